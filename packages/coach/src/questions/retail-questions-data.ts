import type { FamilyQuestions } from './question-types.ts';

export const retailQuestions: FamilyQuestions = {
  family: 'retail',
  Behavioral: {
    Easy: {
      motivation: ['Which shop do you like going to, and what do the people there do well?'],
      service: ['Tell me about a customer who came in unsure and left content.'],
    },
    Medium: {
      conflict: ['Tell me about a customer who was unfair to you. How did you end it?'],
      teamwork: ['Describe a busy day such as a sale or a holiday. What did you do for the team?'],
      ownership: ['Tell me about a time the till did not balance or a price was wrong.'],
    },
    Hard: {
      integrity: ['Tell me about a time you suspected a customer or a colleague of stealing.'],
      adaptability: ['Describe a week in which half of the staff was ill.'],
    },
    Advanced: {
      leadership: ['Tell me about a shop or department that you turned around.'],
      'decision-making': ['Describe a decision on range, price or space that others thought wrong.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'A customer is looking around. How and when do you speak to them?',
          answer:
            'A greeting at once, then room to look. When they touch or turn I ask an open question about what it is for, and show two things rather than ten.',
        },
      ],
      fundamentals: [
        {
          ask: 'How do you handle cash and cards so that the till is right in the evening?',
          answer:
            'Say the amount, note on the drawer until change is given, count into the hand, no change after closing the drawer, cash up with a witness and note differences.',
        },
      ],
      tools: [
        {
          ask: 'Which tills or stock systems have you used, and what did you do in them?',
          answer: 'Sales, returns, vouchers, stock look-up and orders. I name one and a mistake it lets you make.',
        },
      ],
      quality: [
        {
          ask: 'What do you look at when you walk your area before opening?',
          answer:
            'Clean floor and glass, full shelves with the front edge straight, right prices, dates, light, and one thing that makes people stop.',
        },
      ],
    },
    Medium: {
      judgement: [
        {
          ask: 'A customer wants to return something without a receipt that has clearly been worn. What do you do?',
          answer:
            'I stay friendly, ask what was wrong, look whether we sold it and it is faulty, explain the rule and offer repair or exchange within my limit.',
        },
      ],
      diagnosis: [
        {
          ask: 'A product that used to sell well stands untouched. How do you find out why?',
          answer:
            'Price, place, neighbours, size gaps, season and rival offers. I move it to eye level for a week, ask three customers and compare.',
        },
      ],
      method: [
        {
          ask: 'How do you offer something extra without being a nuisance?',
          answer:
            'Only what belongs to their use: care for the shoes, a cable for the printer. One sentence with a reason, and a no is a no.',
        },
      ],
      measurement: [
        {
          ask: 'Which figures tell you that a shop had a good day?',
          answer:
            'Sales against visitors, average basket, margin, returns and stock gaps. Rain explains visitors, not conversion.',
        },
      ],
    },
    Hard: {
      improvement: [
        {
          ask: 'Queues at the till drive customers away at noon. What do you change with the same staff?',
          answer:
            'Breaks and deliveries out of the peak, a call rule at four people, fast lane for one item, packing help, and count by quarter hours for two weeks.',
        },
      ],
      safety: [
        {
          ask: 'You see someone put goods into a bag. What do you do?',
          answer:
            "I do not grab or accuse. I go near and offer help, tell a colleague or security, note what I saw, and never risk anyone's safety for goods.",
        },
      ],
      design: [
        {
          ask: 'How would you place goods in a small shop so that people find more than they came for?',
          answer:
            'Daily goods at the back, a calm entrance, related uses side by side, fresh eye-catchers at turns, and room to pass with a pram.',
        },
      ],
      diagnosis: [
        {
          ask: 'Stock losses in your shop have doubled. How do you find out where they come from?',
          answer:
            'By category and day: deliveries, write-offs, till corrections, theft. I count ten risky items daily, check receipts of goods and who was where, and start with process.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you run a shop for people who compare every price on their telephones?',
          answer:
            'Honest prices on what they compare, own choice and advice on what they cannot, pick up in an hour, and staff who can match within a limit.',
        },
      ],
      judgement: [
        {
          ask: 'When should a shop stop selling something that its regulars love?',
          answer:
            'When it loses money after the baskets it brings are counted and no change helps. I would tell them ahead and offer what comes closest.',
        },
      ],
      measurement: [
        {
          ask: 'How do you tell whether a promotion earned money or only moved sales from next month?',
          answer:
            'Compare with like shops, look at weeks after, at other items in the basket and new customers who come back, and margin after waste.',
        },
      ],
      improvement: [
        {
          ask: 'How do you make people want to work in a shop for years?',
          answer:
            'Rotas known early, hours that pay the rent, a range to be proud of and responsible for, and managers who thank and learn names.',
        },
      ],
    },
  },
};
