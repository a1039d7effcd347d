import type { FamilyQuestions } from './question-types.ts';

export const lawQuestions: FamilyQuestions = {
  family: 'law',
  Behavioral: {
    Easy: {
      motivation: ['Which area of law holds your interest, and how did you come to it?'],
      communication: ['Tell me about a legal point that you explained to a client in plain words.'],
    },
    Medium: {
      prioritisation: ['Describe a day when several matters were due at once. How did you get through it?'],
      conflict: ['Tell me about a client who wanted something that you could not do for them.'],
      teamwork: ["Tell me about a case or deal for which you relied on other people's work."],
      ownership: ['Describe a mistake in a document or deadline and how you dealt with it.'],
    },
    Hard: {
      integrity: ["Tell me about a time when your duty and your client's wish parted ways."],
      resilience: ['Describe a case that you lost and still think about.'],
    },
    Advanced: {
      'decision-making': ['Tell me about advice you gave when the law was unclear and a great deal hung on it.'],
      leadership: ['Describe how you changed the way a firm or department handles its matters.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'A client comes in with a long story. How do you find the legal question in it?',
          answer:
            'I let them tell it once, draw a timeline, ask what they want to happen, then separate facts, evidence and feelings and name the one or two issues the outcome turns on.',
        },
      ],
      fundamentals: [
        {
          ask: 'What makes an agreement binding, and what commonly prevents it?',
          answer:
            'Offer and acceptance, intention, and in common law consideration. It fails for lack of capacity, missing form, mistake, pressure or terms too vague to enforce.',
        },
      ],
      tools: [
        {
          ask: 'How do you go about legal research so that you can rely on the result?',
          answer:
            'From a commentary to the statute to recent decisions, checking that each is still good law. I note search terms and look on purpose for authority against my view.',
        },
      ],
      quality: [
        {
          ask: 'How do you check a document before it goes out?',
          answer:
            'Names, dates, figures, defined terms and cross-references, then whether it does what the client wants, and at last I read it aloud as the other side would.',
        },
      ],
    },
    Medium: {
      method: [
        {
          ask: 'You are handed a forty-page contract to review by tomorrow. What do you read first?',
          answer:
            'Parties, what is promised, price, term and exit, then liability, indemnities, data and governing law. I mark what differs from market, rank the points and propose wording for the top five.',
        },
      ],
      judgement: [
        {
          ask: 'When do you advise a client to settle rather than fight?',
          answer:
            'When the likely result, times its chance, less cost, time and strain is worse than the offer. I give a range and not a promise, and ask what a win is worth to them.',
        },
      ],
      safety: [
        {
          ask: 'A new client wants to hire you. What do you check before you say yes?',
          answer:
            'Conflicts by name and connected parties, identity and source of funds, whether we are competent and have time, limits and dates that are running, and a letter with scope and fee.',
        },
      ],
      diagnosis: [
        {
          ask: 'Two versions of the facts are told and both sound true. How do you find out which one will stand?',
          answer:
            "Documents made at the time before memory, details that can be checked, what each would gain. I test my own client's account harder than the other side will.",
        },
      ],
    },
    Hard: {
      judgement: [
        {
          ask: 'During preparation you find a document that harms your own client. What are your duties, and what do you do?',
          answer:
            'I check privilege and the duty to disclose, never hide or destroy it, tell the client what it means, advise on disclosure and rebuild the case around it.',
        },
      ],
      design: [
        {
          ask: 'How would you set up a contract between two firms that need each other and do not trust each other?',
          answer:
            'Small stages with proof before payment, clear tests, a named person on each side, escalation before court, fair exit, and security where the harm would be great.',
        },
      ],
      diagnosis: [
        {
          ask: 'A regulator writes to your client with polite questions. How do you handle the answer?',
          answer:
            'Preserve documents, find the real concern, agree scope and time, check facts with those who did the work, answer precisely what is asked, and weigh early openness.',
        },
      ],
      improvement: [
        {
          ask: 'The business says that legal is too slow. How would you speed things up without more risk?',
          answer:
            'I look at what comes in. Templates and a playbook for the common half, limits within which they sign alone, and lawyers for the rest with a promised time.',
        },
      ],
    },
    Advanced: {
      judgement: [
        {
          ask: 'Something is legal and likely to cause outrage. How do you advise a client who wants to do it?',
          answer:
            'I say that it is lawful and what it may cost: trust, staff, future rules. I give a version that reaches the aim with less harm. The choice is theirs, my advice is in writing.',
        },
      ],
      design: [
        {
          ask: 'How would you build a compliance programme that people follow when nobody looks?',
          answer:
            'From the real risks of each job, short rules with examples, the right way made the easy way, leaders who pay a price too, a safe way to ask, and tests of practice.',
        },
      ],
      measurement: [
        {
          ask: 'How do you tell whether legal work was worth its price?',
          answer:
            'Against the risk removed, time to a deal and disputes avoided by type. I agree the aim at the start and look back with the client at the end.',
        },
      ],
      improvement: [
        {
          ask: 'Machines can now draft and search. How would you change the training of young lawyers?',
          answer:
            'They must learn to judge before they delegate: draft by hand first, then correct the machine, check every source, and meet clients earlier.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['tax', 'steuerrecht'],
      Technical: {
        Medium: {
          method: [
            {
              ask: 'A client asks whether a planned sale of their company will be taxed. What do you need to know before you answer?',
              answer:
                'Who sells what: shares or assets, where they live, how long held, price structure such as earn-out, losses and reliefs. Then I compare two structures and the cost of being wrong.',
            },
          ],
        },
        Hard: {
          judgement: [
            {
              ask: 'The tax authority and your client read the same rule in different ways. How do you judge whether to dispute it?',
              answer:
                'Wording, purpose, decisions and guidance, strength of the facts, the sum, interest and penalties, and the effect on other years. I give odds, think of a ruling or settlement, and guard deadlines.',
            },
          ],
        },
      },
    },
    {
      words: ['litigation', 'barrister', 'trial', 'criminal'],
      Technical: {
        Medium: {
          method: [
            {
              ask: 'How do you prepare to question a hostile witness?',
              answer:
                'A list of the points I need, each tied to a document, short leading questions, one fact each, never a why. I stop when I have it.',
            },
          ],
        },
      },
    },
    {
      words: ['compliance', 'privacy', 'gdpr'],
      Technical: {
        Medium: {
          safety: [
            {
              ask: "A laptop with customers' data has been stolen. What happens in the first three days?",
              answer:
                'Was it encrypted, what was on it, who is affected. Lock access, record, judge the risk to people, report within seventy-two hours where needed, and tell those at high risk plainly.',
            },
          ],
        },
      },
    },
  ],
};
