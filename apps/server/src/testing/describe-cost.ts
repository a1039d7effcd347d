import { enhanceAnswer } from '@greenroom/coach/enhance/enhance-answer';
import { scoreAnswer } from '@greenroom/coach/feedback/score-answer';
import { traceLetter } from '@greenroom/coach/letter/trace-claims';
import { rewriteParagraph, writeLetter } from '@greenroom/coach/letter/write-letter';
import { answerQuestion } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { reviewResume } from '@greenroom/coach/resume/review-resume';
import { writeSampleAnswer } from '@greenroom/coach/sample-answer/write-sample-answer';
import { TEXT_LIMITS } from '@greenroom/contract/constants';
import type { CoverLetter, LetterOptions } from '@greenroom/contract/cover-letter';
import type { ParsedResume } from '@greenroom/contract/resume';
import { beforeAll, describe, expect, test } from 'vitest';

/**
 * Own processor time that no text of the greatest accepted length may exceed. Quadratic work takes seconds at these lengths, linear
 * work some 10 ms; the rest is reserve for slow machines.
 */
const MOST_MS = 500;
const ATTEMPTS = 8;
/** On a machine that is busy all its cores run slower: then the work for half the text tells. Twice the text may take so many times as long; quadratic work takes four times. */
const MOST_GROWTH = 3;
const MOST_MS_WHEN_BUSY = 2000;
/** Half the text is measured first: were its work quadratic, the whole would take four times as long, which is still within the bound. */
const MOST_MS_OF_HALF = MOST_MS / 4;

/** Nothing, and what neither a word nor a sentence ends with: an expression that demands more of the end fails at one of them. */
const ENDS = ['', '§ x'];
const OPTIONS: LetterOptions = { tone: 'Plain', length: 'Medium' };
const TODAY = '2026-11-23';
const JOB = 'We look for an engineer who knows Python and leads projects.';
const QUESTION = 'Tell me about a time when you led a team.';
const LETTER: CoverLetter = {
  heading: {
    fullName: '',
    address: '',
    phoneNumber: '',
    emailAddress: '',
    dateWritten: '',
    hiringManagerName: '',
    hiringCompanyName: '',
    hiringCompanyAddress: '',
  },
  salutation: 'Dear hiring team,',
  introduction: 'I apply.',
  body: { paraOne: '', paraTwo: '', paraThree: '' },
  closing: '',
  closingLine: 'Sincerely,',
  signOff: '',
};
const PARAGRAPH_LENGTH = 4000;
const { answer, jobDescription, liveLine, question, resumeText, roleName } = TEXT_LIMITS;

/** A text of the given length. */
type Fill = (length: number) => string;

let parsedText = '';
let parsedResume: ParsedResume | undefined;
/** A resume is parsed once for all functions that take one, so that each is measured without it. */
function parsed(text: string): ParsedResume {
  return parsedResume === undefined || parsedText !== text ? parseAnew(text) : parsedResume;
}
function parseAnew(text: string): ParsedResume {
  parsedResume = parseResumeText(text);
  parsedText = text;
  return parsedResume;
}

/** First of all functions: the others use the resume that it has read. */
const parse = (fill: Fill): unknown => parseAnew(fill(resumeText));
const FUNCTIONS: Record<string, (fill: Fill) => unknown> = {
  parseResumeText: parse,
  scoreAnswer: (fill) => scoreAnswer({ question: QUESTION, answer: fill(answer) }, new Map()),
  'scoreAnswer, question too': (fill) =>
    scoreAnswer({ question: fill(question), answer: fill(answer), role: fill(roleName) }, new Map()),
  enhanceAnswer: (fill) => enhanceAnswer({ answer: fill(answer) }),
  writeSampleAnswer: (fill) => writeSampleAnswer({ question: fill(question), role: fill(roleName) }),
  'writeSampleAnswer, with a resume': (fill) =>
    writeSampleAnswer({
      question: fill(question),
      role: fill(roleName),
      own: { resume: parsed(fill(resumeText)), vectors: new Map(), earlier: [] },
    }),
  chooseQuestions: (fill) =>
    chooseQuestions({
      roleName: fill(roleName),
      roleDescription: fill(jobDescription),
      count: 5,
      type: 'Mixed',
      difficulty: 'Medium',
      skipFirst: false,
      seed: 'seed',
    }),
  detectQuestion: (fill) =>
    detectQuestion({
      data: fill(liveLine),
      recent: Array.from({ length: 12 }, () => fill(liveLine)),
      lastQuestion: fill(liveLine),
      force: true,
    }),
  answerQuestion: (fill) =>
    answerQuestion({
      question: fill(liveLine),
      resume: parsed(fill(resumeText)),
      jobDescription: fill(jobDescription),
      lastQuestion: fill(liveLine),
    }),
  'answerQuestion, a plain question': (fill) =>
    answerQuestion({ question: QUESTION, resume: parsed(fill(resumeText)), jobDescription: fill(jobDescription) }),
  reviewResume: (fill) =>
    reviewResume({ resume: parsed(fill(resumeText)), jobDescription: fill(jobDescription), today: TODAY }),
  'reviewResume, a plain job': (fill) =>
    reviewResume({ resume: parsed(fill(resumeText)), jobDescription: JOB, today: TODAY }),
  writeLetter: (fill) =>
    writeLetter({
      resume: parsed(fill(resumeText)),
      jobDescription: fill(jobDescription),
      options: OPTIONS,
      today: TODAY,
    }),
  rewriteParagraph: (fill) =>
    rewriteParagraph({
      letter: LETTER,
      paragraph: 'paraOne',
      resumeText: fill(resumeText),
      jobDescription: fill(jobDescription),
      options: OPTIONS,
      attempt: 1,
      today: TODAY,
    }),
  traceLetter: (fill) =>
    traceLetter(
      {
        ...LETTER,
        introduction: fill(PARAGRAPH_LENGTH),
        body: { paraOne: fill(PARAGRAPH_LENGTH), paraTwo: '', paraThree: '' },
      },
      { resume: parsed(fill(resumeText)), jobDescription: fill(jobDescription) },
    ),
};

function ownTimeMs(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const halfOf =
  (fill: Fill): Fill =>
  (length) =>
    fill(Math.floor(length / 2));

function tooSlow([name, act]: [string, (fill: Fill) => unknown], fill: Fill): string[] {
  const halfFill = halfOf(fill);
  let [whole, half] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // The first calls may compile the function or collect garbage, and a core that is shared runs slower for a while: the shortest of several tells its own cost.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Another text in between: results that are remembered would make the next attempt cheaper.
    if (attempt > 0) act(ORDINARY);
    whole = Math.min(whole, costMs(act, fill));
    if (whole <= MOST_MS) return [];
    half = Math.min(half, costMs(act, halfFill));
    act(ORDINARY);
    half = Math.min(half, costMs(act, halfFill));
    if (whole <= MOST_GROWTH * half && whole <= MOST_MS_WHEN_BUSY) return [];
  }
  return [`${name} took ${whole} ms, ${half} ms for half the text`];
}

function costMs(act: (fill: Fill) => unknown, fill: Fill): number {
  if (act !== parse) parsed(fill(resumeText));
  return ownTimeMs(() => act(fill));
}

const ALL = Object.entries(FUNCTIONS);
const ORDINARY: Fill = (length) => 'I led the team at Acme. '.repeat(20).slice(0, length);

/** Each length of a text is made once for all functions. */
function fillWith(unit: string, end: string): Fill {
  const texts = new Map<number, string>();
  return (length) => {
    const text = texts.get(length) ?? unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end;
    texts.set(length, text);
    return text;
  };
}

/** Tests that a text of the greatest accepted length costs little time in every function of the coach, whichever of `units` it repeats. */
export function describeCost(units: readonly string[]): void {
  beforeAll(() => {
    for (const [, act] of ALL) act(ORDINARY);
  });

  // A test for each text instead of each function, so that a resume is parsed once for all functions.
  describe('a text of the greatest accepted length', () => {
    test.each(units)('that repeats %j costs little time', { timeout: 900_000 }, (unit) => {
      for (const end of ENDS) {
        const fill = fillWith(unit, end);
        const halfFill = halfOf(fill);
        const doubtful = ALL.filter(([, act]) => costMs(act, halfFill) > MOST_MS_OF_HALF);
        const slow = doubtful.flatMap((one) => tooSlow(one, fill));
        expect(slow, `before ${JSON.stringify(end)}`).toEqual([]);
      }
    });
  });
}
