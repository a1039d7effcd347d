import { existsSync, readFileSync } from 'node:fs';
import type { TalkSettings } from '@greenroom/coach/feedback/judge-models';
import { ANSWER_NUMBERS, toAnswerInput, type Vectors } from '@greenroom/coach/feedback/model-inputs';
import { readWords } from '@greenroom/coach/feedback/read-words';
import { encodeCached } from './encode-cached.ts';
import { ANSWER_WEIGHTS, type Material, toRatedInputs } from './examples.ts';
import { type Example, type Learned, learn } from './learn.ts';
import { calibrate } from './settings.ts';
import { quantileOf } from './statistics.ts';

/** A real interview, rated by people who watched it; `overall` runs from 1 to 7. */
type Interview = {
  id: string;
  person: number;
  ratings: { overall: number };
  answers: { question: string; answer: string }[];
};
export type People = { interviews: Interview[]; vectors: Vectors };

/** The interviews of the file that PEOPLE_FILE names, or null; their words are not part of this repository. */
export async function openPeople(): Promise<People | null> {
  const file = process.env.PEOPLE_FILE;
  if (file === undefined || !existsSync(file)) return null;
  const interviews = JSON.parse(readFileSync(file, 'utf8')) as Interview[];
  const texts = interviews.flatMap(({ answers }) =>
    answers.flatMap(({ question, answer }) => readWords(answer, question).pieces.map(({ text }) => text)),
  );
  return { interviews, vectors: await encodeCached(texts) };
}

/** A rating of 1 to 7 as one of 1 to 5. */
const toFive = (rating: number) => 1 + ((rating - 1) * 4) / 6;
/** This share of carefully told answers is judged as such alone. */
const CAREFUL = 0.95;
const OVERLAP = 0.1;
/** Their raters rated the whole impression: the order of the answers is learned from them, the level is that of careful answers. */
const MIDDLE = 3.2;
/** A few hundred answers rated by the interview predict so flatly that twice the usual steepness is needed to tell them apart. */
const STEEPEST = 2.5;

export type LearnedTalk = {
  data: Learned['data'];
  settings: TalkSettings;
};

/** How real talk differs from carefully told answers, and what its raters reward. A person is left out whole. */
export function learnTalk(material: Material, { interviews, vectors }: People): LearnedTalk {
  const careful: Example[] = toRatedInputs(material).map(({ set, input }) => ({
    group: set,
    input,
    targets: [0, Number.NaN],
  }));
  const real: Example[] = interviews.flatMap(({ person, ratings, answers }) =>
    answers.map(({ question, answer }) => ({
      group: `person ${person}`,
      input: toAnswerInput(readWords(answer, question), vectors, false),
      targets: [1, toFive(ratings.overall)],
    })),
  );
  const learned = learn([...careful, ...real], [], {
    ...ANSWER_WEIGHTS,
    numberNames: ANSWER_NUMBERS,
    heads: ['likeness', 'overall'],
    fewestExamples: 5,
    fewestGroups: 2,
    strength: 10,
    // So that no word is kept that only real people said.
    counted: careful.length,
  });
  const [likeness = new Float64Array(), overall = new Float64Array()] = learned.leftOut;
  const from = quantileOf([...likeness.slice(0, careful.length)], CAREFUL);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const predicted = [...overall.slice(careful.length)];
  return {
    data: learned.data,
    settings: {
      calibration: {
        ...calibrate(
          predicted,
          real.map(({ targets }) => targets[1] ?? 0),
          { steepest: STEEPEST },
        ),
        middle: MIDDLE,
      },
      likeness: { from: round(from), to: round(from + OVERLAP) },
    },
  };
}
