import { labelUnits } from '@greenroom/coach/resume/lines/label-units';
import { readLines } from '@greenroom/coach/resume/lines/read-lines';
import { type LinearChain, openLinearChain } from '@greenroom/coach/text/linear-chain';
import type { ParsedResume, ResumeExperience } from '@greenroom/contract/resume';
import type { EvalSection } from '../eval-section.ts';
import { type LeftOut, learnEntryModels, readLeftOut, tagLeftOut } from '../resume-tags/cross.ts';
import { learnChain } from '../resume-tags/learn-chain.ts';
import { type LabelledExample, LINE_TASK, readLabelled, toChainExample, withMentions } from './read-labelled.ts';

const FOLDS = 5;
const COMPARED = 35;
/** Tags that end the work of a post. */
const ENDS = 'CMGEPSLJVX';

type Counts = { units: number; right: number; sure: number; sureRight: number; work: Placed; before: Placed };
/** Lines of work that a reader put under a post, those of them that belong there, and all lines that were put under posts. */
type Placed = { lines: number; found: number; said: number; saidRight: number };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const keyOf = (text: string): string => plain(text).slice(0, COMPARED);
const kindOf = (tag: string | undefined): string => tag?.slice(2) ?? '';

/** For each unit of work the text of the head above it, by the reader's labels. */
function headsAbove({ units, tags }: LabelledExample): (string | undefined)[] {
  let head: string[] = [];
  let isInHead = false;
  return tags.map((tag, at) => {
    const kind = kindOf(tag);
    if (kind === 'H') {
      const isNoteBetween = kindOf(tags[at - 1]) === 'N' && kindOf(tags[at - 2]) === 'H';
      head = isInHead || isNoteBetween ? head : [];
      head.push(units[at]?.text ?? '');
    } else if (ENDS.includes(kind)) head = [];
    isInHead = kind === 'H';
    return kind === 'D' && head.length > 0 ? head.join('\n') : undefined;
  });
}

const isNamed = ({ title, employer }: ResumeExperience, head: string): boolean =>
  title === '' ? employer !== '' && head.includes(employer) : head.includes(title);

function countPlaced(example: LabelledExample, { experience }: ParsedResume, counts: Placed): void {
  const heads = headsAbove(example);
  for (const [at, head] of heads.entries()) {
    if (head === undefined) continue;
    const key = keyOf(example.units[at]?.text ?? '');
    counts.lines += 1;
    if (experience.some((job) => isNamed(job, head) && plain(job.achievements.join(' ')).includes(key)))
      counts.found += 1;
  }
  for (const job of experience) {
    for (const line of job.achievements) {
      const at = example.units.findIndex(({ text }) => plain(text).includes(keyOf(line)));
      const head = heads[at];
      counts.said += 1;
      if (head !== undefined && isNamed(job, head)) counts.saidRight += 1;
    }
  }
}

function countKinds(example: LabelledExample, chain: LinearChain, counts: Counts): void {
  for (const [at, { letter, certainty }] of labelUnits(
    example.page,
    example.units,
    example.mentions,
    chain,
  ).entries()) {
    const isRight = letter === kindOf(example.tags[at]);
    counts.units += 1;
    if (isRight) counts.right += 1;
    if (certainty < SURE) continue;
    counts.sure += 1;
    if (isRight) counts.sureRight += 1;
  }
}
const SURE = 0.95;

const noneYet = (): Placed => ({ lines: 0, found: 0, said: 0, saidRight: 0 });

/** `npm run eval -- resume-lines`: the kind and the post of each line of a resume, a fifth of the writers left out at a time. Many minutes. */
export function run(): Promise<EvalSection> {
  const left = tagLeftOut();
  const models = learnEntryModels(left).folds;
  const pasted = new Map<string, LeftOut>(
    left.filter(({ form }) => form === 'pasted').map((one) => [one.resume.truth.id, one]),
  );
  const examples = withMentions(readLabelled(), left);
  const writers = [...new Set(examples.map(({ writer }) => writer))];
  const counts: Counts = { units: 0, right: 0, sure: 0, sureRight: 0, work: noneYet(), before: noneYet() };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isOut = ({ writer }: LabelledExample) => writers.indexOf(writer) % FOLDS === fold;
    const chain = openLinearChain(learnChain(examples.filter((one) => !isOut(one)).map(toChainExample), LINE_TASK));
    for (const example of examples.filter(isOut)) {
      countKinds(example, chain, counts);
      const one = pasted.get(example.id);
      if (one === undefined) continue;
      const read = readLeftOut(one, models);
      countPlaced(example, read, counts.before);
      countPlaced(example, readLines(read, example.page, example.mentions, chain), counts.work);
    }
  }
  return Promise.resolve(report(examples.length, counts));
}

function report(resumes: number, { units, right, sure, sureRight, work, before }: Counts): EvalSection {
  return {
    title: `Lines of resumes by writers left out: ${resumes} resumes, ${units} lines and sentences`,
    figures: [
      { name: 'kinds right', value: right / units, atLeast: 0.88 },
      { name: 'of those that are sure', value: sureRight / sure, atLeast: 0.95 },
      { name: 'share that is sure', value: sure / units },
      { name: 'lines of work under the right post', value: work.found / work.lines, atLeast: 0.8 },
      { name: 'the same by entries alone', value: before.found / before.lines },
      { name: 'lines under posts that are right', value: work.saidRight / work.said, atLeast: 0.85 },
      { name: 'the same by entries alone', value: before.saidRight / before.said },
    ],
  };
}
