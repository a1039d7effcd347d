import topics from '../../data/questions/field-topics.json' with { type: 'json' };
import { findOccupation } from './find-occupation.ts';
import { findForeignField } from './foreign-titles.ts';
import type { RoleFamily } from './role-families.ts';
import { wordsOf } from './words.ts';

/** The longest part of a description that is read: what comes after is boilerplate, and reading stays fast. */
const DESCRIPTION_READ_CHARACTERS = 6000;
/** Topics that a description must name, weighed by their number of words, before it decides. */
const DESCRIPTION_EVIDENCE = 2;
/** In words. */
const LONGEST_TOPIC = 3;

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

/** The family with the most evidence; of two with as much, the one that the description names first. */
function findDescribedFamily(description: string): RoleFamily | undefined {
  const scores = scoreFamilies(description);
  const best = Math.max(DESCRIPTION_EVIDENCE, ...scores.values());
  return [...scores.keys()].find((family) => scores.get(family) === best);
}

/** The evidence for each family: the words of its topics that the description names, each topic once. */
function scoreFamilies(description: string): Map<RoleFamily, number> {
  topicFamilies ??= indexTopics();
  const scores = new Map<RoleFamily, number>();
  for (const [phrase, length] of phrasesOf(wordsOf(description.slice(0, DESCRIPTION_READ_CHARACTERS)))) {
    for (const family of topicFamilies.get(phrase) ?? []) scores.set(family, (scores.get(family) ?? 0) + length);
  }
  return scores;
}

/** All phrases of up to three words, in the order of the text, each with its number of words. */
function phrasesOf(words: readonly string[]): Map<string, number> {
  const phrases = new Map<string, number>();
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= LONGEST_TOPIC && start + length <= words.length; length++) {
      phrases.set(words.slice(start, start + length).join(' '), length);
    }
  }
  return phrases;
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
