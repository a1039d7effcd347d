import type { FamilyQuestions } from './question-types.ts';

export const socialWorkQuestions: FamilyQuestions = {
  family: 'social-work',
  Behavioral: {
    Easy: {
      motivation: ['What brought you to work with people in difficult situations?'],
      communication: ['Tell me about winning the trust of someone who wanted nothing to do with you.'],
    },
    Medium: {
      teamwork: ['Describe a case in which you worked with police, school or doctors. What was your part?'],
      prioritisation: ['Tell me about a time your caseload was too large. What did you do about it?'],
      conflict: ['Tell me about a family or client who was angry with you.'],
    },
    Hard: {
      resilience: ['Tell me about a case that did not end well and how you dealt with it.'],
      integrity: ['Describe a time when helping a client and following the rules pulled you in different directions.'],
    },
    Advanced: {
      'decision-making': ["Tell me about the hardest recommendation that you have had to make about someone's life."],
      leadership: ['Describe how you changed something in the system and not only for one client.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you prepare for a first home visit?',
          answer:
            'I read the file for facts and not for opinions, check risk and tell a colleague where I am, decide the one thing I need to learn, and arrive on time with a plain explanation of why.',
        },
      ],
      safety: [
        {
          ask: 'How do you explain to a client what you can keep to yourself and what you cannot?',
          answer:
            'At the start and in plain words: what is said stays here unless someone may be harmed. I give an example and repeat it when talk comes near it.',
        },
      ],
      quality: [
        {
          ask: 'What makes a good case note?',
          answer:
            'Date, who was there, what I saw and heard in their words, apart from what I think, what was agreed and by when. The client should be able to read it.',
        },
      ],
      fundamentals: [
        {
          ask: 'What is the difference between helping someone and doing things for them?',
          answer:
            'Helping leaves them more able afterwards. I do with before I do for, and step in fully only in a crisis and for a while.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'Which signs make you think that a child or adult is being neglected or abused?',
          answer:
            'A pattern and not one sign: injuries without a fitting story, fear, missed care, isolation, a carer who speaks for them. I see the person alone, note exact words and share the concern the same day.',
        },
      ],
      method: [
        {
          ask: 'How do you make a plan with someone who has given up?',
          answer:
            'I ask about a day that was a little better and what was different, find one small wish of theirs, agree a step for this week and turn up when I said.',
        },
      ],
      judgement: [
        {
          ask: 'You have five urgent calls on a Friday afternoon. How do you rank them?',
          answer:
            'By danger tonight: who is at risk, from what, who else is there. I call each one briefly, use partners, and hand over in writing what remains.',
        },
      ],
      measurement: [
        {
          ask: 'How do you know that your work with someone has helped?',
          answer:
            'Goals set with them at the start, looked at together every few weeks, plus facts such as nights housed or days in school, and what they say when I ask.',
        },
      ],
    },
    Hard: {
      safety: [
        {
          ask: 'A client tells you that they have thought about ending their life. What do you do?',
          answer:
            'I stay calm and ask directly: thoughts, plan, means, time. I do not leave them alone if it is acute, make the place safer, bring in crisis help, agree a plan and record it.',
        },
      ],
      judgement: [
        {
          ask: 'A mother is doing her best and it is not enough. How do you think about whether the child can stay?',
          answer:
            "What harm, how likely, how soon, what has changed with help and can it change in the child's time. I look for relatives, listen to the child and bring it to a conference.",
        },
      ],
      improvement: [
        {
          ask: 'Families in your area wait four months for help. What would you do with no extra money?',
          answer:
            'Look at who waits and worsens, a short call in the first week, groups for common needs, agree with partners who does what, and stop duplicate assessments.',
        },
      ],
      diagnosis: [
        {
          ask: 'A client misses every third appointment. What might be behind it, and how do you find out?',
          answer:
            'Fear, money, shift work, shame, my own manner. I ask without blame, change place or time, and notice what the kept ones have in common.',
        },
      ],
    },
    Advanced: {
      judgement: [
        {
          ask: "How do you weigh an old person's right to live as they like against the danger in which they live?",
          answer:
            'Can they understand this decision, at their best time of day. If yes, I reduce risk with what they accept and keep returning. If not, the least intrusive step in their interest, with an advocate.',
        },
      ],
      design: [
        {
          ask: 'How would you set up a service for homeless young people so that they would really come?',
          answer:
            'Ask them, open in the evening, food and showers first, few rules kept by all, a worker who stays for years and housing without tests.',
        },
      ],
      measurement: [
        {
          ask: 'Funders want numbers, and your best work cannot be counted. What do you offer them?',
          answer:
            'A few honest numbers, such as nights housed after a year, with short accounts by clients who agree, and what we do not claim.',
        },
      ],
      improvement: [
        {
          ask: 'How do you keep a team from growing hard?',
          answer:
            'Regular supervision that is not about paperwork, shared visits for the worst cases, limits on caseload, and talking about what went well and about the dead.',
        },
      ],
    },
  },
};
