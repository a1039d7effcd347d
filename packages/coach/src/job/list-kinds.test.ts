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

  it('are what their heading says, where some of them tell it themselves', () => {
    const work = `CONSTRUCTION DIVERS x 6

Tidewall need divers for a 9 month wharf upgrade.

THE JOB
- Remove and replace sacrificial anodes on approx 340 steel piles
- Broco cutting, some wet welding of brackets
- Rigging, slinging and airbag lifts under direction
- Clean the tools and report each dive to the supervisor

MUST HAVES (no ticket, no start)
- Valid diving medical required
- First aid certificate
- Confined space + working at heights`;
    const kinds = new Map(readJudgedLines(work).map(({ text, kind }) => [text, kind]));
    expect(kinds.get('Remove and replace sacrificial anodes on approx 340 steel piles')).toBe('duty');
    expect(kinds.get('Confined space + working at heights')).toBe('requirement');
  });
});
