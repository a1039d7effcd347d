import { describe, expect, it } from 'vitest';
import { createRecordingSeal } from './recording-seal.ts';

const OLD = 'the secret of last year, long enough';
const NEW = 'the secret of this year, long enough';
const content = Buffer.from('I moved the team to weekly releases.'.repeat(20));

describe('the seal of recordings', () => {
  const seal = createRecordingSeal({ secret: NEW, previousSecrets: [OLD] });

  it('gives back what it sealed', () => {
    expect(seal.open('ada', 'one 0', seal.seal('ada', 'one 0', content))).toEqual(content);
  });

  it('hides the content, and differently each time', () => {
    const [first, second] = [seal.seal('ada', 'one 0', content), seal.seal('ada', 'one 0', content)];
    expect(first.includes('weekly')).toBe(false);
    expect(first.equals(second)).toBe(false);
  });

  it('opens what an earlier secret sealed', () => {
    const sealed = createRecordingSeal({ secret: OLD }).seal('ada', 'one 0', content);
    expect(seal.open('ada', 'one 0', sealed)).toEqual(content);
  });

  it.each([
    ['of another person', 'grace', 'one 0'],
    ['at another place', 'ada', 'one 1'],
  ])('does not open a recording %s', (_, userId, place) => {
    expect(seal.open(userId, place, seal.seal('ada', 'one 0', content))).toBeNull();
  });

  it('does not open what was changed, cut off, or sealed with an unknown secret', () => {
    const sealed = seal.seal('ada', 'one 0', content);
    const changed = Buffer.from(sealed);
    changed[40] = (changed[40] ?? 0) ^ 1;
    expect(seal.open('ada', 'one 0', changed)).toBeNull();
    expect(seal.open('ada', 'one 0', sealed.subarray(0, 20))).toBeNull();
    expect(createRecordingSeal({ secret: OLD }).open('ada', 'one 0', sealed)).toBeNull();
  });
});
