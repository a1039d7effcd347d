import type { ParsedResume } from '@greenroom/contract/resume';

const periodOf = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  [startDate, endDate].filter((date) => date !== '').join(' – ');
const headOf = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ');

/** The text of a resume; one that came as fields alone, as somebody would write it. */
export function textOfResume(resume: ParsedResume): string {
  if (resume.text.trim() !== '') return resume.text;
  const jobs = resume.experience.flatMap((job) => [
    headOf(job.title, job.employer, periodOf(job)),
    ...job.achievements.map((line) => `- ${line}`),
    '',
  ]);
  const schools = resume.education.map((school) => headOf(school.degree, school.institution, periodOf(school)));
  return [
    ...(jobs.length > 0 ? ['Experience', ...jobs] : []),
    ...(schools.length > 0 ? ['Education', ...schools, ''] : []),
    ...(resume.skills.length > 0 ? ['Skills', resume.skills.join(', ')] : []),
  ].join('\n');
}
