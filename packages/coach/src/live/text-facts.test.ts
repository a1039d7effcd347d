import { describe, expect, it } from 'vitest';
import { withUnread } from './text-facts.ts';

const JOB = { employer: 'Marlow Joinery', title: 'Joiner', isCurrent: true };
const read = (text: string) => ({ text, isProject: false, ...JOB });

describe('withUnread', () => {
  it('adds the bullets that the reading of fields left out, with the employer named above them', () => {
    const text =
      'Marlow Joinery, Bath\nJoiner 2019 - now\n> Fitted 40 staircases a year\n> Cut waste of oak from 14% to 9%';
    expect(withUnread([], text, [JOB]).map((fact) => [fact.employer, fact.text])).toEqual([
      ['Marlow Joinery', 'Fitted 40 staircases a year'],
      ['Marlow Joinery', 'Cut waste of oak from 14% to 9%'],
    ]);
  });

  it('joins a deed that was read in two pieces', () => {
    const text =
      'Marlow Joinery\n- the owner was ill for five weeks and I ran a crew of\n  3. Two sites, both done on time\n- no accidents on my crew';
    const facts = [read('the owner was ill for five weeks and I ran a crew of'), read('Two sites, both done on time')];
    expect(withUnread(facts, text, [JOB])[0]?.text).toBe(
      'the owner was ill for five weeks and I ran a crew of 3. Two sites, both done on time',
    );
  });

  it('reads the duties in a table with the position and the organisation of their row', () => {
    const text = '06/2019 - now\tSenior Carer\tElm House, Leeds\tUnit of 12 residents; supervise 5 carers';
    expect(withUnread([], text, [])[0]).toMatchObject({
      employer: 'Elm House',
      title: 'Senior Carer',
      isCurrent: true,
      text: 'Unit of 12 residents; supervise 5 carers',
    });
  });

  it('adds the sentences of a prose resume, and no contact, aim or heading', () => {
    const text =
      'WHAT I AM PROUD OF\nI have trained five apprentices and three of them are still joiners.\nI am looking for a job near home.\nCall me on 01225 555 012 any evening';
    expect(withUnread([], text, []).map((fact) => fact.text)).toEqual([
      'I have trained five apprentices and three of them are still joiners.',
    ]);
  });

  it('tells no time at home as work', () => {
    const text = 'I was\nat home looking after my mother from then on.';
    expect(withUnread([read('at home looking after my mother from then on.')], text, [JOB])).toEqual([]);
  });

  it('says no employer for what was done before the job under which it was read', () => {
    const [fact] = withUnread([read('Before that I drove a milk tanker for six years')], '', [JOB]);
    expect(fact?.employer).toBe('');
  });
});
