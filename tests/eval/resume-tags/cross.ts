import { parseTextByRules } from '@greenroom/coach/resume/parse-resume';
import { decodeMentions } from '@greenroom/coach/resume/tagger/find-mentions';
import { openLinearChain } from '@greenroom/coach/resume/tagger/linear-chain';
import { linkEntries, type Mention } from '@greenroom/coach/resume/tagger/link-posts';
import { readTagged, type TaggerModels } from '@greenroom/coach/resume/tagger/read-tagged';
import { tokenFeatures } from '@greenroom/coach/resume/tagger/token-features';
import type { ParsedResume } from '@greenroom/contract/resume';
import { isJobRead } from './judge-read.ts';
import { type ChainExample, learnChain } from './learn-chain.ts';
import { learnLinks } from './learn-links.ts';
import type { TaggedResume } from './tagged-resumes.ts';

const FOLDS = 4;
const SMALLEST_BIN = 60;

export type ReadUnseen = {
  resume: TaggedResume;
  rules: ParsedResume;
  read: ParsedResume;
  mentions: Mention[];
  certainties: [number, boolean][];
};
export type Share = [certainty: number, share: number];

export const examplesOf = (resumes: readonly TaggedResume[]): ChainExample[] =>
  resumes.map(({ truth, tokens, marks, tags, writer }) => ({
    group: writer,
    features: tokenFeatures(truth.text, tokens, marks),
    tags,
  }));

/** Every resume read by models that were learned without its writer and some others. */
export function readLeftOut(resumes: readonly TaggedResume[], shares: readonly Share[]): ReadUnseen[] {
  const writers = [...new Set(resumes.map(({ writer }) => writer))];
  const examples = examplesOf(resumes);
  const all: ReadUnseen[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = new Set(writers.filter((_, index) => index % FOLDS === fold));
    const chain = openLinearChain(learnChain(examples.filter(({ group }) => !left.has(group))));
    const links = learnLinks(resumes.filter(({ writer }) => !left.has(writer)));
    const models: TaggerModels = { chain, links, shares };
    for (const [index, resume] of resumes.entries()) {
      if (!left.has(resume.writer)) continue;
      const { text, jobs } = resume.truth;
      const rules = parseTextByRules(text);
      const mentions = decodeMentions(text, resume.tokens, examples[index]?.features ?? [], chain);
      const entries = linkEntries(mentions, links, text, resume.marks).filter(({ head }) => head.kind === 'title');
      const certainties = entries.map(({ head, body, period, certainty }): [number, boolean] => {
        const start = period?.start?.text ?? period?.end?.text ?? '';
        return [
          certainty,
          jobs.some((job) => isJobRead({ head: head.text, body: body?.text ?? '', start, end: '' }, job)),
        ];
      });
      all.push({ resume, rules, read: readTagged(text, rules, false, models), mentions, certainties });
    }
  }
  return all;
}

/** How often entries of a certainty are right, by bins that never fall. */
export function findShares(read: readonly ReadUnseen[]): Share[] {
  const all = read.flatMap(({ certainties }) => certainties).sort(([left], [right]) => left - right);
  const bins: { sum: number; right: number; count: number }[] = [];
  for (let at = 0; at < all.length; at += SMALLEST_BIN) {
    const bin = all.slice(at, at + SMALLEST_BIN);
    bins.push({
      sum: bin.reduce((sum, [value]) => sum + value, 0),
      right: bin.filter(([, isRight]) => isRight).length,
      count: bin.length,
    });
    for (let last = bins.length - 1; last > 0; last -= 1) {
      const [one, other] = [bins[last - 1], bins[last]];
      if (one === undefined || other === undefined || one.right / one.count <= other.right / other.count) break;
      bins.splice(last - 1, 2, {
        sum: one.sum + other.sum,
        right: one.right + other.right,
        count: one.count + other.count,
      });
    }
  }
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return bins.map(({ sum, right, count }) => [round(sum / count), round(right / count)]);
}
