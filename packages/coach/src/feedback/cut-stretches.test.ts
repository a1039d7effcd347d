import { expect, it } from 'vitest';
import { cutStretches } from './cut-stretches.ts';
import { readWords } from './read-words.ts';

const cut = (answer: string) => cutStretches(readWords(answer, '').pieces);
const SPOKEN =
  'so we were two on the night and the bell went all the time and the charts i filled in at the end for the whole night because nobody looks at them ' +
  'anyway and then the day staff came and said it was the calmest morning they had had in weeks';
const ACT = 'and the charts i filled in at the end for the whole night because nobody looks at them anyway';

it('holds a short act whole in one stretch, however its sentences or pieces are cut', () => {
  expect(cut(SPOKEN).some(({ text }) => text.startsWith(ACT))).toBe(true);
  const split = cut(
    'We were two on the night. I filled in the charts at the end. Nobody looks at them anyway. The morning was calm.',
  );
  expect(
    split.some(({ text }) => text.includes('I filled in the charts at the end. Nobody looks at them anyway.')),
  ).toBe(true);
});

it('cuts stretches of a sentence or more that lie in the answer and reach to its end', () => {
  const stretches = cut(SPOKEN);
  expect(stretches.every(({ text, start, end }) => SPOKEN.slice(start, end) === text)).toBe(true);
  expect(stretches.every(({ text }) => text.split(' ').length <= 24)).toBe(true);
  expect(stretches.at(-1)?.end).toBe(SPOKEN.length);
});

it('never joins what stands around the words of an interviewer', () => {
  const stretches = cut('I filled in the charts.\nInterviewer: Who looks at them?\nNobody looks at them.');
  expect(stretches.some(({ text }) => /charts.*Nobody/s.test(text))).toBe(false);
});

it('takes time in proportion to the length', () => {
  const words = Array.from({ length: 40_000 }, (_, index) => (index % 9 === 0 ? 'and' : `word${index}`));
  expect(cut(words.join(' ')).length).toBeGreaterThan(1000);
});
