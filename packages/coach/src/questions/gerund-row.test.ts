import { expect, it } from 'vitest';
import { gerundRow } from './gerund-row.ts';

it('reads the work that a sentence about the own week lists in "-ing"', () => {
  const sentence =
    'The other half is in the office, fixing rosters in our software (Rotafix, which we teach you), ringing families back and running a meeting every month.';
  expect(gerundRow(sentence)).toEqual([
    'fixing rosters in our software',
    'ringing families back',
    'running a meeting every month',
  ]);
});

it('reads one piece of work where the sentence is about the own time', () => {
  expect(gerundRow('The rest of the week is paperwork and showing trainees the tide tables.')).toEqual([
    'showing trainees the tide tables',
  ]);
});

it('reads a usual day, without what the employer remarks', () => {
  expect(
    gerundRow(
      'A normal week has two days on the road and a Friday for calls, chasing late orders and updating the map, which we check.',
    ),
  ).toEqual(['chasing late orders', 'updating the map']);
});

it.each([
  'We are a family firm, making tables, restoring chairs and selling both.',
  'You will enjoy working in a team, learning every day and growing with us.',
  'The shop opens at nine, closing at six.',
])('reads none from "%s"', (sentence) => {
  expect(gerundRow(sentence)).toEqual([]);
});
