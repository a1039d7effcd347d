import { bestTags, type LinearChain, scoreTokens, tagMarginals } from '../../text/linear-chain.ts';
import type { Mention } from '../tagger/mention-layout.ts';
import type { ResumeUnit } from './resume-units.ts';
import { unitFeatures } from './unit-features.ts';

/** What a unit of a resume is, by the letter of its tag. */
export const UNIT_KINDS = {
  C: 'contact',
  T: 'heading',
  M: 'profile',
  H: 'head',
  D: 'work',
  N: 'note',
  G: 'gap',
  E: 'school',
  P: 'paper',
  S: 'skill',
  L: 'language',
  J: 'project',
  V: 'unpaid',
  X: 'personal',
} as const;
export type UnitKind = (typeof UNIT_KINDS)[keyof typeof UNIT_KINDS];

/** `certainty` is the probability of the kind, `isRest` whether it continues the sentence before. */
export type LabelledUnit = ResumeUnit &
  Readonly<{ letter: string; kind: UnitKind; certainty: number; headShare: number; isRest: boolean }>;

/** The units of a resume with what each is, by the learned model. */
export function labelUnits(
  text: string,
  units: readonly ResumeUnit[],
  mentions: readonly Mention[],
  model: LinearChain,
): LabelledUnit[] {
  const scores = scoreTokens(model, unitFeatures(text, units, mentions));
  const shares = tagMarginals(model, scores);
  const count = model.tags.length;
  const letters = model.tags.map((tag) => tag.slice(2));
  return bestTags(model, scores).map((place, at) => {
    const share = (letter: string): number =>
      letters.reduce((sum, one, tag) => (one === letter ? sum + (shares[at * count + tag] ?? 0) : sum), 0);
    const letter = letters[place] ?? '';
    return {
      ...(units[at] as ResumeUnit),
      letter,
      kind: UNIT_KINDS[letter as keyof typeof UNIT_KINDS] ?? 'personal',
      certainty: share(letter),
      headShare: share('H'),
      isRest: model.tags[place]?.startsWith('I-') === true,
    };
  });
}
