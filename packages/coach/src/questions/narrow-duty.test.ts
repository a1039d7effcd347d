import { describe, expect, it } from 'vitest';
import { bareVerbs } from './bare-verbs.ts';
import { narrowDuty } from './narrow-duty.ts';

describe('a duty that follows "how would you"', () => {
  it.each([
    ['be checking the seals and logging the result', 'check the seals and log the result'],
    ['cleaning and ironing shirts', 'clean and iron shirts'],
    ['overseeing pressure testing and commissioning', 'oversee pressure testing and commissioning'],
    ['backing up and restoring', 'back up and restore'],
    ['tying a scaffold', 'tie a scaffold'],
    ['inspection of hulls and tanks', 'inspect hulls and tanks'],
    ['balance the till', 'balance the till'],
  ])('reads "%s" as "%s"', (said, plain) => {
    expect(bareVerbs(said)).toBe(plain);
  });

  it('is none where the verb is not known', () => {
    expect(bareVerbs('zorbing the lemons')).toBeUndefined();
  });

  it.each(['deliver safe, evidence-based, family-centred care', 'check it and sign off the sheet'])(
    'is none where "%s" was cut from what it is about',
    (said) => {
      const narrowed = narrowDuty(said) ?? '';
      expect(narrowed).not.toBe('deliver safe');
      expect(narrowed).not.toMatch(/\bit\b/u);
    },
  );

  it.each([
    ['take blood samples where trained', 'take blood samples'],
    ['write the handbook we never had', 'write the handbook'],
    ['look after our regular guests', 'look after regular guests'],
    ['run the night audit and maintain room rates', 'run the night audit'],
    ['attend site meetings and prepare snag lists', 'prepare snag lists'],
    ['open and close the shop, till banking in the evening', 'open and close the shop'],
    ['present findings to senior, non-technical audiences', 'present findings to senior, non-technical audiences'],
    ['write unit tests and look after the rig', 'write unit tests'],
    ['audit suppliers together with the buyers, about ten days a year', 'audit suppliers together with the buyers'],
    ['write checks, contracts and lineage, and page the team', 'write checks, contracts and lineage'],
    ['supervise two junior surveyors each year', 'supervise junior surveyors'],
    ['lead a team of five fitters and one trainee', 'lead a team of fitters and one trainee'],
    ['prepare the annual asset condition report', 'prepare an asset condition report'],
    ['prepare the annual accounts', 'prepare the annual accounts'],
    ['count the narcotics twice a shift', 'count the narcotics'],
    ['coach two operators and one trainee', 'coach operators and trainees'],
    ['visit 5 to 6 patients a day on a route', 'visit patients on a route'],
    ['take charge of a 3-4 person cutting crew', 'take charge of a cutting crew'],
    ['write quotations, together with sales', 'write quotations'],
    ['line manage three officers, including appraisals and sign-off of leave', 'supervise officers'],
    ['run yard tests, annual ride-alongs and remedial coaching, using telematics', 'run yard tests'],
    ['safely move acids in tankers', 'move acids in tankers'],
    ['monitor the bar service, and stocktaking at the end of the month', 'monitor the bar service'],
  ])('is one piece of work: "%s"', (said, narrow) => {
    expect(narrowDuty(said)).toBe(narrow);
  });

  it('is none where a clause would be torn', () => {
    expect(narrowDuty('evaluate whether the things we try are working')).toBeUndefined();
  });
});

describe('words that only look like verbs', () => {
  it.each([
    [
      'get the import and export papers right at the first try',
      'get the import and export papers right at the first try',
    ],
    [
      'contribute to reviews of the Safety Plans and source water risk plans',
      'contribute to reviews of the Safety Plans and source water risk plans',
    ],
  ])('leave "%s" whole', (duty, said) => {
    expect(narrowDuty(duty)).toBe(said);
  });
});
