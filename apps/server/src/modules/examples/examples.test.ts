import { EXAMPLE_RESUME } from '@greenroom/contract/example-documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFailingCoach } from '../../testing/failing-coach.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the examples of the tools', () => {
  let test: TestApp;
  const failing = createFailingCoach('reviewResume', 'provider_failed');
  beforeAll(async () => {
    test = await buildTestApp({ ports: { coach: failing.coach }, env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => test.close());

  const get = (name: string) => test.ask(null, 'GET', `/examples/${name}`);
  const leftToday = async () => (await test.ask(null, 'GET', '/quota/validate')).body.data;

  it('is a review with what the resume shows and lacks; one that failed is made again', async () => {
    const before = await leftToday();
    expect((await failing.whileDown(() => get('resume-review'))).status).toBe(502);
    const { status, body } = await get('resume-review');
    expect(status).toBe(200);
    const { hardSkills, scoreValue, suggestions } = body.data;
    expect(hardSkills.required).toEqual(expect.arrayContaining(['Zendesk', 'SQL']));
    expect(hardSkills.missing.length).toBeGreaterThan(0);
    expect(hardSkills.missing).not.toContain('SQL');
    expect(scoreValue).toBeGreaterThan(50);
    expect(scoreValue).toBeLessThan(90);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(await leftToday()).toEqual(before);
  });

  it('is a letter in facts of the resume, to whom the advertisement names', async () => {
    const before = await leftToday();
    const { status, body } = await get('cover-letter');
    expect(status).toBe(200);
    const { heading, body: paragraphs } = body.data;
    expect([heading.fullName, heading.hiringManagerName]).toEqual(['Robin Vale', 'Dana Okafor']);
    const numbers = Object.values<string>(paragraphs).join(' ').match(/\d+/gu) ?? [];
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(EXAMPLE_RESUME).toContain(number);
    expect(await leftToday()).toEqual(before);
  });

  it('is made once and shared', async () => {
    const answers = await Promise.all([get('resume-review'), get('resume-review')]);
    expect(await failing.whileDown(() => get('resume-review'))).toMatchObject({ status: 200, body: answers[0]?.body });
  });
});
