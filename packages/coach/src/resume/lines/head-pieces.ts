import { isCompany } from '../../entities/classify-part.ts';
import { layOut, type Mention, type Period } from '../tagger/mention-layout.ts';
import type { LabelledUnit } from './label-units.ts';

/** The units of one head, and the text from the first to the last of them. */
export type Head = Readonly<{ units: readonly LabelledUnit[]; from: number; to: number; text: string }>;
/** The part of a head that tells one post, or several with one employer: lines up to the next dates, or one sentence of a paragraph. */
export type Piece = Head &
  Readonly<{
    isSentence: boolean;
    /** The number of its head. */
    head: number;
    titles: readonly Mention[];
    bodies: readonly Mention[];
    periods: readonly Period[];
    /** Whether it tells of a voluntary activity. */
    isUnpaid: boolean;
  }>;

const SENTENCE_WORDS = 14;
const LEAST_TITLE = 0.4;
const LEAST_BODY = 0.45;
const BODIES: ReadonlySet<string> = new Set(['employer', 'school', 'asidebody']);
/** "Self employed" names no employer. */
const NOBODY = /^(?:self[- ]?employed|freelance|various|casual)/iu;
/** Dates before a title belong to it where little is between them; else those behind it do. */
const BEFORE_COST = 8;
const NOTHING = /^[\s):,–—-]*$/u;
const LOW_SHARE = 0.5;
/** More names or dates are in no piece that a person writes. */
const MOST_IN_PIECE = 40;
/** "Period: 2014 - 2016" */
const LABEL_LENGTH = 12;
/** "11-18" is the age of pupils and "last 6 years" no time of a post. */
const DATED = /(?:19|20)\d{2}|\d[/.]\d{2}(?!\d)|['’]\d{2}(?!\d)/u;

/** The heads of a resume; a note may interrupt one. */
function headsOf(units: readonly LabelledUnit[]): Head[] {
  const heads: LabelledUnit[][] = [];
  let open: LabelledUnit[] | undefined;
  for (const [at, unit] of units.entries()) {
    if (unit.kind === 'head') {
      if (open === undefined) heads.push([]);
      open = heads.at(-1);
      open?.push(unit);
    } else if (unit.kind !== 'note' || units[at + 1]?.kind !== 'head') open = undefined;
  }
  return heads.map(toHead);
}

function toHead(units: readonly LabelledUnit[]): Head {
  const [first, last] = [units[0], units.at(-1)];
  return {
    units,
    from: first?.from ?? 0,
    to: (last?.from ?? 0) + (last?.text.length ?? 0),
    text: units.map(({ text }) => text).join('\n'),
  };
}

/** The pieces of all heads with what the tagger finds in them. */
export function piecesOf(text: string, units: readonly LabelledUnit[], mentions: readonly Mention[]): Piece[] {
  const periods = layOut(mentions, text).periods.filter(({ from, to }) => DATED.test(text.slice(from, to)));
  const within = <One extends { from: number; to: number }>(all: readonly One[], { from, to }: Head) =>
    all.filter((one) => one.from >= from && one.to <= to).slice(0, MOST_IN_PIECE);
  const found = (unit: LabelledUnit) => {
    const own = toHead([unit]);
    const all = within(mentions, own);
    const [dates] = within(periods, own);
    return {
      isDatesFirst: dates !== undefined && dates.from - unit.from <= LABEL_LENGTH,
      titles: all.filter(isTitleMention).length,
      periods: within(periods, own).length,
      bodies: all.filter(isBodyMention).length,
    };
  };
  return headsOf(units).flatMap((head, number) =>
    splitHead(head, units, found).map((own) => {
      const piece = toHead(own);
      const isTold = own.some((unit) => isSentence(unit, units));
      const all = within(periods, piece);
      const isStepped = !isTold && all.some(({ start, end }) => start !== undefined && end !== undefined);
      return {
        ...piece,
        isSentence: isTold,
        head: number,
        titles: withoutSteps(within(mentions, piece).filter(isTitleMention), text, isStepped),
        bodies: withoutTowns(within(mentions, piece).filter(isBodyMention), text),
        periods: isStepped ? all.filter(({ from }) => !isStepDate(from, text)) : all,
        isUnpaid:
          within(mentions, piece).some(isAsideMention) ||
          UNPAID.test(piece.text) ||
          UNPAID.test(headingAbove(own[0], units)),
      };
    }),
  );
}

/** "BOLLARD CRANE HIRE, Port Harlow": of two names with a comma between them the second is a town, save where only it is an employer by its kind. */
function withoutTowns(bodies: readonly Mention[], text: string): Mention[] {
  const isPair = (one: Mention | undefined, other: Mention | undefined): boolean =>
    one !== undefined && other !== undefined && /^, ?$/u.test(text.slice(one.to, other.from));
  const isFirm = (one: Mention | undefined): boolean => one !== undefined && isCompany(one.text);
  return bodies.filter((body, at) => {
    const [before, next] = [bodies[at - 1], bodies[at + 1]];
    if (isPair(before, body)) return isFirm(body) && !isFirm(before);
    return !isPair(body, next) || isFirm(body) || !isFirm(next);
  });
}

/** "Plasterer, from 2016 charge hand" is one post with a step in it, which has the dates of the whole post. */
const withoutSteps = (titles: readonly Mention[], text: string, isStepped: boolean): Mention[] =>
  titles.filter(({ from }, at) => !isStepped || !STEP.test(text.slice(titles[at - 1]?.to ?? from, from)));
const STEP = /^,? (?:and )?(?:from|since) (?:\p{L}{3,9}\.? )?(?:19|20)\d\d:? $/u;
/** Whether a date is that of a step: "Plasterer, from 2016 charge hand". */
const isStepDate = (from: number, text: string): boolean =>
  STEP_START.test(text.slice(Math.max(0, from - STEP_LENGTH), from)) &&
  STEP_REST.test(text.slice(from, from + STEP_LENGTH));
const STEP_START = /\p{L},? (?:from|since) $/u;
const STEP_REST = /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d:? \p{Ll}/u;
const STEP_LENGTH = 24;

const UNPAID = /(?<!\p{L})(?:volunt|unpaid)/iu;
const isAsideMention = ({ kind, certainty }: Mention): boolean => kind === 'aside' && certainty >= LEAST_ASIDE;
const LEAST_ASIDE = 0.6;

const headingAbove = (unit: LabelledUnit | undefined, units: readonly LabelledUnit[]): string =>
  units.findLast((one) => one.kind === 'heading' && one.from < (unit?.from ?? 0))?.text ?? '';

const isBodyMention = ({ kind, certainty, text }: Mention): boolean =>
  BODIES.has(kind) && certainty >= LEAST_BODY && !NOBODY.test(text);
const isTitleMention = ({ kind, certainty }: Mention): boolean => kind === 'title' && certainty >= LEAST_TITLE;

/** A unit of many words, most of them small, or one of several on a line. */
function isSentence(unit: LabelledUnit | undefined, units: readonly LabelledUnit[]): boolean {
  if (unit === undefined || /[|\t]/u.test(unit.text)) return false;
  const words = unit.text.match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isOneOfMany = unit.part > 0 || units[units.indexOf(unit) + 1]?.part === 1;
  return small >= LOW_SHARE * words.length && words.length > (isOneOfMany ? SENTENCE_WORDS / 2 : SENTENCE_WORDS);
}

type Counts = Readonly<{ titles: number; periods: number; bodies: number; isDatesFirst: boolean }>;
type Found = (unit: LabelledUnit) => Counts;
const NONE: Counts = { titles: 0, periods: 0, bodies: 0, isDatesFirst: false };

function splitHead({ units: own }: Head, units: readonly LabelledUnit[], found: Found): LabelledUnit[][] {
  const pieces: LabelledUnit[][] = [];
  const isDatesFirst = own[0] !== undefined && found(own[0]).isDatesFirst;
  let seen = NONE;
  for (const unit of own) {
    const last = pieces.at(-1);
    const its = found(unit);
    const isTold = isSentence(unit, units) || (last !== undefined && isSentence(last[0], units));
    if (last === undefined || (isTold ? !goesOn(seen, its) : isNextPost(seen, its, isDatesFirst, unit.isBehindGap))) {
      pieces.push([unit]);
      seen = its;
    } else {
      last.push(unit);
      seen = {
        ...seen,
        titles: seen.titles + its.titles,
        periods: seen.periods + its.periods,
        bodies: seen.bodies + its.bodies,
      };
    }
  }
  return pieces;
}

/** "At Elm Inn from 2014. I came as a porter" is one post in two sentences. */
const goesOn = (seen: Counts, its: Counts): boolean =>
  seen.titles === 0 &&
  its.titles > 0 &&
  seen.bodies + seen.periods > 0 &&
  (seen.periods === 0 || its.titles > its.periods);

const isNextPost = (seen: Counts, its: Counts, isDatesFirst: boolean, isBehindGap: boolean): boolean =>
  seen.periods > 0 &&
  ((isBehindGap && its.periods > 0) || (isDatesFirst ? its.isDatesFirst : seen.titles > 0 && its.titles > 0));

/** Of each title of a piece its dates: those nearest to it in its unit, and of the first one without any those that are left. */
export function periodsOf(text: string, { titles, periods, units }: Piece): Map<Mention, Period> {
  const own = new Map<Mention, Period>();
  const unitOf = ({ from }: { from: number }) => units.findLast((unit) => unit.from <= from);
  const costOf = (title: Mention, period: Period) => {
    if (title.from < period.from) return period.from - title.to;
    const isNext = NOTHING.test(text.slice(period.to, title.from)) && !/^(?:and|then)\s/iu.test(title.text);
    return title.from - period.to + (isNext ? 0 : BEFORE_COST);
  };
  const pairs = titles
    .flatMap((title) => periods.map((period) => ({ title, period, cost: costOf(title, period) })))
    .sort((left, right) => left.cost - right.cost);
  const isFree = (period: Period) => ![...own.values()].includes(period);
  for (const { title, period } of pairs)
    if (unitOf(title) === unitOf(period) && !own.has(title) && isFree(period)) own.set(title, period);
  const first = titles.find((title) => !own.has(title));
  const rest = periods.find(isFree);
  if (first !== undefined && rest !== undefined) own.set(first, rest);
  return own;
}
