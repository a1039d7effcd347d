import rows from '../../data/skills/senses.json' with { type: 'json' };
import type { Skill } from './skill-lexicon.ts';
import { getSkillLexicon } from './skill-lexicon.ts';
import { tokenize } from './tokenize.ts';

/** A short name that means different things: which skill it is beside which words. */
export type SenseRow = { term: string; skill: string; beside: string };
type Sense = { skill: string; beside: Set<string> };

let senses: Map<string, Sense[]> | undefined;

function getSenses(): Map<string, Sense[]> {
  if (senses !== undefined) return senses;
  senses = new Map();
  for (const { term, skill, beside } of rows as unknown as SenseRow[]) {
    senses.set(term, [...(senses.get(term) ?? []), { skill, beside: wordsOf(beside) }]);
  }
  return senses;
}

/** The words of a text by which the sense of a short name is chosen. */
export function wordsOf(text: string): Set<string> {
  return new Set(tokenize(text).map(({ word }) => word));
}

/**
 * The skill that a wording means in a text with these words: `skill` itself for one with a single sense, another for "GCP" among
 * clinical words, undefined where no sense fits ("ECS gold card" among no words of computing).
 */
export function chooseSense(skill: Skill, evidence: string, words: () => Set<string>): Skill | undefined {
  const found = getSenses().get(evidence.toLowerCase().replace(/(?<=[a-z]{3})s$/u, ''));
  if (found === undefined) return skill;
  const own = wordsOf(evidence);
  const sense = found.find(({ beside }) => [...beside].some((word) => words().has(word) && !own.has(word)));
  return sense === undefined ? undefined : getSkillLexicon().skills.get(sense.skill);
}
