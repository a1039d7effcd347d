import { describe, expect, it } from 'vitest';
import { SKILL_FAMILIES } from './load-lexicon.ts';

const KEYS = ['name', 'nameRule', 'also', 'capital', 'context', 'skillWord', 'field', 'implies'];
const RULES = [undefined, 'capital', 'context', 'skillWord', 'field'];

describe('the data of the lexicon', () => {
  it('has families of hard or soft skills', () => {
    for (const { family, category, skills } of SKILL_FAMILIES) {
      expect(family).not.toBe('');
      expect(['hard', 'soft']).toContain(category);
      expect(skills.length).toBeGreaterThan(0);
    }
  });

  it('has entries of known keys, with plain words and no marks of an older format', () => {
    for (const entry of SKILL_FAMILIES.flatMap(({ skills }) => skills)) {
      expect(Object.keys(entry).filter((key) => !KEYS.includes(key))).toEqual([]);
      expect(RULES).toContain(entry.nameRule);
      const { also = [], capital = [], context = [], skillWord = [], field = [], implies = [] } = entry;
      for (const wording of [entry.name, ...also, ...capital, ...context, ...skillWord, ...field, ...implies]) {
        expect(wording).toMatch(/^[^=^*~|;>\s][^|;>]*$/u);
      }
    }
  });
});
