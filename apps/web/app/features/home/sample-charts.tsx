import { ChartFigure } from './chart-figure.tsx';
import { LineChart } from './line-chart.tsx';
import { RadarChart } from './radar-chart.tsx';
import { SAMPLE_INTERVIEWS, SAMPLE_SKILL_LABELS, SAMPLE_SKILLS } from './sample-interview-data.ts';
import { averageBySkill, formatScore } from './sample-scores.ts';
import { showcaseMessages } from './showcase-messages.ts';

const words = showcaseMessages.interview;
const roles = SAMPLE_INTERVIEWS.map(({ role }) => role);
const skills = SAMPLE_SKILLS.map((skill) => SAMPLE_SKILL_LABELS[skill]);
const averages = SAMPLE_INTERVIEWS.map(({ role, scores }) => ({
  name: role,
  values: averageBySkill(scores).map(({ average }) => average),
}));
const byQuestion = SAMPLE_INTERVIEWS.map(({ role, scores }) => ({
  name: role,
  values: scores.map(({ score }) => score),
}));
const questions = SAMPLE_INTERVIEWS[0]?.scores.map((_, index) => words.lineAxis(index + 1)) ?? [];

export function SampleCharts() {
  return (
    <div className="drawn-in-turn grid gap-5 has-[details[open]]:items-start [--turn:2] [--height:53rem] sm:[--height:62rem] md:grid-cols-2 md:[--height:27rem] lg:[--height:31rem]">
      <ChartFigure
        title={words.radarTitle}
        rowsAre={words.skill}
        columns={roles}
        rows={skills.map((name, index) => ({
          name,
          values: averages.map(({ values }) => formatScore(values[index] ?? 0)),
        }))}
        seriesNames={roles}
      >
        <RadarChart label={words.radarTitle} axes={skills} series={averages} />
      </ChartFigure>
      <ChartFigure
        title={words.lineTitle}
        rowsAre={words.role}
        columns={questions}
        rows={byQuestion.map(({ name, values }) => ({ name, values: values.map(formatScore) }))}
        seriesNames={roles}
      >
        <LineChart label={words.lineTitle} ticks={questions} series={byQuestion} />
      </ChartFigure>
    </div>
  );
}
