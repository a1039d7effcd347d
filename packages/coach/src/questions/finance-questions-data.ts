import type { FamilyQuestions } from './question-types.ts';

export const financeQuestions: FamilyQuestions = {
  family: 'finance',
  Behavioral: {
    Easy: {
      motivation: ['What do you like about working with money and numbers?'],
      communication: ['Tell me about a time you explained figures to someone who is not at home with them.'],
      prioritisation: ['How do you organise yourself in the busiest week of the month or year?'],
    },
    Medium: {
      ownership: ['Tell me about an error you found in the books. How did you find it, and what did you do then?'],
      service: ['Describe how you dealt with a colleague or client who always sent you documents late.'],
      learning: ['Tell me about a change in the rules or standards that you had to master quickly.'],
      teamwork: ['Describe a close or an audit that went smoothly because of how your team worked.'],
    },
    Hard: {
      integrity: ['Tell me about a time someone wanted a number to look better than it was.'],
      conflict: ['Describe a time you refused to approve a payment or an expense. How did the other person take it?'],
      'decision-making': ['Tell me about advice of yours on money that turned out wrong.'],
    },
    Advanced: {
      leadership: ['Tell me about a change to financial controls that you pushed through against resistance.'],
      communication: ['Describe how you told people at the top that the plan could not be paid for.'],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'How do the income statement, the balance sheet and the cash flow statement fit together?',
          answer:
            'Profit for the period flows into equity on the balance sheet. The cash flow statement starts from that profit, takes out what was not cash and explains the change in the cash balance.',
        },
      ],
      method: [
        {
          ask: 'Walk me through how you reconcile a bank account.',
          answer:
            'I match statement and ledger line by line, list what is in one and not in the other, explain each item such as cheques in transit or fees, post what is missing and have a second person sign.',
        },
      ],
      tools: [
        {
          ask: 'What do you do most in spreadsheets, and how do you make sure that your formulas are right?',
          answer:
            'Lookups, pivots and checks. Inputs stand apart from formulas, totals are proved two ways, a check cell must be zero, and nobody types a number into a formula.',
        },
      ],
      quality: [
        {
          ask: 'Why do accountants keep some duties in different hands, and can you give an example?',
          answer:
            'So that one person cannot both make and hide an error or fraud. Whoever sets up a supplier must not also release payments to it.',
        },
      ],
    },
    Medium: {
      fundamentals: [
        {
          ask: 'A company shows a profit and cannot pay its bills. How is that possible?',
          answer:
            'Profit is recorded when earned and cash comes later. Growing receivables, stock, loan repayments and equipment eat cash. I would look at days outstanding for customers, stock and suppliers.',
        },
      ],
      method: [
        {
          ask: 'How do you close a month quickly without losing accuracy?',
          answer:
            'A calendar with owners, accruals by rule, reconciliations done through the month, a materiality limit for late items and a review of variances instead of every line.',
        },
      ],
      diagnosis: [
        {
          ask: 'Costs are fifteen percent over budget. How do you work out why?',
          answer:
            'I split price, volume and mix, by cost centre and month, separate one-off and timing from trend, and ask the owner before I write the comment. Then I update the forecast.',
        },
      ],
      safety: [
        {
          ask: 'An invoice from a known supplier arrives with new bank details. What do you do?',
          answer:
            'I pay nothing. I call the supplier on the number we already have, not the one in the letter, have the change approved by a second person, and report it as a likely fraud if it fails.',
        },
      ],
      measurement: [
        {
          ask: 'Which ratios do you look at first when you want to judge the health of a business?',
          answer:
            'Operating margin and its trend, cash conversion, interest cover and the working capital days. I compare with its own past and with close peers before I judge.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'How would you build a forecast for a business that has little history?',
          answer:
            'From drivers: customers, price, churn, people and payment terms, each with a source. Three scenarios, the two drivers that matter most shown plainly, and a monthly look at what came true.',
        },
      ],
      diagnosis: [
        {
          ask: 'The stock on the books and the stock on the shelf differ more each month. How do you investigate?',
          answer:
            'I test cut-off, units of measure, returns and scrap, count high-value items weekly, follow ten movements from paper to shelf and back, and look at who can adjust stock without approval.',
        },
      ],
      judgement: [
        {
          ask: 'A contract pays part now and part on conditions in later years. When do you recognise the revenue?',
          answer:
            'When control of each promise passes. I separate the promises, estimate the variable part only as far as a reversal is very unlikely, spread it by what is delivered, and write down the judgement for the auditor.',
        },
      ],
      improvement: [
        {
          ask: 'Approving a small expense takes your company two weeks. How would you speed it up without losing control?',
          answer:
            "Limits by amount, cards with categories, automatic checks up front and samples afterwards. Most control should sit in the rule and not in a manager's signature.",
        },
      ],
    },
    Advanced: {
      judgement: [
        {
          ask: 'Would you advise a profitable family business to borrow in order to grow faster? What would change your mind?',
          answer:
            'If the return clearly beats the cost of debt in a bad year too and cash can carry the interest twice. Weak customer concentration, variable rates without a hedge or personal guarantees would change my mind.',
        },
      ],
      design: [
        {
          ask: 'How would you set up finance for a company that is about to open in three new countries?',
          answer:
            'One chart of accounts, local advisers for tax and payroll, transfer prices agreed before the first sale, a calendar of filings, and a monthly cash view by country and currency.',
        },
      ],
      measurement: [
        {
          ask: 'Which incentives does a budget create that harm a company, and what would you put in its place?',
          answer:
            'People spend what is left and hide reserves. I would use rolling forecasts, compare with peers and last year, and pay bonuses on results that a lower target cannot produce.',
        },
      ],
      safety: [
        {
          ask: 'You suspect that a senior colleague is moving costs between years. How do you proceed?',
          answer:
            'I secure the facts quietly: entries, dates, approvals. I do not confront alone, I go to the audit committee or the named channel, keep records, and keep to what the documents show.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['tax', 'vat', 'steuerberater', 'steuer'],
      Technical: {
        Medium: {
          method: [
            {
              ask: 'A client brings you a shoebox of receipts two weeks before the deadline. How do you get to a return you can stand behind?',
              answer:
                'I sort by type, rebuild the year from bank statements, list what is missing, claim only what is documented, ask for an extension early if one exists, and write down every assumption for the client to confirm.',
            },
          ],
        },
        Hard: {
          judgement: [
            {
              ask: 'Where do you see the line between good tax planning and going too far, and how do you explain it to a client?',
              answer:
                'A plan must have a reason beyond tax and survive being read aloud. I tell clients the position, the strength of it, the penalty if we lose and whether it must be disclosed.',
            },
          ],
        },
      },
    },
    {
      words: ['teller', 'bank', 'branch', 'loan', 'credit'],
      Technical: {
        Easy: {
          safety: [
            {
              ask: 'A regular customer wants to send a large sum to someone they met online. What do you do?',
              answer:
                "I slow it down kindly, ask how they know the person, name the usual pattern of such fraud, use the bank's questions and call the fraud team before anything leaves.",
            },
          ],
        },
        Medium: {
          judgement: [
            {
              ask: 'How do you decide whether somebody can carry a loan they ask for?',
              answer:
                'Income that lasts, fixed costs, existing debt, history and the purpose. I test the payment against higher rates and a lost month, and say no clearly when it would harm them.',
            },
          ],
        },
      },
    },
  ],
};
