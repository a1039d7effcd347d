import { isLocation } from '../entities/classify-part.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { rememberLast } from '../text/remember.ts';
import { readHeads } from './demands/read-heads.ts';
import { findAddress } from './find-address.ts';
import { findCompany } from './find-company.ts';
import { findManager } from './find-manager.ts';
import { findRoleTitle } from './find-role-title.ts';
import { headedName } from './headed-name.ts';
import { withoutPictures } from './pictures.ts';
import { readJob } from './read-job.ts';
import { withShortGaps } from './short-gaps.ts';
import { wholeCompany } from './whole-company.ts';

/** What a job description says of itself. Empty where it does not say it. */
export type JobFacts = Readonly<{
  company: string;
  roleTitle: string;
  hiringManagerName: string;
  companyAddress: string;
}>;

/** Company, title, contact and address, as far as the description names them. */
export const findJobFacts = rememberLast(readFacts, getSkillLexicon);

function readFacts(jobDescription: string): JobFacts {
  const pasted = withShortGaps(jobDescription);
  const job = readJob(pasted);
  const text = withoutPictures(pasted);
  const learned = readHeads(jobDescription);
  const hiringManagerName = findManager(job, text) || learned.person;
  const roleTitle = postOf(withGrade(findRoleTitle(job, text)), learned.post, text);
  const named = withoutField(withoutPost(findCompany(job, text, hiringManagerName), roleTitle), roleTitle, text);
  const ruled = named || withoutField(withoutPost(headedCompany(text), roleTitle), roleTitle, text);
  const company = withoutPost(employerOf(ruled, withoutField(learned.employer, roleTitle, text), text), roleTitle);
  return {
    company: wholeCompany(company, text),
    roleTitle,
    hiringManagerName,
    companyAddress: findAddress(job, text),
  };
}

/** The learned employer, unless the rules found the same name. */
function employerOf(ruled: string, learned: string, text: string): string {
  if (learned === '' || (ruled !== '' && isDoubted(learned, text))) return ruled;
  if (isDoubted(learned, text)) return '';
  const [one, other] = [ruled.toLowerCase(), learned.toLowerCase()];
  if (one !== '' && (one.startsWith(other) || other.startsWith(`${one} `))) return longer(ruled, learned);
  // A single word or a town is seldom an employer; a longer name that the rules found has words around it that say so.
  const isDoubtful = ruled === '' || !ruled.includes(' ') || isLocation(ruled) || other.includes(one);
  return isDoubtful ? learned : ruled;
}
/** A single word that the text also writes small ("marketing"), or a place: "Greenogue, Co. Dublin" and "our new building in Greenogue". */
function isDoubted(name: string, text: string): boolean {
  if (name.includes(' ') || !/^\p{Lu}\p{L}+$/u.test(name)) return false;
  const isSmall = new RegExp(String.raw`(?<![\p{L}@./-])${name.toLowerCase()}(?![\p{L}@.-])`, 'u').test(text);
  const isPlace =
    new RegExp(String.raw`(?:^|\n)${name}, (?:Co\.|County) `, 'u').test(text) &&
    new RegExp(String.raw`\bin ${name}\b`, 'u').test(text);
  return isSmall || isPlace;
}
const longer = (one: string, other: string): string => (one.length >= other.length ? one : other);

/** A learned post where the rules found none, or one further down: that is the post of somebody else. */
function postOf(ruled: string, learned: string, text: string): string {
  if (learned === '' || text.toLowerCase().includes(ruled.toLowerCase()) === false) return ruled || learned;
  const placeOf = (title: string) => text.toLowerCase().indexOf(title.toLowerCase());
  const isSame =
    ruled !== '' &&
    (learned.toLowerCase().includes(ruled.toLowerCase()) || ruled.toLowerCase().includes(learned.toLowerCase()));
  // "Assistant and we are not fixed": the rule read on.
  if (ruled.toLowerCase().startsWith(learned.toLowerCase()) && /\b(?:we|are|is|you|our)\b/iu.test(ruled))
    return learned;
  return ruled === '' || (!isSame && placeOf(learned) >= 0 && placeOf(learned) < placeOf(ruled))
    ? calmed(learned)
    : ruled;
}

/** "HEAD TEACHER" of a heading as a title is written. */
const calmed = (title: string): string =>
  title === title.toUpperCase()
    ? title.toLowerCase().replace(/(?<![\p{L}'’])\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
    : title;

/** The post itself is no employer. */
const withoutPost = (company: string, roleTitle: string): string =>
  company !== '' && company.toLowerCase() === roleTitle.toLowerCase() ? '' : company;

/** "Software Engineer, Platform APIs": what comes behind the post in its line is a team and no employer. */
const withoutField = (company: string, roleTitle: string, text: string): string => {
  const line = text.split('\n').find((one) => roleTitle !== '' && one.includes(roleTitle)) ?? '';
  const behind = line.slice(line.indexOf(roleTitle) + roleTitle.length);
  const isField = behind.startsWith(`, ${company}`) && /^\s*(?:\(|$)/u.test(behind.slice(company.length + 2));
  // "Social Worker – Community Mental Health (1.0 FTE)": behind a dash the terms of the post say so.
  const isBehindDash =
    /^ [–—-] /u.test(behind) &&
    behind.slice(' – '.length).startsWith(company) &&
    /^\s*\(\d/u.test(behind.slice(company.length + ' – '.length));
  return company !== '' && (isField || isBehindDash) ? '' : company;
};

/** "Officer Ii" of a heading in capitals has its grade in capitals. */
const withGrade = (title: string): string => title.replace(/ (?:Ii|Iii|Iv|Vi)\b/gu, (grade) => grade.toUpperCase());

/** An agency and "our client" leave the employer unnamed. */
const headedCompany = (text: string): string => (UNNAMED.test(text) ? '' : headedName(text));
const UNNAMED = /\b(?:our|my) client\b|\bon behalf of\b|\brecruitment (?:agency|business)\b/iu;
