import { MAX_SCORE } from '@greenroom/contract/constants';
import type { ResultChart } from '@greenroom/contract/dashboard';
import { formatScore } from '~/lib/format.ts';
import { Line } from '~/ui/charts/line.tsx';
import { resultWords } from './words.ts';

const { chart: words, answers } = resultWords;

type RatedPoint = ResultChart['points'][number] & { selfRating: number | null };

/** The score, and the person's own rating where there is one. */
export const describePoint = ({ score, selfRating }: RatedPoint): string =>
  selfRating === null ? formatScore(score) : `${formatScore(score)}, ${words.rated(selfRating)}`;

/** Scores from 0 to 5, question by question; an answer without a score leaves a gap. */
export const ScoreLine = ({ points }: { points: readonly RatedPoint[] }) => (
  <Line
    label={words.keys}
    scale={{ min: 0, max: MAX_SCORE }}
    axes={{ x: words.questions, y: words.score }}
    points={points.map(({ question, score, selfRating }) => ({
      name: words.question(question),
      tick: String(question),
      value: score,
      mark: selfRating,
      figure: formatScore(score),
      said: selfRating === null ? answers.scoreOf(score) : `${answers.scoreOf(score)}, ${words.rated(selfRating)}`,
    }))}
    className="h-full"
  />
);
