/** Questions that come in several finals, with the answers between left out: each list must yield exactly one question. */
export const questionsInPieces: readonly { finals: readonly string[]; contains: string }[] = [
  {
    finals: ['so tell me about a time', 'when you had to deal with a difficult customer'],
    contains: 'difficult customer',
  },
  { finals: ['can you tell me about', 'your experience with python'], contains: 'python' },
  { finals: ['okay great so', 'what would you say is your biggest weakness'], contains: 'biggest weakness' },
  {
    finals: ['alright so the next one', 'can you describe', 'a situation where you had to lead a team'],
    contains: 'lead a team',
  },
  { finals: ['describe a situation where', 'you had to make a quick decision'], contains: 'quick decision' },
  { finals: ['tell me about a conflict you had with a coworker', 'and how you resolved it'], contains: 'resolved it' },
  { finals: ['what are your strengths', 'and your weaknesses'], contains: 'weaknesses' },
  { finals: ['could you walk me through', 'your last project from start to finish'], contains: 'last project' },
  { finals: ['tell me about a project', 'that you are proud of'], contains: 'proud of' },
  { finals: ['have you ever', 'managed a budget'], contains: 'budget' },
  { finals: ["i'd love to hear about", 'the app you built last year'], contains: 'the app' },
  { finals: ['how do you', 'handle several deadlines at once'], contains: 'deadlines' },
  { finals: ['thanks for that um', "let's talk about", 'your internship at the hospital'], contains: 'internship' },
  { finals: ['so what', 'made you apply for this position'], contains: 'apply' },
  { finals: ['give me an example of', 'a goal that you missed', 'and what you learned'], contains: 'learned' },
  { finals: ['tell me about a time when', 'you disagreed with', 'your manager'], contains: 'your manager' },
  { finals: ['where do you see yourself', 'in five years'], contains: 'five years' },
  { finals: ['can you give me an example', 'of a time you failed'], contains: 'failed' },
  { finals: ['so if we called your last boss', 'what would they say about you'], contains: 'say about you' },
  { finals: ['imagine a customer is shouting at you', 'what do you do'], contains: 'what do you do' },
];
