import type { FamilyQuestions } from './question-types.ts';

export const cleaningQuestions: FamilyQuestions = {
  family: 'cleaning',
  Behavioral: {
    Easy: {
      motivation: ['What do you like about looking after a building or keeping rooms clean?'],
      service: ['Tell me about somebody who noticed your work and what they said.'],
    },
    Medium: {
      communication: ['Tell me about a complaint over a room or repair and how you answered it.'],
      ownership: ['Describe something that you broke, forgot or left dirty. What did you do then?'],
      prioritisation: ['Tell me about a day with far more rooms, floors or jobs than hours.'],
    },
    Hard: {
      integrity: ['Tell me about a time you found money, papers or something private while you worked.'],
      conflict: ['Describe people in a building who made your work harder every day. How did you deal with them?'],
    },
    Advanced: {
      leadership: ['Tell me how you brought a new or weak crew to the standard that you wanted.'],
      'decision-making': ['Describe a time you closed a room, a lift or an entrance although people protested.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'In which order do you clean a room, and why in that order?',
          answer:
            'Air and bins first, then dry before wet and from top to bottom, from the cleanest place to the dirtiest, and the floor last on my way to the door, so that I never dirty what I have done.',
        },
      ],
      safety: [
        {
          ask: 'What do you pay attention to when you use cleaning products?',
          answer:
            'I read the label, measure the dose, wear gloves, keep the window open, never mix acid with bleach, and leave the product on for as long as it needs.',
        },
      ],
      tools: [
        {
          ask: 'Which machines and materials have you worked with, and how do you look after them?',
          answer:
            'I name the scrubber, vacuum and cloths, empty and rinse them each day, charge as the maker says, and take a damaged cable out of use.',
        },
      ],
      fundamentals: [
        {
          ask: 'What is the difference between a place that looks clean and one that is hygienic?',
          answer:
            'Looking clean means that no dirt is seen. Hygienic means that germs are down where hands touch: handles, switches, taps. That takes the right product and enough time.',
        },
      ],
    },
    Medium: {
      method: [
        {
          ask: 'How do you clean a whole office floor in four hours so that nothing is forgotten?',
          answer:
            'A fixed route, kitchens and toilets with their own coloured cloths, bins on the first walk, surfaces on the second, floors last, and a short list by the door that I tick.',
        },
      ],
      diagnosis: [
        {
          ask: 'A stain or a smell keeps coming back although you clean it away. How do you find out why?',
          answer:
            'I ask what it is and where it comes from: a leak, a drain that has dried out, residue of too much product. I test a small place, treat the source and look again after some days.',
        },
      ],
      judgement: [
        {
          ask: 'You notice a defect in the building. When do you repair it yourself, and when do you call somebody?',
          answer:
            'A dripping tap or a loose handle I do myself. Electricity, gas, lifts and anything that needs a certificate I close off, mark and report at once.',
        },
      ],
      quality: [
        {
          ask: 'How do you check your work, or that of others, without looking at every corner?',
          answer:
            'I look where it is usually forgotten: edges, behind doors, under taps, at eye height when seated. A few spots a day, changed each time, and I show rather than tell.',
        },
      ],
    },
    Hard: {
      safety: [
        {
          ask: 'Somebody has slipped on a floor you had just wiped. What do you do, and what do you change?',
          answer:
            'Help first, call aid, secure the place, report honestly with the time and whether the sign stood there. Then less water, half of the way at a time, and other hours.',
        },
      ],
      improvement: [
        {
          ask: 'The time for a floor has been cut by a quarter. How do you keep the standard where it matters?',
          answer:
            'I ask what people really use, clean toilets and touch points daily, offices by need, with larger machines and pre-soaked cloths, and I say openly what will be done less often.',
        },
      ],
      diagnosis: [
        {
          ask: 'Heating costs in a building have gone up although nobody feels warmer. What do you look at?',
          answer:
            'Windows tilted all day, thermostats behind furniture, timers, air in the radiators, doors that do not close, and the meter at night. I change one thing and read it for a week.',
        },
      ],
      judgement: [
        {
          ask: 'A tenant or a manager asks you for something that is not in your contract. How do you respond?',
          answer:
            'If it is small and once, I help and say so. If it is regular or takes time from others, I note it, name what it takes and bring it to my supervisor for a decision.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you plan cleaning and upkeep for a new school or hospital from the start?',
          answer:
            'By risk and use: zones, how often, which method, hours without people, stores with water on each floor, materials that can be cleaned, and a test week with those who do the work.',
        },
      ],
      measurement: [
        {
          ask: 'How can a client tell whether cleaning is good, when nobody sees it being done?',
          answer:
            'Agreed pictures of what good means, samples by both sides each month, complaints by place, and on touch points a simple swab test. Hours alone say nothing.',
        },
      ],
      improvement: [
        {
          ask: 'How would you get people in a building to keep it cleaner themselves?',
          answer:
            'Make it easy: bins where the rubbish arises, mats, hooks, signs that thank. I would meet the cleaner in daylight too, because people are more careful when they know a face.',
        },
      ],
      judgement: [
        {
          ask: 'Where would you never save money in looking after a building?',
          answer:
            'On fire safety, drinking water, lifts, roofs and drains and on training people in products. Savings there come back as damage or injury.',
        },
      ],
    },
  },
};
