import { describe, expect, it } from 'vitest';
import noSkills from '../../data/skills/no-skills.json' with { type: 'json' };
import senses from '../../data/skills/senses.json' with { type: 'json' };
import { findNamedSkills } from './named-skills.ts';
import type { SenseRow } from './senses.ts';
import { getSkillLexicon } from './skill-lexicon.ts';

const names = (text: string) => findNamedSkills(text).map(({ name }) => name);

describe('the sense of a short name', () => {
  it('is chosen by the words around it', () => {
    expect(names('You support clinical trials under GCP.')).toContain('Good clinical practice');
    expect(names('You run Kubernetes on GCP.')).toContain('Google Cloud Platform');
  });

  it('is none where no sense fits', () => {
    expect(names('You hold an ECS gold card.')).not.toContain('Amazon ECS');
    expect(names('You will work with CROs.')).toEqual([]);
  });

  it('leaves phrases alone that only look like a skill', () => {
    expect(names('Join our referral program in order to earn a bonus.')).toEqual([]);
  });
});

describe('the data of senses', () => {
  it('names a skill of the lexicon and at least one word beside it in each row', () => {
    for (const { term, skill, beside } of senses as unknown as SenseRow[]) {
      expect(getSkillLexicon().skills.has(skill), skill).toBe(true);
      expect(term).toMatch(/^[a-z0-9 ]{2,20}$/u);
      expect(beside.split(' ').every((word) => /^[\p{L}\d+-]+$/u.test(word))).toBe(true);
    }
  });

  it('has plain phrases of several words that are no skills', () => {
    for (const phrase of noSkills as unknown as string[]) expect(phrase).toMatch(/^\p{Ll}+(?: \p{Ll}+)+$/u);
  });
});
