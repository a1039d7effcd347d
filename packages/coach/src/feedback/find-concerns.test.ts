import { describe, expect, it } from 'vitest';
import { findConcerns, levelOf } from './find-concerns.ts';
import type { JudgedSentence, Judgement, SentenceLabel } from './judge-answer.ts';

const NO_LABELS = { labels: {} as Record<SentenceLabel, number> };
const SAID = [
  'The till was slow that week.',
  'I rang the sale up twice.',
  'I kept the second one.',
  'The week ended well.',
];
const TEXT = SAID.join(' ');

/** The sentences of `TEXT` with their predictions of an admission. */
function sentencesWith(conduct: readonly number[]): JudgedSentence[] {
  return SAID.map((text, index) => {
    const start = TEXT.indexOf(text);
    const labels = { ...NO_LABELS.labels, conduct: conduct[index] ?? 0, blame: 0, 'claim-wrong': 0 };
    return {
      text,
      start,
      end: start + text.length,
      words: text.toLowerCase().split(' '),
      labels,
      act: (conduct[index] ?? 0) * 30,
    };
  });
}

function judged(conduct: readonly number[], flags: Record<string, number>, overall = 1.5): Judgement {
  return {
    isTechnical: false,
    isStory: true,
    isMotive: false,
    kind: 'event',
    overall,
    structure: 3,
    flags: { conduct: 0.9, ...flags },
    steps: {},
    remarks: {},
    skills: { communication: 0, teamwork: 0, problemSolving: 0, adaptability: 0, creativity: 0, leadership: 0 },
    sentences: sentencesWith(conduct),
    stretches: sentencesWith(conduct).map(({ text, start, end, act = 0 }) => ({ text, start, end, act })),
  };
}
const quoteOf = (conduct: readonly number[]) => findConcerns(judged(conduct, { dishonesty: 1.2 }), TEXT)[0]?.quote;

describe('a concern', () => {
  it('warns in general of what may be amiss in deeds, and of reasons and general talk only where it is surer', () => {
    const base = { ...judged([0, 0.1, 0.2, 0], { conduct: 1.4 }, 1.5), stretches: [] };
    const kinds = (change: Partial<Judgement>) => findConcerns({ ...base, ...change }, TEXT).map(({ kind }) => kind);
    expect(kinds({})).toEqual(['conduct']);
    expect(kinds({ kind: 'motive' })).toEqual([]);
    expect(kinds({ flags: { conduct: 1.3 } })).toEqual(['conduct']);
    expect(kinds({ flags: { conduct: 1.3, general: 0.9 } })).toEqual([]);
    expect(kinds({ kind: 'motive', flags: { conduct: 1.8 } })).toEqual(['conduct']);
  });

  it('is raised for one stretch that is surely the act in an answer that sounds sound otherwise', () => {
    const told = judged([0, 0.1, 0.2, 0], { conduct: 0.3 }, 3);
    const withAct = (act: number) => {
      const sentences = told.sentences.map((sentence) => ({ ...sentence, act: 0 }));
      const stretches = told.stretches.map((stretch, index) => ({ ...stretch, act: index === 2 ? act : -4 }));
      return findConcerns({ ...told, sentences, stretches }, TEXT).length;
    };
    expect(withAct(-2)).toBe(0);
    expect(withAct(9)).toBe(1);
  });

  it('quotes the one sentence that is clearly the admission', () => {
    expect(quoteOf([0, 0.1, 0.6, 0])).toBe(SAID[2]);
  });

  it('quotes two neighbours where either may be the admission', () => {
    expect(quoteOf([0, 0.5, 0.55, 0])).toBe(`${SAID[1]} ${SAID[2]}`);
  });

  it('quotes what lies between two likely sentences that are near each other', () => {
    expect(quoteOf([0.1, 0.5, 0, 0.55])).toBe(SAID.slice(1).join(' '));
  });

  it('quotes the likelier neighbour as well where the next likely sentence is far off', () => {
    expect(quoteOf([0.5, 0, 0.1, 0.55])).toBe(`${SAID[2]} ${SAID[3]}`);
  });

  it('quotes the likelier neighbour as well where speech without stops was cut', () => {
    const answer = judged([0, 0.1, 0.9, 0.2], { dishonesty: 1.2 });
    const sentences = answer.sentences.map((piece) => ({ ...piece, text: piece.text.replace('.', '') }));
    expect(findConcerns({ ...answer, sentences }, TEXT)[0]?.quote).toBe(`${SAID[2]} ${SAID[3]}`);
  });

  it('is raised on no answer that is otherwise judged sound', () => {
    const conduct = [0, 0.1, 0.6, 0];
    expect(findConcerns(judged(conduct, { dishonesty: 1.2 }, 4), TEXT)).toHaveLength(1);
    expect(findConcerns(judged(conduct, { dishonesty: 1.2 }, 4.3), TEXT)).toEqual([]);
  });

  it('accuses of no kind where no sentence is surely the act', () => {
    expect(findConcerns(judged([0, 0, 0.19, 0], { dishonesty: 1.2 }), TEXT)[0]?.kind).toBe('conduct');
  });

  it('names a kind that stands out, and the general one where two are near each other', () => {
    const kindOf = (flags: Record<string, number>) => findConcerns(judged([0, 0, 0.6, 0], flags), TEXT)[0]?.kind;
    expect(kindOf({ dishonesty: 1.2 })).toBe('dishonesty');
    expect(kindOf({ dishonesty: 0.5, theft: 0.3 })).toBe('conduct');
  });

  it('names misconduct in answer to a question of the trade only where the flag is sure', () => {
    const kindsOf = (misconduct: number, overall = 1.5) =>
      findConcerns({ ...judged([0, 0, 0.6, 0], { misconduct }, overall), isTechnical: true }, TEXT).map(
        ({ kind }) => kind,
      );
    expect(kindsOf(0.9)).toEqual(['conduct']);
    expect(kindsOf(0.2)).toEqual([]);
    expect(kindsOf(0.9, 4)).toEqual([]);
  });

  it('is not raised on an answer that is otherwise judged sound', () => {
    expect(findConcerns(judged([0, 0, 0.6, 0], { dishonesty: 1.2 }, 4.3), TEXT)).toEqual([]);
  });
});

describe('the level of a concern', () => {
  const admission = { named: 1, namedLong: 0, doubtful: 0.4 };

  it('is lower in a long answer, whose one clause weighs less, and changes in between', () => {
    expect(levelOf(admission, 'named', 100)).toBe(1);
    expect(levelOf(admission, 'named', 145)).toBeCloseTo(0.5);
    expect(levelOf(admission, 'named', 300)).toBe(0);
  });

  it('is never below that of a doubt', () => {
    expect(levelOf(admission, 'doubtful', 100)).toBe(0.4);
    expect(levelOf(admission, 'doubtful', 300)).toBe(0);
  });
});
