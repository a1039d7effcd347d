import { SKILL_LABELS, SKILLS, type Skill } from './constants.ts';
import type { Evidence, FeedbackEntry, SkillsFeedback, SkillsScore } from './feedback.ts';

type Scored = Pick<FeedbackEntry, 'overallScorePerResponse'>;
/** A corner of the radar chart; the score is from 0 to 5, null if not scored; `answers` is how many answers it is the mean of. */
export type RadarPoint = { attribute: string; score: number | null; answers: number };

/** The score field of a skill. */
export const scoreField = (skill: Skill): keyof SkillsScore => `${skill}Score`;
/** The feedback field of a skill. */
export const feedbackField = (skill: Skill): keyof SkillsFeedback => `${skill}Feedback`;

/** Mean of the numbers that are there, to two decimals; null of nothing. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length === 0) return null;
  return Math.round((numbers.reduce((sum, value) => sum + value, 0) / numbers.length) * 100) / 100;
}

/** Mean of the answers that could be scored, 0 to 5; null when none could. */
export const averageScore = (entries: readonly Scored[]): number | null =>
  meanOf(entries.map((entry) => entry.overallScorePerResponse));

/** Mean of each skill over all answers, in the fixed order of the skills. */
export function skillRadar(entries: readonly Pick<FeedbackEntry, 'skillsScore'>[]): RadarPoint[] {
  return SKILLS.map((skill) => {
    const scores = entries.map((entry) => entry.skillsScore[scoreField(skill)]).filter((score) => score !== null);
    return { attribute: SKILL_LABELS[skill], score: meanOf(scores), answers: scores.length };
  });
}

/** Words that earned something, with every remark that they earned: the same quote is shown once. */
export type QuoteRemarks = { quote: string; comments: string[] };

/** Groups remarks by their quote, in the order of the first remark. */
export function groupByQuote(evidence: readonly Pick<Evidence, 'quote' | 'comment'>[]): QuoteRemarks[] {
  const byQuote = new Map<string, string[]>();
  for (const { quote, comment } of evidence) {
    const comments = byQuote.get(quote) ?? [];
    if (!comments.includes(comment)) byQuote.set(quote, [...comments, comment]);
  }
  return Array.from(byQuote, ([quote, comments]) => ({ quote, comments }));
}
