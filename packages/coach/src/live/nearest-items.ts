import learned from '../../data/live/nearest-items.json' with { type: 'json' };
import { findHeading } from '../resume/find-heading.ts';
import { findNamedSkills } from '../skills/named-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { dotProduct } from '../text/dot-product.ts';
import { inBold } from './answer-listing.ts';
import { relatedSkills } from './missing-names.ts';
import { isToolLike, programsIn } from './own-tools.ts';
import { heardWords } from './question-words.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import { textOf } from './written-names.ts';

/** One thing that the resume says: an item of a list, a paper, or a line that tells of work. */
export type Item = { text: string; kind: 'skill' | 'paper' | 'line'; fact?: ResumeFact };

/** The measures of an item beside a thing that the resume does not have. The weights are learned by `tests/eval/live/train-nearest.ts`. */
export const ITEM_MEASURES = [
  'like the thing',
  'like the question',
  'of its family',
  'both tools',
  'tool for no tool',
  'line for a tool',
  'in a list',
  'a paper',
  'asked for',
  'present post',
  'words in common',
  'like the turn',
  'of every office',
] as const;

/** The head of a post or of studies. */
const DATED = /\b(?:19|20)\d\d ?(?:[-–—/]|to\b)|(?:19|20)\d\d$/u;
const IS_HEADING = /^[\p{Lu} &'-]{8,}$|^(?:and|or|the|in|on|at|for|with|of) /u;
const CONTACT = /@|https?:|www\.|\d{3}[-. ]?\d{3}[-. ]?\d{3,4}|\+\d{2,3} ?\d/;
const ITEM_WORDS = 6;
const LEAST_ITEMS = 3;
const MOST_ITEMS = 60;
const bare = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}(.]+/u, '')
    .replace(/(?<![\s.;,:])[\s.;,:]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The items of rows that list several things; the reading of fields may have left a row out. */
function itemsInRows(text: string, told: string, names: readonly string[]): string[] {
  let section: string | undefined;
  return withoutLeisure(text.split('\n').slice(ROWS_OF_HEAD)).flatMap((line) => {
    section = findHeading(line)?.section ?? section;
    const isOther = section === 'experience' || section === 'education' || section === 'summary';
    if (CONTACT.test(line) || DATED.test(line) || told.includes(bare(line))) return [];
    if (names.some((name) => line.includes(name))) return [];
    const items = itemsOfRow(line);
    const isRow = items.length >= (isOther ? MANY_ITEMS : LEAST_ITEMS);
    return isRow && items.every((item) => item.split(' ').length <= ITEM_WORDS)
      ? items.filter((item) => !IS_HEADING.test(item))
      : [];
  });
}
/** What one does outside work, and who would speak for one, comes near to nothing that is asked. */
const LEISURE =
  /^\W{0,4}(?:\p{L}{2,12} (?:and |& )?){0,2}(?:interests?|hobbies|leisure|outside work|spare time|referees?|references?)\b[^,.;]{0,12}$|^\W{0,4}(?:interests?|hobbies|outside work)\b.{0,16}:\s/iu;
const IS_CAPITALS = /^\p{Lu}[\p{Lu} &/'-]{4,40}$/u;
/** The lines up to the heading of leisure or referees, and from the next heading on. */
function withoutLeisure(lines: readonly string[]): string[] {
  let isLeisure = false;
  return lines.filter((line) => {
    if (LEISURE.test(line)) isLeisure = true;
    else if (findHeading(line) !== undefined || IS_CAPITALS.test(line)) isLeisure = false;
    return !isLeisure;
  });
}

const itemsOfRow = (line: string): string[] =>
  line
    .replace(/^[\p{L} &/]{2,30}:\s/u, '')
    .split(/[;|•·]| \/ |, (?![^(]*\))/u)
    .map(bare)
    .filter((item) => item !== '');
/** A row among the posts may name a firm and its place. */
const MANY_ITEMS = 5;

/** Contacts are at the top. */
const ROWS_OF_HEAD = 4;
const namesOf = ({ jobs }: ResumeFacts): string[] =>
  jobs.flatMap(({ title, employer }) => [title, employer]).filter((name) => name.length > 2);

const itemsOfFacts = new WeakMap<ResumeFacts, Item[]>();

/** All that may come near to a thing. */
export function itemsOf(facts: ResumeFacts, resumeText: string): readonly Item[] {
  const known = itemsOfFacts.get(facts);
  if (known !== undefined) return known;
  const told = facts.facts.map(({ text }) => text).join('\n');
  const languages = facts.lines.filter(({ kind }) => kind === 'language').map(({ text }) => text);
  const papers = facts.lines.filter(({ kind }) => kind === 'certificate').map(({ text }) => text);
  const listed = [...facts.skills, ...itemsInRows(resumeText, told, namesOf(facts))].filter(
    (text) => !papers.includes(text) && !languages.some((language) => language.includes(text)),
  );
  const all: Item[] = [
    ...listed.map((text): Item => ({ text, kind: 'skill' })),
    ...papers.map((text): Item => ({ text, kind: 'paper' })),
    ...facts.facts.map((fact): Item => ({ text: fact.text, kind: 'line', fact })),
  ];
  const items = [...new Map(all.map((item) => [item.text.toLowerCase(), item])).values()].filter(
    ({ text }) => text.length > 1,
  );
  itemsOfFacts.set(facts, items);
  return items;
}
/** The texts to encode beside the lines. */
export const textsOfItems = (facts: ResumeFacts, resumeText: string): string[] =>
  itemsOf(facts, resumeText)
    .filter(({ kind }) => kind === 'skill')
    .slice(0, MOST_ITEMS)
    .map(({ text }) => text);

type Asked = {
  things: readonly string[];
  question: string;
  turn: string;
  jobDescription: string;
  vectors: Part['vectors'];
};

/** These never replace another program. */
const OF_EVERY_OFFICE =
  /\b(?:outlook|word|powerpoint|ms office|microsoft office|teams|zoom|slack|git|email|browser)\b/iu;
const familiesIn = (text: string): Set<string> =>
  new Set(findNamedSkills(text).flatMap(({ category, family }) => (category === 'hard' ? [family] : [])));
const isTechnical = (text: string): boolean =>
  findNamedSkills(text).some(({ name }) => getSkillLexicon().skills.get(name)?.isTechnical === true);
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** "Kinaxis", "revenue software". */
export const isToolAmong = (things: readonly string[]): boolean =>
  things.some((thing) => isToolLike(thing.replace(/^the /u, '')) || SAYS_TOOL.test(thing));
const SAYS_TOOL = /\b(?:software|systems?|platforms?|programs?|apps?|tools?)\b/iu;

/** How near an item is to a thing, by each measure. */
export function measureItem({ text, kind, fact }: Item, asked: Asked, family: ReadonlySet<string>): number[] {
  const { things, question, turn, jobDescription, vectors } = asked;
  const own = vectors.get(heardWords(text));
  const like = (other: string): number => {
    const vector = vectors.get(heardWords(other));
    return own === undefined || vector === undefined ? 0 : dotProduct(own, vector);
  };
  const thing = things.join(' or ');
  const isTool = isToolAmong(things);
  const isProgram = kind === 'skill' ? programsIn([text]).length > 0 : isTechnical(text);
  const words = wordsOf(thing);
  return [
    like(thing),
    like(question),
    Number([...familiesIn(kind === 'line' ? text : `Experience with ${text}.`)].some((one) => family.has(one))),
    Number(isTool && isProgram),
    Number(!isTool && isProgram),
    Number(isTool && kind === 'line' && !isProgram),
    Number(kind === 'skill'),
    Number(kind === 'paper'),
    Number(kind !== 'line' && jobDescription.toLowerCase().includes(text.toLowerCase())),
    Number(fact?.isCurrent === true),
    Number([...wordsOf(text)].some((word) => words.has(word))),
    like(turn),
    Number(kind === 'skill' && OF_EVERY_OFFICE.test(text)),
  ];
}

/** The families that the lexicon knows a thing to be of. */
export const familiesOfThing = (thing: string): Set<string> => familiesIn(`Experience with ${capital(thing)}.`);
const capital = (text: string): string => text.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());

const probabilityOf = (measures: readonly number[]): number =>
  1 / (1 + Math.exp(-(learned.bias + dotProduct(learned.weights, measures))));

/**
 * From this probability on an item is worth saying; a second one has to be half as likely as the first. Of twelve items of lists below `listed` beside
 * what is no tool, and of six below `program` beside a tool, none was near to it.
 */
const LEAST = { line: 0.2, program: 0.175, listed: 0.3 };
const SECOND = 0.5;

type Rated = { item: Item; share: number };
/** True if a line has one of the listed programs. */
const namesOne = (text: string, all: readonly Rated[]): boolean =>
  all.some(
    ({ item }) =>
      item.fact === undefined && programsIn([item.text]).length > 0 && text.includes(item.text.replace(/ ?\(.*$/u, '')),
  );

/** For a tool, another tool goes first; for anything else, work goes before an item of a list that is hardly likelier. */
function ofSameKind(things: readonly string[], all: readonly Rated[]): readonly Rated[] {
  const isTool = isToolAmong(things);
  // Work without any tool is near to no tool.
  const rated = isTool
    ? all.filter(({ item }) => item.fact === undefined || isTechnical(item.text) || namesOne(item.text, all))
    : all;
  const own = rated.find(({ item }) => (isTool ? programsIn([item.text]).length > 0 : item.fact !== undefined));
  const isNear = own !== undefined && own.share >= (isTool ? AS_NEAR.tool : AS_NEAR.line) * (rated[0]?.share ?? 0);
  return isNear ? [own, ...rated.filter((one) => one !== own)] : rated;
}
const AS_NEAR = { tool: 0.75, line: 0.5 };

/** An everyday word that the advertisement has with a capital, in a turn that has its capitals. */
const isSpelledSmall = (thing: string, turn: string): boolean =>
  /^\p{Ll}/u.test(thing) || (/\p{Ll} \p{Lu}\p{Ll}|^\p{Lu}/u.test(turn) && turn.includes(` ${thing.toLowerCase()}`));

/** "Nearest: …" with at most two items of the same kind as a thing that the resume does not have; empty where none is near. */
export function sayNearestItems(things: readonly string[], part: Part, least = 0): string {
  const { facts, vectors, question, input } = part;
  if (facts === null || vectors.size === 0) return '';
  const related = relatedSkills(things, facts.skills);
  const family = new Set(things.flatMap((thing) => [...familiesOfThing(thing)]));
  const asked = {
    things,
    question,
    turn: input.context ?? question,
    jobDescription: input.jobDescription,
    vectors,
  };
  const rated = itemsOf(facts, textOf(input.resume))
    .map((item) => ({ item, share: related.includes(item.text) ? 1 : probabilityOf(measureItem(item, asked, family)) }))
    .toSorted((one, other) => other.share - one.share);
  const isTool = isToolAmong(things) && !things.some((thing) => isSpelledSmall(thing, asked.turn));
  const isNear = ({ item, share }: Rated) =>
    share >= least &&
    share >=
      (item.fact !== undefined
        ? LEAST.line
        : isTool && programsIn([item.text]).length > 0
          ? LEAST.program
          : LEAST.listed);
  const [best, ...rest] = ofSameKind(things, rated).filter(isNear);
  if (best === undefined) return '';
  if (best.item.fact !== undefined) return phraseFact(best.item.fact, 'Nearest:');
  const second = rest.find(
    ({ item, share }) => item.fact === undefined && share >= SECOND * best.share && !best.item.text.includes(item.text),
  );
  const said = [best.item.text, ...(second === undefined ? [] : [second.item.text])];
  return `Nearest: ${inBold(said)}.`;
}
