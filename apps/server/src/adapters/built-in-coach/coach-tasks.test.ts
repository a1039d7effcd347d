import { liveAnswerRequest } from '@greenroom/contract/live-assistant';
import { expect, test } from 'vitest';
import { runCoachTask } from './coach-tasks.ts';

test('a resume that is sent as text is read once while a session asks with it', async () => {
  const ask = (data: string, resume: string) =>
    runCoachTask('hear', { request: liveAnswerRequest.parse({ data, resume }), isAhead: false });
  const resume = 'Ada Lovelace\nSupport lead at Acme, 2019 to 2024\nCut waiting time by 30 percent.';
  const first = await ask('tell me about a time you led people', resume);
  const second = await ask('what do you know about support', resume);
  expect(second.resume).toBe(first.resume);
  expect((await ask('what do you know about support', `${resume}\nFrench`)).resume).not.toBe(first.resume);
});
