import type { FamilyQuestions } from './question-types.ts';

export const salesQuestions: FamilyQuestions = {
  family: 'sales',
  Behavioral: {
    Easy: {
      motivation: ['What do you enjoy about selling, apart from winning?'],
      learning: ['How do you get to know a product well enough to sell it honestly?'],
      communication: ['Tell me about a first conversation with a customer that went well.'],
    },
    Medium: {
      resilience: ['Tell me about a quarter or month in which you were far behind your target. What did you change?'],
      ownership: ['Walk me through the sale you are proudest of, from the first contact to the signature.'],
      service: ['Tell me about a customer to whom you had promised something that your company could not deliver.'],
      teamwork: ['Describe a deal you won only because colleagues helped you. Who did what?'],
    },
    Hard: {
      integrity: ['Tell me about a time you advised a customer not to buy.'],
      'problem-solving': [
        'Describe a deal you lost that you should have won. What did you learn from the people who said no?',
      ],
      conflict: ['Tell me about a disagreement with a colleague over who owned an account.'],
    },
    Advanced: {
      'decision-making': [
        'Tell me about a large opportunity that you walked away from. How did you defend that inside your company?',
      ],
      creativity: [
        'Describe how you opened a market or a type of customer that nobody in your company had sold to before.',
      ],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'How do you find out in one conversation whether somebody is likely to buy?',
          answer:
            'I ask what happens if they do nothing, who else decides, what they have tried, and by when it must be solved. Pain, people, money and time: if two of them are missing I say so and stay in touch.',
        },
      ],
      method: [
        {
          ask: 'How do you prepare for a first meeting with a customer you do not know?',
          answer:
            'Ten minutes on their site and news, one likely problem for a firm like theirs, one customer of ours that resembles them, and three open questions. I aim for one agreed next step.',
        },
      ],
      tools: [
        {
          ask: 'What do you write into the customer system after a call, and why?',
          answer:
            'What they said in their words, who is involved, the next step with a date and what could stop it. Someone else should be able to take over tomorrow.',
        },
      ],
      quality: [
        {
          ask: 'How do you open a cold call so that the other person stays on the line?',
          answer:
            'I say who I am and that they did not expect me, ask for half a minute, name one problem that people in their position have, and ask whether it is theirs.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'Many of your proposals are met with silence. How do you find out where things go wrong?',
          answer:
            'I look at which stage they went quiet and what we knew then. Usually I sent a proposal without a decision maker or a date. I agree the next meeting before I send anything and ask openly when it stalls.',
        },
      ],
      method: [
        {
          ask: 'A customer says that you are too expensive. What do you say, and what do you not say?',
          answer:
            'I ask compared with what, then go back to what the problem costs them. I trade and never just give: a lower price for a longer term or a smaller scope.',
        },
      ],
      measurement: [
        {
          ask: 'Which numbers in your pipeline do you look at every week, and what do they tell you?',
          answer:
            'New conversations, conversion from stage to stage, age of each deal and coverage against target. Old deals without a next step are the ones I close or drop.',
        },
      ],
      judgement: [
        {
          ask: 'You have two hours left in the week and twelve open deals. How do you choose?',
          answer:
            'By what moves this week: deals with a date and a buyer first, then one large deal that needs a new contact. I say no to polishing proposals for people who have stopped answering.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'You take over a territory with no customers and a modest budget. What are your first ninety days?',
          answer:
            'First month: pick two segments by fit and talk to twenty buyers. Second: one message for each, daily outreach and two partners. Third: pilot customers with a written result to show, and drop the weaker segment.',
        },
      ],
      method: [
        {
          ask: 'How do you sell to a company in which seven people must agree?',
          answer:
            'I map who feels the pain, who pays, who can block, and what each of them gains. I find one champion, arm them with a page they can use without me, and meet the blocker early.',
        },
      ],
      judgement: [
        {
          ask: 'At the end of the quarter a customer asks for thirty percent off to sign today. How do you respond?',
          answer:
            'I ask what would make it right at full price. If it is timing, I offer payment terms or a start date. If I give, I get something of value, and I am ready to let it slip, since discounts teach customers to wait.',
        },
      ],
      diagnosis: [
        {
          ask: 'A loyal account has cut its orders by half without a word. How do you go about it?',
          answer:
            'I check usage and service tickets first, then visit rather than write. I talk to users and not only to the buyer, ask what changed, fix what is ours within days and agree a plan to win back the volume.',
        },
      ],
    },
    Advanced: {
      measurement: [
        {
          ask: 'How would you forecast revenue for a team whose members are either too hopeful or too careful?',
          answer:
            'By what buyers have done and not by what sellers feel: a stage counts when the customer took a step. I weigh with past conversion for each person, and compare forecast and result every month in the open.',
        },
      ],
      design: [
        {
          ask: 'How would you build a pay plan for sales people that brings in good customers and not just many contracts?',
          answer:
            "Pay most on the first year's revenue but hold back a part until the customer has renewed or is using it. One or two measures at most, no cliff, and I test it against last year's deals for odd effects.",
        },
      ],
      improvement: [
        {
          ask: 'A new competitor gives away for nothing what you charge for. How do you change the way you sell?',
          answer:
            'I find out which customers really leave and why. I stop selling the part that has become free, sell the result and the risk we take away, and let the customers who only want the free part go.',
        },
      ],
      judgement: [
        {
          ask: 'Which customers should a growing company refuse, and how would you get the sales team to agree?',
          answer:
            'Those who need promises outside the product, who cost more in service than they bring, or who churn within a year. I show the profit by customer type and change the pay plan, since words alone will not do.',
        },
      ],
    },
  },
  leads: {
    Behavioral: {
      Medium: { leadership: ['Tell me how you coached a seller who was good with people but bad at closing.'] },
      Hard: {
        leadership: [
          'Your best seller breaks the rules and everybody knows it. What have you done, or what would you do?',
        ],
      },
    },
    Technical: {
      Hard: {
        improvement: [
          {
            ask: 'Half of your team misses its target while the other half exceeds it. How do you find out what makes the difference?',
            answer:
              'I compare activity, mix of accounts and conversion at each stage, then sit in on calls of both halves. If it is territory I rebalance, if it is skill I coach one stage at a time.',
          },
        ],
      },
      Advanced: {
        design: [
          {
            ask: 'How would you divide a country among your sellers, and how would you handle those who feel they have lost?',
            answer:
              'By potential and workload, not by map: account value, travel and growth. I show the data, protect open deals for a time, and let people speak before it is final.',
          },
        ],
      },
    },
  },
};
