import type { FamilyQuestions } from './question-types.ts';

export const teachingQuestions: FamilyQuestions = {
  family: 'teaching',
  Behavioral: {
    Easy: {
      motivation: ['Which teacher do you still remember, and what did you take from them into your own classroom?'],
      communication: ['Tell me about a lesson that went better than you had hoped. What made it work?'],
      service: ['Tell me about a pupil you are glad to have helped.'],
    },
    Medium: {
      conflict: ['Tell me about a difficult meeting with a parent and how you brought it to a good end.'],
      adaptability: ['Describe a lesson that was going wrong. What did you do in the moment?'],
      teamwork: ['Tell me about something you planned together with other teachers. What was your share?'],
      feedback: ['What did you change in your teaching after someone had watched you teach?'],
    },
    Hard: {
      resilience: ['Tell me about the class that tested you most. What did you try, and what worked in the end?'],
      integrity: [
        "Tell me about a time you were worried about a child's safety or wellbeing. What steps did you take?",
      ],
      'problem-solving': ['Describe a pupil who had given up. How did you win them back?'],
    },
    Advanced: {
      leadership: [
        'Tell me about a change to teaching in your school that you led or shaped. How do you know that it helped the pupils?',
      ],
      'decision-making': [
        'Describe a time the needs of one child and the needs of the class pulled in opposite directions.',
      ],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you plan a lesson, from the first idea to the first minute in class?',
          answer:
            'I start with what pupils should be able to do at the end, decide how I will see it, then choose the shortest path of explanation, practice and check, and prepare one task for those who finish early.',
        },
      ],
      fundamentals: [
        {
          ask: 'How do you find out what pupils already know before you start a new topic?',
          answer:
            'A five-minute task without marks: three questions and one common misconception. I sort the answers into three piles and adjust the first lesson.',
        },
      ],
      quality: [
        {
          ask: 'What do you do in the first weeks so that a class settles into good habits?',
          answer:
            'Few rules, taught and practised like content: how we enter, how we listen, how we ask. I learn names fast, praise precisely and follow up every time in the same calm way.',
        },
      ],
      tools: [
        {
          ask: 'Which materials or technology do you like to teach with, and what do they add?',
          answer:
            "Mini whiteboards, because I see thirty answers at once, and a visualiser to work live on a pupil's text. Technology earns its place when it shows me thinking that I would otherwise miss.",
        },
      ],
    },
    Medium: {
      design: [
        {
          ask: 'How do you teach one topic to a class whose abilities are far apart?',
          answer:
            'The same goal for all, with different support: worked examples and sentence starters for some, open extension for others, and grouping that changes with the topic so that no one is labelled.',
        },
      ],
      measurement: [
        {
          ask: 'How do you use assessment during a lesson and not just at its end?',
          answer:
            'Hinge questions halfway whose wrong answers tell me what was misunderstood. If a third of the class misses it I teach it another way, otherwise I take a small group while the rest go on.',
        },
      ],
      diagnosis: [
        {
          ask: 'A pupil who used to do well has begun to fail. How do you find out what is behind it?',
          answer:
            'I look at the work for the pattern, talk to the pupil alone, ask colleagues and home, and consider sight, sleep, friends and family before I call it effort. Then one small agreed step and a date to look again.',
        },
      ],
      safety: [
        {
          ask: 'What would you do if a child told you something in confidence that worried you?',
          answer:
            'I listen, never promise secrecy, ask no leading questions, write down the exact words and tell the safeguarding lead the same day.',
        },
      ],
      judgement: [
        {
          ask: 'How much homework is right, and what should it be for?',
          answer:
            'Short practice of what was taught, that can be done without a parent, and that I use in the next lesson. If I do not use it, I do not set it.',
        },
      ],
    },
    Hard: {
      diagnosis: [
        {
          ask: 'Half your class did badly in a test that you thought they were ready for. What do you do next?',
          answer:
            'I look question by question to see whether it was content, wording or time. I own what I taught badly, reteach the two biggest gaps differently, and test those again a week later.',
        },
      ],
      design: [
        {
          ask: 'How would you adapt your teaching for a pupil who has just arrived and hardly speaks the language?',
          answer:
            'A buddy, key words with pictures before the lesson, tasks that show understanding without much language, and talk before writing. I expect the same thinking and give a different way to show it.',
        },
      ],
      improvement: [
        {
          ask: 'A few loud pupils answer everything in your lessons. How do you get the others to think and speak?',
          answer:
            'No hands up, thinking time, answers on whiteboards, pairs before plenary and cold calling that is kind. I track who has spoken and plan whom I will ask.',
        },
      ],
      quality: [
        {
          ask: 'How do you give feedback on written work so that pupils really improve it, without marking every night until ten?',
          answer:
            'I read the set, note the three patterns, teach those to the class and give each pupil one coded target with time in the lesson to act on it.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'If you could redesign the curriculum of your subject for one year group, what would you take out and why?',
          answer:
            'I would take out breadth that is touched once and forgotten, and build on a few ideas that return in harder forms. I would check with colleagues of the years before and after so that nothing needed is lost.',
        },
      ],
      measurement: [
        {
          ask: 'How would you tell whether a new teaching method in your school works, given that every class is different?',
          answer:
            "Compare classes that start at a similar level, decide the measure beforehand, look at pupils' work and not only at scores, and wait for a delayed test, since quick gains often fade.",
        },
      ],
      judgement: [
        {
          ask: 'What should a school do with artificial intelligence that writes essays, and what would you do in your own class tomorrow?',
          answer:
            "I would teach when it helps thinking and when it replaces it. Tomorrow: more writing in class, drafts and spoken defence of the work, and tasks in which pupils judge and mend a machine's text.",
        },
      ],
      improvement: [
        {
          ask: 'Results in your department have been flat for years. Where would you look first, and how would you bring colleagues along?',
          answer:
            "In pupils' books and at the transitions between years, not at the last exam. I would start with one question that teachers choose themselves, plan it together, watch each other and share what the pupils' work shows.",
        },
      ],
    },
  },
  specialties: [
    {
      words: ['primary', 'elementary', 'kindergarten', 'preschool', 'grundschule'],
      Technical: {
        Easy: {
          fundamentals: [
            {
              ask: 'How do you help a six-year-old who is finding it hard to learn to read?',
              answer:
                'I check hearing and sounds first, go back to the letters they are unsure of, practise little and often with books they can decode, read to them for joy, and tell the family one thing to do for five minutes a day.',
            },
          ],
        },
        Medium: {
          method: [
            {
              ask: 'How do you keep young children learning through a long wet afternoon?',
              answer:
                'Short turns of ten minutes, movement between them, a story that carries the maths, and a job for every child. I plan the quiet task for after the lively one.',
            },
          ],
        },
        Hard: {
          diagnosis: [
            {
              ask: 'A child in your class hits others when things do not go their way. How do you approach it over a term?',
              answer:
                'I note when it happens and what it achieves for the child, teach the missing skill at calm times, give a signal and a quiet place, praise the near misses, and work with home on the same plan.',
            },
          ],
        },
      },
    },
  ],
  leads: {
    Behavioral: {
      Hard: {
        leadership: [
          'Tell me about a teacher whose lessons were not good enough and how you helped, or did not manage to help.',
        ],
      },
    },
  },
};
