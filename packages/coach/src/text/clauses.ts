import { FUNCTION_WORDS } from './function-words.ts';
import { type Token, tokenize } from './tokens.ts';

/** A stretch of an answer that says one thing. `first` and `last` are token indexes, both included. */
export type Clause = { first: number; last: number };

/** Unpunctuated speech is cut where a speaker would take breath, never below or above these many words. */
const SHORTEST_SPOKEN = 7;
const LONGEST_SPOKEN = 26;
const LONGEST_EVER = 60;
const LONG_SENTENCE = 44;

const OPENERS = new Set(['then', 'however', 'eventually', 'finally', 'afterwards']);
/** After "and", "but" or "so" these begin a new thought. */
const SUBJECTS = new Set(
  `i we they he she it you then the that my our after in this there because i'm i've it's we're also eventually finally when at
  everyone everybody nobody people one if what maybe instead some no yeah let before besides during over while actually another sometimes usually your his her their you're they're he's
  she's that's there's`.split(/\s+/),
);
const TIME_SPANS = new Set(['year', 'summer', 'winter', 'spring', 'fall', 'semester', 'month', 'week', 'night']);
const SENTENCE_END = /[.!?;\n]/;
/** Recognisers end a sentence on these hardly ever; a cut after one would strand a phrase. */
const NO_CUT_AFTER = new Set([
  'the',
  'a',
  'an',
  'of',
  'to',
  'my',
  'our',
  'and',
  'in',
  'for',
  'with',
  'was',
  'were',
  'is',
]);

/** Splits typed text at its sentence ends and raw speech at the words that open a new thought. */
export function splitClauses(text: string, tokens: readonly Token[] = tokenize(text)): Clause[] {
  return splitSentences(text, tokens).flatMap((sentence) =>
    sentence.last - sentence.first + 1 > LONG_SENTENCE ? splitSpoken(tokens, sentence) : [sentence],
  );
}

function splitSentences(text: string, tokens: readonly Token[]): Clause[] {
  const sentences: Clause[] = [];
  let first = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (token === undefined) continue;
    if (next === undefined || SENTENCE_END.test(text.slice(token.end, next.start))) {
      sentences.push({ first, last: index });
      first = index + 1;
    }
  }
  return sentences;
}

function splitSpoken(tokens: readonly Token[], span: Clause): Clause[] {
  const clauses: Clause[] = [];
  let first = span.first;
  for (let index = span.first + 1; index <= span.last; index += 1) {
    const length = index - first;
    const restIsLong = span.last - index + 1 >= 4;
    if (
      restIsLong &&
      ((length >= SHORTEST_SPOKEN && opensThought(tokens, index, first)) || isOverlong(tokens, index, length))
    ) {
      clauses.push({ first, last: index - 1 });
      first = index;
    }
  }
  clauses.push({ first, last: span.last });
  return clauses;
}

function opensThought(tokens: readonly Token[], index: number, first: number): boolean {
  const word = tokens[index]?.word ?? '';
  const before = tokens[index - 1]?.word ?? '';
  if (NO_CUT_AFTER.has(before)) return false;
  const next = nextMeant(tokens, index);
  if (CONJUNCTIONS.has(word)) return SUBJECTS.has(next) && !PAUSES.has(before);
  if (PAUSES.has(word)) return SUBJECTS.has(next) && opensSelf(before, '');
  if (word === "i'm" || word === "i've") return opensSelf(before, tokens[first]?.word ?? '');
  return opensByPhrase(word, next, tokens[index + 2]?.word ?? '');
}

/** "Finally", "as a result", "last summer we": words that open a thought wherever they are. */
function opensByPhrase(word: string, next: string, afterNext: string): boolean {
  switch (word) {
    // Not in "…for six years now and before that…", where it ends a thought.
    case 'now':
      return next !== 'and' && next !== 'but';
    case 'as':
      return next === 'a' && afterNext === 'result';
    case 'in':
      return next === 'the' && afterNext === 'end';
    case 'after':
      return next === 'that';
    case 'last':
      return TIME_SPANS.has(next) && SUBJECTS.has(afterNext);
    default:
      return OPENERS.has(word);
  }
}

const CONJUNCTIONS = new Set(['and', 'but', 'so']);
const PAUSES = new Set(['um', 'uh', 'uhm', 'er', 'erm']);

/** The next word that is no pause: "and um we" opens a thought as "and we" does. */
function nextMeant(tokens: readonly Token[], index: number): string {
  const skipped = tokens.slice(index + 1, index + 4).find((token) => !PAUSES.has(token.word));
  return skipped?.word ?? '';
}

/** "…at the college I'm studying" continues after a noun only when nothing before asks for it. */
function opensSelf(before: string, opening: string): boolean {
  return (
    !FUNCTION_WORDS.has(before) &&
    !LEADS_TO_SELF.test(before) &&
    !/^(when|while|after|before|if|because|in|at|during|last|since|what|how)$/.test(opening)
  );
}
const LEADS_TO_SELF =
  /^(think|guess|know|say|said|hope|feel|believe|realized|realised|thought|sure|mean|told|things|thing|people|place|way)$/;

/** Without an opener a long stretch is cut only where a phrase begins, so that no quote starts or ends inside one. */
function isOverlong(tokens: readonly Token[], index: number, length: number): boolean {
  if (length < LONGEST_SPOKEN) return false;
  return length >= LONGEST_EVER || PHRASE_STARTS.has(tokens[index]?.word ?? '');
}
const PHRASE_STARTS = new Set([
  'and',
  'when',
  'while',
  'after',
  'before',
  'if',
  'until',
  'where',
  'although',
  'because',
  'since',
  'or',
]);
