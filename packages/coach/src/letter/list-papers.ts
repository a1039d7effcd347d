import type { LetterOptions } from '@greenroom/contract/cover-letter';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import type { AskedCredentials } from './asked-credentials.ts';
import { isToldIn } from './is-told-in.ts';
import type { LetterFacts } from './letter-facts.ts';
import { inSentence, type NamedSkill } from './letter-phrases.ts';
import { listDegree, listLanguages } from './list-learning.ts';

/** How many credentials a letter lists. */
export const MOST_CREDENTIALS = { Short: 3, Medium: 6, Long: 8 } as const;
const MOST_SKILLS = { Short: 4, Medium: 6, Long: 8 } as const;
/** One alone says less than nothing. */
const FEWEST_SKILLS = 2;
/** The second wording serves when the person asks for another version of the paragraph. */
const LABELS = { tools: ['Tools', 'Tools that I have used'], skills: ['Skills', 'Skills that I bring'] } as const;
/** What one studied for at a school. */
const STUDY =
  /\b(?:diploma|[NS]?VQ|BTEC|HN[CD]|GCSEs?|college|school|university|institute|TAFE|polytechnic|postgraduate|apprenticeship)\b/iu;
/** A licence is no skill. */
const LICENCE = /licen[cs]e/iu;

/**
 * What the advertisement demands in paper and the resume has, as lists behind a colon, so that the names stay as they are: registrations, licences and
 * certificates, degree, languages, tools and further skills. `told` are the points of
 * the letter; where they are matched with demands (`isMatched`), only what they do not tell is listed, and no skills but tools.
 */
export function listPapers(
  facts: LetterFacts,
  { held, open }: AskedCredentials,
  length: LetterOptions['length'],
  told: string,
  seed: number,
  isMatched = false,
): string[] {
  // What a point told already is not listed again.
  const ifUntold = (text: string) => (isMatched && isToldIn(text.replace(/^[^:]+: /u, ''), told) ? '' : text);
  return [
    held.length > 0 ? `${nounOf(held)}: ${held.join('; ')}.` : '',
    open.length > 0 ? `In progress: ${open.join('; ')}.` : '',
    ifUntold(listDegree(facts, held, length === 'Long')),
    ifUntold(listLanguages(facts)),
    ...listSkills(facts, MOST_SKILLS[length], `${told}\n${held.join('\n')}`, seed, isMatched),
  ].filter((text) => text !== '');
}

/** "Registrations and certificates" of what they are. */
function nounOf(names: readonly string[]): string {
  const isRegistration = (name: string) => /\bregist/iu.test(name);
  const isLicence = (name: string) => LICENCE.test(name);
  const isStudy = (name: string) => STUDY.test(name) && !isRegistration(name) && !isLicence(name);
  const kinds: [string, number][] = [
    ['registration', names.filter(isRegistration).length],
    ['licence', names.filter((name) => isLicence(name) && !isRegistration(name)).length],
    ['certificate', names.filter((name) => !isLicence(name) && !isRegistration(name) && !isStudy(name)).length],
    ['qualification', names.filter(isStudy).length],
  ];
  const found = kinds.filter(([, count]) => count > 0).map(([noun, count]) => (count > 1 ? `${noun}s` : noun));
  const text = found.length < 2 ? (found[0] ?? '') : `${found.slice(0, -1).join(', ')} and ${found.at(-1)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listSkills(facts: LetterFacts, most: number, told: string, seed: number, isMatched: boolean): string[] {
  const low = told.toLowerCase();
  const { skills } = getSkillLexicon();
  const role = facts.job.roleTitle.toLowerCase();
  const source = `${facts.resume.text}\n${facts.jobDescription}`;
  const named = facts.listedSkills
    .filter(({ name, wording }) => skills.get(name)?.family !== 'Human languages' && !LICENCE.test(wording))
    .filter(
      ({ wording }, at, all) =>
        !all.some((other, place) => place !== at && isWithin(wording, other.wording, place < at)),
    );
  const isTool = (skill: NamedSkill) =>
    skills.get(skill.name)?.isTechnical === true &&
    isName(skill, source) &&
    !role.includes(skill.wording.toLowerCase());
  // What the points show by themselves is listed only beside something else.
  const untold = (list: typeof named) => list.filter(({ wording }) => !low.includes(wording.toLowerCase()));
  const some = (list: typeof named) => {
    const rest = untold(list);
    if (isMatched) return rest.length < FEWEST_SKILLS ? [] : rest;
    return rest.length > 0 ? list : [];
  };
  const tools = some(named.filter(isTool)).slice(0, most);
  const others = isMatched ? [] : some(named.filter((skill) => !isTool(skill))).slice(0, most);
  const written = (list: typeof named) => list.map((skill) => inSentence(skill, source)).join(', ');
  return [
    tools.length > 0 ? `${LABELS.tools[seed % 2]}: ${written(tools)}.` : '',
    others.length >= FEWEST_SKILLS ? `${LABELS.skills[seed % 2]}: ${written(others)}.` : '',
  ];
}

/** "Civil 3D" is within "AutoCAD Civil 3D"; of two that are the same the first stays. */
const isWithin = (wording: string, other: string, isBefore: boolean) =>
  other.includes(wording) && (other !== wording || isBefore);

/** "Power BI" and "dbt", but no "dashboards", "forecasting" or "code review": the texts never write a name in small letters. */
function isName({ name, wording }: NamedSkill, source: string): boolean {
  if (getSkillLexicon().skills.get(name)?.family === 'Statistics and machine learning') return false;
  if (PLAIN_WORDS.test(wording) || /ing$/u.test(wording)) return false;
  const low = wording.charAt(0).toLowerCase() + wording.slice(1);
  if (wording === name && (low === wording || wording.length < SHORTEST_WORD)) return true;
  return low !== wording && !source.includes(` ${low}`);
}
const SHORTEST_WORD = 4;
/** "Code review" and "data modelling" name what is done. */
const PLAIN_WORDS = /^\p{L}\p{Ll}+(?: \p{Ll}+)+$/u;
