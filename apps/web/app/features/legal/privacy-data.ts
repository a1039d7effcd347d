import type { LegalText } from './legal-page.tsx';

export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  lead: 'What this installation of Greenroom stores about you, where it stores it, and how you delete it.',
  updated: 'Last changed on November 24, 2026',
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      paragraphs: [
        'Greenroom is open-source software that anybody can run. The person or organisation that runs the copy you are using is its operator, decides ' +
          'which outside services it is connected to, and is responsible for your data. The authors of the software receive nothing: it calls home to ' +
          'nobody, shows no advertisements and carries no trackers.',
        'This text describes what the software does as it is shipped. If the operator has changed something, the operator has to tell you.',
      ],
    },
    {
      id: 'information-collected',
      heading: 'Information collected',
      paragraphs: ['You can use most of Greenroom without an account. What is stored depends on what you do:'],
      points: [
        {
          term: 'Your voice',
          text:
            'The server turns the sound of your answers into text and does not save it. Your browser saves the recordings on this device for 30 days, ' +
            'so that you can listen to them. You can turn that off, and delete them. Pace, pauses and liveliness are measured there too; only these figures are ' +
            'sent. On your account page you can choose to save them with your account ' +
            'too: then the server saves them encrypted, for 90 days unless the operator chose otherwise. The screen always says which recogniser is ' +
            'in use and where the sound goes. With some browsers that is the maker of the browser, and you are asked first. You can always type instead.',
        },
        {
          term: 'Your resume',
          text: 'The file and the text read from it are used for the one request that you make and are not stored by the server.',
        },
        {
          term: 'Your interviews',
          text:
            'When you are signed in: the role and its description, the questions, your answers as text, the scores and the remarks on them, and the ' +
            'sessions of the live assistant that you choose to save. While you are signed out, none of this is saved on the server.',
        },
        {
          term: 'Your account',
          text: 'The name, e-mail address, picture address and identifier that your sign-in service hands over, and how much of your allowance is left.',
        },
        {
          term: 'Your purchases',
          text:
            'What was bought, its amount and state, and the address of its receipt. Card numbers never reach this server; a payment service that the ' +
            'operator has connected handles them, under its own terms.',
          isOnlyWhereSold: true,
        },
        {
          term: 'In your browser',
          text:
            'Your theme, whether you were signed in, the allowances of visitors, the recordings of your answers for 30 days, and an unfinished interview ' +
            'for up to a week, so that a reload or a closed tab loses nothing. One cookie, readable only by the server, keeps you signed in. Signing ' +
            'out clears what belongs to you.',
        },
        {
          term: 'In the server’s log',
          text: 'Time, path, status and duration of each request, and how often a network address called within a day, to hold off abuse. No answers, resumes, e-mail addresses or sign-in secrets.',
        },
      ],
    },
    {
      id: 'use',
      heading: 'How it is used',
      paragraphs: [
        'Your words are used to do what you asked for: to put questions, to judge an answer, to review a resume, to write a letter. They are not used ' +
          'to train a model by this software, not sold, and not shown to other people who use this installation.',
        'As shipped, all of that happens on the operator’s own machine. An operator may connect a language model, a speech service or a sign-in ' +
          'service of another company; then the part that such a service needs is sent to it and falls under that service’s own terms. Scores come with ' +
          'the words that earned them, so that you can check them. They are practice, not an assessment by an employer.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: [
        'Access to your data needs your sign-in; another person’s identifier leads nowhere. Sign-in secrets are kept only as hashes and change with ' +
          'every use. Files are checked before they are read and are read apart from the rest of the server. Between you and the server the connection ' +
          'is encrypted wherever the operator has set up https, as every public installation should.',
        'No system is without faults. If you find one, tell the operator, and please give them time to mend it before you tell others.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'Export and deletion',
      paragraphs: [
        'On your account page you can download everything that is kept about you as one file, and you can delete all of it. Deletion takes effect at ' +
          'once and cannot be undone. What remains is a keyed hash that shows only that an account existed, so that free allowances are not given ' +
          'twice; it cannot be turned back into your name or address. Copies in the operator’s backups disappear when those backups expire.',
        'Single interviews can be deleted from the dashboard at any time.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'When this text changes, the date at its top changes with it. A change that lets more be collected or shared does not reach back to what was kept before without your consent.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Questions about your data go to the operator of this installation: the person or organisation that gave you its address. If you run it ' +
          'yourself, that is you. Questions about the software go to its project page.',
      ],
    },
  ],
};
