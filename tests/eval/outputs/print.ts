// Prints what people get, for a reader who grades it: `node tests/eval/outputs/print.ts letters|live|reviews people.json`.
// The file holds people as `{ id, resume, advertisement, turns }`, all as text; nothing is measured here.
import { readFileSync } from 'node:fs';
import { textsOfLetter } from '@greenroom/coach/letter/letter-facts';
import { writeLetter } from '@greenroom/coach/letter/write-letter';
import { answerQuestion } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { vectorTexts } from '@greenroom/coach/live/vector-texts';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { reviewResume } from '@greenroom/coach/resume/review-resume';
import { encodeLines } from '../strangers/encode-cached.ts';

type Person = { id: string; resume: string; advertisement: string; turns: string[] };

const BETWEEN_TURNS_MS = 40_000;
const REMEMBERED = 12;

async function letterOf({ resume: text, advertisement: jobDescription }: Person): Promise<string> {
  const resume = parseResumeText(text);
  const vectors = await encodeLines(textsOfLetter(resume, jobDescription));
  const today = new Date().toISOString().slice(0, 10);
  const options = { tone: 'Plain', length: 'Medium' } as const;
  const letter = writeLetter({ resume, jobDescription, options, today, vectors });
  const { heading, salutation, introduction, body, closing, closingLine, signOff } = letter;
  const { hiringManagerName: manager, hiringCompanyName: company } = heading;
  const paragraphs = [introduction, body.paraOne, body.paraTwo, body.paraThree, closing].filter((one) => one !== '');
  return [`To: ${manager || '(open)'} | ${company || '(open)'}`, salutation, ...paragraphs, closingLine, signOff].join(
    '\n\n',
  );
}

/** Each turn with its answer, as the server gives it once everything is encoded. */
async function interviewOf({ resume: text, advertisement: jobDescription, turns }: Person): Promise<string[]> {
  const resume = parseResumeText(text);
  const answered: { question: string; answer: string }[] = [];
  const recent: string[] = [];
  const printed: string[] = [];
  for (const data of turns) {
    const lastQuestion = answered.at(-1)?.question ?? '';
    const heard = detectQuestion({ data, recent, lastQuestion, force: false, sincePreviousMs: BETWEEN_TURNS_MS });
    recent.push(data);
    let answer = '';
    if (heard.isInterviewQuestion) {
      const question = heard.interviewQuestion;
      const texts = vectorTexts(question, resume, data, jobDescription);
      const vectors = await encodeLines([...texts.question, ...texts.resume]);
      const input = { question, context: data, resume, jobDescription, lastQuestion, vectors };
      answer = Object.values(answerQuestion({ ...input, answered: answered.slice(-REMEMBERED) })).join('\n');
      answered.push({ question, answer });
    }
    printed.push(`Interviewer: ${data}\n\nShown:\n${answer || '(nothing)'}`);
  }
  return printed;
}

const STATES = { work: 'SHOWN (work)', listed: 'SHOWN (listed)', missing: 'MISSING', unclear: 'UNCLEAR' } as const;

/** Each demand with its state and the line beside it, and the suggestions below. */
function reviewOf({ resume: text, advertisement: jobDescription }: Person): string {
  const today = new Date().toISOString().slice(0, 10);
  const review = reviewResume({ resume: parseResumeText(text), jobDescription, today });
  if ('cannotScore' in review) return review.cannotScore;
  const demands = review.demands.map(
    ({ name, state, line }, at) => `${at + 1}. ${name}: ${STATES[state]}${line === '' ? '' : `, line: "${line}"`}`,
  );
  const suggestions = review.suggestions.map(
    ({ line, problem, suggestion }) => `- ${line === '' ? '' : `"${line}": `}${problem} ${suggestion}`,
  );
  return [`Score ${review.scoreValue}. ${review.scoreSummary}`, ...demands, 'Suggestions:', ...suggestions].join('\n');
}

const [what = 'letters', path = ''] = process.argv.slice(2);
for (const person of JSON.parse(readFileSync(path, 'utf8')) as Person[]) {
  if (what === 'letters') console.log(`##### ${person.id}\n\n${await letterOf(person)}\n`);
  else if (what === 'reviews') console.log(`##### ${person.id}\n\n${reviewOf(person)}\n`);
  else
    for (const [at, one] of (await interviewOf(person)).entries())
      console.log(`##### ${person.id}.${at + 1}\n\n${one}\n`);
}
