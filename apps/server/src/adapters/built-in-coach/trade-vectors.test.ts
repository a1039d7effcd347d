import { createHash } from 'node:crypto';
import { heardWords } from '@greenroom/coach/live/question-words';
import { TRADES, tradeRows } from '@greenroom/coach/live/trade-rows';
import { digestOfOccupation, likenessesTo, projectVector } from '@greenroom/coach/live/trade-vectors';
import { afterAll, expect, test } from 'vitest';
import { createEncoderThread } from '../sentence-encoder/encoder-thread.ts';

const encoder = createEncoderThread('lines');
afterAll(() => encoder.close());

const DIGEST_LENGTH = 16;
const questionsOf = (name: string) => tradeRows(name).map(({ ask }) => heardWords(ask));

test('the packed vectors are those of the questions of today', () => {
  const outdated = TRADES.filter((name) => {
    const digest = createHash('sha256').update(questionsOf(name).join('\n')).digest('hex').slice(0, DIGEST_LENGTH);
    return digest !== digestOfOccupation(name);
  });
  expect(outdated, 'run node tests/eval/live/encode-trades.ts').toEqual([]);
});

test('a question that is encoded anew is most like its packed vector', async () => {
  const sample = ['bookkeeper', 'plumber', 'registered nurse', 'any job'].filter((name) => TRADES.includes(name));
  expect(sample.length).toBeGreaterThan(2);
  for (const name of sample) {
    const [asked = ''] = questionsOf(name);
    const [vector] = await encoder.encode([asked]);
    const [likeness = 0] = likenessesTo(name, projectVector(vector ?? new Float32Array()));
    expect(likeness, asked).toBeGreaterThan(0.97);
  }
});
