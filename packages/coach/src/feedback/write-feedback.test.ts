import { describe, expect, it } from 'vitest';
import { STRENGTHS } from './find-remarks.ts';
import type { JudgedSentence, Judgement, SentenceLabel } from './judge-answer.ts';
import { rangeAround } from './limit-score.ts';
import { type Judged, writeCheck, writeEvidence, writeOverall } from './write-feedback.ts';

const LABELS: readonly SentenceLabel[] = ['situation', 'action', 'result', 'learning', 'hollow', 'conduct'];
const ACTION = 'I rang the depot and asked for two more pallets.';

function sentence(text: string, label: SentenceLabel, strength: number): JudgedSentence {
  const labels = Object.fromEntries(LABELS.map((name) => [name, name === label ? strength : 0]));
  return {
    text,
    start: 0,
    end: text.length,
    words: text.toLowerCase().split(' '),
    labels: labels as Record<SentenceLabel, number>,
  };
}

function judged(score: number, change: Partial<Judgement> = {}, text = `${ACTION} `.repeat(6)): Judged {
  const judgement: Judgement = {
    isTechnical: false,
    isStory: true,
    isMotive: false,
    kind: 'event',
    overall: score,
    structure: 3,
    flags: {},
    steps: {},
    remarks: {},
    skills: { communication: 0, teamwork: 0, problemSolving: 0, adaptability: 0, creativity: 0, leadership: 0 },
    sentences: Array.from({ length: 6 }, () => sentence(ACTION, 'action', 1)),
    stretches: [],
    ...change,
  };
  return {
    judgement,
    score,
    range: rangeAround(score),
    text,
    concerns: [],
    isDoubtful: false,
    reference: null,
    asked: new Set(),
  };
}
const PRAISE = /\b(?:good|well|works|solid|usable)\b/i;

describe('what is said of an answer as a whole', () => {
  it('praises a surely good one and quotes what came of it', () => {
    const remarks = Object.fromEntries(STRENGTHS.map((strength) => [`shows-${strength}`, 0]));
    const text = writeOverall(judged(5, { remarks, sentences: [sentence(ACTION, 'result', 1)] }));
    expect(text).toMatch(PRAISE);
    expect(text).toContain('“I rang the depot and asked for two more pallets”');
  });

  const remarks = { 'shows-result': 2, 'shows-reason': 2, 'shows-straight': 2 };

  it('tells at most two things that work, in one sentence', () => {
    const text = writeOverall(judged(3.5, { remarks, sentences: [] }));
    expect(text).toMatch(/^[^.]+, and [^.]+\.$/u);
    expect(text).toMatch(/\breasons?\b|\bwhy\b/u);
    expect(text).toMatch(/what came of it|ending|turned out|ended/iu);
  });

  it('tells of a technical answer how it is told, unless it is probably wrong, and that its facts were not checked', () => {
    const technical = { remarks: { 'shows-reason': 2 }, isTechnical: true, kind: 'trade' } as const;
    const told = /\breasons?\b|\bwhy\b/iu;
    expect(writeOverall(judged(3.4, technical))).toMatch(told);
    expect(writeOverall(judged(3.4, technical))).toMatch(/check/iu);
    expect(writeOverall(judged(2, technical))).not.toMatch(told);
    expect(writeOverall({ ...judged(3.4, technical), isDoubtful: true })).not.toMatch(told);
  });

  it('still tells how it is told where a sign of general talk keeps the answer from being praised', () => {
    const text = writeOverall(judged(3.5, { remarks, sentences: [], flags: { general: 0.2 } }));
    expect(text).toMatch(/\breasons?\b|\bwhy\b/u);
    expect(text).not.toMatch(/good answer/iu);
  });

  it.each(['blame', 'conduct', 'general', 'unanswered'])(
    'praises nothing where a sign of %s speaks against it',
    (flag) => {
      const answer = judged(5, { flags: { [flag]: 0.6 }, remarks });
      expect(writeOverall(answer)).not.toMatch(/\b(?:good answer|answer this well|works|what was asked|reasons?)\b/i);
      expect(writeEvidence(answer)).toEqual([]);
    },
  );

  it.each(['and I rang the depot for two more pallets so that', 'I rang the depot for two more pallets because'])(
    'quotes no piece that is not a whole sentence: %s',
    (piece) => {
      expect(writeEvidence(judged(5, { sentences: [sentence(piece, 'action', 1)] }))).toEqual([]);
    },
  );

  it('quotes no sentence that is as much something else', () => {
    const both = sentence(ACTION, 'action', 1);
    const sentences = [{ ...both, labels: { ...both.labels, situation: 1.1 } }];
    expect(writeEvidence(judged(5, { sentences })).map(({ comment }) => comment)).toEqual(['Part of the situation.']);
  });

  it('accuses nobody where the concern is of the general kind', () => {
    const concern = { kind: 'conduct', quote: ACTION, advice: 'Say who agreed to it.' } as const;
    expect(writeOverall({ ...judged(2), concerns: [concern] })).toMatch(/\bmay\b/);
  });

  it('praises nothing that may be an admission', () => {
    expect(writeEvidence({ ...judged(5), isDoubtful: true })).toEqual([]);
  });

  it('says nothing where it could only tell the score once more', () => {
    for (const score of [1, 2.5, 2.9]) expect(writeOverall(judged(score))).toBe('');
  });

  it.each([
    ['event', /yourself|decided|what did you do/iu],
    ['motive', /job|employer/iu],
    ['weakness', /real one|cost you/iu],
    ['experience', /yourself|how long/iu],
    [null, /real case|happened to you|only you/iu],
  ] as const)('asks the person something about %s where nothing else is sure, and claims nothing', (kind, asked) => {
    const text = writeCheck(judged(2.5, { kind, isStory: false }));
    expect(text).toMatch(/\bcould not be told\.|\bcould not tell\b.*\.|not? .*\bsure enough\b.*\./u);
    expect(text.slice(text.indexOf('. '))).toMatch(asked);
    expect(text).toMatch(/\?$/u);
    expect(writeCheck(judged(4.2, { kind, isStory: false }))).toMatch(/^[^.]+\?$/u);
  });

  it('asks no more of a story that may hold an admission', () => {
    expect(writeCheck({ ...judged(2.8, { kind: 'event' }), isDoubtful: true })).toMatch(/^[^.]+(?:they|you)[^.]+\?$/u);
  });

  it('says of a technical answer near the limit that it is the limit', () => {
    expect(writeOverall(judged(3.4, { isTechnical: true, kind: 'trade' }))).toContain('3.4');
    expect(writeOverall(judged(3, { isTechnical: true, kind: 'trade' }))).not.toContain('3.4');
  });

  it.each([1, 2.5, 2.9])('quotes nothing as done well in an answer that is not praised: %s', (score) => {
    expect(writeOverall(judged(score))).not.toContain('“');
    expect(writeEvidence(judged(score))).toEqual([]);
  });

  it('names how short a weak answer is', () => {
    const short = judged(1, { sentences: [sentence(ACTION, 'action', 1)] }, ACTION);
    expect(writeOverall(short)).toContain('10 words');
  });

  it('says once that the facts of a technical answer were not checked, and praises none of it', () => {
    for (const score of [1, 2.5, 3.4]) {
      const text = writeOverall(judged(score, { isTechnical: true }));
      expect(text.match(/check/g)).toHaveLength(1);
      expect(text).not.toMatch(PRAISE);
    }
  });

  it('names the points that it heard in a technical answer, and that it checked no others', () => {
    const point = (text: string) => ({ text, first: 0, last: 3 });
    const covered = [point('check the label'), point('measure the gap')];
    const text = writeOverall({
      ...judged(3, { isTechnical: true }),
      reference: { total: 4, covered, missing: [], contradicted: [], isInOrder: true },
    });
    expect(text).toContain('check the label; measure the gap');
    expect(text.match(/check(?:ed)?\./g)).toHaveLength(1);
  });
});
