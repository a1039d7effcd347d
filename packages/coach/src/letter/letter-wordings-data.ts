import type { LETTER_TONES } from '@greenroom/contract/cover-letter';
import type { Demand } from './read-demands.ts';

type Tone = (typeof LETTER_TONES)[number];
type ByForm = Record<Exclude<Demand['form'], 'quote'>, string[]>;

/**
 * Wordings by tone. `{role}` is the title, `{aRole}` has its article, `{demand}` is in the words of the advertisement, `{placed}` an achievement
 * with its place ("at Acme, I cut costs"), `{Placed}` the same at the start of a sentence. A skill may be a tool, a duty or a field: no wording
 * says that it was "used" or "known".
 */
export type ToneWordings = {
  openingAtCompany: string[];
  openingRole: string[];
  openingBare: string[];
  /** With the present job: `{today}` is "a Nurse at Elm Hospital since 2020". */
  openingToday: string[];
  openingTodayBare: string[];
  /** A demand and the achievement that answers it. */
  demand: ByForm;
  /** The same in two sentences. */
  demandApart: ByForm;
  listed: string[];
  /** What comes before "I hold an MA …" where a degree is asked for. */
  degree: string;
  /** What the employer says of itself. */
  why: string[];
  /** Offers to tell more: `{at}` is the place that the letter told most of. */
  closingPlace: string[];
  closing: string[];
  closingToCompany: string[];
  closingLine: string[];
};

export const WORDINGS: Record<Tone, ToneWordings> = {
  Plain: {
    openingAtCompany: [
      'I am applying for the position of {role} at {company}.',
      '{company} is looking for {aRole}, and I would like to be considered.',
      'This is my application for the position of {role} at {company}.',
      'I saw your advertisement for {aRole} at {company}, and I would like to apply.',
    ],
    openingRole: [
      'I am applying for the position of {role}.',
      'You are looking for {aRole}, and I would like to be considered.',
    ],
    openingBare: [
      'I am applying for the opening you have advertised.',
      'This is my application for the position you advertised.',
    ],
    openingToday: [
      'I have been {today}, and I am applying for the position of {role} at {company}.',
      'I am applying for the position of {role} at {company}. I have been {today}.',
    ],
    openingTodayBare: ['I have been {today}, and I am applying for the position of {role}.'],
    demand: {
      verb: [
        'You need someone to {demand}: {placed}.',
        '{Placed}, and you are looking for someone to {demand}.',
        'You are looking for someone to {demand}; {placed}.',
      ],
      noun: ['You ask for {demand}: {placed}.', '{Placed}, and you ask for {demand}.'],
    },
    demandApart: {
      verb: ['You need someone to {demand}. {Placed}.', 'You are looking for someone to {demand}. {Placed}.'],
      noun: ['You ask for {demand}. {Placed}.'],
    },
    degree: 'You ask for a degree:',
    closingPlace: [
      'I would be glad to tell you more about my work {at}, and to hear about yours.',
      'If you would like to know more about my work {at}, I am glad to talk.',
    ],
    listed: [
      'My skills also include {skills}, which you ask for.',
      'You ask for {skills}, which {are} among my skills.',
    ],
    why: ['I would like to work for {description}.', 'I would like to be part of {description}.'],
    closing: [
      'I would be glad to talk about the position and to tell you more about any of this.',
      'I would like to hear more about the position, and I am glad to answer questions.',
      'Thank you for reading this. I would be glad to talk about the position.',
    ],
    closingToCompany: [
      'I would be glad to talk about the position and to tell you more about any of this.',
      'Thank you for reading this. I would be glad to talk about the position.',
      'I would like to meet the people at {company} that I would work with.',
      'I would be glad to send references, and to come for an interview.',
      'I would be glad to hear more about the work at {company}.',
    ],
    closingLine: ['Kind regards,', 'Best regards,'],
  },
  Warm: {
    openingAtCompany: [
      'Thank you for taking a moment to read this: I would like to work as {aRole} at {company}.',
      'I saw that {company} is looking for {aRole}, and I’d like to be considered.',
      'I’d like to apply for the position of {role} at {company}.',
    ],
    openingRole: [
      'I saw that you are looking for {aRole}, and I’d like to be considered.',
      'Thank you for taking a moment to read this: I’d like to apply for the position of {role}.',
    ],
    openingBare: [
      'Thank you for taking a moment to read my application.',
      'I’d like to be considered for the position you advertised.',
    ],
    openingToday: [
      'I have been {today}, and I’d like to work at {company} as {aRole}.',
      'I’d like to work as {aRole} at {company}. I have been {today}.',
    ],
    openingTodayBare: ['I have been {today}, and I’d like to apply for the position of {role}.'],
    demand: {
      verb: [
        'You’d like someone to {demand}: {placed}.',
        '{Placed}, and you are looking for someone to {demand}.',
        'You are looking for someone to {demand}; {placed}.',
      ],
      noun: ['You ask for {demand}: {placed}.', '{Placed}, and you ask for {demand}.'],
    },
    demandApart: {
      verb: ['You’d like someone to {demand}. {Placed}.', 'You are looking for someone to {demand}. {Placed}.'],
      noun: ['You ask for {demand}. {Placed}.'],
    },
    degree: 'You mention a degree:',
    closingPlace: ['I’d be happy to tell you more about my work {at}, and to hear about yours.'],
    listed: [
      'My skills also include {skills}, which you mention.',
      'You mention {skills}, which {are} on my list too.',
    ],
    why: ['I’d love to work for {description}.', 'I’d be glad to be part of {description}.'],
    closing: [
      'I’d be happy to tell you more, and to hear about the work.',
      'I’d enjoy talking this over with you and hearing more about the team.',
      'Thank you for reading this. I’d be glad to meet you.',
    ],
    closingToCompany: [
      'I’d be happy to tell you more about any of this, and to hear about the work at {company}.',
      'I’d enjoy talking this over with you and hearing more about the team.',
      'I’d love to hear what the first months at {company} look like.',
      'I’d be glad to meet the people at {company}.',
      'Thank you for reading this. I’d be glad to meet you.',
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
    openingTodayBare: ['I have been {today} and wish to apply for the position of {role}.'],
    demand: {
      verb: [
        'You require someone to {demand}: {placed}.',
        '{Placed}, and you require someone to {demand}.',
        'You are seeking someone to {demand}; {placed}.',
      ],
      noun: ['You require {demand}: {placed}.', '{Placed}, and you require {demand}.'],
    },
    demandApart: {
      verb: ['You require someone to {demand}. {Placed}.', 'You are seeking someone to {demand}. {Placed}.'],
      noun: ['You require {demand}. {Placed}.'],
    },
    degree: 'You require a degree:',
    closingPlace: ['I will gladly give further details of my work {at} in an interview.'],
    listed: ['My skills further include {skills}, which you name.', 'You name {skills}, which {are} among my skills.'],
    why: ['I should like to work for {description}.', 'It would be a pleasure to work for {description}.'],
    closing: [
      'I should be pleased to discuss my application with you in person.',
      'I remain available for a conversation at a time that suits you.',
      'I should welcome an invitation to an interview.',
    ],
    closingToCompany: [
      'I should be pleased to discuss the position and my application with you in person.',
      'I remain available for a conversation at a time that suits you.',
      'I should welcome an invitation to an interview at {company}.',
      'I will gladly send references and certificates.',
      'I would be pleased to introduce myself in person.',
    ],
    closingLine: ['Yours sincerely,', 'Respectfully,'],
  },
};
