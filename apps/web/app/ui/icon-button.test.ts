import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The opening tag of a button that shows an icon alone. Figures say what they are: a page number needs no tip. */
const tagsOf = (source: string): string[] =>
  source
    .split(/(?=<Button(?:Link|Anchor)?\b)/)
    .slice(1)
    .map((part) => part.slice(0, part.search(/\n\s*\/?>\n|>\n/)))
    .filter((tag) => tag.includes('size="icon"') && !tag.includes('tabular-nums'));

it('gives every button with only an icon a tip', () => {
  const tags = Object.values(SOURCES).flatMap(tagsOf);
  expect(tags.length).toBeGreaterThan(3);
  expect(tags.filter((tag) => !tag.includes('title='))).toEqual([]);
});
