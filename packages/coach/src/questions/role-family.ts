import topics from '../../data/questions/field-topics.json' with { type: 'json' };
import { findOccupation } from './find-occupation.ts';
import { findForeignField } from './foreign-titles.ts';
import type { RoleFamily } from './role-families.ts';
import { wordsOf } from './words.ts';

/** The longest part of a description that is read: what comes after is boilerplate, and reading stays fast. */
const DESCRIPTION_READ_CHARACTERS = 6000;
/** Topics that a description must name, weighed by their number of words, before it decides. */
const DESCRIPTION_EVIDENCE = 2;

let topicFamilies: Map<string, RoleFamily[]> | undefined;

/**
 * The field a role belongs to: that of its occupation first, then of a title in another language, from the job
 * description where the name does not tell, and 'general' where none of them does.
 */
export function findRoleFamily(roleName: string, roleDescription: string): RoleFamily {
  const occupation = findOccupation(roleName);
  if (occupation && !occupation.isAnyField) return occupation.field;
  return findForeignField(roleName) ?? findDescribedFamily(roleDescription) ?? occupation?.field ?? 'general';
}

function findDescribedFamily(description: string): RoleFamily | undefined {
  topicFamilies ??= indexTopics();
  const scores = new Map<RoleFamily, number>();
  const words = wordsOf(description.slice(0, DESCRIPTION_READ_CHARACTERS));
  const seen = new Set<string>();
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= 3 && start + length <= words.length; length++) {
      const phrase = words.slice(start, start + length).join(' ');
      if (seen.has(phrase)) continue;
      seen.add(phrase);
      for (const family of topicFamilies.get(phrase) ?? []) scores.set(family, (scores.get(family) ?? 0) + length);
    }
  }
  let best: RoleFamily | undefined;
  for (const [family, score] of scores) {
    if (score >= DESCRIPTION_EVIDENCE && score > (best ? (scores.get(best) ?? 0) : 0)) best = family;
  }
  return best;
}

function indexTopics(): Map<string, RoleFamily[]> {
  const index = new Map<string, RoleFamily[]>();
  for (const [family, phrases] of Object.entries(topics as Record<string, string[]>) as [RoleFamily, string[]][]) {
    for (const phrase of phrases.map((entry) => wordsOf(entry).join(' '))) {
      const families = index.get(phrase) ?? [];
      if (!families.includes(family)) index.set(phrase, [...families, family]);
    }
  }
  return index;
}
