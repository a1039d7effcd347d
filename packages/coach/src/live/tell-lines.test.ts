import { describe, expect, it } from 'vitest';
import type { RankedFact } from './rank-facts.ts';
import { nearestLine, sureLine, tellOrShow } from './tell-lines.ts';

const ranked = (text: string, employer: string, more: Partial<RankedFact> = {}): RankedFact => ({
  fact: { text, employer, title: '', isProject: false, isCurrent: true, order: 0 },
  score: 0,
  fit: 0.3,
  shows: 0,
  similarity: 0.4,
  shared: 0,
  subjects: 0,
  judged: 0.2,
  tellsOutcome: false,
  isTold: false,
  fits: false,
  ...more,
});
const led = ranked('Led a team of 4', 'Harrow Dairy');
const settled = ranked('Settled a dispute over holidays', 'Poly Mouldings', { score: -1 });

describe('the lines that an answer tells', () => {
  it('are one where it is surely the answer', () => {
    const sure = { ...led, fit: 0.8, fits: true };
    expect(sureLine([sure, settled])).toBe(sure);
    expect(tellOrShow([sure, settled], 'For example,')).toEqual({
      paragraph1: 'For example, at **Harrow Dairy**, I led a team of 4.',
      paragraph2: '',
    });
  });

  it("are the nearest two, said as one's own work, where none is sure", () => {
    expect(tellOrShow([led, settled])).toEqual({
      paragraph1: 'From my own work: at **Harrow Dairy**, I led a team of 4.',
      paragraph2: 'And at **Poly Mouldings**, I settled a dispute over holidays.',
    });
    expect(tellOrShow([led, { ...settled, fit: 0.01, similarity: 0.1 }])?.paragraph2).toBe('');
  });

  it('are none where no line has a word of the question or shows anything of it', () => {
    expect(tellOrShow([{ ...led, judged: 0, fit: 0.28 }])).toBeNull();
  });

  it('are none where no line is near the question', () => {
    expect(tellOrShow([{ ...led, fit: 0.1 }])).toBeNull();
    expect(nearestLine([])).toBeUndefined();
  });
});
