import furtherTitles from '../../data/questions/further-titles.json' with { type: 'json' };
import type { Occupation } from './occupations.ts';
import { containsInOrder, readTitle, titleWords } from './read-title.ts';

const FURTHER: Readonly<Record<string, readonly string[]>> = furtherTitles;

/**
 * The titles of an occupation's row that a role name has in it, the longest of them: "Senior Paint Sprayer (nights)" has "paint sprayer" of the row of
 * panel beaters. Several where equally long ones are in it, none where the name led to the row by other words.
 */
export function titlesInName(roleName: string, occupation: Occupation): readonly string[] {
  const parts = readTitle(roleName);
  const titles = [...new Set([occupation.name, ...occupation.titles, ...(FURTHER[occupation.name] ?? [])])];
  const held = titles
    .map((title) => ({ title, words: titleWords(title) }))
    .filter(({ words }) => words.length > 0 && parts.some((part) => containsInOrder(part, words)));
  const most = Math.max(0, ...held.map(({ words }) => words.length));
  return held.filter(({ words }) => words.length === most).map(({ title }) => title);
}

/**
 * True if a question of the row suits a person with these titles. A row may hold related trades, places of work and ranks. Without a title only
 * the questions that suit all of them can be asked.
 */
export function suitsTitles(
  { onlyForTitles, notForTitles }: { onlyForTitles?: readonly string[]; notForTitles?: readonly string[] },
  titles: readonly string[],
): boolean {
  if (onlyForTitles) return titles.length > 0 && titles.every((title) => onlyForTitles.includes(title));
  if (notForTitles) return titles.length > 0 && !titles.some((title) => notForTitles.includes(title));
  return true;
}
