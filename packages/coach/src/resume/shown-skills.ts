import type { ParsedResume } from '@greenroom/contract/resume';
import { isBorneOut } from '../job/borne-out.ts';
import { findRoleOfTitle } from '../job/find-role.ts';
import type { DemandedSkill } from '../job/job-demand.ts';
import { isKnownSkill } from '../job/job-demand.ts';
import { findSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { tokenize } from '../skills/tokenize.ts';
import { rememberShort } from '../text/remember.ts';
import { isDenied } from './denied-skill.ts';
import { jobsOf } from './occupation-fit.ts';
import { stemOf } from './word-stems.ts';

/** Where a resume shows a skill: in the work it describes (or where such a thing is proven), only in a list or summary, by nothing but a title with which it is usual, or nowhere. */
export type Showing = 'in-work' | 'listed' | 'usual' | 'missing';
/** `line` is the line of the resume that shows the skill, '' where none does. */
export type Shown = { showing: Showing; line: string };

const SMALL_WORDS = new Set('a an the of and or to in for with on at by from as is be our your other'.split(' '));
/** A wording of so many words may differ in one of them. */
const LONG_WORDING = 4;
const SENTENCE_END = /(?<=[\p{L}\p{N})%]{2}[.!?])(?<!\b(?:Dr|Mrs?|Ms|St|Prof|Rev|Sgt|Capt)\.)\s+(?=\p{Lu})/u;
const MAX_LINE = 600;
/** A line with an address is no longer. */
const LONGEST_CONTACT = 160;
const FEWEST_SENTENCE_WORDS = 6;
const WORDS_PER_COMMA = 4;

/** Says where a resume shows a skill that a job asks for. */
export type ShowingLookup = (skill: DemandedSkill) => Shown;

/** A sentence of a resume. `isTitle`: of a job. */
type Line = { text: string; stems: ReadonlySet<string>; isTitle: boolean };
/** A part of a resume: its sentences and the skills that they name as a whole. */
type Part = { names: Map<string, string>; lines: Line[]; text: string };

/**
 * Work are the titles and lines of jobs and projects. A certificate, a degree and a language are proven where they are:
 * no one names the job in which they needed a licence.
 */
export function createShowingLookup(resume: ParsedResume): ShowingLookup {
  const isRead = resume.experience.length + resume.projects.length > 0;
  const titles = resume.experience.map(({ title }) => title);
  const work = readPart(
    [
      ...(isRead ? [] : bodyLines(resume).filter(isSentence)),
      ...resume.experience.flatMap((job) => [job.title, ...job.achievements]),
      ...resume.projects.flatMap((project) => [project.name, ...project.achievements]),
    ],
    titles,
  );
  const proven = readPart([
    ...resume.certifications,
    ...resume.languages,
    ...resume.education.flatMap((school) => [school.degree, school.institution]),
  ]);
  const whole = readPart(
    [...bodyLines(resume), ...wrapped(bodyLines(resume)), ...resume.skills, ...resume.certifications],
    titles,
  );
  const roles = jobsOf(resume).map(({ title }) => ({ title, role: findRoleOfTitle(title) }));
  const typicalOf = ({ name }: DemandedSkill) => roles.find(({ role }) => role?.hard.includes(name))?.title;
  const find = (skill: DemandedSkill): Shown => {
    const parts = provesItself(skill) ? [proven, work] : [work, proven];
    const atWork = parts.map((part) => lineShowing(skill, part)).find((line) => line !== undefined);
    if (atWork !== undefined) return { showing: 'in-work', line: atWork };
    const anywhere = lineShowing(skill, whole);
    if (anywhere !== undefined) return { showing: provesItself(skill) ? 'in-work' : 'listed', line: anywhere };
    const title = typicalOf(skill);
    return { showing: title === undefined ? 'missing' : 'usual', line: '' };
  };
  const found = new Map<string, Shown>();
  return (skill) => {
    const key = `${skill.name}|${skill.wording}`;
    const shown = found.get(key) ?? find(skill);
    found.set(key, shown);
    return shown;
  };
}

/** Where a layout hides the jobs from the parser, a line of some words that is no row of names tells of work. */
function isSentence(line: string): boolean {
  const words = line.split(/\s+/u).length;
  return words >= FEWEST_SENTENCE_WORDS && line.split(/[,;|•·]/u).length <= words / WORDS_PER_COMMA;
}

/** The text without the lines of addresses, since letters there are not skills. */
function bodyLines(resume: ParsedResume): string[] {
  const contacts = [resume.emailAddress, resume.phoneNumber, ...resume.links].filter((contact) => contact !== '');
  return (
    resume.text
      .split('\n')
      // A paragraph may end with a telephone number.
      .filter(
        (line) =>
          line.length > LONGEST_CONTACT ||
          (!contacts.some((contact) => line.includes(contact)) && !/@|https?:|www\./iu.test(line)),
      )
  );
}

/** Lines that a margin broke in the middle of a sentence, each with the next. */
const wrapped = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? '';
    return /[\p{L},]$/u.test(line) && /^\p{Ll}/u.test(next) ? [`${line} ${next}`] : [];
  });

function readPart(lines: string[], titles: string[] = []): Part {
  const kept = lines
    .flatMap((line) => line.split(SENTENCE_END))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const text = kept.join('\n');
  return {
    names: new Map(findSkills(text).map(({ name, evidence }) => [name.toLowerCase(), evidence])),
    lines: kept.map((line) => ({ text: line, stems: lineStems(line), isTitle: titles.includes(line) })),
    text,
  };
}

const lineStems = rememberShort(
  (line): ReadonlySet<string> => new Set(comparableWords(line.slice(0, MAX_LINE)).flatMap((word) => [stemOf(word)])),
);

/** "ISO15189" is "ISO 15189". */
function comparableWords(text: string): string[] {
  return tokenize(text.replace(/(?<=\b\p{Lu}{2,6})(?=\d{2,6}\b)/gu, ' ')).map(({ word }) => word);
}

/** The line that shows a skill or undefined. */
function lineShowing(skill: DemandedSkill, part: Part): string | undefined {
  const { name, wording } = skill;
  const evidence = part.names.get(name.toLowerCase());
  if (evidence !== undefined && isBorneOut({ name, evidence: wording }, part.text)) {
    const line = namingLine(evidence, wording, part);
    if (line !== undefined) return line;
  }
  return lineInWords(skill, part) ?? lineInFull(wording, part);
}

/** Of the lines that name a skill, none of which denies it, the one that shares most words with the demand. */
function namingLine(evidence: string, wording: string, { lines }: Part): string | undefined {
  const wanted = contentWords(wording);
  const naming = lines
    .filter(({ text }) => {
      const at = placeOfWord(text, evidence);
      return at >= 0 && !isDenied(text, at);
    })
    .map(({ text, stems }) => ({ text, shared: wanted.filter((word) => stems.has(word)).length }));
  const most = Math.max(0, ...naming.map(({ shared }) => shared));
  return naming.find(({ shared }) => shared === most)?.text;
}

/** Where a text has the words, as whole words if it can. */
function placeOfWord(text: string, words: string): number {
  let at = text.indexOf(words);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at = text.indexOf(words, at + 1);
  return at;
}

function lineInWords({ name, wording }: DemandedSkill, part: Part): string | undefined {
  if (!isKnownSkill(name)) return lineWith(contentWords(name), part);
  return canBeRead(name, wording) ? lineWith(contentWords(wording), part) : undefined;
}

/** "BSL" where the resume has "British Sign Language", and "biodiversity net gain" where it has "BNG". */
function lineInFull(wording: string, { lines }: Part): string | undefined {
  if (INITIALS.test(wording)) {
    const letters = [...wording.toLowerCase()].map((letter) => `${letter}[\\p{L}]+`).join('[ -]');
    const inFull = new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu');
    return lines.find(({ text }) => isWholeName(inFull.exec(text)?.[0]))?.text;
  }
  const words = wording.split(/[\s-]+/u);
  if (words.length < FEWEST_INITIALS || words.length > MOST_INITIALS) return undefined;
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
  return /^\p{Lu}+$/u.test(initials) ? lines.find(({ text }) => placeOfInitials(text, initials) >= 0)?.text : undefined;
}
/** "Technologists and technicians" is no full form of "TAT". */
const isWholeName = (words = ''): boolean =>
  words !== '' &&
  words
    .toLowerCase()
    .split(/[ -]/u)
    .every((word) => word === 'of' || !SMALL_WORDS.has(word));
const INITIALS = /^\p{Lu}{3,6}$/u;
const FEWEST_INITIALS = 3;
const MOST_INITIALS = 6;

function placeOfInitials(text: string, initials: string): number {
  const at = placeOfWord(text, initials);
  return at >= 0 && !/\p{L}/u.test(text.charAt(at + initials.length)) ? at : -1;
}

/** A language is spoken, and a licence held, wherever it is. */
function provesItself({ name, wording }: DemandedSkill): boolean {
  const isLanguage = getSkillLexicon().skills.get(name)?.family === 'Human languages';
  return (
    isLanguage ||
    /\b(?:licen[cs]e|certifi(?:ed|cate|cation)|degree|diploma|registration)\b/iu.test(`${wording} ${name}`)
  );
}

/** Single words of technique ("Go", "Excel") mean what they name only where the lexicon says so; "litigation" is what it says anywhere. */
function canBeRead(name: string, wording: string): boolean {
  const skill = getSkillLexicon().skills.get(name);
  const isTool = skill?.isTechnical === true || skill?.properNames.length !== 0;
  return contentWords(wording).length > 1 || (!isTool && skill?.category === 'hard');
}

/** Without the words that say nothing by themselves: "valid" of "Valid Safe Pass", "requirements" of "PARS requirements". */
function contentWords(phrase: string): string[] {
  const words = comparableWords(phrase).filter((word) => !SMALL_WORDS.has(word));
  const telling = words.filter((word) => !STATES.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}
const STATES = new Set(
  'valid full clean current requirement together good excellent strong solid sound proven relevant'.split(' '),
);

/** The line that has the words, of a long wording nearly all, or undefined. */
function lineWith(wanted: string[], { lines }: Part): string | undefined {
  if (wanted.length === 0) return undefined;
  const least = wanted.length >= LONG_WORDING ? wanted.length - 1 : wanted.length;
  const found = lines
    .map(({ text, stems, isTitle }) => ({
      text,
      shared: isTitle ? 0 : wanted.filter((word) => stems.has(word)).length,
    }))
    .filter(({ text, shared }) => shared >= least && !isDenied(text, 0));
  const most = Math.max(0, ...found.map(({ shared }) => shared));
  return found.find(({ shared }) => shared === most)?.text;
}
