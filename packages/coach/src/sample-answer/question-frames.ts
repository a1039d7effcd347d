import frameOutlines from '../../data/sample-answer/frame-outlines.json' with { type: 'json' };

export type Points = {
  form?: string | undefined;
  start: readonly string[];
  middle: readonly string[];
  end: readonly string[];
};

/**
 * The frames of questions with the points that answer just them; {doing} and {duty} in a point are the work that is asked about. One about a duty or a moment ends a question; one about a tool or a
 * point to mind has it in braces. The longest ending counts: "What do you do?" ends others too.
 */
const FRAME_POINTS = Object.entries(frameOutlines as Readonly<Record<string, Points>>)
  .map(([frame, points]) => ({ parts: frame.split(/\{\w+\}/u), slot: /\{(\w+)\}/u.exec(frame)?.[1] ?? '', points }))
  .sort((left, right) => right.parts.join('').length - left.parts.join('').length);

/** The points of the frame that a question is made from, and the work, tool or moment that it asks about. */
export function frameOf(question: string): { points: Points; asked: string; slot: string } | undefined {
  const text = question.trim();
  const found = FRAME_POINTS.find(({ parts: [first = '', last] }) =>
    last === undefined ? text.endsWith(first) : text.startsWith(first) && text.endsWith(last),
  );
  if (found === undefined) return undefined;
  const [first = '', last = ''] = found.parts;
  return { points: found.points, slot: found.slot, asked: text.slice(first.length, text.length - last.length) };
}

/** What the lines of a resume are compared with: the work alone, without the words of the frame around it. */
export function askedWork(question: string): string {
  const asked = frameOf(question)?.asked ?? '';
  return asked.split(' ').length < FEWEST_ASKED ? question : asked;
}
/** One word is a tool or a term, and no work. */
const FEWEST_ASKED = 2;
