import { contentStems } from '../text/content-stems.ts';
import { lowerFirst } from './lower-first.ts';
import type { Place } from './place.ts';
import { withPoints } from './point-text.ts';
import { OUTCOME } from './rank-deeds.ts';
import { styleOf, tellDeed } from './tell-deed.ts';
import { listedThings } from './tell-row.ts';
import type { ToldDeed } from './told-deed.ts';
import { wholeOf } from './told-deed.ts';
import { isPastForm } from './verb-first.ts';

/** `isFurther` where the letter has told of this job before. */
type GroupText = {
  lines: readonly string[];
  lead: string;
  place: Place | undefined;
  opening: string;
  isFurther?: boolean;
  /** Things of the rows of the place, for a sentence at the end. */
  things?: readonly string[];
  doThingsLead?: boolean;
  /** Which sentences are joined: two letters of one person read differently. */
  seed?: number;
};

/** More pieces of work are a list. */
const MOST_WORK = 3;
const MOST_FIGURES = 2;
/** So many words lead to a sentence without a comma. */
const SHORT_LEAD = 5;

/** Whether a line is a whole clause, and not only named work or figures. */
export const isClause = (line: string, place: Place | undefined): boolean => {
  const kind = tellDeed(line, styleOf(place))?.kind;
  return kind === 'deed' || kind === 'sentence';
};

/** The lines as prose. Undefined where all of them are notes that make no sentence. */
export function proseOf(lines: readonly string[], place: Place | undefined): string[] | undefined {
  const kindOf = (line: string) => tellDeed(line, styleOf(place))?.kind;
  const told = lines.filter((line) => kindOf(line) !== undefined);
  const work = told.filter((line) => kindOf(line) === 'work');
  const figures = told.filter((line) => kindOf(line) === 'figures');
  if (told.length === 0) return undefined;
  const left = new Set([...work.slice(0, MOST_WORK), ...figures.slice(0, MOST_FIGURES)]);
  return told.filter((line) => left.has(line) || !(work.includes(line) || figures.includes(line)));
}

/** The lines of one place as prose behind `lead`, or as points, so that no paragraph is half of each. `opening` comes before points without a lead. */
export function phraseLines({
  lines,
  lead,
  place,
  opening,
  isFurther = false,
  things = [],
  doThingsLead = false,
  seed,
}: GroupText): string {
  const prose = proseOf(lines, place) ?? (things.length > 0 ? [] : undefined);
  if (prose === undefined) return withPoints(lead === '' ? opening : `${lead}:`, lines);
  const told = prose.flatMap((line) => tellDeed(line, styleOf(place)) ?? []);
  return phraseDeeds({ told, lead, isPresent: place?.endDate === 'Present', isFurther, things, doThingsLead, seed });
}

type DeedsText = Required<Pick<GroupText, 'lead' | 'isFurther' | 'things' | 'doThingsLead'>> &
  Pick<GroupText, 'seed'> & { told: readonly ToldDeed[]; isPresent: boolean };

/** In the given order; work without a verb and figures end. */
function phraseDeeds({ told, lead, isPresent, isFurther, things, doThingsLead, seed }: DeedsText): string {
  const isClauseOf = ({ kind }: ToldDeed) => kind === 'deed' || kind === 'sentence';
  const deeds = told.filter(isClauseOf).map((deed) => (isPresent ? deed : inThePast(deed)));
  const work = [...told.filter(({ kind }) => kind === 'work').map(({ text }) => text), ...things];
  const figures = told.filter(({ kind }) => kind === 'figures').map(({ text }) => text);
  const isBehind = doThingsLead && work.length > 0;
  const also = deeds.findIndex(({ kind }, at) => kind === 'deed' && (at > 0 || isFurther || isBehind));
  const said = deeds.map((deed, at) =>
    at === 0 && !isBehind
      ? led(at === also ? withAlso(deed) : deed, lead)
      : wholeOf(at === also ? withAlso(deed) : deed),
  );
  const ofWork = phraseWork(work, deeds.length === 0 || isBehind ? lead : undefined, isPresent, isFurther);
  const ofDeeds = seed === undefined ? joinPair(deeds, said) : joinPairs(deeds, said, seed);
  const sentences = [
    ...(isBehind ? [...ofWork, ...ofDeeds] : [...ofDeeds, ...ofWork]),
    ...phraseFigures(figures, deeds.length + work.length === 0 ? lead : undefined, isPresent),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

/** How much there is or was to do: "The job means around 45 calls a day". */
function phraseFigures(figures: readonly string[], lead: string | undefined, isPresent: boolean): string[] {
  if (figures.length === 0) return [];
  const verb = isPresent ? 'means' : 'meant';
  const amounts = figures.join('; and ');
  return lead === undefined || lead === ''
    ? [`The job ${verb} ${amounts}`]
    : [`${lead}${gapBehind(lead)} the job ${verb} ${amounts}`];
}

/** "Learned CAD here" of an earlier job was there. */
const inThePast = (deed: ToldDeed): ToldDeed => ({
  ...deed,
  text: deed.text.replace(/^(\S+ \S+) here\b/u, '$1 there'),
});

function phraseWork(
  work: readonly string[],
  lead: string | undefined,
  isPresent: boolean,
  isFurther: boolean,
): string[] {
  if (work.length === 0) return [];
  const verb = isPresent ? 'includes' : 'included';
  const things = listedThings(work);
  if (lead === undefined) return [`My work there also ${verb} ${things}`];
  // Of rows below no post one does not know whether they name work: "moving and handling" may be a training.
  if (lead === SO_FAR) return [];
  const also = isFurther ? 'also ' : '';
  return [
    lead === ''
      ? `My work ${isFurther ? 'there ' : ''}${also}${verb} ${things}`
      : `${lead}${gapBehind(lead)} my work ${also}${verb} ${things}`,
  ];
}

/** The lead of work of which the job is not known. */
export const SO_FAR = 'In my work so far';

const gapBehind = (lead: string): string =>
  lead.endsWith(',') || (lead.split(' ').length <= SHORT_LEAD && !lead.includes(',')) ? '' : ',';

function led(deed: ToldDeed, lead: string): string {
  if (lead === '') return wholeOf(deed);
  if (deed.kind === 'deed') return `${lead}${gapBehind(lead)} ${wholeOf(deed)}`;
  const text = OF_TIME.test(deed.text)
    ? deed.text.charAt(0).toLowerCase() + deed.text.slice(1)
    : /^I\b/u.test(deed.text)
      ? deed.text
      : lowerFirst(deed.text);
  // "As an analyst, the error rate fell" says that the rate was the analyst.
  const where = /\bI \p{Ll}/u.test(deed.text) ? lead : lead.replace(OF_POST, '$1t $4, where I was $3$5');
  return `${where}${where.endsWith(',') ? '' : ','} ${text}`;
}
/** "In December 2021 I went" begins with no name. */
const OF_TIME = /^(?:In|On|At|With|During|Since|From|After|When|Over|Within|Before|Through|Together)\s/u;
const OF_POST = /^((?:(?:Earlier|Before that), )?[Aa])(s) (.+?) at (.+?)(| \([^()]*\))$/u;

const withAlso = (deed: ToldDeed): ToldDeed => {
  if (deed.kind !== 'deed' || /\balso\b/u.test(deed.text)) return deed;
  const text = /^(?:am|was|have) /u.test(deed.text) ? deed.text.replace(' ', ' also ') : `also ${deed.text}`;
  return { ...deed, text };
};

/** Two short deeds one after the other are one sentence: the first such pair of a paragraph. */
function joinPair(deeds: readonly ToldDeed[], said: readonly string[]): string[] {
  const isShort = (at: number) =>
    deeds[at]?.kind === 'deed' &&
    (said[at] ?? '').split(' ').length <= LONGEST_OF_PAIR &&
    !/[;:.]|,|\band\b.*\band\b/u.test(deeds[at].text);
  const at = said.findIndex(
    (_, place) =>
      isShort(place) && isShort(place + 1) && shareWord(deeds[place]?.text ?? '', deeds[place + 1]?.text ?? ''),
  );
  return at < 0 ? [...said] : said.toSpliced(at, 2, `${said[at]}, and ${said[at + 1]}`);
}
const LONGEST_OF_PAIR = 20;

/** Pairs of plain deeds, from the first or the second sentence on, as one sentence each. */
function joinPairs(deeds: readonly ToldDeed[], said: readonly string[], seed: number): string[] {
  const textOf = (at: number) => deeds[at]?.text ?? '';
  const isPlain = (at: number) => deeds[at]?.kind === 'deed' && isPlainDeed(textOf(at));
  const joined: string[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const [one = '', next = ''] = said.slice(at, at + 2);
    const isPair =
      at % 2 === seed % 2 &&
      isPlain(at) &&
      isPlain(at + 1) &&
      /^I /u.test(next) &&
      (shareWord(textOf(at), textOf(at + 1)) || areDuties(textOf(at), textOf(at + 1))) &&
      `${one} ${next}`.split(' ').length <= LONGEST_JOINED;
    joined.push(isPair ? pairOf(one, next) : one);
    if (isPair) at += 1;
  }
  return joined;
}
const LONGEST_JOINED = 36;

const isPlainDeed = (text: string): boolean =>
  !/[;:.]/u.test(text) && (text.match(/,/gu) ?? []).length <= 1 && (text.match(/\band\b/gu) ?? []).length <= 1;

/** Two things that are done or were done as a rule: neither a result nor what one is, and both in the same tense. */
const areDuties = (one: string, other: string): boolean =>
  isDuty(one) && isDuty(other) && isPastDeed(one) === isPastDeed(other);
const isDuty = (text: string): boolean => !OUTCOME.test(text) && !/^(?:am|was|have|had)\b/u.test(text);
const isPastDeed = (text: string): boolean => isPastForm(text.replace(/^also /u, '').split(' ')[0] ?? '');

/** "I take the minutes and keep the diary", with a second "I" behind a clause that has an "and" or a comma. */
const pairOf = (one: string, next: string): string =>
  /,| and /u.test(one.replace(/^[^,]*, (?=I )/u, ''))
    ? `${one}, and ${next}`
    : `${one} and ${next.replace(/^I (?:also )?/u, '')}`;

/** Two deeds with nothing in common are no one sentence. */
function shareWord(one: string, other: string): boolean {
  const known = new Set(contentStems(one));
  return contentStems(other).some((word) => known.has(word));
}
