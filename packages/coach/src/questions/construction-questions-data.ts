import type { FamilyQuestions } from './question-types.ts';

export const constructionQuestions: FamilyQuestions = {
  family: 'construction',
  Behavioral: {
    Easy: {
      motivation: ['Which building or site that you worked on do you like to drive past, and why?'],
      teamwork: ['What makes a good crew, and what do you bring to one?'],
    },
    Medium: {
      adaptability: ['Tell me about a day on site when the weather or a delivery upset everything.'],
      conflict: ['Describe a quarrel between trades or with a neighbour of the site, and your part in ending it.'],
      ownership: ['Tell me about something that was built wrongly on your watch.'],
    },
    Hard: {
      integrity: ['Tell me about a time you stopped work because it was not safe.'],
      prioritisation: ['Describe a job on which time, money and quality could not all be had.'],
    },
    Advanced: {
      leadership: ['Tell me about a crew or site you took over when it was behind and in bad spirits.'],
      'decision-making': [
        'Describe a decision on site that you had to take before the drawing or the engineer could answer.',
      ],
    },
  },
  Technical: {
    Easy: {
      safety: [
        {
          ask: 'What do you look for when you walk onto a site in the morning?',
          answer:
            'Edges and holes covered, scaffold tag, access clear, lifting planned, cables whole, weather, and whether anybody new has been shown round.',
        },
      ],
      method: [
        {
          ask: 'How do you make sure that what you build is where the drawing says?',
          answer:
            'Latest revision, fixed points, two independent measurements, diagonals for square, and a check before concrete, since afterwards it costs ten times.',
        },
      ],
      tools: [
        {
          ask: 'Which machines or tools do you work with, and what do you check before you start them?',
          answer:
            'I name them with my ticket, check guards, leaks, tyres or tracks, brakes, alarms and ground, and the space around before I move.',
        },
      ],
      fundamentals: [
        {
          ask: 'In which order do the trades come on a building, and why?',
          answer:
            "Ground, foundation, structure, roof and closed envelope, rough services, plaster and floors, finishes, so that nobody has to open or soil another's finished work.",
        },
      ],
    },
    Medium: {
      method: [
        {
          ask: 'How do you plan a week on site?',
          answer:
            'Backwards from the milestone: what must be ready, who, material, crane and permits, five constraints cleared by Thursday, a board, and ten minutes each morning.',
        },
      ],
      diagnosis: [
        {
          ask: 'A fresh wall shows damp or cracks. How do you find out why?',
          answer:
            'Pattern and time: shrinkage, settlement, load, water from below or behind. I look at joints, base, drainage and mix records, mark the ends with dates, and open before I patch.',
        },
      ],
      measurement: [
        {
          ask: 'How do you know whether a job is on time and within its cost?',
          answer:
            'Quantities built against hours and cost each week, not the calendar. I look at the three largest items and what is left, and tell early.',
        },
      ],
      quality: [
        {
          ask: 'What do you check before concrete is poured or a wall is closed?',
          answer:
            'Position, reinforcement and cover, cleanliness, fixings and openings, services tested, photographs, and a signature by whoever must see it.',
        },
      ],
    },
    Hard: {
      judgement: [
        {
          ask: 'A subcontractor works fast and badly. What do you do with four weeks to go?',
          answer:
            'Show defects on the wall, stop payment for them, agree a sample and daily checks, get a second firm for part, write it down, and do not let it be covered.',
        },
      ],
      safety: [
        {
          ask: 'Someone is hurt on your site. What do you do in the first hour and the first week?',
          answer:
            'First aid, make safe, call, meet the ambulance, keep the place as it is, tell family and office. Then witnesses, cause, changes before work goes on, and care for the crew.',
        },
      ],
      design: [
        {
          ask: 'How do you organise a site in a narrow street with neighbours on both sides?',
          answer:
            "Deliveries in slots, no store on site, crane and noise hours agreed, survey of neighbours' walls, one telephone number, and a letter before each loud phase.",
        },
      ],
      improvement: [
        {
          ask: 'Material disappears and is thrown away in masses on your site. How do you cut the loss?',
          answer:
            'Order by room and week, a locked store with a name, cut lists, return of pallets, skips by kind, and show the cost a week on the board.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you shorten a building programme by a quarter without working nights?',
          answer:
            'Decide early, prefabricate, parallel zones in a steady beat, permits ahead, fewer changes. I would put the time into planning with those who build.',
        },
      ],
      judgement: [
        {
          ask: 'The ground is not what the report says. What do you weigh before going on?',
          answer:
            'Safety first: stop there, support, call the engineer. Then redesign against time and claim, notice under the contract and other work to keep people busy.',
        },
      ],
      improvement: [
        {
          ask: 'How would you build with half of the carbon at the same price?',
          answer:
            'Reuse the frame, less material by good spans, cement substitutes, timber where it fits, local firms, and ask early, since late it is always dearer.',
        },
      ],
      measurement: [
        {
          ask: 'How do you tell a safe site from a lucky one?',
          answer:
            'By near misses reported, how fast they are closed, what people do when nobody looks, and whether a newcomer dares to stop work.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['surveyor', 'estimator', 'quantity'],
      Technical: {
        Medium: {
          method: [
            {
              ask: 'How do you price a job from unfinished drawings?',
              answer:
                'Measure what is there, compare with cost per area of like jobs, list assumptions and provisional sums, ask for prices on the three largest packages, and state the range.',
            },
          ],
        },
      },
    },
  ],
};
