import type { ReactNode } from 'react';
import { SeriesLegend } from './chart-series.tsx';
import { showcaseMessages } from './showcase-messages.ts';

type ChartFigureProps = {
  title: string;
  /** What the columns of the table are, and a row of values for each name. */
  columns: string[];
  rows: { name: string; values: string[] }[];
  /** The heading of the first column. */
  rowsAre: string;
  seriesNames: string[];
  children: ReactNode;
};

/** A drawing with its legend, and the same numbers as a table for anyone who wants or needs them. */
export function ChartFigure({ title, columns, rows, rowsAre, seriesNames, children }: ChartFigureProps) {
  return (
    <figure data-forced-border className="flex min-w-0 flex-col rounded-xl bg-surface p-5 shadow-card sm:p-6">
      <figcaption>
        <h4 className="text-lg">{title}</h4>
      </figcaption>
      <div className="my-auto py-3">{children}</div>
      <SeriesLegend names={seriesNames} />
      <details className="mt-3 text-sm">
        <summary className="min-h-6 w-fit rounded-sm font-semibold text-accent-ink">
          {showcaseMessages.interview.numbers}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its room is scrolled by keyboard */}
        <section className="mt-2 overflow-x-auto" aria-label={title} tabIndex={0}>
          <table className="w-full text-left">
            <thead>
              <tr className="text-ink-faint">
                <th scope="col" className="py-1 pr-3 font-medium">
                  {rowsAre}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-1 pr-3 font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, values }) => (
                <tr key={name} className="border-line border-t">
                  <th scope="row" className="py-1.5 pr-3 font-medium">
                    {name}
                  </th>
                  {values.map((value, index) => (
                    <td key={columns[index]} className="py-1.5 pr-3 tabular-nums">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
