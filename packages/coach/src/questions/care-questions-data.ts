import type { FamilyQuestions } from './question-types.ts';

export const careQuestions: FamilyQuestions = {
  family: 'care',
  Behavioral: {
    Easy: {
      motivation: ['What do you like about caring for other people?'],
      service: ['Tell me about a small thing you did that meant a lot to someone in your care.'],
    },
    Medium: {
      communication: ['Tell me about a talk with a parent or relative that was not easy.'],
      adaptability: ['Describe a day that went quite differently from your plan.'],
      teamwork: ['Tell me about a time you and a colleague shared the care of someone demanding.'],
    },
    Hard: {
      resilience: ['Tell me about someone in your care who was hard to like. How did you treat them well?'],
      integrity: ['Describe a time you saw care that was not good enough.'],
    },
    Advanced: {
      'decision-making': ['Tell me about a time what the family wanted and what the person wanted were not the same.'],
      leadership: ['Describe how you helped a whole team or home to give better care.'],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'How do you help somebody wash and dress while keeping their dignity?',
          answer:
            'I knock, tell what I am going to do, let them do what they can and choose, keep them covered and warm, and talk to them and not over them.',
        },
      ],
      safety: [
        {
          ask: 'What do you check to make a home or room safe for the person you look after?',
          answer:
            'Loose rugs, light, bathroom grips, hot water, medicines and cleaning products, exits. For small children also sockets, windows and anything that fits in a mouth.',
        },
      ],
      method: [
        {
          ask: 'What does a good day look like for someone in your care, and how do you plan it?',
          answer:
            'Familiar times for meals and rest, something to look forward to, movement, a choice for them to make and quiet at the end. I plan around their habits and not my list.',
        },
      ],
      quality: [
        {
          ask: 'What do you tell the next person at the end of your shift?',
          answer:
            'How they ate, drank, slept and felt, medicines given, anything new on skin or mood, and what I promised. I write it down too.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'The person you look after is suddenly restless or will not eat. What could be the matter, and what do you do?',
          answer:
            'Pain, infection, constipation, thirst, fear, a new medicine. I look, ask, check temperature and notes, offer comfort, and report the same day, at once if they are confused or feverish.',
        },
      ],
      safety: [
        {
          ask: 'How do you lift or move someone without hurting them or yourself?',
          answer:
            'I read the plan, use the hoist or board, brakes on, clear floor, tell them each step, move with my legs and wait for a second person when the plan says two.',
        },
      ],
      judgement: [
        {
          ask: 'Someone refuses their medicine or their bath. What do you do?',
          answer:
            'I ask why and listen, leave and come back, try another time or way, never force or hide it, and report and record.',
        },
      ],
      method: [
        {
          ask: 'How do you settle two children who fight, or two residents who quarrel?',
          answer:
            'I come close and calm, part them, hear each in turn, help them say what they wanted, find a way both can live with and look at what started it.',
        },
      ],
    },
    Hard: {
      safety: [
        {
          ask: 'You find the person you look after on the floor. Talk me through what you do.',
          answer:
            'Danger, response, breathing, bleeding. I do not lift, keep warm, call for help, look for head injury and pain, stay, inform family and record; a fall on blood thinners is always seen.',
        },
      ],
      judgement: [
        {
          ask: 'You notice bruises that nobody can explain. What are your steps?',
          answer:
            'I make sure they are safe, note size, place and exact words, ask no leading questions, tell the safeguarding lead that day and nobody who may be involved.',
        },
      ],
      improvement: [
        {
          ask: 'Someone with memory loss asks for their mother twenty times a day. How do you respond?',
          answer:
            'I do not correct. I answer the feeling: you miss her, tell me about her. Then something for the hands, a photograph or a walk, and I note at which hours it comes.',
        },
      ],
      diagnosis: [
        {
          ask: 'A child or resident who was lively has become quiet over some weeks. How do you go about it?',
          answer:
            'I note when and with whom, eating, sleep, hearing and sight, ask gently at a calm moment, and speak with family and lead before it becomes normal.',
        },
      ],
    },
    Advanced: {
      judgement: [
        {
          ask: 'How do you balance keeping somebody safe with letting them take a risk that makes life worth living?',
          answer:
            'I ask what it gives them, lower the risk rather than forbid, agree it with them and the family in writing and look again after a few weeks.',
        },
      ],
      design: [
        {
          ask: 'If you could design a care home or nursery from the beginning, what would be different?',
          answer:
            'Small groups, the same faces, a kitchen where people help, a garden with open doors, and rotas built around their day and not ours.',
        },
      ],
      improvement: [
        {
          ask: 'How would you keep good carers from leaving?',
          answer:
            'Fixed rotas, time to talk with people, thanks that are specific, training that counts for pay, and a manager who works a shift a month.',
        },
      ],
      measurement: [
        {
          ask: 'How would you measure whether people in a home are well, beyond falls and weights?',
          answer:
            'Hours spent out of bed and outside, laughter, visits, choices made by themselves. I would sit and watch one hour a week at different times.',
        },
      ],
    },
  },
};
