import type { ParsedResume } from '@greenroom/contract/resume';
import { judgeEvidence } from '../evidence/judge-evidence.ts';
import { findHeading } from '../resume/find-heading.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { CandidateFact } from './line-traits.ts';
import { type Vectors, vectorsOf } from './packed-vector.ts';
import type { ResumeFact, ResumeFacts, ResumeLine } from './resume-facts.ts';

/** A line of the resume with the probability that it shows a thing; `fact` where it tells of work, `kind` where it is listed. */
export type ShownLine = { text: string; share: number; fact?: ResumeFact; kind?: ResumeLine['kind'] | 'note' };

const CONTACT = /@|https?:|www\.|\d{3}[-. ]?\d{3}[-. ]?\d{3,4}|\+\d{2,3} ?\d/;
/** What one looks for is nothing that one has done. */
const SAYS_AIM =
  /\b(?:look(?:ing)? for|seeking|would like|objective|references?|referees?)\b|^to (?:be|work|obtain|join|become|use|secure)\b|^I (?:could|want|hope)\b/i;
const WORDS = { least: 2, most: 24 };
const MOST_LINES = 90;
const MOST_READ = 400;
const SENTENCE = /(?<=[\p{Ll}\d)]{2}[.!?])(?<!\b(?:Dr|Mrs?|Ms|St|Prof|Rev|Sgt|Capt)\.)\s+(?=\p{Lu})/u;
const tidy = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![.;,\s])[.;,\s]+$/, '');

/** The lines of a text, each with the one below it where it continues in the middle of a sentence: half a sentence is no answer. */
function wholeLines(text: string): string[] {
  const whole: string[] = [];
  for (const line of text.split('\n', MOST_READ)) {
    const above = whole.at(-1) ?? '';
    const goesOn = /^\s*\p{Ll}/u.test(line) && /[\p{L},]\s*$/u.test(above) && !findHeading(above);
    if (goesOn && above.length < LONGEST_LINE) whole[whole.length - 1] = `${above.trimEnd()} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}
const LONGEST_LINE = 600;

/** Lines outside the jobs as they are written: the reading of fields may join two of them. */
function notesIn(text: string, { facts, jobs, title, employer, skills }: ResumeFacts): string[] {
  const names = [title, employer, ...jobs.flatMap((job) => [job.title, job.employer])].filter((name) => name !== '');
  const told = facts.map((fact) => fact.text).join('\n');
  return wholeLines(text)
    .flatMap((line) => line.split(SENTENCE))
    .map(tidy)
    .filter((line) => {
      const count = line.split(' ').length;
      if (count < WORDS.least || count > WORDS.most || CONTACT.test(line) || SAYS_AIM.test(line) || told.includes(line))
        return false;
      if (isSkillsRow(line, skills)) return false;
      return findHeading(line) === undefined && !HEADING.test(line) && !names.some((name) => line.includes(name));
    });
}
/** A row of the list of skills: each of them is a candidate by itself. */
const isSkillsRow = (line: string, skills: readonly string[]): boolean =>
  line.split(/[,;·|•]/).length > SKILLS_IN_ROW &&
  skills.filter((skill) => skill.length > 1 && line.includes(skill)).length > SKILLS_IN_ROW;
const SKILLS_IN_ROW = 3;
const SPEAKS = /\b(?:I|me|my)\b/u;
const SENTENCE_WORDS = { least: 7, most: 30 };
/** Paragraphs are joined first: a sentence may go over several lines. */
function sentencesIn(text: string, { facts }: ResumeFacts): string[] {
  const told = facts.map((fact) => fact.text).join('\n');
  return text
    .slice(0, MOST_CHARS)
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(SENTENCE))
    .map(tidy)
    .filter((sentence) => {
      const count = sentence.split(' ').length;
      const isOwn = SPEAKS.test(sentence) && /^\p{Lu}/u.test(sentence) && !SAYS_AIM.test(sentence);
      return isOwn && count >= SENTENCE_WORDS.least && count <= SENTENCE_WORDS.most && !told.includes(sentence);
    });
}
const MOST_CHARS = 20_000;
/** A short line without a figure or a mark, in capitals or with a word that headings have. */
const HEADING = joinPattern(
  'iu',
  String.raw`^(?:[^\p{Ll}\d]+|(?:\p{L}+ ){0,3}(?:&|and) (?:\p{L}+ ?){1,3}|references?\b.*|(?:\p{L}+ )?(?:about|where|what|who)\b.{0,20}`,
  String.raw`|(?:\p{L}+ ){0,2}(?:particulars|details|history|training|certificates|tickets|licen[cs]es|qualifications|skills|courses))$`,
);

/** Sentences outside the jobs in which the person speaks of a deed: "Twelve years on the ferry taught me to stay calm". */
export const ownSentences = (facts: ResumeFacts, resume: ParsedResume | string | null): string[] =>
  sentencesIn(typeof resume === 'string' ? resume : (resume?.text ?? ''), facts);

type Candidate = Omit<ShownLine, 'share'>;
const candidatesOf = new WeakMap<ResumeFacts, Candidate[]>();

/** All that a resume says: its deeds, its lists, and its other lines. */
function candidates(facts: ResumeFacts, resume: ParsedResume | string | null): Candidate[] {
  const known = candidatesOf.get(facts);
  if (known !== undefined) return known;
  const text = typeof resume === 'string' ? resume : (resume?.text ?? '');
  const listed = facts.lines.filter(
    (line) =>
      LISTED.has(line.kind) && !isLabel(line) && line.text.split(' ').length <= WORDS.most && text.includes(line.text),
  );
  const all = [
    ...facts.facts.map((fact): Candidate => ({ text: fact.text, fact })),
    ...listed.map((line): Candidate => ({ text: line.text, kind: line.kind })),
    ...notesIn(text, facts).map((note): Candidate => ({ text: note, kind: 'note' })),
  ];
  const own = [...new Map(all.toReversed().map((one) => [one.text.toLowerCase(), one])).values()].toReversed();
  const found = own.slice(0, MOST_LINES);
  candidatesOf.set(facts, found);
  return found;
}
/** "Systems" among the certificates is the label of a list. */
const isLabel = ({ kind, text }: ResumeLine): boolean => kind === 'certificate' && /^\p{Lu}?\p{Ll}+$/u.test(text);
const LISTED = new Set<ResumeLine['kind']>(['skill', 'certificate', 'language']);

/** All lines of a resume, those that tell of work among them. */
export const notedLines = (facts: ResumeFacts, resume: ParsedResume | string | null): readonly Candidate[] =>
  candidates(facts, resume);

/** The same as facts to rank: a line of a list has no post. */
export const candidateFacts = (facts: ResumeFacts, resume: ParsedResume | string | null): CandidateFact[] =>
  candidates(facts, resume).map(
    ({ text, fact, kind }, order): CandidateFact =>
      fact ?? { text, employer: '', title: '', isProject: false, isCurrent: false, order, listed: kind ?? 'note' },
  );

/** The texts to encode beside the deeds. */
export const textsOfLines = (facts: ResumeFacts, resume: ParsedResume | string | null): string[] =>
  candidates(facts, resume).map(({ text }) => text);

const judgedOf = new WeakMap<ResumeFacts, Map<string, ShownLine[]>>();

/** The lines by the probability that they show the thing, for each of `things`. One answer asks for the same thing more than once. */
export function judgeLines(
  things: readonly string[],
  facts: ResumeFacts,
  { resume, vectors }: { resume: ParsedResume | string | null; vectors: Vectors },
): ShownLine[][] {
  const known = judgedOf.get(facts) ?? new Map<string, ShownLine[]>();
  judgedOf.set(facts, known);
  const fresh = things.filter((thing) => !known.has(thing));
  const rows = fresh.length === 0 ? [] : judgeFresh(fresh, candidates(facts, resume), vectors);
  for (const [at, thing] of fresh.entries()) known.set(thing, rows[at] ?? []);
  return things.map((thing) => known.get(thing) ?? []);
}

function judgeFresh(things: readonly string[], lines: readonly Candidate[], vectors: Vectors): ShownLine[][] {
  const own = vectorsOf([...things, ...lines.map(({ text }) => text)], vectors);
  const shares = judgeEvidence(
    things.map((text) => ({ text, isDuty: false })),
    lines.map(({ text, fact }) => ({ line: text, placeIndex: fact === undefined ? undefined : placeOf(fact) })),
    own,
  );
  return shares.map((row) =>
    lines
      .map((line, at): ShownLine => ({ ...line, share: row[at] ?? 0 }))
      .toSorted((one, other) => other.share - one.share),
  );
}
/** Work of today counts before earlier work. */
const placeOf = ({ isCurrent }: ResumeFact): number => (isCurrent ? 0 : 1);
