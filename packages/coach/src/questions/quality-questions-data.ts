import type { FamilyQuestions } from './question-types.ts';

export const qualityQuestions: FamilyQuestions = {
  family: 'quality',
  Behavioral: {
    Easy: {
      motivation: ['What do you enjoy about finding what others have overlooked?'],
      communication: ['How do you tell someone that their work has a fault so that they want to fix it?'],
    },
    Medium: {
      conflict: ['Tell me about a fault that you thought serious and others did not.'],
      ownership: ['Describe a defect that slipped past you. What did you change afterwards?'],
      prioritisation: [
        'Tell me about a release or shipment for which you had half of the time you needed to check it.',
      ],
    },
    Hard: {
      integrity: ['Tell me about a time you stopped a release, a batch or a delivery.'],
      creativity: ['Describe the most unlikely fault you ever found and how you came to look there.'],
    },
    Advanced: {
      leadership: ['How have you moved a team from checking at the end to preventing at the start?'],
      'decision-making': [
        'Tell me about a known fault that you agreed to let through. How did you reach that decision?',
      ],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'What is the difference between assuring quality and controlling it?',
          answer:
            'Control finds faults in what was made. Assurance shapes the way of working so that faults do not arise. One looks at the product, the other at the process.',
        },
      ],
      method: [
        {
          ask: 'What does a defect report contain when it helps the person who has to fix it?',
          answer:
            'Exact steps or conditions, what was expected, what happened, how often, version or batch, and a picture or log. One fault a report, and no guess dressed up as fact.',
        },
      ],
      tools: [
        {
          ask: 'Which tools or instruments do you use for your checks, and how do you know that you can trust them?',
          answer:
            'I name them and their limits. Instruments are calibrated with a date on them, and automated checks are tried against a fault I put there on purpose.',
        },
      ],
      quality: [
        {
          ask: 'How do you choose test cases for a field that takes an age?',
          answer:
            'Groups and edges: below, at and above each limit, empty, text, negative, decimals and very long. A handful of well-chosen values says more than a hundred at random.',
        },
      ],
    },
    Medium: {
      method: [
        {
          ask: 'How do you plan your tests or inspections when you cannot check everything?',
          answer:
            'By risk: how likely it fails and how bad that would be. The top gets depth, the middle samples, the rest a glance, and I write down what was not checked.',
        },
      ],
      diagnosis: [
        {
          ask: 'The same fault has come back for the third time. How do you get to its root?',
          answer:
            'I look at why it arose and why it was not caught, ask why until I reach something that can be changed, prove it by making the fault come and go, then check that the fix holds for months.',
        },
      ],
      tools: [
        {
          ask: 'Automated checks fail now and then for no visible reason. What do you do with them?',
          answer:
            'I take them out of the gate at once so that people trust red again, log each failure with time and state, look for order, timing and shared data, and fix or delete within two weeks.',
        },
      ],
      measurement: [
        {
          ask: 'Which numbers would you report on quality each month, and which never?',
          answer:
            'Faults that reached customers by severity, time to fix and where they arose. I would not rank testers by bugs found, since it buys many small reports.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'How would you set up automated testing for a product that has none, with two people and three months?',
          answer:
            'The build first, then a few end-to-end checks on what earns money, then tests below each new fault. Small, fast and kept green beats broad and ignored.',
        },
      ],
      judgement: [
        {
          ask: 'Tomorrow is the deadline, and one fault shows up once in two hundred runs. Do you let it go?',
          answer:
            'It depends on harm and on whether it can be undone. I say what I know, the worst case in numbers, how we would notice and roll back. The decision belongs to the owner, in writing.',
        },
      ],
      improvement: [
        {
          ask: 'Inspection finds nearly everything, and costs stay high. Where do you look?',
          answer:
            'Finding is late. I trace the faults to the step that made them, take the three largest, make the error impossible or visible there, and reduce inspection as the evidence grows.',
        },
      ],
      safety: [
        {
          ask: 'How do you audit an area without people hiding their problems from you?',
          answer:
            'I say what I look for and why, go where the work is, ask people to show rather than tell, praise openness and write findings on the system and not on a name.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you assure the quality of something that learns and changes its behaviour?',
          answer:
            'Fixed sets of cases with limits, properties that must always hold, monitoring of inputs and results in use, a way to roll back and people who review samples each week.',
        },
      ],
      improvement: [
        {
          ask: 'A company is proud of its certificates and its customers still complain. What do you do?',
          answer:
            'I read a month of complaints with the makers, compare the procedures with what people really do, drop rules that add nothing and tie each remaining one to a complaint it prevents.',
        },
      ],
      judgement: [
        {
          ask: 'When does more testing make a product worse?',
          answer:
            'When it slows feedback, gives false comfort or freezes a poor design. I weigh each check by what it caught last year and what it costs in waiting.',
        },
      ],
      measurement: [
        {
          ask: 'How would you estimate how many faults are left that nobody has found?',
          answer:
            'Two people test independently: the overlap tells how much both miss. I also look at the curve of finds over time and put in known faults to see how many come back.',
        },
      ],
    },
  },
};
