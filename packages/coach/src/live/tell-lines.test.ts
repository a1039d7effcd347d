import { describe, expect, it } from 'vitest';
import type { RankedFact } from './rank-facts.ts';
import { nearestLine, tellLines } from './tell-lines.ts';

const ranked = (text: string, employer: string, more: Partial<RankedFact> = {}): RankedFact => ({
  fact: { text, employer, title: '', isProject: false, isCurrent: true, order: 0 },
  score: 0,
  fit: 0.3,
  shows: 0,
  similarity: 0.4,
  shared: 0,
  fits: false,
  ...more,
});
const led = ranked('Led a team of 4', 'Harrow Dairy');
const settled = ranked('Settled a dispute over holidays', 'Poly Mouldings', { score: -1 });

describe('the lines that an answer tells', () => {
  it('are the nearest one, whole and in the first person, and a second of another job that is nearly as likely', () => {
    expect(tellLines([led, settled], 'For example,')).toEqual({
      paragraph1: 'For example, at **Harrow Dairy**, I led a team of **4**.',
      paragraph2: 'And at **Poly Mouldings**, I settled a dispute over holidays.',
    });
  });

  it('are one where the first is sure, the second is far behind, or both are of one job', () => {
    const sure = { ...led, fit: 0.8, fits: true };
    expect(tellLines([sure, settled])).toEqual({
      paragraph1: 'At **Harrow Dairy**, I led a team of **4**.',
      paragraph2: '',
    });
    expect(tellLines([led, { ...settled, score: -2 }])?.paragraph2).toBe('');
    expect(tellLines([led, ranked('Trained 3 clerks', 'Harrow Dairy')])?.paragraph2).toBe('');
  });

  it('are none where no line is near the question', () => {
    expect(tellLines([{ ...led, fit: 0.1 }])).toBeNull();
    expect(nearestLine([])).toBeUndefined();
  });
});
