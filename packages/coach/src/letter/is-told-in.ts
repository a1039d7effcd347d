import { contentStems } from '../text/content-stems.ts';

const YEAR = /^(?:19|20)\d\d$/u;

/** Whether what a letter tells so far has all words of a name, its years apart. */
export function isToldIn(name: string, told: string): boolean {
  const known = new Set(contentStems(told));
  return contentStems(name).every((word) => known.has(word) || YEAR.test(word));
}
