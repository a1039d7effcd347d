import { expect, it } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

it('says a line once, also behind another lead and in a list', () => {
  expect(
    withoutRepeats([
      'At Elm Farm our somatic cell count went from 240 to 165 average last season. I do the calves in spring.',
      'There our somatic cell count went from 240 to 165 average last season. I kept the records.',
      'I also bring:\n• Somatic cell count went from 240 to 165 average last season\n• Driving licence',
    ]),
  ).toEqual([
    'At Elm Farm our somatic cell count went from 240 to 165 average last season. I do the calves in spring.',
    'I kept the records.',
    'I also bring:\n• Driving licence',
  ]);
});

it('leaves short sentences and what is new alone', () => {
  const letter = ['I know shift work.\n\nI drive.', 'I know shift work. I have led a team of nine people since May.'];
  expect(withoutRepeats(letter)).toEqual(letter);
});
