import type { FamilyQuestions } from './question-types.ts';

export const researchQuestions: FamilyQuestions = {
  family: 'research',
  Behavioral: {
    Easy: {
      motivation: ['Which question has held your curiosity the longest?'],
      communication: ['How would you tell a neighbour what you do research on?'],
    },
    Medium: {
      resilience: ['Tell me about an experiment or study that failed for months.'],
      teamwork: ['Describe a project with people from another discipline. What was hard about it?'],
      feedback: ['Tell me about a harsh review of your work and what you did with it.'],
    },
    Hard: {
      integrity: ["Tell me about a time you found an error in results, your own or another's."],
      conflict: ['Describe a disagreement over authorship, samples or credit.'],
    },
    Advanced: {
      leadership: ['Tell me about a line of research that exists because you fought for it.'],
      'decision-making': ['Describe how you decided to give up a hypothesis that you had worked on for years.'],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'What is a control, and what goes wrong without one?',
          answer:
            'The same conditions without the thing I study. Without it I cannot tell my effect from time, handling or chance.',
        },
      ],
      method: [
        {
          ask: 'How do you plan an experiment or study from a question?',
          answer:
            'Turn the question into a prediction that could fail, choose one measure, controls and sample size, decide the analysis beforehand and run a small pilot.',
        },
      ],
      tools: [
        {
          ask: 'Which methods or instruments do you know best, and what are their limits?',
          answer:
            'I name two, what I have done with them, their detection limit and error, and a case in which I chose another.',
        },
      ],
      quality: [
        {
          ask: 'What do you write down while you work, and how do you keep your data safe?',
          answer:
            'What, why, when, lot numbers and settings, and each departure from the plan, on the day. Raw data stay untouched with copies in two places.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'Your results cannot be repeated by a colleague. How do you find out why?',
          answer:
            'We work side by side once, compare reagents, instruments, timing and analysis, swap one at a time, run both on a blind standard, and look at whether the effect was near noise.',
        },
      ],
      method: [
        {
          ask: 'How do you decide how many samples or subjects you need?',
          answer:
            'From the smallest effect worth finding, the spread in a pilot and the error rates I accept, plus losses. If I cannot reach it, I change the question.',
        },
      ],
      measurement: [
        {
          ask: 'A result is statistically significant. Why might it still not matter?',
          answer:
            'The effect may be tiny, one of many tests, biased or not hold elsewhere. I look at size with its interval, the plan and a repeat.',
        },
      ],
      safety: [
        {
          ask: 'How do you judge and handle the dangers of a procedure you have not done before?',
          answer:
            'Read the data sheets, talk with someone who has done it, small scale first, barriers and a spill plan, not alone, and stop rules set beforehand.',
        },
      ],
    },
    Hard: {
      diagnosis: [
        {
          ask: 'Your data show a beautiful effect that nobody expected. What do you do before you celebrate?',
          answer:
            'I try to kill it: batch, order, contamination, code, blinding. I repeat with fresh samples, ask a sceptic, and predict a second thing that must then be true.',
        },
      ],
      design: [
        {
          ask: 'How would you study something that you are not allowed to manipulate?',
          answer:
            'Look for natural experiments, matched groups, measures before and after, and negative controls. I write what could confound and how large it must be to explain all.',
        },
      ],
      judgement: [
        {
          ask: 'You have money for one of two projects: one safe and one bold. How do you choose?',
          answer:
            "By what we learn if it fails, who depends on it and how cheaply the bold one's riskiest step can be tested. Often a test for the bold and the money for the safe.",
        },
      ],
      improvement: [
        {
          ask: 'Work in your laboratory or group takes twice as long as planned. Where do you look?',
          answer:
            "Waiting for instruments, repeats from unclear protocols, decisions by one person, and too many projects. I would map one project's calendar and cut two.",
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you set up a research programme of five years so that it survives its first hypothesis being wrong?',
          answer:
            'A question larger than the hypothesis, methods and data that serve rivals too, early decisive tests, and staff trained for more than one path.',
        },
      ],
      judgement: [
        {
          ask: 'When is it right to publish a result that you are not sure of?',
          answer:
            'When others need it, the doubt is stated in the first lines, data and code are open, and harm from being wrong is small or reversible.',
        },
      ],
      measurement: [
        {
          ask: 'How should a researcher be judged, if not by the number of papers?',
          answer:
            'By a few works read closely, whether others could build on them, people trained, data shared and errors owned up to.',
        },
      ],
      improvement: [
        {
          ask: 'Much of what is published in your field does not hold up. What would you change first?',
          answer:
            'Plans registered before data, larger shared studies, credit for repeats, and journals that decide on method and not on result.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['lab', 'laboratory', 'technician', 'laborant', 'chemist', 'microbiologist', 'pcr'],
      Technical: {
        Easy: {
          method: [
            {
              ask: 'How do you prepare a solution so that you can rely on its concentration?',
              answer:
                'Check the substance and its purity, calculate twice, weigh on a calibrated balance, dissolve below volume, fill to the mark at temperature, label with date and name.',
            },
          ],
        },
        Medium: {
          quality: [
            {
              ask: "An instrument's control sample is just outside its limits. What do you do with the morning's results?",
              answer:
                'Hold them, repeat the control once, check lot, temperature and maintenance, find the last good control and rerun what lies after it. I tell those who wait.',
            },
          ],
        },
      },
    },
  ],
};
