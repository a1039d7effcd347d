import type { Concern, ConcernKind } from '@greenroom/contract/feedback';
import adviceData from '../../data/feedback/concern-advice.json' with { type: 'json' };
import type { JudgedSentence, Judgement } from './judge-answer.ts';
import { judgeModels } from './judge-models.ts';
import type { MadeClaim } from './match-claims.ts';
import { pickVariant } from './pick-variant.ts';

/** Kinds of misconduct that the flag model tells apart, most serious first. */
const CONDUCT_KINDS: readonly ConcernKind[] = [
  'theft',
  'dishonesty',
  'safety',
  'discrimination',
  'confidentiality',
  'contempt',
];
const ADVICE: Readonly<Partial<Record<ConcernKind, readonly string[]>>> = adviceData;
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
  const raise = (kind: ConcernKind, sentence: JudgedSentence | null) => {
    if (sentence === null || concerns.some(({ quote }) => quote === sentence.text)) return;
    const advice = pickVariant(ADVICE[kind] ?? [], sentence.text);
    concerns.push({ kind, quote: sentence.text.slice(0, LONGEST_QUOTE), advice });
  };
  if (judgement.overall >= SOUND) return [];
  if (isRaised('misconduct') && !judgement.isTechnical) raise(kindOf(judgement), supported(judgement, 'conduct'));
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
 * The sentence that a concern would quote, where it looks at least a little like one. Of the admissions found among writers left out, one
 * in twenty lacks such a sentence; of the answers suspected wrongly, one in three.
 */
function supported(judgement: Judgement, label: 'conduct' | 'blame'): JudgedSentence | null {
  const sentence = strongest(judgement, [label]);
  return sentence !== null && sentence.labels[label] >= SUPPORT ? sentence : null;
}
const SUPPORT = 0.1;

/** Answers that are otherwise judged sound hardly ever hold an admission: a concern there would be wrong more often than right. */
export const SOUND = 3;

/** Whether an answer may hold an admission, below the certainty at which it is named. */
export function isDoubtful({ flags, isTechnical }: Judgement): boolean {
  const { doubtful } = judgeModels().settings;
  return !isTechnical && doubtful !== undefined && (flags.misconduct ?? 0) >= doubtful;
}

/** A wrong claim with at least so much of a safety flag counts as a matter of safety. */
const SAFETY_TOO = 0.35;

function kindOf({ flags }: Judgement): ConcernKind {
  let best: ConcernKind = 'dishonesty';
  for (const kind of CONDUCT_KINDS) if ((flags[kind] ?? 0) > (flags[best] ?? 0)) best = kind;
  return best;
}

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
