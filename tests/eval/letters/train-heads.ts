// Learns where an advertisement names its post, its employer and the person to write to: node tests/eval/letters/train-heads.ts. Prints what is right with each writer left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOfLine } from '@greenroom/coach/job/demands/demand-features';
import { decodeLine, type FoundDemand } from '@greenroom/coach/job/demands/find-demands';
import { headFeatures } from '@greenroom/coach/job/demands/head-features';
import { findJobFacts } from '@greenroom/coach/job/find-job-facts';
import { readJudgedLines } from '@greenroom/coach/job/read-asking-lines';
import { openLinearChain } from '@greenroom/coach/text/linear-chain';
import { type ChainTask, learnChain } from '../resume-tags/learn-chain.ts';
import { squeezed } from './match-marked.ts';
import { readMarked } from './read-marked.ts';
import { storeChain } from './store-chain.ts';

const TARGET = join(import.meta.dirname, '../../../packages/coach/data/job/head-tagger.json');
const TASK: ChainTask = { kinds: ['post', 'employer', 'person'], fewest: 3, fewestGroups: 1 };
const BOUNDS = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9];

const without = (process.env.WITHOUT ?? '').split(',');
const advertisements = readMarked().filter(({ writer }) => !without.includes(writer));
const examples = advertisements.flatMap(({ writer, text, title, employer, contact }, at) => {
  const lines = [...readJudgedLines(text)];
  const names = [
    ['employer', employer],
    ['post', title],
    ['person', contact],
  ] as const;
  return lines.map((line, place) => {
    const tokens = tokensOfLine(line.text);
    const tags = tokens.map(() => 'O');
    for (const [kind, name] of names) {
      const from = name === '' ? -1 : line.text.toLowerCase().indexOf(name.toLowerCase().replace(/[’‘]/gu, "'"));
      const inside = tokens.flatMap((token, index) =>
        from >= 0 && token.from < from + name.length && token.to > from ? [index] : [],
      );
      if (inside.some((index) => tags[index] !== 'O')) continue;
      for (const [order, index] of inside.entries()) tags[index] = `${order === 0 ? 'B' : 'I'}-${kind}`;
    }
    return { group: writer, features: headFeatures(lines, place, tokens), tags, at, lines, place, tokens };
  });
});

const sumOf = (some: readonly FoundDemand[]) => some.reduce((sum, { certainty }) => sum + certainty, 0);
const found: FoundDemand[][] = advertisements.map(() => []);
for (const writer of process.env.WITHOUT === undefined ? new Set(examples.map(({ group }) => group)) : []) {
  const model = openLinearChain(
    learnChain(
      examples.filter(({ group }) => group !== writer),
      TASK,
    ),
  );
  for (const { at, lines, place, tokens, features } of examples.filter(({ group }) => group === writer))
    found[at]?.push(...decodeLine(lines, place, tokens, features, model));
}
const isSame = (one: string, other: string) => {
  const [left, right] = [squeezed(one), squeezed(other)];
  return (
    left === right ||
    (left.length > 5 && right.startsWith(`${left} `)) ||
    (right.length > 5 && left.startsWith(`${right} `))
  );
};
for (const kind of TASK.kinds)
  for (const bound of BOUNDS) {
    const best = advertisements.map((_, at) => {
      const own = (found[at] ?? []).filter((one) => (one.kind as string) === kind);
      const sums = Map.groupBy(own, ({ text }) => squeezed(text));
      const [top] = [...sums.values()].toSorted((left, right) => sumOf(right) - sumOf(left));
      return top !== undefined && Math.max(...top.map(({ certainty }) => certainty)) >= bound
        ? (top[0]?.text ?? '')
        : '';
    });
    const truth = advertisements.map(
      ({ title, employer, contact }) => ({ post: title, employer, person: contact })[kind as 'post'] ?? '',
    );
    const named = best.filter((text) => text !== '').length;
    const right = best.filter((text, at) => text !== '' && isSame(text, truth[at] ?? '')).length;
    const there = truth.filter((text) => text !== '').length;
    console.log(`${kind} from ${bound}: ${right} of ${named} right, of ${there}`);
    if (bound === 0.6 && process.env.PRINT === '1')
      best.forEach((text, at) => {
        if (text !== '' && !isSame(text, truth[at] ?? '')) console.log(`   ${text} | ${truth[at]}`);
      });
  }

const isOf = (name: string, truth: string) => isSame(name, truth) || squeezed(truth).includes(squeezed(name));
const bestOf = (kind: string, at: number, bound: number) => {
  const own = (found[at] ?? []).filter((one) => (one.kind as string) === kind && one.certainty >= bound);
  const [top] = [...Map.groupBy(own, ({ text }) => squeezed(text)).values()].toSorted(
    (left, right) => sumOf(right) - sumOf(left),
  );
  return top?.[0]?.text ?? '';
};
const rules = advertisements.map(({ text }) => findJobFacts(text));
for (const [kind, of] of [
  ['post', 'roleTitle'],
  ['employer', 'company'],
  ['person', 'hiringManagerName'],
] as const) {
  const named = rules.map((facts) => facts[of]);
  const truth = advertisements.map(
    ({ title, employer, contact }) => ({ post: title, employer, person: contact })[kind],
  );
  for (const [at, name] of named.entries()) {
    const learned = bestOf(kind, at, 0.8);
    if (learned === '' || (name !== '' && isSame(name, learned))) continue;
    console.log(`  ${name === '' ? 'OPEN' : 'OTHER'} ${kind} rule "${name}" learned "${learned}" truth "${truth[at]}"`);
  }
  const given = named.filter((name) => name !== '').length;
  const right = named.filter((name, at) => name !== '' && isOf(name, truth[at] ?? '')).length;
  console.log(`rules ${kind}: ${right} of ${given}, of ${truth.filter((name) => name !== '').length}`);
}
if (process.env.WRITE !== '0') writeFileSync(TARGET, storeChain(learnChain(examples, TASK)));
