import { describe, expect, it } from 'vitest';
import { namesMeant, sayNotUsed } from './missing-names.ts';

const ad =
  'Payroll Lead, Penrose Valley\n' +
  'You support the move from our old system to Workday, with a Minnesota licence, later to Kotlin Multiplatform. You lead a Team Leader and Customer Service in Sheffield.';

describe('a name that is asked after', () => {
  it.each([
    ['have you used work day at all', '', ['Workday']],
    ['do you have experience with cotton multi platform', '', ['Kotlin Multiplatform']],
    ['do you have experience with k6 or jmeter', 'Do you have experience with k6 or JMeter?', ['k6', 'JMeter']],
    ['did you work with one of them', 'For the ticket we use NFC. Did you work with one of them?', ['NFC']],
    ['do you hold a minnesota boiler licence', '', ['Minnesota boiler licence']],
    ['have you been to penrose valley', '', []],
    ['have you worked in sheffield', '', []],
    ['have you been a team leader in customer service', '', []],
    ['have you used spreadsheets', 'We love our spreadsheets. Have you used spreadsheets?', []],
  ])('in "%s"', (question, turn, names) => expect(namesMeant(question, turn, ad)).toEqual(names));

  it('is said in the form of the question', () => {
    expect(sayNotUsed(['Workday'], 'have you used work day')).toBe('Not **Workday** yet.');
    expect(sayNotUsed(['NEBOSH'], 'have you got your nebosh')).toBe('No **NEBOSH** yet.');
    expect(sayNotUsed(['Utah card'], 'do you hold a utah card')).toBe('No **Utah card** yet.');
    expect(sayNotUsed(['Kafka'], 'do you have experience with kafka')).toBe('Not **Kafka** yet.');
  });
});
