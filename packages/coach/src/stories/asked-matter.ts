import { joinPattern } from '../text/join-pattern.ts';

/** How a question begins, before what it asks for. With it "a time you led" and "a time you failed" look alike. */
const LEAD = joinPattern(
  'i',
  '^(?:(?:so|and|okay|well|now|can|could|would|you|please)[\\s,]+)*(?:(?:tell|talk|walk|take) (?:me|us) (?:about|through)|describe',
  '|(?:give|share)(?: (?:me|us))?|have you ever|how did you|when did you|what(?: have| did) you)\\s+',
);
const FRAME = joinPattern(
  'i',
  '^(?:an?|any|one|some|the last) (?:recent |specific )?(?:time|situation|occasion|example|instance|moment)(?: of)?(?: an?(?: time)?)?',
  '(?: (?:when|where|that|in which|of))?\\s*',
);
const SUBJECT = /^(?:a time )?(?:when )?you(?:'ve| have|'d| had to| had)?\s+/i;
/** "… and how you handled it": asked of any story. */
const REQUEST = joinPattern(
  'i',
  '[,.]?\\s*(?:\\band\\b\\s*)?\\b(?:how|what) (?:(?:did )?you (?:did|do|handled?|dealt|deal|solved?|learned|learn|fixed|fix|settled?)',
  '|happened|it ended)\\b.*$',
);

/** What a question asks to be told, without its frame: "Tell me about a time you led a team." is "led a team". */
export function findAskedMatter(question: string): string {
  const matter = question
    .replace(/[?.!]+\s*$/, '')
    .replace(REQUEST, '')
    .replace(LEAD, '')
    .replace(FRAME, '')
    .replace(SUBJECT, '')
    .trim();
  return matter === '' ? question : matter;
}
