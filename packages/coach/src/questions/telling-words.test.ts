import { expect, it } from 'vitest';
import { tellingWeight } from './telling-words.ts';

it('tells the words of a trade from those of any workplace', () => {
  for (const duty of ['calculate laytime', 'inoculate the reactors', 'drag the hawsers to the bollards'])
    expect(tellingWeight(duty, []), duty).toBeGreaterThan(0.7);
  for (const duty of ['report to the manager', 'update the records', 'run a toolbox meeting', 'help the team'])
    expect(tellingWeight(duty, []), duty).toBeLessThan(0.2);
});

it('takes a word of the title for one of the trade', () => {
  expect(tellingWeight('plan the night shift', ['plan'])).toBeGreaterThan(tellingWeight('plan the night shift', []));
});
