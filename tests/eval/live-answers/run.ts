import { answerQuestion } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { heardWords } from '@greenroom/coach/live/question-words';
import { readResumeFacts } from '@greenroom/coach/live/resume-facts';
import { wasTold } from '@greenroom/coach/live/told-lines';
import { vectorTexts } from '@greenroom/coach/live/vector-texts';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import type { EvalSection } from '../eval-section.ts';
import { isOnlyThePersons, quotedLines } from '../live/marked-lines.ts';
import { encodeLines } from '../strangers/encode-cached.ts';
import { BETWEEN_TURNS_MS, type Case, readCases, type Turn } from './read-cases.ts';

/**
 * `npm run eval -- live-answers`: whole interviews by writers who knew only a brief, each turn in order through detection and answer.
 * Whether an answer is useful has to be read: LIVE_PRINT=1 prints every turn with its answer, LIVE_FILE names another file of cases.
 */
type Answered = { turn: Turn; isAsked: boolean; question: string; answer: string; sharesFact: boolean; told: string[] };

/** Kinds that a line of the resume can answer. */
const ASKS_FOR_EXPERIENCE = new Set([
  'leadership',
  'teamwork',
  'conflict',
  'failure',
  'achievement',
  'experience-with-X',
  'about-you',
  'strength',
]);
/** These are answered by several lines, or by the line told before. */
const NO_LINE_ALONE = new Set(['about-you', 'why-us', 'why-you', 'follow-up', 'small-talk']);
const quotes = (good: string, lines: readonly string[]): boolean =>
  !isOnlyThePersons(good) && quotedLines(good, lines).length > 0;
const REMEMBERED = 12;
/** Words in a row of the resume that make a fact recognisable in an answer. */
const FACT_WORDS = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#-]*/gu) ?? [];

function runsOf(words: readonly string[]): Set<string> {
  return new Set(words.map((_, index) => words.slice(index, index + FACT_WORDS).join(' ')));
}

async function answerCase({ resume, jobDescription, turns }: Case): Promise<Answered[]> {
  const parsed = parseResumeText(resume);
  const facts = runsOf(wordsOf(resume));
  const lines = readResumeFacts(parsed)?.facts ?? [];
  const recent: string[] = [];
  const answered: { question: string; answer: string }[] = [];
  const all: Answered[] = [];
  for (const turn of turns) {
    const lastQuestion = answered.at(-1)?.question ?? '';
    const detection = detectQuestion({
      data: turn.said,
      recent,
      lastQuestion,
      force: false,
      sincePreviousMs: BETWEEN_TURNS_MS,
    });
    recent.push(turn.said);
    const question = detection.interviewQuestion;
    let answer = '';
    if (detection.isInterviewQuestion) {
      const texts = vectorTexts(question, parsed, turn.said, jobDescription);
      const vectors = await encodeLines([...texts.question, ...texts.resume]);
      const remembered = answered.slice(-REMEMBERED);
      const input = { question, context: turn.said, resume: parsed, jobDescription, lastQuestion, vectors };
      answer = Object.values(answerQuestion({ ...input, answered: remembered })).join('\n');
      answered.push({ question, answer });
    }
    const runs = runsOf(wordsOf(answer.replaceAll('**', '')));
    const sharesFact = [...runs].some((run) => facts.has(run) && run.split(' ').length === FACT_WORDS);
    const said = heardWords(answer.replaceAll('**', ''));
    const told = lines.filter((line) => wasTold(line, said)).map(({ text }) => text);
    all.push({ turn, isAsked: detection.isInterviewQuestion, question, answer, sharesFact, told });
  }
  return all;
}

export async function run(): Promise<EvalSection> {
  const all: Answered[] = [];
  const notes: string[] = [];
  for (const one of readCases(process.env.LIVE_FILE)) {
    const answered = await answerCase(one);
    all.push(...answered);
    if (process.env.LIVE_PRINT !== '1') continue;
    notes.push(`### ${one.id}`);
    for (const { turn, isAsked, answer } of answered) {
      notes.push(`> ${turn.said}\n(${turn.kind}; good: ${turn.good})\n${isAsked ? answer : '—'}\n`);
    }
  }
  const share = (among: Answered[], test: (one: Answered) => boolean) => among.filter(test).length / among.length;
  const asked = all.filter(({ turn }) => turn.isQuestion);
  const answered = asked.filter(({ turn }) => !NO_LINE_ALONE.has(turn.kind));
  const [single, several] = [
    answered.filter(({ told }) => told.length === 1),
    answered.filter(({ told }) => told.length > 1),
  ];
  const isRight = ({ turn, told }: Answered) => quotes(turn.good, told);
  return {
    title: 'Live answers in whole interviews',
    figures: [
      { name: 'turns', value: all.length, digits: 0, atLeast: 1 },
      { name: 'questions that were heard', value: share(asked, ({ isAsked }) => isAsked), atLeast: 0.9 },
      {
        name: 'other turns that raised an answer',
        value: share(
          all.filter(({ turn }) => !turn.isQuestion),
          ({ isAsked }) => isAsked,
        ),
      },
      {
        name: 'experience questions whose answer holds words of the resume',
        value: share(
          asked.filter(({ turn }) => ASKS_FOR_EXPERIENCE.has(turn.kind)),
          ({ sharesFact }) => sharesFact,
        ),
        atLeast: 0.6,
      },
      { name: 'questions answered by a single line', value: share(answered, ({ told }) => told.length === 1) },
      { name: 'single lines that the note quotes', value: share(single, isRight) },
      { name: 'questions shown two lines', value: share(answered, ({ told }) => told.length > 1) },
      { name: 'two lines of which the note quotes one', value: share(several, isRight) },
      { name: 'answers with a gap to fill', value: share(asked, ({ answer }) => answer.includes('[')) },
    ],
    notes,
  };
}
