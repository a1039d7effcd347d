import type { FamilyQuestions } from './question-types.ts';

export const operationsQuestions: FamilyQuestions = {
  family: 'operations',
  Behavioral: {
    Easy: {
      motivation: ['What kind of mess do you enjoy putting in order?'],
      communication: ['How do you find out what people on the front line know and their managers do not?'],
    },
    Medium: {
      'problem-solving': ['Tell me about a process you made faster or cheaper. How did you find where to start?'],
      conflict: ['Describe a time two departments blamed each other. What did you do?'],
      prioritisation: ['Tell me about a month in which everything needed your attention. What did you let go?'],
    },
    Hard: {
      leadership: ['Tell me about a change that people did not want and that you had to bring in.'],
      ownership: ['Describe a plan of yours that looked right on paper and failed in practice.'],
    },
    Advanced: {
      'decision-making': [
        "Tell me about a choice between people's jobs and the survival of the business, large or small.",
      ],
      integrity: ['Describe a time the numbers were good and you knew that something was wrong.'],
    },
  },
  Technical: {
    Easy: {
      method: [
        {
          ask: 'How do you find out how a process really works, as opposed to how it is written down?',
          answer:
            'I walk it from end to end with the people who do it, follow three real cases, note each wait and each time someone looks something up, and draw it on one page for them to correct.',
        },
      ],
      fundamentals: [
        {
          ask: 'What is the difference between being busy and being productive, for a whole team?',
          answer:
            'Busy is hours filled; productive is finished work that somebody needed. A team at full load has long queues, so a little slack often delivers more.',
        },
      ],
      tools: [
        {
          ask: 'Which analyses do you do most, and in which tool?',
          answer:
            'Simple ones: volumes by hour, cost by case, a list of causes by size, mostly in a spreadsheet. I state the question first, or the table grows without an end.',
        },
      ],
      quality: [
        {
          ask: 'How do you write requirements so that nobody can misread them?',
          answer:
            'One need a sentence, who and why, an example and how it will be checked. Then I let the builder explain it back to me.',
        },
      ],
    },
    Medium: {
      measurement: [
        {
          ask: 'How do you choose the few numbers with which to run a team or a site?',
          answer:
            'One each for safety or quality, time, cost and people, that the team can influence this week. If nobody would act on a change, it goes.',
        },
      ],
      diagnosis: [
        {
          ask: 'Customers wait twice as long as last year with the same staff. How do you find the cause?',
          answer:
            'I compare volume, mix, handling time and rework, and follow the waits by hour. Often work comes back for missing facts, or arrivals have bunched while rotas have not.',
        },
      ],
      method: [
        {
          ask: 'How do you build a business case that a sceptic would accept?',
          answer:
            'The cost of doing nothing, three options, cautious numbers with their source, what would have to be true, and a cheap first step that could prove us wrong.',
        },
      ],
      judgement: [
        {
          ask: 'When do you buy a service, and when do you do it in house?',
          answer:
            'In house when it is what customers choose us for or it changes often; buy when it is standard and others are better at it. I count switching cost and the people who must manage it.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'How would you merge two offices that do the same work in different ways?',
          answer:
            'Compare results on like cases, let people of both choose the better step each time, keep customers out of it, move in waves, and be honest early on jobs.',
        },
      ],
      improvement: [
        {
          ask: 'A step in your process is checked four times and errors still pass. What do you change?',
          answer:
            'Four checks mean nobody owns it. I give one owner, build the rule into the form or system, sample afterwards, and look at which errors pass and why they were invisible.',
        },
      ],
      safety: [
        {
          ask: 'What would stop your operation tomorrow, and how do you prepare for it?',
          answer:
            'People, power, systems, one supplier, the site. For each I ask how long we can stand it, agree a manual way, test it once a year and keep the phone list on paper.',
        },
      ],
      judgement: [
        {
          ask: 'You must cut a tenth of costs within six months. Where do you look, and where not?',
          answer:
            'Work nobody needs, rework, contracts and space before people. I would not cut maintenance or those who meet customers, since that returns as a larger bill.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you organise a business that grows from one site to ten?',
          answer:
            'Decide what must be the same everywhere and leave the rest. A manual made with the first sites, one coach for new managers, the same five numbers and a visit each month.',
        },
      ],
      measurement: [
        {
          ask: 'Every target in the company is green and profit falls. How is that possible, and what do you do?',
          answer:
            'Targets were set locally, or are met by passing cost on. I trace profit by customer and product, look for work that moves between departments, and replace some targets with one shared one.',
        },
      ],
      judgement: [
        {
          ask: 'How do you advise a leader who has already decided and is about to make a mistake?',
          answer:
            'In private, with the aim they care about, what would have to be true and the cheapest test. If they go on I help limit the damage and agree the sign at which we stop.',
        },
      ],
      improvement: [
        {
          ask: 'Improvement projects fade when the consultant leaves. How do you make a change stay?',
          answer:
            'The people who do the work design it, it is easier than the old way, the old way is removed, and their manager asks about it every week for half a year.',
        },
      ],
    },
  },
};
