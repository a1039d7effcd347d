/** How fast one answer was, in milliseconds. `heardMs` is null where the end of speech is not known. */
export type Timing = { requestId: number; heardMs: number | null; detectedMs: number; firstWordMs: number | null };

/** Speech that ended longer ago belongs to another sentence. */
const SAME_SENTENCE_MS = 15_000;

type Sample = {
  requestId: number;
  asked: { atMs: number };
  atMs: number;
  speechEndedAtMs: number | null;
  shown: { paragraphs: string[] };
};

/** Notes when a question was seen and when the first word of its answer came; known times are not overwritten. */
export function addSample(timings: readonly Timing[], sample: Sample): Timing[] {
  const { requestId, asked, atMs, speechEndedAtMs, shown } = sample;
  const sinceAsked = atMs - asked.atMs;
  const firstWordMs = shown.paragraphs.length > 0 ? sinceAsked : null;
  const known = timings.find((timing) => timing.requestId === requestId);
  if (known) {
    if (known.firstWordMs !== null || firstWordMs === null) return [...timings];
    return timings.map((timing) => (timing === known ? { ...known, firstWordMs } : timing));
  }
  const gap = speechEndedAtMs === null ? null : asked.atMs - speechEndedAtMs;
  const heardMs = gap !== null && gap >= 0 && gap < SAME_SENTENCE_MS ? gap : null;
  return [...timings, { requestId, heardMs, detectedMs: sinceAsked, firstWordMs }];
}

/** The middle value; null of nothing. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
