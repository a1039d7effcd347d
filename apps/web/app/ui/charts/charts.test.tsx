import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Bars } from './bars.tsx';
import type { ChartPoint } from './chart-frame.tsx';
import { Line } from './line.tsx';
import { Pie, PieLegend } from './pie.tsx';
import { Radar } from './radar.tsx';

const SCALE = { min: 0, max: 5 };
const pointOf = (name: string, value: number | null): ChartPoint => {
  const figure = value?.toFixed(1) ?? '–';
  return { name, value, figure, said: value === null ? 'Not scored' : `Score ${figure}` };
};
const POINTS = [pointOf('Nurse', 3), pointOf('Florist', null), pointOf('Data Analyst', 5)];

const asLine = (values: (number | null)[]) => (
  <Line
    label="Scores"
    points={values.map((value, index) => ({ ...pointOf(`Question ${index + 1}`, value), tick: String(index + 1) }))}
    scale={SCALE}
    axes={{ x: 'Questions', y: 'Score' }}
    className="h-72"
  />
);
const CHARTS: [string, (points: ChartPoint[]) => ReactElement][] = [
  ['a radar', (points) => <Radar label="Scores" points={points} scale={SCALE} className="h-72" />],
  ['a pie', (points) => <Pie label="Scores" points={points} className="w-44" />],
  ['bars', (points) => <Bars label="Scores" points={points} scale={SCALE} />],
  [
    'a line',
    (points) => (
      <Line
        label="Scores"
        points={points.map((point) => ({ ...point, tick: point.name }))}
        scale={SCALE}
        axes={{ x: 'Questions', y: 'Score' }}
        className="h-72"
      />
    ),
  ],
];

const draw = (chart: ReactElement) => {
  render(chart);
  return screen.getByRole('application', { name: 'Scores' });
};
const said = (chart: HTMLElement) => chart.querySelector('[aria-live="polite"]')?.textContent;
const paths = (chart: HTMLElement) =>
  Array.from(chart.querySelectorAll('path'), (path) => path.getAttribute('d') ?? '');

describe.each(CHARTS)('%s', (_, chartOf) => {
  it('is one stop for the keyboard, which says where it stands', async () => {
    const user = userEvent.setup();
    const chart = draw(chartOf(POINTS));
    await user.tab();
    expect(document.activeElement).toBe(chart);
    await user.keyboard('{Home}');
    expect(said(chart)).toBe('Nurse: Score 3.0');
    await user.keyboard('{ArrowRight}');
    expect(said(chart)).toBe('Florist: Not scored');
    await user.keyboard('{End}{ArrowRight}');
    expect(said(chart)).toBe('Data Analyst: Score 5.0');
    expect(within(chart).getByText('Score 5.0')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(said(chart)).toBe('');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('says what is pointed at until the pointer leaves', () => {
    const chart = draw(chartOf(POINTS));
    const place = chart.querySelector('[data-point="2"]');
    if (!place) throw new Error('a place of the third point is expected');
    fireEvent.pointerMove(place);
    expect(said(chart)).toBe('Data Analyst: Score 5.0');
    fireEvent.pointerLeave(chart);
    expect(said(chart)).toBe('');
  });

  it('goes on saying what was touched until something else is pressed', () => {
    const chart = draw(chartOf(POINTS));
    const place = chart.querySelector('[data-point="0"]');
    if (!place) throw new Error('a place of the first point is expected');
    fireEvent.pointerDown(place);
    expect(said(chart)).toBe('Nurse: Score 3.0');
    fireEvent.pointerDown(document.body);
    expect(said(chart)).toBe('');
  });

  it('of nothing can be drawn and walked through', async () => {
    const chart = draw(chartOf([]));
    await userEvent.setup().tab();
    await userEvent.setup().keyboard('{ArrowRight}{End}');
    expect(said(chart)).toBe('');
    expect(chart.innerHTML).not.toContain('NaN');
  });
});

describe('a line', () => {
  it('joins neighbours and leaves a gap where a value is not known', () => {
    const [path] = paths(draw(asLine([5, 4, null, 0, 2.5])));
    expect(path).toBe('M10,0L30,20M70,100L90,50');
  });

  it('draws a single value in the middle and no dot for what is not known', () => {
    expect(
      draw(asLine([2.5]))
        .querySelector('circle')
        ?.getAttribute('cx'),
    ).toBe('50%');
    expect(render(asLine([null, null])).container.querySelector('circle')).toBeNull();
  });

  it('draws a second value as a square at its own height, and none where it is not known', () => {
    const points = [4, null].map((mark, index) => ({ ...pointOf(`Question ${index + 1}`, 1), tick: '', mark }));
    const chart = draw(<Line label="Scores" points={points} scale={SCALE} axes={{ x: '', y: '' }} className="h-72" />);
    const squares = Array.from(chart.querySelectorAll('rect[stroke]'));
    expect(squares.map((square) => square.parentElement?.getAttribute('y'))).toEqual(['20%']);
  });

  it('keeps every value in reach where there is no room for every label', () => {
    const chart = draw(asLine(Array.from({ length: 30 }, () => 3)));
    expect(chart.querySelectorAll('circle')).toHaveLength(30);
    const shown = Array.from(chart.querySelectorAll('text.chart-figure')).filter(
      (text) => !text.getAttribute('class')?.includes('hidden'),
    );
    expect(shown).toHaveLength(4);
  });
});

describe('a radar', () => {
  const outlineOf = (values: (number | null)[]) =>
    paths(
      draw(
        <Radar
          label="Scores"
          points={values.map((value, index) => pointOf(`Skill ${index}`, value))}
          scale={{ min: 1, max: 5 }}
          className="h-72"
        />,
      ),
    ).at(-1);

  it('reaches from the centre to the rim, and draws what is lower than the scale at the centre', () => {
    expect(outlineOf([5, 3, 2, 0.4])).toBe('M0,-50L25,0L0,12.5L0,0Z');
  });

  it.each([
    ['M0,0L-25,0L0,-50L25,0Z', [5, 3, null, 3]],
    ['', [null, null, null]],
  ])('ends the area at the centre beside a value that is not known: %s', (area, values) => {
    expect(outlineOf(values)).toBe(area);
  });

  it.each([
    ['M0,0L0,-50M0,0L25,0', [5, 3, null, null]],
    ['M0,0L0,-50M0,0L0,25', [5, null, 3, null]],
  ])('draws no area between fewer than three corners, where a sliver would look like a value: %s', (spokes, values) => {
    expect(outlineOf(values)).toBe(spokes);
  });

  it('has no point where the value is not known', () => {
    const chart = draw(<Radar label="Scores" points={POINTS} scale={SCALE} className="h-72" />);
    const dots = (index: number) => chart.querySelectorAll(`g[data-point="${index}"] circle:not([fill])`).length;
    expect([0, 1, 2].map(dots)).toEqual([1, 0, 1]);
  });

  it('has the figure of each corner under its name', () => {
    const chart = draw(<Radar label="Scores" points={POINTS} scale={SCALE} className="h-72" />);
    const labels = Array.from(chart.querySelectorAll('div[data-point]'), ({ textContent }) => textContent);
    expect(labels).toEqual(['Nurse3.0', 'Florist–', 'Data Analyst5.0']);
  });
});

describe('bars', () => {
  it('are as long as their values, with a dash and no bar for what is not known', () => {
    const chart = draw(<Bars label="Scores" points={POINTS} scale={SCALE} />);
    const bars = Array.from(chart.querySelectorAll<SVGElement>('[data-point] svg'), ({ style }) => style.width);
    expect(bars).toEqual(['60%', '100%']);
    expect(chart.querySelector('[data-point="1"]')?.textContent).toBe('Florist–');
  });
});

describe('a pie', () => {
  it('of one slice is a whole ring', () => {
    const [path] = paths(draw(<Pie label="Scores" points={[pointOf('Nurse', 2)]} className="w-44" />));
    expect(path?.match(/M/g)).toHaveLength(2);
  });

  it('has a legend with the names and figures in the colours of the slices', () => {
    const chart = draw(<Pie label="Scores" points={POINTS} className="w-44" />);
    const { container } = render(<PieLegend points={POINTS} className="grid" />);
    const colorsOf = (root: Element, shape: string) =>
      Array.from(root.querySelectorAll(shape), (one) => one.getAttribute('fill'));
    expect(colorsOf(container, 'circle')).toEqual(colorsOf(chart, 'path'));
    expect(Array.from(container.querySelectorAll('li'), ({ textContent }) => textContent)).toEqual([
      'Nurse3.0',
      'Florist–',
      'Data Analyst5.0',
    ]);
  });
});
