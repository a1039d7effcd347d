import { readFile, writeFile } from 'node:fs/promises';
import type { CoverLetterResult } from '@greenroom/contract/cover-letter';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import type { ResumeReview } from '@greenroom/contract/resume';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuiltInCoach } from '../../adapters/built-in-coach/built-in-coach.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { SAMPLE_ANSWERS } from './sample-answers.ts';

/** What Home shows a visitor of the coach's work. */
const FILE = new URL('../../../../web/app/features/home/home-samples.json', import.meta.url);
const COMMAND = `The samples on Home are not what the coach says today. Renew and read them:
UPDATE_HOME_SAMPLES=1 npx vitest run apps/server/src/modules/examples/home-samples.test.ts && npm run format`;

/** Experience and letters count to this day, so that the samples do not change with the calendar. */
const TODAY = new Date('2026-11-30T09:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ ports: { coach: createBuiltInCoach({ now: () => TODAY }) } });
});
afterAll(() => test.close());

async function rate(role: string, question: string, answer: string) {
  const { body } = await test.ask(null, 'POST', '/ai/completions/feedback', { body: { role, question, answer } });
  const entry = body.data as FeedbackEntry;
  expect(entry.scoredBy).toBe('built-in-coach');
  return {
    question,
    answer,
    score: entry.overallScorePerResponse,
    feedback: entry.overallFeedbackPerResponse,
    remarks: entry.evidence.map(({ quote, comment }) => ({ quote, comment })),
    nextSteps: entry.nextSteps,
    skillsScore: entry.skillsScore,
    skillsFeedback: entry.skillsFeedback,
  };
}

/** The first interview is shown whole, of the others the scores. */
async function rateInterviews() {
  const interviews = [];
  for (const { role, answers } of SAMPLE_ANSWERS) {
    const rated = [];
    for (const { question, answer } of answers) rated.push(await rate(role, question, answer));
    interviews.push({ role, answers: rated });
  }
  return {
    shown: interviews[0]?.answers,
    scores: interviews.map(({ role, answers }) => ({
      role,
      scores: answers.map(({ score, skillsScore }) => ({ score, skillsScore })),
    })),
  };
}

async function makeSamples() {
  const review: ResumeReview = (await test.ask(null, 'GET', '/examples/resume-review')).body.data;
  const letter: CoverLetterResult = (await test.ask(null, 'GET', '/examples/cover-letter')).body.data;
  const { scoreValue, scoreSummary, hardSkills, softSkills, demands = [] } = review;
  const stateOf = (name: string) => demands.find((demand) => demand.name === name)?.state;
  const skillsOf = (names: readonly string[]) => names.map((name) => ({ name, state: stateOf(name) }));
  return {
    interviews: await rateInterviews(),
    review: { scoreValue, scoreSummary, hard: skillsOf(hardSkills.required), soft: skillsOf(softSkills.required) },
    letter: {
      sender: [letter.heading.fullName, letter.heading.emailAddress],
      recipient: [letter.heading.hiringManagerName, letter.heading.hiringCompanyName],
      salutation: letter.salutation,
      paragraphs: [letter.introduction, ...Object.values(letter.body), letter.closing].filter(Boolean),
      closing: letter.closingLine,
      signOff: letter.signOff,
    },
  };
}

it('shows on Home what the coach says today', async () => {
  const samples: unknown = JSON.parse(JSON.stringify(await makeSamples()));
  if (process.env.UPDATE_HOME_SAMPLES === '1') await writeFile(FILE, `${JSON.stringify(samples, null, 2)}\n`);
  expect(JSON.parse(await readFile(FILE, 'utf8')), COMMAND).toEqual(samples);
});
