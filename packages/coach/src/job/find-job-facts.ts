import { findAddress } from './find-address.ts';
import { findCompany } from './find-company.ts';
import { findManager } from './find-manager.ts';
import { findRoleTitle } from './find-role-title.ts';
import { readJob } from './read-job.ts';

/** What a job description says of itself. Empty where it does not say it. */
export type JobFacts = { company: string; roleTitle: string; hiringManagerName: string; companyAddress: string };

/** Company, title, contact and address, as far as the description names them. */
export function findJobFacts(jobDescription: string): JobFacts {
  const job = readJob(jobDescription);
  const hiringManagerName = findManager(job, jobDescription);
  return {
    company: findCompany(job, jobDescription, hiringManagerName),
    roleTitle: findRoleTitle(job, jobDescription),
    hiringManagerName,
    companyAddress: findAddress(job, jobDescription),
  };
}
