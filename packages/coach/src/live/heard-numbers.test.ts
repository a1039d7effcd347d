import { expect, it } from 'vitest';
import { numbersIn } from './heard-numbers.ts';

it('reads numbers in words and in digits alike', () => {
  expect([...numbersIn('from ninety eight point one to ninety nine point four')]).toEqual(['98.1', '99.4']);
  expect([...numbersIn('two hundred and ten thousand dollars')]).toEqual(['210000']);
  expect([...numbersIn('worth about $210K a year, 1,400 units')]).toEqual(['210000', '1400']);
  expect([...numbersIn('thirty eight to twenty seven percent')]).toEqual(['38', '27']);
});

it('leaves years and small numbers out', () => {
  expect([...numbersIn('three people in 2019, from twenty twenty one to twenty three, 2022-23')]).toEqual([]);
});
