import { describe, expect, it } from 'vitest';
import { DOUBLED_ING, DUTY_LEADS, DUTY_VERBS, SOFT_VERBS } from './duty-verbs.ts';
import { GIVEN_NAMES, JOB_TOWNS } from './name-lists.ts';

const LISTS = { DUTY_VERBS, SOFT_VERBS, DUTY_LEADS, DOUBLED_ING, GIVEN_NAMES, JOB_TOWNS };

describe('the word lists of entities', () => {
  it.each(Object.entries(LISTS))('%s has plain words in small letters', (_, list) => {
    const words = [...list];
    expect(words.length).toBeGreaterThan(3);
    for (const word of words) expect(word).toMatch(/^\p{Ll}[\p{Ll}\p{M}.'’ -]*$/u);
  });
});
