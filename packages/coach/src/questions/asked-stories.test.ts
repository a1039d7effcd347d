import { expect, test } from 'vitest';
import { readAskedStories } from './asked-stories.ts';

test.each([
  [
    'In your letter, please tell us about one time you rescued a cake that had sunk, and quote the reference.',
    'Tell me about a time you rescued a cake that had sunk.',
  ],
  ['Tell us which mural you are most proud of and why.', 'Which mural are you most proud of, and why?'],
  ['Please say, in a few lines how you would calm a frightened horse.', 'How would you calm a frightened horse?'],
  ['Kiln firing (please describe something you have glazed)', 'Tell me about something you have glazed.'],
  [
    'If you have ever built a loom from scrap, we would love to hear about it.',
    'Have you ever built a loom from scrap? Tell me about it.',
  ],
  [
    'Answer these: 1. What does a well-run kitchen look like to you? 2. When could you start?',
    'What does a well-run kitchen look like to you?',
  ],
])('asks what the applicant is to answer: %s', (advertisement, question) => {
  expect(readAskedStories(advertisement)).toEqual([question]);
});

test.each([
  'Tell us about your notice period and the earliest date you could begin.',
  'Which notice period applies to you? How did you hear about us?',
  'What will you be doing? You glaze tiles.',
  'Tell us why you would like to live by the sea.',
])('asks nothing about the application itself: %s', (advertisement) => {
  expect(readAskedStories(advertisement)).toEqual([]);
});

test('leaves out whom the letter goes to, and by when', () => {
  const text =
    'Please send a letter telling us about a time you repaired a leaking boiler at night to Ada Quist, manager, by Friday 4 May.';
  expect(readAskedStories(text)).toEqual(['Tell me about a time you repaired a leaking boiler at night.']);
});
