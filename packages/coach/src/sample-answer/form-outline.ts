import outlines from '../../data/sample-answer/form-outlines.json' with { type: 'json' };
import type { WorkKind } from './work-kind.ts';

/** What a question asks of a piece of work: how one does it, a time it went wrong, what is hard about it. */
export type QuestionForm = keyof typeof outlines;

type Fresh = <T>(items: readonly T[]) => readonly T[];
export type FormQuery = {
  form: QuestionForm;
  kind: WorkKind;
  doing: string | undefined;
  fresh: Fresh;
  random: () => number;
  /** The samples written before in this interview: none of their sentences is said again. */
  earlier: string;
};

/** How many things of a kind a point names; more would read like a list to recite. */
const NAMED = { checks: 2, troubles: 2, figures: 2, people: 3 } as const;
/** With fewer points a sentence of an earlier sample is better than a gap. */
const FEWEST_POINTS = 3;

/** Fills the gaps of a point. Each thing of the kind is named once, and none that an earlier sample names while another is left. */
function fillerOf({ kind, doing, fresh }: FormQuery): (point: string) => string {
  const left: Record<string, string[]> = {};
  const take = (name: keyof WorkKind, count: number): string => {
    left[name] ??= [...fresh(kind[name])];
    const taken = left[name].splice(0, count);
    return (taken.length > 0 ? taken : kind[name].slice(0, count)).join('; ');
  };
  const fills: Record<string, () => string> = {
    doing: () => doing ?? 'this work',
    steps: () => kind.steps.join(', then '),
    people: () => inSentence(kind.people.slice(0, NAMED.people)),
    checks: () => take('checks', NAMED.checks),
    check: () => take('checks', 1),
    troubles: () => take('troubles', NAMED.troubles),
    trouble: () => take('troubles', 1),
    figures: () => take('figures', NAMED.figures),
    care: () => take('care', 1),
  };
  return (point) => point.replace(/\{(\w+)\}/gu, (gap, name: string) => fills[name]?.() ?? gap);
}

/** The points of a form with what belongs to this kind of work. */
export function pointsOfForm(query: FormQuery): string[] {
  const { form, random, earlier } = query;
  const { start, middle, end } = outlines[form];
  const fill = fillerOf(query);
  const isSaid = (point: string): boolean => earlier.includes(point);
  const choose = (points: readonly string[]): string => {
    const left = points.filter((point) => !isSaid(point.split('{')[0] ?? ''));
    const some = left.length > 0 ? left : points;
    return some[Math.floor(random() * some.length)] ?? '';
  };
  const points = [choose(start), ...middle, choose(end)].map(fill);
  const fresh = points.filter((point) => !isSaid(point));
  return fresh.length >= FEWEST_POINTS ? fresh : points;
}

const inSentence = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const isForm = (name: string | undefined): name is QuestionForm => name !== undefined && name in outlines;
