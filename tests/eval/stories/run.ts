import { findAskedMatter } from '../../../packages/coach/src/stories/asked-matter.ts';
import { matchStories } from '../../../packages/coach/src/stories/match-stories.ts';
import type { EvalSection } from '../eval-section.ts';
import { encodeLines } from '../strangers/encode-cached.ts';
import { TOLD_PAIRS } from './told-pairs-data.ts';

const ID = '01890000-0000-7000-8000-000000000001';

/** How often a story that is offered for a question answers it, and how many of those that would are offered. */
export async function run(): Promise<EvalSection> {
  const vectors = await encodeLines(TOLD_PAIRS.flatMap(([question, told]) => [question, told].map(findAskedMatter)));
  const isOffered = (question: string, told: string) =>
    matchStories(
      { needs: [{ kind: 'question', text: question }], stories: [{ id: ID, question: told, text: '-', skills: [] }] },
      vectors,
    ).matches.length > 0;
  const offered = TOLD_PAIRS.filter(([question, told]) => isOffered(question, told));
  const fitting = TOLD_PAIRS.filter(([, , fits]) => fits);
  const right = offered.filter(([, , fits]) => fits);
  return {
    title: `Stories: offered for a question (${TOLD_PAIRS.length} pairs of questions, read)`,
    figures: [
      { name: 'offered', value: offered.length, digits: 0 },
      { name: 'offered that fit', value: right.length / offered.length, atLeast: 0.9 },
      { name: 'fitting that are offered', value: right.length / fitting.length },
    ],
    notes: offered.filter(([, , fits]) => !fits).map(([question, told]) => `does not fit: ${question} – ${told}`),
  };
}
