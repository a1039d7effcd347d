import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Messages = Record<string, unknown>;
const MODULES = import.meta.glob<Messages>(['./**/*words.ts', './**/*messages.ts', './features/home/tools-data.ts'], {
  eager: true,
});
const GLOSSARY = readFileSync(join(import.meta.dirname, '../../../docs/glossary.md'), 'utf8');
const SCREENS_HEADING = '## On the screens';

/** Every sentence below a value. A sentence that depends on something is made with a number in its place. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    if (value.length > 3) return [];
    try {
      return sentencesOf((value as (...given: unknown[]) => unknown)(2, 2, 2));
    } catch {
      // It wants something else than numbers.
      return [];
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

const SENTENCES = Object.values(MODULES).flatMap((module) => Object.values(module).flatMap(sentencesOf));

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
    expect(ROWS.length).toBeGreaterThan(10);
  });

  it.each(ROWS)('$term is what the screens say', ({ term, not }) => {
    expect(SENTENCES.filter((sentence) => contains(sentence, term)).length, term).toBeGreaterThan(0);
    const others = not.flatMap((word) => SENTENCES.filter((sentence) => contains(sentence, word)));
    expect(others).toEqual([]);
  });
});
