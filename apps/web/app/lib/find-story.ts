import { SKILLS, type Skill } from '@greenroom/contract/constants';
import type { SkillsScore } from '@greenroom/contract/feedback';
import { FEWEST_STORY_WORDS, findStoryPart } from './story-part.ts';

/** Most people would call such an answer good. */
const GOOD_SCORE = 3.5;
/** Below, a part that shows a skill is no good story either. */
const FAIR_SCORE = 2.5;

type ScoredAnswer = {
  answer: string;
  score: number | null;
  skillsScore: SkillsScore;
  /** The words that remarks of the feedback quote. */
  quotes: readonly string[];
  hasConcern?: boolean;
};
export type FoundStory = { text: string; isPart: boolean; skills: Skill[] };

/** The skills that an answer plainly shows, the clearest first. */
function shownSkills(skillsScore: SkillsScore): Skill[] {
  return (
    SKILLS.map((skill) => ({ skill, score: skillsScore[`${skill}Score`] ?? 0 }))
      // Every answer communicates: it tells one story from another by nothing.
      .filter(({ skill, score }) => skill !== 'communication' && score >= GOOD_SCORE)
      .sort((left, right) => right.score - left.score)
      .map(({ skill }) => skill)
  );
}

/** What of an answer is worth telling again: a good answer, or the part of a fair one that shows a skill. */
export function findStory({ answer, score, skillsScore, quotes, hasConcern = false }: ScoredAnswer): FoundStory | null {
  const skills = shownSkills(skillsScore);
  if (score === null || score < FAIR_SCORE || skills.length === 0 || hasConcern) return null;
  const isGood = score >= GOOD_SCORE;
  const text = isGood ? answer.trim() : findStoryPart(answer, quotes);
  if (text === null || text.split(/\s+/).length < FEWEST_STORY_WORDS) return null;
  return { text, isPart: !isGood, skills };
}
