import { DIFFICULTIES } from '@greenroom/contract/constants';
import { expect, it } from 'vitest';
import { findQuestion } from './find-question.ts';
import { allQuestions } from './question-bank.ts';
import { BEHAVIORAL_COMPETENCIES } from './question-types.ts';
import { askAboutTraits, saysTrait, TRAITS } from './trait-questions.ts';
import { comparableText, contentStems, overlapOf } from './words.ts';

const asks = TRAITS.flatMap((trait) => trait.asks.map((ask) => ({ ...ask, trait })));

it('has a question of each level for every trait, all of them different', () => {
  for (const { asks: own, competency } of TRAITS) {
    expect(BEHAVIORAL_COMPETENCIES).toContain(competency);
    expect(new Set(own.map(({ difficulty }) => difficulty)).size).toBe(DIFFICULTIES.length);
  }
  const texts = [...asks.map(({ ask }) => ask), ...allQuestions().map(({ text }) => text)].map(comparableText);
  expect(new Set(texts).size).toBe(texts.length);
});

it('asks for something of the own past in sentences that can be said', () => {
  for (const { ask } of asks) {
    expect(ask).toMatch(/^[A-Z][^[\](){}<>/_*"]*\. Tell me about [^[\](){}<>/_*"]*[.?]$/u);
    expect(ask.split(/\s+/u).length, ask).toBeLessThanOrEqual(35);
  }
});

it('asks about a trait in other words than about another', () => {
  const close = asks.flatMap(({ ask, trait }, at) =>
    asks
      .slice(at + 1)
      .filter((other) => other.trait !== trait && overlapOf(contentStems(ask), contentStems(other.ask)) >= 0.7)
      .map((other) => `${ask} | ${other.ask}`),
  );
  expect(close).toEqual([]);
});

it('reads the traits that the text names, not a part of another word', () => {
  const about = (text: string) => askAboutTraits(text).map(({ text: ask }) => ask);
  expect(about('Friendly and calm with people who are having a bad day').join(' ')).toMatch(/stays calm/u);
  expect(about('Experience with event-driven systems and a competitive salary')).toEqual([]);
  expect(saysTrait('say no kindly')).toBe(true);
  expect(saysTrait('read technical drawings')).toBe(false);
});

it('knows its questions again', () => {
  for (const { ask, difficulty, trait } of asks)
    expect(findQuestion(ask)).toMatchObject({
      type: 'Behavioral',
      difficulty,
      competency: trait.competency,
      isFromBank: true,
    });
});
