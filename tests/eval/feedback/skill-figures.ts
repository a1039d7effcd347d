import type { FeedbackEntry } from '@greenroom/contract/feedback';
import type { Figure } from '../eval-section.ts';
import { HELD_OUT_IDS } from './all-answers.ts';
import type { JudgedAnswer } from './judged-answer.ts';
import { LABELLED_SKILLS, labelsOf } from './skill-labels-data.ts';
import { rankCorrelation } from './statistics.ts';

type Scored = { judged: JudgedAnswer; entry: FeedbackEntry };
type Judgement = { id: string; skill: string; label: 0 | 1 | 2; score: number; overall: number };

/** A skill that is plainly shown is not scored below this share of the overall score. */
const SHOWN_SHARE = 0.6;
/** A skill that does not come up at all stays at or below this. */
const MOST_UNSHOWN = 2.5;

/** Whether the five skills beside communication are seen where a listener sees them, and nowhere else. */
export function skillFigures(scored: readonly Scored[]): Figure[] {
  const all = scored.flatMap(judgementsOf);
  const heldOut = all.filter(({ id }) => HELD_OUT_IDS.has(id));
  const shown = all.filter(({ label }) => label === 2);
  const unshown = all.filter(({ label }) => label === 0);
  if (process.env.EVAL_DETAILS === 'skills') for (const line of all.filter(isMiss).map(describe)) console.log(line);
  return [
    { name: 'skills: rank correlation with our labels', value: correlate(all), digits: 3, atLeast: 0.75 },
    { name: 'skills: the same, held-out part', value: correlate(heldOut), digits: 3, atLeast: 0.7 },
    ...LABELLED_SKILLS.map((skill) => ({
      name: `skills: ${skill}`,
      value: correlate(all.filter((judgement) => judgement.skill === skill)),
      digits: 3,
    })),
    { name: 'skills: plainly shown and missed', value: shown.filter(isMiss).length / shown.length, atMost: 0.15 },
    { name: 'skills: not shown and credited', value: unshown.filter(isMiss).length / unshown.length, atMost: 0.1 },
  ];
}

export function lastSkillFigure(scored: readonly Scored[]): Figure {
  const all = scored.flatMap(judgementsOf);
  if (process.env.EVAL_DETAILS === 'skills') for (const line of all.filter(isMiss).map(describe)) console.log(line);
  return { name: 'skills: rank correlation, written last', value: correlate(all), digits: 3, atLeast: 0.7 };
}

function judgementsOf({ judged, entry }: Scored): Judgement[] {
  const labels = labelsOf(judged.id);
  const overall = entry.overallScorePerResponse;
  if (labels === null || overall === null) return [];
  return LABELLED_SKILLS.flatMap((skill) => {
    const score = entry.skillsScore[`${skill}Score`];
    return score === null ? [] : [{ id: judged.id, skill, label: labels[skill], score, overall }];
  });
}

/** The share of the overall score that a fair listener would give a skill that is not, in part, or plainly shown. */
const FAIR_SHARES = [0.3, 0.65, 1] as const;

function correlate(judgements: readonly Judgement[]): number {
  return rankCorrelation(judgements.map(({ label, score, overall }) => [score, FAIR_SHARES[label] * overall]));
}

function isMiss({ label, score, overall }: Judgement): boolean {
  return (label === 2 && score < SHOWN_SHARE * overall) || (label === 0 && score > MOST_UNSHOWN);
}

function describe({ id, skill, label, score, overall }: Judgement): string {
  const part = HELD_OUT_IDS.has(id) ? ' (held out)' : '';
  return `${id}${part} ${skill}: ${score} of ${overall}, ${label === 2 ? 'plainly shown' : 'not shown'}`;
}
