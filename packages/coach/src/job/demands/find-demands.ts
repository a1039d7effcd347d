import { bestTags, type LinearChain, scoreTokens, tagMarginals } from '../../text/linear-chain.ts';
import type { JudgedLine } from '../read-asking-lines.ts';
import { demandFeatures, type LineToken, tokensOfLine } from './demand-features.ts';

/** What a demand asks for: a skill, tool, knowledge or experience; a qualification or licence; a language; a trait; times and places. */
export const DEMAND_KINDS = ['skill', 'paper', 'language', 'trait', 'availability'] as const;
export type DemandKind = (typeof DEMAND_KINDS)[number];
/** A stretch of a line that asks for something, `line` counting the judged lines; `certainty` from 0 to 1. */
export type FoundDemand = { kind: DemandKind; text: string; line: number; from: number; to: number; certainty: number };

/** Subtracted from the score of "nothing": a doubtful demand is left out later by its certainty. */
const LESS_NOTHING = 1;

/** The demands of an advertisement by a learned model. */
export function tagDemands(lines: readonly JudgedLine[], model: LinearChain): FoundDemand[] {
  return lines.flatMap((_, at) => {
    const tokens = tokensOfLine(lines[at]?.text ?? '');
    return decodeLine(lines, at, tokens, demandFeatures(lines, at, tokens), model);
  });
}

export function decodeLine(
  lines: readonly JudgedLine[],
  line: number,
  tokens: readonly LineToken[],
  features: readonly (readonly string[])[],
  model: LinearChain,
): FoundDemand[] {
  const count = model.tags.length;
  const text = lines[line]?.text ?? '';
  const scores = scoreTokens(model, features);
  for (let at = 0; at < scores.length; at += count) scores[at] = (scores[at] ?? 0) - LESS_NOTHING;
  const tags = bestTags(model, scores).map((place) => model.tags[place] ?? 'O');
  if (!tags.some((tag) => tag.startsWith('B-'))) return [];
  const shares = tagMarginals(model, scores);
  return tags.flatMap((tag, first) => {
    if (!tag.startsWith('B-')) return [];
    const kind = tag.slice(2) as DemandKind;
    let last = first;
    while (tags[last + 1] === `I-${kind}`) last += 1;
    // That it is a demand of any kind: one minus the share of "nothing".
    const all = tokens.slice(first, last + 1).map((_, at) => 1 - (shares[(first + at) * count] ?? 1));
    const [from, to] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
    const certainty = all.reduce((sum, share) => sum + share, 0) / all.length;
    return [{ kind, text: text.slice(from, to), line, from, to, certainty }];
  });
}
