import stored from '../../data/text/first-verb.json' with { type: 'json' };

const WORDS_AFTER = 5;
const DETERMINER = /^(?:the|an?|all|my|our|their|its|his|her|both|any|every|each|some|new|two|three|four|five|six)$/u;
const PREPOSITION =
  /^(?:of|for|in|on|at|to|with|from|by|as|up|out|over|off|down|after|under|between|across|through|into|during|until)$/u;
const FINITE = /^(?:is|are|was|were|has|had|fell|rose|went|came|grew|dropped|goes|comes|stays|works)$/u;

/** The kind of a word, by its form alone. */
function formOf(word: string | undefined): string {
  if (word === undefined) return 'none';
  const plain = word.replace(/[^\p{L}\p{N}'’&/+-]/gu, '');
  const small = plain.toLowerCase();
  if (plain === '') return 'sign';
  if (/\d/u.test(plain)) return 'number';
  if (DETERMINER.test(small)) return 'determiner';
  if (PREPOSITION.test(small)) return 'preposition';
  if (FINITE.test(small)) return 'finite';
  if (/^(?:and|or|&|\/|\+)$/u.test(small)) return 'and';
  if (/^\p{Lu}/u.test(plain)) return 'capital';
  const ending = /(?:ing|ed|ly|al|ic|ive|ous|ary|tion|ment|ity|ance|er|or)$/u.exec(small)?.[0];
  if (ending !== undefined) return ending;
  return /[^s]s$/u.test(small) ? 'plural' : 'word';
}

/** The sign behind a word: "Cook, chop and serve", "Work: potatoes". */
const signOf = (word: string): string => /[:,;/|.)]+$/u.exec(word)?.[0]?.slice(0, 1) ?? '';

/** What shows whether the first word of a line is a verb, each once. */
export function firstVerbFeatures(line: string): string[] {
  const words = line
    .trim()
    .split(/\s+/u)
    .slice(0, WORDS_AFTER + 1);
  const [first = '', second = ''] = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''));
  const forms = words.slice(1).map(formOf);
  const [next = 'none', third = 'none'] = forms;
  const sign = signOf(words[0] ?? '');
  return [
    'any',
    `first=${first}`,
    `ending=${first.slice(-2)}`,
    `ending,form=${first.slice(-2)} ${next}`,
    `second=${second}`,
    `form=${next}`,
    `form,third=${next} ${third}`,
    `first,form=${first} ${next}`,
    `sign=${sign}`,
    `second-sign=${signOf(words[1] ?? '')}`,
    `case=${/^\p{Lu}/u.test(line.trim()) ? 'capital' : 'small'}`,
    ...[...new Set(forms)].map((form) => `has=${form}`),
    `size=${words.length > WORDS_AFTER ? 'more' : words.length}`,
  ];
}

const HUNDREDTHS = 100;
let weights: ReadonlyMap<string, number> | undefined;

/**
 * How probable it is that a line of a resume begins with a verb of which "I" is the subject, where its first word may be a noun too: "Stock accuracy
 * 91 percent", "Care plans". Learned by `node tests/eval/resume-lines/train-first-verb.ts` from lines that a reader marked.
 */
export function chanceOfVerb(line: string): number {
  weights ??= new Map(Object.entries(stored as Record<string, number>));
  const score = firstVerbFeatures(line).reduce((sum, feature) => sum + (weights?.get(feature) ?? 0), 0) / HUNDREDTHS;
  return 1 / (1 + Math.exp(-score));
}
