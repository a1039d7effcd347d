import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequirements } from './read-requirements.ts';

const ADVERTISEMENT = `Marine surveyor wanted in Aberdeen
We are a family firm that has looked after ships since 1962.
What you will do
- Inspect hulls and tanks and write the report on the same day
- Advise owners on repairs
What you bring
- Sound knowledge of the SOLAS convention, gained at sea
- Hands-on with ultrasonic thickness gauging
- Experience in a similar role
- Experience of working under pressure
- You write your own macros in Python
- Knowledge of Norwegian would be a plus
- Experience in chairing safety meetings
- Knowledge of the Merchant Shipping Regulations
What we offer
A pension, 30 days of holiday and knowledge of a beautiful coast.`;

describe('what an advertisement asks for by name', () => {
  it('end before the verb of their sentence', () => {
    const text = ['What you bring', '- Five years of service', '- Knowledge of TwinCAT gives you an advance'].join(
      '\n',
    );
    expect(readRequirements(text).map(({ text: name }) => name)).toContain('TwinCAT');
  });

  it('are no languages, and nothing that would only be super', () => {
    const text = [
      'What you bring',
      '- Sound knowledge of Dutch in word and writing',
      '- Good knowledge of Polish and Czech',
      '- Super if you have knowledge of marine refrigeration',
      '- Sound knowledge of mooring law',
    ].join('\n');
    expect(readRequirements(text).map((requirement) => requirement.text)).toEqual(['mooring law']);
  });

  it('are no papers, school subjects or software that only sounds like work', () => {
    const text = [
      'What you bring',
      '- Knowledge of GCSE Maths and English',
      '- Understanding of the Class 2 driving licence',
      '- Competent with mapping software',
      '- Sound knowledge of drainage law',
    ].join('\n');
    const found = readRequirements(text);
    expect(found.map((requirement) => requirement.text).join('|')).not.toMatch(/GCSE|licence|\bmap software/u);
    expect(found.map((requirement) => requirement.text)).toContain('drainage law');
  });

  it('are methods, standards and programs, without soft traits, pluses and benefits', () => {
    expect(readRequirements(ADVERTISEMENT)).toEqual([
      { text: 'the SOLAS convention', kind: 'subject' },
      { text: 'ultrasonic thickness gauging', kind: 'thing' },
      { text: 'Python', kind: 'tool' },
      { text: 'chair safety meetings', kind: 'act' },
      { text: 'the Merchant Shipping Regulations', kind: 'rule' },
    ]);
  });

  it('are not what the whole job consists of', () => {
    const text = 'What you bring\n- Knowledge of marine surveying\n- Knowledge of the SOLAS convention';
    expect(readRequirements(text, 'Marine surveyor').map((found) => found.text)).toEqual(['the SOLAS convention']);
  });

  it('leaves out what stands under a heading of pluses, until the next heading', () => {
    const text =
      'Requirements\n- Knowledge of HACCP\n\nIt would be nice if you also have\n- Knowledge of the SOLAS convention\n\nKey skills\n- Experience in chairing safety meetings';
    expect(readRequirements(text).map((found) => found.text)).toEqual(['HACCP', 'chair safety meetings']);
  });

  it('are all the names of one line, laws with their whole name, and whom one has led', () => {
    const text = [
      'Requirements',
      '- Good knowledge of Curriculum for Wales, Estyn Inspection Standards, and the Welsh Literacy Framework',
      '- Knowledge of the Gas (Safety) Regulations 1998',
      '- You have run a crew before',
      '- Track record of commissioning chillers',
    ].join('\n');
    expect(readRequirements(text).map((found) => found.text)).toEqual([
      'Curriculum for Wales',
      'Estyn Inspection Standards',
      'the Welsh Literacy Framework',
      'the Gas Safety Regulations 1998',
      'lead a crew',
      'commission chillers',
    ]);
  });

  it('are no test, fallback or choice', () => {
    const text =
      'What you bring\n- You build landing pages and A/B test them\n- Experience with CI/CD, Azure (AWS is fine if you are ready to learn)';
    expect(readRequirements(text).map((found) => found.text)).toEqual(['CI/CD', 'Azure']);
  });

  it('are none where nothing is asked for', () => {
    expect(readRequirements('')).toEqual([]);
    expect(readRequirements('We are a friendly team with long experience of Leeds.')).toEqual([]);
  });

  it('are read from any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readRequirements(text).length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('ends a subject where another one or a list begins', () => {
    const texts = readRequirements(
      'Requirements:\n- Good knowledge of timber frame and of the current Building Regs incl Part L\n- Understanding of cavity trays incl. stop ends',
    ).map(({ text }) => text);
    expect(texts.join('\n')).not.toMatch(/incl|and of/u);
  });
});
