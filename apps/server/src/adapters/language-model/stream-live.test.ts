import { type LiveAnswer, liveAnswer, liveAnswerRequest } from '@greenroom/contract/live-assistant';
import { describe, expect, it } from 'vitest';
import { JOB, RESUME, serveModel } from '../../testing/build-model-coach.ts';
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

  it('pass on the first word before the rest has come, and close the socket when nobody reads on', async () => {
    model.server.script({ kind: 'stream', words: ['At ', 'Harrow'], neverEnds: true });
    for await (const answer of model.buildCoach().streamLive(request, {})) {
      expect(answer.interviewAnswer.paragraph1).toMatch(/^At/);
      expect(answer.interviewQuestion).toBe('Tell me about a time you led a team.');
      break;
    }
    await model.server.clientLeft;
  });

  it('stop with the reason of whoever asked, and close the socket', async () => {
    model.server.script({ kind: 'stream', words: ['At ', 'Harrow'], neverEnds: true });
    const leaving = new AbortController();
    const answers = model.buildCoach().streamLive(request, { signal: leaving.signal });
    const read = async () => {
      for await (const answer of answers)
        if (answer.interviewAnswer.paragraph1 !== '') leaving.abort(new Error('a newer question'));
    };
    await expect(read()).rejects.toThrow('a newer question');
    await model.server.clientLeft;
  });

  it('grow to whole paragraphs', async () => {
    model.server.script({
      kind: 'stream',
      words: ['Sure, here it is:\n\n', 'I led **4** analysts.', '\n\nWe rebuilt ', 'the dashboard.', '\n\nIt held.'],
    });
    const answers = await collect(model.buildCoach().streamLive(request, {}));
    expect(answers.length).toBeGreaterThan(2);
    expect(liveAnswer.parse(answers.at(-1))).toMatchObject({
      interviewAnswer: {
        paragraph1: 'I led **4** analysts.',
        paragraph2: 'We rebuilt the dashboard.',
        paragraph3: 'It held.',
      },
      answeredBy: 'language-model',
    });
  });

  it('hold no number of the person that the resume does not', async () => {
    model.server.script({ kind: 'stream', words: ['I led 40 people and 4 analysts. Port 443 is for HTTPS.'] });
    const answer = await model.buildCoach().answerLive(request, {});
    expect(answer.interviewAnswer.paragraph1).toBe('I led [number] people and 4 analysts. Port 443 is for HTTPS.');
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
    const answer = await model.buildCoach({ timeouts: { liveSilenceMs: 80 } }).answerLive(request, {});
    expect(answer.answeredBy).toBe('built-in-coach-standing-in');
    expect(Object.values(answer.interviewAnswer).join(' ')).toContain('I led a team of');
    expect(model.server.calls).toHaveLength(1);
  });

  it('keep what was said when enough of it came before the model broke off', async () => {
    const said =
      'At Harrow Dairy I led a team of 4 analysts, and together we rebuilt the sales dashboard that everybody uses each morning.';
    model.server.script({ kind: 'stream', words: [said, ' Then we'], isCutOff: true });
    const answer = await model.buildCoach().answerLive(request, {});
    expect(answer).toMatchObject({ answeredBy: 'language-model', interviewAnswer: { paragraph1: said } });
  });
});
