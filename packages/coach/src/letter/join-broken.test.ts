import { expect, it } from 'vitest';
import { joinBroken } from './join-broken.ts';

const TEXT = `WORK
* Set up and run a four-axis mill and two lathes from client
  DWG files. Some Fusion.
* Deburr and pack finished parts for the stores on day shift`;

it('joins lines that a margin broke before a capital', () => {
  const [first = '', second = '', third = ''] = TEXT.split('\n')
    .slice(1)
    .map((line) => line.replace(/^[\s*]+/u, ''));
  expect(joinBroken([first, second, third], TEXT)).toEqual([`${first} ${second}`, third]);
});

it('leaves points alone', () => {
  expect(joinBroken(['Ran the till', 'Stock taking'], '- Ran the till\n- Stock taking')).toHaveLength(2);
});
