import type { ParsedResume } from '@greenroom/contract/resume';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';

const YEARS = joinPattern(
  'iu',
  String.raw`(?<![\d.,])\b((?:(?:well )?over|more than|nearly|almost|about|around|just over|just under)\s+)?(\d{1,2}(?:\.\d)?\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen`,
  String.raw`|twenty|thirty)\s+(?:years?|yrs)['’]?\s+(?:of\s+)?((?:[\p{L}-]+\s+){0,3}?)experience\b((?:\s+(?:in|of|on|with|as|across)\s+[^.,;:\n|•–—()]{3,60})?)`,
);
/** Text behind the experience that is no part of it. */
const FURTHER = /\s+(?:and (?:an?|the|now)|looking|seeking|who|which|that|where|with an?)\b.*$/iu;
/** The first of several fields would claim all the years for itself. */
const GOES_ON = /^,\s+[^,.;\n]{2,60}(?:,|\s(?:and|&)\s)/iu;
const MOST_READ = 600;

/**
 * The years of experience in the words of the resume's summary ("over 5 years of experience in intensive care"), or ''. Only where the present job is of the
 * kind of the post: years of another occupation say nothing.
 */
export function claimedYears(resume: ParsedResume, role: string): string {
  const head = (resume.summary || textBeforeJobs(resume)).slice(0, MOST_READ);
  const claim = YEARS.exec(head);
  const [, about = '', count = '', kind = '', field = ''] = claim ?? [];
  if (claim === null || count === '') return '';
  const asked = new Set(contentStems(role));
  const said = contentStems(`${head} ${resume.headline} ${resume.experience[0]?.title ?? ''}`);
  if (role !== '' && !said.some((word) => asked.has(word))) return '';
  const of = kind === '' ? ' of ' : ` of ${kind}`;
  const isListCut = GOES_ON.test(head.slice(claim.index + claim[0].length));
  // Ten years in several fields are none in the first of them, and say nothing without.
  if (kind.trim() === '' && field !== '' && isListCut) return '';
  return `${about.toLowerCase()}${count} years${of}experience${isListCut ? '' : field.replace(FURTHER, '')}`
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The lines above the first job, where no heading names a summary. */
function textBeforeJobs({ text, experience }: ParsedResume): string {
  const [first] = experience;
  const marks = [first?.employer ?? '', first?.startDate ?? ''].filter((mark) => mark !== '');
  const places = marks.map((mark) => text.indexOf(mark)).filter((place) => place >= 0);
  return places.length === 0 ? '' : text.slice(0, Math.min(...places));
}
