import { bestTags, type LinearChain, scoreTokens, tagMarginals } from '../../text/linear-chain.ts';
import type { Mention, MentionKind } from './mention-layout.ts';
import { type ResumeToken, toResumeTokens } from './resume-tokens.ts';
import type { RuleMark } from './rule-marks.ts';
import { isForbidden, tokenFeatures } from './token-features.ts';

const IMPOSSIBLE = -1e4;
/** Subtracted from the score of "nothing": a missed title costs a whole post, a false one is weighed again later. */
const LESS_NOTHING = 1.5;
/** Words and signs of the longest text in ordinary lines; only a text of single letters has more. */
const MOST_TOKENS = 15_000;

/** The names, titles, employers, schools and dates of a resume, by the learned model. */
export function findMentions(text: string, model: LinearChain, marks: readonly RuleMark[]): Mention[] {
  const tokens = toResumeTokens(text).slice(0, MOST_TOKENS);
  const read = text.slice(0, tokens.at(-1)?.to ?? 0);
  return decodeMentions(read, tokens, tokenFeatures(read, tokens, marks), model);
}

/** The same from tokens and features that are known. */
export function decodeMentions(
  text: string,
  tokens: readonly ResumeToken[],
  features: readonly (readonly string[])[],
  model: LinearChain,
): Mention[] {
  const count = model.tags.length;
  const scores = scoreTokens(model, features);
  for (const [index, token] of tokens.entries()) {
    scores[index * count] = (scores[index * count] ?? 0) - LESS_NOTHING;
    for (const [place, tag] of model.tags.entries()) {
      if (isForbidden(token, tag)) scores[index * count + place] = IMPOSSIBLE;
    }
  }
  const path = bestTags(model, scores);
  const tags = path.map((place) => model.tags[place] ?? 'O');
  if (!tags.some((tag) => tag.startsWith('B-'))) return [];
  const shares = tagMarginals(model, scores);
  return tags.flatMap((tag, first) => {
    if (!tag.startsWith('B-')) return [];
    const kind = tag.slice(2) as MentionKind;
    let last = first;
    while (tags[last + 1] === `I-${kind}`) last += 1;
    const all = path.slice(first, last + 1).map((place, at) => shares[(first + at) * count + place] ?? 0);
    const [from, to] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
    const line = tokens[first]?.line ?? 0;
    return [{ kind, text: text.slice(from, to), line, from, to, certainty: Math.min(...all) }];
  });
}
