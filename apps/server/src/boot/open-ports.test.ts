import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedbackRequest } from '@greenroom/contract/feedback';
import { questionsRequest } from '@greenroom/contract/interview';
import { liveAnswerRequest } from '@greenroom/contract/live-assistant';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Coach } from '../ports/language.ts';
import type { Ports } from './app-ports.ts';
import { openPorts } from './open-ports.ts';

const CALLS = 20;
const QUESTION = 'Tell me about a time when you led a team.';
const HEAVY = '- led x by 5%\n'.repeat(1400);

const calls: Record<string, (coach: Coach) => Promise<unknown>> = {
  questions: (coach) =>
    coach.chooseQuestions(
      questionsRequest.parse({ roleInformation: { roleName: 'Nurse', roleDescription: HEAVY } }),
      {},
    ),
  feedback: (coach) => coach.giveFeedback(feedbackRequest.parse({ question: QUESTION, answer: HEAVY }), {}),
  'live answers': (coach) =>
    coach.answerLive(liveAnswerRequest.parse({ data: QUESTION, resume: HEAVY, jobDesc: HEAVY }), {}),
};

describe('the coach of the built server', () => {
  let dataDir = '';
  let ports: Ports;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'greenroom-ports-'));
    ports = await openPorts(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', STT: 'off', TTS: 'off' }));
    await ports.afterStart?.();
  }, 900_000);
  afterAll(async () => {
    await ports.resumeReader.close?.();
    await ports.database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test.each(Object.entries(calls))(
    'does most of the work on %s in other threads',
    { timeout: 900_000 },
    async (_, call) => {
      // The vectors are cached from here on, so that the encoder's own work is no part of the comparison.
      await call(ports.coach);
      const [here, all] = [process.threadCpuUsage(), process.cpuUsage()];
      for (let turn = 0; turn < CALLS; turn += 1) await call(ports.coach);
      const ownTime = process.threadCpuUsage(here);
      const time = process.cpuUsage(all);
      expect((ownTime.user + ownTime.system) / (time.user + time.system)).toBeLessThan(0.4);
    },
  );
});
