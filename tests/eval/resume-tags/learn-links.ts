import {
  type LinkWeights,
  layOut,
  linkFeatures,
  type Mention,
  type MentionKind,
  type Period,
} from '@greenroom/coach/resume/tagger/link-posts';
import type { Span, TaggedResume } from './tagged-resumes.ts';

const ROUNDS = 30;
const STEP = 0.1;
const FIRST_SQUARE = 0.01;
const SHRINK = 0.004;

type Choice = { options: string[][]; right: number };

/** Learns from the true places how to find the body and the dates of a title, a degree or an activity. */
export function learnLinks(resumes: readonly TaggedResume[]): LinkWeights {
  const choices = resumes.flatMap(choicesOf);
  const weights: Record<string, number> = {};
  const squares: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { options, right } of choices) {
      const gradients = gradientsOf(options, right, weights);
      for (const [at, features] of options.entries()) {
        for (const feature of features) update(weights, squares, feature, gradients[at] ?? 0);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(weights)
      .map(([feature, value]): [string, number] => [feature, Math.round(value * 100) / 100])
      .filter(([, value]) => value !== 0)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

/** The gradient of the score of each option: whether it is right less its probability. */
function gradientsOf(options: readonly string[][], right: number, weights: LinkWeights): number[] {
  const scores = options.map((features) => features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, value) => sum + value, 0);
  return odds.map((value, at) => (at === right ? 1 : 0) - value / total);
}

/** One step of AdaGrad, then the L1 penalty. */
function update(
  weights: Record<string, number>,
  squares: Record<string, number>,
  feature: string,
  gradient: number,
): void {
  const square = (squares[feature] ?? FIRST_SQUARE) + gradient * gradient;
  squares[feature] = square;
  const step = STEP / Math.sqrt(square);
  const moved = (weights[feature] ?? 0) + step * gradient;
  weights[feature] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * SHRINK);
}

function trueMentions(resume: TaggedResume): Mention[] {
  const mentions: Mention[] = [];
  for (const [index, tag] of resume.tags.entries()) {
    if (!tag.startsWith('B-')) continue;
    let last = index;
    while (resume.tags[last + 1] === `I-${tag.slice(2)}`) last += 1;
    const [from, to] = [resume.tokens[index]?.from ?? 0, resume.tokens[last]?.to ?? 0];
    mentions.push({
      kind: tag.slice(2) as MentionKind,
      text: resume.truth.text.slice(from, to),
      line: resume.tokens[index]?.line ?? 0,
      from,
      to,
      certainty: 1,
    });
  }
  return mentions;
}

function choicesOf(resume: TaggedResume): Choice[] {
  const layout = layOut(trueMentions(resume));
  const text = resume.truth.text;
  return layout.heads.flatMap((head) => {
    const entry = resume.entries.find(
      (one) => one.head !== undefined && one.head.from < head.to && head.from < one.head.to,
    );
    if (entry === undefined) return [];
    const choice = (what: 'body' | 'period', others: readonly (Mention | Period)[], span: Span | undefined): Choice => {
      const options: string[][] = [[`${head.kind}-${what} none`]];
      let right = 0;
      for (const other of others) {
        const features = linkFeatures(layout, head, other, text, resume.marks);
        if (features === undefined) continue;
        if (span !== undefined && span.from < other.to && other.from < span.to) right = options.length;
        options.push(features);
      }
      return { options, right };
    };
    return [choice('body', layout.bodies, entry.body), choice('period', layout.periods, entry.start ?? entry.end)];
  });
}
