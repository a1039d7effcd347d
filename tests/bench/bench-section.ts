/** One measured figure. `limit` is what design and docs ask for; `peer` what it is beside in the same run. */
export type BenchFigure = { label: string; value: number; unit: string; atMost?: number; atLeast?: number };
export type BenchSection = { name: string; figures: BenchFigure[] };

export function isMet({ value, atMost, atLeast }: BenchFigure): boolean {
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}

function limitOf({ atMost, atLeast, unit }: BenchFigure): string {
  if (atMost !== undefined) return `at most ${atMost} ${unit}`;
  return atLeast === undefined ? '' : `at least ${atLeast} ${unit}`;
}

const format = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** A section as a table of Markdown, fit for docs/benchmarks.md. */
export function renderSection({ name, figures }: BenchSection): string {
  const rows = figures.map((figure) => {
    const limit = limitOf(figure);
    const verdict = limit ? (isMet(figure) ? 'met' : 'MISSED') : '';
    return `| ${figure.label} | ${format(figure.value)} ${figure.unit} | ${limit} | ${verdict} |`;
  });
  return [`### ${name}`, '', '| what | measured | reach | |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

/** The value below which `share` of the sorted samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
