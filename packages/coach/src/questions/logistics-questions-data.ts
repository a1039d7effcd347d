import type { FamilyQuestions } from './question-types.ts';

export const logisticsQuestions: FamilyQuestions = {
  family: 'logistics',
  Behavioral: {
    Easy: {
      motivation: ['What do you like about getting goods from one place to another?'],
      teamwork: ['Tell me about a shift or day when everyone worked well together. What was your part?'],
    },
    Medium: {
      adaptability: ['Tell me about a delivery or shipment that went wrong and how you got it there.'],
      communication: ['Describe how you told a customer or a shop that their goods would be late.'],
      ownership: ['Tell me about a mistake in an order or a count that was yours.'],
    },
    Hard: {
      conflict: ['Describe a supplier, carrier or driver who kept letting you down.'],
      prioritisation: [
        'Tell me about a time you had less stock or fewer trucks than customers needed. How did you share them out?',
      ],
    },
    Advanced: {
      'decision-making': ['Tell me about a risk in your supply chain that you saw before it struck. What did you do?'],
      leadership: ['Describe a change on the floor or in planning that people first fought and later defended.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'Walk me through what happens from the arrival of a truck until the goods are on the shelf.',
          answer:
            'Check papers and seal, unload safely, count and look for damage against the order, book in, label, put away by a rule and report differences the same day.',
        },
      ],
      safety: [
        {
          ask: 'What do you watch for when people and forklifts share a space?',
          answer:
            'Marked ways, eye contact, speed, horn at corners, load low, a daily check of the truck, and nobody under the forks, ever.',
        },
      ],
      tools: [
        {
          ask: 'Which systems or devices have you used to track goods, and what do you do when they fail?',
          answer:
            'I name the scanner or system and what I booked in it. When it fails I use numbered paper lists and book them in later with a second person.',
        },
      ],
      fundamentals: [
        {
          ask: 'Why do warehouses ship the oldest goods first, and when is that not right?',
          answer:
            'So that nothing expires or goes out of date. With expiry dates I go by date and not arrival; for heavy goods without age by reach.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'The system says twelve and the shelf holds nine. What do you do?',
          answer:
            'Recount, look at neighbours and open picks, follow the last movements, correct with a reason code and watch whether the same item or person returns.',
        },
      ],
      method: [
        {
          ask: 'How do you decide how much of an item to keep in stock?',
          answer:
            'Demand over lead time plus a buffer for the swings of both, set by how bad running out would be. I sort by value and by how steady demand is.',
        },
      ],
      measurement: [
        {
          ask: 'Which numbers tell you that a warehouse or route plan is working?',
          answer:
            'Orders complete and on time, errors per thousand lines, lines per hour, damage and accidents. I read them together, since speed alone hides errors.',
        },
      ],
      judgement: [
        {
          ask: 'A cheaper carrier offers to take over your deliveries. What do you want to know?',
          answer:
            'On-time rate with proof, damage and claims, cut-off times, tracking, capacity at peak, insurance, and a trial on one lane.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'How would you lay out a warehouse for a few fast items and thousands of slow ones?',
          answer:
            'Fast ones near the dock at hand height with reserve above, slow ones dense and far, one-way flow, packing in the middle and a review each quarter.',
        },
      ],
      diagnosis: [
        {
          ask: 'Deliveries are late although every truck leaves on time. How do you find where the time goes?',
          answer:
            'Compare plan and track by stop: distance, traffic by hour, waiting at docks, order of stops, failed attempts. I ride along for two days.',
        },
      ],
      improvement: [
        {
          ask: 'Picking errors have doubled since the peak season. What do you look at?',
          answer:
            'Which items, aisles, hours and newcomers, similar packs side by side, labels, lighting and pressure. Separate look-alikes, scan at pick, and coach by error type.',
        },
      ],
      judgement: [
        {
          ask: 'Your only supplier of a key part announces a delay of ten weeks. What do you do this week?',
          answer:
            'Count all stock and what is on the way, allocate to what matters most, look for substitutes with engineering, brokers with tests, tell customers dates we can keep.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you design a supply chain for a product whose demand nobody can predict?',
          answer:
            'Postpone: common parts in stock, finish late near the customer, short lead times over low price, small batches and a plan to sell the rest.',
        },
      ],
      judgement: [
        {
          ask: 'How far would you go in holding stock against a crisis that may never come?',
          answer:
            'For parts without a substitute and with great loss per day, as far as the loss times the chance pays. For others I buy flexibility: second source, options, design.',
        },
      ],
      improvement: [
        {
          ask: 'How would you cut a third of the emissions of a delivery network without making it dearer?',
          answer:
            'Fuller trucks through fixed days and larger windows, better sequence, fewer returns, rail for the steady base and electric on short tours.',
        },
      ],
      measurement: [
        {
          ask: 'Sales, production and logistics each plan with their own numbers. How do you bring them to one plan?',
          answer:
            'One forecast with an owner, a monthly meeting on gaps and decisions, errors shown by source, and bonuses that do not punish honesty.',
        },
      ],
    },
  },
};
