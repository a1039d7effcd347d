import { describe, expect, it } from 'vitest';
import { withAddressedKinds } from './addressed-kinds.ts';

const kindOf = (text: string, asks = 0.3) =>
  withAddressedKinds([{ text, kind: 'company', asks, shares: [] }]).map(({ kind }) => kind)[0];

describe('sentences that speak to the reader', () => {
  it.each([
    ["You'd be running your own surveys from the first visit to the invoice.", 'duty'],
    ["We'd also like you to look after one of our apprentices.", 'duty'],
    ['We are looking for a chartered surveyor with five years behind them.', 'requirement'],
    ["You'll need a driving licence and a pair of boots.", 'requirement'],
    ["You'll be assessed on the job by our own trainers.", 'company'],
    ['You will receive a bonus at the end of each year.', 'company'],
    ['We are looking for a surveyor to join our office in the harbour.', 'company'],
    ['We have been looking after farms and estates since 1921.', 'company'],
  ])('"%s" is a %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('stay what they are where their own words ask for nothing', () => {
    expect(kindOf("You'd be swimming in cake on Fridays with all of us.", 0.02)).toBe('company');
  });
});
