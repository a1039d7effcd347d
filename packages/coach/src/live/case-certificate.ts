import { contentStems } from '../text/content-stems.ts';
import { stem } from '../text/stem.ts';
import { findListedWord } from './listed-lines.ts';
import type { ResumeFacts } from './resume-facts.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/**
 * "A child tells you …": beside the frame of a case the certificate that has a rare word of it, "Level 3 Safeguarding". A word of the person's own title
 * is none: to a driver every case is about drivers.
 */
export function withCertificate(answer: SpokenAnswer, heard: string, { lines, jobs }: ResumeFacts): SpokenAnswer {
  const ofTitles = new Set(jobs.flatMap(({ title }) => contentStems(title)));
  const telling = heard
    .split(/\s+/u)
    .filter((word) => !ofTitles.has(stem(word.toLowerCase())))
    .join(' ');
  const held = findListedWord(
    telling,
    lines.filter(({ kind }) => kind === 'certificate'),
  );
  return held === undefined ? answer : { ...answer, paragraph3: `What helps me there: **${held.text}**.` };
}
