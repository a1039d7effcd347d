import { joinPattern } from '../text/join-pattern.ts';
import type { Candidate } from './candidate.ts';
import { QUESTION_FRAMES } from './question-frames.ts';

/** Said of the whole trade: "no experience needed", "you don't need to have done this before", "we train from scratch". */
const NO_EXPERIENCE = joinPattern(
  'iu',
  String.raw`\b(?:no|without|(?:don't|do not|doesn't|does not|needn't|won't|will not) (?:need|have to have|require|matter)) (?:any |much |previous |prior |relevant |direct |specific )*experience\b`,
  String.raw`(?! (?:of|with|in) \p{Lu})|\bexperience (?:is |will be |in \p{Ll}+ |of \p{Ll}+ )*(?:not|isn't|by no means|never) (?:\p{Ll}+ )?(?:needed|necessary|required|essential|expected|a must)\b`,
  String.raw`|\b(?:don't|do not|needn't) (?:need to |have to )?have (?:done|worked|cleaned|driven|cooked|sold|cared) \b`,
  String.raw`|\b(?:train you from scratch|teach you from scratch|from scratch, (?:we|so)|never done (?:it|this)`,
  String.raw`|school leavers?|your first job|first-time jobseekers?)\b`,
);
const LEARNER = /\b(?:trainee|apprentice(?:ship)?|school leaver|entry[- ]level|work experience placement)\b/iu;
const READ_CHARACTERS = 8000;

/** True if the advertisement is for somebody who has never done such work. */
export const isOpenToNew = (description: string, title: string): boolean =>
  (description !== '' && LEARNER.test(title)) ||
  NO_EXPERIENCE.test(description.slice(0, READ_CHARACTERS).replace(/’/gu, "'"));

const { duty, afterSituation, thing, work, caution } = QUESTION_FRAMES;
/** How somebody would do it, and what must not happen: both can be thought out. */
const CAN_BE_THOUGHT_OUT: ReadonlySet<string> = new Set([
  ...duty.flatMap(({ isFuture, text }) => (isFuture ? [text] : [])),
  ...afterSituation.flatMap(({ type, ask }) => (type === 'Technical' ? [ask] : [])),
  ...[...thing, ...work, ...caution].flatMap(({ text }) => (/\bwould\b/u.test(text) ? [text] : [])),
]);
/** What one has done elsewhere counts. */
const NEAR_ENOUGH = /\b(?:closest|similar|elsewhere|outside one|learn)\b/u;
const FROM_ELSEWHERE = /\b(?:elsewhere|outside one|anything like it)\b/u;
const NAMES_EXPERIENCE = /\b(?:experience|so far|over time|earlier job)\b/u;

/** True if somebody can answer a question: new to the work, or somebody with experience of it. */
export const suitsReader = (candidate: Candidate, isNew: boolean): boolean =>
  isNew ? suitsNew(candidate) : !FROM_ELSEWHERE.test(candidate.stem ?? '');

function suitsNew({ type, source, stem, text, isWhole }: Candidate): boolean {
  if (source === 'general') return !NAMES_EXPERIENCE.test(text);
  if (source === 'bank') return false;
  if (isWhole) return type === 'Technical' && /\b(?:would|do you)\b/u.test(text);
  if (stem === undefined) return true;
  return CAN_BE_THOUGHT_OUT.has(stem) && (type === 'Technical' || NEAR_ENOUGH.test(stem));
}
