import { contentStems } from '../text/content-stems.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { bareVerbs, isKnownVerb, isShortDuty, verbOfGerund } from './bare-verbs.ts';
import { isPlainVerb } from './phrase-duty.ts';
import { withArticle } from './say-duty.ts';

/** As much as is understood at once in a separate sentence. */
const MOST_WORDS = 16;
const FEWEST_WORDS = 3;
const FEWEST_STEMS = 2;
/** What may go from the end, the latest place first, until the rest is short enough. */
const CLAUSE_ENDS = joinPattern(
  'giu',
  String.raw`,?\s+(?:and|but|or)\s+(?=(?:when|if|where|while|then|also|sometimes|occasionally)\b)|,?\s+(?:so that|because|which|who|although|though|whenever|as well as)\s`,
  String.raw`|,\s+(?:(?:and|or|but)\s+)?(?=\p{Ll}+\s)|\s+and\s+(?=\p{Ll}+\s+(?:the|an?|our|any|all|each|every|their)\s)`,
);
/** These add nothing to the question. */
const ASIDES = joinPattern(
  'giu',
  String.raw`,?(?<!\s)\s+(?:as|where|when|if|whenever) (?:needed|required|necessary|appropriate|possible|requested|directed|assigned|applicable|instructed|relevant)(?=,|\s|$)`,
  String.raw`|,?(?<!\s)\s+(?:such as|including|e\.g\.|for example|incl\.?)\s.*$|,?(?<!\s)\s+and (?:so on|more|the like|much more)$|,?(?<!\s)\s+from time to time(?=,|\s|$)`,
  String.raw`|,?(?<!\s)\s+and (?:document|record|report) (?:the )?same$|,?(?<!\s)\s+a lot of (?:it|them)(?=,|\s|$)|\s(?:at (?:least|most|first)|first thing|on the side|if need be)$`,
  String.raw`|,\s+in person\b.*$|,? and (?:once|twice) an? \p{L}+ .*$|(?<=^(?:visit|meet|see|call on|prepare|train|make|write|do)) some(?= )`,
  String.raw`|,\s+(?:about|approx\.?|approximately|roughly|around|up to|at least|once|twice|three times|sometimes|also|usually|often|mostly|typically`,
  String.raw`|shift by shift|day by day|not on)\s?[^,]*$`,
  String.raw`|,?(?<!\s)\s+(?:in|from|until|by|during|since)?\s?(?:(?:early|late|mid) )?(?:January|February|March|April|May|June|July|August|September|October|November`,
  '|December)(?:(?: to|-|–| and| until) (?:January|February|March|April|May|June|July|August|September|October|November|December))?$',
  String.raw`|,?(?<!\s)\s+(?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:mornings?|afternoons?|evenings?|nights?))?$|,?(?<!\s)\s+on (?:her|his|their) days off.*$`,
);
const POINTS_BACK = joinPattern(
  'iu',
  String.raw`^\p{Ll}+ of\b|^(?:\p{Ll}+,? (?:and )?)?\p{Ll}+ (?:it|them|this|these|those|that|he|she|they)\b|\b(?:we|I|us|you|me|my)\b`,
  String.raw`|^\p{Ll}+ (?:so|what|whatever|there)\b|\b(?:same|former|latter)$|\bthe ones?\b|\bwhat (?:looks?|seems?|fails?|went)\b`,
);
/** Where one is and for how long says no work, and a target none either; "what they want" does not say who. */
const NO_WORK = joinPattern(
  'iu',
  String.raw`^\p{Ll}+ as an? |^(?:stay|remain|sit|spend|stand|live|wait|start|finish|lead from|reach for|rely on)\b|^\p{Ll}+(?: out| up)? (?:what|how|where|whether|if|when) they\b`,
  '|^(?:achieve|meet|reach|hit|complete|maintain) (?:an? |the )?(?:minimum|maximum|average|daily|weekly|monthly|sales)? ?(?:targets?|quotas?|accuracy',
  String.raw`|quality standards?|of \d)|\bminimum of \d`,
);
/** A sentence of another kind, or a remark. */
const NO_WORDING =
  /[:;"“”()[\]{}!?]|\s[-–—]\s|\.\s|\b(?:is|are|was|were|will|has|had|don't|doesn't|isn't|can't|won't)\b|\betc\b/iu;
const SUBORDINATE = / (?:that|which|who|why|how|what|whether|if|when|where) [^:;"“”()[\]{}!?]*$/u;
/** Nothing can end like this. */
const LOOSE_END =
  /(?:^|\s)(?:and|or|but|the|an?|of|to|for|with|in|on|at|by|from|as|our|their|its|both|all|any|each|every|per|up|that|which|not|into|via|new|two|three|four|some|most|more)$/iu;
const ADJECTIVE_END = /(?:ive|ful|ous|able|ible|less|ly|-\p{L}+ed|[^s]ic|[^ru]al)$/iu;

/**
 * A duty in the advertisement's own words, fit to follow "In this job you would": a cut to a few words loses the numbers, the means and the rules that make
 * it this job. Undefined where it is too long, is not whole or does not surely begin with a verb.
 */
export function ownWording(duty: string, isTold: boolean): string | undefined {
  const bare = bareVerbs(duty.replace(/ & /gu, ' and '), isTold);
  // "Explain why two figures differ" has a subordinate sentence.
  if (bare === undefined || NO_WORDING.test(bare.replace(SUBORDINATE, ''))) return undefined;
  const said = fitting(
    withoutOtherForm(
      withoutLooseRow(
        bare
          .replace(ASIDES, '')
          .replace(FOR_NUMBER, '')
          .replace(/[\s.,]+$/u, ''),
      ),
    ),
    bare,
  );
  if (said === undefined || NO_WORK.test(said) || POINTS_BACK.test(said) || LOOSE_END.test(said)) return undefined;
  return isWhole(said) && !hasVerbAlone(said) ? withArticle(said) : undefined;
}

/** "Run payroll for 14". */
const FOR_NUMBER = / for (?:about |around |over )?\d{1,5}[.,\s]*$/u;
/** "Mix grout and mortar, wet the joints and walls": another verb behind a comma alone begins another piece of work. */
function withoutLooseRow(text: string): string {
  const [tail = '', word = '', rest = ''] = /, (\p{Ll}+) ([^,]+)$/u.exec(text) ?? [];
  const before = text.slice(0, text.length - tail.length);
  // Behind "and" the list has ended.
  const isBehindEnd = / and /u.test(before) && !/ (?:and|or) /u.test(rest);
  if (
    tail !== '' &&
    isBehindEnd &&
    !FUNCTION_WORDS.has(word) &&
    !OPENS_PHRASE.test(tail.slice(2)) &&
    !/,/u.test(before)
  )
    return before;
  const isRow = / and (\p{Ll}+) /u.test(before) || / and /u.test(rest);
  const hasVerb =
    (isKnownVerb(word) || /^(?:note|enrol|log|label|sign|count)$/u.test(word)) &&
    !/[^s]s$/u.test(word) &&
    rest.split(' ').length >= FEWEST_BEHIND;
  const joined = / and (\p{Ll}+)/u.exec(rest)?.[1] ?? '';
  return tail !== '' && isRow && hasVerb && !isKnownVerb(joined) && !/,/u.test(before) ? before : text;
}
const FEWEST_BEHIND = 2;

/** Cut where a clause or an item begins, until it can be listened to. */
function fitting(text: string, whole: string): string | undefined {
  if (countWords(text) <= MOST_WORDS) return withLastVerb(text);
  const ends = [...text.matchAll(CLAUSE_ENDS)].map(({ index }) => text.slice(0, index)).reverse();
  const short = ends.find((end) => countWords(end) <= MOST_WORDS && isWhole(end) && !isOpenList(end, whole));
  return short === undefined ? undefined : withLastAnd(short);
}

/** "Fit doors, windows" and "a safe, calm": the last item of a list is wanting, or its noun. */
function isOpenList(end: string, whole: string): boolean {
  const last = end.split(/\s+/u).at(-1) ?? '';
  return whole.startsWith(`${end},`) && ADJECTIVE_END.test(last);
}

/** "Spot fraud, alert the desk" as "spot fraud and alert the desk", "file returns, deeds" as "file returns and deeds". */
function withLastVerb(text: string): string {
  const comma = text.indexOf(', ');
  if (comma < 0 || / (?:and|or) /u.test(text.slice(comma))) return text;
  const [, last = ''] = /, ([^,]+)$/u.exec(text) ?? [];
  const [word = ''] = last.split(' ');
  const isItem = last.split(' ').length <= MOST_OF_ITEM && !OPENS_PHRASE.test(last) && !FUNCTION_WORDS.has(word);
  return isItem || isKnownVerb(word) ? text.replace(/, ([^,]+)$/u, ' and $1') : text;
}
const MOST_OF_ITEM = 2;
/** Manner, place or time behind a comma is no item. */
const OPENS_PHRASE = /^(?:sometimes|often|also|usually|every|each|not|without|\p{L}+ly|\p{L}+ed|\p{L}+ing)\b/u;

/** "Order paint, timber" as "order paint and timber". */
const withLastAnd = (text: string): string =>
  /\s(?:and|or)\s/u.test(text) ? text : text.replace(/, ([^,]+)$/u, ' and $1');

/** "Prepare tenants for hearings and going along" has two forms of a verb; "oversee repairs and testing" has none. */
function withoutOtherForm(text: string): string {
  const [cut = '', gerund = ''] = /,? and (\p{Ll}+ing) .+$/u.exec(text) ?? [];
  const before = cut === '' ? text : text.slice(0, -cut.length);
  const isVerb = verbOfGerund(gerund) !== undefined && !/\p{L}ing\b/u.test(before);
  return cut !== '' && (isVerb || PARTICLE_END.test(cut)) ? before : text;
}
const PARTICLE_END = /ing (?:along|out|up|in|on|off|over|with \p{L}+)$/u;

/** "Butcher fish, cure": a verb without its object. */
const hasVerbAlone = (text: string): boolean => {
  const [, last = ''] = /, (\p{Ll}+)$/u.exec(text) ?? [];
  return last !== '' && isPlainVerb(last);
};

function isWhole(text: string): boolean {
  const [first = ''] = text.split(/[\s,]/u);
  const isRow = text.split(/,? and |, /u).every((word) => isKnownVerb(word));
  return (
    !isRow &&
    first !== '' &&
    (countWords(text) >= FEWEST_WORDS || isShortDuty(text)) &&
    contentStems(text).length >= FEWEST_STEMS &&
    !LOOSE_END.test(text)
  );
}

const countWords = (text: string): number => text.split(/\s+/u).length;
