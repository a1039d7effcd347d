import { expect, it } from 'vitest';
import { eventAskedFor, outlineOf } from './story-outline.ts';

it('turns what a story is asked about into the first person', () => {
  expect(eventAskedFor("tell me about a time you weren't happy with what you found and how you handled it")).toBe(
    "I wasn't happy with what I found",
  );
  expect(eventAskedFor('can you describe a situation where a client refused your figures, what did you do')).toBe(
    'a client refused my figures',
  );
});

it('asks for the occasion where no event is heard', () => {
  expect(outlineOf('how do you plan your day')).toContain('[when it was and who wanted what');
});
