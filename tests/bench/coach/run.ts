// How long the built-in coach thinks.
import { scoreAnswer } from '@greenroom/coach/feedback/score-answer';
import { chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { createBuiltInCoach } from '../../../apps/server/src/adapters/built-in-coach/built-in-coach.ts';
import { type BenchSection, quantile } from '../bench-section.ts';

const ROUNDS = 300;
const SENTENCES = [
  'Last spring our clinic lost two nurses in one week and I had to keep the evening shift running.',
  'First I wrote down which tasks only a nurse could do, and which ones the reception could take over.',
  'So I asked the team who could stay longer, and we agreed on a plan that gave everybody one free evening.',
  'Um, in the second week I noticed that the phone calls kept us from the patients, so I set up a call-back list.',
  'As a result the waiting time fell from forty to twenty-five minutes, and nobody else handed in their notice.',
  'Looking back I would have told my manager sooner, because she could have found us a substitute.',
];
const words = (text: string) => text.split(/\s+/).length;

function answerOf(wordCount: number, seed: number): string {
  const parts: string[] = [];
  for (let index = seed; words(parts.join(' ')) < wordCount; index += 1) {
    parts.push(SENTENCES[index % SENTENCES.length]?.replace('two', String((index % 7) + 2)) ?? '');
  }
  return parts.join(' ').split(/\s+/).slice(0, wordCount).join(' ');
}

function timeEach(work: (round: number) => unknown): number[] {
  for (let round = 0; round < 50; round += 1) work(round);
  return Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  });
}

const QUESTION = 'Tell me about a time when you had to adapt.';
const WHOLE_ROUNDS = 20;

/** Feedback with the sentence encoder: each answer is new, so that no sentence comes from its cache. */
async function timeWhole(): Promise<number[]> {
  const coach = createBuiltInCoach();
  const times: number[] = [];
  for (let round = 0; round <= WHOLE_ROUNDS; round += 1) {
    const answer = answerOf(400, round).replaceAll('the ', `the ${round}th `);
    const start = performance.now();
    await coach.giveFeedback({ question: QUESTION, answer }, {});
    times.push(performance.now() - start);
  }
  // The first round loads the encoder.
  return times.slice(1);
}

export async function run(): Promise<BenchSection> {
  const answers = Array.from({ length: 20 }, (_, seed) => answerOf(400, seed));
  const feedback = timeEach((round) =>
    scoreAnswer({ question: QUESTION, answer: answers[round % 20] ?? '' }, new Map()),
  );
  const whole = await timeWhole();
  const questions = timeEach((round) =>
    chooseQuestions({
      roleName: 'Backend engineer',
      roleDescription: 'You build services in TypeScript and PostgreSQL and run them on Kubernetes.',
      count: 5,
      type: 'Mixed',
      difficulty: 'Hard',
      skipFirst: false,
      seed: String(round),
    }),
  );
  return {
    name: 'The built-in coach',
    figures: [
      { label: 'Feedback on 400 words without the encoder, p50', value: quantile(feedback, 0.5), unit: 'ms' },
      {
        label: 'Feedback on 400 words without the encoder, p95',
        value: quantile(feedback, 0.95),
        unit: 'ms',
        atMost: 10,
      },
      { label: 'Feedback on 400 new words, p50', value: quantile(whole, 0.5), unit: 'ms' },
      { label: 'Feedback on 400 new words, p95', value: quantile(whole, 0.95), unit: 'ms', atMost: 800 },
      { label: 'A set of five questions, p95', value: quantile(questions, 0.95), unit: 'ms', atMost: 10 },
    ],
  };
}
