import { describe, expect, it } from 'vitest';
import { eachPaperOnce, plainPaper } from './plain-paper.ts';

describe('plainPaper', () => {
  it.each([
    ['2022   18th Edition Amendment 2 update', '18th Edition Amendment 2 update (2022)'],
    ['2018 18th Edition Wiring Regulations (2382-18)', '18th Edition Wiring Regulations (2382-18, 2018)'],
    [
      'Certified Assisting certificate, Elm College - June 2019',
      'Certified Assisting certificate, Elm College (June 2019)',
    ],
    ['Diploma of Design - TAFE Elm, Mount Vale (part time) - 2017', 'Diploma of Design, TAFE Elm, Mount Vale (2017)'],
    ['Payroll Technician Certificate – 2023 (evenings)', 'Payroll Technician Certificate (2023)'],
    ['Certificate in Dental Radiography – NEBDN – 2022', 'Certificate in Dental Radiography (NEBDN, 2022)'],
    ['Asbestos awareness, renewed every year', 'Asbestos awareness'],
    ['IPAF 3a and 3b (expires Oct 2026)', 'IPAF 3a and 3b'],
    ['NVQ Level 6 Construction, 2022, via Elm Training', 'NVQ Level 6 Construction (2022)'],
    ['First Aid Level 1, October 2024', 'First Aid Level 1 (October 2024)'],
    ['inżynier (BEng) in Computer Science, Elm University', 'BEng in Computer Science, Elm University'],
    ['National Diploma: Tourism Management', 'National Diploma in Tourism Management'],
    ['PCV licence (Cat D), digital tacho card', 'PCV licence (Cat D) and digital tacho card'],
    ['Full UK driving licence, own tools', 'Full UK driving licence'],
    ['Class 5 licence with own vehicle, used to winter roads', 'a Class 5 licence with own vehicle'],
    ['Code B (own car)', 'a Code B licence (own car)'],
    ['Driving licence, clean', 'a clean driving licence'],
    [
      'B.E. Information Science, Elm Institute, Hassan (VTU), 2019',
      'B.E. Information Science, Elm Institute, Hassan (2019)',
    ],
    ['Bachelor of Design (Communication Design) (2007)', 'Bachelor of Design (Communication Design) (2007)'],
    ['SMSTS (renewed 2024)', 'SMSTS (renewed 2024)'],
  ])('says "%s" as "%s"', (item, said) => {
    expect(plainPaper(item)).toBe(said);
  });
});

describe('eachPaperOnce', () => {
  it('takes two names of one year by one giver for the same paper', () => {
    expect(eachPaperOnce(['ISTQB Foundation Level certified (2020)', 'Istqb CTFL (2020)'])).toEqual([
      'ISTQB Foundation Level certified (2020)',
    ]);
    expect(eachPaperOnce(['Certificate in Care (2020)', 'Certificate in Law (2020)'])).toHaveLength(2);
  });
});
