import { expect, it } from 'vitest';
import { houseInHead, pairInHead, plausibleHead } from './plausible-head.ts';

const headOf = (head: { company?: string; roleTitle?: string; hiringManagerName?: string }, text = '') =>
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

it('parts the employer from what is said of it and from the post', () => {
  expect(headOf({ company: 'Elm Orthopaedics make tools' }).company).toBe('Elm Orthopaedics');
  expect(
    headOf({ company: '', roleTitle: 'Elm Foods Co-operative' }, 'ELM FOODS CO-OPERATIVE\nTeam Member, Leeds'),
  ).toMatchObject({
    company: 'Elm Foods Co-operative',
    roleTitle: 'Team Member',
  });
});

it.each([
  ['SHIFT MANAGER WANTED – Elmacre Co-operative Food, Leeds\nWe sell.', 'Elmacre Co-operative Food'],
  ['Bar Manager wanted for The Oakwalk, Leeds harbour', 'The Oakwalk'],
  ['Receptionist, Elm Harbour Medical Practice', 'Elm Harbour Medical Practice'],
  ['Data Analyst – Customer Insight', ''],
  ['Legal Secretary – Family Law', ''],
])('finds the house behind the post: %s', (text, house) => {
  expect(houseInHead(text)).toBe(house);
});
