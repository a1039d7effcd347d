import type { FamilyQuestions } from './question-types.ts';

export const publicServiceQuestions: FamilyQuestions = {
  family: 'public-service',
  Behavioral: {
    Easy: {
      motivation: ['Why do you want to work for the public rather than for a company?'],
      service: ['Tell me about someone whom you helped to find their way through a complicated process.'],
    },
    Medium: {
      conflict: ['Tell me about an angry citizen or applicant and how you dealt with them.'],
      communication: ['Describe how you put a difficult rule into words that people understood.'],
      teamwork: ['Tell me about work with another department that had different aims from yours.'],
    },
    Hard: {
      integrity: ["Tell me about pressure to decide in someone's favour."],
      adaptability: ['Describe a time when a new law or a new minister changed your work overnight.'],
    },
    Advanced: {
      'decision-making': [
        'Tell me about a decision for the common good that was hard on some people. How did you answer to them?',
      ],
      leadership: ['Describe a public service that works better because of you.'],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'What does it mean to treat people equally in public service?',
          answer:
            'Like cases alike, by the same rule and without regard to person, and help for those who need it to use their rights. I give reasons that can be checked.',
        },
      ],
      method: [
        {
          ask: 'How do you handle an application from arrival to decision?',
          answer:
            'Confirm receipt, check it is complete, ask once for all that is missing, apply the rule to facts, hear the person where it goes against them, decide in time with reasons and a way to appeal.',
        },
      ],
      quality: [
        {
          ask: 'How do you write a letter to a citizen so that it is both correct and clear?',
          answer:
            'The decision first, then why, what to do and by when, and whom to call. Short sentences, no abbreviations, law at the end.',
        },
      ],
      tools: [
        {
          ask: 'Where do you look when you are not sure how a rule applies?',
          answer:
            'Text of the law, guidance, past decisions, then a colleague or the legal office. I note the source in the file.',
        },
      ],
    },
    Medium: {
      judgement: [
        {
          ask: 'The rule leads to a result that seems unfair in the case before you. What do you do?',
          answer:
            'I look for the discretion the law gives, its purpose and exceptions, record my reasons. If there is none I apply it, explain the appeal, and report the problem upward.',
        },
      ],
      method: [
        {
          ask: 'How do you consult people on a plan so that not only the loud are heard?',
          answer:
            'Ask early when it can still change, go to markets and schools, other languages and hours, random invitations, and publish what we changed and why.',
        },
      ],
      diagnosis: [
        {
          ask: 'Waiting times in your office have doubled. How do you find out why?',
          answer:
            'Arrivals, type, steps, returns for missing papers and staff by hour. Often one form causes half of the returns, so I would start there.',
        },
      ],
      safety: [
        {
          ask: 'A friend asks you to look up something in a register. What do you do?',
          answer: 'No, not even a hint. I explain the official way, and note an approach if it was pressed.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'How would you bring a paper service online without losing those who have no computer?',
          answer:
            'Watch both groups, simplify the rule first, build with users, keep telephone and counter of equal worth, helpers in libraries, and measure who drops out.',
        },
      ],
      measurement: [
        {
          ask: 'How do you tell whether a policy worked, when so much else changed at the same time?',
          answer:
            'Say beforehand what should change for whom, phase it in if possible, compare with places without it, listen to people, and publish failure too.',
        },
      ],
      judgement: [
        {
          ask: 'The press asks about a case before you know all of the facts. How do you proceed?',
          answer:
            'Confirm only what is certain, protect personal data, say what we are doing and when we will know more, through the press office, and find out fast.',
        },
      ],
      improvement: [
        {
          ask: 'A grant goes mostly to those who need it least. What would you change?',
          answer:
            'Look at who applies and fails, cut the form, reach out by partners, automatic where data exist, simpler proof, and set the share by need.',
        },
      ],
    },
    Advanced: {
      judgement: [
        {
          ask: 'How do you give honest advice to a politician who wants to hear something else?',
          answer:
            'Privately, early, in writing, with options that serve their aim and the cost of each. Once they have lawfully decided I carry it out well; what is unlawful I refuse.',
        },
      ],
      design: [
        {
          ask: 'How would you prepare a town for a heatwave, a flood or a long power cut?',
          answer:
            'Who is at risk by street, who calls on them, cool or warm places, water, one information channel, exercises with volunteers, and a store of what fails first.',
        },
      ],
      improvement: [
        {
          ask: 'Many rules are each sensible and together unbearable. How would you clear them?',
          answer:
            'Follow ten real cases through all of them, count hours, give each rule an owner and an end date, merge or drop, and let those affected choose the worst.',
        },
      ],
      measurement: [
        {
          ask: 'How should a public office show that it is trusted, and how could that be faked?',
          answer:
            'Use by choice, complaints resolved, appeals lost and surveys by others. It could be faked by asking only the served; I would ask those who gave up.',
        },
      ],
    },
  },
};
