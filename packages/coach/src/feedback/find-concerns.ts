import type { Concern, ConcernKind } from '@greenroom/contract/feedback';
import adviceData from '../../data/feedback/concern-advice.json' with { type: 'json' };
import type { JudgedSentence, Judgement } from './judge-answer.ts';
import { judgeModels } from './judge-models.ts';
import type { MadeClaim } from './match-claims.ts';
import { pickVariant } from './pick-variant.ts';

/** Kinds of misconduct that the flag model tells apart, most serious first. */
export const CONDUCT_KINDS: readonly ConcernKind[] = [
  'theft',
  'dishonesty',
  'safety',
  'discrimination',
  'confidentiality',
  'contempt',
];
const ADVICE: Readonly<Partial<Record<ConcernKind | 'any', readonly string[]>>> = adviceData;
/** A quote of more words is hard to take in. */
const LONGEST_QUOTE = 300;

/**
 * What an employer would stop at. A concern is raised only above the prediction at which nine of ten were right on writers left out of
 * the training; kinds that never reach that are not raised by themselves. `claims` are known to be wrong and come with what is right.
 */
export function findConcerns(judgement: Judgement, claims: readonly MadeClaim[] = []): Concern[] {
  if (claims.length > 0) return claims.slice(0, MOST_CLAIMS).map(toConcern);
  const { settings } = judgeModels();
  const isRaised = (flag: string) => (judgement.flags[flag] ?? 0) >= (settings.flags[flag] ?? Number.POSITIVE_INFINITY);
  const concerns: Concern[] = [];
  const raise = (kind: ConcernKind, sentence: JudgedSentence | null, isSureOfKind = true) => {
    if (sentence === null || concerns.some(({ quote }) => quote === sentence.text)) return;
    const advice = pickVariant(ADVICE[isSureOfKind ? kind : 'any'] ?? [], sentence.text);
    concerns.push({ kind, quote: sentence.text.slice(0, LONGEST_QUOTE), advice });
  };
  if (judgement.overall >= (judgement.isTechnical ? TECHNICAL_SOUND : SOUND)) return [];
  if (isAdmission(judgement)) {
    const { kind, isSure } = kindOf(judgement);
    raise(kind, supported(judgement, 'conduct'), isSure);
  }
  if (isRaised('blame')) raise('blame', supported(judgement, 'blame'));
  if (judgement.isTechnical && (isRaised('wrong-claim') || isRaised('safety'))) {
    const isUnsafe = isRaised('safety') || (judgement.flags.safety ?? 0) > SAFETY_TOO;
    raise(isUnsafe ? 'safety' : 'wrong-claim', strongest(judgement, ['claim-wrong', 'conduct']));
  }
  return concerns;
}

/** More corrections at once cannot be taken in. */
const MOST_CLAIMS = 2;
const toConcern = ({ quote, right, isDangerous }: MadeClaim): Concern => ({
  kind: isDangerous ? 'safety' : 'wrong-claim',
  quote: quote.slice(0, LONGEST_QUOTE),
  advice: right,
});

/**
 * The sentence that a concern quotes, where it looks enough like one. Of such sentences among writers left out six of seven are the admission itself;
 * below, every third is not, and an accusation over an innocent line does the most harm.
 */
function supported(judgement: Judgement, label: 'conduct' | 'blame'): JudgedSentence | null {
  const sentence = strongest(judgement, [label]);
  return sentence !== null && sentence.labels[label] >= SUPPORT ? sentence : null;
}
const SUPPORT = 0.2;

/** Answers that are otherwise judged sound hardly ever hold an admission: a concern there would be wrong more often than right. */
export const SOUND = 3.3;
const TECHNICAL_SOUND = 3;

/** Log odds that an answer about deeds holds an admission; undefined where the models do not tell. */
export function oddsOfAdmission(
  { flags, overall }: Pick<Judgement, 'flags' | 'overall'>,
  weights = judgeModels().settings.admission,
): number | undefined {
  if (weights === undefined) return undefined;
  const strongest = Math.max(...CONDUCT_KINDS.map((kind) => flags[kind] ?? 0));
  return weights.bias + weights.conduct * (flags.conduct ?? 0) + weights.kind * strongest + weights.overall * overall;
}

function reachesAdmission(judgement: Judgement, level: 'named' | 'doubtful'): boolean {
  const odds = judgement.isTechnical ? undefined : oddsOfAdmission(judgement);
  return odds !== undefined && odds >= (judgeModels().settings.admission?.[level] ?? Number.POSITIVE_INFINITY);
}

const isAdmission = (judgement: Judgement) => reachesAdmission(judgement, 'named');

/** Whether an answer may hold an admission, below the certainty at which it is named. */
export const isDoubtful = (judgement: Judgement) => reachesAdmission(judgement, 'doubtful');

/** A wrong claim with at least so much of a safety flag counts as a matter of safety: rightly in nineteen of twenty. */
const SAFETY_TOO = 0.45;

/**
 * The kind of misconduct with the highest prediction, compared with its usual level. The kind is right in 85 of 100 cases. If two kinds score about
 * the same, the advice does not depend on the kind.
 */
function kindOf({ flags }: Judgement): { kind: ConcernKind; isSure: boolean } {
  const { kinds } = judgeModels().settings;
  const ranked = CONDUCT_KINDS.map((kind) => {
    const { usual, shown } = kinds[kind] ?? { usual: 0, shown: 1 };
    return { kind, strength: ((flags[kind] ?? 0) - usual) / (shown - usual) };
  }).sort((left, right) => right.strength - left.strength);
  const [first, second] = ranked;
  return {
    kind: first?.kind ?? 'dishonesty',
    isSure: (first?.strength ?? 0) - (second?.strength ?? 0) >= SURE_OF_KIND,
  };
}
const SURE_OF_KIND = 0.25;

function strongest(
  judgement: Judgement,
  labels: readonly ('conduct' | 'blame' | 'claim-wrong')[],
): JudgedSentence | null {
  let best: JudgedSentence | null = null;
  const strengthOf = (sentence: JudgedSentence) => Math.max(...labels.map((label) => sentence.labels[label]));
  for (const sentence of judgement.sentences) {
    if (best === null || strengthOf(sentence) > strengthOf(best)) best = sentence;
  }
  return best;
}
