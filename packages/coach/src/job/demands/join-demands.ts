import { getSkillLexicon } from '../../skills/skill-lexicon.ts';
import { contentStems } from '../../text/content-stems.ts';
import type { JobSkill } from '../find-job-skills.ts';
import { isMustClause } from '../skill-importance.ts';
import { type AskedDemand, readDemands } from './read-demands.ts';

/** With fewer demands found the text is no whole advertisement, and what names skills counts as before. */
export const FEWEST_DEMANDS = 3;
/** From here on nine of ten demands of writers left out were marked as asked for. */
const SURE = 0.8;
/** A stretch that names no known skill has to be surer. */
const SURE_ALONE = 0.85;
const LONGEST_WORDS = 9;
const MOST_LETTERS = 80;
/** So many letters of a sentence are compared: clauses are cut otherwise than lines. */
const SAME_START = 40;
/** Known skills have to name so much of a demand; else its own words say it better. */
const LEAST_COVER = 0.5;
const IMPORTANCE = { skill: 0.8, paper: 1, language: 0.5, trait: 0.4, availability: 0.4 } as const;
const NICE_SHARE = 0.5;

type Skills = { required: JobSkill[]; niceToHave: JobSkill[] };

const plain = (text: string) => text.toLowerCase().replace(/[’‘]/gu, "'").replace(/\s+/gu, ' ').trim();

/** Whether a skill is named within a demand, or the other way round. */
function isIn({ evidence, sentence }: JobSkill, demand: AskedDemand): boolean {
  const [line, clause, words, asked] = [demand.sentence, sentence, evidence, demand.text].map(plain) as [
    string,
    string,
    string,
    string,
  ];
  const isSameSentence = line.includes(clause.slice(0, SAME_START)) || clause.includes(line.slice(0, SAME_START));
  return isSameSentence && (asked.includes(words) || words.includes(asked));
}

/** The skills that an advertisement names, without those outside its demands, and with the demands that name no such skill. */
export function joinDemands(jobDescription: string, { required, niceToHave }: Skills): Skills {
  const demands = readDemands(jobDescription);
  if (demands.length < FEWEST_DEMANDS) return { required, niceToHave };
  const all = [...required, ...niceToHave];
  const kept = new Set<JobSkill>();
  const own: { skill: JobSkill; isNice: boolean }[] = [];
  for (const demand of demands.filter(({ certainty }) => certainty >= SURE)) {
    const named = all.filter((skill) => isIn(skill, demand));
    if (isCovered(demand, named)) for (const skill of named) kept.add(skill);
    else if (demand.certainty >= SURE_ALONE) {
      const skill = toSkill(demand);
      if (skill !== undefined) own.push({ skill, isNice: demand.isNice });
    }
  }
  for (const skill of all.filter(isSureTool)) kept.add(skill);
  const listed = own.filter(
    ({ skill }, at) => own.findIndex((other) => plain(other.skill.name) === plain(skill.name)) === at,
  );
  return {
    required: [
      ...required.filter((skill) => kept.has(skill)),
      ...listed.filter(({ isNice }) => !isNice).map(({ skill }) => skill),
    ],
    niceToHave: [
      ...niceToHave.filter((skill) => kept.has(skill)),
      ...listed.filter(({ isNice }) => isNice).map(({ skill }) => skill),
    ],
  };
}

/** A product that is surely asked for, by the judge of single mentions. */
function isSureTool({ name, wording, probability }: JobSkill): boolean {
  const known = getSkillLexicon().skills.get(name);
  return (
    known?.isTechnical === true &&
    probability >= SURE_MENTION &&
    /^\p{Lu}/u.test(wording) &&
    known.properNames.length > 0
  );
}
const SURE_MENTION = 0.9;

function isCovered({ text }: AskedDemand, named: readonly JobSkill[]): boolean {
  // "ACLS within six months of hire" asks for ACLS.
  if (
    named.some(
      (skill) =>
        skill.category === 'hard' && getSkillLexicon().skills.has(skill.name) && text.startsWith(skill.evidence),
    )
  )
    return true;
  const wanted = new Set(contentStems(text));
  const said = new Set(named.flatMap(({ wording }) => contentStems(wording)));
  const shared = [...wanted].filter((stem) => said.has(stem)).length;
  return named.length > 0 && shared >= LEAST_COVER * wanted.size;
}

function toSkill({ text, kind, sentence, isNice, certainty }: AskedDemand): JobSkill | undefined {
  const words = text.split(/\s+/u);
  if (words.length > LONGEST_WORDS || text.length > MOST_LETTERS) return undefined;
  const wording = text.charAt(0).toUpperCase() + text.slice(1).replace(/\s+/gu, ' ');
  return {
    name: wording,
    wording,
    evidence: text,
    category: kind === 'trait' || kind === 'availability' ? 'soft' : 'hard',
    family: 'Named in the job description',
    sentence,
    isMust: !isNice && isMustClause(sentence),
    probability: certainty,
    importance: IMPORTANCE[kind] * (isNice ? NICE_SHARE : 1),
  };
}
