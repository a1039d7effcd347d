import type { QuestionKind } from './question-kind.ts';
import type { Measures } from './rubric.ts';

/** Shorter than this nobody can tell whether an answer would have come to its subject. */
const LONG_ENOUGH_WORDS = 25;
const PERSONAL_KINDS: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'about-yourself',
  'motivation',
  'strength',
  'weakness',
  'goals',
  'general',
  'interview',
]);
const FEWEST_SELF = 3;
/** Causes, contrasts and examples from which a text explains something, if not what was asked in so many words. */
const EXPLAINS_FROM = 3;

/** Only plainly unrelated talk: neither the question, nor work or studies, nor a part of an answer. */
export function isOffTopic({ kind, delivery, substance, relevance, parts, technical, reference }: Measures): boolean {
  if (delivery.wordCount < LONG_ENOUGH_WORDS || relevance.sharedCount > 1) return false;
  const speaksOfSelf = PERSONAL_KINDS.has(kind) && substance.selfCount >= FEWEST_SELF;
  if (speaksOfSelf || technical?.isUnknowing === true || (technical?.foundConcepts.length ?? 0) >= 2) return false;
  if ((reference?.covered.length ?? 0) >= 2) return false;
  if (technical !== null && substance.causeCount + substance.contrastCount + substance.exampleCount >= EXPLAINS_FROM)
    return false;
  const strongest = Math.max(0, ...parts.map((found) => found.strength * found.part.weight));
  const isAboutWork = substance.workLifeCount + substance.toolCount >= (kind === 'technical' ? 2 : 3);
  return !isAboutWork && relevance.relevance < 0.55 && strongest < 0.2;
}
