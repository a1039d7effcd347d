import { expect, it } from 'vitest';
import { chooseQuestions } from './choose-questions.ts';
import { questionsOfOccupation } from './occupation-questions.ts';

const ADVERTISEMENT = [
  'What you will do:',
  '- Agree on scope, schedule and budget with the client.',
  '- Keep the project plan up to date.',
  '- Identify risks early and act on them.',
  '- Lead the weekly meeting with the team.',
  '- Report on progress to the sponsor.',
  '- Handle requests for changes after the start.',
].join('\n');

it.each(['a', 'b', 'c', 'd'])('one of them stands in the shortest set beside an advertisement (%s)', (seed) => {
  const own = new Set(questionsOfOccupation('project manager').map(({ text }) => text));
  const set = chooseQuestions({
    roleName: 'Project Manager',
    roleDescription: ADVERTISEMENT,
    count: 3,
    type: 'Mixed',
    difficulty: 'Medium',
    skipFirst: false,
    seed,
  });
  expect(set.filter((question) => own.has(question))).toHaveLength(1);
});
