import type { FamilyQuestions } from './question-types.ts';

export const engineeringQuestions: FamilyQuestions = {
  family: 'engineering',
  Behavioral: {
    Easy: {
      motivation: ['Which machine, structure or device made you want to become an engineer?'],
      teamwork: ['How do you work with the people who build or maintain what you design?'],
    },
    Medium: {
      ownership: ['Tell me about a part or design of yours that failed. What did you learn from it?'],
      communication: ['Describe how you explained a technical limit to a customer or manager.'],
      conflict: ['Tell me about a disagreement on a design choice and how it was settled.'],
    },
    Hard: {
      integrity: ['Tell me about a time you would not sign off on something.'],
      'problem-solving': ['Describe a fault that came and went and how you finally caught it.'],
    },
    Advanced: {
      'decision-making': ['Tell me about a design decision that you took on thin data and that could not be undone.'],
      leadership: ['How have you raised younger engineers to a point where they could overrule you?'],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'How do you choose a safety factor, and why not simply make everything stronger?',
          answer:
            'From how well I know the load and the material, what failure would do and what the standard demands. More strength brings weight, cost and sometimes new loads.',
        },
      ],
      tools: [
        {
          ask: 'Which design or simulation tools do you use, and how do you check what they tell you?',
          answer:
            'I estimate by hand first, check units, boundary conditions and mesh, and compare one case with a known result or a measurement.',
        },
      ],
      method: [
        {
          ask: 'Take me through a design task from the requirement to the drawing.',
          answer:
            'Clarify loads, limits and interfaces, sketch three concepts, rough numbers, choose with a simple table, detail with tolerances and a way to make it, review, then build and test.',
        },
      ],
      quality: [
        {
          ask: "What do you look for when you review a colleague's drawing or schematic?",
          answer:
            'That it can be made and assembled, that the tolerances add up, interfaces match, ratings have margin, and that the next person can read it.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'A part breaks in service after three months although the calculation says that it should last for years. How do you proceed?',
          answer:
            'I look at the fracture surface first, since it shows fatigue, overload or corrosion. Then real loads, material and heat treatment, and what changed between test and use.',
        },
      ],
      judgement: [
        {
          ask: 'How do you choose between two materials or components that both meet the requirement?',
          answer:
            'Total cost over life, supply from two sources, how it fails, how it is made and repaired, and what we already know how to handle.',
        },
      ],
      safety: [
        {
          ask: 'How do you look for what could go wrong in a design before anyone builds it?',
          answer:
            'Function by function: how can it fail, with what effect, how would we notice. I rank by severity first, design out the worst and test the assumption behind the rest.',
        },
      ],
      measurement: [
        {
          ask: 'How do you plan a test so that its result means something?',
          answer:
            'The question and the pass limit first, then loads, number of samples, calibrated instruments, one change at a time and a record good enough to repeat it.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'You must cut the weight or cost of a proven product by a fifth. Where do you start, and what do you fear?',
          answer:
            'With the few parts that carry most of it, and with requirements nobody needs. I fear the hidden function a part had, so I ask service and test against old failures.',
        },
      ],
      diagnosis: [
        {
          ask: 'A machine vibrates only at certain speeds. How do you find the cause and a cure?',
          answer:
            'I measure spectrum against speed: what follows speed is imbalance or gearing, what stays fixed is a natural frequency. Then balance, stiffen, damp or move the operating speed.',
        },
      ],
      improvement: [
        {
          ask: 'Production says that your design cannot be built reliably. How do you respond?',
          answer:
            'I go to the line, watch ten being built, see which tolerance or step hurts, and change the design where their cost is greater than my gain.',
        },
      ],
      judgement: [
        {
          ask: 'A supplier proposes a change that looks harmless. What do you ask before you agree?',
          answer:
            'Why, what else changes with it, data from at least three batches, effect on fit, life and approval, and how we could tell old from new in the field.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you design something that must work for thirty years with nobody near to repair it?',
          answer:
            'Few moving parts, known materials, margins on what wears, redundancy that does not share a cause, tests that age it honestly and a safe state when all else fails.',
        },
      ],
      judgement: [
        {
          ask: 'A regulation allows something that you think is unsafe. What do you do?',
          answer:
            'The law is the floor. I show the risk with numbers and a case, propose an affordable change, record it, and if refused take it to the responsible engineer or the authority.',
        },
      ],
      safety: [
        {
          ask: 'How do two safety systems fail together although each seems sound, and how do you guard against it?',
          answer:
            'By a shared cause: power, sensor, software, maintenance or a wrong assumption. I look for common causes on purpose, choose different principles and test with the shared part removed.',
        },
      ],
      improvement: [
        {
          ask: 'Development takes your company two years and rivals need one. What would you change first?',
          answer:
            'Find where work waits: decisions, suppliers, late tests. Freeze interfaces early, build rough hardware in weeks, and learn from many cheap failures instead of one dear one.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['electrical', 'electronics', 'hardware', 'controls', 'automation', 'elektroingenieur'],
      Technical: {
        Medium: {
          diagnosis: [
            {
              ask: 'A circuit works on the bench and fails in the cabinet. What do you suspect?',
              answer:
                'Heat, noise on supply or ground, cable length, and connectors. I measure the rails with the scope at the chip under load, then move one thing at a time from bench to cabinet.',
            },
          ],
        },
        Hard: {
          design: [
            {
              ask: 'How do you lay out a control system so that a broken wire or a stuck sensor leads to a safe state?',
              answer:
                'Normally closed contacts, live-zero signals, plausibility between two sensors, a watchdog, and outputs that fall to safe without power. Then I pull each wire in the test.',
            },
          ],
        },
      },
    },
    {
      words: ['civil', 'structural', 'bauingenieur'],
      Technical: {
        Medium: {
          fundamentals: [
            {
              ask: 'How does a load on a roof find its way into the ground, and where does that path usually go wrong?',
              answer:
                'Deck to beams, beams to columns or walls, then foundations and soil, with bracing for wind. It goes wrong at connections and where openings were added later.',
            },
          ],
        },
        Hard: {
          judgement: [
            {
              ask: 'Cracks have appeared in a building near your excavation. What do you do today and this week?',
              answer:
                'Today: stop the dig, make people safe, photograph and mark with gauges. This week: survey levels, check water and supports, review the design, tell the owner, and go on only with limits agreed.',
            },
          ],
        },
      },
    },
  ],
};
