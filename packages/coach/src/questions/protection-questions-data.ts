import type { FamilyQuestions } from './question-types.ts';

export const protectionQuestions: FamilyQuestions = {
  family: 'protection',
  Behavioral: {
    Easy: {
      motivation: ['What makes you want to protect other people for a living?'],
      teamwork: ['Tell me about a time you could rely on a colleague, and they on you.'],
    },
    Medium: {
      conflict: ['Tell me about someone aggressive whom you calmed down with words.'],
      communication: ['Describe a report that you wrote which others later depended on.'],
      ownership: ['Tell me about something you overlooked on duty. What happened then?'],
    },
    Hard: {
      resilience: ['Tell me about a call or incident that stayed with you and how you cope with such things.'],
      integrity: ['Describe a time a colleague went too far or looked away.'],
    },
    Advanced: {
      'decision-making': ['Tell me about a decision of seconds that you later had to justify for hours.'],
      leadership: ['Describe how you led others through danger or through what came after it.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you do a patrol or a round so that you really see things?',
          answer:
            'Vary time and way, use all senses, compare with how it was yesterday, check doors by hand, and write times and facts at once.',
        },
      ],
      fundamentals: [
        {
          ask: 'Which powers do you have in your role, and where do they end?',
          answer:
            "I name them by law and by the owner's house rules, the rule of least force, and when I call the police or an officer instead.",
        },
      ],
      quality: [
        {
          ask: 'What belongs in a good incident report?',
          answer:
            'Who, what, where, when, in order, what I saw apart from what I was told, exact words, what I did, witnesses and evidence. No guesses.',
        },
      ],
      tools: [
        {
          ask: 'What equipment do you check before you start your shift?',
          answer:
            'Radio with a test call, torch, protective gear, first aid kit, keys and log, camera or vehicle, and whom I report to.',
        },
      ],
    },
    Medium: {
      safety: [
        {
          ask: 'You come upon two people fighting. What do you do, step by step?',
          answer:
            'Look for weapons and numbers, call for help, keep distance and an exit, a clear voice, move bystanders, separate when I have backup, first aid, then statements apart.',
        },
      ],
      diagnosis: [
        {
          ask: 'How do you notice that someone is behaving suspiciously without judging by looks?',
          answer:
            'I compare behaviour with what is normal here: testing doors, watching cameras, no purpose. A friendly offer of help tells me much.',
        },
      ],
      judgement: [
        {
          ask: 'Somebody refuses to leave and has done nothing violent. How far do you go?',
          answer:
            'Talk, reason, choice, time, then warn clearly of the next step. I use hands only when lawful and needed, with a colleague, and record it.',
        },
      ],
      method: [
        {
          ask: 'An alarm goes off in a full building. How do you bring people out?',
          answer:
            'Believe it, call, open exits, clear short orders, no lifts, sweep rooms away from smoke, help those who cannot walk, count at the assembly point and let no one back.',
        },
      ],
    },
    Hard: {
      judgement: [
        {
          ask: 'You are first at a scene with danger still present and people hurt. What comes first?',
          answer:
            'My own safety and a clear message: where, what, how many, which way in. Then stop the danger or move people from it, and those who bleed before those who shout.',
        },
      ],
      improvement: [
        {
          ask: 'There have been thefts at the same place each month. How do you get ahead of them?',
          answer:
            'Map times and ways, think as the thief, light and locks and sight lines, change patrols, talk to those who work there, and see if it moves elsewhere.',
        },
      ],
      safety: [
        {
          ask: 'How do you deal with a person in a mental crisis who may be a danger to themselves or others?',
          answer:
            'Slow down, one voice, distance, low tone, names, no threats, remove the crowd, time is on our side. Medical help early, and force only to save life.',
        },
      ],
      diagnosis: [
        {
          ask: 'Two witnesses tell you opposite things. How do you get at what happened?',
          answer:
            'Separate, open questions, let them draw, go through the order backwards, compare with traces and cameras, and note what each could see from there.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you plan the safety of an event with ten thousand people?',
          answer:
            'Know crowd and site, entry and exit flow, density limits, water and shade, medical, radio plan, stop rules with one who may stop, and a rehearsal of the worst hour.',
        },
      ],
      improvement: [
        {
          ask: 'How do you build trust with people who fear the uniform?',
          answer:
            'Be there without an incident, same faces, explain what I do and why, admit mistakes, listen to the young, and treat the tenth call as the first.',
        },
      ],
      judgement: [
        {
          ask: 'When is it right not to enforce a rule?',
          answer:
            'When enforcing would cause more harm than the breach and the law leaves me the choice. I decide by the purpose, the same for everybody, and can say why.',
        },
      ],
      measurement: [
        {
          ask: 'How do you measure safety when success means that nothing happens?',
          answer:
            'Near misses, response times, drills, repairs closed, how safe people feel and where they do not go. Fewer reports may only mean less trust.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['firefighter', 'fire', 'feuerwehr', 'pompier', 'bombero'],
      Technical: {
        Medium: {
          safety: [
            {
              ask: 'What do you read from the smoke before you go into a building?',
              answer:
                'Volume, speed, density and colour, and where it is drawn in. Fast dark smoke pulsing at gaps means flashover or backdraught: cool, vent with a plan, and do not go in alone.',
            },
          ],
        },
        Hard: {
          judgement: [
            {
              ask: 'Someone says that a child may be inside, and the roof is about to give way. How do you decide?',
              answer:
                'Who said it, where, chance that anyone lives in that heat, time. Great risk only for a life that can be saved; one fast planned search from the safest side with a line, or none.',
            },
          ],
        },
      },
    },
    {
      words: ['police', 'officer', 'detective', 'polizist', 'policia'],
      Technical: {
        Medium: {
          method: [
            {
              ask: 'You are called to a dispute between partners. What do you do when you arrive?',
              answer:
                'Approach quietly, see everyone and the hands, separate them out of sight, talk in turn, children, injuries, history, weapons, record, arrest or remove where the law says and offer help that day.',
            },
          ],
        },
      },
    },
  ],
};
