type Suggestion = { pattern: RegExp; question: string };

/** Questions that fit what a job description talks about, in the order in which they are offered. */
const FITTING: readonly Suggestion[] = [
  {
    pattern: /\b(remote|hybrid|distributed|time ?zones?)\b/i,
    question: 'How does the team stay close when people work from different places?',
  },
  {
    pattern: /\b(lead|mentor|manage|supervis)/i,
    question: 'What would you want the person in this role to have changed for the team after a year?',
  },
  {
    pattern: /\b(customer|client|patient|guest|student)s?\b/i,
    question: 'What do the people you serve complain about most, and what is being done about it?',
  },
  {
    pattern: /\b(agile|scrum|sprint|roadmap|stakeholder)/i,
    question: 'How is it decided what gets done next, and who has the last word?',
  },
  {
    pattern: /\b(data|analytics|metrics|kpi|report)/i,
    question: 'Which numbers tell you that this role is going well?',
  },
  {
    pattern: /\b(on-call|shift|overtime|weekend|rota|night)/i,
    question: 'What does a busy week look like here, and how do people recover from it?',
  },
  {
    pattern: /\b(grow|scal|startup|start-up|fast-paced)/i,
    question: 'What has become harder as you have grown, and how are you dealing with it?',
  },
  {
    pattern: /\b(quality|test|safety|compliance|audit)/i,
    question: 'When did quality and speed last pull in different directions, and which one won?',
  },
  {
    pattern: /\b(new|launch|build|greenfield|from scratch)\b/i,
    question: 'Why does this role exist now, and what has been tried already?',
  },
];
const ALWAYS: readonly string[] = [
  'What would the first three months look like, and how would you know that they went well?',
  'What do you like best about working here, and what would you change?',
  'Is there anything in my answers that you would like to hear more about?',
  'What happens next, and when may I expect to hear from you?',
];
const MOST_FITTING = 3;

/** Good questions to ask the interviewer at the end, drawn from the job description where it says something. */
export function suggestQuestions(jobDescription: string): string[] {
  const fitting = FITTING.filter(({ pattern }) => pattern.test(jobDescription)).map(({ question }) => question);
  return [...fitting.slice(0, MOST_FITTING), ...ALWAYS];
}
