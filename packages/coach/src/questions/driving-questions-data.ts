import type { FamilyQuestions } from './question-types.ts';

export const drivingQuestions: FamilyQuestions = {
  family: 'driving',
  Behavioral: {
    Easy: {
      motivation: ['What do you like about being on the road for a living?'],
      service: ['Tell me about a customer or passenger you went a little out of your way for.'],
      communication: ['How do you keep the office or dispatcher informed when you are on the road?'],
    },
    Medium: {
      prioritisation: ['Tell me about a day when you were running late from the first stop. What did you do?'],
      conflict: ['Describe a time someone at a delivery point or on board treated you badly.'],
      adaptability: ['Tell me about a route or plan that fell apart because of weather, traffic or a breakdown.'],
      ownership: ['Tell me about damage or a scrape that happened on your watch. How did you report it?'],
    },
    Hard: {
      integrity: ['Tell me about a time you were pushed to drive too long, too fast or overloaded.'],
      resilience: [
        'How do you deal with long days alone and nights away from home? Tell me about the hardest stretch.',
      ],
      'decision-making': ['Describe the most dangerous moment you have had at the wheel and what you decided.'],
    },
    Advanced: {
      leadership: [
        'Tell me about something you changed for the other drivers, such as a rule, a route or the way newcomers are trained.',
      ],
      'problem-solving': [
        'Describe a problem with vehicles or routes that management did not see until you showed them.',
      ],
    },
  },
  Technical: {
    Easy: {
      safety: [
        {
          ask: 'What do you look at on your vehicle before you set off?',
          answer:
            'Tyres, lights, mirrors, brakes, fluids, leaks, coupling and load, then papers and warning lights inside. I walk round in the same order each time and write defects down before I move.',
        },
      ],
      method: [
        {
          ask: 'How do you plan a day with many stops?',
          answer:
            'By time windows first, then by area, with fuel and breaks placed on the way. I check height and weight limits, and call ahead where unloading is slow.',
        },
      ],
      fundamentals: [
        {
          ask: 'Which driving and rest hours apply to you, and how do you keep to them?',
          answer:
            'I name the limits of my licence class, plan the break before I need it, watch the recorder, and tell the office early when a delay means I will not make it legally.',
        },
      ],
      tools: [
        {
          ask: 'Which devices or apps do you use on the road, and how do you keep them from distracting you?',
          answer:
            'Navigation for my type of vehicle, the recorder and the delivery app. I set them while parked, use sound only while moving, and stop if I need to read.',
        },
      ],
    },
    Medium: {
      safety: [
        {
          ask: 'How do you change your driving when there is ice, fog or heavy rain?',
          answer:
            'Longer gaps, lower speed before the bend and not in it, gentle braking, low beam in fog, and I stop in a safe place when sight is shorter than my stopping distance.',
        },
      ],
      diagnosis: [
        {
          ask: 'A warning light comes on and the vehicle feels different. What do you do?',
          answer:
            'I note what changed: noise, pull, smell, pressure. Red means I stop safely at once, put out the triangle and call it in; amber means the next safe place. I never guess about brakes or steering.',
        },
      ],
      quality: [
        {
          ask: 'How do you make sure that a load or your passengers arrive as they should?',
          answer:
            'I check weight and balance, secure against every direction, look again after the first miles, drive smoothly, and get a signature with remarks if something was wrong on loading.',
        },
      ],
      judgement: [
        {
          ask: 'You are sent to a delivery point that you do not think your vehicle can reach safely. What do you do?',
          answer:
            'I stop before I am stuck, walk it, call the customer and dispatcher and offer a safe place nearby. I would rather carry goods fifty metres than reverse blind.',
        },
      ],
    },
    Hard: {
      diagnosis: [
        {
          ask: 'Your fuel use has risen by a tenth with no change of route. How would you find out why?',
          answer:
            'I check tyre pressure and alignment, idling, load and wind deflectors, filters and brakes that drag, then compare my driving data with last month and a colleague on the same run.',
        },
      ],
      safety: [
        {
          ask: 'You come first upon a serious crash. Talk me through what you do.',
          answer:
            'I park to protect the scene with lights on, look for fire and traffic, call the emergency number with exact place and number of hurt, switch off engines, help those who bleed or do not breathe, and keep people away from the road.',
        },
      ],
      judgement: [
        {
          ask: 'Dispatch asks for one more stop which you could make only by cutting your rest. What do you say, and what if they insist?',
          answer:
            "I say that I would be out of hours and offer what I can do: a relay or first stop tomorrow. If they insist I decline, keep it in writing and go to the transport manager. My licence and others' lives are not theirs to spend.",
        },
      ],
      improvement: [
        {
          ask: 'How would you cut the time lost at loading bays?',
          answer:
            'I would log waiting by site for two weeks, share it, ask for booked slots and papers ready on arrival, and load in reverse order of stops so that nothing is moved twice.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you train a new driver so that they are safe in their first winter?',
          answer:
            'A month beside a calm driver, a skid course, one route in rising difficulty, a talk after each near miss without blame, and no nights alone until three good assessments.',
        },
      ],
      measurement: [
        {
          ask: 'What should a company measure about its drivers, and what should it leave alone?',
          answer:
            'Harsh braking, damage, on-time arrivals and fuel by vehicle, discussed with the driver. It should not rank people on speed or film them on breaks; that breeds risk and mistrust.',
        },
      ],
      improvement: [
        {
          ask: 'The company wants to move to electric vehicles. Which routes would you change first, and what would worry you?',
          answer:
            'Regular routes with a known daily distance and a return to the depot. I worry about winter range, payload, charging queues and breaks, so I would run one vehicle for a season and log it.',
        },
      ],
      judgement: [
        {
          ask: 'When is the right decision not to drive at all? Tell me how you make it and defend it.',
          answer:
            'When I am unfit, the vehicle is unsafe or the road is beyond its limits. I decide against a rule set beforehand and not by mood, tell the office at once and offer the next safe time.',
        },
      ],
    },
  },
};
