import { findStockPhrases } from '@greenroom/coach/letter/stock-phrase-patterns';
import { traceLetter } from '@greenroom/coach/letter/trace-claims';
import { writeLetter } from '@greenroom/coach/letter/write-letter';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { reviewResume } from '@greenroom/coach/resume/review-resume';
import { findSkills } from '@greenroom/coach/skills/find-skills';
import type { CoverLetter } from '@greenroom/contract/cover-letter';
import { LETTER_LENGTHS, LETTER_TONES } from '@greenroom/contract/cover-letter';
import type { EvalSection, Figure } from '../eval-section.ts';
import { JOB_SENTENCES } from './job-sentences-data.ts';
import { measurePostings } from './measure-postings.ts';
import { measureSkills } from './measure-skills.ts';
import { KEYWORD_LIST, SAMPLES } from './sample-resumes-data.ts';

const TODAY = '2026-11-20';
const TIMED_RUNS = 40;
const FALSE_CLAIMS = [
  'At Initech I cut costs by 73%.',
  'I have used Kubernetes and Haskell at Umbrella Corporation for 17 years.',
  'As Chief Financial Officer I led 450 people.',
  'I hold a PhD from Stanford University.',
];

/** How well the coach finds skills, scores resumes and keeps letters true. Deterministic but for the one timing. */
export async function run(): Promise<EvalSection> {
  return { title: 'Resume and letter', figures: [...skillFigures(), ...reviewFigures(), ...letterFigures()] };
}

/** In the advertisements as employers write them a mark is the writer's choice: half of what counts as wrong there is asked for. */
function skillFigures(): Figure[] {
  const { recall, precision } = measureSkills();
  const postings = measurePostings('own');
  const heldOut = measurePostings('own held out');
  const strangers = measurePostings('as employers write');
  return [
    { name: 'job sentences annotated', value: JOB_SENTENCES.length, atLeast: 60 },
    { name: 'skills in job sentences: recall', value: recall, atLeast: 0.85 },
    { name: 'skills in job sentences: precision', value: precision, atLeast: 0.85 },
    { name: 'skills in whole advertisements: recall', value: postings.recall, atLeast: 0.85 },
    { name: 'skills in whole advertisements: precision', value: postings.precision, atLeast: 0.9 },
    { name: 'skills in advertisements held out: recall', value: heldOut.recall, atLeast: 0.75 },
    { name: 'skills in advertisements held out: precision', value: heldOut.precision, atLeast: 0.88 },
    { name: 'skills in advertisements as employers write them: recall', value: strangers.recall, atLeast: 0.65 },
    { name: 'skills in advertisements as employers write them: precision', value: strangers.precision, atLeast: 0.8 },
    { name: 'finding skills in two pages, milliseconds', value: timeFindSkills(), atMost: 5 },
  ];
}

function timeFindSkills(): number {
  const twoPages = SAMPLES.map((sample) => sample.resume + sample.jobDescription).join('\n');
  findSkills(twoPages);
  const startMs = performance.now();
  for (let index = 0; index < TIMED_RUNS; index += 1) findSkills(twoPages);
  return (performance.now() - startMs) / TIMED_RUNS;
}

function reviewFigures(): Figure[] {
  const shifts = SAMPLES.flatMap(({ resume, jobDescription, synonyms }) =>
    synonyms.map(([word, synonym]) =>
      Math.abs(scoreOf(resume, jobDescription) - scoreOf(resume.replaceAll(word, synonym), jobDescription)),
    ),
  );
  const repeated = SAMPLES.filter(({ resume, jobDescription }) => {
    const [first, second] = [review(resume, jobDescription), review(resume, jobDescription)];
    return JSON.stringify(first) !== JSON.stringify(second);
  });
  const keywordScore = scoreOf(KEYWORD_LIST, SAMPLES[0]?.jobDescription ?? '');
  const unscorable = ['', '   ', '!!! 123', 'hello there'].filter(
    (jobDescription) => 'cannotScore' in review(SAMPLES[0]?.resume ?? '', jobDescription),
  );
  return [
    { name: 'largest shift of the score by a synonym', value: Math.max(...shifts), atMost: 3 },
    { name: 'reviews that differ when repeated', value: repeated.length, atMost: 0 },
    { name: 'score of a bare list of keywords', value: keywordScore, atMost: 39 },
    {
      name: 'contentless descriptions answered "cannot score" (of 4)',
      value: unscorable.length,
      atLeast: 4,
    },
    {
      name: 'score of the fitting resume',
      value: scoreOf(SAMPLES[0]?.resume ?? '', SAMPLES[0]?.jobDescription ?? ''),
      atLeast: 70,
    },
  ];
}

function review(resumeText: string, jobDescription: string): ReturnType<typeof reviewResume> {
  return reviewResume({ resume: parseResumeText(resumeText), jobDescription, today: TODAY });
}

function scoreOf(resumeText: string, jobDescription: string): number {
  const result = review(resumeText, jobDescription);
  return 'scoreValue' in result ? result.scoreValue : Number.NaN;
}

function letterFigures(): Figure[] {
  let letterCount = 0;
  let stockPhraseCount = 0;
  let untraceableCount = 0;
  let caughtCount = 0;
  for (const sample of SAMPLES) {
    const resume = parseResumeText(sample.resume);
    const sources = { resume, jobDescription: sample.jobDescription };
    for (const tone of LETTER_TONES) {
      for (const length of LETTER_LENGTHS) {
        const letter = writeLetter({ ...sources, options: { tone, length }, today: TODAY });
        letterCount += 1;
        stockPhraseCount += findStockPhrases(textOf(letter)).length;
        untraceableCount += traceLetter(letter, sources).removedClaims.length;
      }
    }
    const base = writeLetter({ ...sources, options: { tone: 'Plain', length: 'Short' }, today: TODAY });
    for (const claim of FALSE_CLAIMS) {
      const traced = traceLetter({ ...base, body: { ...base.body, paraTwo: claim } }, sources);
      if (traced.removedClaims.length > 0 && !textOf(traced.letter).includes(claim)) caughtCount += 1;
    }
  }
  return [
    { name: 'letters written', value: letterCount },
    { name: 'stock phrases in letters', value: stockPhraseCount, atMost: 0 },
    { name: 'untraceable claims in letters', value: untraceableCount, atMost: 0 },
    {
      name: 'planted false sentences taken out',
      value: caughtCount / (FALSE_CLAIMS.length * SAMPLES.length),
      atLeast: 1,
    },
  ];
}

function textOf(letter: CoverLetter): string {
  const { paraOne, paraTwo, paraThree } = letter.body;
  return [letter.salutation, letter.introduction, paraOne, paraTwo, paraThree, letter.closing, letter.closingLine].join(
    '\n',
  );
}
