import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { rememberLast } from '../text/remember.ts';
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
  const hiringManagerName = findManager(job, text);
  const roleTitle = withGrade(findRoleTitle(job, text));
  const company =
    withoutPost(findCompany(job, text, hiringManagerName), roleTitle) || withoutPost(headedCompany(text), roleTitle);
  return {
    company: wholeCompany(company, text),
    roleTitle,
    hiringManagerName,
    companyAddress: findAddress(job, text),
  };
}

/** The post itself is no employer. */
const withoutPost = (company: string, roleTitle: string): string =>
  company !== '' && company.toLowerCase() === roleTitle.toLowerCase() ? '' : company;

/** "Officer Ii" of a heading in capitals has its grade in capitals. */
const withGrade = (title: string): string => title.replace(/ (?:Ii|Iii|Iv|Vi)\b/gu, (grade) => grade.toUpperCase());

/** An agency and "our client" leave the employer unnamed. */
const headedCompany = (text: string): string => (UNNAMED.test(text) ? '' : headedName(text));
const UNNAMED = /\b(?:our|my) client\b|\bon behalf of\b|\brecruitment (?:agency|business)\b/iu;
