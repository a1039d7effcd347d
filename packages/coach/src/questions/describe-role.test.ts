import { describe, expect, it } from 'vitest';
import { describeRole, findSeniority, isGibberish } from './describe-role.ts';

describe('a role in a sentence', () => {
  it.each([
    ['Barista', 'the Barista role'],
    ['barista', 'the barista role'],
    ['Barista - Downtown (part-time)', 'the Barista role'],
    ['Nurse at St. Mary', 'the Nurse role'],
    ['CASHIER', 'the cashier role'],
    ['C++ Developer', 'the C++ Developer role'],
    ['Sales position', 'the Sales role'],
    ['asdfgh', 'this role'],
    ['', 'this role'],
    ['<script>alert(1)</script>', 'this role'],
    ['I would like to work with animals somewhere nice', 'this role'],
  ])('"%s" becomes "%s"', (name, spoken) => {
    expect(describeRole(name)).toBe(spoken);
  });

  it.each(['asdfgh', 'qwerty', 'xxxx', 'bcdfgh', 'aaa'])('takes "%s" for gibberish', (word) =>
    expect(isGibberish(word)).toBe(true),
  );
  it.each(['Rechtsanwalt', 'HVAC', 'nurse', 'Zbigniew', '看護師', 'CPhT'])('takes "%s" for a word', (word) =>
    expect(isGibberish(word)).toBe(false),
  );

  it.each([
    ['Junior accountant', 'entry'],
    ['Software engineering intern', 'entry'],
    ['Head of Sales', 'lead'],
    ['Store Manager', 'lead'],
    ['Vertriebsleiter', 'lead'],
    ['Product Manager', 'experienced'],
    ['Account Manager', 'experienced'],
    ['Welder', 'experienced'],
  ] as const)('"%s" is %s', (name, seniority) => expect(findSeniority(name)).toBe(seniority));
});
