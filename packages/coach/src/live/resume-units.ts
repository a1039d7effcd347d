import type { ParsedResume } from '@greenroom/contract/resume';
import { isTitle } from '../entities/classify-part.ts';
import { findHeading } from '../resume/find-heading.ts';
import { LEANS } from '../text/leaning-sentence.ts';
import type { CandidateFact } from './line-traits.ts';
import { heardWords } from './question-words.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';

const BULLET = /^(\s*)(?:[•◦▪‣·●○*»>–—-]|\+(?=\s))\s*/u;
const MOST_READ = 400;
const MOST_UNITS = 120;
const ENDS = /[.!?:]["')”’]*$/u;
const CUT_OFF =
  /(?:[,;(&/–—-]|\b(?:from|to|of|with|by|the|and|or|for|in|at|on|a|an|under|over|per|my|our|their|is|was|which|that|around|about|how))$/iu;
const GOES_ON = /^[\p{Ll}(£$€]/u;
const GOES_ON_WITH_FIGURE = /^\d/u;
const DATES =
  /\b(?:19|20)\d\d(?:-\d\d)?(?: \p{L}{3,9})?\s*(?:[-–—→>]+|to|till|until)\s*(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d\d|present|now|date|today|current)\b/iu;
const SENTENCE =
  /(?<=[\p{L}\d)%"”][\p{L}\d)%"”][.!?])(?<!\b(?:No|no|St|Dr|Mrs?|Ms|Prof|Rev|Sgt|Capt|approx|incl)\.)\s+(?=[\p{L}\d£$€"“])/u;
const CONTACT = /@|https?:|www\.|\d{3}[-. ]?\d{3}[-. ]?\d{3,4}|\+\d{2,3} ?\d|\b[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2}\b/u;
/** Lines that say nothing of work: who vouches for the person, the family, and the label of an address. */
const NO_CUE =
  /\b(?:references?|referees?)\b|^(?:refs|married|single|date of birth|born|nationality|place|address|availability|page|cv|curriculum|age)\b|\b(?:notice period|weeks['’]? notice)\b/iu;
const WORDS = { least: 3, most: 46, whole: 26, point: 40, joined: 36 };

const countWords = (text: string): number => text.split(' ').length;
const indentOf = (line: string): number => /^\s*/u.exec(line)?.[0].length ?? 0;
const isHeading = (line: string): boolean => {
  const text = line.trim();
  return findHeading(text) !== undefined || /^[^\p{Ll}\d]{3,40}$/u.test(text) || /^\p{L}[\p{L} ]{2,24}:$/u.test(text);
};

/** "I would like to lead a room": a wish is no work. */
const SAYS_AIM =
  /\b(?:look(?:ing)? for|seeking|would like|wanted|objective|I want|I hope|hoping for)\b|^to (?:be|work|obtain|join|become|secure)\b/iu;
/** Name, address and post are in the first lines. */
const LINES_OF_HEAD = 4;
const WORDS_OF_HEAD = 8;

/** A sentence or a point of the resume; `group` counts the points and paragraphs, `isLeisure` is true below a heading for interests. */
export type ResumeUnit = CandidateFact & { group: number; isLeisure: boolean };

/** `isLabelled`: a word beside it in a table says what it lists, as a heading does. */
type Line = { text: string; indent: number; isBullet: boolean; isLabelled: boolean; end: number };

/** "2014–2016     Junior designer": the years of a table are no part of the text beside them. */
const LEFT_COLUMN = /^(\s*\S.{0,22}?)\s{3,}(?=\S)/u;

function readLine(raw: string): Line {
  const bullet = BULLET.exec(raw);
  if (bullet !== null) {
    const text = raw.slice(bullet[0].length).trim();
    return { text, indent: bullet[1]?.length ?? 0, isBullet: true, isLabelled: false, end: raw.trimEnd().length };
  }
  const column = LEFT_COLUMN.exec(raw);
  const isTable = column !== null && /\d|^\s*\p{Ll}/u.test(column[1] ?? '');
  const text = isTable ? raw.slice(column[0].length) : raw;
  return {
    text: text.trim(),
    indent: isTable ? column[0].length : indentOf(raw),
    isBullet: false,
    isLabelled: isTable && !/\d/u.test(column[1] ?? ''),
    end: raw.trimEnd().length,
  };
}

/** An empty line, a point and a heading are no part of the line above. */
const opensAnew = ({ text, isBullet }: Line): boolean =>
  text === '' ||
  isBullet ||
  isHeading(text) ||
  // "Other", "Welding processes": a heading that no list of headings has.
  (countWords(text) < WORDS.least && /^\p{Lu}/u.test(text) && !ENDS.test(text));

/** Whether a line continues in the next one. */
function goesOn(above: Line, below: Line, longest: number): boolean {
  if (above.text === '' || isHeading(above.text) || DATES.test(above.text) || opensAnew(below)) return false;
  const isInside = below.indent > above.indent || (!above.isBullet && below.indent === above.indent);
  if (!isInside) return false;
  if (CUT_OFF.test(above.text)) return true;
  if (GOES_ON.test(below.text) && !ENDS.test(above.text)) return true;
  if (GOES_ON_WITH_FIGURE.test(below.text) && above.end >= LEAST_WIDE && /\p{Ll}$/u.test(above.text)) return true;
  if (above.isBullet && below.indent > above.indent) return true;
  return isFull(above, below, longest);
}
/** A line was broken only where the next word had no room. */
function isFull(above: Line, below: Line, longest: number): boolean {
  const [next = ''] = below.text.split(' ');
  return above.end >= LEAST_WIDE && above.end + 1 + next.length >= longest && !ENDS_LIST.test(above.text);
}
const LEAST_WIDE = 45;
/** "…, 2021" ends an entry of a list. */
const ENDS_LIST = /\b(?:19|20)\d\d\)?$/u;

type WholeLine = { text: string; opens: boolean; isPoint: boolean; isLabelled: boolean };

/** The lines of a text, each joined with those that continue it, and whether a gap is before it. */
function wholeLines(text: string): WholeLine[] {
  const lines = text.split('\n', MOST_READ).map((raw) => readLine(raw.replace(/\t/gu, '    ')));
  const widths = widthsOf(lines);
  const whole: WholeLine[] = [];
  let above: Line | undefined;
  for (const [at, line] of lines.entries()) {
    const last = whole.at(-1);
    if (above !== undefined && last !== undefined && goesOn(above, line, widths[at] ?? MOST_WIDE)) {
      last.text = `${last.text} ${line.text}`;
      // The lines below a bullet belong together.
      if (above.isBullet || above.indent === line.indent) {
        above = { ...line, isBullet: false };
        continue;
      }
    } else if (line.text !== '')
      whole.push({
        text: line.text,
        opens: above === undefined || above.text === '' || isHeading(line.text),
        isPoint: line.isBullet,
        isLabelled: line.isLabelled,
      });
    above = line;
  }
  return whole;
}
const MOST_WIDE = 120;

/** How wide the text around each line is, where most lines of its paragraph are full. */
function widthsOf(lines: readonly Line[]): number[] {
  const widest = (some: readonly Line[]) =>
    Math.max(0, ...some.map(({ end }) => end).filter((end) => end <= MOST_WIDE));
  const widths: number[] = [];
  let block: Line[] = [];
  const close = () => {
    const own = widest(block);
    const full = block.slice(1).filter((line, at) => isFull(block[at] as Line, line, own)).length;
    const isProse = block.length > 2 && full >= (block.length - 1) * MOSTLY;
    // In a list no line continues only because it is long.
    widths.push(...block.map(() => (isProse ? own : Number.POSITIVE_INFINITY)));
    block = [];
  };
  for (const line of lines) {
    if (line.text === '') {
      close();
      widths.push(0);
    } else block.push(line);
  }
  close();
  return widths;
}
const MOSTLY = 0.6;

/** "From 11 to 2", "it was 48 after three months": tells the result of the sentence before it. */
const RESULT =
  /\b(?:went|came|fell|rose|dropped|grew|saved|now|since then|lost|stayed|kept)\b|\d\s?(?:%|percent)|\bfrom \D{0,2}\d/iu;

/** A line as its sentences; one that says little by itself stays with the one before it. */
function sentencesOf(line: string, isPoint: boolean): string[] {
  const text = line.replace(/\s+/gu, ' ').trim();
  if (SAYS_AIM.test(text)) return text.split(SENTENCE);
  if (countWords(text) <= (isPoint ? WORDS.point : WORDS.whole)) return [text];
  const sentences: string[] = [];
  for (const sentence of text.split(SENTENCE)) {
    const before = sentences.at(-1);
    const leans =
      countWords(sentence) <= WORDS.least || LEANS.test(sentence) || LEANS_MORE.test(sentence) || RESULT.test(sentence);
    if (before !== undefined && leans && countWords(`${before} ${sentence}`) <= WORDS.joined)
      sentences[sentences.length - 1] = `${before} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}
const LEANS_MORE = /^(?:since then|after that|before (?:that|it)|in this|here|one|nine|some|most)\b/iu;

const startOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, SAME_START);
const plainOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const SAME_START = 24;
const SHORTEST_START = 12;

/** The fact of the reading that a unit is of. */
function factOf(
  unit: string,
  facts: readonly { plain: string; start: string; fact: ResumeFact }[],
): ResumeFact | undefined {
  const [plain, start] = [plainOf(unit), startOf(unit)];
  return facts.find(
    (one) => one.plain.includes(start) || (one.start.length >= SHORTEST_START && plain.startsWith(one.start)),
  )?.fact;
}

const isCue = (text: string, { jobs, employer, title }: ResumeFacts): boolean => {
  const count = countWords(text.replace(ONLY_DATES, ' ').trim());
  if (count < WORDS.least || count > WORDS.most || CONTACT.test(text) || NO_CUE.test(text) || isHeading(text))
    return false;
  if (DATES.test(text) || (isTitle(text) && count <= WORDS.least + 1)) return false;
  const names = [employer, title, ...jobs.flatMap((job) => [job.employer, job.title])].filter((name) => name !== '');
  // A heading of a post is its names and little else.
  const lower = text.toLowerCase();
  const left = names.reduce((rest, name) => rest.replace(name.toLowerCase(), ' '), lower);
  return (
    left === lower ||
    left
      .replace(/\([^()]*\)/gu, ' ')
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2).length > WORDS.least
  );
};

const ONLY_DATES = /\b(?:since|from|until|to|in)?\s?(?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d\b/giu;

const unitsBy = new WeakMap<ResumeFacts, ResumeUnit[]>();

/** All that a resume says as whole sentences in its own words, with the post that each is of. */
export function resumeUnits(facts: ResumeFacts, resume: ParsedResume | string | null): ResumeUnit[] {
  const known = unitsBy.get(facts);
  if (known !== undefined) return known;
  const units = readUnits(facts, typeof resume === 'string' ? resume : (resume?.text ?? ''));
  const own = [...new Map(units.map((unit) => [heardWords(unit.text), unit])).values()].slice(0, MOST_UNITS);
  unitsBy.set(facts, own);
  return own;
}

/** A name or an address at the top. */
const isHead = (sentence: string, at: number): boolean =>
  at < LINES_OF_HEAD && countWords(sentence) <= WORDS_OF_HEAD && !/^I\b/u.test(sentence);

/** Whether the lines below are about interests: a heading or a short line decides it. */
const isLeisureBelow = (line: string, was: boolean): boolean =>
  isHeading(line) || countWords(line) < WORDS.least ? LEISURE.test(line) : was;

function readUnits(facts: ResumeFacts, text: string): ResumeUnit[] {
  const read = facts.facts.map((fact) => ({ plain: plainOf(fact.text), start: startOf(fact.text), fact }));
  // Where the other lines have a post, one without belongs to none.
  const areNamed = facts.facts.some(({ employer, title }) => employer !== '' && title !== '');
  const listed = facts.lines.filter(({ kind }) => kind === 'certificate' || kind === 'education');
  const papers = listed.map((one) => plainOf(one.text));
  const units: ResumeUnit[] = [];
  let post: ResumeFact | undefined;
  let isLeisure = false;
  for (const [group, { text: line, opens, isPoint, isLabelled }] of wholeLines(text).entries()) {
    if (opens || DATES.test(line)) post = undefined;
    isLeisure = isLeisureBelow(line, isLeisure);
    for (const sentence of sentencesOf(line.replace(HEADING_BEFORE, ''), isPoint)) {
      post = isLabelled ? undefined : (factOf(sentence, read) ?? post);
      if (isCue(sentence, facts) && !isHead(sentence, group))
        units.push({ ...unitOf(sentence, post, areNamed, papers), order: units.length, group, isLeisure });
    }
  }
  return units;
}

function unitOf(
  sentence: string,
  post: ResumeFact | undefined,
  areNamed: boolean,
  papers: readonly string[],
): Omit<CandidateFact, 'order'> {
  const { employer = '', title = '', isProject = false, isCurrent = false } = post ?? {};
  const own = { text: cueText(sentence), employer, title, isProject, isCurrent };
  if (SAYS_AIM.test(sentence)) return { ...own, listed: AIM };
  const plain = plainOf(sentence);
  const isPaper = papers.some(
    (paper) => paper.length >= SHORTEST_PAPER && (plain.includes(paper) || paper.includes(plain)),
  );
  if (isPaper) return { ...own, employer: '', title: '', isCurrent: false, listed: 'certificate' };
  const isNamed = employer !== '' || title !== '';
  return post === undefined || (areNamed && !isNamed) ? { ...own, listed: 'note' } : own;
}
export const AIM = 'aim';
const SHORTEST_PAPER = 8;
const LEISURE = /\b(?:interests?|hobbies|leisure|personal|other|spare time|outside work|volunteer\w*)\b/iu;

/** The dates of an entry and all before them, where its first sentence is on the same line. */
const HEADING_BEFORE = new RegExp(`^.{0,90}${DATES.source}\\s+(?=\\p{Lu}\\p{Ll}+ )`, 'iu');

/** The text of a cue: the person's own words with a capital at the beginning. */
export const cueText = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}£$€(“"'+~]+/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s;,]+$/u, '')
    .replace(/^\p{Ll}(?=\p{Ll}*[ ,])/u, (letter) => letter.toUpperCase());
