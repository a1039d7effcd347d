import { getSkillLexicon } from './skill-lexicon.ts';

/** Whether a name, as a text or the lexicon writes it ("Swedish", "Swedish language"), is a language that people speak. */
export function isHumanLanguage(name: string): boolean {
  const { skills } = getSkillLexicon();
  return (skills.get(name) ?? skills.get(`${name} language`))?.family === 'Human languages';
}
