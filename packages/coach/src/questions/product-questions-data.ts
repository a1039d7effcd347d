import type { FamilyQuestions } from './question-types.ts';

export const productQuestions: FamilyQuestions = {
  family: 'product',
  Behavioral: {
    Easy: {
      motivation: ['Which product do you use every week that could be better, and what would you change first?'],
      communication: ['How do you explain a product decision to people who wanted something else?'],
      teamwork: ['What do you think engineers and designers need from you, and how do you know?'],
    },
    Medium: {
      prioritisation: ['Tell me about a feature you decided not to build. How did you bring people to accept it?'],
      conflict: ['Describe a time sales and engineering wanted opposite things from you.'],
      learning: ['Tell me about something users told you that changed your mind about the product.'],
      ownership: ['Walk me through something you launched, from the first idea to the numbers a month later.'],
    },
    Hard: {
      'decision-making': [
        'Tell me about a bet on the product that failed. When did you first see it, and when did you act?',
      ],
      communication: ['Describe how you told an executive that their favourite idea should wait.'],
      integrity: ['Tell me about a time a change would have helped the numbers and hurt the user.'],
    },
    Advanced: {
      leadership: [
        'Tell me about a product strategy you set that others still followed when you were no longer in the room.',
      ],
      adaptability: ['Describe a time the market moved and your roadmap was suddenly wrong.'],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'How do you find out what problem users really have before you think of features?',
          answer:
            'I watch five to eight of them do the task today, ask about the last time it hurt rather than about wishes, and write the problem as a sentence that names who, when and what it costs.',
        },
      ],
      method: [
        {
          ask: 'What does a good user story or ticket contain, and what do you leave out?',
          answer:
            'Who needs it, what they can do afterwards, how we know it works, and the edges. I leave out the solution in detail, because that belongs to the people who build it.',
        },
      ],
      measurement: [
        {
          ask: 'Pick a product you like. Which three numbers would you look at every Monday?',
          answer:
            'One for value received such as tasks finished per active user, one for retention by cohort, and one for quality such as failure rate. Downloads alone tell me only about advertising.',
        },
      ],
      tools: [
        {
          ask: 'How do you keep a backlog from growing into a graveyard?',
          answer:
            'Anything untouched for three months is closed with a note. I keep now, next and later, tie each entry to a goal, and review the top twenty only.',
        },
      ],
    },
    Medium: {
      measurement: [
        {
          ask: 'Sign-ups are up and active users are flat. How do you work out what is going on?',
          answer:
            'I split by channel and week of sign-up, look at where new people stop in the first session, and talk to ten who left. Often a new channel brings the wrong people, or first value comes too late.',
        },
      ],
      judgement: [
        {
          ask: 'You have three requests and room for one. How do you decide?',
          answer:
            'I compare reach, how much it helps the current goal, confidence and effort, and write the assumptions next to the numbers. The score starts the talk; the riskiest assumption decides what we test first.',
        },
      ],
      design: [
        {
          ask: 'How would you improve the first five minutes that someone spends with a banking app?',
          answer:
            'I define first value, say seeing their balance, and count the steps before it. I move whatever the law does not need until later, show progress through the identity check, and test with new customers.',
        },
      ],
      diagnosis: [
        {
          ask: 'A feature you launched is used by almost nobody. What do you do in the two weeks that follow?',
          answer:
            'I separate not found, not understood and not needed: look at exposure, first use and repeat use, and call five users. Then I fix discovery, change it or remove it, and say which in public.',
        },
      ],
      method: [
        {
          ask: 'How do you decide whether to run an experiment or simply ship?',
          answer:
            'If it is easy to undo and the risk is low I ship and watch. I test when the effect is uncertain, traffic allows an answer within weeks, and a wrong choice is costly.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'How would you bring a product that sells to small firms to large companies, without ruining it for the small ones?',
          answer:
            'Large firms need roles, audit, single sign-on and a contract person. I put those behind an edition, keep the core simple by default, and start with three design partners who pay.',
        },
      ],
      measurement: [
        {
          ask: 'An experiment raises clicks and lowers retention a little. Do you ship it? Talk me through your thinking.',
          answer:
            'Clicks are a means. I check whether the drop is real, who is hit and what it is worth over a year. Unless the loss is noise I do not ship; I look for the part that helped without the harm.',
        },
      ],
      judgement: [
        {
          ask: 'Your largest customer threatens to leave unless you build something that nobody else needs. What do you do?',
          answer:
            'I learn the problem behind the demand, price the real cost over years, and look for a general form, an integration or a workaround. If none fits, I would rather lose the account knowingly than turn the product into a service for one.',
        },
      ],
      improvement: [
        {
          ask: 'Your team ships a lot and nothing moves the goal. How do you change the way it works?',
          answer:
            'I show outputs beside outcomes for two quarters, replace the feature list with one goal and a few bets, and stop each bet that has shown nothing by an agreed date.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you set the price of a new product that has no direct competitor?',
          answer:
            'By the value of the next best way to solve it. I interview for willingness to pay, offer two or three packages along a measure that grows with value, sell by hand first, and expect to change it twice in the first year.',
        },
      ],
      judgement: [
        {
          ask: 'When should a company kill a product that still earns money, and how would you do it?',
          answer:
            'When the people and attention it holds would earn more elsewhere and its trend will not turn. I set the date, give a way out for customers, keep promises to the letter and tell the team what comes next.',
        },
      ],
      measurement: [
        {
          ask: 'What single measure would you choose for a product that helps people learn, and how could it corrupt the team?',
          answer:
            'Learners who can do something a month later that they could not do before. It could tempt us to teach what is easy to test, so I would pair it with free choice to return.',
        },
      ],
      improvement: [
        {
          ask: 'Two teams of yours build overlapping things. How do you find out, and what do you do about the people as much as the code?',
          answer:
            "I map each team's promise to users. I decide by user problem and not by history, give one owner, let both keep something that matters to them, and write down the boundary.",
        },
      ],
    },
  },
};
