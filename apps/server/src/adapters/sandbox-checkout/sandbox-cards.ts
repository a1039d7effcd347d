/** What a card of the sandbox does. */
export type CardOutcome = 'pays' | 'declines' | 'asks' | 'expires' | 'unknown';

export const SANDBOX_CARDS: { number: string; outcome: Exclude<CardOutcome, 'unknown'>; words: string }[] = [
  { number: '4242 4242 4242 4242', outcome: 'pays', words: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'declines', words: 'is declined' },
  { number: '4000 0025 0000 3155', outcome: 'asks', words: 'asks for a second step' },
  { number: '4000 0000 0000 0069', outcome: 'expires', words: 'lets the checkout expire' },
];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Only the sandbox's own numbers do anything: a real card that is typed here by mistake is not taken and not kept. */
export function outcomeOfCard(number: string): CardOutcome {
  const digits = digitsOf(number);
  return SANDBOX_CARDS.find((card) => digitsOf(card.number) === digits)?.outcome ?? 'unknown';
}
