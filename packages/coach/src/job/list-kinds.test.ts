import { describe, expect, it } from 'vitest';
import { readJudgedLines } from './read-asking-lines.ts';

const LIST = `You will:
- Plan the daily maintenance of twelve packing lines with the shift leads
- Diagnose faults on conveyors and drives and put them right
- Coach apprentices
- Order spare parts and keep the stock list up to date
- Report to the engineering manager each week on downtime

We offer:
- Free parking
- A pension with 5 % from us
- 28 days of holiday`;

describe('items of a list', () => {
  const kindOf = (text: string) => readJudgedLines(LIST).find((line) => line.text === text)?.kind;

  it('are duties between duties, however little their own words tell', () => {
    expect(kindOf('Coach apprentices')).toBe('duty');
  });

  it('stay what they are in a list of benefits', () => {
    expect(kindOf('Free parking')).not.toBe('duty');
    expect(kindOf('28 days of holiday')).not.toBe('requirement');
  });

  it('stay what the employer tells of itself', () => {
    const lines = readJudgedLines(LIST.replace('Coach apprentices', 'We use CartonCloud, training given'));
    expect(lines.find(({ text }) => text.startsWith('We use'))?.kind).not.toBe('duty');
  });
});
