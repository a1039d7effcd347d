import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { tokenize } from '../skills/tokenize.ts';
import type { JobSkill } from './find-job-skills.ts';

/**
 * Whether a text may be said to show a skill in the job's wording once it is known to show the skill itself. A plain
 * wording ("stock control" of inventory management) says the same in other words; a name ("LCSW", "Siemens S7")
 * represents itself alone.
 */
export function isBorneOut({ name, evidence }: Pick<JobSkill, 'name' | 'evidence'>, text: string): boolean {
  if (!isNameOfItsOwn(evidence) || sharesMeaning(name, evidence)) return true;
  const words = new Set(tokenize(text).map(({ word }) => word));
  return tokenize(evidence).every(({ word }) => words.has(word));
}

const isNameOfItsOwn = (wording: string) => /\p{Lu}[\p{L}\p{N}&+/-]*[\p{Lu}\p{N}]/u.test(wording);

/** The lexicon's own name in another form: "k8s" and "WMS" are spelled out by it, and "AWS" is. */
function sharesMeaning(name: string, evidence: string): boolean {
  if (getSkillLexicon().skills.get(name) === undefined) return true;
  const letters = evidence.toLowerCase().replace(/[^\p{L}]|s$/gu, '');
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const initials = words.map((word) => word.charAt(0)).join('');
  return (
    initials.includes(letters) ||
    letters.includes(initials) ||
    words.some((word) => word.length > 2 && evidence.toLowerCase().includes(word))
  );
}
