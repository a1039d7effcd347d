import type { FamilyQuestions } from './question-types.ts';

export const manufacturingQuestions: FamilyQuestions = {
  family: 'manufacturing',
  Behavioral: {
    Easy: {
      motivation: ['What do you like about making things?'],
      teamwork: ['How do you hand over your machine or line to the next shift?'],
    },
    Medium: {
      ownership: ['Tell me about scrap or a stoppage that you caused. What did you do?'],
      creativity: ['Describe a small improvement at your workplace that came from you.'],
      adaptability: ['Tell me about a time you had to work on a machine or line that was new to you.'],
    },
    Hard: {
      integrity: ['Tell me about a time you stopped a line, or wished that you had.'],
      conflict: ['Describe pressure between output and quality and how you stood in the middle.'],
    },
    Advanced: {
      leadership: ['Tell me how you won a shift over to a new way of working.'],
      'problem-solving': ['Describe a loss that everybody had got used to and that you made go away.'],
    },
  },
  Technical: {
    Easy: {
      safety: [
        {
          ask: 'What do you do before you reach into a machine to clear a jam?',
          answer:
            'Stop, switch off, lock with my own lock, release pressure, try the start, then clear with a tool. Nobody removes my lock.',
        },
      ],
      method: [
        {
          ask: 'Walk me through the start of your shift.',
          answer:
            'Handover, safety and cleanliness, settings against the sheet, first piece measured and signed, material for the next hours and a look at the log.',
        },
      ],
      quality: [
        {
          ask: 'How do you notice that your parts are drifting before they are bad?',
          answer:
            'I plot measurements by time, watch for runs and trends within limits, sounds and tool wear, and adjust by rule and not after each part.',
        },
      ],
      tools: [
        {
          ask: 'Which machines and measuring tools have you worked with?',
          answer:
            'I name them with the materials and tolerances, how I set zero and how I know that the gauge is right.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'Scrap jumped from two to eight percent last night. How do you find the cause?',
          answer:
            'What changed: material lot, tool, setting, person, temperature. Sort scrap by kind and time, go and see, hold suspect parts, and try the old lot on the same machine.',
        },
      ],
      improvement: [
        {
          ask: 'A changeover takes ninety minutes. How would you bring it down?',
          answer:
            'Film it, split what can be done while running, prepare tools on a trolley, replace bolts by clamps, fixed stops instead of trials, and practise as a pit crew.',
        },
      ],
      measurement: [
        {
          ask: 'What does overall equipment effectiveness tell you, and what does it hide?',
          answer:
            'Availability times speed times good parts. It hides whether the parts were needed, and a high figure can build stock.',
        },
      ],
      method: [
        {
          ask: 'How do you train someone on a job so that they do it right and safely?',
          answer:
            'Show and say the key points with reasons, let them do and explain, stay near, fewer checks as they succeed, and a written standard with pictures.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'How would you balance a line whose stations take very different times?',
          answer:
            'Take the beat of the customer, time the steps, move or split work, help the slowest first, a small buffer before it, and let the team try it on one shift.',
        },
      ],
      diagnosis: [
        {
          ask: 'A machine stops for a minute, many times a day. Why is that hard to see, and how do you go about it?',
          answer:
            'Each stop is too small to log. I count by cause for one shift with ticks or the controller, take the top one, and clean, adjust or redesign it.',
        },
      ],
      judgement: [
        {
          ask: 'The customer needs the parts tonight, and they are just out of tolerance. What do you do?',
          answer:
            'They do not ship silently. I hold them, measure all, ask engineering and the customer for a written concession, sort what is good and tell the truth on time.',
        },
      ],
      safety: [
        {
          ask: 'Operators keep bypassing a guard. How do you stop that for good?',
          answer:
            'Ask why: it slows or blocks the view. Fix that with those who work there, then make bypassing hard, and act on it the same for everyone.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you plan a new line for a product whose volume may be a thousand or a hundred thousand?',
          answer:
            'Cells that can be copied, people first and automation in steps, common tooling, space and supply prepared, and decision points tied to orders.',
        },
      ],
      improvement: [
        {
          ask: 'Your plant has run improvement programmes for ten years and people are tired of them. What would you do?',
          answer:
            'Stop the slogans. Ask each team for the one thing that annoys them, fix it within a week, and let leaders be on the floor daily to ask and remove.',
        },
      ],
      judgement: [
        {
          ask: 'When should a plant not automate?',
          answer:
            'When the product changes often, the process is not stable, or hands find faults that sensors do not. First make it simple, then steady, then automatic.',
        },
      ],
      measurement: [
        {
          ask: 'How do you see from the numbers that maintenance has been starved?',
          answer:
            'More short stops, longer repairs, emergency orders, overtime and speed losses, before availability falls. I show the ratio of planned to unplanned work.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['cnc', 'machinist', 'zerspanungsmechaniker', 'milling', 'lathe', 'turning'],
      Technical: {
        Medium: {
          diagnosis: [
            {
              ask: 'The surface of your milled parts has become rough and there is chatter. What do you change first?',
              answer:
                'Tool wear and overhang first, then clamping, then speed down or feed up, depth, and balance. One at a time, and I listen.',
            },
          ],
        },
        Hard: {
          method: [
            {
              ask: 'How do you hold a hundredth of a millimetre on a part that gets warm?',
              answer:
                'Rough and rest, finish with small cut and coolant at constant temperature, measure at twenty degrees, warm the machine up and correct for tool wear by trend.',
            },
          ],
        },
      },
    },
  ],
};
