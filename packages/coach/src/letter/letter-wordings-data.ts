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
  also: string[];
  skills: string[];
  listed: string[];
  /** As `listed`, where nothing stands before it. */
  listedAlone: string[];
  /** A demand of the job and the achievement that shows it: `{placed}`, or `{low}` behind a colon. */
  pair: string[];
  /** What the employer says of itself. */
  why: string[];
  /** For somebody who changes the field. */
  bridge: string[];
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
    also: [
      'In the same role I {clause}.',
      'I also {clause}.',
      'Besides that, I {clause}.',
      'In that position I {clause} too.',
      'Another part of it: I {clause}.',
    ],
    skills: ['My work has also covered {skills}.', 'Of the other things on your list, my work has covered {skills}.'],
    listed: ['My skills also include {skills}.', 'You will find {skills} among my skills as well.'],
    listedAlone: [
      'Of what you ask for, my skills include {skills}.',
      'You mention {skills}, which {are} among my skills.',
    ],
    pair: [
      'You ask for {skill}. {placed}',
      'On {skill}: {low}',
      '{Skill} is one of the things you ask for. {placed}',
      'My example for {skill}: {low}',
      'For {skill} I can point to this: {low}',
      'Your list has {skill}. {placed}',
      'What I can show for {skill}: {low}',
      'As to {skill}: {low}',
      '{placed} That is my example for {skill}.',
      '{Skill}, which you name, looks like this in my work: {low}',
    ],
    why: [
      'You describe yourselves as “{description}”, and that is where I would like to do this work.',
      'Your advertisement says what you are: “{description}”. That is where I would like to work.',
      '“{description}” is how you put it, and it is the kind of place I am looking for.',
      'I read that you are “{description}”, and I would like to be part of it.',
    ],
    bridge: [
      'My last position was that of {aTitle}; what it shares with this one is {skills}.',
      'My work as {aTitle} had {skills} in it as well, which you ask for here.',
      'As {aTitle} I had to do with {skills} too, and that is what I would bring along.',
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
      'I would like to hear how the role of {role} fits into {company}.',
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
    reasonWithSkills: [
      'You mention {skills}, and {both} been part of my own work.',
      'When I read that you ask for {skills}, I recognized my own work: {both} been part of it.',
    ],
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
    pair: [
      'You ask for {skill}, and here is mine: {low}',
      'When it comes to {skill}: {low}',
      '{Skill} caught my eye in your list. {placed}',
      'My own story about {skill}: {low}',
      'For {skill}, let me give you an example. {placed}',
      'You mention {skill}. {placed}',
      'Here is {skill} from my own work: {low}',
      '{placed} That is what {skill} has meant in my work.',
      'Thinking of {skill}, this comes first: {low}',
      '{Skill} is part of my days too: {low}',
    ],
    why: [
      'You call yourselves “{description}”, and that made me want to write.',
      'I liked reading that you are “{description}”.',
      '“{description}”: that line of yours is why I am writing.',
      'I’d love to work for what you describe as “{description}”.',
    ],
    bridge: [
      'I have been {aTitle} until now, and what I would bring along is {skills}.',
      'Coming from work as {aTitle}, I bring {skills} with me.',
      'My work as {aTitle} had {skills} in it too, and I would enjoy going on with that.',
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
    reasonWithSkills: [
      'Your advertisement calls for {skills}; {both} been part of the work described below.',
      'You ask for {skills}, and {both} been part of my work.',
    ],
    also: ['In the same position I {clause}.', 'I further {clause}.', 'In addition, I {clause}.'],
    skills: ['Of your further requirements, my work has covered {skills}.', 'My work has likewise covered {skills}.'],
    listed: ['My skills further include {skills}.', 'My resume further lists {skills}.'],
    listedAlone: [
      'Of the requirements you name, my skills include {skills}.',
      'My skills include {skills}, which you require.',
    ],
    pair: [
      'You require {skill}. {placed}',
      'With regard to {skill}: {low}',
      '{Skill} is among your requirements. {placed}',
      'As evidence of {skill}: {low}',
      'Concerning {skill}, I refer to the following: {low}',
      'Your advertisement calls for {skill}. {placed}',
      'In respect of {skill}: {low}',
      '{placed} I offer this as an example of {skill}.',
      'The following bears on {skill}: {low}',
      'Of your requirements, {skill} corresponds to this: {low}',
    ],
    why: [
      'You describe your organization as “{description}”, which is the reason for my application to you.',
      'Your advertisement speaks of “{description}”; I should like to contribute to it.',
      'I have read with interest that you are “{description}”.',
      'As you are, in your own words, “{description}”, I address this application to you.',
    ],
    bridge: [
      'My most recent position was that of {aTitle}; it has {skills} in common with the present one.',
      'My work as {aTitle} has likewise involved {skills}.',
      'As {aTitle} I have had to do with {skills}, which this position asks for.',
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
