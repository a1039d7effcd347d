import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJobSkills } from '@greenroom/coach/job/find-job-skills';
import { tokenize } from '@greenroom/coach/skills/tokenize';
import { HELD_OUT_POSTINGS } from './held-out-postings-data.ts';
import { JOB_POSTINGS, type JobPosting } from './job-postings-data.ts';
import { readAnnotation } from './measure-skills.ts';

export type PostingMeasure = { recall: number; precision: number; missed: string[]; wrong: string[] };

/** Twenty advertisements of 20 trades, marked by their writer, of which nothing was learned. */
const HELD_OUT = join(import.meta.dirname, 'held-out-advertisements');
const SMALL_WORDS = new Set(
  'a an the of and or to in for with on at by from as is be your our skill experience'.split(' '),
);
/** Two wordings are the same skill where they share at least half of the content words of the shorter one. */
const SHARED_WORDS = 0.5;

/**
 * Holds the names of the skills that are found in whole advertisements against the annotated ones, by their words: as
 * someone does who sees only what the review answers.
 */
export function measurePostings(set: 'own' | 'own held out' | 'as employers write'): PostingMeasure {
  const measures = postingsOf(set).map(measurePosting);
  const missed = measures.flatMap((measure) => measure.missed);
  const wrong = measures.flatMap((measure) => measure.wrong);
  const goldCount = measures.reduce((sum, measure) => sum + measure.goldCount, 0);
  const foundCount = measures.reduce((sum, measure) => sum + measure.foundCount, 0);
  return { recall: 1 - missed.length / goldCount, precision: 1 - wrong.length / foundCount, missed, wrong };
}

function postingsOf(set: 'own' | 'own held out' | 'as employers write'): JobPosting[] {
  if (set === 'own') return JOB_POSTINGS;
  if (set === 'own held out') return HELD_OUT_POSTINGS;
  return readdirSync(HELD_OUT).map((name) => ({ trade: name, text: readFileSync(join(HELD_OUT, name), 'utf8') }));
}

function measurePosting({ trade, text: annotated }: JobPosting) {
  const { text, spans } = readAnnotation(annotated);
  const gold = spans.map(({ start, end }) => text.slice(start, end));
  const { required, niceToHave } = findJobSkills(text);
  const found = [...required, ...niceToHave].map(({ wording }) => wording);
  return {
    goldCount: gold.length,
    foundCount: found.length,
    missed: gold.filter((skill) => !found.some((name) => isSame(skill, name))).map((skill) => `${trade}: ${skill}`),
    wrong: found.filter((name) => !gold.some((skill) => isSame(skill, name))).map((name) => `${trade}: ${name}`),
  };
}

function isSame(left: string, right: string): boolean {
  const [leftWords, rightWords] = [contentWords(left), contentWords(right)];
  const shared = leftWords.filter((word) => rightWords.includes(word)).length;
  return shared > 0 && shared >= SHARED_WORDS * Math.min(leftWords.length, rightWords.length);
}

/** Words by their first five letters, so that "plan", "planning" and "planned" are one. */
function contentWords(phrase: string): string[] {
  const words = tokenize(phrase).map(({ word }) => word);
  const content = words.filter((word) => !SMALL_WORDS.has(word));
  return (content.length > 0 ? content : words).map((word) => word.slice(0, 5));
}
