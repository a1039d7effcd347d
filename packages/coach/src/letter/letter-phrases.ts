import { toMonthNumber } from '../entities/dates.ts';
import { calmRuns } from './calm-capitals.ts';

/** A skill as the job words it; `name` is the lexicon's. */
export type NamedSkill = { wording: string; name: string };

const MONTH_NAMES = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');
const MONTHS_PER_YEAR = 12;
const VOWEL_SOUND = /^(?:[aeiouAEIOU]|[Hh]on|[Hh]our|[FHLMNRSX](?=[A-Z.]))/u;
const CONSONANT_SOUND = /^(?:one|eu|uni|use|usa|u\.?s\b|uk|ux\b|ui\b)/iu;
/** "QA" and "CEO" are written so, "SHIFT SUPERVISOR" is shouted. */
const SHORTEST_SHOUT = 6;

/** "a nurse", "an Account Manager"; a title that begins with "Head of" takes none. */
export function withArticle(title: string): string {
  if (
    /\b(?:crew|staff)$/iu.test(title) ||
    /^(?:head of|chief|vp\b|vice president|co-?founder|lead\b(?! \p{L}))/iu.test(title)
  )
    return title;
  return `${VOWEL_SOUND.test(title) && !CONSONANT_SOUND.test(title) ? 'an' : 'a'} ${title}`;
}

/** "OPERATIONS MANAGER" as titles are written; "Staff Nurse, Intensive Care" with its field in brackets, as a comma would part the sentence. */
export function writtenTitle(title: string): string {
  const plain = title
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .replace(/\s*\((?:\p{Ll}[^()]*|[^()]*(?:\bsince\b|\d{4})[^()]*)\)/u, '');
  const [bare = ''] = plain.split(' (');
  // "DESIGNER, In-house" is shouted up to its comma.
  const isHeadShouted = /^\p{Lu}{6,},/u.test(bare);
  const isShouted = isHeadShouted || (bare === bare.toUpperCase() && bare.length >= SHORTEST_SHOUT);
  const calm = inTitleCase(
    isShouted
      ? plain
          .toLowerCase()
          .replace(/(?<![\p{L}'’])(?!(?:and|of|for|the|in|to|with)\s)\p{L}/gu, (letter) => letter.toUpperCase())
      : // "Lead climber" begins a line of the resume; in a sentence it is "a lead climber".
        calmRuns(plain).replace(/^\p{Lu}(?=\p{Ll}+(?: \p{Ll}+)+$)/u, (letter) => letter.toLowerCase()),
  );
  const [, main, bracket, grade] = /^([^,()]+) \(([^()]*)\), ([^,()]+)$/u.exec(calm) ?? [];
  if (main && bracket && grade) return `${main} (${bracket}, ${grade})`;
  const [, post, level, place] = /^([^,()]+), ([^,()]+) \(([^()]*)\)$/u.exec(calm) ?? [];
  if (post && level && place) return `${post} (${level}, ${place})`;
  const [, head, field] = /^([^,()]+),\s+([^,()]+)$/u.exec(calm) ?? [];
  return head && field ? `${head} (${field})` : calm;
}

/** "Flt Driver" and "Chef De Partie" of a line in capitals: letters without a vowel are an abbreviation. */
const inTitleCase = (title: string): string =>
  title
    .replace(ABBREVIATED, (word) => word.toUpperCase())
    .replace(/ (?:De|Of|And|To|For|In|The|With)(?= \p{L})/gu, (word) => word.toLowerCase());
const ABBREVIATED =
  /(?<!\p{L})(?!(?:Mrs?|Ms|Dr|St|Sr|Jr|Ltd)(?!\p{L}))[B-DF-HJ-NP-TV-XZ][b-df-hj-np-tv-xz]{1,3}(?![\p{L}.])/gu;

/** "02/2021", "Feb 2021" and "2021.02" as "February 2021"; what has no month or is unclear stays unchanged. */
export function writtenDate(date: string): string {
  // "Sep 15" and "Jul'21" are years in a resume's dates; a day has its year behind it.
  const [, shortMonth, shortYear] = /^(\p{L}{3,}\.?)(?:[\s-]|\s?['’])(\d{2})$/u.exec(date) ?? [];
  if (shortMonth !== undefined) return writtenDate(`${shortMonth} 20${shortYear}`);
  const [, day = '', monthOfDay = '', yearOfDay = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d{2})$/u.exec(date) ?? [];
  // "15-02-2019" has the day first unless it has no such month.
  if (yearOfDay !== '') return writtenDate(`${Number(monthOfDay) > MONTHS_PER_YEAR ? day : monthOfDay}/${yearOfDay}`);
  // "2023 Mar" and "2023 (Mar)" have their year first.
  const [, yearFirst = '', monthBehind = ''] = /^((?:19|20)\d{2}),?\s\(?(\p{L}{3,}\.?)\)?$/u.exec(date) ?? [];
  if (yearFirst !== '') return writtenDate(`${monthBehind} ${yearFirst}`);
  const isMonth =
    /^(?:\d{1,2}\s?[./-]\s?\d{4}|\d{4}\s?[./-]\s?\d{1,2}|\p{L}{3,}\.?,?\s+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(?:\d{4}|['’]\d{2})|\d{1,2}(?:st|nd|rd|th)?\s\p{L}{3,}\.?\s\d{4})$/u.test(
      date,
    );
  const isSeason = /^(?:spring|summer|autumn|fall|winter)/iu.test(date);
  const month = isMonth && !isSeason ? toMonthNumber(date, '2000-01-01') : undefined;
  if (month === undefined) return isSeason ? date.toLowerCase() : date;
  return `${MONTH_NAMES[month % MONTHS_PER_YEAR]} ${Math.floor(month / MONTHS_PER_YEAR)}`;
}

export function pick(wordings: string[], seed: number): string {
  return wordings[Math.abs(seed) % wordings.length] ?? '';
}
