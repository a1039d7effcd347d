import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { answerFigures } from './answer-figures.ts';
import { numbersIn } from './heard-numbers.ts';
import { findNamedFact } from './named-line.ts';
import { ownPartGap } from './question-gaps.ts';
import { heardWords } from './question-words.ts';
import { heardIn, type Part } from './read-parts.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';
import { deedOf, phraseFact, withoutBrackets } from './say-fact.ts';
import { notedLines } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { tellAlso } from './tell-lines.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';
import { textOf } from './written-names.ts';

/** Speaks of something that the resume says. */
const POINTS = joinPattern(
  'u',
  String.raw`\b(?:i|we) (?:see|saw|noticed?|read|spotted)\b|\bit (?:says|mentions|reads)\b|\byou (?:say|said|mention\w*|put|wrote|list\w*|have down)\b|\bsays here\b`,
  String.raw`|\b(?:your (?:resume|cv|profile|form|application)|on here|in here|there's an? (?:line|thing|bit))\b|\byou(?:'ve| have)? (?:got )?(?:this|a|an|that) [\p{L} ]{0,20}(?:thing|bit|line)\b`,
);
/** Asks to be told of a thing that may be a name in the resume. */
const ASKS_ABOUT = joinPattern(
  'u',
  String.raw`\b(?:tell|talk) (?:me|us)(?: a (?:little )?bit)?(?: more)? (?:about|through) (?:the|your|this|that)\b|\b(?:walk|take|run|bring) (?:me|us) through\b`,
  String.raw`|\bwhat (?:was|is|were) (?:that|this|the|it about)\b|\bwhat have you (?:done|built|made) (?:with|in|on|at)\b|\bwhat did you do (?:at|with|in|on|for)\b|\bhow(?:'d| did) (?:you|that|it)\b`,
);
/** One time of many, or a person: no name of the resume. */
const ASKS_FOR_TIME =
  /\b(?:an?|one|any|the last) (?:\p{L}+ )?(?:time|conflict|example|situation|case|occasion|mistake|day)\b|\bsome(?:body|one)\b/u;
const DENIES = /\b(?:don'?t|didn'?t|not|never|couldn'?t|can'?t|cannot)\b.{0,20}\b(?:see|say|mention)\b/;
/** Kinds that are no question about one thing of the resume. */
const OTHERS = new Set(
  'terms why-here why-you leaving goals about-you closing before your-questions hypothetical coding estimation small-talk weakness strength others-say motivation'.split(
    ' ',
  ),
);

type Entry = { head: string; facts: ResumeFact[] };
type Rated = { entry: Entry; fact: ResumeFact; own: number; head: number; words: number };

/** Jobs and projects with their lines; a project is headed by its whole row, with what brackets say of it. */
function entriesOf({ facts }: ResumeFacts, resumeText: string): Entry[] {
  const rows = resumeText.split('\n').map((line) => line.trim());
  const entries = new Map<string, Entry>();
  // A sentence of the summary belongs to no entry.
  for (const fact of facts.filter(({ employer, title, isProject }) => isProject || employer !== '' || title !== '')) {
    const key = `${fact.employer}|${fact.title}|${fact.isProject}`;
    const name = withoutBrackets(fact.employer);
    const row = fact.isProject && name.length > SHORTEST_NAME ? rows.find((line) => line.startsWith(name)) : undefined;
    const entry = entries.get(key) ?? { head: row ?? fact.employer, facts: [] };
    entry.facts.push(fact);
    entries.set(key, entry);
  }
  return [...entries.values()];
}
const SHORTEST_NAME = 3;

/** Words and numbers that a turn has in common with a text. */
type Sought = { telling: readonly string[]; numbers: ReadonlySet<string> };
const sharedWith = ({ telling, numbers }: Sought, text: string): string[] => {
  const words = wordsOfLine(text);
  const own = numbersIn(text);
  return [...telling.filter((stem) => hasTelling(stem, words)), ...[...numbers].filter((number) => own.has(number))];
};

/** Everyday words that the resume has as names: "React", "Opera". */
const namesIn = (turn: string, resumeText: string): string[] =>
  [...new Set(turn.split(' '))]
    .filter((word) => word.length >= SHORTEST_WORD && /^\p{L}+$/u.test(word))
    .filter((word) => {
      const found = resumeText.match(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu')) ?? [];
      const isInside = new RegExp(`(?<=[\\p{Ll},:] )${capital(word)}(?!\\p{L})`, 'u').test(resumeText);
      return isInside && found.every((one) => /^\p{Lu}/u.test(one));
    })
    .flatMap((word) => contentStems(word));
const SHORTEST_WORD = 4;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Each line by how rare the words are that it, and the head above it, share with the turn. */
function rateLines(entries: readonly Entry[], sought: Sought): Rated[] {
  const texts = entries.flatMap(({ head, facts }) => [head, ...facts.map(({ text }) => text)]);
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => sharedWith(sought, text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.log((texts.length + 1) / (counts.get(word) ?? 1)), 0);
  return entries
    .flatMap((entry) => {
      const head = sharedWith(sought, entry.head);
      return entry.facts.map((fact): Rated => {
        const own = sharedWith(sought, fact.text);
        return {
          entry,
          fact,
          own: rarity(own),
          head: rarity(head.filter((word) => !own.includes(word))),
          words: new Set([...own, ...head]).size,
        };
      });
    })
    .toSorted((one, other) => totalOf(other) - totalOf(one) || one.fact.text.length - other.fact.text.length);
}
const totalOf = ({ own, head }: Rated): number => own + head;

/** The best line is clearly meant: by two words, or by a rare one that only its entry has. */
function isClear(best: Rated, all: readonly Rated[]): boolean {
  const next = all.find(({ entry }) => entry !== best.entry);
  const lead = next === undefined ? Infinity : totalOf(best) / Math.max(totalOf(next), LEAST);
  return best.words >= ENOUGH ? lead >= LEAD.several : totalOf(best) > 0 && lead >= LEAD.one;
}
const ENOUGH = 2;
const LEAD = { several: 1.2, one: 2 };
const LEAST = 0.01;

/** The reading may have joined a line to another. */
const isOther = (one: ResumeFact, fact: ResumeFact): boolean =>
  !one.text.includes(fact.text) && !fact.text.includes(one.text);

/** What the brackets behind the name of a project say: "paid, €400, October 2025". */
const bracketOf = (head: string): string => /\(([^()]{3,60})\)/u.exec(head)?.[1] ?? '';

/** A project as a whole: its lines in order, those that tell what the person did first. */
function sayProject({ head, facts }: Entry, first: ResumeFact): SpokenAnswer {
  const own = facts
    .filter((fact) => fact !== first)
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const [second, third] = own;
  const aside = bracketOf(head);
  const opening = aside === '' ? phraseFact(first) : `${phraseFact(first)} That was **${aside}**.`;
  return withThird(opening, tellAlso(second, first), tellAlso(third, first));
}
const isOwn = ({ text }: ResumeFact): boolean => deedOf(text) !== undefined || /^I\b/u.test(text);
const withThird = (paragraph1: string, paragraph2: string, paragraph3: string): SpokenAnswer =>
  paragraph3 === '' ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };

/** A post that is named as a whole: the line with a word of the turn, or the first that tells a deed, and one more. */
function sayPost({ facts }: Entry, rated: readonly Rated[]): SpokenAnswer {
  const ordered = facts.toSorted(
    (one, other) => ownOf(rated, other) - ownOf(rated, one) || Number(isOwn(other)) - Number(isOwn(one)),
  );
  const [first, second] = ordered;
  return first === undefined
    ? { paragraph1: '', paragraph2: '' }
    : { paragraph1: phraseFact(first), paragraph2: tellAlso(second, first) };
}
const ownOf = (rated: readonly Rated[], fact: ResumeFact): number => rated.find((one) => one.fact === fact)?.own ?? 0;

/** A line, and beside it what the turn asks on about: a further line of the same post, or what only the person knows. */
function sayLine(best: Rated, rated: readonly Rated[], turn: string): SpokenAnswer {
  const { entry, fact } = best;
  const further = rated.find(
    (one) =>
      one.entry === entry && one.fact !== fact && isOther(one.fact, fact) && one.own > 0 && one.own >= best.own / 2,
  );
  const gap = ownPartGap(turn, fact.text);
  const second = tellAlso(further?.fact, fact);
  return withThird(phraseFact(fact), second === '' ? gap : second, second === '' ? '' : gap);
}

/** Lines of lists and papers, which other answers know to say: no heads of entries, no rows of skills and no summary. */
function notesBeside(
  told: readonly Entry[],
  lines: ReturnType<typeof notedLines>,
  { lines: listed }: ResumeFacts,
): Entry {
  const summary = listed.find(({ kind }) => kind === 'summary')?.text ?? '';
  const facts = lines
    .filter(({ fact, text }) => fact === undefined && !OF_ONESELF.test(text) && !summary.includes(text))
    .filter(({ text }) => text.split(',').length < ITEMS_OF_ROW && !told.some(({ head }) => head.includes(text)))
    .map(({ text }) => asNote(text));
  return { head: '', facts };
}
const ITEMS_OF_ROW = 4;
const OF_ONESELF = /\bI\b/u;

const asNote = (text: string): ResumeFact => ({
  text,
  employer: '',
  title: '',
  isProject: false,
  isCurrent: false,
  order: 0,
});

/** The turn with what it asks for, where it may speak of a thing of the resume; undefined where it asks for something else. */
function readTurn(part: Part): { turn: string; isPointed: boolean } | undefined {
  const turn = heardWords(part.isOneOfSeveral === true ? part.question : heardIn(part.input));
  if (part.facts === null || OTHERS.has(part.kind)) return undefined;
  const isPointed = POINTS.test(turn) && !DENIES.test(turn);
  if (!isPointed && (!ASKS_ABOUT.test(turn) || ASKS_FOR_TIME.test(turn))) return undefined;
  // Other answers tell a line that is surely meant, with the next one.
  const isSure = answerFigures(part) !== null || findNamedFact(turn, part.facts.facts) !== undefined;
  return isSure ? undefined : { turn, isPointed };
}

/** Words and numbers to look for; a turn that points at the resume may do so by everyday words. */
function soughtIn(turn: string, isPointed: boolean, resumeText: string): Sought {
  const telling = isPointed ? contentStems(turn).filter((stem) => stem.length >= SHORTEST_WORD) : tellingWords(turn);
  return { telling: [...new Set([...telling, ...namesIn(turn, resumeText)])], numbers: numbersIn(turn) };
}

/** Without pointing at the resume, the turn has to have a name or a number from it. */
function isNamed({ head, fact, words }: Rated, { numbers }: Sought): boolean {
  const own = numbersIn(fact.text);
  return head > 0 || fact.isProject || (words >= ENOUGH && [...numbers].some((number) => own.has(number)));
}

/** "Tell me about the Prep Board project", "you say at Copper Kettle …": the entry or the line of the resume that the turn names. Null where none is clearly meant. */
export function answerPointed(part: Part): SpokenAnswer | null {
  const { facts, input } = part;
  const read = readTurn(part);
  if (facts === null || read === undefined) return null;
  const told = entriesOf(facts, textOf(input.resume));
  const noted = notesBeside(told, notedLines(facts, input.resume), facts);
  const sought = soughtIn(read.turn, read.isPointed, textOf(input.resume));
  const rated = rateLines([...told, noted], sought);
  const [best] = rated;
  if (best === undefined || best.entry === noted || best.words === 0 || !isClear(best, rated)) return null;
  if (!read.isPointed && !isNamed(best, sought)) return null;
  if (best.fact.isProject && best.fact.employer !== '' && best.entry.facts.length > 1)
    return sayProject(best.entry, best.own > 0 ? best.fact : (best.entry.facts[0] ?? best.fact));
  return best.own === 0 ? sayPost(best.entry, rated) : sayLine(best, rated, read.turn);
}
