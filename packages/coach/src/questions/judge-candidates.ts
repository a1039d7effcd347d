import weights from '../../data/questions/candidate-weights.json' with { type: 'json' };
import type { Candidate } from './candidate.ts';
import { classOfDuty } from './duty-class.ts';
import { kindOfDuty } from './duty-kind.ts';

/** Learned from questions that strangers rated, each for one advertisement or title. */
const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(weights as Readonly<Record<string, number>>));
const LONGEST_COUNTED = 10;

export type Judged = Pick<
  Candidate,
  | 'text'
  | 'stem'
  | 'anchor'
  | 'source'
  | 'type'
  | 'difficulty'
  | 'competency'
  | 'isEssential'
  | 'isOfName'
  | 'isMentioned'
>;

const doubts = new WeakMap<Judged, number>();
/** The probability from 0 to 1 that readers find a question wrong for the job or oddly worded. */
export function doubtOf(candidate: Judged): number {
  const known = doubts.get(candidate);
  if (known !== undefined) return known;
  const doubtful = (names: readonly string[]) => names.reduce((sum, name) => sum + (WEIGHTS.get(name) ?? 0), 0);
  const { stem = '', competency } = candidate;
  const [workClass = ''] = aboutOf(candidate.anchor ?? '');
  const key = `${workClass} ${competency} ${stem}`;
  const ofFrame = frameScores.get(key) ?? doubtful(frameFeatures(stem, competency, workClass));
  frameScores.set(key, ofFrame);
  const score = (WEIGHTS.get('bias') ?? 0) + ofFrame + doubtful(workFeatures(candidate));
  const doubt = 1 / (1 + Math.exp(-score));
  doubts.set(candidate, doubt);
  return doubt;
}

/** What the learned score of a question is made of: its frame, where it comes from, and the work that it is about. */
export function candidateFeatures(candidate: Judged): string[] {
  const [workClass = ''] = aboutOf(candidate.anchor ?? '');
  return [...frameFeatures(candidate.stem ?? '', candidate.competency, workClass), ...workFeatures(candidate)];
}

/** There are a few hundred frames, so that their part of the score is computed once for each class of work. */
const frameScores = new Map<string, number>();

function frameFeatures(stem: string, competency: string, workClass: string): string[] {
  return [
    `frame ${stem}`,
    `competency ${competency}`,
    `competency ${competency} class ${workClass}`,
    ...openingsOf(stem).flatMap((name) => [`opens ${name}`, `opens ${name} class ${workClass}`]),
  ];
}

function workFeatures({ anchor = '', source, type, difficulty, isEssential, isOfName, isMentioned }: Judged): string[] {
  return [
    `from ${source}${isEssential ? ' asked' : ''}${isOfName ? ' name' : ''}${isMentioned ? ' mentioned' : ''}`,
    `level ${type} ${difficulty}`,
    ...aboutOf(anchor).map((name) => `about ${name}`),
  ];
}

const abouts = new Map<string, string[]>();
const MOST_REMEMBERED = 5000;

/** Of the work, first its class; the same work is asked about by many frames. */
function aboutOf(anchor: string): string[] {
  const known = abouts.get(anchor);
  if (known !== undefined) return known;
  const words = anchor.split(/\s+/u);
  const isScene = /^\p{Lu}/u.test(anchor) && words.length > 3;
  const about: string[] = [
    isScene ? 'scene' : `${classOfDuty(anchor)}`,
    `kind ${kindOfDuty(anchor) ?? 'none'}`,
    `words ${Math.min(words.length, LONGEST_COUNTED)}`,
    `verb ${words[0]?.toLowerCase() ?? ''}`,
    ...(/\d/u.test(anchor) ? ['number'] : []),
    ...(/\s\p{Lu}/u.test(anchor) ? ['capital'] : []),
    ...(/\byour\b/u.test(anchor) ? ['your'] : []),
    ...(/\b(?:the|an?|any|all)\b/u.test(anchor) ? ['article'] : []),
  ];
  if (abouts.size >= MOST_REMEMBERED) abouts.clear();
  abouts.set(anchor, about);
  return about;
}

/** The pairs of words of a frame, which say what is asked. */
function openingsOf(stem: string): string[] {
  const words = stem.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.slice(0, -1).map((word, at) => `${word} ${words[at + 1]}`);
}
