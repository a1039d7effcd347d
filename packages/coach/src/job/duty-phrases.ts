import { DOUBLED_ING, DUTY_LEADS, DUTY_VERBS, SOFT_VERBS } from '../entities/duty-verbs.ts';
import { GENERIC_WORDS, PHRASE_STOPS } from '../skills/phrase-words.ts';
import type { Token } from '../skills/tokenize.ts';
import { tokenize } from '../skills/tokenize.ts';
import type { JobPhrase } from './job-phrase.ts';
import { toPhrase } from './job-phrase.ts';

const MAX_OBJECT_WORDS = 7;
/** Words behind the "and" of a pair. */
const MAX_PAIR_WORDS = 3;
/** By the forms that `tokenize` compares: it writes "supervise" with a z. */
const BASE_BY_FORM = new Map(
  DUTY_VERBS.flatMap((verb) => [verb, ingForm(verb)].map((form) => [tokenize(form)[0]?.word ?? form, verb])),
);
const ENDS_OBJECT = new Set(['and', 'or']);

function ingForm(verb: string): string {
  if (DOUBLED_ING.has(verb)) return `${verb}${verb.at(-1)}ing`;
  return /[^e]e$/u.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** Whether a word is one of the verbs of duties, as such or with -ing. */
export const isDutyVerbForm = (word: string): boolean => BASE_BY_FORM.has(word);

/** A duty: "draft parliamentary answers", "oversee the delivery of a consultation". A verb and up to five words. */
export function findDutyPhrases(clause: string, tokens: Token[]): JobPhrase[] {
  const phrases: JobPhrase[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isDutyVerb(tokens, index)) continue;
    const objectAt = afterVerbs(tokens, index);
    const last = endOfObject(tokens, objectAt);
    const object = tokens.slice(objectAt, last + 1);
    if (
      isWholeObject(tokens, last) &&
      object.some(({ word }) => !GENERIC_WORDS.has(word) && word.length > 2) &&
      !isCutShort(object)
    ) {
      const verb = BASE_BY_FORM.get(tokens[index]?.word ?? '') ?? '';
      const phrase = toPhrase(clause, tokens.slice(index, last + 1), SOFT_VERBS.has(verb) ? 'soft' : 'hard', 'duty');
      // "Write clearly" says how someone writes.
      if (phrase && /\s/u.test(phrase.text)) phrases.push(phrase);
    }
    index = Math.max(index, last);
  }
  return phrases;
}

/** "Build accessible, fast interfaces": the comma parts the verb from what it is about. */
function isCutShort(object: Token[]): boolean {
  return object.length === 1 && /(?:ible|able|ive|ous|ical|ful)$/u.test(object[0]?.word ?? '');
}

/** A verb at the beginning, after a word that asks for one, or after a comma. "the test" and "project plan" are none. */
function isDutyVerb(tokens: Token[], index: number): boolean {
  const token = tokens[index];
  const previous = tokens[index - 1];
  if (!token || !BASE_BY_FORM.has(token.word)) return false;
  // "In order to" begins no order.
  if (token.word === 'order' && tokens[index + 1]?.word === 'to') return false;
  const isLed =
    previous === undefined || token.gap === 'break' || DUTY_LEADS.has(previous.word) || /ly$/u.test(previous.word);
  const next = tokens[index + 1];
  return isLed && next !== undefined && (next.gap === 'space' || isVerb(tokens[index + 1]));
}

/**
 * An object that continues behind its last word ("unstructured" of "unstructured data from many sources") would be a
 * fragment.
 */
function isWholeObject(tokens: Token[], last: number): boolean {
  const next = tokens[last + 1];
  if (next === undefined || next.gap === 'break') return true;
  return next.word === 'with' || next.word === 'to' || ENDS_OBJECT.has(next.word) || PHRASE_STOPS.has(next.word);
}

const isVerb = (token: Token | undefined) => token !== undefined && BASE_BY_FORM.has(token.word);

/** "assess, plan, implement and evaluate care": the place behind the last of the verbs. */
function afterVerbs(tokens: Token[], first: number): number {
  let index = first + 1;
  for (;;) {
    const token = tokens[index];
    if (token?.gap === 'break' && isVerb(token)) index += 1;
    else if (ENDS_OBJECT.has(token?.word ?? '') && isVerb(tokens[index + 1])) index += 2;
    else return index;
  }
}

function stopsObject({ word, gap }: Token, isFirst: boolean): boolean {
  if (word !== 'with' && word !== 'to') return PHRASE_STOPS.has(word);
  // The "to" of "end-to-end" is part of a word.
  return !isFirst && gap !== 'joint';
}

function endOfObject(tokens: Token[], from: number): number {
  let index = from;
  for (; index < tokens.length && index - from < MAX_OBJECT_WORDS; index += 1) {
    const token = tokens[index];
    if (!token || (index > from && token.gap === 'break')) break;
    if (stopsObject(token, index === from)) break;
    if (ENDS_OBJECT.has(token.word) && !isLastPair(tokens, index)) break;
  }
  return index - 1;
}

/**
 * "accruals and prepayments" or "batch and streaming pipelines" at the end of a clause; "costs and make sure that"
 * begins something new.
 */
function isLastPair(tokens: Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (!next || isVerb(next) || next.gap !== 'space' || PHRASE_STOPS.has(next.word)) return false;
  for (let place = index + 2; place <= index + 1 + MAX_PAIR_WORDS; place += 1) {
    const after = tokens[place];
    if (after === undefined || after.gap === 'break') return true;
    if (PHRASE_STOPS.has(after.word) && after.gap !== 'joint') return true;
    if (ENDS_OBJECT.has(after.word)) return false;
  }
  return false;
}
