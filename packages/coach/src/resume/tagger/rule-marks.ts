import type { ParsedResume } from '@greenroom/contract/resume';

/** A title, employer, school or date that the rules found; `entry` is the index of its entry. */
export type RuleMark = Readonly<{ from: number; to: number; kind: string; entry: number; isSure: boolean }>;

type Part = readonly [kind: string, value: string];
/** From here on the rules are right more often than not. */
const SURE = 0.6;
const MOST_PLACES = 12;
/** The most characters between two values of one entry. */
const FARTHEST = 1200;

/** The places of the values that the rules read; those of one entry are close together. */
export function markRules(
  text: string,
  { fullName, experience, education }: Pick<ParsedResume, 'fullName' | 'experience' | 'education'>,
): RuleMark[] {
  const marks: RuleMark[] = [];
  const entries: { parts: Part[]; isSure: boolean }[] = [
    { parts: [['name', fullName]], isSure: true },
    ...experience.map(({ title, employer, startDate, endDate, confidence = 1 }) => ({
      parts: [
        ['title', title],
        ['employer', employer],
        ['start', startDate],
        ['end', endDate],
      ] satisfies Part[],
      isSure: confidence >= SURE,
    })),
    ...education.map(({ degree, institution, startDate, endDate, confidence = 1 }) => ({
      parts: [
        ['degree', degree],
        ['school', institution],
        ['from', startDate],
        ['to', endDate],
      ] satisfies Part[],
      isSure: confidence >= SURE,
    })),
  ];
  for (const [entry, { parts, isSure }] of entries.entries()) {
    let near: number | undefined;
    for (const [kind, value] of parts) {
      const from = placeOf(
        text,
        value,
        near,
        marks.filter((mark) => mark.kind === kind),
      );
      if (from === undefined) continue;
      near ??= from;
      marks.push({ from, to: from + value.length, kind, entry, isSure });
    }
  }
  return marks;
}

/** The place of a value that is nearest to `near` and not another entry's. */
function placeOf(
  text: string,
  value: string,
  near: number | undefined,
  taken: readonly RuleMark[],
): number | undefined {
  if (value.length < 2) return undefined;
  const places: number[] = [];
  for (let from = text.indexOf(value); from >= 0 && places.length < MOST_PLACES; from = text.indexOf(value, from + 1)) {
    places.push(from);
  }
  const free = places.filter((place) => !taken.some(({ from }) => from === place));
  const [best] = near === undefined ? free : free.sort((left, right) => Math.abs(left - near) - Math.abs(right - near));
  return best !== undefined && near !== undefined && Math.abs(best - near) > FARTHEST ? undefined : best;
}
