import furtherTitles from '../../data/questions/further-titles.json' with { type: 'json' };
import foreignTitles from '../../data/questions/titles-in-other-languages.json' with { type: 'json' };
import { isMisspelling } from './is-misspelling.ts';
import { OCCUPATIONS, type Occupation } from './occupations.ts';
import { containsInOrder, readTitle, titleWords } from './read-title.ts';
import { FIELD_NOUNS, GENERIC_HEADS, HEAD_SYNONYMS, LEADS, LEARNERS, NOISE, RANKS } from './title-words.ts';

type Title = { words: string[]; occupation: Occupation };
type Index = {
  byText: Map<string, Occupation>;
  byHead: Map<string, Title[]>;
  byField: Map<string, Occupation | undefined>;
  /** Titles in other languages than English. */
  byForeign: Map<string, Occupation>;
  /** Titles written without spaces, with their spaces. */
  spaced: Map<string, string>;
  /** How telling a word is: high where few occupations have it in a title. */
  weights: Map<string, number>;
};

/** How much a matched title may leave unexplained against what it explains, by the weight of the words. */
const UNEXPLAINED_SHARE = 0.75;
/** For a word that is in no title. */
const UNKNOWN_WEIGHT = 4;
const SUFFIX_BONUS = 3;
/** For each unit of weight that a title leaves unexplained. */
const UNEXPLAINED_COST = 0.1;
const LONGEST_INVERTED = 3;

let index: Index | undefined;

/**
 * The occupation that a role name names, or undefined if it is unknown. An exact title decides first, then a title with
 * the same head noun if the name has all of its modifiers. A head such as "analyst" says nothing alone and never decides
 * without a modifier.
 */
export function findOccupation(roleName: string): Occupation | undefined {
  index ??= buildIndex();
  const known = index;
  const [main, ...others] = readTitle(roleName).map((words) => correctSpelling(words, known));
  if (!main) return undefined;
  const foreign = readTitle(roleName)
    .map((words) => findForeign(words, known))
    .find((found) => found !== undefined);
  if (foreign) return foreign;
  const inverted = others.map((words) => findInverted(main, words, known)).find((found) => found !== undefined);
  if (inverted) return inverted;
  for (const words of [main, ...others]) {
    const found = findNamed(words, index) ?? findBeforeTail(words, index, roleName);
    if (found) return found;
  }
  return undefined;
}

/** True if the table has the title word for word, words of rank and employment aside: "Senior Site Manager". */
export function isExactTitle(roleName: string): boolean {
  index ??= buildIndex();
  const [main] = readTitle(roleName);
  return main !== undefined && findExact(main, index) !== undefined;
}

/** The longest title in another language that the name is, begins with or ends with, if English has no title of these words. */
function findForeign(words: readonly string[], { byForeign, byText }: Index): Occupation | undefined {
  if (byText.has(words.join(' '))) return undefined;
  for (let length = words.length; length > 0; length--) {
    const [first, last] = [words.slice(0, length).join(' '), words.slice(-length).join(' ')];
    const found = byForeign.get(first) ?? byForeign.get(last);
    if (found && (length === words.length || first.length >= SHORTEST_FOREIGN)) return found;
  }
  return undefined;
}
/** In characters: a shorter word within a name may be of any language. */
const SHORTEST_FOREIGN = 6;

/** "Engineer, Software" and "Nurse (ICU)": the other part modifies the first, and the title found has a word of it. */
function findInverted(main: string[], other: string[], index: Index): Occupation | undefined {
  if (main.length > LONGEST_INVERTED || other.length > LONGEST_INVERTED) return undefined;
  const joined = [...other, ...main];
  if (main.every((word) => isEdge(word) || LEADS.has(word))) return findNamed(joined, index);
  return index.byText.get(joined.join(' ')) ?? findByHead(joined, index, new Set(other));
}

function findNamed(words: string[], index: Index): Occupation | undefined {
  return (
    index.byText.get(words.join(' ')) ??
    findLed(words, index) ??
    findExact(words, index) ??
    findFieldNoun(words, index) ??
    findBySynonym(words, index) ??
    findByHead(words, index)
  );
}

/**
 * "Yoga instructor RYT200", "receptionist GP surgery": words behind the head are read as if they came before it. A word
 * that looks like a head itself, or one after a possessive ("judge's marshal"), is not passed over.
 */
function findBeforeTail(words: string[], index: Index, roleName: string): Occupation | undefined {
  if (/['’]s\s/.test(roleName)) return undefined;
  for (let end = words.length - 1; end > 0; end--) {
    const dropped = words[end] ?? '';
    if (index.byHead.has(dropped) || (!index.weights.has(dropped) && AGENT.test(dropped))) return undefined;
    if (!index.byHead.has(words[end - 1] ?? '')) continue;
    const core = words.slice(0, end);
    const exact = core.length > 1 ? findExact(core, index) : undefined;
    return (
      exact ?? findByHead([...words.slice(end), ...core], index, new Set(words.slice(end))) ?? findNamed(core, index)
    );
  }
  return findFieldNoun(words.slice(0, -1), index);
}
const AGENT = /(?:er|or|ist|ian|man|men|eer|ant|smith|wright|monger|hand|lady|boy)$/;

function buildIndex(): Index {
  const byText = new Map<string, Occupation>();
  const byHead = new Map<string, Title[]>();
  const owners = new Map<string, Set<string>>();
  for (const occupation of OCCUPATIONS) {
    for (const text of [occupation.name, ...occupation.titles]) {
      const words = titleWords(text);
      const key = words.join(' ');
      if (!byText.has(key)) byText.set(key, occupation);
      const head = words.at(-1) ?? '';
      byHead.set(head, [...(byHead.get(head) ?? []), { words, occupation }]);
      for (const word of words) owners.set(word, (owners.get(word) ?? new Set()).add(occupation.name));
    }
  }
  const weights = new Map([...owners].map(([word, names]) => [word, Math.log(OCCUPATIONS.length / names.size)]));
  const byField = new Map(
    [...FIELD_NOUNS].map(([noun, title]) => [titleWords(noun).join(' '), byText.get(titleWords(title).join(' '))]),
  );
  const byForeign = new Map(pairsOf(foreignTitles));
  // Beside those of the table, whose heads and modifiers tell other titles too, these count word for word alone.
  for (const [key, occupation] of pairsOf(furtherTitles)) if (!byText.has(key)) byText.set(key, occupation);
  const spaced = new Map([...byText.keys()].map((key) => [key.replaceAll(' ', ''), key]));
  return { byText, byHead, byField, byForeign, spaced, weights };
}

/** Each title of a table by occupations, with the row of its occupation. */
function pairsOf(table: Readonly<Record<string, readonly string[]>>): [string, Occupation][] {
  const named = new Map(OCCUPATIONS.map((occupation) => [occupation.name, occupation]));
  return Object.entries(table).flatMap(([name, titles]) => {
    const occupation = named.get(name);
    return occupation ? titles.map((title): [string, Occupation] => [titleWords(title).join(' '), occupation]) : [];
  });
}

function correctSpelling(words: string[], { weights, byText, byHead }: Index): string[] {
  return words.map((word) => {
    if (word.length < 5 || weights.has(word) || isEdge(word) || /ed$/.test(word)) return word;
    const near = [...weights.keys()].filter((known) => isMisspelling(known, word));
    const heads = near.filter((known) => byHead.has(known));
    return near.find((known) => byText.has(known)) ?? heads[0] ?? (near.length === 1 ? near[0] : undefined) ?? word;
  });
}

const isEdge = (word: string | undefined) =>
  word !== undefined && (RANKS.has(word) || NOISE.has(word) || /\d/.test(word));

/** The name itself is a title, or becomes one when words of rank and employment are taken from its ends. */
function findExact(words: string[], { byText, spaced }: Index): Occupation | undefined {
  for (let cut = 0; cut < words.length; cut++) {
    for (let start = 0; start <= cut; start++) {
      const end = words.length - (cut - start);
      if (!words.slice(0, start).every(isEdge) || !words.slice(end).every(isEdge)) continue;
      const own = words.slice(start, end);
      // "Grade R" is no grader.
      const joined = own.some((word) => word.length === 1) ? '' : own.join('');
      const found = byText.get(own.join(' ')) ?? byText.get(spaced.get(joined) ?? '');
      if (found) return found;
    }
  }
  return undefined;
}

function trimEdges(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !RANKS.has(word));
  const last = words.findLastIndex((word) => !RANKS.has(word));
  return first < 0 ? [] : words.slice(first, last + 1);
}

/** "Kitchen lead" is the kitchen manager, and "barista supervisor" or "apprentice's mate" of an occupation is of it. */
function findLed(words: string[], index: Index): Occupation | undefined {
  const rest = words.filter((word) => !NOISE.has(word));
  const leadAt = rest.findIndex((word) => LEADS.has(word));
  if (leadAt >= 0 && rest.length > 1) {
    const of = trimEdges(rest.filter((_, at) => at !== leadAt));
    for (const lead of LEADS) {
      const found = index.byText.get([...of, lead].join(' '));
      if (found && of.length > 0) return found;
    }
    return of.length > 0 && !GENERIC_HEADS.has(of.at(-1) ?? '') ? findExact(of, index) : undefined;
  }
  const last = rest.at(-1) ?? '';
  return LEARNERS.has(last) && rest.length > 1 ? findExact(rest.slice(0, -1), index) : undefined;
}

function findFieldNoun(words: string[], { byField }: Index): Occupation | undefined {
  const field = words.filter((word) => !isEdge(word) && !LEARNERS.has(word)).join(' ');
  return byField.get(field);
}

/** Another head of the same meaning: "swim teacher" for "swim instructor". */
function findBySynonym(words: string[], { byText }: Index): Occupation | undefined {
  const named = trimEdges(words.filter((word) => !NOISE.has(word)));
  const head = named.at(-1) ?? '';
  const modifiers = named.slice(0, -1);
  if (modifiers.length === 0) return undefined;
  for (const heads of HEAD_SYNONYMS) {
    if (!heads.includes(head)) continue;
    for (const other of heads) {
      const found = byText.get([...modifiers, other].join(' '));
      if (found) return found;
    }
  }
  return undefined;
}

/** The best title with the name's head noun. `required`: only a title with one of these words counts. */
function findByHead(words: string[], index: Index, required?: ReadonlySet<string>): Occupation | undefined {
  const named = untilHead(words, index);
  let best: { score: number; occupation: Occupation } | undefined;
  for (const { words: title, occupation } of index.byHead.get(named.at(-1) ?? '') ?? []) {
    if (required && !title.some((word) => required.has(word))) continue;
    const score = scoreTitle(title, named, index);
    if (score !== undefined && score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { score, occupation };
  }
  return best?.occupation;
}

/** The words of a name without noise and the ranks behind its head: "teacher ii". */
function untilHead(words: readonly string[], { byHead }: Index): string[] {
  const named = words.filter((word) => !NOISE.has(word));
  while (named.length > 1 && RANKS.has(named.at(-1) ?? '') && !byHead.has(named.at(-1) ?? '')) named.pop();
  return named;
}

/** How well a title with the name's head explains the name; undefined if it is not in the name or explains too little. */
function scoreTitle(title: readonly string[], named: readonly string[], { weights }: Index): number | undefined {
  if (!containsInOrder(named, title)) return undefined;
  const weightOf = (word: string) => (RANKS.has(word) ? 0 : (weights.get(word) ?? UNKNOWN_WEIGHT));
  const explained = sum(title.slice(0, -1).map(weightOf));
  const unexplained = sum(named.filter((word) => !title.includes(word)).map(weightOf));
  const isSuffix = named.slice(-title.length).join(' ') === title.join(' ');
  const isGeneric = GENERIC_HEADS.has(named.at(-1) ?? '');
  if (isGeneric && explained === 0) return undefined;
  if (isGeneric && !isSuffix && unexplained > UNEXPLAINED_SHARE * explained) return undefined;
  return explained + (isSuffix ? SUFFIX_BONUS : 0) - UNEXPLAINED_COST * unexplained;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
