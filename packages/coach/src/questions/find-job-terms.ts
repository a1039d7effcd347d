import { joinPattern } from '../text/join-pattern.ts';
import { JOB_TERMS, ORDINARY_TOOL_WORDS } from './job-terms.ts';
import { foldText } from './words.ts';

/** Names fit to be spoken in a question, in the order in which the description brings them up; each list without repeats. */
export type JobTerms = { tools: string[]; skills: string[] };

type Term = { name: string; kind: 'tools' | 'skills' };
type Word = { folded: string; written: string; start: number; end: number };

const READ_CHARACTERS = 6000;
const LONGEST_TERM_WORDS = 4;
const NEGATION = /\b(?:no|not|without|never|don't|isn't)\s+(?:\S+\s+){0,2}$/i;
/** "experience with Toast POS," where the capitals show that it is a name and the comma that it ends there. */
const NAMED_TOOL = joinPattern(
  'g',
  String.raw`\b(?:[Ee]xperience (?:with|in|using)|[Kk]nowledge of|[Ff]amiliar(?:ity)? with|[Pp]roficien(?:t|cy) (?:in|with)|[Ss]killed in`,
  String.raw`|using)\s+((?:[A-Z][A-Za-z0-9+#]{2,}\s?){1,3})(?=[,.;)\n]|\s(?:and|or)\b|$)`,
);
const NO_TOOL = joinPattern(
  '',
  '^(?:English|French|German|Spanish|Italian|Arabic|Chinese|Mandarin|Japanese|Portuguese|Dutch|Polish|Russian|Hindi|Microsoft|Google|January',
  '|February|March|April|May|June|July|August|September|October|November|December|Bachelor|Master|The|Our|Your|This|You|We|Experience|Ability',
  String.raw`|Customers|Clients|Patients|Students|Children|Children's|Teams?|People|Europe|America|Africa|Asia|London|Berlin|Paris)\b`,
);

let terms: Map<string, Term> | undefined;
/** How every term begins: most words of a text begin none, and need no further look. */
let firstWords: Set<string> | undefined;

/** The tools and skills that a job description names and that can be said in a sentence without change. */
export function findJobTerms(description: string): JobTerms {
  terms ??= indexTerms();
  firstWords ??= new Set([...terms.keys()].map((key) => key.split(' ')[0] ?? key));
  const text = description.slice(0, READ_CHARACTERS);
  const found: Record<Term['kind'], Set<string>> = { tools: new Set(), skills: new Set() };
  const words = readWords(text);
  for (let start = 0; start < words.length; start++) {
    if (!firstWords.has(words[start]?.folded ?? '')) continue;
    const match = longestTerm(words, start, text, terms);
    if (match) {
      found[match.term.kind].add(match.term.name);
      start += match.length - 1;
    }
  }
  for (const match of text.matchAll(NAMED_TOOL)) {
    const name = (match[1] ?? '').trim();
    const isKnown = [...found.tools, ...found.skills].some((known) => name.toLowerCase().includes(known.toLowerCase()));
    if (!NO_TOOL.test(name) && !isKnown && !isNegated(text, match.index)) found.tools.add(name);
  }
  return { tools: [...found.tools], skills: [...found.skills] };
}

function longestTerm(words: Word[], start: number, text: string, index: Map<string, Term>) {
  for (let length = Math.min(LONGEST_TERM_WORDS, words.length - start); length > 0; length--) {
    const slice = words.slice(start, start + length);
    const term = index.get(slice.map((word) => word.folded).join(' '));
    const first = slice[0];
    if (!term || !first || isNegated(text, first.start)) continue;
    if (ORDINARY_TOOL_WORDS.has(term.name) && !isWrittenAsName(first, term.name, text)) continue;
    return { term, length };
  }
  return undefined;
}

/** "Excel" inside a sentence is the tool; "Excel in this role" at its start need not be. */
function isWrittenAsName(word: Word, name: string, text: string): boolean {
  return word.written === name && /[\p{L}\p{N},(&/]\s*$/u.test(text.slice(0, word.start));
}

function isNegated(text: string, at: number): boolean {
  return NEGATION.test(text.slice(Math.max(0, at - 40), at));
}

function readWords(text: string): Word[] {
  return [...text.matchAll(/\.?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*[+#]*/gu)].map((match) => ({
    folded: foldText(match[0]).replace(/^\.(?!net$)/, ''),
    written: match[0].replace(/^\./, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function indexTerms(): Map<string, Term> {
  const index = new Map<string, Term>();
  const keyOf = (name: string) =>
    readWords(name)
      .map((word) => word.folded)
      .join(' ');
  for (const name of JOB_TERMS.skills) index.set(keyOf(name), { name, kind: 'skills' });
  for (const name of JOB_TERMS.tools) index.set(keyOf(name), { name, kind: 'tools' });
  for (const [spelling, name] of Object.entries(JOB_TERMS.skillSpellings))
    index.set(spelling, { name, kind: 'skills' });
  return index;
}
