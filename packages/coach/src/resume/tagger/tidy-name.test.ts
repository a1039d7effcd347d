import { expect, it } from 'vitest';
import { tidyName } from './tidy-name.ts';

it('cuts half of a remark in brackets off a name', () => {
  expect(tidyName('Radiographer (part time')).toBe('Radiographer');
  expect(tidyName('courier, then PAYE)')).toBe('courier, then PAYE');
  expect(tidyName('Porter (Band 2)')).toBe('Porter (Band 2)');
  expect(tidyName('Cook  at\nElm Inn –')).toBe('Cook at Elm Inn');
});
