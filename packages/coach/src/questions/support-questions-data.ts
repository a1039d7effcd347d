import type { FamilyQuestions } from './question-types.ts';

export const supportQuestions: FamilyQuestions = {
  family: 'support',
  Behavioral: {
    Easy: {
      motivation: ['What do you like about helping customers with their problems?'],
      service: ['Tell me about a customer who thanked you. What had you done?'],
    },
    Medium: {
      conflict: ['Tell me about a customer who shouted at you. What did you say first?'],
      communication: ['Describe how you told a customer that the answer was no.'],
      ownership: ['Tell me about a case that went back and forth until you took it on.'],
    },
    Hard: {
      resilience: ['How do you stay kind in the last hour of a bad day? Tell me about one.'],
      integrity: ['Tell me about a time a rule was unfair to a customer. What did you do?'],
    },
    Advanced: {
      leadership: ['Tell me about something in the product or policy that changed because you spoke up for customers.'],
      'decision-making': ['Describe a time you had to choose which customers to help first in a large outage.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you begin a conversation with a customer who has a problem?',
          answer:
            'I let them finish, say back what I understood and how it affects them, ask one question at a time and tell them what happens next.',
        },
      ],
      tools: [
        {
          ask: 'What do you write in a ticket so that a colleague could take over without asking the customer again?',
          answer:
            "The problem in the customer's words, what was tried with results, versions and times, what I promised and the next step with a date.",
        },
      ],
      fundamentals: [
        {
          ask: "What is the difference between solving a customer's problem and answering their question?",
          answer:
            'The question is where they got stuck, the problem is what they wanted to do. I ask what they are trying to reach, so they need not call again.',
        },
      ],
      quality: [
        {
          ask: 'How do you write an answer that a customer understands at the first reading?',
          answer:
            'The answer first, then numbered steps, one idea a sentence, their words and no blame. I remove half and add what to do if it fails.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'A customer says that it just does not work. How do you get to the cause?',
          answer:
            'I ask what they did, what they expected and what they saw, when it last worked and what changed, then reproduce it and halve the possibilities: account, device, network, product.',
        },
      ],
      judgement: [
        {
          ask: 'You have forty open tickets and three hours. In which order do you work?',
          answer:
            'Anything unsafe or blocking many first, then promises due today, then quick ones in a batch. I send a short honest note to those who must wait.',
        },
      ],
      measurement: [
        {
          ask: 'Which numbers show good support, and which of them can mislead?',
          answer:
            'Solved at first contact, time to a solution and the reasons for contact. Handling time misleads: short calls can mean people calling again.',
        },
      ],
      safety: [
        {
          ask: 'Someone calls and wants access to an account but fails one security question. What do you do?',
          answer:
            'I stay friendly, give nothing, offer the safe way back in, do not hint which answer was wrong, and note the attempt.',
        },
      ],
    },
    Hard: {
      diagnosis: [
        {
          ask: 'Ten customers report different symptoms on the same morning. How do you find out whether it is one problem?',
          answer:
            'I put times, regions, versions and actions in a table, look for what all share and what working customers lack, check the release log and tell engineering with the pattern and three clean cases.',
        },
      ],
      improvement: [
        {
          ask: 'A third of your contacts ask the same thing. How would you make them go away?',
          answer:
            'Fix the cause in the product first, then the words on that screen, then an article found in their own words. I show the cost per month to whoever owns it.',
        },
      ],
      method: [
        {
          ask: 'A customer has been failed four times by different people and writes to the director. You take it over. What do you do?',
          answer:
            'I read everything, call, apologise for the specific failures, give one name and number, a date I can keep, solve it and then tell them what we changed.',
        },
      ],
      judgement: [
        {
          ask: 'When do you break a policy for one customer?',
          answer:
            'When holding it harms them through our own fault and the reason for the rule does not apply. I stay within my limit, note it and propose a change if it is the third time.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you build support for a product that grows from a thousand to a hundred thousand customers?',
          answer:
            'Sort contacts by cause, remove the top five, good self-service, levels by difficulty and not by status, a link to product with a weekly list, and keep people reachable for what hurts.',
        },
      ],
      measurement: [
        {
          ask: 'Satisfaction scores are high and customers still leave. What would you look at?',
          answer:
            'Who answers the survey and who never contacts us. I would talk to leavers, look at effort and repeat contacts and at problems that people silently live with.',
        },
      ],
      improvement: [
        {
          ask: 'A machine is to answer first. Where would you let it, and where never?',
          answer:
            'Let it find articles, collect facts and do what is simple and reversible. Never for money disputes, safety or grief, and always with a way to a person that works at the first ask.',
        },
      ],
      judgement: [
        {
          ask: 'Your largest customer bullies your team. How do you deal with it?',
          answer:
            "I protect people first: one contact, recorded calls, the right to end one. I speak to the customer's manager with facts, and bring the true cost to ours, including parting.",
        },
      ],
    },
  },
};
