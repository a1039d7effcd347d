import { rememberLast } from '../text/remember.ts';
import type { SkillMention } from './named-skills.ts';
import { findNamedSkills, toMention } from './named-skills.ts';
import { getSkillLexicon } from './skill-lexicon.ts';

export type { SkillMention } from './named-skills.ts';

/**
 * The skills that a text shows, each once, in the order of the text: named ones, those that a deed shows ("led a team of 6")
 * and at the end those that another implies (React: JavaScript). Never throws; an empty text has none.
 */
export const findSkills = rememberLast(readSkills, getSkillLexicon);

function readSkills(text: string): readonly SkillMention[] {
  const named = findNamedSkills(text);
  const { skills } = getSkillLexicon();
  const found = new Map(named.map((mention) => [mention.name, mention]));
  for (const { name, evidence } of named) {
    for (const impliedName of skills.get(name)?.implies ?? []) {
      const implied = skills.get(impliedName);
      if (implied && !found.has(implied.name)) found.set(implied.name, toMention(implied, evidence));
    }
  }
  return [...found.values()];
}
