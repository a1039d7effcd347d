import type { ParsedResume } from '@greenroom/contract/resume';
import { isBorneOut } from '../job/borne-out.ts';
import type { DemandedSkill } from '../job/job-demand.ts';
import { isKnownSkill } from '../job/job-demand.ts';
import { findSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { tokenize } from '../skills/tokenize.ts';
import { stemOf } from './word-stems.ts';

/** Where a resume shows a skill: in the work it describes (or where such a thing is proven), only in a list or summary, or nowhere. */
export type Showing = 'in-work' | 'listed' | 'missing';

const SMALL_WORDS = new Set('a an the of and or to in for with on at by from as is be our your other'.split(' '));
const SHARE_OF_WORDS = 0.75;

/** Says where a resume shows a skill that a job asks for. */
export type ShowingLookup = (skill: DemandedSkill) => Showing;

/** A text that is asked for skills: the names found in it and its words, line by line. */
type Shown = { names: Set<string>; lines: Set<string>[]; text: string };

/**
 * Work are the titles and lines of jobs and projects. A certificate, a degree and a language are proven where they stand: nobody names
 * the job in which they needed a licence.
 */
export function createShowingLookup(resume: ParsedResume): ShowingLookup {
  const work = shownBy([
    ...resume.experience.flatMap((job) => [job.title, ...job.achievements]),
    ...resume.projects.flatMap((project) => [project.name, ...project.achievements]),
  ]);
  const proven = shownBy([
    ...resume.certifications,
    ...resume.languages,
    ...resume.education.flatMap((school) => [school.degree, school.institution]),
  ]);
  const whole = shownBy([...resume.text.split('\n'), ...resume.skills, ...resume.certifications]);
  return (skill) => {
    if (isShownBy(skill, work) || (provesItself(skill) && isShownBy(skill, whole))) return 'in-work';
    if (isShownBy(skill, proven)) return 'in-work';
    return isShownBy(skill, whole) ? 'listed' : 'missing';
  };
}

function shownBy(lines: string[]): Shown {
  const text = lines.join('\n');
  return {
    names: new Set(findSkills(text).map((mention) => mention.name.toLowerCase())),
    lines: text.split('\n').map((line) => new Set(tokenize(line).map((token) => stemOf(token.word)))),
    text,
  };
}

function isShownBy({ name, wording }: DemandedSkill, shown: Shown): boolean {
  if (shown.names.has(name.toLowerCase())) return isBorneOut({ name, evidence: wording }, shown.text);
  if (isKnownSkill(name)) return canBeRead(name, wording) && standsIn(contentWords(wording), shown.lines, 1);
  return standsIn(contentWords(name), shown.lines, SHARE_OF_WORDS);
}

/** A language is spoken, and a licence held, wherever it stands. */
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

/** One line has that share of the words. */
function standsIn(wanted: string[], lines: Set<string>[], share: number): boolean {
  if (wanted.length === 0) return false;
  return lines.some((line) => wanted.filter((word) => line.has(word)).length >= wanted.length * share);
}
