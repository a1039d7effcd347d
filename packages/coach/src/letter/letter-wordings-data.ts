import type { LETTER_TONES } from '@greenroom/contract/cover-letter';
import type { Demand } from './read-demands.ts';

type Tone = (typeof LETTER_TONES)[number];
type ByForm = Record<Demand['form'], string[]>;

/**
 * Wordings by tone. `{role}` is the title, `{aRole}` has its article, `{demand}` is in the words of the advertisement, `{placed}` an achievement
 * with its place ("at Acme, I cut costs"), `{Placed}` the same at the start of a sentence. A skill may be a tool, a duty or a field: no wording
 * says that it was "used" or "known".
 */
export type ToneWordings = {
  openingAtCompany: string[];
  openingRole: string[];
  openingBare: string[];
  /** With a duty of the position. */
  openingDuty: string[];
  openingDutyBare: string[];
  /** With the present job: `{today}` is "a Nurse at Elm Hospital since 2020". */
  openingToday: string[];
  openingTodayBare: string[];
  /** With both, for a person from another field. */
  openingChange: string[];
  /** A demand and the achievement that answers it. */
  demand: ByForm;
  /** The same in two sentences. */
  demandApart: ByForm;
  listed: string[];
  degree: string;
  /** What the employer says of itself. */
  why: string[];
  /** Asks about a demand. */
  closingDemand: string[];
  /** Offers to tell more of a place. */
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
    ],
    openingRole: [
      'I am applying for the position of {role}.',
      'You are looking for {aRole}, and I would like to be considered.',
    ],
    openingBare: [
      'I am applying for the opening you have advertised.',
      'This is my application for the position you advertised.',
    ],
    openingDuty: [
      '{company} needs {aRole} to {demand}, and I would like to be considered.',
      'You are looking for {aRole} at {company} who will {demand}; I am applying for that position.',
    ],
    openingDutyBare: ['You need {aRole} to {demand}, and I would like to be considered.'],
    openingToday: [
      'I have been {today}, and I am applying for the position of {role} at {company}.',
      'I have been {today}. I would like to work as {aRole} at {company} next.',
    ],
    openingTodayBare: ['I have been {today}, and I am applying for the position of {role}.'],
    openingChange: ['I have been {today}, and I am applying to {company}, where you need {aRole} to {demand}.'],
    demand: {
      verb: [
        'You need someone to {demand}: {placed}.',
        '{Placed}, and you are looking for someone to {demand}.',
        'Part of the work is to {demand}; {placed}.',
        'Your advertisement asks for someone to {demand}: {placed}.',
      ],
      noun: [
        'You ask for {demand}: {placed}.',
        '{Placed}, and you ask for {demand}.',
        'Your advertisement names {demand}; {placed}.',
      ],
      quote: ['Your list has “{demand}”: {placed}.', 'You name “{demand}”; {placed}.'],
    },
    demandApart: {
      verb: ['You need someone to {demand}. {Placed}.', 'Part of the work is to {demand}. {Placed}.'],
      noun: ['You ask for {demand}. {Placed}.', 'Your advertisement names {demand}. {Placed}.'],
      quote: [
        'Your list has “{demand}”. {Placed}.',
        'You name “{demand}”. {Placed}.',
        'Your advertisement says “{demand}”. {Placed}.',
      ],
    },
    degree: 'You ask for a degree.',
    closingDemand: [
      'I would be glad to hear more about the task to {demand}.',
      'What I would like to ask you about is the task to {demand}.',
    ],
    closingPlace: ['I can tell you more about my work {at} whenever it suits you.'],
    listed: ['Of what you ask for, my skills include {skills}.', 'You mention {skills}, which {are} among my skills.'],
    why: [
      'You describe yourselves as “{description}”, and that is where I would like to do this work.',
      'Your advertisement says what you are: “{description}”. That is where I would like to work.',
      'I read that you are “{description}”, and I would like to be part of it.',
    ],
    closing: [
      'I would be glad to talk about the position and to tell you more about any of this.',
      'When would it suit you to talk about the position?',
      'I can start a conversation about the role whenever it suits you.',
      'If you would like to know more about one of these examples, I can go into detail.',
      'I would like to hear how this role fits into your team.',
      'Please tell me if you need references or further papers.',
    ],
    closingToCompany: [
      'I would be glad to hear what {company} needs in this role, and to tell you more about any of this.',
      'I would be glad to talk about the position and to tell you more about any of this.',
      'When would it suit {company} to talk about the position?',
      'I would like to hear more about the position and about {company}.',
      'If one of these examples matters to {company}, I can go into detail.',
      'Please tell me if {company} needs references or further papers.',
      'I would like to meet the people at {company} that I would work with.',
      'May I tell you more about this in a conversation at {company}?',
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
    openingDuty: ['I saw that {company} needs {aRole} to {demand}, and I’d like to be considered.'],
    openingDutyBare: ['I saw that you need {aRole} to {demand}, and I’d like to be considered.'],
    openingToday: ['I have been {today}, and I’d like to work at {company} as {aRole}.'],
    openingTodayBare: ['I have been {today}, and I’d like to apply for the position of {role}.'],
    openingChange: ['I have been {today}, and I’d like to apply to {company}, where you need {aRole} to {demand}.'],
    demand: {
      verb: [
        'You’d like someone to {demand}: {placed}.',
        '{Placed}, and you are looking for someone to {demand}.',
        'One part of the job is to {demand}; {placed}.',
      ],
      noun: ['You mention {demand}: {placed}.', '{Placed}, and you ask for {demand}.'],
      quote: ['You mention “{demand}”: {placed}.', 'Your list has “{demand}”; {placed}.'],
    },
    demandApart: {
      verb: ['You’d like someone to {demand}. {Placed}.'],
      noun: ['You mention {demand}. {Placed}.'],
      quote: ['You mention “{demand}”. {Placed}.'],
    },
    degree: 'You mention a degree.',
    closingDemand: ['I’d love to hear more about the task to {demand}.'],
    closingPlace: ['I’d be happy to tell you more about my work {at}.'],
    listed: [
      'You mention {skills}, which you will find among my skills.',
      'I see {skills} on your list, which {are} among my skills too.',
    ],
    why: [
      'You call yourselves “{description}”, and that made me want to write.',
      'It was good to read that you are “{description}”.',
      'I’d love to work for what you describe as “{description}”.',
    ],
    closing: [
      'I’d be happy to tell you more, and to hear what your days look like.',
      'I’d enjoy talking this over with you and hearing more about the team.',
      'When would be a good time for a chat about the role?',
      'I’d love to hear what the first months in this role look like.',
      'Just ask if you would like to know more about one of these examples.',
    ],
    closingToCompany: [
      'I’d be happy to tell you more about any of this, and to hear what the days at {company} are like.',
      'I’d enjoy talking this over with you and hearing more about the team.',
      'When would be a good time to talk about work at {company}?',
      'I’d love to hear what the first months at {company} look like.',
      'I’d be glad to come by and meet the people at {company}.',
      'Just ask if one of these examples is of interest to {company}.',
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
    openingDuty: ['{company} requires {aRole} to {demand}; I wish to apply for this position.'],
    openingDutyBare: ['You require {aRole} to {demand}; I wish to apply for this position.'],
    openingToday: ['I have been {today} and wish to apply for the position of {role} at {company}.'],
    openingTodayBare: ['I have been {today} and wish to apply for the position of {role}.'],
    openingChange: ['I have been {today} and wish to apply to {company}, where you require {aRole} to {demand}.'],
    demand: {
      verb: [
        'You require someone to {demand}: {placed}.',
        '{Placed}, and you require someone to {demand}.',
        'The position includes the duty to {demand}; {placed}.',
      ],
      noun: ['You require {demand}: {placed}.', 'With regard to {demand}, {placed}.'],
      quote: ['Your advertisement names “{demand}”: {placed}.'],
    },
    demandApart: {
      verb: ['You require someone to {demand}. {Placed}.'],
      noun: ['You require {demand}. {Placed}.'],
      quote: ['Your advertisement names “{demand}”. {Placed}.'],
    },
    degree: 'You require a degree.',
    closingDemand: ['I should be glad to learn more about the task to {demand}.'],
    closingPlace: ['I will gladly give details of my work {at}.'],
    listed: [
      'Of the requirements you name, my skills include {skills}.',
      'My skills include {skills}, which you require.',
    ],
    why: [
      'You describe your organization as “{description}”, which is the reason for my application to you.',
      'Your advertisement speaks of “{description}”; I should like to contribute to it.',
      'I have read with interest that you are “{description}”.',
      'As you are, in your own words, “{description}”, I address this application to you.',
    ],
    closing: [
      'I should be pleased to discuss my application with you in person.',
      'I remain available for a conversation at a time that suits you.',
      'I should be glad to supply references and further papers on request.',
      'Should you wish to know more about these examples, I will gladly give details.',
      'I should welcome an invitation to an interview.',
    ],
    closingToCompany: [
      'I should be pleased to discuss the position and my application with you in person.',
      'I remain available for a conversation with {company} at a time that suits you.',
      'I should welcome an invitation to an interview at {company}.',
      'Should {company} wish to know more about these examples, I will gladly give details.',
      'I should be glad to supply {company} with references and further papers.',
      'I should like to learn what {company} expects of the position of {role}.',
    ],
    closingLine: ['Yours sincerely,', 'Respectfully,'],
  },
};
