import { describe, expect, it } from 'vitest';
import kinds from '../../data/live/question-kinds.json' with { type: 'json' };
import { type PackedVector, unpackVector } from '../live/packed-vector.ts';
import { heardWords } from '../live/question-words.ts';
import { readAskedKind } from './asked-kind.ts';
import { writeSampleAnswer } from './write-sample-answer.ts';

/** A vector that lies far in the direction of one kind. */
function vectorsOf(question: string, kind: string) {
  const row = kinds.find((known) => known.kind === kind) as unknown as PackedVector;
  return new Map([[heardWords(question), unpackVector(row).map((number) => 8 * number)]]);
}
const QUESTION = 'And what would that be, in your case?';
const write = (kind: string) =>
  writeSampleAnswer({ question: QUESTION, role: 'Baker', vectors: vectorsOf(QUESTION, kind) });

describe('what a question asks for', () => {
  it('is not known without a vector', () => {
    expect(readAskedKind(QUESTION, new Map())).toEqual({
      special: undefined,
      isMotivation: false,
      asksForResult: false,
      isHypothetical: false,
      isImagined: false,
    });
  });

  it.each([
    ['why-you', /proof/],
    ['goals', /be able to do by then/],
    ['leaving', /looking for, not on what was bad/],
    ['motivation', /reason itself|drew you|suits you/],
  ])('gives the points of "%s" to a question in unknown words', (kind, points) => {
    expect(write(kind)).toMatch(points);
  });

  it('tells how to find a cause where a case is described, and no standard of quality', () => {
    const question = 'A user says that the drive of the office is gone. What do you check first?';
    const told = writeSampleAnswer({ question, role: 'Support', vectors: vectorsOf(question, 'hypothetical') });
    expect(told).toMatch(/Go from the cheap check|Change one thing|the person who noticed|make you stop/);
    expect(writeSampleAnswer({ question, role: 'Support' })).not.toMatch(/standard|does not pass/);
  });

  it('asks for no story where the question asks what somebody would do', () => {
    const question = 'And if somebody refuses to let you in, what then?';
    const told = writeSampleAnswer({ question, role: 'Plumber', vectors: vectorsOf(question, 'hypothetical') });
    expect(told).toMatch(/find out first|must not happen|who is affected/);
    expect(told.split('\n')[0]).not.toContain('did yourself');
  });

  it('gives the points of a mistake only where its words say so', () => {
    expect(write('failure')).not.toMatch(/whom you told/);
  });
});
