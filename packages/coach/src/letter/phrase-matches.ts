import type { LetterFacts } from './letter-facts.ts';
import type { DemandMatch } from './match-demands.ts';
import { withPoints } from './point-text.ts';

/** Each demand in the words of the advertisement, and below it the lines that show it, with the employer where one is known. */
export function phraseMatches(matches: readonly DemandMatch[], { places }: LetterFacts, opening: string): string {
  const blocks = matches.map(({ quote, lines }) =>
    withPoints(
      `“${quote.charAt(0).toUpperCase()}${quote.slice(1)}”:`,
      lines.map(({ line, placeIndex }) => {
        const employer = placeIndex === undefined ? '' : (places[placeIndex]?.employer ?? '');
        return employer === '' ? line : `${line} (${employer})`;
      }),
    ),
  );
  return [opening, ...blocks].join('\n');
}
