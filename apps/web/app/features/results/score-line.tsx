import { MAX_SCORE } from '@greenroom/contract/constants';
import type { ResultChart } from '@greenroom/contract/dashboard';
import { formatScore } from '~/lib/format.ts';
import { Line } from '~/ui/charts/line.tsx';
import { resultWords } from './words.ts';

const { chart: words, answers } = resultWords;

/** Scores from 0 to 5, question by question; an answer without a score leaves a gap. */
export const ScoreLine = ({ points }: Pick<ResultChart, 'points'>) => (
  <Line
    label={words.keys}
    scale={{ min: 0, max: MAX_SCORE }}
    axes={{ x: words.questions, y: words.score }}
    points={points.map(({ question, score }) => ({
      name: words.question(question),
      tick: String(question),
      value: score,
      figure: formatScore(score),
      said: answers.scoreOf(score),
    }))}
    className="h-full"
  />
);
