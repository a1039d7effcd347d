import type { NotScoredReason } from '@greenroom/contract/feedback';
import texts from '../../data/feedback/not-scored.json' with { type: 'json' };

/** What is said instead of a score: what happened, then what to do. Never praise, never blame. */
export const NOT_SCORED_SENTENCES: Readonly<Record<NotScoredReason, readonly string[]>> = texts.sentences;
export const NOT_SCORED_STEPS: Readonly<Partial<Record<NotScoredReason, string>>> = texts.steps;
