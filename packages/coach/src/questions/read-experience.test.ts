import { expect, it } from 'vitest';
import { outcomesIn, pastsIn, rulesIn } from './read-experience.ts';

const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text);

it.each([
  ['At least four years of experience in marine salvage', ['in marine salvage']],
  ['Hands-on exposure to export declarations is what we need', ['with export declarations']],
  ["Three winters' hands-on maintenance of cable cars", ['in maintenance of cable cars']],
  ['Experience in a similar role', []],
  ['Three years of age', []],
])('reads what "%s" asks to have done', (sentence, texts) => {
  expect(textsOf(pastsIn(sentence))).toEqual(texts);
});

it.each([
  [
    'Ensure that cold-chain labels are complete at every handover',
    ['cold-chain labels are complete at every handover'],
  ],
  ['Make sure fish is landed in line with the quota plan', ['fish is landed in line with the quota plan']],
  ['Ensure that we are all happy', []],
  ['Ensure high standards', []],
])('reads what one makes sure of in "%s"', (sentence, texts) => {
  expect(textsOf(outcomesIn(sentence))).toEqual(texts);
});

it.each([
  ['Apply the lone working policy on every visit', ['the lone working policy']],
  ['Adhere to biosecurity and quarantine protocols', ['the biosecurity and quarantine protocols']],
  ['Follow all company policies', []],
])('reads what is to be kept to in "%s"', (sentence, texts) => {
  expect(textsOf(rulesIn(sentence))).toEqual(texts);
});
