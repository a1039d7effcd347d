import type { FamilyQuestions } from './question-types.ts';

export const personalServicesQuestions: FamilyQuestions = {
  family: 'personal-services',
  Behavioral: {
    Easy: {
      motivation: ['What do you enjoy about a job in which you meet people face to face every day?'],
      service: ['Tell me about a client who keeps coming back to you. What do you do for them?'],
    },
    Medium: {
      communication: ['Tell me about a client who wanted something that would not have suited them.'],
      ownership: ['Describe a time a client was unhappy with your work.'],
      prioritisation: ['Tell me about a day when you ran late from the first appointment.'],
    },
    Hard: {
      conflict: ['Tell me about a client who overstepped a boundary.'],
      resilience: ['How did you get through a time when clients or strength were lacking?'],
    },
    Advanced: {
      leadership: ['Tell me about someone whom you trained and who is now good.'],
      'decision-making': ['Describe a time you sent a client away or on to somebody else.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you begin with a new client?',
          answer:
            'I ask what they want and why now, what they have tried, health and allergies, look closely, say what is possible, agree time and price, and then begin.',
        },
      ],
      safety: [
        {
          ask: 'What do you do for hygiene and safety between two clients?',
          answer:
            'Clean, then disinfect with the right contact time, fresh linen or tools, hands, and nothing shared that touched skin.',
        },
      ],
      tools: [
        {
          ask: 'Which products and tools do you rely on, and how do you choose them?',
          answer: 'By effect, what is in them and cost per use. I test new ones on a small place first.',
        },
      ],
      quality: [
        {
          ask: 'How do you check your work before the client sees it?',
          answer:
            'From another angle and light, both sides equal, edges and corners, then I show them and ask one honest question.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'A client does not get the result they hoped for after several sessions. What do you do?',
          answer:
            'Compare with the first notes and photographs, ask what happens between sessions, change one thing, be honest on what is possible, and refer on if it is beyond me.',
        },
      ],
      judgement: [
        {
          ask: 'A client asks for something that could hurt them or their hair, skin or health. How do you respond?',
          answer:
            'I say no to that and why, show what comes close safely, and do not give in for money, because my name goes out with them.',
        },
      ],
      measurement: [
        {
          ask: 'How do you know whether your work is going well over a month?',
          answer:
            'Clients who return within their usual time, full hours, corrections, new ones sent by others, and how I feel on Saturday.',
        },
      ],
      method: [
        {
          ask: 'How do you plan a day so that clients do not wait and you get a break?',
          answer:
            "Real times by service with ten minutes' slack, demanding ones early, a pause in the book like a client, and a message when I am late.",
        },
      ],
    },
    Hard: {
      safety: [
        {
          ask: 'A client feels faint, reacts badly or is hurt while with you. What do you do?',
          answer:
            'Stop, make safe, sit or lay down, rinse or cool, look at breathing and swelling, call help early, stay, write it down and call in the evening.',
        },
      ],
      improvement: [
        {
          ask: 'Many new clients come once and never again. How would you find out why?',
          answer:
            'I ask ten of them kindly, look at wait, first five minutes, price surprise and who served them, book the next date before they go, and try one change a month.',
        },
      ],
      design: [
        {
          ask: 'How would you put together a programme or package for a client with three months and little time?',
          answer:
            'One goal they can see, a start measure, two fixed times a week, small steps at home, a check each month, and a way back after a lapse.',
        },
      ],
      judgement: [
        {
          ask: 'A regular client tells you something worrying about their life. What is your part?',
          answer:
            'I listen, I am not their therapist. I ask if they are safe, name a place that helps, keep it to myself unless someone is in danger.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you set up your own salon, studio or team in a street that already has three?',
          answer:
            'Find who is badly served, one thing we are best at, hours when others are closed, booking at once, low fixed cost and partners nearby.',
        },
      ],
      measurement: [
        {
          ask: 'How do you set prices, and how do you raise them without losing people?',
          answer:
            'Cost of an hour with empty ones counted, what the result is worth, neighbours. Raise a little each year with notice, by demand, and keep one fair entry.',
        },
      ],
      improvement: [
        {
          ask: 'How do you stay good at a craft when fashions, products and bodies change?',
          answer:
            'A course a year, an evening of practice a month, watch younger colleagues, look back at old work and stop what I do only from habit.',
        },
      ],
      judgement: [
        {
          ask: 'Where do you see the limits of your profession, and how do you keep to them?',
          answer:
            'I name what needs a doctor, a therapist or a specialist, have three to send people to, and say so at once rather than after a try.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['trainer', 'fitness', 'gym', 'coach', 'yoga'],
      Technical: {
        Medium: {
          method: [
            {
              ask: 'How do you build a training plan for someone who has not exercised for ten years?',
              answer:
                'Screen health, two full-body sessions a week with basic movements, easy walks, stop with strength left, add a little each week, and choose what they like.',
            },
          ],
        },
      },
    },
    {
      words: ['hairdresser', 'hair', 'barber', 'stylist', 'friseur', 'coiffeur', 'peluquero'],
      Technical: {
        Medium: {
          diagnosis: [
            {
              ask: 'A client with dyed black hair wants to be blond by Saturday. What do you say and do?',
              answer:
                'Look at history and strength with a strand test, explain that it takes stages, show what Saturday can look like, protect the hair, and put the plan and price in writing.',
            },
          ],
        },
      },
    },
  ],
};
