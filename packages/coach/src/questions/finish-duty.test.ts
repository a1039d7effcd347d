import { describe, expect, it } from 'vitest';
import { finishDuty } from './finish-duty.ts';
import { readDuties } from './read-duties.ts';

describe('the end of a duty', () => {
  it.each([
    ['keep the medicine records, since we are assured and the vet checks', 'keep the medicine records'],
    ['taste the dishes: everyone in this kitchen develops dishes', 'taste the dishes'],
    ['weld by hand or you operate our machine', 'weld by hand'],
    ['deal with neighbours, which no school teaches', 'deal with neighbours'],
    ['keep the folder, properly', 'keep the folder'],
    ['check the photos so', 'check the photos'],
    ['keep in touch with them by phone', undefined],
    ['ring volunteers and keep in touch with them', 'ring volunteers and keep in touch with them'],
    ['audit: racking, pre-use checks', 'audit: racking, pre-use checks'],
    [
      'take care of notifications to tax offices and authorities, incl',
      'take care of notifications to tax offices and authorities',
    ],
    ['supervise student nurses and, in time', 'supervise student nurses'],
    ['teach Science in English, and she takes German', 'teach Science in English'],
    ['complete the coding that nights are responsible for', 'complete the coding that nights are responsible for'],
  ])('of "%s"', (text, finished) => {
    expect(finishDuty(text)).toBe(finished);
  });

  it('says nothing where a noun was cut off or a colleague is named', () => {
    expect(finishDuty('put dishes on')).toBeUndefined();
    expect(finishDuty('lead the class together with Frau Brandt')).toBeUndefined();
  });

  it('says nothing of a sentence with a verb of its own', () => {
    expect(finishDuty('be shouting and sticks are for other farms')).toBeUndefined();
  });
});

describe('two verbs of a duty', () => {
  const textsOf = (duty: string) =>
    readDuties(`Duties:\n- ${duty}\n- Answering the phone at the front desk`).map(({ text }) => text);

  it('keep one form', () => {
    expect(textsOf('Running data quality checks and working with services to fix the cause')).toContain(
      'be running data quality checks and working with services to fix the cause',
    );
    expect(textsOf('Installs and bends conduit in the mill')).toContain('install and bend conduit in the mill');
    expect(textsOf('Verifies orders for dose and prepares labels')).toContain(
      'verify orders for dose and prepare labels',
    );
  });

  it('are none where the second is a noun', () => {
    expect(textsOf('Planning and execution of banquet menus for large functions')).not.toContain(
      'plan and execution of banquet menus for large functions',
    );
  });
});
