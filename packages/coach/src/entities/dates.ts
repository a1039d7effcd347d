import { rememberShort } from '../text/remember.ts';
import { MORE_MONTHS, monthOfWord } from './month-words.ts';

/** A stretch of time as a resume writes it; `start` and `end` are offsets into the line. */
export type DateRange = Readonly<{ startDate: string; endDate: string; start: number; end: number }>;

const MONTHS =
  'jan(?:uary|uar|vier|v)?|feb(?:ruary|ruar)?|f[ée]v(?:rier)?|mar(?:ch|s)?|m[äa]r(?:z)?|apr(?:il)?|avr(?:il)?|may|mai|mayo|june?|juni?|juin' +
  '|july?|juli?|juil(?:let)?|aug(?:ust)?|ao[uû]t|sep(?:t|tember|tembre|tiembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|nov(?:ember|embre|iembre)?' +
  '|dec(?:ember)?|dez(?:ember)?|d[ée]c(?:embre)?|dic(?:iembre)?|ene(?:ro)?|enero|febrero|marzo|abril|abr|junio|julio|agosto|ago|январ[ья]|янв' +
  '|феврал[ья]|фев|март[а]?|мар|апрел[ья]|апр|ма[йя]|июн[ья]|июн|июл[ья]|июл|август[а]?|авг|сентябр[ья]|сен|сент|октябр[ья]|окт|ноябр[ья]|ноя' +
  '|декабр[ья]|дек|يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر' +
  `|${MORE_MONTHS}`;
const SEASONS = 'spring|summer|autumn|fall|winter|q[1-4]';
const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const QUALIFIER = '(?:early|mid|late|end of|beginning of|start of|about|around|approx\\.?|ca?\\.?|circa)[\\s-]*';
const ROMAN = '(?:VIII|VII|VI|IV|IX|XII|XI|III|II|I|V|X)';
/** The year before its month ("2021 Jul", "2021 (Jul)"). In "2021 July 2022" the month belongs to the second year. */
const YEAR_FIRST = String.raw`${YEAR}[^\S\t]\((?:${MONTHS})\.?\)|${YEAR}[^\S\t](?:${MONTHS})(?![\p{L}\p{N}])\.?(?!,?\s(?:\d{1,2},?\s)?(?:${YEAR}|['’]\d))`;
const DATE =
  String.raw`(?:${QUALIFIER})?(?:(?:\d{1,2}(?:st|nd|rd|th|\.)?[^\S\t]+(?:of\s+)?)?(?:${MONTHS}|${SEASONS})\.?,?(?:\s+(?:\d{1,2}(?:st|nd|rd` +
  String.raw`|th)?,?\s+)?(?:de\s+|del\s+)?|\s*[-/']\s*|)(?:${YEAR}|['’]\d{2})(?:\s*г(?:ода|\.)?)?|\d{1,2}[./]\d{1,2}[./]${YEAR}|(?:0?[1-9]` +
  String.raw`|1[0-2])[^\S\t]?[./-][^\S\t]?${YEAR}|${YEAR}[^\S\t]?[./-][^\S\t]?(?:0[1-9]|1[0-2])(?!\d)|${YEAR}年(?:\s?\d{1,2}月)?|['’]\d{2}|${ROMAN}[./]\s?${YEAR}` +
  String.raw`|${YEAR_FIRST}|${YEAR}(?:\s*г(?:ода|г?\.)?)?)`;
/** "Until now" in further languages of Europe; "d.d." is "dags dato". */
const MORE_PRESENT =
  String.raw`nu|nå|nú|núna|idag|i dag|d\.?d\.?|(?:til )?dags dato|dato|nåværende|nuværende|pågående|nykyinen|nykyään|heden|teraz|obecnie|dziś|dnes` +
  '|nyní|dosud|chwili obecnej|současnost(?:i)?|súčasnosť|súčasnosti|jelenleg|jelen|napjainkig|praegu|tänaseni|dabar|tagad|šobrīd|prezent|danas' +
  '|sada|trenutno|danes|zdaj|сега|зараз|тепер|σήμερα|τώρα|παρόν|günümüz|halen|bugün|hoje|(?:o )?momento(?: atual)?|data|adesso|ora|attualmente' +
  '|still (?:there|here|working|employed)|in corso|la fecha|ahora|presente|oggi|heute|ce jour|maintenant|derzeit|gegenwärtig';
const UP_TO =
  "(?:(?:til|tot|do|až|až do|hasta|até|fino ad?|ad|bis|jusqu[’']à|à|до|pana|până|până în|în|a) (?:(?:la|el|ao|o|a|en) )?)";
const PRESENT =
  String.raw`(?:(?:(?:to|till|until|up to)\s+)?(?:the\s+)?present(?:\s+day)?|(?:till|to|until)\s+now|onwards?|current(?:ly)?|now|today|ongoing|to date` +
  "|date|till date|heute|aktuell|jetzt|laufend|pr[ée]sent|aujourd['’]hui|actuel(?:lement)?|en cours|actualidad|actual(?:mente)?|presente|hoy" +
  String.raw`|наст(?:оящее время|\.?\s?вр\.?|\.)|по настоящее время|н\.?\s?в\.?|сейчас|теперь|至今|现在|今|目前|الآن|الان|حتى الآن|الحاضر|oggi|attuale|atual` +
  `|${UP_TO}?(?:${MORE_PRESENT})|現在|현재)`;
const SEPARATOR =
  String.raw`(?:\s*(?:[-–—~−‐‑―→]|--+|to|up to|up until|until|till|through|thru|bis|au|à|a|al|til|tot|t/m|do|až|hasta|até|fino a|până în|jusqu['’][àe]n?|до|по|至|到` +
  String.raw`|إلى|الى|حتى)\s*)`;
const LEFT = String.raw`(?<![\p{L}\p{N}])`;
const RIGHT = String.raw`(?![\p{L}\p{N}])`;
/** "Sep 15" is a year only beside another date: the fifteenth of September otherwise. */
const SHORT_DATE = String.raw`(?:(?:${MONTHS})\.?[\s-]\s?|(?:0?[1-9]|1[0-2])[/.])\d{2}(?![\d/.])`;
const NUMERIC_MONTH = '(?:0?[1-9]|1[0-2])';
/** A month with its year after the second one: "Mar – Sep 2014", "06–09/2014". */
const BARE_MONTH = `(?:${MONTHS}|${SEASONS})\\.?|${NUMERIC_MONTH}(?=\\s?[–-]\\s?${NUMERIC_MONTH}[./]\\s?${YEAR})`;
const RANGE = new RegExp(
  [
    `${LEFT}(?:between\\s+(?<low>${DATE})\\s+and\\s+(?<high>${DATE})`,
    // "2016-09 / 2020-05" and "2011 / 2013": a slash between spaces parts what is written alike.
    `(?<iso>${YEAR}-(?:0[1-9]|1[0-2]))\\s?/\\s?(?<isoEnd>${YEAR}-(?:0[1-9]|1[0-2])(?!\\d)|${PRESENT})`,
    `(?<early>${YEAR})\\s/\\s(?<late>${YEAR})(?![\\d./-])`,
    `(?:(?:from|von|vom|de|du)\\s+)?(?<from>${DATE}|${SHORT_DATE}|${BARE_MONTH})${SEPARATOR}(?<to>${DATE}|${PRESENT}|${SHORT_DATE})`,
    `(?<year>${YEAR})\\s?[/–-]\\s?(?<end>\\d{2})(?![\\d./])`,
    `(?<start>${DATE})\\s+onwards?`,
    // Nothing behind an arrow, or behind a dash in brackets: a dash at the end of a line may go on in the next.
    `(?<ongoing>${DATE})\\s?(?:(?:-{1,2}>|→)\\s?(?=\\)|$)|[–—-]\\s?(?=\\)))`,
    `(?:since|as of|seit|depuis|desde|с|منذ|from)\\s+(?:the\\s+)?(?<since>${DATE}))${RIGHT}`,
  ].join('|'),
  'iu',
);
const HAN_RANGE = new RegExp(
  String.raw`(${YEAR}年?(?:\s?\d{1,2}月)?|${YEAR}[./]\d{1,2})\s*(?:[-–—~至到])\s*(${YEAR}年?(?:\s?\d{1,2}月)?|${YEAR}[./]\d{1,2}|至今|现在|今)`,
  'u',
);
const SINGLE = new RegExp(`${LEFT}(${DATE})${RIGHT}`, 'iu');
const IS_PRESENT = new RegExp(`^${PRESENT}$`, 'iu');

/** Every date has a year or a day in it; most lines have neither. */
const DIGIT = /\p{Nd}/u;
/** No header is as long; a whole resume in one line must not take long. */
const MOST_READ = 8000;

/** The first range of dates in a line ("Jan 2020 – Present", "seit 03/2019", "2015–16"), or undefined. */
export const findDateRange = rememberShort(readRange);

function readRange(line: string): DateRange | undefined {
  if (!DIGIT.test(line)) return undefined;
  const text = toAsciiDigits(line.slice(0, MOST_READ));
  const match = RANGE.exec(text);
  if (!match) return findHanRange(line, text);
  const { low, high, iso, isoEnd, early, late, from, to, year, end, start, since, ongoing } = match.groups ?? {};
  const open = since ?? start ?? ongoing;
  const place = { start: match.index, end: match.index + match[0].length };
  if (open !== undefined)
    return { startDate: originalOf(line, text, match.index, open, 0), endDate: 'Present', ...place };
  if (year !== undefined && end !== undefined) {
    return isLater(year, end) ? { startDate: year, endDate: `${year.slice(0, 2)}${end}`, ...place } : undefined;
  }
  const first = from ?? iso ?? early ?? low ?? '';
  const startDate = originalOf(line, text, match.index, first, 0);
  const endDate = originalOf(
    line,
    text,
    match.index,
    to ?? isoEnd ?? late ?? high ?? '',
    match[0].indexOf(first) + first.length,
  );
  return {
    startDate: withYearOf(startDate, endDate),
    endDate: IS_PRESENT.test(toAsciiDigits(endDate)) ? 'Present' : endDate,
    ...place,
  };
}

function findHanRange(line: string, text: string): DateRange | undefined {
  const match = HAN_RANGE.exec(text);
  if (!match) return undefined;
  const [whole, from = '', to = ''] = match;
  const endDate = originalOf(line, text, match.index, to, from.length);
  return {
    startDate: originalOf(line, text, match.index, from, 0),
    endDate: IS_PRESENT.test(endDate) ? 'Present' : endDate,
    start: match.index,
    end: match.index + whole.length,
  };
}

/** "2015–16" is a range; "2015-08" is August. */
function isLater(year: string, end: string): boolean {
  const gap = Number(end) - Number(year.slice(2));
  return gap > 0 && gap < 30;
}

/** "Mar" of "Mar – Sep 2014" with its year. */
function withYearOf(startDate: string, endDate: string): string {
  const year = new RegExp(YEAR, 'u').exec(endDate)?.[0];
  if (year === undefined || /\d{2}/u.test(startDate.replace(/^\d{1,2}$/u, ''))) return startDate;
  return /^\d+$/u.test(startDate) ? `${startDate}/${year}` : `${startDate} ${year}`;
}

/** A range, or one date alone, which counts as the end ("B.Sc., 2015"). */
export const findDateOrRange = rememberShort(readDateOrRange);

function readDateOrRange(line: string): DateRange | undefined {
  if (!DIGIT.test(line)) return undefined;
  const range = findDateRange(line);
  if (range) return range;
  const match = SINGLE.exec(toAsciiDigits(line.slice(0, MOST_READ)));
  if (!match) return undefined;
  const [whole] = match;
  if (isWithinNumber(line, match.index, match.index + whole.length)) return undefined;
  return {
    startDate: '',
    endDate: line.slice(match.index, match.index + whole.length),
    start: match.index,
    end: match.index + whole.length,
  };
}

/** The "2018" of the telephone number "029 2018 0155". */
const isWithinNumber = (line: string, start: number, end: number): boolean =>
  /\d[ -]$/u.test(line.slice(Math.max(0, start - 2), start)) && /^[ -]\d{3}/u.test(line.slice(end, end + 4));

function originalOf(line: string, text: string, from: number, part: string, skip: number): string {
  const start = text.indexOf(part, from + skip);
  return line.slice(start, start + part.length).trim();
}

const OTHER_DIGITS = /[٠-٩۰-۹]/u;

function toAsciiDigits(text: string): string {
  if (!OTHER_DIGITS.test(text)) return text;
  return text
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

const MONTH_STARTS: [RegExp, number][] = [
  [/jan|ene|янв|يناير/iu, 0],
  [/feb|f[ée]v|фев|فبراير|winter|q1/iu, 1],
  [/jun|juin|июн|يونيو|summer/iu, 5],
  [/jul|juil|июл|يوليو|q3/iu, 6],
  [/mar|m[äa]r|мар|مارس/iu, 2],
  [/apr|avr|abr|апр|[أا]بريل|spring|q2/iu, 3],
  [/may|mai|ма[йя]|مايو/iu, 4],
  [/aug|ao[uû]|ago|авг|[أا]غسطس/iu, 7],
  [/sep|сен|سبتمبر|autumn|fall/iu, 8],
  [/oct|okt|окт|[أا]كتوبر|q4/iu, 9],
  [/nov|ноя|نوفمبر/iu, 10],
  [/dec|dez|d[ée]c|dic|дек|ديسمبر/iu, 11],
];

/** Months since the year 0 of a date as it is in a resume; `today` (ISO) for "Present"; undefined when unreadable. */
export function toMonthNumber(date: string, today: string): number | undefined {
  const text = toAsciiDigits(date);
  if (IS_PRESENT.test(text.trim())) return toMonthNumber(today.slice(0, 7), today);
  const year = new RegExp(YEAR, 'u').exec(text)?.[0] ?? shortYear(text);
  if (year === undefined) return undefined;
  const named = monthOfWord(text) ?? MONTH_STARTS.find(([pattern]) => pattern.test(text))?.[1];
  const rest = text.replace(year, ' ');
  const numeric = /(?:^|\D)(0?[1-9]|1[0-2])(?:\D|$)/u.exec(rest.replace(/\d{1,2}[./](?=\d{1,2}[./])/u, ''))?.[1];
  return Number(year) * 12 + (named ?? (numeric === undefined ? 0 : Number(numeric) - 1));
}

function shortYear(text: string): string | undefined {
  const digits = /['’](\d{2})/u.exec(text)?.[1] ?? /\p{L}\.?\s+(\d{2})$/u.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  return Number(digits) > 50 ? `19${digits}` : `20${digits}`;
}

/** Months covered by at least one of the jobs, overlaps counted once. Jobs without readable dates add nothing. */
export function coveredMonths(jobs: { startDate: string; endDate: string }[], today: string): number {
  const spans = jobs
    .flatMap((job) => {
      const start = toMonthNumber(job.startDate, today);
      const end = toMonthNumber(job.endDate, today);
      return start !== undefined && end !== undefined && end >= start ? [[start, end] as const] : [];
    })
    .sort((left, right) => left[0] - right[0]);
  let covered = 0;
  let reach = Number.NEGATIVE_INFINITY;
  for (const [start, end] of spans) {
    covered += Math.max(0, end - Math.max(start, reach));
    reach = Math.max(reach, end);
  }
  return covered;
}
