/** One number of an eval. `atLeast` and `atMost` are required; a figure without them is only reported. */
export type Figure = { name: string; value: number; digits?: number; atLeast?: number; atMost?: number };

/** What `tests/eval/<noun>/run.ts` hands back from its exported `run()`. `notes` are lines printed below the figures. */
export type EvalSection = { title: string; figures: readonly Figure[]; notes?: readonly string[] };

/** Whether a loaded `run()` kept to the shape: it is imported by folder name, out of the type checker's sight. */
export function isSection(section: EvalSection): boolean {
  return typeof section.title === 'string' && section.figures.every((figure) => typeof figure.name === 'string');
}

export function isMet({ value, atLeast, atMost }: Figure): boolean {
  if (Number.isNaN(value)) return atLeast === undefined && atMost === undefined;
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}

/** A section as a table of plain text, one line a figure. */
export function printSection(section: EvalSection): string {
  const width = Math.max(...section.figures.map((figure) => figure.name.length));
  const lines = section.figures.map((figure) => {
    const value = Number.isNaN(figure.value) ? '–' : figure.value.toFixed(figure.digits ?? 2);
    return `  ${figure.name.padEnd(width)}  ${value.padStart(7)}  ${describeRequirement(figure)}`.trimEnd();
  });
  return [section.title, ...lines, ...(section.notes ?? []).map((note) => `  ${note}`)].join('\n');
}

function describeRequirement(figure: Figure): string {
  const { atLeast, atMost } = figure;
  if (atLeast === undefined && atMost === undefined) return '';
  const asked = atLeast !== undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  return `${isMet(figure) ? 'met' : 'MISSED'} (${asked})`;
}
