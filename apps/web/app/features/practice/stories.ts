import type { Skill } from '@greenroom/contract/constants';
import type { PractisedAnswer } from '@greenroom/contract/dashboard';
import { findStory } from '~/lib/find-story.ts';

/** A good story of the person, in their own words: an answer or a part of one. */
export type Story = {
  interviewId: string;
  question: string;
  text: string;
  isPart: boolean;
  score: number;
  /** What it shows, the clearest first. */
  skills: Skill[];
};

const MOST_STORIES = 12;

/** What is worth telling again, the best first; of several answers to one question the best. */
export function findStories(answers: readonly PractisedAnswer[]): Story[] {
  const seen = new Set<string>();
  return [...answers]
    .sort((left, right) => right.score - left.score)
    .flatMap(({ interviewId, question, quotes = [], ...given }): Story[] => {
      const found = findStory({ ...given, quotes });
      const key = question.trim().toLowerCase();
      if (!found || seen.has(key)) return [];
      seen.add(key);
      return [{ interviewId, question, score: given.score, ...found }];
    })
    .slice(0, MOST_STORIES);
}
