import type { LETTER_TONES } from '@greenroom/contract/cover-letter';
import type { Demand } from './read-demands.ts';

type Tone = (typeof LETTER_TONES)[number];

/**
 * Wordings by tone. `{role}` is the title, with the reference where the advertisement has one, `{demand}` is in the words of the advertisement. A
 * skill may be a tool, a duty or a field: no wording says that it was "used" or "known".
 */
export type ToneWordings = {
  openingAtCompany: string[];
  openingRole: string[];
  openingBare: string[];
  /** With the present job: `{today}` is "a Nurse at Elm Hospital since 2020". */
  openingToday: string[];
  openingTodayBare: string[];
  /** What comes before the achievement that answers a demand. */
  demand: Record<Exclude<Demand['form'], 'quote'>, string[]>;
  listed: string[];
  /** Offers to tell more: `{at}` is the place that the letter told most of. */
  closingPlace: string[];
  closing: string[];
  closingLine: string[];
};

export const WORDINGS: Record<Tone, ToneWordings> = {
  Plain: {
    openingAtCompany: [
      'I am applying for the position of {role} at {company}.',
      'This is my application for the position of {role} at {company}.',
    ],
    openingRole: [
      'I am applying for the position of {role}.',
      'This is my application for the position of {role} that you have advertised.',
    ],
    openingBare: [
      'I am applying for the position you have advertised.',
      'This is my application for the position you advertised.',
    ],
    openingToday: [
      'I have been {today}, and I am applying for the position of {role} at {company}.',
      'I am applying for the position of {role} at {company}. I have been {today}.',
    ],
    openingTodayBare: [
      'I have been {today}, and I am applying for the position of {role}.',
      'I am applying for the position of {role}. I have been {today}.',
    ],
    demand: {
      verb: ['You need someone to {demand}.', 'You are looking for someone to {demand}.'],
      noun: ['You ask for {demand}.'],
    },
    listed: ['My skills also include {skills}.', 'Among my other skills: {skills}.'],
    closingPlace: ['I would be glad to tell you more about my work {at}, and to hear about yours.'],
    closing: [
      'I would be glad to talk about the position and to tell you more about any of this.',
      'Thank you for reading this. I would be glad to talk about the position.',
      'I would be glad to tell you more in an interview.',
      'Thank you for your time. I would be glad to hear more about the position.',
    ],
    closingLine: ['Kind regards,', 'Best regards,'],
  },
  Warm: {
    openingAtCompany: [
      'I’d like to apply for the position of {role} at {company}.',
      'Thank you for taking a moment to read this: I’d like to apply for the position of {role} at {company}.',
    ],
    openingRole: [
      'I’d like to apply for the position of {role}.',
      'Thank you for taking a moment to read this: I’d like to apply for the position of {role}.',
    ],
    openingBare: [
      'Thank you for taking a moment to read my application.',
      'I’d like to be considered for the position you advertised.',
    ],
    openingToday: [
      'I have been {today}, and I’d like to apply for the position of {role} at {company}.',
      'I’d like to apply for the position of {role} at {company}. I have been {today}.',
    ],
    openingTodayBare: [
      'I have been {today}, and I’d like to apply for the position of {role}.',
      'I’d like to apply for the position of {role}. I have been {today}.',
    ],
    demand: {
      verb: ['You’d like someone to {demand}.', 'You are looking for someone to {demand}.'],
      noun: ['You ask for {demand}.'],
    },
    listed: ['My skills also include {skills}.', 'I’d bring these skills as well: {skills}.'],
    closingPlace: ['I’d be happy to tell you more about my work {at}, and to hear about yours.'],
    closing: [
      'I’d be happy to tell you more, and to hear about the work.',
      'I’d enjoy talking this over with you and hearing more about the team.',
      'Thank you for reading this. I’d be glad to meet you.',
      'I’d be glad to tell you more about any of this when we talk.',
    ],
    closingLine: ['Warm regards,', 'With best wishes,'],
  },
  Formal: {
    openingAtCompany: [
      'I wish to apply for the position of {role} at {company}.',
      'With this letter I apply for the position of {role} at {company}.',
    ],
    openingRole: [
      'I wish to apply for the advertised position of {role}.',
      'With this letter I apply for the position of {role} that you have advertised.',
    ],
    openingBare: [
      'I wish to apply for the advertised position.',
      'With this letter I apply for the vacancy you have advertised.',
    ],
    openingToday: [
      'I have been {today} and wish to apply for the position of {role} at {company}.',
      'I wish to apply for the position of {role} at {company}. I have been {today}.',
    ],
    openingTodayBare: [
      'I have been {today} and wish to apply for the position of {role}.',
      'I wish to apply for the position of {role}. I have been {today}.',
    ],
    demand: {
      verb: ['You require someone to {demand}.', 'You are seeking someone to {demand}.'],
      noun: ['You require {demand}.'],
    },
    listed: ['My skills further include {skills}.', 'Among my further skills: {skills}.'],
    closingPlace: ['I will gladly give further details of my work {at} in an interview.'],
    closing: [
      'I should be pleased to discuss my application with you in person.',
      'I should welcome an invitation to an interview.',
      'I will gladly send references and certificates.',
      'I should be pleased to give further details in an interview.',
    ],
    closingLine: ['Yours sincerely,', 'Respectfully,'],
  },
};
