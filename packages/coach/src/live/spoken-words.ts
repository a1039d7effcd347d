import { joinSpelled } from './join-spelled.ts';
/** One word as it was heard: `raw` with its case and punctuation, `plain` in lower case without punctuation. */
export type SpokenWord = { raw: string; plain: string; endsSentence: boolean; endsWithQuestionMark: boolean };

const FILLERS = new Set(['um', 'uh', 'umm', 'uhh', 'uhm', 'er', 'erm', 'eh', 'hm', 'hmm', 'mm', 'mhm', 'ah', 'huh']);
/** Recognisers mark noise in brackets: [noise], <unk>, (inaudible), ++breath++. */
const NOISE = /\[[^\]]{0,40}\]|<[^>]{0,40}>|\((?:inaudible|laughs?|laughter|pause|crosstalk|noise)\)|\+\+\w+\+\+/gi;
/** Words that recognisers often write without their apostrophe. */
const LOST_APOSTROPHES: Record<string, string> = {
  whats: "what's",
  hows: "how's",
  wheres: "where's",
  whos: "who's",
  whys: "why's",
  im: "i'm",
  ive: "i've",
  lets: "let's",
  dont: "don't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  arent: "aren't",
  havent: "haven't",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
  youre: "you're",
  youve: "you've",
  youd: "you'd",
  thats: "that's",
  "d'you": 'do you',
};
/** Before these, "you know" is a real verb ("how do you know"), not a filler. */
const BEFORE_REAL_KNOW = new Set([
  'do',
  'did',
  'would',
  'if',
  'that',
  'what',
  'how',
  'let',
  "don't",
  "didn't",
  'should',
]);

function toWord(raw: string): SpokenWord {
  const bare = raw
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '');
  return {
    raw,
    plain: LOST_APOSTROPHES[bare] ?? bare,
    endsSentence: /[.?!][)"'”’]*$/.test(raw),
    endsWithQuestionMark: /\?[)"'”’]*$/.test(raw),
  };
}

/** The words of an utterance without noise marks, fillers, stutters and the filler "you know". */
export function spokenWords(utterance: string): SpokenWord[] {
  const heard = joinSpelled(utterance.replace(NOISE, ' '))
    .split(/\s+|(?<=\p{L})[–—]+(?=\p{L})/u)
    .map(toWord)
    .filter((word) => word.plain !== '' && !FILLERS.has(word.plain));
  const kept: SpokenWord[] = [];
  for (const [index, word] of heard.entries()) {
    const before = kept.at(-1);
    if (before?.plain === word.plain && word.plain !== 'that' && word.plain !== 'had') continue;
    const isFillerKnow =
      word.plain === 'you' && heard[index + 1]?.plain === 'know' && !BEFORE_REAL_KNOW.has(before?.plain ?? '');
    const isAfterFillerYou =
      word.plain === 'know' &&
      heard[index - 1]?.plain === 'you' &&
      !BEFORE_REAL_KNOW.has(heard[index - 2]?.plain ?? '');
    if (isFillerKnow || isAfterFillerYou) continue;
    kept.push(word);
  }
  return kept;
}
