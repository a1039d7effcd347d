import type { Difficulty } from '@greenroom/contract/constants';
import traits from '../../data/questions/traits.json' with { type: 'json' };
import type { Candidate } from './candidate.ts';
import type { BehavioralCompetency } from './question-types.ts';

/** A trait as advertisements word it, and what an interviewer asks to hear of it. */
type Trait = {
  words: readonly string[];
  competency: BehavioralCompetency;
  asks: readonly { difficulty: Difficulty; ask: string }[];
};

/** The traits that employers ask for, each with questions of every level. */
export const TRAITS = traits as readonly Trait[];

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const PATTERNS = TRAITS.map(
  ({ words }) => new RegExp(`(?<![\\p{L}-])(?:${words.map(escaped).join('|')})(?![\\p{L}-])`, 'iu'),
);

/** "Say no kindly" is asked about as the trait that it is. */
export const saysTrait = (act: string): boolean => PATTERNS.some((pattern) => pattern.test(act));

/** Questions about the traits that the text of an advertisement asks for. */
export function askAboutTraits(asking: string): Candidate[] {
  return TRAITS.flatMap(({ asks, competency }, at) =>
    PATTERNS[at]?.test(asking)
      ? asks.map(({ difficulty, ask }) => ({
          text: ask,
          competency,
          type: 'Behavioral' as const,
          difficulty,
          weight: 0,
          source: 'general' as const,
          inTrade: 1,
          isOfTrait: true as const,
          anchor: ask,
        }))
      : [],
  );
}
