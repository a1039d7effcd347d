import type { FamilyQuestions } from './question-types.ts';

export const agricultureQuestions: FamilyQuestions = {
  family: 'agriculture',
  Behavioral: {
    Easy: {
      motivation: ['What do you like about working with animals, plants or land?'],
      learning: ['What did you learn from the first season that you worked through from start to end?'],
    },
    Medium: {
      adaptability: ['Tell me about a time the weather upset your plans. What did you do?'],
      teamwork: ['Describe a harvest or another peak when everyone was at their limit.'],
      ownership: ['Tell me about an animal, a crop or a machine that suffered through a mistake of yours.'],
    },
    Hard: {
      resilience: ['Tell me about a bad year and how you got through it.'],
      'decision-making': ['Describe a choice you had to make within an hour with the weather closing in.'],
    },
    Advanced: {
      leadership: [
        'Tell me about a new method that you brought to a farm, garden or forest where things had always been done one way.',
      ],
      integrity: ['Describe a time when yield or money and the good of land or animals were at odds.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'What do you look at on your first round in the morning?',
          answer:
            'Animals or plants that look different from yesterday, water, feed, fences, weather, and the one machine I need today.',
        },
      ],
      safety: [
        {
          ask: 'How do you work safely with machines, animals or sprays?',
          answer:
            'Shaft guarded, engine off before I reach in, a way out from an animal, label read, gloves and mask, and somebody who knows where I am.',
        },
      ],
      fundamentals: [
        {
          ask: 'How do you tell whether soil is in good condition?',
          answer:
            'I dig: crumbs and not plates, worms, roots going down, smell, how water goes in, and a test every few years for acidity and nutrients.',
        },
      ],
      tools: [
        {
          ask: 'Which machines and tools do you handle well, and how do you look after them?',
          answer:
            'I name them, daily checks, greasing, sharp blades, cleaning before storing and a small repair I can do myself.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'Leaves turn yellow in one corner of a field or greenhouse. How do you find the cause?',
          answer:
            'Old or young leaves, pattern, roots, wetness and drainage, pests under the leaf, what was sprayed or spread. I compare with the healthy part and test before I treat.',
        },
      ],
      method: [
        {
          ask: 'How do you plan a season or a rotation?',
          answer:
            'From market and soil: families not following each other, deep after shallow roots, a legume, cover in winter, labour peaks spread, and a reserve for a bad spring.',
        },
      ],
      judgement: [
        {
          ask: 'When do you treat against a pest or illness, and when do you wait?',
          answer:
            'I count against a threshold, look for natural enemies and weather, try the mildest first, keep waiting times, and treat a part and look.',
        },
      ],
      measurement: [
        {
          ask: 'What do you write down through the year, and what do you use it for?',
          answer:
            'Dates, amounts, weather, yield by plot or animal, illness and costs. Next year it decides sorts, animals and what I stop.',
        },
      ],
    },
    Hard: {
      diagnosis: [
        {
          ask: 'Yield or milk has fallen by a tenth and nothing looks ill. How do you search?',
          answer:
            'Feed or nutrients and water first, then light, heat, seed or breed, hidden illness by samples, and changes in people or routine. I compare groups.',
        },
      ],
      improvement: [
        {
          ask: 'Water is becoming scarce. How do you get through with two thirds of it?',
          answer:
            'Fix leaks, drip instead of spray, at night, cover the soil, by measured moisture, sorts that stand drought, and give up the least worthy plot early.',
        },
      ],
      safety: [
        {
          ask: 'You suspect a contagious disease or a poisoning. What do you do today?',
          answer:
            'Separate and stop all movement, call the vet or service, boots and clothes, record who was there, keep samples and feed, and tell neighbours through the authority.',
        },
      ],
      judgement: [
        {
          ask: 'A buyer offers a good price if you grow only for them. What do you think about?',
          answer:
            'Share of my income, terms on quality and refusal, what if they go, soil and rotation. I would give them a part and keep other outlets.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you turn a run-down farm, garden or wood into one that pays and improves year by year?',
          answer:
            'A year of looking and testing, stop losses, two products with a market, water and soil first, small debts and a step each year with a measure.',
        },
      ],
      judgement: [
        {
          ask: 'How do you prepare for a climate in which your old calendar no longer holds?',
          answer:
            'Spread: more kinds, sowing dates, water store, shade and hedges, insurance, and trials on a tenth of the land each year.',
        },
      ],
      improvement: [
        {
          ask: 'How would you bring in robots or sensors without losing the eye for animals and plants?',
          answer:
            'For dull and heavy things first. Keep the daily round, let the alarm guide and not replace it, and measure what it truly saves in hours.',
        },
      ],
      measurement: [
        {
          ask: 'How do you judge whether land is better when you leave it than when you came?',
          answer:
            'Organic matter, water going in, life counted at the same spots, erosion, and yield with less bought in, over ten years.',
        },
      ],
    },
  },
};
