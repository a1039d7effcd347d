import { type ReactNode, useId } from 'react';
import { cn } from '~/lib/class-names.ts';

type ChartFigureProps = {
  title: ReactNode;
  /** Which data it shows, where that is not all of it. */
  note?: ReactNode;
  /** Heads of the table's two columns. */
  columns: readonly [string, string];
  /** The chart's data, as words. */
  rows: readonly (readonly [string, string])[];
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
};

/** A chart with its name above it and its data as a table for anyone who cannot see it. The drawing's size is the caller's. */
export function ChartFigure({ title, note, columns, rows, level = 3, className, children }: ChartFigureProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <figure
      data-chart
      data-forced-border
      aria-labelledby={id}
      className={cn('break-inside-avoid rounded-xl bg-surface p-5 shadow-card sm:p-6', className)}
    >
      <figcaption>
        <Heading id={id} className="text-lg leading-snug">
          {title}
        </Heading>
        {note && <p className="text-ink-faint text-sm">{note}</p>}
      </figcaption>
      <div className="mt-4">{children}</div>
      <div className="sr-only">
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
