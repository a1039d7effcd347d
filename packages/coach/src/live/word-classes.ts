const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that make the shape of a sentence, a letter a kind. A word of two kinds is of the first. */
const KINDS: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'W',
    setOf(
      "what how why when where which who whose whom what's how's why's where's who's when's what'd how'd why'd where'd who'd what're",
    ),
  ],
  [
    'A',
    setOf(
      "do did does are is was were have has had can could would will should might may must don't didn't doesn't aren't isn't wasn't weren't haven't " +
        "hasn't hadn't can't couldn't wouldn't won't shouldn't",
    ),
  ],
  ['Y', setOf("you you're you've you'd you'll your yourself yours")],
  ['I', setOf("i i'm i've i'd i'll me my mine myself we we're we've we'd we'll our us")],
  [
    'H',
    setOf(
      "he she they it that this those these there he's she's they're it's that's there's them him her his their its someone anyone anybody anything something somebody everybody people nobody nothing",
    ),
  ],
  ['D', setOf('the a an any some another no every each')],
  [
    'P',
    setOf('to of in on at for with from by about into over after before without between through during than like as'),
  ],
  ['C', setOf('and or but so because if then when while although unless')],
  ['R', setOf('tell describe explain give walk talk share show take name imagine suppose say pick introduce')],
  ['N', setOf('not never just also really actually still ever even always')],
];
/** The rest by how it ends, which in English says much of what it does in a sentence. */
const ENDINGS: readonly (readonly [string, RegExp])[] = [
  ['v', /ed$/],
  ['g', /ing$/],
  ['y', /ly$/],
];

/** The kind of a word in lower case, as one letter: "what did you build" is W A Y x. */
export function kindOf(word: string): string {
  const kind = KINDS.find(([, words]) => words.has(word)) ?? ENDINGS.find(([, ending]) => ending.test(word));
  return kind?.[0] ?? 'x';
}
