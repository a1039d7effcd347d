/** Answers, feedback and scores of an invented person, to show what comes back. Every quote in the feedback is in its answer. */

export const SAMPLE_SKILLS = [
  'communication',
  'teamwork',
  'problem_solving',
  'leadership',
  'creativity',
  'adaptability',
] as const;
export type SampleSkill = (typeof SAMPLE_SKILLS)[number];

/** Each from 1 to 5. */
export type SampleScore = Record<SampleSkill, number>;

export type SampleFeedbackItem = {
  question: string;
  answer: string;
  Feedback: { behavioural_skills: Record<SampleSkill, string>; overall_impression: string };
  Score: SampleScore;
};

export const SAMPLE_SKILL_LABELS: Record<SampleSkill, string> = {
  communication: 'Communication',
  teamwork: 'Teamwork',
  problem_solving: 'Problem-solving',
  leadership: 'Leadership',
  creativity: 'Creativity',
  adaptability: 'Adaptability',
};

export const SAMPLE_FEEDBACK: SampleFeedbackItem[] = [
  {
    question: 'Tell me about a time when your estimate turned out to be wrong. What did you do?',
    answer:
      'In March I had promised our payments team a new export in two weeks. After four days I saw that the old system stored amounts in three ' +
      'formats, so I was at least a week short. I wrote down what I had learned, went to the product manager the same afternoon and offered two ' +
      'options: on time without refunds, or everything one week later. She chose the first. I shipped on the Friday, and refunds followed nine days ' +
      'later with no corrections needed.',
    Feedback: {
      behavioural_skills: {
        communication: 'You spoke up “the same afternoon” and brought “two options”, so she could decide at once.',
        teamwork:
          'You left the choice to the person who had to live with it. Say also how the payments team heard of it.',
        problem_solving:
          'You named the cause, “three formats”, and cut the scope to fit. Missing: how you checked for further surprises.',
        leadership: 'You carried the bad news yourself. Nothing here shows others following your lead.',
        creativity:
          'Splitting off the refunds was sensible rather than new. Mention an idea that you weighed and dropped.',
        adaptability:
          'Four days in you changed the plan instead of defending it, and it held: “no corrections needed”.',
      },
      overall_impression:
        'A whole story: the situation, what you did, and a result with dates. Add one sentence on how you estimate today.',
    },
    Score: { communication: 5, teamwork: 4, problem_solving: 4, leadership: 3, creativity: 3, adaptability: 5 },
  },
  {
    question: 'Describe a disagreement with a colleague about a technical decision.',
    answer:
      'A colleague wanted to rewrite our search in another language. I thought that was too risky before the autumn sale. We argued for a while. In ' +
      'the end we measured it together, and most of the time was spent in one database query. We fixed the query and search became a lot faster, so ' +
      'there was no need for a rewrite.',
    Feedback: {
      behavioural_skills: {
        communication: 'Easy to follow, but “a lot faster” is no result that can be checked. Give both numbers.',
        teamwork: '“We measured it together” turns an argument into shared work, which is what the question is after.',
        problem_solving: 'Measuring before rewriting found the real cause, “one database query”.',
        leadership: '“We argued for a while” hides who proposed to measure. If it was you, say so.',
        creativity: 'The fix was the plain one, and rightly so. There is little here to score higher.',
        adaptability: 'The plan followed the evidence. Say what would have changed your own mind.',
      },
      overall_impression:
        'Good judgement, told too vaguely. Name your own part, and give the search time before and after.',
    },
    Score: { communication: 3, teamwork: 4, problem_solving: 4, leadership: 2, creativity: 3, adaptability: 3 },
  },
  {
    question: 'How do you bring a new teammate up to speed?',
    answer:
      'I start with one small change that can go live on the first day. When Amir joined in June I paired with him for an hour each morning for two ' +
      'weeks and kept a list of every question he asked. The questions became a guide of six pages. The next two people who joined shipped their ' +
      'first feature after five days; before that it usually took two weeks.',
    Feedback: {
      behavioural_skills: {
        communication: 'Method, example, result, in that order and in four sentences. Nothing to cut.',
        teamwork: '“Paired with him for an hour each morning” is concrete help, and it outlived Amir’s first weeks.',
        problem_solving:
          'Keeping “a list of every question” finds what is really missing. Say what surprised you in it.',
        leadership:
          'Nobody asked you to write the guide, and others now start with it. That is leading without a title.',
        creativity: 'Letting the newcomer’s questions write the guide is a neat turn.',
        adaptability: 'The same recipe for everybody so far. Tell how you would change it for a senior hire.',
      },
      overall_impression:
        'Convincing, because “five days” stands against “two weeks”. Keep this one ready for questions on leadership, too.',
    },
    Score: { communication: 5, teamwork: 5, problem_solving: 4, leadership: 5, creativity: 4, adaptability: 3 },
  },
];

/** One sample interview of three questions for each role; the first is the one that is shown in full. */
export const SAMPLE_INTERVIEWS: { role: string; scores: SampleScore[] }[] = [
  { role: 'Software Engineer', scores: SAMPLE_FEEDBACK.map((item) => item.Score) },
  {
    role: 'Product Manager',
    scores: [
      { communication: 4, teamwork: 3, problem_solving: 3, leadership: 4, creativity: 4, adaptability: 3 },
      { communication: 4, teamwork: 4, problem_solving: 3, leadership: 4, creativity: 5, adaptability: 4 },
      { communication: 4, teamwork: 4, problem_solving: 4, leadership: 4, creativity: 5, adaptability: 4 },
    ],
  },
  {
    role: 'Project Manager',
    scores: [
      { communication: 3, teamwork: 4, problem_solving: 2, leadership: 3, creativity: 2, adaptability: 3 },
      { communication: 3, teamwork: 4, problem_solving: 3, leadership: 3, creativity: 2, adaptability: 4 },
      { communication: 4, teamwork: 5, problem_solving: 3, leadership: 4, creativity: 3, adaptability: 4 },
    ],
  },
];
