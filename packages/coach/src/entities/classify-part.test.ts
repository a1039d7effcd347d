import { expect, it } from 'vitest';
import { isLocation } from './classify-part.ts';

it.each(['Austin, TX', 'Calgary, AB', 'Moose Jaw, SK', 'Remote'])('knows "%s" as a place', (place) => {
  expect(isLocation(place)).toBe(true);
});

it('takes a Swedish firm for no place in Alberta', () => {
  expect(isLocation('Elmverken, AB')).toBe(false);
});
