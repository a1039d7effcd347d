import type { ReactNode } from 'react';
import { Bars } from '~/ui/charts/bars.tsx';
import { ChartFigure } from '~/ui/charts/chart-figure.tsx';
import type { ChartPoint } from '~/ui/charts/chart-frame.tsx';
import { Line } from '~/ui/charts/line.tsx';
import { Pie, PieLegend } from '~/ui/charts/pie.tsx';
import { Radar } from '~/ui/charts/radar.tsx';
import { Specimen } from './specimen.tsx';

const SCALE = { min: 0, max: 5 };
const SKILLS = ['Communication', 'Teamwork', 'Problem-solving', 'Adaptability', 'Creativity', 'Leadership'];
const SCORES = [3.4, 2.8, 4.1, 3, 1.4, 4.9];
const TITLES = [
  'Nurse',
  'Assistant to the Regional Head of Product Operations and Research',
  'مهندس برمجيات أول في الذكاء الاصطناعي',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'מנהל מוצר',
  'QA',
  'Florist & Partner',
  'Data Analyst',
  'WWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Zookeeper',
  'Vice President, Sales',
  'Barista',
];
const ANSWERS = {
  'one answer': [4.5],
  'a gap and both ends': [5, null, 0, 0.2, 4.9],
  'none scored': [null, null, null],
  'thirty answers': Array.from({ length: 30 }, (_, index) => (index % 7 === 5 ? null : ((index * 17) % 50) / 10)),
};

const scored = (name: string, value: number | null): ChartPoint => {
  const figure = value?.toFixed(1) ?? '–';
  return { name, value, figure, said: `Score ${figure}` };
};
const counted = (name: string, index: number): ChartPoint => {
  const value = (index % 3) + 1;
  return { name, value, figure: String(value), said: `${value} times` };
};

/** A chart as it is in a page, with its table. */
function Example({ name, points, children }: { name: string; points: readonly ChartPoint[]; children: ReactNode }) {
  return (
    <ChartFigure title={name} columns={['Name', 'Figure']} rows={points.map((point) => [point.name, point.figure])}>
      {children}
    </ChartFigure>
  );
}

function RoundSpecimens() {
  const radars = {
    'Radar, known': SKILLS.map((name, index) => scored(name, SCORES[index] ?? null)),
    'Radar, half of it unknown': SKILLS.map((name, index) => scored(name, index % 2 ? null : (SCORES[index] ?? null))),
  };
  return (
    <Specimen name="Charts, round">
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {Object.entries(radars).map(([name, points]) => (
          <Example key={name} name={name} points={points}>
            <Radar label={name} points={points} scale={{ min: 1, max: 5 }} className="h-72 sm:h-96" />
          </Example>
        ))}
        {[1, 3, TITLES.length].map((count) => {
          const points = TITLES.slice(0, count).map(counted);
          const name = `Pie, ${count} slices`;
          return (
            <Example key={name} name={name} points={points}>
              <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
                <Pie label={name} points={points} className="aspect-square w-44 max-w-full" />
                <PieLegend points={points} className="grid min-w-0 flex-1 basis-36 gap-2" />
              </div>
            </Example>
          );
        })}
      </div>
    </Specimen>
  );
}

function StraightSpecimens() {
  return (
    <Specimen name="Charts, straight">
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {[1, 3, TITLES.length].map((count) => {
          const points = TITLES.slice(0, count).map((name, index) =>
            scored(name, index === 2 ? null : (index * 7) % 5.5),
          );
          const name = `Bars, ${count} names`;
          return (
            <Example key={name} name={name} points={points}>
              <Bars label={name} points={points} scale={SCALE} className="min-h-52" />
            </Example>
          );
        })}
        {Object.entries(ANSWERS).map(([state, values]) => {
          const points = values.map((value, index) => ({
            ...scored(`Question ${index + 1}`, value),
            tick: String(index + 1),
          }));
          const name = `Line, ${state}`;
          return (
            <Example key={name} name={name} points={points}>
              <Line label={name} points={points} scale={SCALE} axes={{ x: 'Questions', y: 'Score' }} className="h-72" />
            </Example>
          );
        })}
      </div>
    </Specimen>
  );
}

export function ChartSpecimens() {
  return (
    <>
      <RoundSpecimens />
      <StraightSpecimens />
    </>
  );
}
