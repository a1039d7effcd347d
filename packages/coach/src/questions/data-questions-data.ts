import type { FamilyQuestions } from './question-types.ts';

export const dataQuestions: FamilyQuestions = {
  family: 'data',
  Behavioral: {
    Easy: {
      communication: ['Tell me about an analysis that you explained to someone who does not like numbers.'],
      learning: ['Which data set have you enjoyed exploring most, and what surprised you in it?'],
    },
    Medium: {
      ownership: ['Tell me about a result of yours that turned out to be wrong. How was it found?'],
      teamwork: [
        'Describe how you worked with people from the business to turn a vague question into one that data can answer.',
      ],
      prioritisation: ['Tell me about a week in which five people wanted numbers from you at once.'],
    },
    Hard: {
      integrity: ['Tell me about a time someone wanted the data to say something that it did not say.'],
      conflict: ['Describe a time your analysis contradicted what an experienced colleague was sure of.'],
    },
    Advanced: {
      leadership: [
        'Tell me about a decision that your work changed. How do you know that it would otherwise have gone differently?',
      ],
      creativity: [
        'Describe a question that could not be answered with the data at hand and how you found a way round.',
      ],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'When is the median a better description of a group than the mean?',
          answer:
            'When a few extreme values pull the mean, as with incomes or response times. The median says what the middle case sees; I often show both, since their distance shows the skew.',
        },
      ],
      tools: [
        {
          ask: 'What is the difference between an inner join and a left join, and how can a join go wrong?',
          answer:
            'An inner join keeps only matches, a left join keeps every row on the left. It goes wrong when the key is not unique and rows multiply, so I count rows before and after.',
        },
      ],
      method: [
        {
          ask: 'You receive a file that you know nothing about. What do you look at first?',
          answer:
            'What one row stands for, how many rows, missing values, duplicates, ranges and dates, then a plot of the main columns. I ask the owner how it came to be before I trust it.',
        },
      ],
      quality: [
        {
          ask: 'How do you check a number before you send it to someone?',
          answer:
            'I compare it with a known total and with last period, recompute it a second way, look at ten raw rows, and state the filter and date next to it.',
        },
      ],
    },
    Medium: {
      method: [
        {
          ask: 'How do you decide whether the result of a split test can be trusted?',
          answer:
            'Sample size and main measure fixed beforehand, groups of the expected size, whole weeks, and an interval rather than only a p value. I do not peek and stop, and I look for harm in important groups.',
        },
      ],
      diagnosis: [
        {
          ask: 'The dashboard says that sales fell by a third overnight. How do you find out whether that is true?',
          answer:
            'First the pipeline: is the last load complete, did a filter or currency change. Then I split by country, channel and product, and compare with an independent source such as payments.',
        },
      ],
      design: [
        {
          ask: 'How would you lay out the tables for reporting on orders, customers and products?',
          answer:
            'One fact table with a row per order line, dimensions for customer, product and date, keys that stay stable, and history kept where an attribute such as price group changes.',
        },
      ],
      quality: [
        {
          ask: 'What do you do about missing values, and when is it dangerous to fill them in?',
          answer:
            'I ask why they are missing. If it depends on the value itself, filling with an average hides the effect. I may flag, model or drop, and test whether the conclusion changes.',
        },
      ],
    },
    Hard: {
      judgement: [
        {
          ask: 'A model is ninety-nine percent accurate in finding fraud, and you are not impressed. Why?',
          answer:
            'If one in a hundred is fraud, saying never is as accurate. I look at precision and recall at the threshold, the cost of each kind of error, and performance on later months.',
        },
      ],
      diagnosis: [
        {
          ask: 'A model that worked well for a year has slowly become worse. How do you find the reason?',
          answer:
            'I check inputs for drift and broken feeds, whether the label changed its meaning, and whether our own actions changed behaviour. I compare by segment and by time, then retrain and watch it.',
        },
      ],
      safety: [
        {
          ask: 'How do you work with personal data so that nobody can be harmed by your analysis?',
          answer:
            'Only the columns needed, pseudonyms, small groups hidden, access logged, a deletion date and the purpose written down. For publishing I ask what a neighbour could infer.',
        },
      ],
      improvement: [
        {
          ask: 'A nightly job takes nine hours and often fails. How do you make it reliable?',
          answer:
            'I profile the steps, load only what changed, partition by date, make each step safe to run again, add checks between them and alert on lateness and not only on failure.',
        },
      ],
    },
    Advanced: {
      method: [
        {
          ask: 'You cannot run an experiment. How would you find out whether a loyalty programme causes people to buy more?',
          answer:
            'Those who join differ already, so I look for a staggered launch or an eligibility limit and compare differences over time or around the limit, check trends before, and say what could still explain it.',
        },
      ],
      design: [
        {
          ask: 'How would you set up data for a company in which every department counts customers differently?',
          answer:
            'I write down the definitions in use and who needs which, agree a small set with owners, build them once in code with tests, and show the old numbers beside the new for a quarter.',
        },
      ],
      judgement: [
        {
          ask: 'When is a simple rule better than a learned model, and how do you persuade people who want the model?',
          answer:
            'When data is scarce, the cost of errors is high or a reason must be given. I put the rule up as the baseline, and the model must beat it by an amount that pays for its upkeep.',
        },
      ],
      measurement: [
        {
          ask: 'How do you measure the worth of a data team without counting reports?',
          answer:
            'Decisions changed, with an owner who says so, hours saved, incidents avoided and time from question to answer. I keep a short log of decisions and look at it every quarter.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['machine', 'ml', 'ai', 'scientist', 'deep', 'nlp', 'llm'],
      Technical: {
        Easy: {
          fundamentals: [
            {
              ask: 'What is overfitting, and how do you notice it?',
              answer:
                'The model learns the noise of the training data. I notice it when training error falls while validation error rises, and answer with more data, a simpler model, regularisation or stopping early.',
            },
          ],
        },
        Medium: {
          quality: [
            {
              ask: 'How do you split data for training and testing when the records follow each other in time?',
              answer:
                'By time: train on the past, validate on the next stretch, test on the last. Nothing computed from the future may enter a feature, and people in both sets need grouping.',
            },
          ],
        },
        Hard: {
          measurement: [
            {
              ask: "How would you evaluate a language model that answers customers' questions before you let it near them?",
              answer:
                'A fixed set of real questions with agreed answers, judged for truth, refusal and tone by people, plus hostile inputs. Then a shadow run, a small share with hand-over to people, and a limit at which it is switched off.',
            },
          ],
        },
      },
    },
  ],
};
