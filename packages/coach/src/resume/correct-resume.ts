import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { CorrectedResume, ParsedResume } from '@greenroom/contract/resume';

/**
 * A resume with the person's corrections instead of the parsed parts. Words that the file does not have are added at the end of the text,
 * because the review and the letter search it for proof.
 */
export function correctResume(resume: ParsedResume, corrected: CorrectedResume | undefined): ParsedResume {
  if (corrected === undefined) return resume;
  const plainText = plain(resume.text);
  const added = statementsOf(corrected).filter(
    (statement) => statement !== '' && !plainText.includes(plain(statement)),
  );
  const text = [resume.text, ...new Set(added)].join('\n').slice(0, TEXT_LIMITS.resumeText);
  return { ...resume, ...corrected, text };
}

function statementsOf(corrected: CorrectedResume): string[] {
  const { fullName, headline, emailAddress, phoneNumber, address, experience, education, projects } = corrected;
  return [
    ...[fullName, headline, emailAddress, phoneNumber, address],
    ...experience.flatMap(({ title, employer, achievements }) => [title, employer, ...achievements]),
    ...education.flatMap(({ degree, institution }) => [degree, institution]),
    ...projects.flatMap(({ name, achievements }) => [name, ...achievements]),
    ...corrected.skills,
    ...corrected.languages,
    ...corrected.certifications,
  ];
}

/** Line ends and spaces differ between the file and the fields. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();
