import type { NotScoredReason, SCORERS, ScoreRange } from '@greenroom/contract/feedback';
import { formatScore } from '~/lib/format.ts';
import type { SkillReason } from './outlook.ts';

/** Every sentence of the results page. */
export const resultMessages = {
  title: 'Interview Results',
  toDashboard: 'Back to the dashboard',
  print: 'Print or save as PDF',
  loading: 'Loading your results',
  error: 'Error',
  retry: 'Try again',
  notThere: 'There is no such interview on your account. It may have been deleted.',
  unfinished: {
    title: 'This interview is not finished yet',
    lead: 'Its results appear here once the last question is answered and saved. You can continue it from the dashboard.',
  },
  summary: {
    role: 'Role',
    date: 'Date',
    difficulty: 'Difficulty',
    type: 'Interview Type',
    questions: 'Questions',
    average: 'Average score',
    outOf: (score: number | null) => (score === null ? 'Not scored' : `${formatScore(score)} / 5`),
  },
  outlook: {
    heading: 'What next',
    best: 'Went best',
    next: 'Practise next',
    questionOf: (number: number, score: number | null) =>
      score === null ? `Question ${number}, not scored` : `Question ${number}, ${formatScore(score)} / 5`,
    nothingScored: 'No answer has a score yet.',
    reasons: {
      lowest: (_skill: string, answers: number) =>
        `Clearly the lowest of your skills, from ${answers} ${answers === 1 ? 'answer' : 'answers'}.`,
      close: (skill: string, _answers: number) =>
        `Your skills are too close together to rank. The lowest by a little is ${skill}.`,
      'not-shown': (skill: string, _answers: number) =>
        `These answers show too few skills to compare. ${skill} is not among them.`,
    } satisfies Record<SkillReason, (skill: string, answers: number) => string>,
    step: (number: number) => `First step, from question ${number}`,
    practiseSkill: (skill: string) => `Practise ${skill}`,
    practiseQuestion: (number: number) => `Practise question ${number} again`,
    practise: 'Practise this role again',
    practiseSame: 'Practise these questions again',
    skills: 'Your six skills',
    skillOf: (score: number | null, answers: number) =>
      score === null
        ? 'not shown here'
        : `${formatScore(score)} / 5, ${answers} ${answers === 1 ? 'answer' : 'answers'}`,
    noSkills: 'No skill could be scored in these answers.',
  },
  chart: {
    title: 'Score by question',
    questions: 'Questions',
    score: 'Score',
    question: (number: number) => `Question ${number}`,
    ownRating: 'Your own rating',
    rated: (rating: number) => `your own rating ${rating}`,
    keys: 'Score by question. Use the arrow keys to walk through the values.',
    failed: 'The chart could not be loaded.',
  },
  history: {
    title: 'Your interviews over time',
    note: (count: number) => `Your last ${count} interviews`,
    axis: 'Interviews, oldest first',
    interview: 'Interview',
    score: 'Score',
    named: (number: number, jobTitle: string, date: string) => `${number}. ${jobTitle}, ${date}`,
    here: 'this interview',
    scoreOf: (score: string | null) => (score === null ? 'Not scored' : `Average score ${score}`),
    keys: 'Average score over your interviews. Use the arrow keys to walk through the values.',
    mark: 'This interview',
  },
  answers: {
    practise: 'Practise this question again',
    practiseOf: (number: number) => `Practise this question again: question ${number}`,
    heading: 'Question by question',
    yours: 'Your answer:',
    remark: 'remark',
    none: 'No answer was given.',
    enhanced: 'Enhanced answer:',
    enhance: 'View Enhanced Answer',
    enhanceCost: (left: number) => `Uses one enhanced answer, ${left} left.`,
    free: 'This used no enhanced answer.',
    enhancing: 'Generating Enhanced Answer...',
    notPolished:
      'This answer is not enhanced while there is something to look at first. Read the advice beside the quoted words, then practise the question again.',
    enhanceFailed: 'The enhanced answer could not be made. You were not charged.',
    copy: 'Copy the enhanced answer',
    scoreOf: (score: number | null) => (score === null ? 'Not scored' : `Score ${formatScore(score)} out of 5`),
  },
  feedback: {
    heading: 'Feedback',
    missing: 'There is no feedback for this answer.',
    scoreAlone: 'No remarks on this answer, only scores for the skills it shows.',
    showMore: 'Show More',
    showLess: 'Show Less',
    of: (action: string, number: number) => `${action}: question ${number}`,
    notScored: 'Not scored',
    notShown: 'not shown here',
    range: ({ low, high }: ScoreRange) => `most likely ${formatScore(low)} to ${formatScore(high)}`,
    concerns: 'Look at this first',
    quoted: 'What you said',
    nextSteps: 'What to do first',
    hear: 'Hear it',
    delivery: 'How you said it',
    typedDelivery: 'Length and filler words',
    words: 'Words',
    pace: 'Words per minute',
    fillers: 'Filler words',
    noFillers: 'none',
    noFillersHeard: 'none heard',
  },
  notScored: {
    empty: 'There was nothing in the answer to score.',
    'too-short': 'The answer was too short to score.',
    gibberish: 'The answer could not be understood as sentences.',
    'other-language': 'The answer was in a language that is not scored here.',
    'repeats-the-question': 'The answer only repeats the question.',
    'off-topic': 'The answer does not speak to the question.',
    skipped: 'The question was skipped.',
    unavailable: 'The answer could not be scored: the scoring did not answer. Nothing was made up in its place.',
  } satisfies Record<NotScoredReason, string>,
  scoredBy: {
    'built-in-coach': 'Scored by the built-in coach.',
    'built-in-coach-standing-in':
      'The language model did not answer; the built-in coach stood in for it and scored this.',
    'language-model': 'Scored by the language model that this server is set up with.',
  } satisfies Record<(typeof SCORERS)[number], string>,
} as const;
