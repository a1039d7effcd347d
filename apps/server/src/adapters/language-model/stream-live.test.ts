import { type LiveAnswer, liveAnswer, liveAnswerRequest } from '@greenroom/contract/live-assistant';
import { describe, expect, it } from 'vitest';
import { builtInCoach, JOB, RESUME, serveModel } from '../../testing/build-model-coach.ts';
import type { FakeReply } from '../../testing/fake-openai-server.ts';

const model = serveModel();

async function collect(answers: AsyncIterable<LiveAnswer>): Promise<LiveAnswer[]> {
  const all: LiveAnswer[] = [];
  for await (const answer of answers) all.push(answer);
  return all;
}

describe('live answers by a model', () => {
  const request = liveAnswerRequest.parse({
    data: 'so tell me about a time you led a team',
    resume: RESUME,
    jobDesc: JOB,
  });

  const first = async () => (await builtInCoach.answerLive(request, {})).interviewAnswer;

  it('begin with the first sentences of the built-in coach while the model has said nothing yet', async () => {
    model.server.script({ kind: 'hang' });
    for await (const answer of model.buildCoach().streamLive(request, {})) {
      expect(answer.interviewAnswer.paragraph1).toBe((await first()).paragraph1);
      expect(answer.interviewQuestion).toBe('Tell me about a time you led a team.');
      break;
    }
  });

  it('stop with the reason of whoever asked, and close the socket', async () => {
    model.server.script({ kind: 'stream', words: ['I led 4 analysts. ', 'Harrow'], neverEnds: true });
    const leaving = new AbortController();
    const answers = model.buildCoach().streamLive(request, { signal: leaving.signal });
    const read = async () => {
      for await (const answer of answers)
        if (answer.interviewAnswer.paragraph2 !== '') leaving.abort(new Error('a newer question'));
    };
    await expect(read()).rejects.toThrow('a newer question');
    await model.server.clientLeft;
  });

  it('go on with the sentences of the model beneath, and take nothing back', async () => {
    model.server.script({
      kind: 'stream',
      words: ['Sure, here it is:\n\n', 'I led **4** analysts. ', 'We rebuilt ', 'the dashboard.', '\n\nIt held.'],
    });
    const answers = await collect(model.buildCoach().streamLive(request, {}));
    expect(answers.length).toBeGreaterThan(2);
    expect(liveAnswer.parse(answers.at(-1))).toMatchObject({
      interviewAnswer: {
        paragraph1: (await first()).paragraph1,
        paragraph2: 'I led **4** analysts. We rebuilt the dashboard.',
        paragraph3: 'It held.',
      },
      answeredBy: 'language-model',
    });
    for (const [index, { interviewAnswer }] of answers.entries()) {
      const next = (answers[index + 1] ?? answers[index])?.interviewAnswer;
      expect(next?.paragraph1).toBe(interviewAnswer.paragraph1);
      expect(next?.paragraph2.startsWith(interviewAnswer.paragraph2)).toBe(true);
    }
  });

  it.each([
    'At Google I led 4 analysts.',
    'I led 40 people.',
    'PhD from MIT.',
    'I was the CTO of Stripe.',
    'I hold a PhD from Stanford University.',
    'I worked with Kubernetes every day.',
    '<think>I could say he ran NASA.</think>',
  ])('lose a sentence that nothing bears out: "%s"', async (sentence) => {
    model.server.script({
      kind: 'stream',
      words: [`${sentence} `, 'I led a team of 4 analysts. Port 443 is for HTTPS.'],
    });
    const { interviewAnswer } = await model.buildCoach().answerLive(request, {});
    expect(interviewAnswer.paragraph2).toBe('I led a team of 4 analysts. Port 443 is for HTTPS.');
  });

  it('do not reach the model when nothing was asked', async () => {
    const answer = await model.buildCoach().answerLive({ ...request, data: 'okay great thank you' }, {});
    expect(answer.isInterviewQuestion).toBe(false);
    expect(model.server.calls).toHaveLength(0);
  });

  const faults: [string, FakeReply][] = [
    ['is refused', { kind: 'status', status: 401 }],
    ['fails at once', { kind: 'status', status: 500 }],
    ['is silent', { kind: 'hang' }],
    ['breaks off after a few words', { kind: 'stream', words: ['At ', 'Harrow'], isCutOff: true }],
    ['says nothing', { kind: 'stream', words: [] }],
  ];
  it.each(faults)('come from the built-in coach at the first failure when the model %s', async (_name, reply) => {
    model.server.script(reply);
    const timeouts = reply.kind === 'hang' ? { liveSilenceMs: 80 } : {};
    const answer = await model.buildCoach({ timeouts }).answerLive(request, {});
    expect(answer.answeredBy).toBe('built-in-coach-standing-in');
    expect(Object.values(answer.interviewAnswer).join(' ')).toContain('I led a team of');
    // On a busy machine the request may not have arrived by then; a second one never follows.
    expect(model.server.calls.length).toBeLessThanOrEqual(1);
  });

  it('keep what was said when the model broke off', async () => {
    model.server.script({ kind: 'stream', words: ['I led a team of 4 analysts.', ' Then we'], isCutOff: true });
    const answer = await model.buildCoach().answerLive(request, {});
    expect(answer).toMatchObject({
      answeredBy: 'language-model',
      isBrokenOff: true,
      interviewAnswer: { paragraph2: 'I led a team of 4 analysts.' },
    });
  });
});
