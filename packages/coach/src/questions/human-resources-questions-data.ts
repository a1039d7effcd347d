import type { FamilyQuestions } from './question-types.ts';

export const humanResourcesQuestions: FamilyQuestions = {
  family: 'human-resources',
  Behavioral: {
    Easy: {
      motivation: ['What made you choose a job in which people are the work?'],
      communication: ['Tell me about a conversation at work that you prepared for with care.'],
    },
    Medium: {
      conflict: ['Tell me about a dispute between an employee and a manager in which both came to you.'],
      service: ['Describe a manager who was hard to help and how you came to work well together.'],
      ownership: ['Tell me about a hire that turned out to be a mistake.'],
    },
    Hard: {
      integrity: ['Tell me about a time you had to tell a leader that what they wanted was not right.'],
      resilience: ['Describe the hardest message you have had to give to an employee.'],
    },
    Advanced: {
      leadership: [
        'Tell me about a change in culture that you helped to bring about. How do you know that it was real?',
      ],
      'decision-making': ['Describe a decision in which fairness to one person and fairness to all were at odds.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you prepare an interview so that every candidate gets a fair chance?',
          answer:
            'Four or five criteria from the work itself, the same questions with a scale, two interviewers who score before they talk, and adjustments for those who need them.',
        },
      ],
      fundamentals: [
        {
          ask: 'What belongs in a job advertisement, and what keeps good people from applying?',
          answer:
            'The work in the first half-year, pay, place and the few true requirements. Long wish lists, slogans and hidden pay keep good people away.',
        },
      ],
      tools: [
        {
          ask: 'Which people systems have you used, and what did you do in them?',
          answer:
            'I name the applicant and personnel system, a report I built and how I kept the data correct and private.',
        },
      ],
      quality: [
        {
          ask: 'What should the first week of a new employee look like?',
          answer:
            'Ready desk and access, a person at their side, a real small task, lunch with the team, and a talk on Friday about what surprised them.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'One team loses people twice as fast as the others. How do you find out why?',
          answer:
            'Compare pay, load and manager, read exits with care, talk to those who left half a year ago and those who stay, look at overtime and promotions, then share with the manager.',
        },
      ],
      method: [
        {
          ask: 'How do you fill a job for which few people exist?',
          answer:
            "Question the requirements with the manager, map where such people are, write to few personally, use the team's contacts, move fast, and grow one from inside.",
        },
      ],
      safety: [
        {
          ask: 'An employee tells you that they are being harassed and asks you to do nothing. What do you do?',
          answer:
            'I listen, explain what I can keep and what I must act on, offer safety and choices, record it, and act where others are at risk, telling them first.',
        },
      ],
      measurement: [
        {
          ask: 'Which people figures would you show the management every quarter?',
          answer:
            'Regretted leavers, time to productive, sickness, internal moves and pay gaps, each with one sentence on what we will do. Not a long list.',
        },
      ],
    },
    Hard: {
      judgement: [
        {
          ask: 'A top performer treats colleagues badly. What do you advise their manager?',
          answer:
            'To name the behaviour with cases, set a date and mean it. I show the cost in leavers. If results excuse it, that is the culture.',
        },
      ],
      design: [
        {
          ask: 'How would you set pay for a company that has grown without any system?',
          answer:
            'Describe levels of work, compare with market, set bands, find who stands outside, raise the unfair lows first, and explain it openly before the next round.',
        },
      ],
      improvement: [
        {
          ask: 'Everyone dreads the yearly appraisal. What would you put in its place?',
          answer:
            'Short talks each quarter on goals and help, feedback near the event, pay decided apart with clear criteria, and training for managers in listening.',
        },
      ],
      safety: [
        {
          ask: 'Ten people must go next month. How do you plan it lawfully and decently?',
          answer:
            'Test alternatives, clear criteria, consult, check for bias, train managers, tell in person and early in the week, with money, help and respect, then care for those who stay.',
        },
      ],
    },
    Advanced: {
      measurement: [
        {
          ask: 'How would you prove that a leadership programme changed anything?',
          answer:
            'Say beforehand what teams should notice, measure it in trained and untrained groups, look after half a year at leavers and upward feedback, and ask for cases.',
        },
      ],
      design: [
        {
          ask: 'How would you plan for jobs that will not exist in five years?',
          answer:
            'Break jobs into tasks, see which go, stay and come, talk openly, give time for learning on real work, and fill new roles from inside first.',
        },
      ],
      judgement: [
        {
          ask: 'When does a company do harm by trying to make everyone happy?',
          answer:
            'When it avoids hard talks, so that the willing carry the rest. I look for fairness and clarity rather than comfort.',
        },
      ],
      improvement: [
        {
          ask: 'Your company says that it is diverse, and its top is not. Where does the pipeline break, and what would you do?',
          answer:
            'Rates at each step by group: apply, hire, rate, promote, leave. Then fix that step, usually who gets the stretch work and how promotion is decided.',
        },
      ],
    },
  },
};
