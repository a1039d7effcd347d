import { describe, expect, it } from 'vitest';
import { tellNote } from './tell-note.ts';

describe('a note as what work includes', () => {
  it.each([
    [
      'Flexible endoscopes: leak test, manual clean, AER, drying cabinet',
      'flexible endoscopes (leak test, manual clean, AER and drying cabinet)',
    ],
    [
      'Texture-modified meals for 64 residents, dish room, temperature logs',
      'texture-modified meals for 64 residents, dish room and temperature logs',
    ],
    [
      'Daily biological indicators on every implant load, release or quarantine of loads',
      'daily biological indicators on every implant load and release or quarantine of loads',
    ],
  ])('%s', (line, text) => {
    expect(tellNote(line)).toEqual({ kind: 'work', text });
  });

  it.each([
    'Good for German, bad for the back',
    'Till, cash up at the end with Cadi, the queue in August goes round the corner',
    '38-bed ward, ratio at night 1:19',
    'Saturdays, team of 4, between 22 and 26 caravans done from 10 till 3',
    'Night shift, wiring looms for the car plants. Retrenched',
    'Pool of 20 metres, shifts on my own',
  ])('is none of %s', (line) => {
    expect(tellNote(line)).toBeUndefined();
  });
});
