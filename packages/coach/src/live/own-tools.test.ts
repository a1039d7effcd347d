import { expect, test } from 'vitest';
import { isToolLike, sayOwnTools } from './own-tools.ts';

const say = (...skills: string[]) => sayOwnTools(skills, 'have you used plex', new Map());

test('the programs of the resume are told, and no race, law or heading', () => {
  expect(say('Shrewsbury half marathon 2023', 'Other', 'AODA', 'Merlin (previous)', 'RxWorks', 'Excel')).toBe(
    'What I do use: **Merlin (previous)**, **RxWorks** and **Excel**.',
  );
});

test('one instrument alone is no answer to a question for a program', () => {
  expect(say('Megger MFT1741')).toBe('');
});

test('a described thing is no tool', () => {
  expect(isToolLike('kinaxis')).toBe(true);
  expect(isToolLike('workplace investigations')).toBe(false);
});
