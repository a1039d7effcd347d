const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bmade\b/, 'created'],
  [/\bteam\b/, 'group'],
  [/\bproblem\b/, 'issue'],
  [/\bbig\b/, 'large'],
  [/\bstarted\b/, 'began'],
  [/\bhelped\b/, 'supported'],
  [/\basked\b/, 'requested'],
  [/\bfast\b/, 'quick'],
  [/\bshowed\b/, 'presented'],
  [/\bgot\b/, 'received'],
  [/\bvery\b/, 'really'],
  [/\bbecause\b/, 'since'],
  [/\bboss\b/, 'manager'],
  [/\bcustomer\b/, 'client'],
  [/\bhard\b/, 'difficult'],
  [/\btold\b/, 'informed'],
  [/\bcalled\b/, 'phoned'],
  [/\bjob\b/, 'position'],
];

/** What a small recogniser puts where it does not know a word. */
const MISHEARD = ['the', 'and', 'wear', 'two', 'a', 'sea', 'their', 'in', 'won', 'for', 'rode', 'buy', 'him'];

function asSpoken(answer: string): string {
  return answer
    .toLowerCase()
    .replace(/[.,;:!?]+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ');
}

/** The same answer said a little differently: its score must hardly move. Each is null when the answer does not allow it. */
export const VARIATIONS: Record<string, (answer: string) => string | null> = {
  'a filler more': (answer) => {
    const words = answer.split(' ');
    if (words.length < 15) return null;
    const middle = Math.floor(words.length / 2);
    return [...words.slice(0, middle), 'um', ...words.slice(middle)].join(' ');
  },
  'a synonym': (answer) => {
    const found = SYNONYMS.find(([pattern]) => pattern.test(answer));
    return found === undefined ? null : answer.replace(found[0], found[1]);
  },
  'two sentences swapped': (answer) => {
    const sentences = answer.split(/(?<=[.!?])\s+/);
    const [first, second, third, ...rest] = sentences;
    if (first === undefined || second === undefined || third === undefined || rest.length === 0) return null;
    return [first, third, second, ...rest].join(' ');
  },
  'recognition, one word in twelve wrong': (answer) => {
    const words = asSpoken(answer).split(' ');
    if (words.length < 15) return null;
    return words
      .map((word, index) => (index % 12 === 7 ? (MISHEARD[index % MISHEARD.length] ?? word) : word))
      .join(' ');
  },
  'without punctuation and capitals': (answer) => {
    const spoken = asSpoken(answer);
    return spoken === answer || spoken.split(' ').length < 15 ? null : spoken;
  },
};
