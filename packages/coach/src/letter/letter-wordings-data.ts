import type { LETTER_TONES } from '@greenroom/contract/cover-letter';
import type { Need } from './find-need.ts';

type Tone = (typeof LETTER_TONES)[number];

/**
 * Wordings by tone. `{role}` is the title, with the reference where the advertisement has one; `{reference}` is the reference by itself, in brackets.
 */
export type ToneWordings = {
  openingAtCompany: string[];
  openingRole: string[];
  openingBare: string[];
  /** The same behind who the person is: "I am a nurse with 6 years on wards" … */
  joinedAtCompany: string[];
  joinedRole: string[];
  joinedBare: string[];
  /** What the advertisement demands (`{need}`), before the work that shows it, by the form of the demand. */
  need: NeedWordings;
  /** The same for a second demand. */
  furtherNeed: NeedWordings;
  /** The same as what draws the person to the post, before the work that shows it. */
  drawn: NeedWordings;
  /** Behind that work, where it is that of today. */
  goOn: string[];
  /** What comes before the points of the work, by employer. */
  points: string[];
  /** Before the points that belong to no job. */
  also: string[];
  closing: string[];
  closingLine: string[];
};

type NeedWordings = Record<Need['form'], string[]>;

/** Plain and warm letters say these alike. */
const DRAWN_BY_WORK = {
  work: ['What draws me to this post is that the work includes {need}.', 'I like that part of the job is {need}.'],
  asked: ['What draws me to this post is that it calls for {need}.', 'I like that you ask for {need}.'],
};

export const WORDINGS: Record<Tone, ToneWordings> = {
  Plain: {
    openingAtCompany: [
      'I am applying for the position of {role} at {company}.',
      'Please consider my application for the position of {role} at {company}.',
      'I would like to apply for the position of {role} at {company}.',
    ],
    openingRole: [
      'I am applying for the position of {role}.',
      'I would like to apply for the position of {role} that you have advertised.',
    ],
    openingBare: [
      'I am applying for the position you have advertised{reference}.',
      'I would like to apply for the position you advertised{reference}.',
    ],
    joinedAtCompany: [
      ', and I am applying for the position of {role} at {company}.',
      ', and I would like to join {company} as {aRole}.',
      ', and I am interested in the position of {role} at {company}.',
      ', and I would like to be considered for the position of {role} at {company}.',
    ],
    joinedRole: [
      ', and I am applying for the position of {role}.',
      ', and I would like to be considered for the position of {role}.',
    ],
    joinedBare: [
      ', and I am applying for the position you have advertised{reference}.',
      ', and I would like to be considered for the position you advertised{reference}.',
    ],
    need: {
      somebody: ['You are looking for {need}.', 'You need {need}.'],
      work: ['Part of the job is {need}.', 'The work includes {need}.'],
      asked: ['You ask for {need}.', 'You mention {need}.'],
    },
    furtherNeed: {
      somebody: ['You also need {need}.', 'You also want {need}.'],
      work: ['Another part of the job is {need}.', 'The work also includes {need}.'],
      asked: ['You also ask for {need}.', 'You also mention {need}.'],
    },
    drawn: {
      somebody: [
        'What draws me to this post is that you need {need}.',
        'One reason why I am applying is that you want {need}.',
        'I like that you are looking for {need}.',
      ],
      ...DRAWN_BY_WORK,
    },
    goOn: [
      'and I would like to go on with such work',
      'and I would like to do more of that with you',
      'and that is work I would like to keep doing',
    ],
    points: ['From my work:', 'Some of what I have done:', 'Some of my work so far:'],
    also: ['Also for this post:', 'Further points for this post:'],
    closing: [
      'I would welcome a conversation about the post.',
      'I would be glad to talk about the post.',
      'I am happy to come in for an interview.',
      'I would be glad to meet you and to hear more.',
      'I would be glad to tell you more in a conversation.',
      'I would be glad to hear from you.',
      'I would be happy to talk about any of this.',
      'I would like to hear more about the work and the team.',
      'I would be glad to come in and talk about the work.',
    ],
    closingLine: ['Kind regards,', 'Best regards,'],
  },
  Warm: {
    openingAtCompany: [
      'I’d like to apply for the position of {role} at {company}.',
      'I’d like to be considered for the position of {role} at {company}.',
      'Thank you for taking a moment to read this: I’d like to apply for the position of {role} at {company}.',
    ],
    openingRole: [
      'I’d like to apply for the position of {role}.',
      'Thank you for taking a moment to read this: I’d like to apply for the position of {role}.',
    ],
    openingBare: [
      'Thank you for taking a moment to read my application{reference}.',
      'I’d like to be considered for the position you advertised{reference}.',
    ],
    joinedAtCompany: [
      ', and I’d love to be considered for the position of {role} at {company}.',
      ', and I’d like to join {company} as {aRole}.',
    ],
    joinedRole: [
      ', and I’d like to apply for the position of {role}.',
      ', and I’d love to be considered for the position of {role}.',
    ],
    joinedBare: [', and I’d like to be considered for the position you advertised{reference}.'],
    need: {
      somebody: ['You’re looking for {need}.'],
      work: ['The work includes {need}.'],
      asked: ['You ask for {need}.'],
    },
    furtherNeed: {
      somebody: ['You also want {need}.', 'You also need {need}.'],
      work: ['The work also includes {need}.'],
      asked: ['You also ask for {need}.'],
    },
    drawn: {
      somebody: [
        'What draws me to this post is that you need {need}.',
        'One reason why I’m writing is that you want {need}.',
        'I like that you are looking for {need}.',
      ],
      ...DRAWN_BY_WORK,
    },
    goOn: [
      'and I’d like to go on with such work',
      'and I’d like to do more of that with you',
      'and that is work I’d like to keep doing',
    ],
    points: ['Here is some of what I’ve done:', 'To tell you a little of my work:'],
    also: ['Also worth knowing:'],
    closing: [
      'I’d be happy to tell you more, and to hear about the work.',
      'I’d enjoy talking this over with you and hearing more about the team.',
      'Thank you for reading this. I’d be glad to meet you.',
      'I’d be glad to tell you more about any of this when we talk.',
      'If you have questions about any of this, I’m happy to reply to them.',
      'I’d be glad to come and talk about this further.',
    ],
    closingLine: ['Warm regards,', 'With best wishes,'],
  },
  Formal: {
    openingAtCompany: [
      'I wish to apply for the position of {role} at {company}.',
      'Please accept my application for the position of {role} at {company}.',
      '{company} has advertised the position of {role}, for which I wish to be considered.',
    ],
    openingRole: [
      'I wish to apply for the advertised position of {role}.',
      'Please accept my application for the position of {role}.',
    ],
    openingBare: [
      'I wish to apply for the advertised position{reference}.',
      'Please accept my application for the vacancy you have advertised{reference}.',
    ],
    joinedAtCompany: [
      ', and I wish to apply for the position of {role} at {company}.',
      ', and I ask {company} to consider me for the position of {role}.',
    ],
    joinedRole: [
      ', and I wish to apply for the advertised position of {role}.',
      ', and I ask you to consider me for the position of {role}.',
    ],
    joinedBare: [
      ', and I wish to apply for the advertised position{reference}.',
      ', and I ask you to consider me for the vacancy you have advertised{reference}.',
    ],
    need: {
      somebody: ['You seek {need}.'],
      work: ['The position includes {need}.'],
      asked: ['You ask for {need}.'],
    },
    furtherNeed: {
      somebody: ['You further seek {need}.', 'You also require {need}.'],
      work: ['The position further includes {need}.'],
      asked: ['You further ask for {need}.'],
    },
    drawn: {
      somebody: ['I am interested in this position because you seek {need}.'],
      work: ['I am interested in this position because it includes {need}.'],
      asked: ['I am interested in this position because it calls for {need}.'],
    },
    goOn: ['and I should like to continue such work'],
    points: ['Of my work I should like to name the following:', 'The following is part of my work so far:'],
    also: ['In addition, for this position:'],
    closing: [
      'I should be pleased to discuss my application with you in person.',
      'I should welcome an invitation to an interview.',
      'I will gladly send references and certificates.',
      'I should be pleased to give further details in an interview.',
      'Should you have questions, I will gladly reply to them.',
    ],
    closingLine: ['Yours sincerely,', 'Respectfully,'],
  },
};
