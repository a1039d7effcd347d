import type { Concern, ConcernKind } from '@greenroom/contract/feedback';
import adviceData from '../../data/feedback/concern-advice.json' with { type: 'json' };
import { isFlagged, isWhole } from './choose-steps.ts';
import { clamp } from './curves.ts';
import type { JudgedSentence, Judgement } from './judge-answer.ts';
import { type AdmissionSettings, type JudgeSettings, judgeModels } from './judge-models.ts';
import type { MadeClaim } from './match-claims.ts';
import { pickVariant } from './pick-variant.ts';
import type { QuestionKind } from './question-kind.ts';
import { kindOf as kindOfQuestion } from './remark-fit.ts';

/** Kinds of misconduct that the flag model tells apart, most serious first. */
export const CONDUCT_KINDS: readonly ConcernKind[] = [
  'theft',
  'dishonesty',
  'safety',
  'discrimination',
  'confidentiality',
  'contempt',
];
const ADVICE: Readonly<Partial<Record<ConcernKind, readonly string[]>>> = adviceData;
/** A passage of more characters is hard to take in. */
const LONGEST_PASSAGE = 400;
/** What the contract allows. */
const LONGEST_QUOTE = 1000;

/**
 * What an employer would stop at. A concern is raised only above the prediction at which nine of ten were right on writers left out of
 * the training; kinds that never reach that are not raised by themselves. `claims` are known to be wrong and come with the correction.
 */
export function findConcerns(judgement: Judgement, text: string, claims: readonly MadeClaim[] = []): Concern[] {
  if (claims.length > 0) return claims.slice(0, MOST_CLAIMS).map(toConcern);
  const matter = judgement.isTechnical ? (findConfessed(judgement) ?? findUnsound(judgement)) : findMatter(judgement);
  const found = matter && isTellable(matter.kind, judgement) ? matter : null;
  const quote = found && findPassage(judgement, text, found.labels);
  return found && quote ? [{ kind: found.kind, quote, advice: pickVariant(ADVICE[found.kind] ?? [], quote) }] : [];
}

/**
 * A warning of the general kind has to be surer where nothing particular is said, and surer still of reasons and of the person, where there is no deed to
 * doubt: of ordinary answers it was wrong in four of six there. What is no claim at all is no wrong one.
 */
function isTellable(kind: ConcernKind, judgement: Judgement): boolean {
  const isVague = isFlagged(judgement, 'general');
  if (kind === 'wrong-claim') return !isVague;
  if (kind !== 'conduct') return true;
  const asked = kindOfQuestion(judgement);
  const lead = asked !== null && OF_WORDS.has(asked) ? LEAD_OF_WORDS : isVague ? LEAD_OF_VAGUE : 0;
  return oddsAbove(judgement, 'named') >= lead;
}
/** Kinds of questions that are answered without any deed. */
const OF_WORDS: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['motive', 'intro', 'self', 'experience', 'plans']);
/** By how much the log odds have to be above those at which an admission is named. */
const LEAD_OF_WORDS = 2.25;
const LEAD_OF_VAGUE = 0.5;

type Found = { kind: ConcernKind; labels: readonly QuotedLabel[] };

/** What an answer about deeds admits; blame where that is surely in it and nothing of another kind is. */
function findMatter(judgement: Judgement): Found | null {
  if (judgement.overall >= SOUND) return null;
  const kind = isSupported(judgement) ? kindOf(judgement) : null;
  if (isFlagged(judgement, 'blame') && (kind === null || kind === 'conduct'))
    return { kind: 'blame', labels: ['blame'] };
  return kind && { kind, labels: ['conduct'] };
}

/** Misconduct told in answer to a question of the trade, where the flag alone is sure: admissions there are too few to weigh more signs. */
function findConfessed(judgement: Judgement): Found | null {
  const isSure = judgement.overall < CONFESSED_BELOW && CONFESSED.some((flag) => isFlagged(judgement, flag));
  return isSure ? { kind: kindOf(judgement), labels: ['conduct'] } : null;
}
/** From here on an answer to a question of the trade hardly ever confesses anything. */
const CONFESSED_BELOW = 3;
const CONFESSED = ['misconduct', 'discrimination'];

/** What a technical answer claims that is probably wrong or unsafe. */
function findUnsound(judgement: Judgement): Found | null {
  if (judgement.overall >= TECHNICAL_SOUND) return null;
  const isUnsafe = isFlagged(judgement, 'safety');
  if (!isUnsafe && !isFlagged(judgement, 'wrong-claim')) return null;
  const kind = isUnsafe || (judgement.flags.safety ?? 0) > SAFETY_TOO ? 'safety' : 'wrong-claim';
  return { kind, labels: ['claim-wrong', 'conduct'] };
}

/** More corrections at once cannot be taken in. */
const MOST_CLAIMS = 2;
const toConcern = ({ quote, right, isDangerous }: MadeClaim): Concern => ({
  kind: isDangerous ? 'safety' : 'wrong-claim',
  quote: quote.slice(0, LONGEST_QUOTE),
  advice: right,
});

/** Answers that are otherwise judged very good hardly ever hold an admission; a sound story may hide one in a clause. */
export const SOUND = 4.2;
const TECHNICAL_SOUND = 2.1;

/** Where no sentence looks even so much like an admission, there is none to quote. */
const SUPPORT = 0.1;

const isSupported = (judgement: Judgement) => isAdmission(judgement) && signsOfAdmission(judgement).sentence >= SUPPORT;

/** Predictions that tell an admission. */
export type AdmissionSigns = Record<'conduct' | 'kind' | 'sentence' | 'act' | 'stretch' | 'overall', number>;

export function signsOfAdmission({ flags, overall, sentences, stretches }: SignSources): AdmissionSigns {
  return {
    conduct: flags.conduct ?? 0,
    kind: Math.max(...CONDUCT_KINDS.map((kind) => flags[kind] ?? 0)),
    sentence: Math.max(0, ...sentences.map(({ labels }) => labels.conduct)),
    act: Math.max(NO_ACT, ...sentences.map(({ act }) => act ?? NO_ACT)),
    stretch: oddsOfAny(stretches.map(({ act }) => act)),
    overall,
  };
}
type SignSources = Pick<Judgement, 'flags' | 'overall'> & {
  stretches: readonly { act: number }[];
  sentences: readonly (Pick<JudgedSentence, 'act'> & { labels: Pick<JudgedSentence['labels'], 'conduct'> })[];
};
/** Log odds of a piece in which nothing is like an act. */
export const NO_ACT = -9;
/** Log odds that there is an act in any of the stretches, ln Σ exp: stretches overlap, so an act is in several of them. */
export const oddsOfAny = (odds: readonly number[]): number =>
  Math.max(NO_ACT, Math.log(odds.reduce((sum, one) => sum + Math.exp(one), 0)));

/** Log odds that an answer about deeds holds an admission. */
export const oddsOfAdmission = (signs: Omit<AdmissionSigns, 'sentence'>, weights: AdmissionSettings): number =>
  weights.bias +
  weights.conduct * signs.conduct +
  weights.kind * signs.kind +
  weights.act * signs.act +
  weights.stretch * signs.stretch +
  weights.overall * signs.overall;

/**
 * From which log odds on an admission is named, or in doubt, in an answer of so many words. One clause of a long answer weighs less in all signs, and good long
 * answers give as little reason for a warning from lower odds on.
 */
export function levelOf(
  { named, namedLong, doubtful }: Pick<AdmissionSettings, 'named' | 'namedLong' | 'doubtful'>,
  level: 'named' | 'doubtful',
  words: number,
): number {
  const least = named + (namedLong - named) * clamp((words - SHORT_ANSWER) / (LONG_ANSWER - SHORT_ANSWER), 0, 1);
  return level === 'named' ? least : Math.min(doubtful, least);
}
const SHORT_ANSWER = 130;
export const LONG_ANSWER = 160;

/** By how much the log odds of an admission are above a level. */
function oddsAbove(judgement: Judgement, level: 'named' | 'doubtful'): number {
  const { admission } = judgeModels().settings;
  if (admission === undefined) return Number.NEGATIVE_INFINITY;
  const words = judgement.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  return oddsOfAdmission(signsOfAdmission(judgement), admission) - levelOf(admission, level, words);
}

const isAdmission = (judgement: Judgement) => !judgement.isTechnical && oddsAbove(judgement, 'named') >= 0;

/** By how much the log odds of an admission are above those from which on an answer is in doubt; technical answers are not weighed. */
export const doubtOf = (judgement: Judgement): number =>
  judgement.isTechnical ? Number.NEGATIVE_INFINITY : oddsAbove(judgement, 'doubtful');

/** Whether an answer may hold an admission, below the certainty at which it is named. */
export const isDoubtful = (judgement: Judgement) => doubtOf(judgement) >= 0;

/** A wrong claim with at least so much of a safety flag counts as a matter of safety: rightly in nineteen of twenty. */
const SAFETY_TOO = 0.45;

/** Kinds of misconduct by how far the prediction of each is above its usual value, the strongest first. */
export function rankKinds(
  { flags }: Pick<Judgement, 'flags'>,
  kinds: JudgeSettings['kinds'],
): { kind: ConcernKind; strength: number }[] {
  return CONDUCT_KINDS.map((kind) => {
    const { usual, shown } = kinds[kind] ?? { usual: 0, shown: 1 };
    return { kind, strength: ((flags[kind] ?? 0) - usual) / (shown - usual) };
  }).sort((left, right) => right.strength - left.strength);
}

/**
 * The most likely kind, if it is sure and one sentence is surely the act. Otherwise the general kind, which accuses nobody: an accusation beside
 * the wrong sentence is wrong.
 */
function kindOf(judgement: Judgement): ConcernKind {
  const { kinds, act } = judgeModels().settings;
  if (signsOfAdmission(judgement).sentence < (act ?? Number.POSITIVE_INFINITY)) return 'conduct';
  const [first, second] = rankKinds(judgement, kinds);
  const least = kinds[first?.kind ?? 'conduct']?.sure ?? Number.POSITIVE_INFINITY;
  return (first?.strength ?? 0) - (second?.strength ?? 0) >= least ? (first?.kind ?? 'conduct') : 'conduct';
}

type QuotedLabel = 'conduct' | 'blame' | 'claim-wrong';

/**
 * The passage that a concern quotes, cut from the answer: the sentence most like one where the next likely is clearly behind, else both with what lies
 * between, if they are near, or the sentence and its likelier neighbour; so too where speech without stops was cut amid what may be the act. Of writers left
 * out 97 of 100 passages hold the admission; the likeliest sentence alone holds it in 86.
 */
function findPassage({ sentences }: Judgement, text: string, labels: readonly QuotedLabel[]): string | null {
  const strengthAt = (index: number) => {
    const sentence = sentences[index];
    return sentence ? Math.max(...labels.map((label) => sentence.labels[label])) : Number.NEGATIVE_INFINITY;
  };
  const [first, second] = [...sentences.keys()].sort((left, right) => strengthAt(right) - strengthAt(left));
  if (first === undefined) return null;
  const clearlyAhead = labels.includes('claim-wrong') ? CLAIM_CLEARLY_AHEAD : CLEARLY_AHEAD;
  const cut = (from: number, to: number) =>
    text.slice(sentences[from]?.start, sentences[to]?.end).slice(0, LONGEST_QUOTE);
  if (second === undefined) return cut(first, first);
  const isClear = strengthAt(first) - strengthAt(second) >= clearlyAhead;
  if (isClear && isWhole(sentences[first]?.text ?? '')) return cut(first, first);
  const neighbour = strengthAt(first - 1) > strengthAt(first + 1) ? first - 1 : first + 1;
  const other = !isClear && Math.abs(second - first) <= NEAR ? second : neighbour;
  const passage = cut(Math.min(first, other), Math.max(first, other));
  return passage.length <= LONGEST_PASSAGE ? passage : cut(first, first);
}
const CLEARLY_AHEAD = 0.15;
/** A correction often takes two sentences. */
const CLAIM_CLEARLY_AHEAD = 0.3;
const NEAR = 2;
