import { ASKS_WHAT_ONE_IS } from './answer-terms.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { notedLines } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

const STATE = /\b(?:registered|certified|licen[cs]ed|qualified|accredited|enrolled|chartered|insured)\b/;
const ROOT = 5;
const LONGEST = 24;

/** "Are you registered as a nurse": the line that says as what one is, without a yes that may claim more. Null where none does. */
export function answerRegistered({ question, input }: Part, facts: ResumeFacts): SpokenAnswer | null {
  if (!ASKS_WHAT_ONE_IS.test(question)) return null;
  const root = STATE.exec(question)?.[0].slice(0, ROOT) ?? '';
  if (root === '') return null;
  const lines = [...facts.lines.map(({ text }) => text), ...notedLines(facts, input.resume).map(({ text }) => text)];
  const held = lines.find(
    (text) => new RegExp(`\\b${root}`, 'iu').test(text) && text.split(' ').length <= LONGEST && /\p{Ll}/u.test(text),
  );
  if (held === undefined) return null;
  return {
    paragraph1: `To be exact about that: **${held.replace(/^\p{Lu}{4,}:?\s+(?=\p{Lu})/u, '')}**.`,
    paragraph2: '',
  };
}
