import type { LegalText } from './legal-page.tsx';

export const TERMS_OF_SERVICE: LegalText = {
  title: 'Terms of Service',
  lead: 'What you may expect from this installation of Greenroom, and what it expects from you.',
  updated: 'Last changed on November 24, 2026',
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      paragraphs: [
        'These terms hold between you and the operator of this installation: the person or organisation that runs it. The software itself is open ' +
          'source under the Apache License 2.0, and its authors are no party to these terms. By using the installation you agree to them; if you do ' +
          'not, please do not use it.',
        'Greenroom helps you to rehearse. It does not place you in a job, promise an outcome, or speak for any employer.',
      ],
    },
    {
      id: 'information-collected',
      heading: 'Information collected',
      paragraphs: [
        'The Privacy Policy says what is collected, where it is kept and how to delete it. In short: the server does not save sound or resumes, it saves ' +
          'interviews only when you are signed in, and everything can be exported and deleted from your account page.',
        'Give only what is yours to give. Do not put another person’s confidential details into an answer, a resume or a job description.',
      ],
    },
    {
      id: 'use',
      heading: 'Use',
      paragraphs: ['You may use this installation to prepare yourself and others for work. Please mind the following:'],
      points: [
        {
          term: 'Your words stay yours',
          text:
            'You keep all rights in what you say, write and upload, and you may use the feedback and letters that you receive as you like. Read a letter ' +
            'before you send it: what it says is said in your name.',
        },
        {
          term: 'Judgement is yours too',
          text: 'Scores, sample answers and reviews are made by a program. They can be wrong. They come with reasons so that you can disagree with them.',
        },
        {
          term: 'Live assistance',
          text: 'Listening to a conversation may need the consent of everybody in it, and an employer may forbid help during an interview. Find out first; you are responsible for how you use it.',
        },
        {
          term: 'Fair use',
          text: 'Do not try to get at the data of others, to get around the limits, to overload the server, or to use it for anything unlawful. The operator may close an account that does.',
        },
        {
          term: 'Packages',
          text:
            'A package is one payment for a number of uses and does not renew itself. A use is counted only when a result was delivered. What an operator ' +
            'charges for, and how money is refunded, is decided by the operator and subject to the law of your country. What you have paid for keeps the ' +
            'terms under which you paid.',
          isOnlyWhereSold: true,
        },
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: [
        'Keep the account that you sign in with to yourself, and sign out on a machine that others use. Tell the operator if you think that somebody else has used your account.',
        'The installation is provided as it is. The operator takes care to keep it running and safe, but it may be interrupted, changed or closed. As ' +
          'far as the law allows, neither the operator nor the authors of the software are liable for losses from using it or from not being able to ' +
          'use it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'The operator may change these terms; the date at the top tells when. If you use the installation after a change, you accept it.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Write to the operator of this installation, the person or organisation that gave you its address, about anything in these terms. Faults in ' +
          'the software itself can be reported on its project page.',
      ],
    },
  ],
};
