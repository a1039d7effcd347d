import { rememberShort } from './remember.ts';

const IRREGULAR: Record<string, string> = {
  led: 'lead',
  leading: 'lead',
  ran: 'run',
  running: 'run',
  built: 'build',
  made: 'make',
  making: 'make',
  taught: 'teach',
  wrote: 'write',
  written: 'write',
  sold: 'sell',
  grew: 'grow',
  grown: 'grow',
  won: 'win',
  winning: 'win',
  lost: 'lose',
  losing: 'lose',
  found: 'find',
  met: 'meet',
  kept: 'keep',
  dealt: 'deal',
  brought: 'bring',
  bought: 'buy',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  came: 'come',
  went: 'go',
  gone: 'go',
  did: 'do',
  done: 'do',
  said: 'say',
  told: 'tell',
  felt: 'feel',
  left: 'leave',
  held: 'hold',
  spent: 'spend',
  sent: 'send',
  chose: 'choose',
  chosen: 'choose',
  began: 'begin',
  begun: 'begin',
  knew: 'know',
  known: 'know',
  thought: 'think',
  understood: 'understand',
  spoke: 'speak',
  spoken: 'speak',
  drove: 'drive',
  driven: 'drive',
  broke: 'break',
  broken: 'break',
  fell: 'fall',
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  data: 'data',
  analysis: 'analys',
  analyses: 'analys',
  analyze: 'analys',
  analyzed: 'analys',
  analyse: 'analys',
  indices: 'index',
  indexes: 'index',
  queries: 'query',
  caches: 'cache',
  caching: 'cache',
  cached: 'cache',
  using: 'use',
  used: 'use',
  uses: 'use',
  leadership: 'lead',
  leader: 'lead',
  leaders: 'lead',
  failure: 'fail',
  failures: 'fail',
  conflicts: 'conflict',
  weaknesses: 'weak',
  weakness: 'weak',
  strengths: 'strong',
  strength: 'strong',
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
};

const SUFFIXES: readonly (readonly [string, string, number])[] = [
  ['ization', 'ize', 4],
  ['isation', 'ize', 4],
  ['ational', 'ate', 4],
  ['fulness', 'ful', 3],
  ['ousness', 'ous', 3],
  ['iveness', 'ive', 3],
  ['ations', 'ate', 4],
  ['ation', 'ate', 4],
  ['ments', '', 4],
  ['ment', '', 4],
  ['ities', 'ity', 3],
  ['ness', '', 3],
  ['ising', 'ize', 3],
  ['izing', 'ize', 3],
  ['ised', 'ize', 3],
  ['ized', 'ize', 3],
  ['ises', 'ize', 3],
  ['izes', 'ize', 3],
  ['ise', 'ize', 4],
  ['ingly', '', 4],
  ['edly', '', 4],
  ['ions', '', 4],
  ['ion', '', 4],
  ['ings', '', 3],
  ['ing', '', 3],
  ['ied', 'y', 2],
  ['ies', 'y', 2],
  ['ers', '', 4],
  ['er', '', 4],
  ['ors', '', 4],
  ['or', '', 4],
  ['eed', 'ee', 2],
  ['ed', '', 3],
  ['ly', '', 3],
  ['es', '', 3],
  ['s', '', 3],
];

/**
 * A light English stem: enough that `organise`, `organized` and `organizing` meet. Not a dictionary form.
 * Words of up to three letters stay as they are.
 */
export const stem = rememberShort(toStem);

function toStem(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (bare.length <= 3 || bare.endsWith('ss') || !/^[a-z]+$/.test(bare)) return bare;
  return trimEnd(cutSuffix(bare));
}

/** Suffixes by their last letter, since most words end in none of them and every word of an answer is stemmed. */
const SUFFIXES_BY_END = Map.groupBy(SUFFIXES, ([suffix]) => suffix.at(-1) ?? '');

function cutSuffix(word: string): string {
  for (const [suffix, replacement, minimumRoot] of SUFFIXES_BY_END.get(word.at(-1) ?? '') ?? []) {
    const rootLength = word.length - suffix.length;
    if (rootLength >= minimumRoot && word.endsWith(suffix)) return word.slice(0, rootLength) + replacement;
  }
  return word;
}

/** `plann` and `plan`, `manage` and `manag`, must be one stem. */
function trimEnd(root: string): string {
  const single = /([b-df-hj-np-tv-z])\1$/.test(root) && !/(ll|ss)$/.test(root) ? root.slice(0, -1) : root;
  return single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single;
}
