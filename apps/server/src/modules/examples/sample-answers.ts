// Answers of made-up people for the sample interviews on Home. The three questions of a role ask for all six skills between them.
const PERSUADE = 'Tell me about a time you had to persuade others of a new idea.';
const PROBLEM = 'Tell me about an unexpected problem and how you solved it.';

export const SAMPLE_ANSWERS = [
  {
    role: 'Software Engineer',
    answers: [
      {
        question: PERSUADE,
        answer:
          'Our support team got 60 calls a week about lost passwords. I had the idea to let people sign in with a link by mail, but our security lead was against it. ' +
          'I asked her what worried her, and it was stolen mailboxes. So I suggested a link that works once and for ten minutes, and I built it for our own staff first. ' +
          'After a month without an incident she agreed, and calls fell from 60 to 12 a week.',
      },
      {
        question: 'Describe a disagreement in your team about a technical decision.',
        answer:
          'A colleague wanted to rewrite our search in another language. I thought that was too risky before the autumn sale, so I proposed to measure it together first. ' +
          'Most of the time was spent in one database query. We fixed the query and search became a lot faster, so there was no need for a rewrite.',
      },
      {
        question: PROBLEM,
        answer:
          'Our nightly import failed on the day of an audit. A supplier had changed the format of the file. We had to find it quickly because the numbers were needed, ' +
          'and in the end we did, so the audit went well.',
      },
    ],
  },
  {
    role: 'Product Manager',
    answers: [
      {
        question: PERSUADE,
        answer:
          'Sales wanted a discount for every new customer. I had seen in 30 interviews that people left because the setup took them a whole day, so I proposed a free setup ' +
          'call instead. To convince the head of sales I did ten of these calls myself in one week. Eight of the ten were still customers after three months, against five ' +
          'of ten before, and the calls became part of our offer.',
      },
      {
        question: 'Describe a disagreement in your team about what to build.',
        answer:
          'Two engineers disagreed with me about offline mode. I wanted it in the spring, they wanted to clean up the sync first. I asked them to show me the bugs that ' +
          'worried them, and we counted eleven that would have hit every offline user. I moved offline mode to the summer, told the three customers who had asked for it ' +
          'why, and we shipped both without a bug in the first month.',
      },
      {
        question: PROBLEM,
        answer:
          'The day before our launch the payment provider changed its fees. I looked at our numbers and we decided to go ahead with the launch anyway, and changed the ' +
          'prices a bit later when we knew more. Not many people noticed it.',
      },
    ],
  },
  {
    role: 'Project Manager',
    answers: [
      {
        question: PERSUADE,
        answer:
          'I thought that our status meetings were too long, so I suggested a written update. Some people did not like it at first. We tried it and most of them got used ' +
          'to it.',
      },
      {
        question: 'Describe a disagreement in your team about a deadline.',
        answer:
          'Our designer and our developer disagreed about the date of the new booking page. I sat down with both for an hour and let each of them list what was left. It ' +
          'turned out that they were waiting for the same text from marketing. I got the text the next day, and we agreed on a date together that was four days later than ' +
          'planned and that we kept.',
      },
      {
        question: PROBLEM,
        answer:
          'Three weeks before the opening of a clinic our supplier told us that the beds would be two weeks late. I called two other hospitals and borrowed 14 beds from ' +
          'one of them, and I changed the plan so that the upper floor opened later. We opened on the day with half of the beds, and the rest arrived ten days later. Since ' +
          'then I ask each supplier for a second date in the contract.',
      },
    ],
  },
] as const;
