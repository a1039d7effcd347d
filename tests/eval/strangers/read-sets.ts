import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One rated answer. Texts lie in the files as lines of at most 200 characters, joined here. */
export type RatedAnswer = {
  id: string;
  kind: string;
  role: string;
  type: 'Behavioral' | 'Technical' | 'Mixed';
  question: string;
  answer: string;
  /** 1 to 5 in halves, by the writer of the set. */
  overall: number;
  structure: number;
  shows: string[];
  flags: string[];
  /** Whether the answer says what was asked for, by the writer of the set. */
  answers_question: boolean;
  /** Present in the sets with labelled sentences. */
  sentences: { text: string; label: string }[];
};
export type RatedPair = { id: string; type: RatedAnswer['type']; question: string; good: string; bad: string };
/** What one writer wrote, who knew nothing but the brief (tests/eval/strangers/BRIEF.md). */
export type RatedSet = { set: string; answers: RatedAnswer[]; pairs: RatedPair[] };
type Lines = string[];
type StoredAnswer = Omit<RatedAnswer, 'question' | 'answer' | 'sentences'> & {
  question: Lines;
  answer?: Lines;
  sentences?: { label: string; text: Lines }[];
};
type StoredSet = {
  set: string;
  answers: StoredAnswer[];
  pairs: (Omit<RatedPair, 'question' | 'good' | 'bad'> & { question: Lines; good: Lines; bad: Lines })[];
};
const folder = import.meta.dirname;
const joinLines = (lines: Lines) => lines.join(' ');

function readFolder<Stored>(name: string): Stored[] {
  return readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, name, file), 'utf8')) as Stored);
}

/** All sets, by name. */
export const readSets = (): RatedSet[] => readRated('sets');

/**
 * Answers of the interviews that most people have, for the job they have or the next one up, rated like the others. The rating, matters of conduct and the acts are
 * learned from them as well; in the last four a half admits something in one clause.
 */
export const readOrdinarySets = (): RatedSet[] => readRated('ordinary');

/** Ordinary, long answers with the admission in one clause, and their twins: the acts are learned from them (`learn-acts.ts`). */
export const readAdmissionSets = (): RatedSet[] => readRated('admissions');

function readRated(name: string): RatedSet[] {
  return readFolder<StoredSet>(name).map(({ set, answers, pairs }) => ({
    set,
    answers: answers.map((stored) => {
      const sentences = (stored.sentences ?? []).map(({ label, text }) => ({ label, text: joinLines(text) }));
      const answer = stored.answer ? joinLines(stored.answer) : sentences.map(({ text }) => text).join(' ');
      return { ...stored, question: joinLines(stored.question), answer, sentences };
    }),
    pairs: pairs.map((pair) => ({
      ...pair,
      question: joinLines(pair.question),
      good: joinLines(pair.good),
      bad: joinLines(pair.bad),
    })),
  }));
}
