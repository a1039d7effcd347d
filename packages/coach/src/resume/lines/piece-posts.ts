import type { ResumeExperience } from '@greenroom/contract/resume';
import { type DateRange, findDateOrRange, findDateRange } from '../../entities/dates.ts';
import { joinPattern } from '../../text/join-pattern.ts';
import type { Mention, Period } from '../tagger/mention-layout.ts';
import { postDatesOf } from '../tagger/period-dates.ts';
import { tidyName } from '../tagger/tidy-name.ts';
import { type Piece, periodsOf } from './head-pieces.ts';
import { namesByPlace } from './placed-names.ts';

/** Title, employer and dates together in lines; else the post stays doubtful. */
const WHOLE_CONFIDENCE = 0.72;
export const PART_CONFIDENCE = 0.45;
const SURE_NAME = 0.8;
/** In a sentence a sure name farther away is likelier than a doubtful one: so many characters for each tenth of doubt. */
const DOUBT_COST = 40;
const TENTHS = 10;
const JOINING = /^(?:and|then|later|now|also|as)\s+/iu;
const UNTIL = /(?:until|till|to|by|left|ended|through|[–—-])[\s(]*$/iu;
const SINCE = /(?:in|from|since)\s+$/iu;
const OPEN = /^(?:present|now|today|current|date|to date|ongoing)$/iu;
const CUE_LENGTH = 10;
/** "Clerk, same firm" */
export const SAME_EMPLOYER = joinPattern(
  'imu',
  String.raw`(?<!\p{L})same(?= (?:firm|company|place|employer|shop|boss|mob|site|school|hospital|group|plant|depot|outfit|crew|authority`,
  String.raw`|house|hotel|ward|trust|bank|store|farm|yard|team)(?!\p{L})|\s*(?:[(,;.]|$))|(?<!\p{L})ditto(?!\p{L})`,
);

type Dates = { startDate: string; endDate: string };
/** `order` tells whether titles come before employers in this resume. */
export type Own = Readonly<{ text: string; pieces: readonly Piece[]; order: boolean | undefined }>;
/** A post as a piece tells it. */
export type Told = Readonly<{ title: Mention | undefined; piece: Piece; post: ResumeExperience }>;

/** What a piece tells: a post for each of its titles, or one without a title. */
export function postsOfPiece(own: Own, at: number): Omit<Told, 'piece'>[] {
  const piece = own.pieces[at];
  if (piece === undefined) return [];
  const periods = periodsOf(own.text, piece);
  const rest = piece.periods.find((one) => ![...periods.values()].includes(one));
  const isOne = piece.titles.length < 2 && !piece.isSentence;
  const range = isOne || piece.periods.length === 0 ? rangeIn(piece) : undefined;
  const single = range ?? (piece.periods.length > 0 ? undefined : findDateOrRange(piece.text));
  const datesOf = (title: Mention | undefined): Dates => {
    const period = title === undefined ? piece.periods[0] : periods.get(title);
    if (period === undefined || range !== undefined)
      return { startDate: single?.startDate ?? '', endDate: single?.endDate ?? '' };
    return endWith(startOf(period, own.text), rest === period ? undefined : rest, own.text);
  };
  const titles = piece.titles.length === 0 ? [undefined] : piece.titles;
  return titles.map((title) => {
    const body = bodyOf(title, own, at);
    const dates = datesOf(title);
    const isSure =
      Math.min(title?.certainty ?? 0, body?.certainty ?? 0) >= SURE_NAME && dates.startDate !== dates.endDate;
    const isWhole = isSure && !piece.isSentence && periods.size === piece.titles.length && piece.bodies.length < 2;
    const found = { title: tidyName(title?.text ?? '').replace(JOINING, ''), employer: tidyName(body?.text ?? '') };
    const names = titles.length > 1 ? found : namesByPlace(piece, found, own.order);
    const post = {
      ...names,
      ...dates,
      achievements: [],
      confidence: isWhole ? WHOLE_CONFIDENCE : PART_CONFIDENCE,
    };
    return { title, post };
  });
}

/** The range in one line of a piece, else one that breaks over two. */
const rangeIn = ({ units, text }: Piece): DateRange | undefined =>
  units.map((unit) => findDateRange(unit.text)).find((range) => range !== undefined) ?? findDateRange(text);

/** The dates of a period; one date alone is that of the end only behind "until". */
function startOf(period: Period, text: string): Dates {
  const { startDate, endDate } = postDatesOf(period, text);
  const end = OPEN.test(endDate) ? 'Present' : endDate;
  const before = text.slice(Math.max(0, period.from - CUE_LENGTH), period.from);
  if (startDate !== '' || end === '' || UNTIL.test(before)) return { startDate, endDate: end };
  return { startDate: end, endDate: SINCE.test(before) ? '' : end };
}

/** "2011 - 2018 Elm Bank. Senior Teller (from 2014)": a step is over when the whole time is. */
function endWith(dates: Dates, whole: Period | undefined, text: string): Dates {
  if (whole === undefined || (dates.endDate !== '' && dates.endDate !== 'Present')) return dates;
  const { startDate, endDate } = startOf(whole, text);
  return startDate !== '' && endDate !== '' ? { ...dates, endDate } : dates;
}

/** The employer nearest to a title in its piece, in the lines of its head, or the one above where it is "the same". */
function bodyOf(title: Mention | undefined, { pieces }: Own, at: number): Mention | undefined {
  const piece = pieces[at];
  if (piece === undefined) return undefined;
  const from = title?.from ?? piece.from;
  const costOf = (body: Mention) =>
    Math.abs(body.from - from) + (piece.isSentence ? DOUBT_COST * Math.round(TENTHS * (1 - body.certainty)) : 0);
  const nearest = (bodies: readonly Mention[]) => bodies.toSorted((left, right) => costOf(left) - costOf(right))[0];
  const named = piece.bodies.filter(({ text }) => !SAME_EMPLOYER.test(text));
  if (named.length > 0) return nearest(named);
  if (SAME_EMPLOYER.test(piece.text)) return pieces[at - 1]?.bodies.findLast(({ text }) => !SAME_EMPLOYER.test(text));
  if (piece.isSentence) return undefined;
  const apart = pieces
    .filter(({ head, isSentence }) => head === piece.head && !isSentence)
    .flatMap((one) => one.bodies.filter((body) => !isBesideTitle(body, one)));
  return nearest(apart);
}

/** Whether the line of an employer holds a title too. */
const isBesideTitle = (body: Mention, { titles }: Piece): boolean => titles.some(({ line }) => line === body.line);
