import { expect, it } from 'vitest';
import { phraseReferees } from './phrase-referees.ts';
import { phraseProsePresent } from './prose-present.ts';
import { sentenceCased } from './sentence-cased.ts';

it('names a present job of prose', () => {
  const text = "Since September 2023 I've worked at The Copper Kettle in Bridge of Allan.";
  expect(phraseProsePresent({ text })).toBe('I have worked at The Copper Kettle since September 2023.');
  expect(phraseProsePresent({ text: 'I worked at Elm.' })).toBe('');
});

it('names the referees of one line', () => {
  expect(phraseReferees('Referees: Moira Tennant, Elm Opera, and Fergus Blyth, Oak Theatre. Thanks.')).toBe(
    'My referees are Moira Tennant, Elm Opera, and Fergus Blyth, Oak Theatre.',
  );
  expect(phraseReferees('References: Ann Lee and Bo Ray, numbers on request')).toBe('');
});

it('sets capitals where an advertisement has none', () => {
  expect(sentenceCased('we want a cook. you fry. we pay.')).toBe('We want a cook. You fry. We pay.');
  expect(sentenceCased('We want a cook. You fry. we pay.')).toBe('We want a cook. You fry. we pay.');
});
