import type { ParsedResume } from '@greenroom/contract/resume';
import { isBorneOut } from '../job/borne-out.ts';
import { findRoleOfTitle } from '../job/find-role.ts';
import type { DemandedSkill } from '../job/job-demand.ts';
import { isKnownSkill } from '../job/job-demand.ts';
import { findSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { tokenize } from '../skills/tokenize.ts';
import { jobsOf } from './occupation-fit.ts';
import { stemOf } from './word-stems.ts';

/** Where a resume shows a skill: in the work it describes (or where such a thing is proven), only in a list or summary, or nowhere. */
export type Showing = 'in-work' | 'listed' | 'missing';
/** `line` is the line of the resume that shows the skill, '' where none does. */
export type Shown = { showing: Showing; line: string };

const SMALL_WORDS = new Set('a an the of and or to in for with on at by from as is be our your other'.split(' '));
const SHARE_OF_WORDS = 0.6;
/** A wording of so many words may differ in one of them. */
const LONG_WORDING = 3;
const MAX_LINE = 600;
const FEWEST_SENTENCE_WORDS = 6;
const WORDS_PER_COMMA = 4;

/** Says where a resume shows a skill that a job asks for. */
export type ShowingLookup = (skill: DemandedSkill) => Shown;

/** A part of a resume: the skills named in it with the line of each, and its lines with their word stems. */
type Part = { byName: Map<string, string>; lines: { text: string; stems: Set<string> }[]; text: string };

/**
 * Work are the titles and lines of jobs and projects. A certificate, a degree and a language are proven where they are:
 * no one names the job in which they needed a licence.
 */
export function createShowingLookup(resume: ParsedResume): ShowingLookup {
  const isRead = resume.experience.length + resume.projects.length > 0;
  const work = readPart([
    ...(isRead ? [] : bodyLines(resume).filter(isSentence)),
    ...resume.experience.flatMap((job) => [job.title, ...job.achievements]),
    ...resume.projects.flatMap((project) => [project.name, ...project.achievements]),
  ]);
  const proven = readPart([
    ...resume.certifications,
    ...resume.languages,
    ...resume.education.flatMap((school) => [school.degree, school.institution]),
  ]);
  const whole = readPart([...bodyLines(resume), ...resume.skills, ...resume.certifications]);
  const roles = jobsOf(resume).map(({ title }) => ({ title, role: findRoleOfTitle(title) }));
  // A lorry driver drives lorries, also where no line says so.
  const typicalOf = ({ name }: DemandedSkill) => roles.find(({ role }) => role?.hard.includes(name))?.title;
  return (skill) => {
    const atWork = lineShowing(skill, work) ?? lineShowing(skill, proven);
    if (atWork !== undefined) return { showing: 'in-work', line: atWork };
    const anywhere = lineShowing(skill, whole);
    if (anywhere === undefined) {
      const title = typicalOf(skill);
      return title === undefined ? { showing: 'missing', line: '' } : { showing: 'listed', line: title };
    }
    return { showing: provesItself(skill) ? 'in-work' : 'listed', line: anywhere };
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
  return resume.text
    .split('\n')
    .filter((line) => !contacts.some((contact) => line.includes(contact)) && !/@|https?:|www\./iu.test(line));
}

function readPart(lines: string[]): Part {
  const kept = lines.map((line) => line.trim()).filter((line) => line !== '');
  const text = kept.join('\n');
  const lineOf = (evidence: string) => kept.find((line) => line.includes(evidence)) ?? evidence;
  return {
    byName: new Map(findSkills(text).map(({ name, evidence }) => [name.toLowerCase(), lineOf(evidence)])),
    lines: kept.map((line) => ({
      text: line,
      stems: new Set(tokenize(line.slice(0, MAX_LINE)).map(({ word }) => stemOf(word))),
    })),
    text,
  };
}

/** The line that shows a skill or undefined. */
function lineShowing({ name, wording }: DemandedSkill, part: Part): string | undefined {
  const named = part.byName.get(name.toLowerCase());
  if (named !== undefined && isBorneOut({ name, evidence: wording }, part.text)) return named;
  if (!isKnownSkill(name)) return lineWith(contentWords(name), part, SHARE_OF_WORDS);
  const wanted = contentWords(wording);
  const share = wanted.length >= LONG_WORDING ? SHARE_OF_WORDS : 1;
  return canBeRead(name, wording) ? lineWith(wanted, part, share) : undefined;
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

function contentWords(phrase: string): string[] {
  return tokenize(phrase)
    .map((token) => token.word)
    .filter((word) => !SMALL_WORDS.has(word))
    .map(stemOf);
}

/** The line that has that share of the words, or undefined. */
function lineWith(wanted: string[], { lines }: Part, share: number): string | undefined {
  if (wanted.length === 0) return undefined;
  return lines.find(({ stems }) => wanted.filter((word) => stems.has(word)).length >= wanted.length * share)?.text;
}
