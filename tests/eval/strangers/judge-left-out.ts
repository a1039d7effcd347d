import { type Advice, adviceOn } from '@greenroom/coach/feedback/choose-steps';
import { isDoubtful } from '@greenroom/coach/feedback/find-concerns';
import { type Judgement, judgeAnswer } from '@greenroom/coach/feedback/judge-answer';
import { type JudgeModels, judgeModels, setJudgeModels } from '@greenroom/coach/feedback/judge-models';
import { createLinearModel, type ModelData } from '@greenroom/coach/feedback/linear-model';
import { scoreAnswer, textsToEncode } from '@greenroom/coach/feedback/score-answer';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { judgeOthers, type OtherAnswer } from './admission-settings.ts';
import { ATTACKS, createRandom } from './attacks.ts';
import { encodeCached } from './encode-cached.ts';
import {
  learnFlags,
  learnQuality,
  learnQuestions,
  learnSentences,
  learnSkills,
  learnSteps,
  type Material,
} from './examples.ts';
import { type LearnedActs, learnActs, openOthers } from './learn-acts.ts';
import { learnStretches } from './learn-stretches.ts';
import type { RatedAnswer, RatedPair, RatedSet } from './read-sets.ts';
import { findSettings } from './settings.ts';

export type JudgedSet = {
  set: string;
  /** `advice` is what was sure enough to be told. */
  answers: { rated: RatedAnswer; entry: FeedbackEntry; advice: readonly Advice[] }[];
  pairs: { pair: RatedPair; good: FeedbackEntry; bad: FeedbackEntry }[];
  attacks: Attacked[];
};
/** What an attack does to the score of an answer rated good or bad. */
export type Attacked = { attack: string; isGood: boolean; before: number; after: number };

/** Good and bad answers of a set that are attacked. */
const ATTACKED = 4;
const GOOD = 4;
const BAD = 2;

/** All models with what they say of writers left out. */
export type LearnedAll = {
  quality: ReturnType<typeof learnQuality>;
  flags: ReturnType<typeof learnFlags>;
  skills: ReturnType<typeof learnSkills>;
  steps: ReturnType<typeof learnSteps>;
  sentences: ReturnType<typeof learnSentences>;
  questions: ReturnType<typeof learnQuestions>;
  actModel: LearnedActs;
  acts: readonly number[];
  stretchModel: LearnedActs;
  stretches: readonly number[];
  others: readonly OtherAnswer[];
};

export async function learnAll(material: Material): Promise<LearnedAll> {
  const opened = await openOthers();
  const vectors = new Map([...material.vectors, ...opened.vectors]);
  const quality = learnQuality({ ...material, vectors }, opened.others);
  const flags = learnFlags({ ...material, vectors }, opened.others);
  return {
    quality,
    flags,
    ...(await learnActsOf(material, { ...opened, vectors }, { quality, flags })),
    skills: learnSkills(material),
    steps: learnSteps(material),
    sentences: learnSentences(material),
    questions: learnQuestions(material),
  };
}

/** The models of acts, learned from ordinary answers as well, and what they say of all answers without their writers. */
async function learnActsOf(
  material: Material,
  { others, vectors }: Awaited<ReturnType<typeof openOthers>>,
  { quality, flags }: Pick<LearnedAll, 'quality' | 'flags'>,
): Promise<Pick<LearnedAll, 'actModel' | 'acts' | 'stretchModel' | 'stretches' | 'others'>> {
  const all = [...material.answers, ...others];
  const actModel = learnActs(all, vectors);
  const stretchModel = await learnStretches(all);
  const count = material.answers.length;
  const ofOthers = { acts: actModel.leftOut.slice(count), stretches: stretchModel.leftOut.slice(count) };
  return {
    actModel,
    acts: actModel.leftOut.slice(0, count),
    stretchModel,
    stretches: stretchModel.leftOut.slice(0, count),
    others: judgeOthers(others, { quality, flags, ...ofOthers }),
  };
}

/** Models, thresholds and calibration that are learned without one writer. */
function modelsWithout(material: Material, learned: LearnedAll, left: string, shipped: JudgeModels): JudgeModels {
  const without = ({ without: leaveOut }: { without: (group: string) => ModelData }) =>
    createLinearModel(leaveOut(left));
  return {
    quality: without(learned.quality),
    flags: without(learned.flags),
    skills: without(learned.skills),
    steps: without(learned.steps),
    sentences: without(learned.sentences),
    acts: without(learned.actModel),
    stretches: without(learned.stretchModel),
    questions: without(learned.questions),
    // Of the writer left out it knows only that the answers are no unprepared talk.
    talk: shipped.talk,
    talkSettings: shipped.talkSettings,
    // They are learned from other readers' marks, and measured with their readers left out (`learn-remarks.ts`).
    remarks: shipped.remarks,
    kinds: shipped.kinds,
    settings: { ...findSettings(material, learned, left), remarks: shipped.settings.remarks },
  };
}

/** The feedback on one answer by the models in place. */
export async function judge(question: string, answer: string): Promise<FeedbackEntry> {
  return scoreAnswer({ question, answer }, await encodeCached(textsToEncode({ question, answer })));
}

/** The feedback on a rated answer with the advice in it. */
async function judgeRated(rated: RatedAnswer): Promise<JudgedSet['answers'][number]> {
  const asked = { question: rated.question, answer: rated.answer };
  let judgement: Judgement | undefined;
  const entry = scoreAnswer(asked, await encodeCached(textsToEncode(asked)), (...read) => {
    judgement = judgeAnswer(...read);
    return judgement;
  });
  const isAdvised = judgement !== undefined && entry.concerns.length === 0;
  return {
    rated,
    entry,
    advice: isAdvised && judgement ? adviceOn(judgement, rated.answer, isDoubtful(judgement)) : [],
  };
}

/** The feedback on every answer of a set by models that were learned without its writer. */
export async function judgeLeftOut(material: Material, learned: LearnedAll, left: RatedSet): Promise<JudgedSet> {
  const shipped = judgeModels();
  setJudgeModels(modelsWithout(material, learned, left.set, shipped));
  try {
    const answers: JudgedSet['answers'] = [];
    for (const rated of left.answers) answers.push(await judgeRated(rated));
    const pairs: JudgedSet['pairs'] = [];
    for (const pair of left.pairs) {
      pairs.push({ pair, good: await judge(pair.question, pair.good), bad: await judge(pair.question, pair.bad) });
    }
    return { set: left.set, answers, pairs, attacks: await attack(answers) };
  } finally {
    setJudgeModels(shipped);
  }
}

/** Attacks the first good and the first bad answers; an answer that cannot be scored any more counts as 0. */
async function attack(answers: JudgedSet['answers']): Promise<Attacked[]> {
  const chosen = [
    ...answers.filter(({ rated }) => rated.overall >= GOOD).slice(0, ATTACKED),
    ...answers.filter(({ rated }) => rated.overall <= BAD).slice(0, ATTACKED),
  ];
  const attacked: Attacked[] = [];
  for (const [index, { rated, entry }] of chosen.entries()) {
    for (const { name, change } of ATTACKS) {
      const after = await judge(rated.question, change(rated, createRandom(index + 1)));
      attacked.push({
        attack: name,
        isGood: rated.overall >= GOOD,
        before: entry.overallScorePerResponse ?? 0,
        after: after.overallScorePerResponse ?? 0,
      });
    }
  }
  return attacked;
}
