import { DIFFICULTIES } from '@greenroom/contract/constants';
import { describe, expect, it } from 'vitest';
import { describeRole } from './describe-role.ts';
import { allQuestions, questionsOf } from './question-bank.ts';
import { QUESTION_PATTERNS } from './question-patterns.ts';
import { ROLE_FAMILIES } from './role-families.ts';
import { comparableText, contentStems } from './words.ts';

const spoken = allQuestions().map((question) => ({
  ...question,
  text: question.text.replace('{role}', describeRole('Barista')),
}));

describe('the question bank', () => {
  it('holds at least 700 questions that differ in more than case and punctuation', () => {
    expect(new Set(spoken.map((question) => comparableText(question.text))).size).toBe(spoken.length);
    expect(spoken.length).toBeGreaterThanOrEqual(700);
  });

  it('gives every question an id of its own', () => {
    expect(new Set(spoken.map((question) => question.id)).size).toBe(spoken.length);
  });

  it('covers every family with at least 15 questions of its own, both types and each difficulty', () => {
    expect(ROLE_FAMILIES.length).toBeGreaterThanOrEqual(25);
    for (const family of ROLE_FAMILIES) {
      const own = questionsOf(family);
      expect(own.length, family).toBeGreaterThanOrEqual(15);
      for (const type of ['Behavioral', 'Technical'] as const) {
        for (const difficulty of DIFFICULTIES) {
          const fitting = own.filter((question) => question.type === type && question.difficulty === difficulty);
          expect(fitting.length, `${family} ${type} ${difficulty}`).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });

  it('reads well aloud: whole sentences of at most 35 words, without brackets or slashes', () => {
    for (const { text } of [
      ...spoken,
      ...QUESTION_PATTERNS.map(({ text }) => ({ text: text.replace('{term}', 'lesson planning') })),
    ]) {
      expect(text).toMatch(/^[A-Z].*[.?!]$/);
      expect(text).not.toMatch(/[[\](){}<>/_*"]|\s{2}|e\.g\.|i\.e\./);
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(35);
    }
  });

  it('holds no paraphrases within a family or between a family and the general questions', () => {
    const withStems = spoken.map((question) => ({ ...question, stems: contentStems(question.text) }));
    const tooClose: string[] = [];
    for (const [index, one] of withStems.entries()) {
      for (const other of withStems.slice(index + 1)) {
        const canMeet =
          one.families[0] === other.families[0] || one.families[0] === 'general' || other.families[0] === 'general';
        const shared = [...one.stems].filter((stem) => other.stems.has(stem)).length;
        const all = new Set([...one.stems, ...other.stems]).size;
        if (canMeet && shared / all >= 0.6) tooClose.push(`${one.text} | ${other.text}`);
      }
    }
    expect(tooClose).toEqual([]);
  });

  it('has the core of an answer for every technical question, short enough to be spoken', () => {
    for (const { type, answer, text } of spoken) {
      if (type === 'Technical') expect((answer ?? '').split(/\s+/).length, text).toBeGreaterThan(9);
      expect((answer ?? '').split(/\s+/).length, text).toBeLessThanOrEqual(70);
    }
  });
});
