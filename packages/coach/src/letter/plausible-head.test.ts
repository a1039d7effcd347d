import { expect, it } from 'vitest';
import { pairInHead, plausibleHead } from './plausible-head.ts';

const headOf = (head: { company?: string; hiringManagerName?: string }, text = '') =>
  plausibleHead({ company: '', roleTitle: '', hiringManagerName: '', ...head }, text);

it('leaves open who is no person', () => {
  expect(headOf({ hiringManagerName: 'Jon Hart Act' }).hiringManagerName).toBe('');
  expect(headOf({ hiringManagerName: 'Jon Hart' }).hiringManagerName).toBe('Jon Hart');
});

it('takes several of a post for the post', () => {
  expect(headOf({ company: 'Warehouse Operatives' }, 'Warehouse Operatives x 6 - Evenings')).toMatchObject({
    company: '',
    roleTitle: 'Warehouse Operative',
  });
});

it.each([
  ['Anna and Tim Hale', '', ''],
  ['Private Hospital Group', '', ''],
  ['Elm Oats, town-made oat drinks', '', 'Elm Oats'],
  ['City Of Elmfield', 'CITY OF ELMFIELD', 'City of Elmfield'],
  ['Elm Hospital Trust', '', 'Elm Hospital Trust'],
])('names an employer only by a name: %s', (company, text, said) => {
  expect(headOf({ company }, text).company).toBe(said);
});

it('finds two names joined in the first line', () => {
  expect(pairInHead('General Manager, Oakham & Finch (grill, river side)\nWe cook.')).toBe('Oakham & Finch');
  expect(pairInHead('Engineer, Research & Development (remote)')).toBe('');
});
