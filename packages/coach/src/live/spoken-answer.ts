import { deedOf } from './say-fact.ts';

/** At most three short paragraphs to say aloud; `**bold**` marks the words to hold on to, `[…]` what only the person knows. */
export type SpokenAnswer = { paragraph1: string; paragraph2: string; paragraph3?: string };

const PARAGRAPH_CHARS = 2000;
/** "What I have there: Wrote the induction" is said as a deed. */
const LISTED_DEED =
  /^What I (?:have|can say) there: \*\*(\p{Lu}\p{Ll}+ed .+|(?:Wrote|Led|Ran|Built|Set up|Made|Taught) .+)\*\*\.$/u;
function asDeed(text: string): string {
  const deed = deedOf(LISTED_DEED.exec(text)?.[1] ?? '');
  return deed === undefined || deed === '' ? text : `I ${deed}.`;
}

/** What one has not used, in a whole sentence. */
const NOT_USED = /^Not (?:the )?\*\*/u;
/** Without empty paragraphs, none longer than what is sent. */
export const tidy = (answer: SpokenAnswer): SpokenAnswer => {
  const [paragraph1 = '', paragraph2 = '', paragraph3] = [answer.paragraph1, answer.paragraph2, answer.paragraph3 ?? '']
    .filter((text) => text !== '')
    .map((text) => asDeed(text).replace(NOT_USED, "I haven't worked with **").slice(0, PARAGRAPH_CHARS));
  return paragraph3 === undefined ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };
};
