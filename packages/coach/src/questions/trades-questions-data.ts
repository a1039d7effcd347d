import type { FamilyQuestions } from './question-types.ts';

export const tradesQuestions: FamilyQuestions = {
  family: 'trades',
  Behavioral: {
    Easy: {
      motivation: ['What made you learn your trade, and which jobs in it do you like best?'],
      service: ['Tell me about a customer who was pleased with your work. What did they notice?'],
    },
    Medium: {
      ownership: ['Tell me about a job you had to do twice. What went wrong the first time?'],
      communication: ['Describe how you told a customer that the repair would cost far more than they had thought.'],
      teamwork: ['Tell me about a job where another trade was in your way, or you in theirs.'],
    },
    Hard: {
      integrity: ['Tell me about a time you were asked to skip a test, a permit or a safety step.'],
      'problem-solving': ['Describe a fault that had beaten others before you found it.'],
    },
    Advanced: {
      leadership: ['Tell me about an apprentice or a new colleague whom you made into a good tradesperson.'],
      'decision-making': ['Describe a time you shut something down although the customer needed it badly.'],
    },
  },
  Technical: {
    Easy: {
      safety: [
        {
          ask: 'What do you do before you start on any job, so that nobody gets hurt?',
          answer:
            'Look at the place, switch off and lock out, test that it is dead or empty, right protection, clear the floor, a fire extinguisher near heat, and tell people what I am doing.',
        },
      ],
      tools: [
        {
          ask: 'Which tools do you never go out without, and how do you look after them?',
          answer:
            'I name five, why, and how I clean, sharpen or calibrate them. A tool with a bad cable or mushroomed head goes out of use at once.',
        },
      ],
      method: [
        {
          ask: 'How do you plan a job before the first cut, weld or drilling?',
          answer:
            'Read the drawing, measure twice, check what is behind the wall, list material with some spare, order of steps, and agree with the customer what they will get.',
        },
      ],
      quality: [
        {
          ask: 'How do you know that a piece of work is finished and good?',
          answer:
            'I test it under real conditions, look at it as the customer would, compare with drawing and standard, clean up, and explain it to them.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'You are called to something that stopped working and nobody knows why. How do you search?',
          answer:
            'Ask what happened last, look, listen and smell first, check supply, then halve the system and measure, one change at a time, and never reset a trip twice without a cause.',
        },
      ],
      fundamentals: [
        {
          ask: 'How do you read a drawing or a diagram that you have never seen before?',
          answer:
            'Title, scale and revision first, then the legend, follow one line from source to end, mark what is unclear and ask before I cut.',
        },
      ],
      judgement: [
        {
          ask: 'When do you repair, and when do you replace?',
          answer:
            'Age, parts, safety and cost over the next years. Below half the price and with years left I repair; anything unsafe or without parts is replaced, and the customer decides knowing both.',
        },
      ],
      method: [
        {
          ask: 'How do you estimate the time and price of a job that you have only seen once?',
          answer:
            'Steps with hours from similar jobs, material with prices, access and disposal, a margin for what is hidden, and I write what is not included.',
        },
      ],
    },
    Hard: {
      diagnosis: [
        {
          ask: 'A fault appears only now and then and never when you are there. How do you catch it?',
          answer:
            'Note times and conditions, log with a meter or camera, shake, heat and load what I suspect, look at connections first, and leave a simple test for the customer.',
        },
      ],
      judgement: [
        {
          ask: 'On opening up you find that earlier work was dangerous and not to code. What do you do?',
          answer:
            'Make safe, show and photograph, tell the customer in writing what must be done, do not cover it up, and refuse to connect my work to it.',
        },
      ],
      improvement: [
        {
          ask: 'You come back to the same customer for the same fault. How do you make sure that it is the last time?',
          answer:
            'I ask what the first repair did not cure: load, moisture, vibration, use. I follow it back to the cause, fix that, and look in after a month.',
        },
      ],
      safety: [
        {
          ask: 'You have to work at height, in a confined space or on a live system. How do you prepare?',
          answer:
            'Ask first whether it can be avoided. Then permit, second person, measured air or dead test, rescue plan, right gear checked today, and a clear reason to stop.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you plan the maintenance of a building or plant so that breakdowns become rare?',
          answer:
            'List the equipment by what its failure would stop, look at its history, inspect and change on condition, spares for the critical, and review after each breakdown.',
        },
      ],
      judgement: [
        {
          ask: 'New methods are faster and old ones last longer. How do you decide which to use?',
          answer:
            'By how long it must last, who can repair it, what the maker guarantees and what I have seen after ten years. I try new ones first where failing is cheap.',
        },
      ],
      improvement: [
        {
          ask: 'How would you halve the number of second visits in a firm of ten people?',
          answer:
            'Note each reason: missing part, wrong diagnosis, customer away. Better questions on the phone with photographs, stocked vans by fault, and a call to the one who knows.',
        },
      ],
      measurement: [
        {
          ask: 'How do you judge the skill of a colleague in an hour?',
          answer:
            'Give a small real task: how they look before they touch, treat tools, measure, and what they say when unsure.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['welder', 'welding', 'schweisser', 'soudeur', 'soldador'],
      Technical: {
        Easy: {
          fundamentals: [
            {
              ask: 'Which welding processes do you use, and when do you choose each of them?',
              answer:
                'MIG for speed on steel in the shop, TIG for thin sheet, stainless and clean seams, stick outdoors and on thick or dirty material. I choose by material, thickness, position and what is demanded.',
            },
          ],
        },
        Medium: {
          diagnosis: [
            {
              ask: 'You find pores in your weld. What may be the cause, and how do you put it right?',
              answer:
                'Moist or dirty metal, poor gas cover by wind or flow, wet electrodes, long arc. I grind it out fully, clean, check gas and fit-up, weld a test piece and go on.',
            },
          ],
        },
        Hard: {
          quality: [
            {
              ask: 'How do you keep a long thin part from warping while you weld it?',
              answer:
                'Tack and clamp, low heat, short runs in a stepped sequence from the middle out, both sides in turn, preset the other way and let it cool in the jig.',
            },
          ],
        },
        Advanced: {
          judgement: [
            {
              ask: 'You are asked to weld an old steel of unknown kind that carries a load. How do you decide whether and how to do it?',
              answer:
                "Find its carbon by spark or analysis, test a piece, preheat, low-hydrogen electrodes, slow cooling, inspection for cracks, and an engineer's word when people stand below it.",
            },
          ],
        },
      },
    },
    {
      words: ['electrician', 'electrical', 'elektriker', 'electricista', 'electricien'],
      Technical: {
        Easy: {
          safety: [
            {
              ask: 'How do you make sure that a circuit is dead before you touch it?',
              answer:
                'Switch off, lock and tag, prove the tester on a known source, test all conductors against each other and earth, prove the tester again.',
            },
          ],
        },
        Medium: {
          diagnosis: [
            {
              ask: 'A residual current device trips every few days. How do you track down the cause?',
              answer:
                'Add up leakage per circuit with a clamp, insulation test by sections, look at moisture, heaters and filters, shared neutrals, and split the circuits if it is the sum.',
            },
          ],
        },
        Hard: {
          design: [
            {
              ask: 'A house gets a heat pump and a car charger. What do you check before you connect them?',
              answer:
                'Supply and main fuse, demand with load management, cable length and method, earthing, type of protection, space in the board, and permission of the grid company.',
            },
          ],
        },
      },
    },
    {
      words: ['plumber', 'plumbing', 'heating', 'klempner', 'plombier', 'fontanero'],
      Technical: {
        Medium: {
          diagnosis: [
            {
              ask: 'There is a damp patch on a ceiling and nobody knows where it comes from. How do you find the leak?',
              answer:
                'When does it grow: rain, shower, heating. Meter with all taps shut, pressure test by section, dye in the waste, damp meter or thermal camera, and open up only where evidence points.',
            },
          ],
        },
      },
    },
    {
      words: ['mechanic', 'automotive', 'car', 'diesel', 'mechaniker', 'mecanico', 'vehicle'],
      Technical: {
        Medium: {
          diagnosis: [
            {
              ask: 'A customer says that the car pulls to one side and makes a noise, and no fault code is stored. How do you begin?',
              answer:
                'A road test with the customer, then tyres and pressure, brakes for heat, bearings and joints on the lift, alignment last. I listen to when: speed, turn, braking.',
            },
          ],
        },
      },
    },
    {
      words: ['hvac', 'refrigeration', 'boiler', 'gas'],
      Technical: {
        Medium: {
          diagnosis: [
            {
              ask: 'A unit runs all day and the rooms do not get cold. What do you measure first?',
              answer:
                'Filters and air flow, temperature over the coil, then pressures with superheat and subcooling, current of compressor and fans. Low superheat and low charge tell different stories.',
            },
          ],
        },
      },
    },
  ],
};
