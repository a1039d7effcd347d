import { describe, expect, it } from 'vitest';
import { judgeEvidence } from './judge-evidence.ts';

const share = (demand: string, line: string) =>
  judgeEvidence([{ text: demand, isDuty: false }], [{ line, placeIndex: undefined }], new Map())[0]?.[0] ?? 0;

describe('what a line shows of a demand', () => {
  it('is likely where it names the same paper', () => {
    expect(share('ITIL 4 Foundation certificate', 'ITIL 4 Foundation certificate, 2021')).toBeGreaterThan(0.7);
  });

  it.each([
    [
      'Registration with the Allied Veterinary Professional Regulatory Council',
      'Registered with AVPRC, practising certificate current',
    ],
    ['P.Eng. in Ontario, or eligible for transfer', 'P.Eng., New Brunswick (2020)'],
    [
      'Trainer aptitude (AEVO) or Master craftsman title',
      'Ausbildereignung (AEVO), trainer aptitude examination, passed',
    ],
  ])('is seen of "%s" in "%s" by initials', (demand, line) => {
    expect(share(demand, line)).toBeGreaterThan(0.3);
  });

  it.each([
    ['Level 3 diploma in adult care', 'Level 2 diploma in adult care'],
    ['At least 2 years scanning in MRI', 'Six weeks scanning in MRI'],
    ['At least 5 years of payroll', '3 years of payroll'],
    ['Expert in JMeter', 'JMeter, basic'],
    ['8 years of experience with Go, PostgreSQL and Kubernetes', 'Go, PostgreSQL, Kubernetes'],
    ['Own vehicle indispensable', 'Driving licence B, no car at this moment'],
    ['Python at working level, not just a course', 'Python beginners, still learning'],
    ['Degree in payroll management', 'Payroll management, Excel'],
  ])('is nothing for "%s" in "%s"', (demand, line) => {
    expect(share(demand, line)).toBe(0);
  });

  it('is limited in a list only where the item that is asked for is', () => {
    const languages = 'Dutch (native), English good, Polish only the shop floor words';
    expect(share('You speak Dutch and English', languages)).toBeGreaterThan(0);
    expect(share('You speak Polish', languages)).toBe(0);
  });

  it('is nothing without demands or lines, and never throws', () => {
    expect(judgeEvidence([], [], new Map())).toEqual([]);
    expect(judgeEvidence([{ text: '', isDuty: true }], [], new Map())).toEqual([[]]);
  });
});
