import type { SkillMention } from './named-skills.ts';
import { tokenize } from './tokenize.ts';

const MAX_WORDS = 5;
const MAX_ACRONYM_LETTERS = 6;

/**
 * How a job's skill is shown: as the job words it, so that a reader finds it there. "wiring" stays "Wiring" where the lexicon files it
 * under electrical installation, "k8s" is spelled out, and a wording that only dresses the name up ("SQL skills") is left for the name.
 */
export function wordingOf({ name, evidence }: SkillMention): string {
  const nameWords = wordsOf(name);
  const askedWords = wordsOf(evidence);
  const isSameSkill = nameWords.every((word) => askedWords.includes(word)) || isWithin(askedWords, nameWords);
  if (isSameSkill || askedWords.length > MAX_WORDS || askedWords.length === 0) return name;
  if (isAcronym(evidence)) return `${name} (${evidence})`;
  return evidence.charAt(0).toUpperCase() + evidence.slice(1).replace(/\s+/gu, ' ');
}

/** "Excel" within "Microsoft Excel" is that; "communication" within "Internal communications" says less and stays as it is. */
function isWithin(asked: string[], name: string[]): boolean {
  return asked.every((word) => name.includes(word)) && name.length - asked.length <= 1;
}

function isAcronym(text: string): boolean {
  return text.length <= MAX_ACRONYM_LETTERS && /^[\p{Lu}\p{N}/&+.]{2,}s?$|^\p{L}\d+\p{L}$/u.test(text);
}

const wordsOf = (text: string) => tokenize(text).map(({ word }) => word);
