import type { FamilyQuestions } from './question-types.ts';

export const architectureQuestions: FamilyQuestions = {
  family: 'architecture',
  Behavioral: {
    Easy: {
      motivation: ['Which building or place do you go back to again and again, and why?'],
      creativity: ['How does an idea for a building or a place usually begin with you?'],
    },
    Medium: {
      communication: ['Tell me about a client who could not imagine your design from the drawings.'],
      conflict: ['Describe a disagreement with an engineer, a builder or an authority and how you settled it.'],
      ownership: ['Tell me about an error in your drawings that was found on site.'],
    },
    Hard: {
      integrity: ['Tell me about a wish of a client that you advised against although it would have paid.'],
      resilience: ['Describe a competition or project that you lost after a lot of work.'],
    },
    Advanced: {
      'decision-making': ['Tell me about an idea that you sacrificed to save a project. Was it right?'],
      leadership: ['Describe how you held a large planning team together through years and changes.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you find out what a client really needs from a building?',
          answer:
            'I ask about a day in it, visit how they live or work now, rank rooms and money together with them, and draw two options that make them choose.',
        },
      ],
      fundamentals: [
        {
          ask: 'What do you look for on your first visit to a site?',
          answer:
            "Sun and wind, slope and water, trees, noise, how people cross it, neighbours' windows, access for building, and what the place is called by those who live there.",
        },
      ],
      tools: [
        {
          ask: 'Which drawing and modelling tools do you use, and when do you still take a pencil?',
          answer:
            'A model in three dimensions for coordination and quantities, a pencil while the idea may still be wrong, and cardboard when people have to walk round it.',
        },
      ],
      quality: [
        {
          ask: 'What do you check before a set of drawings leaves the office?',
          answer:
            'Revision and scale, that plan, section and schedule agree, dimensions that add up, openings with structure and services, fire and access, and whether a builder could price it.',
        },
      ],
    },
    Medium: {
      design: [
        {
          ask: 'How do you bring daylight, cost and the site together in an early sketch?',
          answer:
            'Sun and wind on the plan first, a compact volume, depth of rooms by window height, structure on a simple grid, and a cost by area before it becomes pretty.',
        },
      ],
      method: [
        {
          ask: 'How do you take a project through planning permission without losing time?',
          answer:
            'I read the plan and past decisions, meet the officer and the neighbours early with a sketch, list what is against us, and hand in complete papers once.',
        },
      ],
      safety: [
        {
          ask: 'How does fire safety shape a design from the beginning?',
          answer:
            'Ways out first: two directions, distances, widths, stairs that stay free of smoke, compartments and access for the fire service. Added late it costs rooms and beauty.',
        },
      ],
      diagnosis: [
        {
          ask: 'A finished building is too hot in summer. How do you find the cause and a remedy?',
          answer:
            'I measure by room and hour, look at glass by orientation, shading, mass, night air and internal loads. Outside shading and night ventilation come before machines.',
        },
      ],
    },
    Hard: {
      judgement: [
        {
          ask: 'The builder proposes a cheaper facade that changes your design. How do you respond?',
          answer:
            'I ask what is saved after fire, upkeep and warranty, name the idea that must survive, offer two other savings, and let the client choose with drawings of both.',
        },
      ],
      design: [
        {
          ask: 'How would you turn an empty office block into housing?',
          answer:
            'Depth and light decide: courts or wide halls, wet rooms near shafts, balconies on the frame, sound and fire between flats, and I test two floors in detail before I promise a number.',
        },
      ],
      improvement: [
        {
          ask: 'The first estimate is a fifth over the budget. Where do you cut, and where do you refuse?',
          answer:
            'Area and shape first, then span and number of details, then finishes. I refuse on envelope, daylight and what cannot be added later.',
        },
      ],
      diagnosis: [
        {
          ask: 'Planners of different trades keep colliding in the same ceiling. How do you solve that for good?',
          answer:
            'A model shared weekly, zones by trade fixed in section early, one person who decides, and openings frozen before structure is drawn.',
        },
      ],
    },
    Advanced: {
      judgement: [
        {
          ask: 'When should an architect advise against building at all?',
          answer:
            'When better use of what exists would serve the need. I would show the space by hours used, and a small change first, even if it costs me the order.',
        },
      ],
      design: [
        {
          ask: 'How would you plan a quarter that people will still like in fifty years?',
          answer:
            'Streets and plots before buildings, mixed ground floors, shade and water, room for change of use, short ways on foot, and rules few enough to be kept.',
        },
      ],
      measurement: [
        {
          ask: 'How do you find out, two years later, whether a building does what you promised?',
          answer:
            'Energy and water by meter, temperature, a walk with the people who clean it, questions to users, and what they have rebuilt themselves.',
        },
      ],
      improvement: [
        {
          ask: 'How would you halve the carbon of a typical project of your office?',
          answer:
            'Keep the frame, build less area, shorter spans, timber and reused parts where they fit, low cement, and count it at each stage as we do with cost.',
        },
      ],
    },
  },
};
