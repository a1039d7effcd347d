import { joinPattern } from '../text/join-pattern.ts';
import { withArticle } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';
import { SIGNS } from './mend-told.ts';
import { withLastAnd } from './tell-work.ts';
import type { ToldDeed } from './told-deed.ts';
import { isPastForm } from './verb-first.ts';

const FEWEST_WORDS = 3;
const LONGEST = 26;
/** "About 3 blasts a week", "Crew of 14", "20 metre indoor pool": how much and how many. */
const AMOUNTS = joinPattern(
  'iu',
  '^(?:(?:about|around|roughly|up to|over|more than|nearly|almost|some|on average|between|an average of) )?',
  '(?:[£$€]?\\d[\\d,.]*(?: ?(?:k|m|million))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)',
  String.raw`[+%]?(?:[ -](?!of\b|in\b|to date\b)\p{L}| to \d)`,
  '|^(?:crew|team|staff|class|group|shift|fleet|ward|site|shop|kitchen|round|floor|line) of (?:(?:about|around|up to) )?',
  '(?:[£$€]?\\d[\\d,.]*(?: ?(?:k|m|million))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)',
  String.raw`\b`,
);
/** "5 sites a week" further on in a note of things. */
const RATE =
  /^(?=[^.]{8,})(?=.*\d)(?=.*\b(?:a|per|each|every) (?:day|shift|week|month|year|night|season|summer|winter|hour)\b)\p{Lu}?\p{Ll}+s? /u;
/** A clause, a person, a date or a joke. */
const NO_AMOUNT = joinPattern(
  'iu',
  String.raw`[:•|!?"“]|\s\/\s|\.\s|\b(?:19|20)\d\d\b|\b(?:is|are|was|were|be|been|am|has|had|have|do|does|did|goes?|went|comes?|came|got|gave|took|made|kept|said|fell|rose|grew|dropped|won`,
  '|I|we|my|our|me|us|you|your|he|she|they|it|his|her|their|who|which|that|this|because|when|if|but|not|never|only|mostly|later|then|now|still|away|age|aged|old|hours|permanent',
  String.raw`|temporary|casual|children|married|notice|mos?|yrs?|months?|weeks? of|years?(?! of age)|pages?|marks?|grades?|credits?|gpa|percent(?:age)?|tel|phone)\b`,
);

/** "Four-handed work" counts nothing, and "two associates and, on Thursdays, a dentist" is no list. */
const NO_COUNT = /^\p{L}+-|\b(?:and|or),/u;

/** A note of how much there was ("Around 45 calls a day") as what follows "the job means"; undefined for others. */
export function tellAmounts(line: string): ToldDeed | undefined {
  const text = line
    .trim()
    .replace(/^[^\p{L}\p{N}£$€(]+/u, '')
    .replace(/[\s.;,:]+$/u, '');
  const words = text.split(/\s+/u);
  const isRated = RATE.test(text) && !isPastForm((words[0] ?? '').toLowerCase());
  if (words.length < FEWEST_WORDS || words.length > LONGEST || !(AMOUNTS.test(text) || isRated)) return undefined;
  if (NO_AMOUNT.test(withoutRates(text)) || SIGNS.test(text) || NO_COUNT.test(text)) return undefined;
  const parts = text.split(/[,;]\s+(?![^()]*\))/u);
  const isDone = (part: string) => isPastForm((part.replace(/^and /u, '').split(' ')[0] ?? '').toLowerCase());
  if (parts.some(isDone) || text.split('(').length !== text.split(')').length) return undefined;
  const told = parts.map((part, at) => (at > 0 && /^(?:no|zero)\s/u.test(part) ? `with ${part}` : part));
  // "Crew of 14" is a crew.
  if (/^\p{Lu}?\p{Ll}+ of /u.test(told[0] ?? '')) told[0] = withArticle(lowerFirst(told[0] ?? ''));
  const isOpen = told.length > 2 && !/\b(?:and|with)\b/u.test(told.at(-1) ?? '');
  return { kind: 'figures', text: lowerFirst(isOpen ? withLastAnd(told) : told.join(', ')) };
}

/** "4 a month" and "60 a year" are rates, no time that was spent. */
const withoutRates = (text: string): string =>
  text.replace(/\b(?:a|per|each|every) (?:day|shift|week|month|year|night|season|summer|winter|hour)s?\b/giu, ' ');
