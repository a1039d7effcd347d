import type { ResultChart } from '@greenroom/contract/dashboard';
import { MAX_SCORE } from '@greenroom/contract/constants';
import { formatScore } from '@greenroom/contract/scores';
import { CartesianGrid, Label, LabelList, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { axisLook, GRID_LOOK, STILL, TOOLTIP_LOOK } from '~/ui/chart-looks.ts';
import { useChartFontSize } from '~/ui/use-chart-font-size.ts';
import { resultWords } from './words.ts';

const { chart: words } = resultWords;
const SCORE_TICKS = [0, 1, 2, 3, 4, 5];
const MARGIN = { top: 24, right: 24, bottom: 24, left: 8 };

/** Scores from 0 to 5, question by question; an answer without a score leaves a gap. */
export function ScoreLine({ points }: Pick<ResultChart, 'points'>) {
  const fontSize = useChartFontSize();
  const labelLook = { fill: 'var(--ink-soft)', fontSize } as const;
  return (
    <LineChart
      responsive
      style={{ width: '100%', height: '100%' }}
      data={points.map((point) => ({ ...point, figure: formatScore(point.score) }))}
      margin={MARGIN}
      aria-label={words.keys}
    >
      <CartesianGrid {...GRID_LOOK} vertical={false} />
      <XAxis dataKey="question" padding={{ left: 24, right: 24 }} {...axisLook(fontSize)}>
        <Label value={words.questions} position="bottom" {...labelLook} />
      </XAxis>
      <YAxis domain={[0, MAX_SCORE]} ticks={SCORE_TICKS} width={fontSize * 4} {...axisLook(fontSize)}>
        <Label value={words.score} angle={-90} position="insideLeft" style={{ textAnchor: 'middle' }} {...labelLook} />
      </YAxis>
      <Tooltip
        {...TOOLTIP_LOOK}
        cursor={{ stroke: 'var(--line-strong)' }}
        labelFormatter={(number) => words.question(Number(number))}
      />
      <Line
        {...STILL}
        name={words.score}
        dataKey="score"
        stroke="var(--chart-1)"
        strokeWidth={3}
        dot={{ r: 5, fill: 'var(--chart-1)', strokeWidth: 0 }}
        activeDot={{ r: 7 }}
      >
        <LabelList dataKey="figure" position="top" offset={12} fill="var(--ink)" fontSize={fontSize} fontWeight={600} />
      </Line>
    </LineChart>
  );
}
