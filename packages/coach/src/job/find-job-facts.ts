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
  return {
    company: wholeCompany(findCompany(job, text, hiringManagerName) || headedCompany(text), text),
    roleTitle: findRoleTitle(job, text),
    hiringManagerName,
    companyAddress: findAddress(job, text),
  };
}

/** An agency and "our client" leave the employer unnamed. */
const headedCompany = (text: string): string => (UNNAMED.test(text) ? '' : headedName(text));
const UNNAMED = /\b(?:our|my) client\b|\bon behalf of\b|\brecruitment (?:agency|business)\b/iu;
