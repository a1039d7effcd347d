import { describe, expect, it } from 'vitest';
import { tellPoints } from './tell-points.ts';

describe('the lines of a job', () => {
  it('are points behind its name, in the words of the resume', () => {
    expect(tellPoints(['Cut waste from 12% to 7%', 'Night deliveries'], 'At Elm Bakery')).toBe(
      'At Elm Bakery:\n• Cut waste from 12% to 7%\n• Night deliveries',
    );
  });

  it('are prose where each is a sentence about oneself', () => {
    const lines = ['I count the stock', 'I trained two cooks'];
    expect(tellPoints(lines, 'At Elm Inn')).toBe('At Elm Inn I count the stock. I trained two cooks.');
    expect(tellPoints(lines, 'Before that, as a Cook (2016 to 2020)')).toBe(
      'Before that, as a Cook (2016 to 2020), I count the stock. I trained two cooks.',
    );
  });

  it('are points where a lead has no place for a sentence, or there are many', () => {
    const line = 'I count the stock';
    expect(tellPoints([line], 'From my work:')).toBe('From my work:\n• I count the stock');
    expect(tellPoints([line, line, line, line, line], 'At Elm Inn')).toContain('\n• ');
  });
});
