import type { FamilyQuestions } from './question-types.ts';

export const administrationQuestions: FamilyQuestions = {
  family: 'administration',
  Behavioral: {
    Easy: {
      motivation: ['What do you like about keeping an office running?'],
      service: ['Tell me about a visitor or caller whom you helped although it was not really your job.'],
    },
    Medium: {
      prioritisation: ['Tell me about a day when three people each told you that theirs was the most urgent.'],
      ownership: ['Describe a mistake in a booking, a letter or a record, and how you sorted it out.'],
      communication: ['Tell me about an impatient person on the phone or at the desk.'],
    },
    Hard: {
      integrity: ['Tell me about a time someone tried to get information from you that they should not have.'],
      adaptability: ['Describe a time your manager, the system and the rules all changed at once.'],
    },
    Advanced: {
      leadership: ['Tell me about something in the way your office works that is different because of you.'],
      'decision-making': ['Describe a decision that you took for your manager when they could not be reached.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you arrange a meeting for eight busy people?',
          answer:
            'I find out who must be there, offer three times, hold them at once, book room and link, send the purpose with the invitation and confirm the day before.',
        },
      ],
      tools: [
        {
          ask: 'Which office programs do you know well, and what can you do in them that saves you time?',
          answer:
            'Mail rules and templates, mail merge, formulas and pivot tables, shared calendars. I name one task I cut from an hour to ten minutes.',
        },
      ],
      quality: [
        {
          ask: 'What makes good minutes of a meeting?',
          answer:
            'Decisions, who does what by when, and open points, on one page the same day. Not who said what, unless it must be on record.',
        },
      ],
      fundamentals: [
        {
          ask: 'How do you keep files so that anyone can find a document in a minute?',
          answer:
            'One place, few folders by task, names that begin with the date, one current version, and a rule for when things are thrown away.',
        },
      ],
    },
    Medium: {
      method: [
        {
          ask: 'How do you plan a business trip with several stops so that nothing goes wrong?',
          answer:
            'Purpose and fixed times first, then travel with slack, visas and rules checked, all on one page with numbers, copies offline and a plan for the one connection that could fail.',
        },
      ],
      diagnosis: [
        {
          ask: 'Invoices or forms keep coming back with errors. How do you find out what goes wrong?',
          answer:
            'I sort twenty by error and sender, fill in the form myself, fix the field that confuses, give an example and ring the two people who send most.',
        },
      ],
      safety: [
        {
          ask: 'How do you treat confidential papers and calls in an open office?',
          answer:
            'Locked screen, clear desk, print with a code, calls in a room, need to know, and no details to a voice I cannot check.',
        },
      ],
      judgement: [
        {
          ask: "Your manager's calendar is full and someone important asks for an hour today. What do you do?",
          answer:
            "I ask what it is about and by when, offer fifteen minutes or a colleague, see which meeting can move by the manager's own priorities and propose a solution.",
        },
      ],
    },
    Hard: {
      improvement: [
        {
          ask: 'Half of your week goes into typing the same things into different systems. How do you change that?',
          answer:
            'I list the tasks with minutes, ask who uses the result, drop what no one does, let one source feed the rest by import or form, and test it for a month.',
        },
      ],
      design: [
        {
          ask: 'How would you organise the move of a whole office, with everybody working on Monday?',
          answer:
            'A plan by room and person, labels, owners, telephone and network first, crates a week ahead, a rehearsal with one team, helpers on Monday and a list for faults.',
        },
      ],
      diagnosis: [
        {
          ask: 'The office spends a third more on supplies and services than last year. How do you find out where it goes?',
          answer:
            'Orders by category and person, prices against contract, renewals nobody noticed, small orders with delivery fees. Then one supplier, a limit and a monthly look.',
        },
      ],
      judgement: [
        {
          ask: 'Two managers whom you support give you conflicting instructions. How do you handle it?',
          answer:
            'I tell both the conflict in neutral words with the times, propose an order, and let them decide between them if they disagree. I do not choose in secret.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you set up the administration of a new office or clinic from nothing?',
          answer:
            'List what must happen each day, week and year, choose few systems that talk, write one page a process with an owner, and test with a mock week.',
        },
      ],
      improvement: [
        {
          ask: 'Paper is to disappear from your office within a year. How do you go about it?',
          answer:
            'Begin with what people fetch most, check what the law needs on paper, scan from a date on, train at the desk and leave one exception desk for those who cannot.',
        },
      ],
      measurement: [
        {
          ask: 'How would you show the value of good administration to someone who sees only its cost?',
          answer:
            'Hours returned to specialists, errors and late fees avoided, days until paid, and what happened in the week when nobody was there.',
        },
      ],
      judgement: [
        {
          ask: 'Which tasks should an assistant never do for a manager, even when asked?',
          answer:
            'Sign in their name without authority, approve their own expenses, hide records or pass on private data. I refuse politely and offer the right way.',
        },
      ],
    },
  },
};
