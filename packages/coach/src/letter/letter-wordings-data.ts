import type { LETTER_TONES } from '@greenroom/contract/cover-letter';

type Tone = (typeof LETTER_TONES)[number];

/**
 * Wordings by tone; each attempt takes the next one. `{role}` is the title, `{aRole}` has its article, `{company}` and `{skills}` are filled,
 * `{both}` is "that has" or "both have". A skill may be a tool, a duty or a field: no wording says that it was "used" or "known".
 */
export type ToneWordings = {
  openingAtCompany: string[];
  openingRole: string[];
  openingBare: string[];
  /** Stands behind an opening. */
  reasonWithSkills: string[];
  reasonPlain: string[];
  also: string[];
  skills: string[];
  listed: string[];
  /** As `listed`, where nothing stands before it. */
  listedAlone: string[];
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
    reasonWithSkills: [
      'You ask for {skills}, and {both} been part of my work.',
      'Your advertisement names {skills}; {both} been part of my work, as the examples below show.',
    ],
    reasonPlain: ['Below is the work that I would bring to it.', 'Here is what I have done so far.'],
    also: ['In the same role I {clause}.', 'I also {clause}.', 'Besides that, I {clause}.'],
    skills: ['My work has also covered {skills}.', 'Of the other things on your list, my work has covered {skills}.'],
    listed: ['My skills also include {skills}.', 'You will find {skills} among my skills as well.'],
    listedAlone: [
      'Of what you ask for, my skills include {skills}.',
      'You mention {skills}, which {are} among my skills.',
    ],
    closing: [
      'I would be glad to talk about the position and to tell you more about any of this.',
      'I can tell you more about each of these when we speak.',
    ],
    closingToCompany: [
      'I would be glad to hear what {company} needs in this role, and to tell you more about any of this.',
      'I would be glad to talk about the position and to tell you more about any of this.',
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
    reasonWithSkills: [
      'You mention {skills}, and {both} been part of my own work.',
      'When I read that you ask for {skills}, I recognized my own work: {both} been part of it.',
    ],
    reasonPlain: ['Let me tell you what I have done so far.', 'Here is a little about the work I have done.'],
    also: ['I also {clause}.', 'And I {clause}.', 'In the same job I {clause}.'],
    skills: [
      'My work has given me practice in {skills} too.',
      'I see {skills} on your list as well, and my work has covered that.',
    ],
    listed: ['You will also find {skills} among my skills.', 'And {skills} {are} among my skills too.'],
    listedAlone: [
      'You mention {skills}, which you will find among my skills.',
      'I see {skills} on your list, which {are} among my skills too.',
    ],
    closing: [
      'I’d be happy to tell you more, and to hear what your days look like.',
      'I’d enjoy talking this over with you and hearing more about the team.',
    ],
    closingToCompany: [
      'I’d be happy to tell you more about any of this, and to hear what the days at {company} are like.',
      'I’d enjoy talking this over with you and hearing more about the team.',
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
    reasonWithSkills: [
      'Your advertisement calls for {skills}; {both} been part of the work described below.',
      'You ask for {skills}, and {both} been part of my work.',
    ],
    reasonPlain: [
      'The following describes the work that bears on it.',
      'The relevant parts of my work are described below.',
    ],
    also: ['In the same position I {clause}.', 'I further {clause}.', 'In addition, I {clause}.'],
    skills: ['Of your further requirements, my work has covered {skills}.', 'My work has likewise covered {skills}.'],
    listed: ['My skills further include {skills}.', 'My resume further lists {skills}.'],
    listedAlone: [
      'Of the requirements you name, my skills include {skills}.',
      'My skills include {skills}, which you require.',
    ],
    closing: [
      'I should be pleased to discuss my application with you in person.',
      'I remain available for a conversation at a time that suits you.',
    ],
    closingToCompany: [
      'I should be pleased to discuss the position and my application with you in person.',
      'I remain available for a conversation with {company} at a time that suits you.',
    ],
    closingLine: ['Yours sincerely,', 'Respectfully,'],
  },
};
