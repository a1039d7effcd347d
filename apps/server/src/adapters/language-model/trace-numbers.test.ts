import { describe, expect, it } from 'vitest';
import { maskUntracedNumbers, untracedNumbers } from './trace-numbers.ts';

const RESUME = 'Led 4 analysts, saved 12 hours and $1,200.';

describe('numbers of a text', () => {
  it('are those that no source has, apart from small counts and gaps', () => {
    expect(untracedNumbers('In 2 steps I saved 12 hours, $1,200 and 30 % of [the cost, 50?].', [RESUME])).toEqual([
      '30 %',
    ]);
  });

  it('are masked where the sentence speaks of the person, and only there', () => {
    expect(maskUntracedNumbers('I led 40 people. HTTPS uses port 443. We saved 12 hours.', [RESUME])).toBe(
      'I led [number] people. HTTPS uses port 443. We saved 12 hours.',
    );
  });

  it('inside names stay as they are', () => {
    expect(maskUntracedNumbers('I use ES2024, S3 and k8s.', [])).toBe('I use ES2024, S3 and k8s.');
  });
});
