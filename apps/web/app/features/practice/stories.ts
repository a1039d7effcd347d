import { SKILLS, type Skill } from '@greenroom/contract/constants';
import type { PractisedAnswer } from '@greenroom/contract/dashboard';

/** A good story of the person, in their own words. */
export type Story = {
  interviewId: string;
  question: string;
  answer: string;
  score: number;
  /** What it shows, the clearest first. */
  skills: Skill[];
};

/** Most people would call such an answer good. */
const GOOD_SCORE = 3.5;
/** Shorter answers are seldom a story that can be told again. */
const FEWEST_WORDS = 40;
const MOST_STORIES = 12;

const skillsOf = ({ skillsScore }: PractisedAnswer): Skill[] =>
  SKILLS.map((skill) => ({ skill, score: skillsScore[`${skill}Score`] ?? 0 }))
    // Every answer communicates: it tells one story from another by nothing.
    .filter(({ skill, score }) => skill !== 'communication' && score >= GOOD_SCORE)
    .sort((left, right) => right.score - left.score)
    .map(({ skill }) => skill);

/** The good answers that show a skill, the best first; of several to one question the best. */
export function findStories(answers: readonly PractisedAnswer[]): Story[] {
  const seen = new Set<string>();
  return [...answers]
    .filter(({ score, answer }) => score >= GOOD_SCORE && answer.split(/\s+/).length >= FEWEST_WORDS)
    .sort((left, right) => right.score - left.score)
    .flatMap((given): Story[] => {
      const skills = skillsOf(given);
      const key = given.question.trim().toLowerCase();
      if (skills.length === 0 || seen.has(key)) return [];
      seen.add(key);
      const { interviewId, question, answer, score } = given;
      return [{ interviewId, question, answer, score, skills }];
    })
    .slice(0, MOST_STORIES);
}
