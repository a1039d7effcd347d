import { describe, expect, it } from 'vitest';
import type { Stretch } from './resume-stretches.ts';
import { figureFirst, isInThirdPerson, itemFirst, sayStretch, wholeStretch } from './say-stretch.ts';

const stretch = (text: string, more: Partial<Stretch> = {}): Stretch => ({
  text,
  line: 0,
  row: 0,
  section: undefined,
  label: '',
  isHead: false,
  place: undefined,
  head: '',
  ...more,
});

describe('say a stretch', () => {
  it.each([
    ['Trained the holiday staff.', 'I trained the holiday staff.'],
    ['i help wheelchairs and count people', 'I help wheelchairs and count people.'],
    ['open work permit to 2027', 'Open work permit to 2027.'],
    ['Duties: cashier, arrange stocks, inventory', 'Cashier, arrange stocks, inventory.'],
  ])('%s', (text, said) => {
    expect(sayStretch(stretch(text), false)).toBe(said);
  });

  it('speaks of oneself where the resume says "he" or "she"', () => {
    const text = 'She holds the MOH licence and speaks Arabic, and her twins go to school.';
    expect(isInThirdPerson(`${text} She was born in 1990.`)).toBe(true);
    expect(sayStretch(stretch(text), true)).toBe('I hold the MOH licence and speak Arabic, and my twins go to school.');
  });

  it('takes no name of a job for a deed', () => {
    expect(sayStretch(stretch('Transport orderly, Gulfside Health, since 2023', { isHead: true }), false)).toBe(
      'Transport orderly, Gulfside Health, since 2023.',
    );
  });

  it('says the head of the block with a deed, and never with a licence', () => {
    const head = 'Cook, Saint Anne, 2019 - now';
    expect(sayStretch(stretch('Trained two helpers', { head }), false)).toContain(`(${head})`);
    expect(sayStretch(stretch('forklift licence', { head }), false)).not.toContain('Cook');
  });
});

it('says a clause that leans on the one before together with it', () => {
  const first = stretch('Her products were VitaGlow and Dermaline');
  const second = stretch('for which she trained forty colleagues');
  expect(wholeStretch(second, [first, second]).text).toBe(
    'Her products were VitaGlow and Dermaline, for which she trained forty colleagues',
  );
});

it('puts the one clause with the figure first, and none where it is unclear which', () => {
  expect(
    figureFirst('before was at Harbourside Roasters 2020 - 2022 barista, busy, 400 cups on a sat', 'how many'),
  ).toBe('400 cups on a sat');
  expect(
    figureFirst('Looked after boilers in 52 rooms at the lake, and two sheds with 14 boats in the winter', 'how many'),
  ).toBe('');
});

it('puts the item of a list first that is asked after', () => {
  expect(itemFirst('TradeNet, Excel (VLOOKUP), CargoWave, forklift no', 'can you drive our forklift')).toBe(
    'forklift no',
  );
  expect(itemFirst('TradeNet, Excel, CargoWave', 'can you drive our forklift')).toBe('');
});
