import { isHumanLanguage } from '../skills/human-languages.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { withArticle } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';
import { SIGNS } from './mend-told.ts';
import { PLACE_OR_DOER } from './tell-thing.ts';
import type { ToldDeed } from './told-deed.ts';
import { isBaseVerb, isPastForm, withoutThirdPerson } from './verb-first.ts';

const FEWEST_WORDS = 3;
const LONGEST = 24;
const LONGEST_PART = 9;
/** A clause, a person, a date, a joke or a rating: no list of things that work consists of. */
const NO_NOTE = joinPattern(
  'iu',
  String.raw`\b(?:is|are|was|were|be|been|am|has|had|have|do|does|did|goes?|went|comes?|came|gets?|got|gives?|gave|takes?|took|makes?|made|keeps?|kept|says?|said`,
  '|means?|needs?|wants?|lives?|left|will|would|can|could|cannot|should|fell|rose|grew|dropped|won|who|which|because|if|when|where|but|I|we|my|our|me|us|you',
  '|your|he|she|they|it|his|her|their|not|no|none|never|only|mostly|later|then|now|today|still|permanent|temporary|casual|contract|part-time',
  String.raw`|full-time|fixed term|maternity cover|weeks?|clients?:|reason|duration|retired|retrenched|closed|resigned|laid off)\b`,
  String.raw`|\b(?:and|or),|[!?|•"“]|['’](?:s|ve|m|re|ll|d)\s(?:\p{L}+ing|a|an|the)\b|(?<!since )\b(?:19|20)\d\d\b|\s\/\s|\b\d+ ?[:=] ?\d+\b|\.\s`,
);
/** "Good for German", "about 260 samples", "After hours": what a thing is like, or when and how much. */
const NO_START = joinPattern(
  'iu',
  '^(?:years?|first|last|fluent|good|bad|able|happy|ok|fine|late|early|busy|about|around|over|more|most|up|all|each|every|any|some|other|after',
  String.raw`|during|before|since|until|in|on|at|from|for|by|with|to|of|as|and|or|also|various|general|own|lead|led|left)\b`,
);
/** Things in the plural, or what is done: no article is missing before them. */
const NEEDS_NO_ARTICLE =
  /(?:[^su']s|ing|tion|sion|ment|ance|ence|care|work|sis|control|maintenance|paperwork|stock|equipment|training)$/iu;

/** A note that names things or activities ("Flexible endoscopes: leak test, manual clean") as what follows "my work includes"; undefined for others. */
export function tellNote(line: string): ToldDeed | undefined {
  const text = line.trim().replace(/[\s.;,:]+$/u, '');
  const plain = text
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/\b(?:a|per|each|every) (?:week|day|month|year)\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const words = plain.split(' ');
  const [first = ''] = words.map((word) => word.toLowerCase().replace(/[,;:]$/u, ''));
  if (
    words.length < FEWEST_WORDS ||
    words.length > LONGEST ||
    NO_NOTE.test(plain) ||
    NO_START.test(plain) ||
    SIGNS.test(text)
  )
    return undefined;
  if (isPastForm(first) || withoutThirdPerson(first) !== undefined || /^\d|^[£$€]/u.test(first)) return undefined;
  const [label = '', behind] = text.split(/:\s+/u, 2);
  const isLabelled = behind !== undefined && label.split(' ').length <= LONGEST_PART && !/[,;]/u.test(label);
  if (text.split(/:\s+/u).length > 2 || (behind !== undefined && !isLabelled)) return undefined;
  const parts = (behind ?? text).split(/[,;]\s+(?![^()]*\))/u);
  const heads = behind === undefined ? parts.slice(0, 1) : [label];
  const isNamed = heads.every(
    (head) => NEEDS_NO_ARTICLE.test(nounOf(head)) && !(isBaseVerb(first) && !head.includes(' ')),
  );
  if (plain.split(/[\s,]+/u).filter(isHumanLanguage).length > 1) return undefined;
  if (!isTellable(parts, isNamed, first)) return undefined;
  const things = joined(parts);
  const head = headOf(heads[0] ?? '', isNamed);
  if (head === '') return undefined;
  return { kind: 'work', text: lowerFirst(isLabelled ? `${head} (${things.replace(/[()]/gu, '')})` : things) };
}

/** The label of a list with the article it lacks, "a web app for kitchens"; '' where it names a place or a person. */
function headOf(label: string, isNamed: boolean): string {
  if (PLACE_OR_DOER.test(nounOf(label))) return '';
  const isWhole = isNamed || /^(?:an?|the|\d)/iu.test(label) || !COUNTED.test(nounOf(label));
  return isWhole ? label : withArticle(lowerFirst(label));
}

function isTellable(parts: readonly string[], isNamed: boolean, first: string): boolean {
  const isShort = parts.every((part) => part.split(' ').length <= LONGEST_PART);
  const isChange = parts.some((part) => /\bfrom [£$€]?\d.* to [£$€]?\d/u.test(part));
  // Of several things none needs an article as one alone does.
  const isList = parts.filter((part) => !BEHIND.test(part)).length > 1 || isNamed || OF_ONE.test(parts[0] ?? '');
  return isShort && isList && !isChange && !(isBaseVerb(first) && !/ing$|s$/u.test(first));
}

/** A thing that is made is one of several. */
const COUNTED =
  /\b(?:app|site|website|tool|system|page|program|game|dashboard|library|database|platform|log|model|robot|prototype|plan)$/iu;

/** ", with a second check" says how the thing before is done. */
const BEHIND = /^(?:and )?(?:with|without|in|at|on|for|from|by|to|through|including|incl)\s/u;
/** One thing with its place, which gets an article: "Calendar in Clio". */
const OF_ONE = /^\p{Lu}\p{Ll}{3,} (?:in|on) \p{Lu}/u;

/** The noun before the first preposition: "biological indicators on every load". */
const nounOf = (head: string): string =>
  (
    head
      .replace(/\([^()]*\)/gu, ' ')
      .split(/\s(?:of|on|in|for|with|at|to|from|by|per|and|between|under|within)\s/u)[0] ?? ''
  ).trim();

function joined(parts: readonly string[]): string {
  if (parts.length === 1) return parts[0] ?? '';
  const last = (parts.at(-1) ?? '').replace(/^(?:and|also)\s/u, '');
  if (BEHIND.test(last)) return parts.length === 2 ? parts.join(', ') : `${joined(parts.slice(0, -1))}, ${last}`;
  // How much there is of it is no further thing.
  if (/^(?:about|around|roughly|some|up to|over|nearly)\s/u.test(last)) return parts.join(', ');
  return `${parts.slice(0, -1).join(', ')} and ${last}`;
}
