import { type Habits, linkFeatures } from '@greenroom/coach/resume/tagger/link-features';
import { habitsOf, type LinkWeights, linkOnce } from '@greenroom/coach/resume/tagger/link-posts';
import { type Layout, layOut, type Mention, type Period } from '@greenroom/coach/resume/tagger/mention-layout';
import type { RuleMark } from '@greenroom/coach/resume/tagger/rule-marks';
import { learnChoices } from './learn-choices.ts';
import type { Span, TaggedResume } from './tagged-resumes.ts';

/** A resume with the mentions that a model found which does not know its writer. */
export type MentionedResume = { resume: TaggedResume; mentions: Mention[] };
type Choice = { options: string[][]; rights: number[] };

/** Learns how to find the body and the dates of a title, a degree or an activity among what the tagger finds, mistakes included. */
export function learnLinks(all: readonly MentionedResume[]): LinkWeights {
  const layouts = all.map(({ resume, mentions }) => ({ resume, layout: layOut(mentions, resume.truth.text) }));
  const first = learnChoices(layouts.flatMap(({ resume, layout }) => choicesOf(resume, layout, undefined)));
  return learnChoices(
    layouts.flatMap(({ resume, layout }) => {
      const entries = linkOnce(layout, first, resume.truth.text, resume.marks, undefined);
      return choicesOf(resume, layout, habitsOf(layout, entries));
    }),
  );
}

const overlaps = (left: Span | undefined, right: Span) =>
  left !== undefined && left.from < right.to && right.from < left.to;

function choicesOf(
  { truth: { text }, entries, marks }: TaggedResume,
  layout: Layout,
  habits: ReadonlyMap<Mention, Habits> | undefined,
): Choice[] {
  return layout.heads.flatMap((head) => {
    const entry = entries.find((one) => overlaps(one.head, head));
    if (entry === undefined) return [];
    const own = { text, marks, layout, habits: habits?.get(head), head };
    return [
      toChoice(own, 'body', layout.bodies, entry.body),
      toChoice(own, 'period', layout.periods, entry.start ?? entry.end),
    ];
  });
}

type Own = {
  text: string;
  marks: readonly RuleMark[];
  layout: Layout;
  habits: Habits | undefined;
  head: Mention;
};

function toChoice(
  { text, marks, layout, habits, head }: Own,
  what: 'body' | 'period',
  others: readonly (Mention | Period)[],
  span: Span | undefined,
): Choice {
  const options: string[][] = [[`${head.kind}-${what} none`]];
  const rights: number[] = [];
  const wanted = span === undefined ? undefined : text.slice(span.from, span.to);
  for (const other of others) {
    const features = linkFeatures(layout, head, other, text, marks, habits);
    if (features === undefined) continue;
    // An employer of several posts may be written more than once.
    const isSame = what === 'body' && wanted === text.slice(other.from, other.to);
    if (overlaps(span, other) || isSame) rights.push(options.length);
    options.push(features);
  }
  return { options, rights: rights.length === 0 ? [0] : rights };
}
