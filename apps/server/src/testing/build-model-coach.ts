import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import type { FeedbackRequest } from '@greenroom/contract/feedback';
import { afterEach, beforeEach } from 'vitest';
import { createBuiltInCoach } from '../adapters/built-in-coach/built-in-coach.ts';
import {
  createLanguageModelCoach,
  type LanguageModelCoach,
  type LanguageModelCoachOptions,
} from '../adapters/language-model/language-model-coach.ts';
import { type FakeOpenAiServer, type FakeReply, startFakeOpenAiServer } from './fake-openai-server.ts';

/** Pauses of a millisecond, so that retries cost a test nothing. */
export const quickRetries = { maxRetries: 2, firstPauseMs: 1, longestPauseMs: 50 };
export const builtInCoach = createBuiltInCoach({ now: () => new Date('2026-11-20T12:00:00Z') });

/** A coach on the fake server, with the built-in one standing in. */
function buildModelCoach(
  server: FakeOpenAiServer,
  options: Partial<LanguageModelCoachOptions> = {},
): LanguageModelCoach {
  const settings = { baseUrl: server.baseUrl, apiKey: 'a-key', model: 'small-model' };
  return createLanguageModelCoach(settings, {
    standIn: builtInCoach,
    watch: () => undefined,
    retryPolicy: quickRetries,
    ...options,
  });
}

/** Its own fake server for each test of a file, and coaches on it. */
export function serveModel() {
  let server: FakeOpenAiServer;
  beforeEach(async () => {
    server = await startFakeOpenAiServer();
  });
  afterEach(() => server.close());
  return {
    get server() {
      return server;
    },
    buildCoach: (options: Partial<LanguageModelCoachOptions> = {}) => buildModelCoach(server, options),
  };
}

export const textReply = (text: string): FakeReply => ({ kind: 'text', text });

export const ANSWER =
  'In my last job at the bakery our ovens failed on a Friday, and I was responsible for forty orders. First I called every ' +
  'customer, then I asked a bakery nearby for two ovens, and together we baked through the night. As a result we delivered 38 ' +
  'of 40 orders on time, and I learned to keep a list of neighbours to call.';
/** An answer that can be scored. */
export const REQUEST: FeedbackRequest = {
  question: 'Tell me about a time when things went wrong at work.',
  answer: ANSWER,
};

/** A model's judgement of `ANSWER`, as the JSON that it would send. */
export const judgement = (overrides: object = {}): string =>
  JSON.stringify({
    overallScorePerResponse: 4,
    overallFeedbackPerResponse: 'You tell it in order and end with a number.',
    skillsScore: {
      communicationScore: 4.1,
      teamworkScore: 3.5,
      problemSolvingScore: 4.2,
      adaptabilityScore: 3.8,
      creativityScore: null,
      leadershipScore: 3.4,
    },
    skillsFeedback: {
      communicationFeedback: 'Clear.',
      teamworkFeedback: 'You asked for help.',
      problemSolvingFeedback: 'Step by step.',
      adaptabilityFeedback: 'Quick.',
      creativityFeedback: 'Nothing was said of it.',
      leadershipFeedback: 'You took charge.',
    },
    nextSteps: ['Say what you would do differently.'],
    evidence: [{ skill: 'teamwork', quote: 'I asked a bakery nearby for two ovens', comment: 'Asks for help.' }],
    ...overrides,
  });

export const RESUME = parseResumeText(
  'Imke Solberg\nimke@example.org\n\nExperience\nData Analyst, Harrow Dairy\n2021 - Present\n' +
    '• Led a team of 4 analysts to rebuild the sales dashboard in Tableau\n• Automated invoice checks with Python and SQL, saving 12 hours a week\n\nSkills\nPython, SQL, Tableau\n',
);
export const JOB =
  'Data Analyst at Brightwater. We look for somebody with SQL, Python, Snowflake and good communication. Experience with dashboards is required.';
