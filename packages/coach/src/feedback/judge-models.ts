import actsData from '../../data/feedback/acts.json' with { type: 'json' };
import flagsData from '../../data/feedback/flags.json' with { type: 'json' };
import kindsData from '../../data/feedback/kinds.json' with { type: 'json' };
import qualityData from '../../data/feedback/quality.json' with { type: 'json' };
import questionsData from '../../data/feedback/questions.json' with { type: 'json' };
import remarksData from '../../data/feedback/remarks.json' with { type: 'json' };
import sentencesData from '../../data/feedback/sentences.json' with { type: 'json' };
import settingsData from '../../data/feedback/settings.json' with { type: 'json' };
import skillsData from '../../data/feedback/skills.json' with { type: 'json' };
import stepsData from '../../data/feedback/steps.json' with { type: 'json' };
import stretchesData from '../../data/feedback/stretches.json' with { type: 'json' };
import talkData from '../../data/feedback/talk.json' with { type: 'json' };
import talkSettingsData from '../../data/feedback/talk-settings.json' with { type: 'json' };
import { createLinearModel, type LinearModel, type ModelData } from './linear-model.ts';

/**
 * Log odds of an admission = bias + conduct × the prediction of any matter of conduct + kind × the highest prediction of one kind + act × the log odds of the
 * likeliest act among the pieces + stretch × those of an act in any stretch + overall × the rating. From `named` on nine of ten finds are right, in long answers
 * from `namedLong` on; from `doubtful` on too many for a sound score.
 */
export type AdmissionSettings = {
  bias: number;
  conduct: number;
  kind: number;
  act: number;
  stretch: number;
  overall: number;
  named: number;
  namedLong: number;
  doubtful: number;
};

/**
 * What may be said of the score of an answer about deeds. Nine of ten answers are rated 4 or more from `good` on, 3 or more from `fair` up to `good`, 2.5 or
 * less up to `weak`; from `clear` on, how they are built is rated 4 or more.
 */
export type Levels = { good?: number; fair?: number; weak?: number; clear?: number };

/** Predictions that speak against praise long before they are sure enough to be named. */
export const SIGNS: readonly string[] = ['blame', 'conduct', 'contempt', 'general', 'unanswered', 'hollow'];

/** What the training found out beside the weights, all on writers left out of it (`npm run coach:train`). */
export type JudgeSettings = {
  /** Rating = middle + steepness × (prediction − center), which gives predictions the spread of the ratings. */
  calibration: { center: number; middle: number; steepness: number };
  /** The same for answers to technical questions, which raters spread wider: a wrong claim spoils the rest. */
  technical: { center: number; middle: number; steepness: number };
  structure: { center: number; middle: number; steepness: number };
  /** Two thirds of the ratings lie within so many points of the score. */
  halfWidth: number;
  /** Above these predictions nine of ten finds are right; heads that never reach that are absent. */
  flags: Partial<Record<string, number>>;
  skills: Partial<Record<string, number>>;
  /** From which sign on each kind of step (`find-steps.ts`) is right in nine of ten answers. */
  steps: Partial<Record<string, number>>;
  /** From which prediction on each remark (`find-remarks.ts`) is true of nine of ten answers; absent where that is never so. */
  remarks: Partial<Record<string, number>>;
  sentences: Partial<Record<string, number>>;
  /** How surely an answer holds an admission, absent where that cannot be learned. */
  admission?: AdmissionSettings;
  levels: Levels;
  /** From which prediction on each sign keeps an answer from being praised: one good answer in twenty without it lies above. */
  signs: Partial<Record<string, number>>;
  /**
   * By kind of misconduct: its prediction in answers of any kind, and in those that show it; `sure` is how far it must stand out from the next kind to be
   * right in nine of ten admissions, absent where that never holds.
   */
  kinds: Partial<Record<string, { usual: number; shown: number; sure?: number }>>;
  /** From which prediction on the sentence of an admission that is most like the act is the act in nineteen of twenty. */
  act?: number;
  /** Sets that the weights were learned from. */
  sets: readonly string[];
};

/**
 * How answers are judged that sound like unprepared talk about oneself, learned from ratings of real interviews
 * (`npm run coach:train`, docs/validity.md). Between the two bounds of the likeness one judgement turns into the other.
 */
export type TalkSettings = {
  calibration: { center: number; middle: number; steepness: number };
  likeness: { from: number; to: number };
};

export type JudgeModels = {
  quality: LinearModel;
  flags: LinearModel;
  skills: LinearModel;
  /** One head a kind of step. */
  steps: LinearModel;
  /** One head a remark. */
  remarks: LinearModel;
  sentences: LinearModel;
  /** Head `act`: log odds that a piece of an answer is the act that an employer would stop at. */
  acts: LinearModel;
  /** Head `act`: the same of a short stretch. */
  stretches: LinearModel;
  questions: LinearModel;
  /** One head a kind of question. */
  kinds: LinearModel;
  /** Heads `likeness` (to real, unprepared talk) and `overall` (of such talk). */
  talk: LinearModel;
  talkSettings: TalkSettings;
  settings: JudgeSettings;
};

let models: JudgeModels | undefined;
const open = (data: unknown) => createLinearModel(data as ModelData);

/** The learned models, read once. */
export function judgeModels(): JudgeModels {
  models ??= {
    quality: open(qualityData),
    flags: open(flagsData),
    skills: open(skillsData),
    steps: open(stepsData),
    remarks: open(remarksData),
    sentences: open(sentencesData),
    acts: open(actsData),
    stretches: open(stretchesData),
    questions: open(questionsData),
    kinds: open(kindsData),
    talk: open(talkData),
    talkSettings: talkSettingsData,
    settings: settingsData as JudgeSettings,
  };
  return models;
}

/** Puts other models in the place of the shipped ones: for evaluations that leave writers out. */
export function setJudgeModels(others: JudgeModels): void {
  models = others;
}

/** The prediction of one head. */
export function headOf(model: LinearModel, predictions: readonly number[], head: string): number {
  return predictions[model.heads.indexOf(head)] ?? 0;
}
