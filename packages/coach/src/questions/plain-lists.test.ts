import { expect, test } from 'vitest';
import { readDuties } from './read-duties.ts';

const HEAD = 'Security Officer\n\nWe guard shops in Croydon.\n\n';
const DUTIES =
  'Monitoring CCTV\nDetaining offenders where lawful\nWriting incident reports\nChecking fire exits at opening';

test('reads a list below the name of the duties that has lost its marks', () => {
  const read = readDuties(
    `${HEAD}Main duties:\n${DUTIES}\nEssential: a licence, smart appearance.`,
    'Security Officer',
  );
  const texts = read.map(({ text }) => text.replace(/^be /u, ''));
  expect(texts).toEqual(expect.arrayContaining(['write incident reports', 'checking fire exits at opening']));
  expect(texts.join(' ')).not.toContain('licence');
});

test('takes no lines below another heading', () => {
  const read = readDuties(
    `${HEAD}What we offer:\nMeeting new people\nTraining for a licence\nEarly finish`,
    'Security Officer',
  );
  expect(read).toEqual([]);
});
