import type { ParsedResume } from '@greenroom/contract/resume';
import { findSkills } from '../skills/find-skills.ts';
import { tokenize } from '../skills/tokenize.ts';
import type { DemandedSkill } from './job-demand.ts';
import { isKnownSkill } from './job-demand.ts';

/** Where a resume shows a skill: in the work it describes, only in a list or summary, or nowhere. */
export type Showing = 'in-work' | 'listed' | 'missing';

const SMALL_WORDS = new Set('a an the of and or to in for with on at by from as is be'.split(' '));
const SHARE_OF_WORDS = 0.75;
/** "Managed" and "managing" begin alike. */
const STEM_LETTERS = 5;

/** Says where a resume shows a skill that a job asks for. */
export type ShowingLookup = (skill: DemandedSkill) => Showing;

export function createShowingLookup(resume: ParsedResume): ShowingLookup {
  const workText = resume.experience.flatMap((job) => [job.title, ...job.achievements]).join('\n');
  const whole = `${resume.text}\n${resume.skills.join('\n')}\n${resume.certifications.join('\n')}`;
  const inWork = namesIn(workText);
  const anywhere = namesIn(whole);
  const workWords = wordsByLine(workText);
  const wholeWords = wordsByLine(whole);
  return ({ name }) => {
    const key = name.toLowerCase();
    if (inWork.has(key)) return 'in-work';
    if (anywhere.has(key)) return 'listed';
    if (isKnownSkill(name)) return 'missing';
    const wanted = contentWords(name);
    if (standsIn(wanted, workWords)) return 'in-work';
    return standsIn(wanted, wholeWords) ? 'listed' : 'missing';
  };
}

function namesIn(text: string): Set<string> {
  return new Set(findSkills(text).map((mention) => mention.name.toLowerCase()));
}

function wordsByLine(text: string): Set<string>[] {
  return text.split('\n').map((line) => new Set(tokenize(line).map((token) => stem(token.word))));
}

const stem = (word: string) => word.slice(0, STEM_LETTERS);

function contentWords(phrase: string): string[] {
  return tokenize(phrase)
    .map((token) => token.word)
    .filter((word) => !SMALL_WORDS.has(word))
    .map(stem);
}

/** One line has at least three quarters of the words of a phrase that only the job names. */
function standsIn(wanted: string[], lines: Set<string>[]): boolean {
  if (wanted.length === 0) return false;
  return lines.some((line) => wanted.filter((word) => line.has(word)).length >= wanted.length * SHARE_OF_WORDS);
}
