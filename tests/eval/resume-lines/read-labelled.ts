import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ResumeUnit, unitsOf } from '@greenroom/coach/resume/lines/resume-units';
import { unitFeatures } from '@greenroom/coach/resume/lines/unit-features';
import { parseTextByRules, toResumePage } from '@greenroom/coach/resume/parse-resume';
import { toLines } from '@greenroom/coach/resume/plain-lines';
import { findMentions } from '@greenroom/coach/resume/tagger/find-mentions';
import type { Mention } from '@greenroom/coach/resume/tagger/mention-layout';
import { markRules } from '@greenroom/coach/resume/tagger/rule-marks';
import { type LinearChainData, openLinearChain } from '@greenroom/coach/text/linear-chain';
import chainData from '../../../packages/coach/data/resume/tagger.json' with { type: 'json' };
import type { LeftOut } from '../resume-tags/cross.ts';
import type { ChainExample, ChainTask } from '../resume-tags/learn-chain.ts';
import { readTaggedResumes } from '../resume-tags/tagged-resumes.ts';

/** A resume with the labels of a reader who knew only a brief; `tags` has a tag for each unit, `page` the text as the models read it. */
export type LabelledResume = {
  id: string;
  writer: string;
  text: string;
  page: string;
  units: ResumeUnit[];
  tags: string[];
};
/** With the mentions that a tagger found which did not learn from its writer. */
export type LabelledExample = LabelledResume & { mentions: readonly Mention[] };

export const LINE_TASK: ChainTask = { kinds: [...'CTMHDNGEPSLJVX'], fewest: 3, fewestGroups: 2 };

type Runs = string | string[];
const folder = import.meta.dirname;
const readJson = <Value>(...path: string[]): Value => JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as Value;

/** "C3 T D2 D+" as a tag for each unit; `+` continues the unit before. */
function tagsOf(runs: Runs): string[] {
  const tags = (Array.isArray(runs) ? runs.join(' ') : runs).split(' ').flatMap((run) => {
    const [, kind = '', more, count] = /^(\p{Lu})(\+?)(\d*)$/u.exec(run) ?? [];
    return new Array<string>(Number(count || 1)).fill(`${more ? 'I' : 'B'}-${kind}`);
  });
  return tags.map((tag, at) =>
    tag.startsWith('I-') && tags[at - 1]?.slice(2) !== tag.slice(2) ? `B${tag.slice(1)}` : tag,
  );
}

/** Every labelled resume: some of `resume-tags`, and those of `pasted.json`. */
export function readLabelled(): LabelledResume[] {
  const tagged = new Map(readTaggedResumes('typed').map(({ truth, source }) => [truth.id, source]));
  for (const { id, text } of readJson<{ id: string; text: Runs[] }[]>('pasted.json'))
    tagged.set(id, text.map((line) => (Array.isArray(line) ? line.join(' ') : line)).join('\n'));
  return readdirSync(join(folder, 'labels'))
    .sort()
    .flatMap((file) => {
      const { writer, labels } = readJson<{ writer: string; labels: Record<string, Runs> }>('labels', file);
      return Object.entries(labels).map(([id, runs]) => {
        const text = tagged.get(id) ?? '';
        const page = toResumePage({ lines: toLines(text), pageCount: 1 }).text;
        return { id, writer, text, page, units: unitsOf(page), tags: tagsOf(runs) };
      });
    });
}

/** The same with mentions of taggers that do not know the writers; `left` are those of `tagLeftOut`. */
export function withMentions(resumes: readonly LabelledResume[], left: readonly LeftOut[]): LabelledExample[] {
  const found = new Map(
    left.filter(({ form }) => form === 'pasted').map(({ resume, mentions }) => [resume.truth.id, mentions]),
  );
  const chain = openLinearChain(chainData as unknown as LinearChainData);
  return resumes.map((resume) => ({
    ...resume,
    mentions:
      found.get(resume.id) ?? findMentions(resume.page, chain, markRules(resume.page, parseTextByRules(resume.text))),
  }));
}

export const toChainExample = ({ writer, page, units, tags, mentions }: LabelledExample): ChainExample => ({
  group: writer,
  features: unitFeatures(page, units, mentions),
  tags,
});
