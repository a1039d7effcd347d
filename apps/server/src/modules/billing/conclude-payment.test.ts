import type { PaymentEventType } from '@greenroom/contract/billing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concludePayment } from './conclude-payment.ts';

const PRICE_CENTS = 999;
const types: PaymentEventType[] = ['charged', 'paid', 'failed', 'expired', 'refunded', 'disputed'];
const said = fc.record({
  type: fc.constantFrom(...types),
  amountCents: fc.constantFrom(PRICE_CENTS, 1, null),
  receiptUrl: fc.constantFrom(null, 'https://pay.example/1', 'https://pay.example/2'),
});
const say = (...kinds: PaymentEventType[]) =>
  kinds.map((type) => ({ type, amountCents: PRICE_CENTS, receiptUrl: 'https://pay.example/1' }));

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
    [['paid', 'disputed'], 'disputed'],
    [['disputed', 'refunded', 'paid'], 'refunded'],
    [['refunded'], 'refunded'],
  ])('after %o is %s', (kinds, state) => {
    expect(concludePayment(PRICE_CENTS, say(...kinds)).state).toBe(state);
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
