import { expect, it } from 'vitest';
import { isMet } from '../eval-section.ts';
import { run } from './run.ts';

it('the built-in coach follows spontaneous speech in every required figure', async () => {
  const section = await run();
  expect(section.figures.filter((figure) => !isMet(figure))).toEqual([]);
});
