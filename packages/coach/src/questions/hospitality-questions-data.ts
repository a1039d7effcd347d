import type { FamilyQuestions } from './question-types.ts';

export const hospitalityQuestions: FamilyQuestions = {
  family: 'hospitality',
  Behavioral: {
    Easy: {
      motivation: ['What do you enjoy about looking after guests?'],
      service: ['Tell me about a guest whose day you made better.'],
      teamwork: ['What makes a good team during a rush, and what is your usual part in it?'],
    },
    Medium: {
      conflict: ['Tell me about a guest who was rude to you or your colleagues. What did you do?'],
      prioritisation: ['Describe a rush when everything came at once. How did you keep order?'],
      adaptability: ['Tell me about a shift when someone did not turn up or something ran out.'],
      ownership: ['Tell me about an order or booking that you got wrong. How did you make it good?'],
    },
    Hard: {
      resilience: ['Tell me about the worst shift you have ever worked and how you came back the next day.'],
      integrity: ['Tell me about a time you saw a colleague ignore hygiene or take something that was not theirs.'],
      'problem-solving': ['Describe a complaint that kept coming back until you found the reason.'],
    },
    Advanced: {
      leadership: ['Tell me about a place or team whose standard you raised. What did you change first?'],
      'decision-making': ['Describe a time you asked a guest to leave or turned business away.'],
    },
  },
  Technical: {
    Easy: {
      safety: [
        {
          ask: 'What do you do to keep food and drink safe during a busy shift?',
          answer:
            'Wash hands between tasks, keep raw and cooked apart, check fridge temperatures and write them down, label with dates, and never serve what I am not sure of.',
        },
      ],
      method: [
        {
          ask: 'Walk me through how you greet guests and take them through their visit.',
          answer:
            'A greeting within half a minute even when busy, eye contact, the name if I know it, a clear offer, a check after two bites or ten minutes, and a real goodbye.',
        },
      ],
      fundamentals: [
        {
          ask: 'A guest says that they are allergic to nuts. What do you do?',
          answer:
            'I stop and take it seriously, check the allergen sheet and ask the kitchen, mark the order, change gloves and tools, and bring it separately. If I cannot be sure I say so.',
        },
      ],
      tools: [
        {
          ask: 'Which machines or systems have you worked with, and which one did you know best?',
          answer:
            'I name the till, booking system or coffee machine, how I set it up and clean it, and the small fault I can fix without calling anyone.',
        },
      ],
    },
    Medium: {
      quality: [
        {
          ask: 'How do you keep quality the same when it is quiet and when there is a queue to the door?',
          answer:
            'Everything prepared and in its place before the rush, set recipes and weights, one person who checks each item before it goes out, and honest waiting times instead of shortcuts.',
        },
      ],
      diagnosis: [
        {
          ask: 'Guests have been sending back the same dish or drink this week. How do you find out why?',
          answer:
            'I taste it, compare with the recipe, and look for what changed: supplier, machine setting, new colleague, holding time. I change one thing, taste again and tell the next shift.',
        },
      ],
      measurement: [
        {
          ask: 'Which numbers tell you that a shift went well, apart from the till?',
          answer:
            'Waiting time, items sent back, waste, average spend and how many guests we know by name. I look at two of them and mention them at the end of the shift.',
        },
      ],
      judgement: [
        {
          ask: 'A guest asks for a refund for something they have finished. What do you do?',
          answer:
            'I listen first and ask what was wrong. If there is something to learn I refund or offer another, since a small loss is cheaper than a bad story. If it is a habit I note it and involve the manager.',
        },
      ],
    },
    Hard: {
      improvement: [
        {
          ask: 'Too much is thrown away at the end of the day. How would you bring waste down without running out?',
          answer:
            'I weigh waste by item for two weeks, forecast from weekday and weather, prepare in smaller batches later in the day, use trimmings in specials and agree what may run out after eight.',
        },
      ],
      design: [
        {
          ask: 'How would you lay out the counter or kitchen so that the same team can serve a third more people?',
          answer:
            "I watch where people cross and wait, put what is used together within arm's reach, split order and pick-up, move preparation out of the line, and try it with tape on the floor first.",
        },
      ],
      safety: [
        {
          ask: 'An inspector finds a serious problem in your kitchen or bar. What do the next twenty-four hours look like?',
          answer:
            'I close what is unsafe, throw away what is in doubt, fix the cause and not the trace, brief the team, record it all and ask the inspector back with evidence.',
        },
      ],
      judgement: [
        {
          ask: 'You are overbooked and short of staff tonight. Whom do you call, and what do you change?',
          answer:
            'I look for cover for one hour, cut the menu to what we do fast, space the bookings, call the late large group with an honest offer, and put the strongest people where guests meet us.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you build a menu or offer for a place with low margins and many regulars?',
          answer:
            'Keep what regulars come for, price by margin and popularity together, share ingredients across dishes, one change a month, and train the team to recommend the two that earn.',
        },
      ],
      improvement: [
        {
          ask: 'Half of your new colleagues leave within three months. What would you look at, and what would you try first?',
          answer:
            'I would ask those who left and those who stayed. Usually it is rotas, the first week and one bad shift leader. I would publish rotas three weeks ahead and give each newcomer one person for the first ten shifts.',
        },
      ],
      measurement: [
        {
          ask: 'Online reviews are good and takings fall. How do you explain that, and what would you check?',
          answer:
            'Happy but fewer guests, or smaller bills. I would look at covers by hour, return visits, average spend, price against neighbours and what has changed in the street.',
        },
      ],
      judgement: [
        {
          ask: 'Where should a place like this save money and where never?',
          answer:
            'Save where guests do not notice: energy, waste, buying together, paper. Never on cleanliness, safety, the two products we are known for and enough people at the peak.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['barista', 'coffee', 'cafe', 'espresso'],
      Technical: {
        Easy: {
          method: [
            {
              ask: 'How do you make a good espresso, and how do you know that it is good?',
              answer:
                'Fresh beans, about eighteen grams, even tamping, and around thirty-six grams out in twenty-five to thirty seconds. It should taste balanced with a thick even crema; I taste one at the start of each shift.',
            },
          ],
        },
        Medium: {
          diagnosis: [
            {
              ask: 'Your espresso suddenly runs too fast and tastes sour. What do you change, and in which order?',
              answer:
                'Grind finer first, since weather and new beans shift it. Then check dose, tamping and water temperature, one at a time, tasting in between, and tell the others the new setting.',
            },
          ],
        },
        Hard: {
          judgement: [
            {
              ask: 'There are twelve people in the queue and one machine. How do you order and combine the work without the drinks suffering?',
              answer:
                'I call orders in pairs, steam milk for two drinks of one kind, pull shots while the milk spins, let a colleague do filter and till, and never leave a shot standing more than half a minute.',
            },
          ],
        },
      },
    },
    {
      words: ['chef', 'cook', 'koch', 'kitchen', 'cuisinier', 'cocinero', 'baker', 'pastry'],
      Technical: {
        Medium: {
          method: [
            {
              ask: 'How do you set up your station before service?',
              answer:
                'I read the bookings, check stock and dates, prepare by cooking time with the longest first, taste every sauce, set tools in the same place, and have a second of whatever runs out.',
            },
          ],
        },
        Hard: {
          measurement: [
            {
              ask: 'How do you cost a dish, and what do you do when its main ingredient rises by a third?',
              answer:
                'I cost each gram with loss in trimming and cooking, aim at roughly thirty percent food cost, then change cut, portion, garnish or season before I raise the price.',
            },
          ],
        },
      },
    },
    {
      words: ['hotel', 'housekeeping', 'housekeeper', 'concierge', 'guest'],
      Technical: {
        Medium: {
          diagnosis: [
            {
              ask: 'A guest at the desk says that their room is not clean. What do you say and do within ten minutes?',
              answer:
                'I apologise without excuses, offer another room at once or fresh cleaning while they have a drink, check the room myself, tell housekeeping the facts, and look in again before they go to bed.',
            },
          ],
        },
      },
    },
  ],
};
