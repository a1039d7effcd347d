import type { FamilyQuestions } from './question-types.ts';

export const designQuestions: FamilyQuestions = {
  family: 'design',
  Behavioral: {
    Easy: {
      motivation: ['Which everyday object or screen do you admire for its design, and why?'],
      communication: ['How do you present a design to people who do not speak the language of design?'],
      creativity: ['Where do you find ideas when the first three are dull?'],
    },
    Medium: {
      feedback: ['Tell me about criticism of your work that stung and turned out to be right.'],
      teamwork: ['Describe a time you worked closely with the people who built what you had designed.'],
      conflict: ['Tell me about a client or manager who insisted on something you found ugly or unclear.'],
      prioritisation: ['Describe a project for which you had far less time than it deserved. What did you give up?'],
    },
    Hard: {
      'problem-solving': ['Tell me about a design that tested well and failed in real life.'],
      integrity: ['Tell me about a time you were asked to design something that tricks people.'],
      ownership: ['Describe the project in your portfolio that you would do most differently today.'],
    },
    Advanced: {
      leadership: ['How have you raised the standard of design in a place where few people cared about it?'],
      'decision-making': ['Tell me about a time you threw away work that was nearly finished.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'Take me through one piece from your portfolio: the problem, your part, and what came of it.',
          answer:
            'I say who had which problem, what I alone did, the turn the project took after research, and one number or quotation that shows the effect.',
        },
      ],
      fundamentals: [
        {
          ask: 'How do you use size, colour and space to tell people where to look first?',
          answer:
            'One thing is clearly the largest or darkest, related things stand close, and space does more than lines. I squint at the page: whatever remains visible is the real hierarchy.',
        },
      ],
      tools: [
        {
          ask: 'How do you organise your design files so that somebody else can pick them up?',
          answer:
            'Components and styles with names that match the code, one page for what is current, notes where a decision is not obvious, and old explorations moved away but not lost.',
        },
      ],
      quality: [
        {
          ask: 'What do you check before you hand a design over to be built or produced?',
          answer:
            'All states: empty, loading, error and long text, on small and large sizes, contrast and touch targets, spacing from the system, and the assets at the right resolution.',
        },
      ],
    },
    Medium: {
      method: [
        {
          ask: 'You have one week to find out why people give up on a form. What do you do each day?',
          answer:
            'Day one data and support calls, day two to three watch five people fill it in, day four redesign the two worst steps, day five test it again and write one page.',
        },
      ],
      safety: [
        {
          ask: 'How do you make sure that people with poor sight or unsteady hands can use what you design?',
          answer:
            'Contrast of at least four and a half to one, text that grows, targets of a comfortable size, nothing told by colour alone, and tests with people who live with it, not only with a checker.',
        },
      ],
      design: [
        {
          ask: 'When does a team need a design system, and where would you begin?',
          answer:
            'When the same button exists five times and changes take weeks. I begin with an inventory, then colour, type and spacing tokens and the ten parts used most, built together with one engineer.',
        },
      ],
      judgement: [
        {
          ask: 'Users ask for one thing and do another. Which do you believe, and how do you use both?',
          answer:
            'I believe behaviour for what happens and words for what it means to them. I ask about the last real case, watch it, and design for the goal under the request.',
        },
      ],
      measurement: [
        {
          ask: 'How do you show that a redesign was worth its cost?',
          answer:
            'I fix the measure before: success rate, time, errors or calls to support. I take a baseline, roll out to a part, and add two clips of people, since numbers convince the head and clips the room.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'Design a way for elderly people to order their medicines from a phone. Where do you start, and what do you fear most?',
          answer:
            'With visits to a few homes and a pharmacy. I fear wrong doses most, so I would show pictures of the pack, confirm in plain words, let a relative or pharmacist help, and keep the telephone as an equal way.',
        },
      ],
      diagnosis: [
        {
          ask: 'Your usability tests contradict your analytics. How do you find out which one misleads you?',
          answer:
            'I compare who was tested with who uses it, whether the task was real, and what the event truly counts. Then one more look: recordings of real sessions at the exact step.',
        },
      ],
      improvement: [
        {
          ask: 'How would you simplify a screen that has grown forty controls over ten years without angering those who use every one of them?',
          answer:
            'I measure use by role, group by task, show the common ones and keep the rest one step away with shortcuts unchanged. Power users try it first and can switch back for a while.',
        },
      ],
      judgement: [
        {
          ask: 'When do you break a convention on purpose, and how do you know that you got away with it?',
          answer:
            'Only where the convention fails the task and the gain is large. I test with people who know the old way, look at errors in the first week, and go back if they do not fall.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you design for trust in a product where a machine makes recommendations that are sometimes wrong?',
          answer:
            'Show why, how sure and how to correct it. I make being wrong cheap: easy undo, no action without consent where it matters, and honest limits at the first use.',
        },
      ],
      improvement: [
        {
          ask: 'A design system you own is used by twenty teams and loved by none. What do you do?',
          answer:
            'I sit with five teams while they use it and fix what slows them most, publish the gaps, let teams contribute with review, and measure adoption by choice and not by decree.',
        },
      ],
      measurement: [
        {
          ask: 'How would you measure whether something is pleasant to use, and what would you refuse to measure?',
          answer:
            'Task success with effort ratings, return by choice, and words people use unprompted. I refuse to count time on screen as delight, because confusion takes time as well.',
        },
      ],
      judgement: [
        {
          ask: 'What belongs to taste and what can be argued in design? Give me a case where you were unsure.',
          answer:
            "Legibility, grouping and cost of error can be argued. Tone is taste, but whose: the audience's and not mine. When unsure I write what each choice should cause and look whether it does.",
        },
      ],
    },
  },
  specialties: [
    {
      words: ['graphic', 'visual', 'illustrator', 'grafiker', 'brand'],
      Technical: {
        Easy: {
          fundamentals: [
            {
              ask: 'What do you prepare differently for print than for a screen?',
              answer:
                'Colour space and profiles, bleed and margins, resolution of three hundred dots per inch, embedded fonts, and a proof on the real paper.',
            },
          ],
        },
        Medium: {
          method: [
            {
              ask: "How do you get from a client's vague wish for something fresh to a direction you can design?",
              answer:
                'I show three mood boards that differ on purpose and ask what feels wrong in each. That turns fresh into words such as warmer or less formal, which go into a short brief that both of us sign off.',
            },
          ],
        },
      },
    },
  ],
};
