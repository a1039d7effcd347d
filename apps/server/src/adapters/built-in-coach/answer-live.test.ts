import { liveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { ParsedResume } from '@greenroom/contract/resume';
import { parsedResume } from '@greenroom/contract/resume';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEncoderThread } from '../sentence-encoder/encoder-thread.ts';
import { createLiveAnswers } from './answer-live.ts';

const encoder = createEncoderThread('lines');
// Loading the encoder takes seconds on a busy machine.
beforeAll(async () => {
  await encoder.encode(['warm']);
});
afterAll(() => encoder.close());
const live = createLiveAnswers(encoder);

const resume: ParsedResume = parsedResume.parse({
  experience: [
    {
      employer: 'Harrow Dairy',
      title: 'Shift Manager',
      startDate: '2019',
      endDate: 'Present',
      achievements: [
        'Supervised a crew of 14 on the night shift',
        'Found the cause of recurring cooling failures and had it mended',
        'Introduced a checklist that cut handover errors by 30 percent',
        'Mentored two operators who now lead their own crews',
        'Calmed an angry supplier and agreed on new delivery times',
      ],
    },
  ],
});
const answer = async (data: string, more: object = {}) => {
  const { interviewAnswer } = await live.answerLive(liveAnswerRequest.parse({ data, resume, ...more }));
  return Object.values(interviewAnswer).join('\n');
};

describe('live answers over the encoder', () => {
  test.each([
    ['do you see yourself as a leader', 'operators who now lead'],
    ['tell me about a time you had an argument with somebody', 'calmed an angry supplier'],
    ['tell me about a fault that kept coming back until you knew why', 'cooling failures'],
  ])('find the line that fits in meaning: "%s"', async (question, words) => {
    expect(await answer(question)).toContain(words);
  });

  test('say no yes where no line shows it, and offer the nearest', async () => {
    expect(await answer('have you ever had to sack someone')).toMatch(
      /^(?:From my own work|The nearest that I can tell you about|\*\*\[Yes or no)/,
    );
  });

  test('tell of no line that is only loosely near, and of the way before a story', async () => {
    expect(await answer('have you worked with java at all')).not.toContain('Harrow Dairy');
    expect(await answer('how do you prioritise when you have several things due at once')).toMatch(
      /I write down what is due/,
    );
  });

  test('do not tell the same line twice while another fits', async () => {
    const question = 'tell me about a time you led people';
    const first = await answer(question);
    const second = await answer(question, { answered: [{ question, answer: first }] });
    expect(second).not.toBe(first);
    expect(second).toMatch(/crew of (?:\*\*)?14|two operators/);
  });

  test('stream the same answer as is given whole', async () => {
    const request = liveAnswerRequest.parse({ data: 'do you think you are a leader', resume });
    await live.answerLive(request);
    let last = '';
    for await (const value of live.streamLive(request)) last = Object.values(value.interviewAnswer).join('\n');
    expect(last).toBe(await answer('do you think you are a leader'));
  });

  const ofTrade = {
    data: 'say a partner calls our refund endpoint times out and calls again how do you make sure the customer is only refunded once',
    jobDesc: 'Backend Engineer\n\nWe look for a Backend Engineer to build our payment services.',
  };
  test('say how one goes about what interviewers of the advertised trade ask', async () => {
    const { interviewAnswer } = await live.answerLive(liveAnswerRequest.parse({ ...ofTrade, resume }));
    expect(Object.values(interviewAnswer).join(' ')).toContain('idempotency key');
  });

  test('come without the encoder too', async () => {
    const { interviewAnswer } = await createLiveAnswers(undefined).answerLive(
      liveAnswerRequest.parse({ data: 'tell me about yourself', resume }),
    );
    expect(interviewAnswer.paragraph1).toContain('I work as a **Shift Manager** at **Harrow Dairy**.');
  });
});
