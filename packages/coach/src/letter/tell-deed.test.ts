import { describe, expect, it } from 'vitest';
import { tellDeed } from './tell-deed.ts';

const NOW = { isPresent: true, isVerbList: false };
const LIST = { isPresent: true, isVerbList: true };
const THEN = { isPresent: false, isVerbList: false };

describe('a line of a resume as a letter tells it', () => {
  it('is no deed where a noun goes on with "to"', () => {
    expect(tellDeed('Support to two partners and one associate in defense', NOW)?.kind).not.toBe('deed');
    expect(tellDeed('Respond to calls at night', NOW)).toEqual({ kind: 'deed', text: 'respond to calls at night' });
  });

  it('keeps what is done today and what was done once apart', () => {
    expect(tellDeed('Order the supplies for five sites; asked two vendors to requote in 2022', NOW)?.text).toBe(
      'order the supplies for five sites; I asked two vendors to requote in 2022',
    );
  });

  it('tells the second clause of a long line as a sentence', () => {
    const line =
      'Looked into why new loans fell in spring and found that applications started on a phone were dropped at the upload step; the form was changed and completed ones went from 48% to 61%';
    expect(tellDeed(line, NOW)?.text).toMatch(/at the upload step\. The form was changed and completed ones went/u);
  });

  it('tells a change of a thing whose name begins with a participle', () => {
    expect(tellDeed('Disputed deliveries at the first three customers fell from 2.1% to 1.3%', NOW)?.kind).toBe(
      'sentence',
    );
  });

  it('does not part a preposition from the verb of its relative clause', () => {
    expect(tellDeed('Build the weekly dashboard the squad works from', NOW)?.text).toBe(
      'build the weekly dashboard the squad works from',
    );
  });

  it('reads no verb in the name of a thing, and two in a row as verbs', () => {
    expect(tellDeed('Fixed asset ledger of about 1,400 items', LIST)?.kind).not.toBe('deed');
    expect(tellDeed('Butcher and portion up to 40 kg of fish a day', LIST)?.text).not.toContain('a butcher');
  });

  it('leaves out what others think of the work, and gives a bare change its verb', () => {
    expect(tellDeed('Visit the late payers, which nobody likes but it is part of the job', LIST)?.text).not.toContain(
      'nobody',
    );
    expect(tellDeed('Manage the kitchen orders; food cost from 33.5% to 30.1%', NOW)?.text).toBe(
      'manage the kitchen orders; food cost went from 33.5% to 30.1%',
    );
  });

  it('is no deed that counts the things of its first word', () => {
    expect(tellDeed('Reviews from 140 to 615, average 4.8', NOW)?.kind).not.toBe('deed');
    expect(tellDeed('Reviews drawings before work starts', NOW)).toEqual({
      kind: 'deed',
      text: 'review drawings before work starts',
    });
  });

  it('is no work that begins with when or where it was', () => {
    expect(tellDeed('During the lockdown also shop, packing, delivery driving', THEN)).toBeUndefined();
  });

  it.each([
    ['Trained two lads up to their aerial rescue ticket', 'trained two lads up to their aerial rescue ticket'],
    ['Run a crew of 3. I do the briefing every morning', 'run a crew of 3. I do the briefing every morning'],
    [
      'Called the nurse when something changed. One client had swelling in the legs',
      'called the nurse when something changed. One client had swelling in the legs',
    ],
    ['Responsible for the late shift with 28 people', 'am responsible for the late shift with 28 people'],
    [
      'Custodian of the procedures; 64 revised ahead of the 2023 audit',
      'am the custodian of the procedures; 64 revised ahead of the 2023 audit',
    ],
    ['I also keep the stock sheets', 'keep the stock sheets'],
    ['Cut costs by 30%', 'cut costs by 30%'],
    ['Train the new aides, had 14 so far', 'train the new aides'],
    ['Hauled gas to stations, 8,500 gal trailer, night shift', 'hauled gas to stations'],
    ['Ran a maintenance crew. Burst mains, new connections', 'ran a maintenance crew'],
    ['Operates the crane, loads ships and signs the papers', 'operate the crane, load ships and sign the papers'],
    ['Led the audit of the the stores; no findings', 'led the audit of the stores, with no findings'],
    ['Raised coverage from 12% → 65%', 'raised the coverage from 12% to 65%'],
    ['Redid the van list, cut trips to the merchant', 'redid the van list and cut trips to the merchant'],
    [
      'Set up a weekly clinic; missed bookings fell from 18% to 7%',
      'set up a weekly clinic; missed bookings fell from 18% to 7%',
    ],
    ['Nurse in charge of a 29-bed floor', 'am a nurse in charge of a 29-bed floor'],
    ['Link nurse for falls: attend the monthly board', 'am a link nurse for falls. I attend the monthly board'],
  ])('stands behind "I": %s', (line, text) => {
    expect(tellDeed(line, NOW)).toEqual({ kind: 'deed', text });
  });

  it.each(['In 2022 we changed from nails to magnets and I tried it first', 'My accuracy at the 2017 audit was 96%'])(
    'keeps a sentence with its subject: %s',
    (line) => {
      expect(tellDeed(line, NOW)).toEqual({ kind: 'sentence', text: line });
    },
  );

  it.each([
    ['Checking tax status and declarations of interest', 'checking tax status and declarations of interest'],
    ['Monthly reagent orders and stock count', 'monthly reagent orders and stock count'],
    ['Pruning, reductions, deadwooding', 'pruning, reductions and deadwooding'],
  ])('names work without a verb: %s', (line, text) => {
    expect(tellDeed(line, NOW)).toEqual({ kind: 'work', text });
  });

  it.each([
    'Confined space entry and gas detection',
    'Approved handler / chlorine gas handling',
    'Stock lists in Excel',
    'Tickets: 40 a week, most of them closed',
  ])('leaves a note as it is: %s', (line) => {
    expect(tellDeed(line, NOW)).toBeUndefined();
  });

  it('does not take work of today for work of then', () => {
    expect(tellDeed('Oversee a bench of five technologists', NOW)?.kind).toBe('deed');
    expect(tellDeed('Oversee a bench of five technologists', THEN)).toBeUndefined();
  });
});

describe('a line of notes and a clause', () => {
  it('is told by its clause', () => {
    expect(
      tellDeed('Samples tested every 3 months, highest value 14; I give the hygiene talk to newcomers', NOW)?.text,
    ).toBe('give the hygiene talk to newcomers');
    expect(tellDeed('Every load carries 4 samples; I sign the load off', NOW)).toEqual({
      kind: 'sentence',
      text: 'Every load carries 4 samples; I sign the load off',
    });
    expect(tellDeed('Started the tests from zero: today 412 tests, run every night', NOW)?.text).toBe(
      'started the tests from zero. Today there are 412 tests',
    );
  });

  it('names what it is about: nothing is told of a thing that only the sentence before names', () => {
    const traced = 'Sealing machine was stopping four times a shift. Traced it to a chafed cable and rerouted it';
    expect(tellDeed(traced, LIST)?.text ?? '').not.toContain('it to a chafed');
    expect(
      tellDeed('Part of the working group that brought in the pathways. Median stay went from 6.5 to 5 days', LIST)
        ?.text,
    ).toBe('was part of the working group that brought in the pathways. Median stay went from 6.5 to 5 days');
    expect(tellDeed('Rebuilt the weekly report. Query now pulls straight from the server', LIST)?.text).toBe(
      'rebuilt the weekly report',
    );
    expect(tellDeed('Redesigned the head. Weight came down from 6.2 kg to 4.1 kg', LIST)?.text).toBe(
      'redesigned the head. Weight came down from 6.2 kg to 4.1 kg',
    );
    expect(tellDeed('Count the stock on Sundays; brought pour cost down from 24% to 21%', LIST)?.text).not.toContain(
      'brought pour cost down went',
    );
  });

  it('is no sentence where "I" begins a clause that leans on it', () => {
    expect(tellDeed('At home looking after her from then until I started on the ferries', THEN)).toBeUndefined();
  });
});

it('says how often something is done', () => {
  const present = { isPresent: true, isVerbList: false };
  expect(tellDeed('Sometimes help train new people', present)?.text).toBe('sometimes help train new people');
  expect(tellDeed('Team of 4', present)).toEqual({ kind: 'deed', text: 'have a team of 4' });
});

it('ends no sentence behind a title of respect', () => {
  const line = 'Started our gum protocol with Dr. Elm in 2017. Trained two new hygienists';
  expect(tellDeed(line, { isPresent: false, isVerbList: true })?.text).toBe(
    'started our gum protocol with Dr. Elm in 2017. I trained two new hygienists',
  );
});
