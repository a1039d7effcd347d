import type { PaymentEventType } from '@greenroom/contract/billing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concludePayment } from './conclude-payment.ts';

const PRICE_CENTS = 999;
const types: PaymentEventType[] = [
  'charged',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'refunded',
  'disputed',
  'reinstated',
];
const at = (second: number) => new Date(second * 1000);
const said = fc.record({
  type: fc.constantFrom(...types),
  amountCents: fc.constantFrom(PRICE_CENTS, 1, null),
  receiptUrl: fc.constantFrom(null, 'https://pay.example/1', 'https://pay.example/2'),
  disputeId: fc.constantFrom(null, 'dp_1', 'dp_2'),
  happenedAt: fc.integer({ min: 0, max: 3 }).map(at),
});
const say = (...kinds: PaymentEventType[]) =>
  kinds.map((type) => ({
    type,
    amountCents: PRICE_CENTS,
    receiptUrl: 'https://pay.example/1',
    disputeId: null,
    happenedAt: at(0),
  }));
type Turn = ['disputed' | 'reinstated', string, number];
/** A payment with the events of its disputes: type, dispute, second. */
const sayPaidAnd = (...turns: Turn[]) => [
  ...say('paid'),
  ...turns.flatMap(([type, disputeId, second]) =>
    say(type).map((event) => ({ ...event, disputeId, happenedAt: at(second) })),
  ),
];

describe('what a payment has come to', () => {
  it('is the same for every order and repetition of what was said', () => {
    const told = fc.array(said, { maxLength: 8 }).chain((events) =>
      fc.record({
        events: fc.constant(events),
        shuffled: fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
      }),
    );
    fc.assert(
      fc.property(told, ({ events, shuffled }) => {
        expect(concludePayment(PRICE_CENTS, shuffled)).toEqual(concludePayment(PRICE_CENTS, events));
      }),
    );
  });

  it.each<[PaymentEventType[], string]>([
    [[], 'pending'],
    [['charged'], 'pending'],
    [['expired'], 'expired'],
    [['expired', 'failed'], 'failed'],
    [['failed', 'paid'], 'paid'],
    [['expired', 'paid'], 'paid'],
    [['cancelled'], 'cancelled'],
    [['expired', 'cancelled'], 'cancelled'],
    [['cancelled', 'paid'], 'paid'],
    [['paid', 'disputed'], 'disputed'],
    [['disputed', 'refunded', 'paid'], 'refunded'],
    [['refunded'], 'refunded'],
  ])('after %o is %s', (kinds, state) => {
    expect(concludePayment(PRICE_CENTS, say(...kinds)).state).toBe(state);
  });

  it.each<[string, Turn[], string]>([
    ['opened', [['disputed', 'dp_1', 1]], 'disputed'],
    [
      'won',
      [
        ['disputed', 'dp_1', 1],
        ['reinstated', 'dp_1', 2],
      ],
      'paid',
    ],
    [
      'won, told backwards',
      [
        ['reinstated', 'dp_1', 2],
        ['disputed', 'dp_1', 1],
      ],
      'paid',
    ],
    [
      'won within the second in which it was opened',
      [
        ['disputed', 'dp_1', 1],
        ['reinstated', 'dp_1', 1],
      ],
      'paid',
    ],
    [
      'lost',
      [
        ['disputed', 'dp_1', 1],
        ['disputed', 'dp_1', 2],
      ],
      'disputed',
    ],
    [
      'lost and won on appeal',
      [
        ['disputed', 'dp_1', 1],
        ['disputed', 'dp_1', 2],
        ['reinstated', 'dp_1', 3],
      ],
      'paid',
    ],
    [
      'won and lost after all',
      [
        ['disputed', 'dp_1', 1],
        ['reinstated', 'dp_1', 2],
        ['disputed', 'dp_1', 3],
      ],
      'disputed',
    ],
    [
      'won while another stands',
      [
        ['disputed', 'dp_1', 1],
        ['disputed', 'dp_2', 1],
        ['reinstated', 'dp_2', 2],
      ],
      'disputed',
    ],
    [
      'followed by another after it was won',
      [
        ['disputed', 'dp_1', 1],
        ['reinstated', 'dp_1', 2],
        ['disputed', 'dp_2', 3],
      ],
      'disputed',
    ],
    ['won without having been heard of', [['reinstated', 'dp_1', 2]], 'paid'],
  ])('with a dispute that is %s: %o', (_what, turns, state) => {
    const conclusion = concludePayment(PRICE_CENTS, sayPaidAnd(...turns));
    expect(conclusion).toMatchObject({ state, isPaid: true, isReversed: state === 'disputed' });
  });

  it('stays refunded whatever becomes of a dispute', () => {
    const dispute: Turn[] = [
      ['disputed', 'dp_1', 1],
      ['reinstated', 'dp_1', 2],
    ];
    const conclusion = concludePayment(PRICE_CENTS, [...sayPaidAnd(...dispute), ...say('refunded')]);
    expect(conclusion).toMatchObject({ state: 'refunded', isReversed: true });
  });

  it('is nothing when another amount was paid', () => {
    const [paid] = say('paid');
    const conclusion = concludePayment(PRICE_CENTS + 1, paid ? [paid] : []);
    expect(conclusion).toEqual({ state: 'pending', isPaid: false, isReversed: false, receiptUrl: null });
  });

  it('has a receipt only when money was moved', () => {
    expect(concludePayment(PRICE_CENTS, say('charged', 'expired')).receiptUrl).toBeNull();
    expect(concludePayment(PRICE_CENTS, say('failed')).receiptUrl).toBeNull();
    expect(concludePayment(PRICE_CENTS, say('charged', 'paid')).receiptUrl).toBe('https://pay.example/1');
    expect(concludePayment(PRICE_CENTS, say('refunded')).receiptUrl).toBe('https://pay.example/1');
  });
});
