import { contentStems } from '../text/content-stems.ts';
import { stem } from '../text/stem.ts';
import { findListedWord } from './listed-lines.ts';
import type { ResumeFacts } from './resume-facts.ts';

/**
 * "A child tells you …": beside the frame of a case the certificate that has a rare word of it, "Level 3 Safeguarding". A word of the person's own title
 * is none: to a driver every case is about drivers.
 */
export function findCaseCertificate(heard: string, { lines, jobs }: ResumeFacts): string | undefined {
  const ofTitles = new Set(jobs.flatMap(({ title }) => contentStems(title)));
  const telling = heard
    .split(/\s+/u)
    .filter((word) => !ofTitles.has(stem(word.toLowerCase())))
    .join(' ');
  return findListedWord(
    telling,
    lines.filter(({ kind }) => kind === 'certificate'),
  )?.text;
}
