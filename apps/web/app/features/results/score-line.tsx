import { MAX_SCORE } from '@greenroom/contract/constants';
import type { ResultChart } from '@greenroom/contract/dashboard';
import { formatScore } from '~/lib/format.ts';
import { Line } from '~/ui/charts/line.tsx';
import { resultMessages } from './messages.ts';

const { chart: words, answers } = resultMessages;

type RatedPoint = ResultChart['points'][number] & { selfRating: number | null };

/** The score, and the person's own rating where there is one. */
export const describePoint = ({ score, selfRating }: RatedPoint): string =>
  selfRating === null ? formatScore(score) : `${formatScore(score)}, ${words.rated(selfRating)}`;

/** Scores from 0 to 5, question by question: points that are not joined, since the questions differ. */
export const ScoreLine = ({ points }: { points: readonly RatedPoint[] }) => (
  <Line
    label={words.keys}
    scale={{ min: 0, max: MAX_SCORE }}
    axes={{ x: words.questions, y: words.score }}
    isJoined={false}
    points={points.map(({ question, score, selfRating }) => ({
      name: words.question(question),
      tick: String(question),
      value: score,
      mark: selfRating,
      figure: score === null ? answers.scoreOf(null) : formatScore(score),
      said: selfRating === null ? answers.scoreOf(score) : `${answers.scoreOf(score)}, ${words.rated(selfRating)}`,
    }))}
    className="h-full"
  />
);
