import { UNIT_KEPT_HEADER, WRITTEN_BY_HEADER } from '@greenroom/contract/unit-kept';
import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Coach, EnhancedText } from '../../ports/language.ts';
import { builtInCoach } from '../../testing/build-model-coach.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const QUESTION = 'What did you lead?';
const ANSWER = 'I led our move and lost no order.';

describe('the unit of a written answer', () => {
  let test: TestApp;
  let enhanced: Partial<EnhancedText> = {};
  let sampleBy: EnhancedText['writtenBy'] = 'language-model';
  const coach: Coach = {
    ...builtInCoach,
    enhanceAnswer: async () => ({ text: '', writtenBy: 'language-model', isLeftAlone: false, ...enhanced }),
    writeSampleAnswer: async () => ({ text: 'As an example: I led one.', writtenBy: sampleBy }),
  };
  beforeAll(async () => {
    test = await buildTestApp({ ports: { coach } });
  });
  afterAll(() => test.close());

  async function work(person: TestPerson, updateType: string, path: string, body: object) {
    const headers = { 'idempotency-key': newId() };
    await test.ask(person, 'PATCH', `/user/${person.userId}/quota`, { headers, body: { updateType } });
    return test.ask(person, 'POST', path, { headers, body });
  }
  const left = async (person: TestPerson) => (await test.ask(person, 'GET', `/user/${person.userId}/quota`)).body.data;

  it.each<[string, Partial<EnhancedText>, string | undefined, number]>([
    ['is used where words changed', { text: 'I led our move. No order was lost.' }, undefined, 4],
    ['stays where only lines changed', { text: 'I led our move\nand lost no order.' }, 'unchanged', 5],
    ['stays where it was left alone', { text: '[This answer is left as it is.]', isLeftAlone: true }, 'unchanged', 5],
    ['stays where the model failed', { text: 'Otherwise.', writtenBy: 'built-in-coach-standing-in' }, 'standing-in', 5],
  ])('%s', async (_, written, reason, units) => {
    enhanced = written;
    const person = await test.signIn();
    const body = { question: QUESTION, answer: ANSWER };
    const reply = await work(person, 'enhanced', '/ai/completions/feedback/enhanced', body);
    expect(reply.body.data).toBe(written.text);
    expect(reply.headers[UNIT_KEPT_HEADER]).toBe(reason);
    expect((await left(person)).availableEnhanceAnswers).toBe(units);
  });

  it.each<[EnhancedText['writtenBy'], string | undefined, number]>([
    ['language-model', undefined, 4],
    ['built-in-coach-standing-in', 'standing-in', 5],
  ])('of a sample answer by the %s', async (writtenBy, reason, units) => {
    sampleBy = writtenBy;
    const person = await test.signIn();
    const body = { question: QUESTION, role: 'Baker' };
    const reply = await work(person, 'sample-answer', '/ai/completions/notes/answers', body);
    expect(reply.headers[UNIT_KEPT_HEADER]).toBe(reason);
    expect(reply.headers[WRITTEN_BY_HEADER]).toBe(writtenBy);
    expect((await left(person)).availableSampleAnswers).toBe(units);
  });
});
