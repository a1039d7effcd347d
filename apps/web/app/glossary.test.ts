import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Messages = Record<string, unknown>;
const MODULES = import.meta.glob<Messages>(['./**/*words.ts', './**/*messages.ts', './**/*-data.ts'], { eager: true });
/** Sources of components: a sentence in one of them is a string of more than one word that begins with a capital letter. */
const SOURCES = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx', '!./testing/**', '!./features/dev-ui/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const STRING_OF_WORDS = /'([A-Z][^'\n]* [^'\n]*)'|"([A-Z][^"\n]* [^"\n]*)"|`([A-Z][^`]* [^`]*)`/g;
const GLOSSARY = readFileSync(join(import.meta.dirname, '../../../docs/glossary.md'), 'utf8');
const SCREENS_HEADING = '## On the screens';

/** Every sentence below a value. A sentence that depends on something is made with a number in its place. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return sentencesOf((value as (...given: unknown[]) => unknown)(...Array(Math.max(3, value.length)).fill(2)));
    } catch {
      // It wants something else than numbers.
      return [];
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

const IN_COMPONENTS = Object.values(SOURCES).flatMap((source) =>
  [...source.matchAll(STRING_OF_WORDS)].map(([, single, double, template]) => single ?? double ?? template ?? ''),
);
const SENTENCES = [
  ...Object.values(MODULES).flatMap((module) => Object.values(module).flatMap(sentencesOf)),
  ...IN_COMPONENTS,
];

/** The rows of the second table: what the screens say, and what they do not say instead. */
const ROWS = GLOSSARY.slice(GLOSSARY.indexOf(SCREENS_HEADING))
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, term = '', , instead = '']) => ({
    term,
    not: instead
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  }));

/** No term of the table has a sign that means something in an expression. */
const contains = (sentence: string, term: string): boolean =>
  new RegExp(`(?<![\\p{L}-])${term}(?![\\p{L}])`, 'iu').test(sentence);

describe('the glossary', () => {
  it('has messages and rows to compare', () => {
    expect(SENTENCES.length).toBeGreaterThan(600);
    expect(IN_COMPONENTS.length).toBeGreaterThan(0);
    expect(ROWS.length).toBeGreaterThan(10);
  });

  it.each(ROWS)('$term is what the screens say', ({ term, not }) => {
    expect(SENTENCES.filter((sentence) => contains(sentence, term)).length, term).toBeGreaterThan(0);
    const others = not.flatMap((word) => SENTENCES.filter((sentence) => contains(sentence, word)));
    expect(others).toEqual([]);
  });
});
