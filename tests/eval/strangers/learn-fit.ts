import { isDoubtful } from '@greenroom/coach/feedback/find-concerns';
import { REMARK_HEADS, STRENGTHS, type Strength } from '@greenroom/coach/feedback/find-remarks';
import { type Judgement, judgeAnswer } from '@greenroom/coach/feedback/judge-answer';
import { KINDS, type QuestionKind, surestKind } from '@greenroom/coach/feedback/question-kind';
import {
  exampleFeatures,
  type Features,
  type FitModel,
  type FitModels,
  goodFeatures,
  kindOf,
  needFeatures,
  oddsOf,
  praiseFeatures,
} from '@greenroom/coach/feedback/remark-fit';
import { scoreAnswer, textsToEncode } from '@greenroom/coach/feedback/score-answer';
import { encodeCached } from './encode-cached.ts';
import { type LabelledQuestion, learnKinds } from './learn-kinds.ts';
import type { learnRemarks } from './learn-remarks.ts';
import { fitLogistic } from './logistic.ts';
import { type GradedAnswer, readGraded } from './read-graded.ts';
import { thresholdFor } from './statistics.ts';

/** Of the remarks that are made, on writers and graders left out. */
const PRECISION = { praise: 0.9, needs: 0.94, good: 0.93, example: 0.9 };
const RIDGE = { praise: 2, needs: 2, good: 1, example: 0.1 };
/** An answer rated so is not good yet, and the main advice for its kind of question would make it better. */
const IMPROVABLE = 3;
/** An answer rated so may be called good. */
const GOOD = 3.5;
/** Praise goes to answers rated so. */
const SOUND = 2.5;

/** Of fewer remarks the share says too little. */
const FEWEST_TOLD = 10;

type JudgedAnswer = { graded: GradedAnswer; judgement: Judgement; isRaised: boolean };
/** `group` is who is left out together: the writers that one grader read. `isMarked` is known from a reader's list of what is true of an answer, not a grade. */
type FitExample = { group: string; features: Features; isTrue: boolean; isMarked: boolean };

type Remarks = Awaited<ReturnType<typeof learnRemarks>>;

/** The judgements of all graded answers, with kinds of questions and remarks by models that were learned without their writers. */
async function judgeGraded(remarks: Remarks): Promise<JudgedAnswer[]> {
  const kinds = kindsLeftOut(await learnKinds());
  const places = new Map(remarks.marked.map(({ answer }, index) => [answer.id, index]));
  const judged: JudgedAnswer[] = [];
  for (const graded of readGraded()) {
    const asked = { question: graded.question, answer: graded.answer };
    let judgement: Judgement | undefined;
    const { concerns } = scoreAnswer(asked, await encodeCached(textsToEncode(asked)), (...read) => {
      judgement = judgeAnswer(...read);
      return judgement;
    });
    if (judgement === undefined) continue;
    const place = places.get(graded.id);
    const leftOut =
      place === undefined
        ? judgement.remarks
        : Object.fromEntries(REMARK_HEADS.map((head, at) => [head, remarks.leftOut[at]?.[place] ?? 0]));
    const kind = kinds.has(graded.question) ? (kinds.get(graded.question) ?? null) : judgement.kind;
    judged.push({
      graded,
      judgement: { ...judgement, kind, remarks: leftOut },
      isRaised: concerns.length > 0 || isDoubtful(judgement),
    });
  }
  return judged;
}

const kindsLeftOut = ({ questions, leftOut }: Awaited<ReturnType<typeof learnKinds>>) =>
  new Map<string, QuestionKind | null>(
    questions.map(({ question }: LabelledQuestion, index) => [
      question,
      surestKind(KINDS.map((_, head) => leftOut[head]?.[index] ?? 0)),
    ]),
  );

/** Writers that one grader read are left out together; a writer that was only rated is left out alone. */
const groupOfAnswer = ({ grader, set }: GradedAnswer) => (grader === '' ? set : grader);
const nameOf = (strength: Strength) => `strength-${strength}`;

function praiseExamples(judged: readonly JudgedAnswer[], remarks: Remarks): FitExample[] {
  const graded = judged.flatMap(({ graded: one, judgement }) =>
    STRENGTHS.flatMap((strength) =>
      one.remarks
        .filter(({ name }) => name === nameOf(strength))
        .map(({ grade }) => ({
          group: groupOfAnswer(one),
          features: praiseFeatures(strength, judgement),
          isTrue: grade === 'right',
          isMarked: false,
        })),
    ),
  );
  const marks = new Map(remarks.marked.map(({ answer, heads }) => [answer.id, heads]));
  const marked = judged.flatMap(({ graded: one, judgement, isRaised }) => {
    const heads = marks.get(one.id);
    if (heads === undefined || isRaised || judgement.overall < SOUND) return [];
    return STRENGTHS.map((strength) => ({
      group: groupOfAnswer(one),
      // What a reader holds true is not always fit to be said of such an answer: that is learned from the grades.
      features: { ...praiseFeatures(strength, judgement), marked: 1, [`marked-${strength}`]: 1 },
      isTrue: heads.has(`shows-${strength}`) && one.overall >= SOUND,
      isMarked: true,
    }));
  });
  return [...graded, ...marked];
}

const ratedExamples = (
  judged: readonly JudgedAnswer[],
  featuresOf: (judgement: Judgement) => Features,
  isTrue: (answer: GradedAnswer) => boolean,
): FitExample[] =>
  judged
    .filter(({ isRaised }) => !isRaised)
    .map(({ graded, judgement }) => ({
      group: graded.set,
      features: featuresOf(judgement),
      isTrue: isTrue(graded),
      isMarked: false,
    }));

/** Sound answers of the trade that a reader marked, and whether an own example is missing. */
function tradeExamples(judged: readonly JudgedAnswer[], remarks: Remarks): FitExample[] {
  const marks = new Map(remarks.marked.map(({ answer, heads }) => [answer.id, heads]));
  return judged.flatMap(({ graded, judgement, isRaised }) => {
    const heads = marks.get(graded.id);
    if (heads === undefined || isRaised || kindOf(judgement) !== 'trade' || graded.overall <= SOUND) return [];
    return [
      {
        group: graded.set,
        features: exampleFeatures(judgement),
        isTrue: heads.has('lacks-proof'),
        isMarked: false,
      },
    ];
  });
}

export type LearnedFit = {
  model: FitModel;
  examples: FitExample[];
  leftOut: number[];
  precision: number;
  share: number;
};

function learnOne(examples: FitExample[], ridge: number, precision: number): LearnedFit {
  const leftOut = new Array<number>(examples.length).fill(Number.NaN);
  for (const group of new Set(examples.map((one) => one.group))) {
    const model = fitLogistic(
      examples.filter((one) => one.group !== group),
      ridge,
    );
    for (const [index, one] of examples.entries())
      if (one.group === group) leftOut[index] = oddsOf(model, one.features);
  }
  const counted = [...examples.keys()].filter((index) => examples[index]?.isMarked === false);
  const threshold = thresholdFor(
    counted.map((index) => leftOut[index] ?? 0),
    counted.map((index) => examples[index]?.isTrue ?? false),
    precision,
    FEWEST_TOLD,
  );
  const { bias, weights } = fitLogistic(examples, ridge);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const kept = Object.entries(weights).filter(([name]) => !name.startsWith('marked'));
  const least = threshold?.value ?? Number.MAX_SAFE_INTEGER;
  return {
    model: { bias: round(bias), least: round(least), weights: Object.fromEntries(kept.map(([n, w]) => [n, round(w)])) },
    examples,
    leftOut,
    precision: threshold?.precision ?? 0,
    share: counted.filter((index) => (leftOut[index] ?? 0) >= least).length / counted.length,
  };
}

/** The learned gates, and the figures on writers and graders left out. */
export async function learnFit(remarks: Remarks): Promise<Record<keyof FitModels, LearnedFit>> {
  const judged = await judgeGraded(remarks);
  return {
    praise: learnOne(praiseExamples(judged, remarks), RIDGE.praise, PRECISION.praise),
    needs: learnOne(
      ratedExamples(judged, needFeatures, ({ overall }) => overall <= IMPROVABLE),
      RIDGE.needs,
      PRECISION.needs,
    ),
    good: learnOne(
      ratedExamples(judged, goodFeatures, ({ overall }) => overall >= GOOD),
      RIDGE.good,
      PRECISION.good,
    ),
    example: learnOne(tradeExamples(judged, remarks), RIDGE.example, PRECISION.example),
  };
}
