import type { FamilyQuestions } from './question-types.ts';

export const marketingQuestions: FamilyQuestions = {
  family: 'marketing',
  Behavioral: {
    Easy: {
      motivation: ['Which brand or campaign made you look twice lately, and why?'],
      creativity: ['Tell me about an idea of yours that people still talk about.'],
    },
    Medium: {
      ownership: ['Tell me about a campaign that flopped. What did you do with what you learned?'],
      teamwork: [
        'Describe a campaign for which you needed sales, design and outside partners. How did you keep them together?',
      ],
      adaptability: ['Tell me about a time news, a rival or a platform upset your plan overnight.'],
    },
    Hard: {
      integrity: ['Tell me about a claim you refused to make although it would have sold.'],
      communication: ['Describe how you defended a budget for something that could not be measured at once.'],
    },
    Advanced: {
      'decision-making': ['Tell me about a successful channel or campaign that you decided to stop.'],
      leadership: ["Describe how you changed what a company stands for in its customers' minds."],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'How do you find out who a product is really for?',
          answer:
            'I talk to ten recent buyers about the day they decided, look at who stays and pays, and write down the situation they were in rather than their age.',
        },
      ],
      tools: [
        {
          ask: 'Which marketing tools have you worked with, and what did you do in them yourself?',
          answer:
            'I name analytics, the ad manager and the mail tool, one thing I set up in each, and a number that I moved with it.',
        },
      ],
      method: [
        {
          ask: 'How do you write a headline, and how do you choose among ten?',
          answer:
            'I write what the reader gains in their own words, cut, read aloud, and keep two to test: one plain, one bold.',
        },
      ],
      measurement: [
        {
          ask: 'What tells you that a post or newsletter did well?',
          answer:
            'Not likes. Replies, clicks from the right people and what they did next, compared with our own usual figures.',
        },
      ],
    },
    Medium: {
      measurement: [
        {
          ask: 'Traffic has doubled and enquiries have not. How do you find out why?',
          answer:
            'I split by source, device and landing page, compare intent with what the page offers, check the form and tracking, and watch ten sessions. Often a new channel brings the merely curious.',
        },
      ],
      method: [
        {
          ask: 'You have five thousand to launch a small product. How do you spend it?',
          answer:
            'A thousand on talking to buyers and three messages, two on the channel where they already look, with small tests, and the rest on what worked by week three.',
        },
      ],
      judgement: [
        {
          ask: 'How do you divide a budget between winning new customers and keeping the old?',
          answer:
            'By what a kept customer is worth against the cost of a new one. When many leave, I fix that first, since advertising fills a leaking bucket.',
        },
      ],
      diagnosis: [
        {
          ask: 'The price of each new customer keeps rising. What do you look at?',
          answer:
            'Auction prices, tired creative, the same people seen too often, the page, and whether we have simply reached the easy ones. I test creative first, since it moves most.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'How would you launch a product in a country where nobody knows your brand?',
          answer:
            'Find who they trust now, one segment and one reason to switch, local words and prices, partners for proof, a small city first, and decide after a set number of repeat buyers.',
        },
      ],
      measurement: [
        {
          ask: 'How do you find out what an advertisement caused, when people see five before they buy?',
          answer:
            'Attribution shares credit, it does not show cause. I hold out regions or people, compare sales, and use models only between such tests.',
        },
      ],
      improvement: [
        {
          ask: 'Your brand is known and seen as dull. What can marketing do, and what can it not?',
          answer:
            "It can find a true strength and say it with courage and repetition. It cannot outshout a dull product, so I would bring customers' words to those who make it.",
        },
      ],
      judgement: [
        {
          ask: 'A post of yours has upset people and is spreading fast. What happens in the first three hours?',
          answer:
            'Stop scheduled posts, find out whether they are right, one voice, an apology without but if we were wrong, reply to people and not to trolls, and tell the staff before the press.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you position a product that is better but far dearer than its rivals?',
          answer:
            'For those to whom the difference is worth most. I would price the cost of the cheap choice, give proof and a safe trial, and refuse discounts that undo the story.',
        },
      ],
      judgement: [
        {
          ask: "How much of a budget belongs to this quarter's sales and how much to the brand in three years?",
          answer:
            'About half each as a start, more to brand in a crowded, slow market, more to response for a new niche. I would fix the share ahead so that a bad month does not eat it.',
        },
      ],
      improvement: [
        {
          ask: 'Search engines now answer questions without sending people to your site. How do you change your plan?',
          answer:
            'Fewer pages that explain the obvious, more that only we can offer: data, tools, stories. Build direct ways such as mail and community, and measure being named rather than visits.',
        },
      ],
      measurement: [
        {
          ask: 'Which marketing figure do companies trust too much, and what damage does it do?',
          answer:
            'Return on advertising by last click. It rewards catching people who would have come anyway and starves what made them look. I would show it beside a holdout.',
        },
      ],
    },
  },
};
