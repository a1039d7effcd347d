import type { ParsedResume } from '@greenroom/contract/resume';
import type { DegreeDemand } from '../job/find-degree.ts';
import { tokenize } from '../skills/tokenize.ts';
import { stemOf } from './word-stems.ts';

const LEVELS: [number, RegExp][] = [
  [5, /\b(?:ph\.?\s?d|doctora(?:te|l)|dphil|dr\.? rer)\b/iu],
  [4, /\b(?:master|m\.?\s?sc|mba|m\.?eng|m\.?a|m\.?s|magister|diplom|m\.?tech|mphil|ll\.?m)\b/iu],
  [
    3,
    /\b(?:bachelor|b\.?\s?sc|b\.?eng|b\.?tech|b\.?a|b\.?s|ll\.?b|licen[cz]iat\p{L}*|laurea|degree|b\.?com|b\.?ed|bsn|grado)\b/iu,
  ],
  [2, /\b(?:diploma|associate|hnd|hnc|foundation degree|certificate|apprentice\p{L}*|ausbildung|nvq)\b/iu],
];
/** A degree one step below the demand is worth so much; of another subject so much. */
const STEP_BELOW = 0.5;
const OTHER_SUBJECT = 0.5;
const SMALL = new Set(
  'a an the of and or in related subject field relevant similar quantitative discipline other'.split(' '),
);

/** How far the education of a resume answers the degree that a job asks for, from 0 to 1. */
export function fitDegree(resume: ParsedResume, demand: DegreeDemand): number {
  const wanted = wordsOf(demand.subject);
  const fits = resume.education.map(({ degree, institution }) => {
    const level = LEVELS.find(([, pattern]) => pattern.test(degree))?.[0] ?? 0;
    const ofLevel = level >= demand.level ? 1 : level === demand.level - 1 ? STEP_BELOW : 0;
    const own = new Set(wordsOf(`${degree} ${institution}`));
    const isSubject = wanted.length === 0 || wanted.some((word) => own.has(word));
    return ofLevel * (isSubject ? 1 : OTHER_SUBJECT);
  });
  return Math.max(0, ...fits);
}

function wordsOf(text: string): string[] {
  return tokenize(text)
    .map(({ word }) => word)
    .filter((word) => !SMALL.has(word))
    .map(stemOf);
}
