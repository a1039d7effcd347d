import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { LetterFacts } from './letter-facts.ts';
import { isSurePaper } from './sure-paper.ts';

/** How a paper was got and whether it is valid: notes of a list that its name has no need of. */
const NOTES = joinPattern(
  'giu',
  String.raw`\s+[–—-]{1,2}\s+(?:online|active|annual|yearly|in[- ]house|passed|pass|merit|distinction|(?:done|issued|taken) by\b.*|(?:part`,
  String.raw`|full)[- ]time|(?:\p{L}+ )?(?:this|last) year)(?=$|\s*[(,])`,
  String.raw`|,?\s*\((?:annual|yearly|online|in[- ]house|self[- ]funded|active|passed|one year|done again [^()]*|[^()]*\b(?:this|last|next) (?:year`,
  String.raw`|month|week)\b[^()]*|\d+[- ](?:days?|hours?|weeks?)(?: course)?)\)`,
  String.raw`|,? (?:\d+|half|one|two)[- ](?:hours?|hrs?|days?)(?: (?:done|course))?(?=$|,| \(|\s+[–—-])|,? (?:0|no) points\b|,\s*(?:annual|passed)(?=$|,| \()`,
  String.raw`|,? (?:passed|current)$|\s*\((?:2[:.][12]|1st|first|third|pass|merit|distinction)\)|, 2[:.][12]$`,
);
/** "Level 2 Award (2 day course 2020)": the date is left. */
const LENGTH_BEFORE_DATE = /\(\d+[- ](?:day|hour|week)s?(?: course)?,? ((?:19|20)\d\d)\)/iu;
/** What one is by a licence: "Personal licence holder" holds one. */
const HOLDER = /^(.*\b(?:licen[cs]e|card|certificate|passport)) holder\b/iu;
/** "Local anesthesia certified (2011)" */
const CERTIFIED = /^(\p{L}[\p{L} &-]{3,50}) certified((?:,? (?:in )?(?:19|20)\d\d| \((?:19|20)\d\d\))?)$/iu;
/** "Elm college (Level 2 Public Services 2013)", "Elm College: Level 2 Public Services": the school first. */
const SCHOOL_FIRST =
  /^([^,(:]{3,50}\b(?:college|school|university|institute|academy))\s*(?:\(|:\s)([^()]{6,80}?)(?: ((?:19|20)\d\d))?\)?$/iu;
/** "Conflict management 2021", but "valid to 2026". */
const DATE_AT_END =
  /^([^,()]*\p{L})(?<!\b(?:to|till|until|since|in|from|by|exp|expires|valid|and|again|renewed|refreshed))\s+((?:19|20)\d\d)$/u;
/** "CDA since 2019", "CDA (DANB) since 2019, renewed yearly" */
const SHORT_SINCE = /^(\p{Lu}{2,6})(?: \(\p{Lu}{2,8}\))? since ((?:19|20)\d\d)\b.*$/u;

/** No paper by its form: years of work, a row of years, signs of notes, what is known in part, a number of a register. */
const NO_FORM = joinPattern(
  'iu',
  String.raw`\b\d+\+? (?:years|yrs)\b|\b(?:19|20)\d\d\b[^()–-]*[,&]\s*(?:19|20)\d\d\b|\s\/\s|[;!?→|]|\s--\s|\bbasics\b|\bPIN\b|\breval\b|\blevel \d to level \d`,
  String.raw`|\b(?:my|I|we|our|got|doing|almost|nearly)\b|\bon update service\b|^(?:free|various|several|all|mandatory|other)\b|\b(?:licen[cs]e-?|CDL-?)free\b|^\P{L}*$`,
);

/**
 * Papers in the form that a letter has, each once: without notes, with the name before the school. What is no name of a paper by its form, or names the person or an
 * own post, is left out.
 */
export function tidyPapers(items: readonly string[], facts: LetterFacts, told = ''): string[] {
  const tidy = items
    .flatMap(apart)
    .map(tidyPaper)
    .filter((item) => item !== '' && !NO_FORM.test(item) && !isSeries(item) && !namesOwnPost(item, facts));
  return tidy.filter(
    (item, at) =>
      !isWithin(item, told) &&
      !tidy.some((other, place) => place !== at && isWithin(item, other) && (!isWithin(other, item) || place < at)),
  );
}

/** "Gold Card / full UK licence": two papers where each half names one; else what does. */
function apart(item: string): string[] {
  const parts = item.split(/\s+\/\s+/u);
  return parts.length < 2 || /^(?:languages?|tools?)\b/iu.test(item) ? [item] : parts.filter(isSurePaper);
}

function tidyPaper(item: string): string {
  if (/^(?:languages?|tools?(?: that I have used)?|in progress|studying for)\b/iu.test(item)) return item;
  return item
    .replace(/,\s*\p{Lu}{2,6} exp(?:ires?|iry|\.)?\s.*$/iu, '')
    .replace(LENGTH_BEFORE_DATE, '($1)')
    .replace(NOTES, '')
    .replace(HOLDER, '$1')
    .replace(CERTIFIED, '$1 certification$2')
    .replace(SCHOOL_FIRST, (_, school: string, name: string, year?: string) =>
      year === undefined ? `${name}, ${school}` : `${name}, ${school} (${year})`,
    )
    .replace(SHORT_SINCE, '$1 (since $2)')
    .replace(/\s+[–—-]{2}\s+/gu, ', ')
    .replace(/\s+[–—-](?=,|$)/gu, '')
    .replace(/\btop[- ]up /iu, '')
    .replace(/ \(([^()]{2,24})\),? ((?:19|20)\d\d)$/u, ' ($1, $2)')
    .replace(/\s[–—-]\s\d+[- ](?:day|hour|week)s?(?: course)?,? ((?:19|20)\d\d)$/iu, ' ($1)')
    .replace(DATE_AT_END, '$1 ($2)')
    .replace(/^First aider\b/iu, 'First aid')
    .trim();
}

/** "Safeguarding, infection control, basic life support (2025)": a row of trainings in small letters is no name. */
function isSeries(item: string): boolean {
  const [, ...parts] = item.replace(/\s*\([^()]*\)/gu, '').split(', ');
  return parts.length > 1 && parts.filter((part) => /^\p{Ll}/u.test(part)).length > 1;
}

/** The name of the person or of an employer of theirs: the head of the resume or of a post, read as a paper. */
function namesOwnPost(item: string, { resume, places }: LetterFacts): boolean {
  const low = item.toLowerCase();
  const name = resume.fullName.toLowerCase();
  if (name.includes(' ') && low.includes(name)) return true;
  return places.some(
    ({ employer, title }) =>
      employer.length >= SHORTEST &&
      low.includes(employer.toLowerCase()) &&
      (title === '' || low.includes((title.split(/[,(]/u)[0] ?? title).trim().toLowerCase())),
  );
}
const SHORTEST = 5;

/** Whether another name, or a sentence before, already has each telling word of a paper. */
function isWithin(item: string, other: string): boolean {
  const words = contentStems(item.replace(/\b(?:19|20)\d\d\b/gu, ''));
  const known = new Set(contentStems(other));
  return words.length > 0 && words.every((word) => known.has(word));
}
