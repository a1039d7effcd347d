import { describe, expect, it } from 'vitest';
import { analyseAnswer } from './analyse-answer.ts';
import { judgeTechnical } from './judge-technical.ts';
import { measureRelevance } from './measure-relevance.ts';
import { measureSubstance } from './measure-substance.ts';

function judge(question: string, answer: string) {
  const analysis = analyseAnswer(answer);
  const substance = measureSubstance(analysis);
  const relevance = measureRelevance({
    analysis,
    question,
    role: '',
    kind: 'technical',
    parts: [],
    substance,
    reference: null,
  });
  return judgeTechnical({ analysis, question, substance, relevance, reference: null });
}

describe('wrong claims', () => {
  const cases: [string, string, string][] = [
    ['What is HTTP?', 'HTTP is a database for web pages', 'protocol'],
    ['What is a database index?', 'it makes writes faster', 'reads faster'],
    ['What is the difference between TCP and UDP?', 'UDP is reliable and TCP is unreliable', 'TCP is reliable'],
    ['What is a tuple in Python?', 'a tuple is mutable', 'immutable'],
    ['Explain authentication and authorization.', 'authorization is who you are', 'authentication is who you are'],
    [
      'What is a p-value?',
      'the p-value is the probability that the null hypothesis is true',
      'if the null hypothesis were true',
    ],
    ['What are containers in Docker?', 'each container has its own kernel', 'share the kernel'],
    ["State Ohm's law.", 'current equals voltage times resistance', 'voltage equals current'],
    ['What makes a valid contract?', 'a contract must always be in writing', 'without writing'],
    ['What does FIFO mean for inventory?', 'fifo means the newest stock leaves', 'oldest'],
  ];

  it.each(cases)('on "%s" are found in "%s"', (question, answer, correction) => {
    expect(
      judge(question, answer)
        .wrongClaims.map((claim) => claim.correction)
        .join(),
    ).toContain(correction);
  });

  it('are not found where they are denied', () => {
    const denied = 'It is a myth that an index makes writes faster, since each write has to change the index too.';
    expect(judge('What is a database index?', denied).wrongClaims).toEqual([]);
  });
});

it('names the concepts that are there and those that are missing', () => {
  const { foundConcepts, missingConcepts } = judge(
    'What is a database index?',
    'A sorted tree that makes reads faster without a full scan.',
  );
  expect(foundConcepts.map((concept) => concept.name)).toContain('avoiding a full scan');
  expect(missingConcepts).toContain('the cost on writes');
});

it('judges a subject that it does not know by substance', () => {
  const thin = judge('What is a monad?', 'A monad is something with functions, I think.');
  const full = judge(
    'What is a monad?',
    'A monad wraps a value in a context and offers a bind operation, so that computations which may fail or carry state can be chained. For example with an optional value, a missing step skips the rest, because bind returns nothing instead of calling the next function.',
  );
  expect(full.coverage).toBeGreaterThan(thin.coverage + 0.2);
});
