import { demandFeatures, type LineToken, tokensOfLine } from '@greenroom/coach/job/demands/demand-features';
import { DEMAND_KINDS, type DemandKind } from '@greenroom/coach/job/demands/find-demands';
import { type JudgedLine, readJudgedLines } from '@greenroom/coach/job/read-asking-lines';
import type { ChainExample, ChainTask } from '../resume-tags/learn-chain.ts';
import type { MarkedAdvertisement, MarkedDemand } from './read-marked.ts';

export const DEMAND_TASK: ChainTask = { kinds: DEMAND_KINDS, fewest: 3, fewestGroups: 1 };

const KINDS: Record<string, DemandKind> = {
  qualification: 'paper',
  licence: 'paper',
  language: 'language',
  trait: 'trait',
  availability: 'availability',
};

export type DemandExample = ChainExample & { at: number; line: number; tokens: LineToken[] };
export type ReadAdvertisement = { advertisement: MarkedAdvertisement; lines: JudgedLine[] };

const plain = (text: string) => text.replace(/[’‘]/gu, "'").normalize('NFC').replace(/\s+/gu, ' ').trim();

/** The demands of a line with their places in it. */
function spansOf(line: string, demands: readonly MarkedDemand[]): { from: number; to: number; kind: DemandKind }[] {
  return demands.flatMap(({ phrase, sentence, kind }) => {
    const [whole, wanted] = [plain(sentence), plain(phrase)];
    if (!whole.includes(plain(line)) && !plain(line).includes(whole)) return [];
    const from = line.replace(/[’‘]/gu, "'").indexOf(wanted);
    return from < 0 ? [] : [{ from, to: from + wanted.length, kind: KINDS[kind] ?? 'skill' }];
  });
}

function tagsOf(line: string, tokens: readonly LineToken[], demands: readonly MarkedDemand[]): string[] {
  const tags = tokens.map(() => 'O');
  for (const { from, to, kind } of spansOf(line, demands).toSorted(
    (left, right) => left.to - left.from - (right.to - right.from),
  )) {
    const inside = tokens.flatMap((token, at) => (token.from < to && token.to > from ? [at] : []));
    if (inside.some((at) => tags[at] !== 'O')) continue;
    for (const [place, at] of inside.entries()) tags[at] = `${place === 0 ? 'B' : 'I'}-${kind}`;
  }
  return tags;
}

/** Each line of each advertisement as the model learns from it. */
export function demandExamples(advertisements: readonly MarkedAdvertisement[]): {
  examples: DemandExample[];
  read: ReadAdvertisement[];
} {
  const read = advertisements.map((advertisement) => ({
    advertisement,
    lines: [...readJudgedLines(advertisement.text)],
  }));
  const examples = read.flatMap(({ advertisement, lines }, at) =>
    lines.map(({ text }, line) => {
      const tokens = tokensOfLine(text);
      const features = demandFeatures(lines, line, tokens);
      return {
        group: advertisement.writer,
        features,
        tags: tagsOf(text, tokens, advertisement.demands),
        at,
        line,
        tokens,
      };
    }),
  );
  return { examples, read };
}
