import { isTitle } from '../entities/classify-part.ts';
import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import type { SkillMention } from '../skills/named-skills.ts';
import { tokenize } from '../skills/tokenize.ts';

const MAX_WORDS = 5;
const MAX_ACRONYM_LETTERS = 6;
/** Words that are a skill only in context: "prepare and present dishes", "verbal and written". */
const SAYS_LITTLE = new Set(['verbal', 'oral', 'written', 'social', 'people', 'lead', ...DUTY_VERBS]);

const POINTING = new Set(['that', 'this', 'these', 'those', 'it']);

/**
 * How a job's skill is shown: as the job words it, so that a reader finds it there. "wiring" stays "Wiring" where the lexicon files it
 * under electrical installation, "k8s" is spelled out, and a wording that only dresses the name up ("SQL skills") is left for the name.
 */
export function wordingOf({ name, evidence: found }: SkillMention): string {
  const evidence = found.replace(/\s+(?:and|or|with|for|to|of|in|others?|our|the)$/iu, '');
  const nameWords = wordsOf(name);
  const askedWords = wordsOf(evidence);
  const isSameSkill = nameWords.every((word) => askedWords.includes(word)) || isWithin(askedWords, nameWords);
  if (isShortName(name, evidence)) return evidence;
  // "Data Engineer" names the person; the skill is data engineering.
  if (evidence !== name && isTitle(evidence) && !isAcronym(evidence) && !DUTY_VERBS.includes(askedWords[0] ?? ''))
    return name;
  if (isAcronym(evidence) && !/[\p{Lu}\p{N}]{2}/u.test(name) && !isInitialsOf(evidence, name)) return evidence;
  // "We need someone to lead that team" points at another sentence.
  if (askedWords.length > 1 && askedWords.some((word) => POINTING.has(word))) return name;
  if (isSameSkill || askedWords.length > MAX_WORDS || askedWords.length === 0) return name;
  if (askedWords.length === 1 && SAYS_LITTLE.has(askedWords[0] ?? '')) return name;
  if (isAcronym(evidence)) return `${name} (${evidence})`;
  return evidence.charAt(0).toUpperCase() + evidence.slice(1).replace(/\s+/gu, ' ');
}

/** "English" and "Rust" say all that "English language" and "Rust lang" do. */
const isShortName = (name: string, evidence: string) =>
  /^\p{Lu}\S*$/u.test(evidence) && name.startsWith(`${evidence} `) && name.split(' ').length === 2;

/** "Excel" within "Microsoft Excel" is that; "communication" within "Internal communications" says less and stays as it is. */
function isWithin(asked: string[], name: string[]): boolean {
  return asked.every((word) => name.includes(word)) && name.length - asked.length <= 1;
}

/** "WMS" represents "Warehouse management system", "SOX" for none of the words of "Controlling". */
function isInitialsOf(acronym: string, name: string): boolean {
  const initials = name
    .split(/[\s-]+/u)
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
  const letters = acronym.toLowerCase().replace(/[^\p{L}]|s$/gu, '');
  return letters.startsWith(initials) || initials.startsWith(letters);
}

function isAcronym(text: string): boolean {
  return text.length <= MAX_ACRONYM_LETTERS && /^[\p{Lu}\p{N}/&+.]{2,}s?$|^\p{L}\d+\p{L}$/u.test(text);
}

const wordsOf = (text: string) => tokenize(text).map(({ word }) => word);
