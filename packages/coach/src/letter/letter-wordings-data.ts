import type { LETTER_TONES } from '@greenroom/contract/cover-letter';

type Tone = (typeof LETTER_TONES)[number];

/** Wordings by tone. `{role}` has its article, `{company}`, `{skills}` and `{list}` are filled; each attempt takes the next one. */
export type ToneWordings = {
  openingWithSkills: string[];
  openingPlain: string[];
  openingWithoutCompany: string[];
  openingBare: string[];
  openingRole: string[];
  also: string[];
  skills: string[];
  learned: string[];
  /** As `learned`, where nothing stands before it. */
  learnedAlone: string[];
  closing: string[];
  closingWithSkill: string[];
  closingLine: string[];
};

export const WORDINGS: Record<Tone, ToneWordings> = {
  Plain: {
    openingRole: [
      'I am applying for your opening for {role}. Here is what I have done that bears on it.',
      'You are looking for {role}. The work described below is my reason for applying.',
    ],
    openingWithSkills: [
      'Your advertisement for {role} at {company} asks for {skills}. I have used {them} in my work, and the examples below show how.',
      '{company} is looking for {role}, and {skills} {stand} among the things you ask for. {They} also {run} through my own work.',
      'I am applying to be {role} at {company}. You ask for {skills}, which I know from daily work.',
    ],
    openingPlain: [
      'I am applying to be {role} at {company}. Here is what I have done that bears on it.',
      'You are looking for {role} at {company}. The work described below is my reason for applying.',
    ],
    openingWithoutCompany: [
      'I am applying for your opening for {role}. You ask for {skills}; the examples below show where I have used {them}.',
      'Your advertisement for {role} names {skills}. I have worked with {them}, as the examples below show.',
    ],
    openingBare: [
      'I am applying for the opening you have advertised. Here is what I have done that bears on it.',
      'This is my application for the position you advertised, with the work that speaks for it.',
    ],
    also: ['In the same role I {clause}.', 'I also {clause}.', 'There I {clause} as well.'],
    skills: [
      'Of the things you list, I have worked with {list}.',
      'From your list, {list} {are} part of what I have done at work.',
    ],
    learned: ['I also list {list} among my skills.', 'My resume also lists {list}.'],
    learnedAlone: [
      'Of the things you list, my resume names {list}.',
      'From your list, {list} {stand} among my skills.',
    ],
    closing: [
      'I would be glad to go through any of this with you in a conversation.',
      'I can tell you more about each of these when we speak.',
    ],
    closingWithSkill: [
      'I would be glad to talk about how I have worked with {skill}, and about what you need from it.',
      'If you want to know more about my work with {skill}, I can go into it when we speak.',
    ],
    closingLine: ['Kind regards,', 'Best regards,'],
  },
  Warm: {
    openingRole: [
      'Thank you for taking a moment to read this. You are looking for {role}, and I would like to tell you about my work.',
      'I’d like to be considered as {role}, and to tell you what I have done.',
    ],
    openingWithSkills: [
      'When I read your advertisement for {role} at {company}, I recognized a good part of my own work in it: you ask for {skills}, and I have used {them}.',
      'Thank you for taking a moment to read this. You are looking for {role} at {company} who knows {skills}, and I would like to tell you where I have used {them}.',
    ],
    openingPlain: [
      'Thank you for taking a moment to read this. I would like to be {role} at {company}, and I will tell you why in terms of what I have done.',
      'I would like to work with you at {company} as {role}. Let me tell you about the work I have done.',
    ],
    openingWithoutCompany: [
      'Thank you for taking a moment to read this. You are looking for {role} who knows {skills}, and I would like to tell you where I have used {them}.',
      'Your advertisement for {role} names {skills}. I have worked with {them}, and I’d like to tell you where.',
    ],
    openingBare: [
      'Thank you for taking a moment to read this. I would like to tell you what I have done that bears on your opening.',
      'I’d like to be considered for the position you advertised, and to tell you about my work.',
    ],
    also: ['I also {clause}.', 'And I {clause}.', 'In that time I {clause} too.'],
    skills: ['You mention {list}: that is work I know.', 'I see {list} on your list, and I have worked with {them}.'],
    learned: ['You will also find {list} among my skills.', 'And {list} {are} on my resume too.'],
    learnedAlone: [
      'You mention {list}, which you will find among my skills.',
      'I see {list} on your list; my resume names {them} too.',
    ],
    closing: [
      'I’d be happy to tell you more, and to hear what your days look like.',
      'I’d enjoy talking this over with you and hearing more about the team.',
    ],
    closingWithSkill: [
      'I’d be happy to tell you more about my work with {skill}, and to hear what your team needs.',
      'I’d enjoy hearing how your team works with {skill}, and telling you how I have.',
    ],
    closingLine: ['Warm regards,', 'With best wishes,'],
  },
  Formal: {
    openingRole: [
      'I wish to apply for your vacancy for {role}. The following describes the work that bears on it.',
      'With this letter I apply for the advertised vacancy for {role}. The relevant parts of my work are described below.',
    ],
    openingWithSkills: [
      'I wish to apply to be {role} at {company}. Your advertisement calls for {skills}, which I have used in the positions described below.',
      'With this letter I apply to become {role} at {company}. I have worked with {skills}, as your advertisement requires.',
    ],
    openingPlain: [
      'I wish to apply to be {role} at {company}. The following describes the work that bears on this position.',
      'With this letter I apply to become {role} at {company}. The relevant parts of my work are described below.',
    ],
    openingWithoutCompany: [
      'I wish to apply for your vacancy for {role}. The advertisement calls for {skills}, which I have used in the positions described below.',
      'With this letter I apply for the advertised vacancy for {role}. It calls for {skills}, and I have worked with {them}.',
    ],
    openingBare: [
      'I wish to apply for the advertised position. The following describes the work that bears on it.',
      'With this letter I apply for the vacancy you have advertised, and describe the work that bears on it.',
    ],
    also: ['In the same position I {clause}.', 'I further {clause}.', 'In addition, I {clause}.'],
    skills: [
      'Of the requirements you name, I have worked with {list}.',
      'My work has included {list}, which you require.',
    ],
    learned: ['My resume further lists {list}.', 'My skills further include {list}.'],
    learnedAlone: [
      'Of the requirements you name, my resume lists {list}.',
      'My skills include {list}, which you require.',
    ],
    closing: [
      'I should be pleased to discuss my application with you in person.',
      'I remain available for a conversation at a time that suits you.',
    ],
    closingWithSkill: [
      'I should be pleased to discuss my work with {skill} and your requirements in person.',
      'I remain available to discuss my work with {skill} at a time that suits you.',
    ],
    closingLine: ['Yours sincerely,', 'Respectfully,'],
  },
};
