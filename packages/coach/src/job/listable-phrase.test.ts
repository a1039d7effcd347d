import { describe, expect, it } from 'vitest';
import { findJobSkills } from './find-job-skills.ts';
import { withoutLineCodes } from './line-codes.ts';
import { isListable, withoutTail } from './listable-phrase.ts';

describe('a phrase of an advertisement', () => {
  it.each([
    ['lead that team', 'We need someone to lead that team.'],
    ['explain technical', 'Ability to explain technical matters to others'],
    ['without jargon', 'You write without jargon.'],
    ['Level 5', 'Butchery apprenticeship (Level 5)'],
    ['45p/mile', 'Mileage at 45p/mile'],
    ['resolve price', 'resolve price, short delivery and deposit disputes'],
  ])('is no demand where it only makes sense in its clause: %s', (phrase, clause) => {
    expect(isListable(phrase, clause)).toBe(false);
  });

  it.each([
    ['write deviation reports', 'You write deviation reports, which an inspector reads.'],
    ['load trucks', 'load trucks, and swap bodies'],
    ['tag register', 'keep the tag register'],
  ])('is one where it is whole: %s', (phrase, clause) => {
    expect(isListable(phrase, clause)).toBe(true);
  });

  it.each([
    ['HotSOS an asset', 'HotSOS'],
    ['Cert IV highly regarded', 'Cert IV'],
    ['restricted medicines according', 'restricted medicines'],
    ['asset register', 'asset register'],
  ])('does not say how it is asked for: %s', (phrase, rest) => {
    expect(withoutTail(phrase)).toBe(rest);
  });
});

describe('the codes of points', () => {
  it('are no part of what is asked for', () => {
    expect(withoutLineCodes('E1 Databases\nE2 Python\nD3 Telemetry')).toBe('Databases\nPython\nTelemetry');
    expect(withoutLineCodes('B1 German\nSales of boats')).toBe('B1 German\nSales of boats');
  });
});

describe('a degree at a level', () => {
  it('asks for its subjects as education and not as skills', () => {
    const { required, degree } = findJobSkills(
      'Behaviour Specialist\n\nRequirements\n- A degree at Level 8 in psychology, social care or nursing.\n' +
        '- Experience of report writing\n- Knowledge of first aid\n- Experience of safeguarding\n',
    );
    expect(degree?.subject).toContain('psychology');
    expect(required.map(({ name }) => name)).not.toContain('Psychology');
  });
});
