import { describe, expect, it } from 'vitest';
import { gerundOf, gerundOfDuty } from './gerund-of-duty.ts';

describe('a duty in "-ing"', () => {
  it.each([
    ['run', 'running'],
    ['plan', 'planning'],
    ['lead', 'leading'],
    ['write', 'writing'],
    ['tie', 'tying'],
    ['oversee', 'overseeing'],
    ['submit', 'submitting'],
    ['visit', 'visiting'],
    ['fix', 'fixing'],
    ['deliver', 'delivering'],
    ['answer', 'answering'],
    ['quote', 'quoting'],
    ['co-ordinate', 'co-ordinating'],
  ])('makes "%s" "%s"', (verb, gerund) => {
    expect(gerundOf(verb)).toBe(gerund);
  });

  it.each([
    ['negotiate planning obligations', 'negotiating planning obligations'],
    ['climb and prune', 'climbing and pruning'],
    ['set up and tidy the room', 'setting up and tidying the room'],
    ['help guests to pack, label and weigh their bags', 'helping guests to pack, label and weigh their bags'],
    ['draft rosters and budgets and sign the orders', 'drafting rosters and budgets and signing the orders'],
    ['plan and document work in the system', 'planning and documenting work in the system'],
    ['negotiate prices and maintain the scorecard', 'negotiating prices and maintaining the scorecard'],
    ['guide cadets and junior engineers', 'guiding cadets and junior engineers'],
    ['build and maintain dashboards', 'building and maintaining dashboards'],
  ])('says "%s" as "%s"', (duty, doing) => {
    expect(gerundOfDuty(duty)).toBe(doing);
  });

  it('is none where a later word may be a verb or a noun', () => {
    expect(gerundOfDuty('check the stock and order parts')).toBeUndefined();
  });
});
