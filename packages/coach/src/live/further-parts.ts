import { isShown } from './answer-experience.ts';
import { coreOf } from './asked-core.ts';
import { asksWhether } from './asks-whether.ts';
import { firstOfFollowUp, withoutGaps } from './follow-ups.ts';
import { heardWords } from './question-words.ts';
import { rankForPart } from './rank-part.ts';
import { heardIn, type Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import { wasTold } from './told-lines.ts';
import { isToolName } from './tool-names.ts';

/** "It was [the number]" says nothing yet. */
const WORDS_OF_ANSWER = 4;
const PLAIN_NO = /^Not? \*\*/u;
/** Short, but all that can be said of it. */
const SAYS_TERM = /^(?:My notice is|I could start on)/u;
export const saysTerm = (text: string): boolean => SAYS_TERM.test(text);

/** True if a paragraph says something beside its gaps. */
export const saysSomething = (text: string): boolean =>
  PLAIN_NO.test(text) || SAYS_TERM.test(text) || (withoutGaps(text).match(/\p{L}+/gu) ?? []).length >= WORDS_OF_ANSWER;

/** A further part of a doubtful kind: the line that has a word of it and was not told yet, else what only the person knows. */
export function sayAskedOn(part: Part, said: readonly string[]): string {
  const toldHere = heardWords(withoutGaps(said.join(' ')));
  const ranked = part.facts === null ? [] : rankForPart(part, part.facts);
  const named = ranked.find(({ fact, shared }) => shared > 0 && !wasTold(fact, toldHere));
  const isNear = named !== undefined && (named.similarity >= NEAR_PART || named.shared > 1 || named.fit >= NEAR_PART);
  return isNear ? phraseFact(named.fact) : firstOfFollowUp(part.question);
}
const NEAR_PART = 0.3;

/** A further part that names nothing: it asks on about the answer to the first. */
export const onlyAsksOn = (part: Part): boolean =>
  part.kind === 'general' || (part.kind === 'experience' && !asksAfterOwn(part)) || isDoubtful(part);
const isDoubtful = ({ kind, kinds: [first], vectors }: Part): boolean =>
  vectors.size > 0 && !CERTAIN.has(kind) && (first?.probability ?? 0) < SURE_OF_KIND;
const SURE_OF_KIND = 0.5;
/** Found by a name, or of a short and open answer. */
const CERTAIN = new Set([
  'experience',
  'terms',
  'own-job',
  'your-questions',
  'leaving',
  'why-here',
  'closing',
  'before',
]);

/** Whether the thing asked about is on the resume, or is a name that can be denied. An ordinary noun ("figures") is neither. */
export const namesSkill = ({ skills, input }: Part, facts: ResumeFacts): boolean =>
  skills[0] !== undefined && (isShown(skills.slice(0, 1), facts) || isToolName(skills[0], heardIn(input)));

/** A further part that names another skill. */
export const asksAfterOwn = (part: Part): boolean =>
  part.kind === 'experience' &&
  part.facts !== null &&
  (namesSkill(part, part.facts) ||
    coreOf(part.question) !== '' ||
    (part.skills.length > 0 && asksWhether(part.question)));
