import { isCompany, isLocation } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';

/** "Job Title: Clinical Coder (part-time)", "Position: SENIOR PRACTITIONER". */
const LABELLED =
  /^[ \t•*-]{0,4}(?:job title|position(?: title)?|post(?: title)?|vacancy(?: title)?|role(?: title)?)[ \t]{0,3}[:：][ \t]{0,3}([^\n]{3,120})$/imu;
/** "REGISTRAR / HEAD OF MOVEMENTS (m/f/x)": the mark is behind titles only. */
const MARKED = /^([^\n()]{3,80}?)[ \t]{0,3}\((?:[mfwdhx]\s?[/|]\s?){1,2}[mfwdx]\)/imu;
/** "has a vacancy for a Senior Motor Assessor", "They are after a SALVAGE CONTROLLER". */
const WANTED = joinPattern(
  'u',
  String.raw`\b(?:(?:vacancy|opening|position|opportunity) (?:has arisen |is available )?for|(?:looking|recruiting|searching|advertising) for|(?:are|is) (?:after|seeking|hiring|recruiting)`,
  String.raw`|(?:wants?|needs?|wishes) (?:to (?:appoint|hire|recruit) )?) (?:an?|our next|another) ((?:\p{Lu}[\p{L}&/-]{1,20} ){0,4}\p{Lu}[\p{L}/-]{2,20})(?=[\s,.;:(])`,
);
/** "Jobs > Farming > Fishing" of a job site; the title is on the next line. */
const BREADCRUMB = /^[^\n>]{2,60}>[^\n>]{2,60}>[^\n]{2,120}\n\s*(\p{Lu}[^\n]{3,80})$/imu;
const MOST_WORDS = 7;
const NO_TITLE =
  /\b(?:we|you|your|our|is|are|was|has|have|will|please|apply|see|below|above|various|several|n\/a|permanent|temporary|contract|full|part)\b|[.!?]\s|@|\d{3}/iu;

/**
 * The title that an advertisement names in so many words where no list of positions knows it: behind a label, before "(m/f/d)", or with capitals as what
 * is looked for. '' where there is none.
 */
export function explicitTitle(text: string): string {
  return (
    [LABELLED, MARKED, BREADCRUMB, WANTED]
      .map((pattern) => bare(pattern.exec(text)?.[1] ?? ''))
      .find((title) => title !== '') ?? ''
  );
}

/** Without brackets, the number of posts and what is behind a colon. */
function bare(value: string): string {
  const [title = ''] = value
    .replace(/\([^()]*\)?/gu, ' ')
    .split(/;|,\s|:\s|\s[–—-]\s|\t|\s\|\s|\bref(?:erence)?\b/iu)
    .map((piece) => piece.replace(/\s+/gu, ' ').trim());
  const isFit = title.split(' ').length <= MOST_WORDS && /^\p{Lu}\p{L}/u.test(title) && !NO_TITLE.test(title);
  return isFit && !isLocation(title) && !isCompany(title) ? title : '';
}
