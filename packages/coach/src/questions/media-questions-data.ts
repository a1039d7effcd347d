import type { FamilyQuestions } from './question-types.ts';

export const mediaQuestions: FamilyQuestions = {
  family: 'media',
  Behavioral: {
    Easy: {
      motivation: ['Which piece of work by someone else do you wish you had made?'],
      creativity: ['Where does a new piece of yours usually begin?'],
    },
    Medium: {
      feedback: ['Tell me about an edit or note that improved your work against your will.'],
      prioritisation: ['Describe a deadline so short that you had to choose what to leave out.'],
      communication: ['Tell me how you won the trust of someone who did not want to talk or be filmed.'],
    },
    Hard: {
      integrity: ['Tell me about something you decided not to publish.'],
      resilience: ['Describe a piece that was attacked in public. What did you do?'],
    },
    Advanced: {
      'decision-making': [
        'Tell me about a story or project in which you might have harmed somebody by being truthful.',
      ],
      leadership: ['Describe how you built or changed the voice of a publication, channel or team.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you get from an idea to a finished piece?',
          answer:
            'One sentence that says what it is about, find the people and facts, an outline or shot list, a fast rough version, then cut, check and read or watch it as a stranger.',
        },
      ],
      quality: [
        {
          ask: 'How do you check facts and names before something goes out?',
          answer:
            'Line by line: names, numbers, dates, quotations against the source, two sources for what matters, and a call to anyone accused.',
        },
      ],
      fundamentals: [
        {
          ask: 'What makes the first sentence or first ten seconds work?',
          answer:
            'A person, a tension or a question, concrete and true. I write ten and keep the one that makes me want the second.',
        },
      ],
      tools: [
        {
          ask: 'Which tools do you use to write, record or edit, and how do you keep your material in order?',
          answer:
            'I name them, my folder and naming system, copies in two places on the same day and a log of what is usable.',
        },
      ],
    },
    Medium: {
      judgement: [
        {
          ask: 'A source tells you something explosive and will not be named. How do you proceed?',
          answer:
            'How do they know, what do they gain, what can be confirmed by papers or others. Agree terms clearly, tell my editor who it is, and protect them from traces.',
        },
      ],
      method: [
        {
          ask: 'How do you prepare for an interview with someone who gives the same answers to everybody?',
          answer:
            'I read all of them, ask what was never asked, begin with a concrete scene, stay silent a little longer and bring an object or photograph.',
        },
      ],
      measurement: [
        {
          ask: 'What tells you that a piece found its readers or viewers, apart from clicks?',
          answer:
            'Time spent to the end, returning people, letters with their own stories, being quoted and subscriptions that began there.',
        },
      ],
      diagnosis: [
        {
          ask: 'A draft or rough cut is correct and dull. How do you find out what is missing?',
          answer:
            'I look for who wants what, cut the first paragraph or minute, read it aloud, ask one person where they drifted and move the best thing up.',
        },
      ],
    },
    Hard: {
      safety: [
        {
          ask: 'You published something that was wrong. What do you do in the next hours?',
          answer:
            'Check fast, correct openly at the top with time, tell those harmed, correct wherever it was shared, and find how it passed us.',
        },
      ],
      design: [
        {
          ask: 'How would you tell a complicated matter, say the price of electricity, to people who do not care about it?',
          answer:
            'Through one bill of one household, one question at a time, a picture instead of a table, and a point in which the viewer can do something.',
        },
      ],
      judgement: [
        {
          ask: 'How do you use material from social networks or made by machines without being fooled?',
          answer:
            'Find the first upload, place and time from details, reverse search, talk to the maker, mark what is made by machine and leave out what I cannot prove.',
        },
      ],
      improvement: [
        {
          ask: 'Your team makes too much and little of it is seen. What would you stop?',
          answer:
            'I list what each piece cost and brought, drop the lowest third for a month, give the time to fewer and better, and look whether anybody misses them.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you launch a new format for people under twenty-five without losing those who are loyal today?',
          answer:
            'As its own thing with its own small team and a clear promise, made with that audience, six months of trials, and no change to what works.',
        },
      ],
      judgement: [
        {
          ask: 'Where is the line between making something gripping and making it untrue?',
          answer:
            'Order and emphasis are mine, facts and the sense of what people said are not. The test: would those in it recognise it as fair?',
        },
      ],
      measurement: [
        {
          ask: 'How would you judge the work of a whole desk or studio over a year?',
          answer:
            'By what would not have existed without us, loyalty of the audience, corrections, people who grew and whether we kept the budget.',
        },
      ],
      improvement: [
        {
          ask: 'How do you keep your standards when the budget has halved?',
          answer:
            'Fewer pieces, longer life of each, partners, shared material, and never saving on checking and safety.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['translator', 'interpreter', 'ubersetzer', 'dolmetscher', 'traductor', 'traducteur'],
      Technical: {
        Medium: {
          judgement: [
            {
              ask: 'A pun or an insult has no equivalent in your target language. How do you decide what to do?',
              answer:
                'I ask what it does in the text: laugh, wound, mark a class. Then I recreate the effect elsewhere or plainly, and ask the author where it bears weight.',
            },
          ],
        },
      },
    },
    {
      words: ['photographer', 'videographer', 'video', 'film', 'camera'],
      Technical: {
        Medium: {
          method: [
            {
              ask: 'You have fifteen minutes with a person in an ugly room. How do you get a good picture or sequence?',
              answer:
                'Look for window light and a clean corner, clear the background, talk first, start wide and simple, give the hands something to do, and secure one safe shot early.',
            },
          ],
        },
      },
    },
  ],
};
