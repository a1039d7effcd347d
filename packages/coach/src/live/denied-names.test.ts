import { expect, it } from 'vitest';
import { withDeniedNames } from './denied-names.ts';
import { readParts } from './read-parts.ts';

const denied = (turn: string, paragraph1: string, paragraph2 = '') =>
  withDeniedNames(
    { paragraph1, paragraph2 },
    readParts({ question: turn, context: turn, resume: null, jobDescription: '' }),
  );

it.each([
  [
    'Have you worked with an Access and Inclusion Profile at all?',
    "I haven't worked with **Access** or **Inclusion Profiles** yet.",
    "I haven't worked with **Access and Inclusion Profile** yet.",
  ],
  [
    "We're on Brokermint and Follow Up Boss. How are you with all that?",
    "I haven't worked with **Brokermint** or **Up Boss** yet.",
    "I haven't worked with **Brokermint** or **Follow Up Boss** yet.",
  ],
  ['Have you worked under MMCD?', 'My resume does not name **under mmcd**.', 'My resume does not name **MMCD**.'],
  [
    'Have you run paid campaigns yourself in Ads Manager?',
    'No, **paid campaigns yourself in ads manager** is not on my resume.',
    'No, **paid campaigns** is not on my resume.',
  ],
])('names the whole thing in "%s"', (turn, said, expected) => expect(denied(turn, said).paragraph1).toBe(expected));

it('denies nothing that is no name or was not asked after', () => {
  expect(denied('Have you used one, and what rate do you do now?', 'My resume does not name **now**.').paragraph1).toBe(
    '**[Yes or no, and where]**.',
  );
  const place = "I haven't worked with **Dublin Airport** yet.";
  const turn = "You'd have to live near Dublin Airport. How do you feel about that?";
  expect(denied(turn, place, 'I would want to learn it.')).toEqual({
    paragraph1: '**[Your answer, in one sentence]**.',
    paragraph2: '',
  });
});
