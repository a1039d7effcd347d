import general from '../../data/job/general-skills.json' with { type: 'json' };
import { getSkillLexicon } from '../skills/skill-lexicon.ts';

/** Of 39 resumes of all trades at least one in four shows such a skill, or it is of the same kind: a license, Excel, first aid. */
const GENERAL = new Set(general as unknown as string[]);
/** Half the town speaks the language that a job asks for. */
const LANGUAGES = 'Human languages';

/** True for a skill that people of every trade have, so that it says little about who fits a job. */
export function isGeneralSkill(name: string): boolean {
  return GENERAL.has(name) || getSkillLexicon().skills.get(name)?.family === LANGUAGES;
}
