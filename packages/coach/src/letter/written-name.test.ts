import { describe, expect, it } from 'vitest';
import { personName } from './written-name.ts';

describe('the name under a letter', () => {
  it.each([
    ['VILLAFUERTE, Maricel D.,', 'Maricel D. Villafuerte'],
    ["OGOLLA, Beryl Achieng'", "Beryl Achieng' Ogolla"],
    ['kahu parata-lyne', 'Kahu Parata-Lyne'],
    ['ANNA BERG', 'Anna Berg'],
    ['Vincent van der Meer', 'Vincent van der Meer'],
  ])('is %s written as %s', (fullName, written) => {
    expect(personName({ fullName, text: '' })).toBe(written);
  });

  it('is no label of a form, but what is behind it', () => {
    expect(personName({ fullName: 'SURNAME, NAMES', text: 'CV\nSURNAME, NAMES\tMATSHOBA, Luvuyo Aubrey\n' })).toBe(
      'Luvuyo Aubrey Matshoba',
    );
  });

  it.each([
    ['OKPARA, Chidinma (she/her)   CMDRT\nThunder Bay ON', 'Chidinma Okpara'],
    ['Curriculum Vitae\nInż.   Maria Nowak, 29\n+48 600', 'Maria Nowak'],
    ['I am a baker.\nI keep bees.\nArmando Quintela Frade\ntel. 961', 'Armando Quintela Frade'],
    ['Night Baker\nGolden Crust Bakery\nBakes bread', ''],
  ])('is found by itself in %j', (text, name) => {
    expect(personName({ fullName: '', text })).toBe(name);
  });
});
