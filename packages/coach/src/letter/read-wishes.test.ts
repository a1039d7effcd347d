import { describe, expect, it } from 'vitest';
import { inFirstPerson, readWishes } from './read-wishes.ts';

describe('what an advertisement wants of the letter', () => {
  it.each([
    ['Send your CV to jobs@acme.example quoting RK/MECH/26-02.', 'RK/MECH/26-02'],
    ['Job ID: R-0048816', 'R-0048816'],
    ['Two references will be taken up in 2026.', ''],
    ['Preference is given to members.', ''],
  ])('finds the reference in "%s"', (text, reference) => {
    expect(readWishes(text).reference).toBe(reference);
  });

  it.each([
    [
      'In the letter tell us about an event that went wrong and what you did.',
      'an event that went wrong and what you did',
    ],
    [
      "Send a CV and a few lines on the hardest role you've ever filled, to a@b.example.",
      "the hardest role you've ever filled",
    ],
    ['Send a letter to Ann Reid, telling her about someone you trained.', 'someone you trained'],
    ['We want a covering letter which addresses a case where you stayed calm.', 'a case where you stayed calm'],
    ['In your letter share one example of a guest you helped.', 'a guest you helped'],
    ['Please say in the letter which techniques you have used.', 'which techniques you have used'],
    ['Write a letter and tell us about yourself.', ''],
    ['Nurses tell us that they learn more here.', ''],
  ])('finds what the letter is to tell of in "%s"', (text, topic) => {
    expect(readWishes(text).topic).toBe(topic);
  });

  it('finds how many paragraphs are wanted', () => {
    expect(readWishes('No cover letter generator, please: three honest paragraphs will do.').paragraphs).toBe(3);
    expect(readWishes('A letter, please.').paragraphs).toBeUndefined();
  });

  it('says a topic as its writer does', () => {
    expect(inFirstPerson("the hardest role you've ever filled")).toBe('the hardest role I have ever filled');
  });
});

it.each([
  'In the comments box please answer: (1) your rate?',
  'Application questions (required):',
  'You answer one question instead of a letter.',
])('finds that "%s" asks for answers', (text) => expect(readWishes(text).instead).toBe('questions'));

it.each([
  ['Requisition # R-30127', 'R-30127'],
  ['Position number 51882 / Parks', '51882'],
  ['Hiring manager: Ann Quill. Job code VX-0417.', 'VX-0417'],
  ['Vacancy number:        QRT/2210/26', 'QRT/2210/26'],
  ['Vacancy: 12-month contract', ''],
])('reads the reference of "%s"', (text, reference) => expect(readWishes(text).reference).toBe(reference));

it('leaves out of a topic what the sentence asks for next', () => {
  const text = 'In your letter tell us about one order that you saved, and include the job number.';
  expect(readWishes(text).topic).toBe('one order that you saved');
});

it('finds what the application is to tell of where no letter is named', () => {
  const text = 'To apply, e-mail us your CV and please tell us about something you built that had to be right.';
  expect(readWishes(text).topic).toBe('something you built that had to be right');
});
