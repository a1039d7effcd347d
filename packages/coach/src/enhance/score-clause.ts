import clauseWeights from '../../data/enhance/clause-starts.json' with { type: 'json' };
import { clauseFeatures } from './clause-features.ts';
import { GOVERNS, PREPOSITION, UNFINISHED } from './clause-patterns.ts';

const WEIGHTS: Readonly<Record<string, number>> = clauseWeights;
/** Log-odds of a mark before a subject of the list. In texts left out 88 % of all marks found are the writer's too; most others are behind "in the morning" or "if it rains". */
const SURE_BEFORE_ACTOR = 0;
/** The same before a noun. */
const SURE_BEFORE_NOUN = 1.2;
const SURE_BEFORE_BARE_NOUN = 0.6;

/** "The standard I was brought up to": behind a noun with "the" a relative clause is likelier. */
const SURE_BEHIND_NOUN = 1.8;
/** Also a time: "one day", "every week", "this year". */
const MAYBE_TIME = /^(?:one|some|every|each|another|this|that|these|those|no)$/;
const MAYBE_NOW = /^(?:right|just|even|until|till|by|from)$/;

/** "Why don't we": a verb waits. */
const NEGATED = /n't$|^(?:dont|doesnt|didnt|wont|cant|couldnt|wouldnt|isnt|wasnt)$/;

const BARE_NOUN: ReadonlySet<string | undefined> = new Set(['other', 's', 'num', 'time', 'ing']);
const FINITE: ReadonlySet<string | undefined> = new Set(['be', 'verb', 'modal', 'say']);

/** Only before these words a clause can begin without a word that joins it. */
export function mayBeginClause(words: readonly string[], classes: readonly string[], index: number): boolean {
  const [before = '', next = ''] = words.slice(index, index + 2);
  if (GOVERNS.test(before) || UNFINISHED.test(before) || NEGATED.test(before)) return false;
  const kind = classes[index + 1];
  // Without a verb behind it "there" is a slip for "their".
  if (next === 'there' && !FINITE.has(classes[index + 2])) return false;
  if (kind === 'then') return classes[index + 2] === 'act' && !MAYBE_NOW.test(before);
  // "My self" is one word.
  if (kind === 'act' || (kind === 'det' && !MAYBE_TIME.test(next) && words[index + 2] !== 'self')) return true;
  return !PREPOSITION.test(before) && hasBareSubject(classes, index);
}

/** "Waste went down", "second visits were": one or two words without an article before a verb. */
function hasBareSubject(classes: readonly string[], index: number): boolean {
  const [kind, first, second, third] = classes.slice(index, index + 4);
  // "Our new cook said": the word behind an article goes on to its noun.
  if (classes[index - 1] === 'det') return false;
  if (kind === 'det' || kind === 'num' || !BARE_NOUN.has(first) || first === 'ing') return false;
  return FINITE.has(second) || (FINITE.has(third) && BARE_NOUN.has(second) && second !== 'time');
}

/** The log-odds from which on a mark is set. */
export function leastScore(words: readonly string[], classes: readonly string[], index: number): number {
  const kind = classes[index + 1];
  if (kind === 'det') return SURE_BEFORE_NOUN;
  if (kind !== 'act' && kind !== 'then') return SURE_BEFORE_BARE_NOUN;
  return words[index - 1] === 'the' ? SURE_BEHIND_NOUN : SURE_BEFORE_ACTOR;
}

/**
 * How surely a mark belongs behind the word at `index`, the word number `length` of its sentence: log-odds above the least that counts,
 * below 0 where none does. Words are in lower case, `classes` theirs.
 */
export function scoreClause(
  words: readonly string[],
  classes: readonly string[],
  index: number,
  length: number,
): number {
  if (!mayBeginClause(words, classes, index)) return Number.NEGATIVE_INFINITY;
  const features = clauseFeatures(words, classes, index, length);
  const score = features.reduce((sum, feature) => sum + (WEIGHTS[feature] ?? 0), 0);
  return score - leastScore(words, classes, index);
}
