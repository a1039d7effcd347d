import { isTitle } from '../entities/classify-part.ts';
import { isHumanLanguage } from '../skills/human-languages.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { articleClass, tokensOf } from '../text/article-features.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { articleChances, indefinite } from '../text/missing-articles.ts';
import { SIGNS } from './mend-told.ts';
import { BEFORE_THING } from './tell-deed-patterns.ts';
import type { ToldDeed } from './told-deed.ts';
import { isBaseVerb, isLikelyVerb, isPastForm, withoutThirdPerson } from './verb-first.ts';

const FEWEST_WORDS = 3;
const LONGEST = 24;
const LONGEST_NAME = 6;
const LONGEST_ITEM = 5;
const PART_END = /,\s+(?![^()]*\))/u;
/** A clause, a person or a doubt: no thing that work consists of. */
const NO_THING = joinPattern(
  'iu',
  String.raw`\b(?:is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|will|would|I|we|my|our|me|us|you|your|they|it|he|she|his|her|their|who|which|that|because|if`,
  '|when|where|while|but|not|no|none|never|only|fell|rose|went|came|got|gave|took|won|became|first|then|later|now|still|yet|part time|full time|part-time|full-time',
  String.raw`|degree|studies|award|prize|perfect|employee of|best|passed|finished|closed)\b|[!?•|"“→:]|\.\s`,
);
const NO_START = joinPattern(
  'iu',
  '^(?:alone|first|last|years?|second|third|up|about|around|over|more|most|all|each|every|any|some|other|after|during|before|since|until|in|on|at|from|for|by|with|to|of|as|and|or|also',
  String.raw`|part|full|good|able|happy|own|left|worked|evenings?|weekends?|nights?|days|mornings?|summers?|fluent|own|named|one|two|three`,
  String.raw`|lead|led|trained|cross|sometimes|often|occasionally|always|usually|promoted)\b`,
);
const PREPOSITION =
  /\s(?:of|on|in|for|with|at|to|from|by|per|between|under|within|across|through|before|after|during|since)\s/u;
/** Things in the plural, or what is done, need no article. */
const NEEDS_NONE =
  /(?:[^\P{L}su'’i]s|(?<!meet)ing|(?<!\b(?:sta|sec|posi))tion|sion|ment|ance|ence|care|work|sis|control|maintenance|paperwork|stock|equipment|training|support|software|payroll|data|compliance)$/iu;
const DETERMINED = /^(?:the|an?|both|two|three|four|five|six|seven|eight|nine|ten|\d[\d.,]*)\s/iu;
/** "Upgrade of 21 km of the coast road: culverts, one bridge": a label of five words or more names the work. */
const LABEL = /^((?:[^\s:]+ ){4,14}[^\s:]+): .*$/u;
/** "about 160 test cases", "with a second check", "desk of roughly 120 files" say more of the thing before. */
const MORE = joinPattern(
  'iu',
  String.raw`^(?:about|around|roughly|some|on average|(?:one|two|three|four|five|six) \p{Ll}+ a|up to|over|nearly|approx\.?|usually|mostly`,
  String.raw`|every|each|once|twice|with|including|incl\.?|for|in|on|at|from|to|across|by)\s`,
);
const DESK = /^(?:desk|caseload|team|territory|portfolio) of /iu;

/** A note that names a thing or an activity ("Design of conveyors up to 24 m, about ten a year") as what follows "my work includes", with the article it lacks; undefined for others. */
export function tellThing(line: string): ToldDeed | undefined {
  const [head = ''] = line
    .trim()
    .replace(/[\s.;,:]+$/u, '')
    .replace(/(?<=[\p{L}\d]) \/ (?=[\p{L}\d])/gu, '/')
    .replace(LABEL, '$1')
    .split(/;\s+/u);
  const [first = '', ...rest] = head.split(PART_END);
  // "two associates and, on Thursdays, a dentist" is no list
  if (!isThing(first) || SIGNS.test(head) || /\b(?:and|or),/u.test(head)) return undefined;
  const behind = furtherParts(rest);
  const named = withArticle(first.charAt(0) === first.charAt(0).toUpperCase() ? lowered(first) : first);
  return behind === undefined ? undefined : { kind: 'work', text: named + behind };
}

/** What comes behind the thing: more of it, or a list of further things; all of it, or up to where it is something else. */
function furtherParts(parts: readonly string[]): string | undefined {
  const isItem = (part: string) =>
    part.split(' ').length <= LONGEST_ITEM &&
    !/\d/u.test(part) &&
    !NO_THING.test(part) &&
    !isPastForm(part.split(' ')[0] ?? '') &&
    !hasParticiple(part);
  if (parts.length > 0 && parts.every((part) => isItem(part.replace(/^and /u, '')) && !MORE.test(part))) {
    const [last = '', ...before] = parts.map((part) => withArticle(part.replace(/^and /u, ''))).reverse();
    return [...before.reverse().map((part) => `, ${part}`), ` and ${last}`].join('');
  }
  const end = parts.findIndex(
    (part) => !(MORE.test(part) || DESK.test(part)) || NO_THING.test(part) || hasParticiple(part),
  );
  const kept = end < 0 ? parts : parts.slice(0, end);
  return kept.map((part) => `, ${DESK.test(part) ? `a ${lowered(part)}` : part}`).join('');
}

function isThing(text: string): boolean {
  const words = text.split(/\s+/u);
  const [first = '', second = ''] = words.map((word) => word.toLowerCase().replace(/[,;:]$/u, ''));
  const name = nameOf(text);
  const verb = first.replace(/^(?:co|re)-/u, '');
  const isVerb =
    // "Fixed asset ledger" and "Mixed day shifts" name things.
    (isPastForm(first) && !(DESCRIBES.test(first) && !BEFORE_THING.test(second))) ||
    isPastForm(second) ||
    withoutThirdPerson(first) !== undefined ||
    (isLikelyVerb(verb) && second !== 'of') ||
    (isBaseVerb(verb) && !/^(?:of|for|in|on|with|at|and)$/u.test(second));
  return (
    words.length >= FEWEST_WORDS &&
    words.length <= LONGEST &&
    /^\p{L}/u.test(text) &&
    text.split('(').length === text.split(')').length &&
    !NO_THING.test(text.replace(/\([^()]*\)/gu, ' ')) &&
    !NO_START.test(text) &&
    !isVerb &&
    (PREPOSITION.test(text) || NEEDS_NONE.test(name)) &&
    name.split(' ').length <= LONGEST_NAME &&
    // "Score for arrival 8.1" is no thing but a figure, and a title no work.
    !/\d[\d.,]*\s?%?$/u.test(name) &&
    !/(?<!\bsince (?:\p{L}+)?)\s\d[\d.,]*(?: ?%)?(?=$| (?:in|on|at|to) \d)/u.test(text) &&
    !PLACE_OR_DOER.test(name) &&
    !isTitle(name) &&
    !isTitle(name.split(' ').at(-1) ?? '') &&
    !hasParticiple(name) &&
    !words.some(isHumanLanguage)
  );
}

/** Of a thing more often than of what was done. */
const DESCRIBES = /^(?:fixed|mixed|combined|integrated|automated)$/u;
/** Where one worked, or what one was. */
export const PLACE_OR_DOER = joinPattern(
  'iu',
  String.raw`\b(?:ward|clinic|unit|department|desk|depot|branch|sites?|town|city|village|agency|locations?|team|crew`,
  '|users?|aider|marshal|member|practice|files?|school|classes|end|(?:care|nursing|council-run) home|home|hospital|hotel|garage|warehouse)$',
);

/** "leak test passed", "venepuncture certified" */
const hasParticiple = (text: string): boolean =>
  /\s\p{L}{3,}(?:ed|wn|ught)(?=$| (?:on|in|at|after|before)\b)/u.test(text);

/** "My work includes" */
const LEAD_WORDS = 3;
/** One of several that were made. */
const MADE = /\b(?:app|site|website|tool|script|game|prototype|dashboard|spreadsheet)$/iu;
/** Where "a" is so many times as probable as "the". */
const SURELY = 2;

const nameOf = (text: string): string => (text.replace(/\s*\([^()]*\)/gu, '').split(PREPOSITION)[0] ?? '').trim();

function withArticle(thing: string): string {
  const name = nameOf(thing);
  const isNone = DETERMINED.test(thing) || NEEDS_NONE.test(name) || /^\p{Lu}{2,}s\b/u.test(name);
  if (isNone) return thing;
  const words = tokensOf(`My work includes ${thing}`).flatMap(({ text }) => (articleClass(text) === 0 ? [text] : []));
  const { a, the } = articleChances(words, LEAD_WORDS);
  return MADE.test(name) || a > SURELY * the ? `${indefinite(thing)} ${thing}` : `the ${thing}`;
}

/** "Python script" keeps its name. */
const isNamed = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+\p{Lu}/u.test(text) || getSkillLexicon().skills.get(text.split(' ')[0] ?? '')?.isTechnical === true;

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !isNamed(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
