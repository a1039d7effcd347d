import { describe, expect, it } from 'vitest';
import { createBuiltInCoach } from './built-in-coach.ts';

const coach = createBuiltInCoach();
const STORY = 'Tell me about a time you dealt with a difficult customer.';
const ask = (answer: string, question = STORY) => coach.askFollowUp({ question, answer }, {});
const SITUATION =
  'I was on the floor in the restaurant on a Friday night, and a family of four had waited an hour for their food when the grill had gone down.';
const ACTION = 'I decided to wait beside them, brought the children juice and asked for ten minutes.';
const END =
  'The four plates came eight minutes later. They stayed, they paid in full and they came back the next week.';
const ANSWER = `${SITUATION} ${ACTION} ${END}`;

const ADMISSION =
  'A colleague was in bits over a scan of her mother. I have access to all the records for my job. I opened the file at lunch, ' +
  'read the bottom line and told her that it looked fine. I never told anyone that I had opened it. You should have seen her face.';

describe('a follow-up of the built-in coach', () => {
  it('asks about an action in the words of the answer, and the same each time', async () => {
    const followUp = await ask(ANSWER);
    expect(followUp).toContain('“I decided to wait beside them, brought the children juice and asked for ten minutes”');
    expect(followUp).toMatch(/\?$/);
    expect(await ask(ANSWER)).toBe(followUp);
  });

  it('is none about an action without a choice, nor about speech without stops', async () => {
    const plain = ACTION.replace('decided to wait', 'waited');
    expect(await ask(`${SITUATION} ${plain} ${END}`)).toBeNull();
    expect(await ask(ANSWER.toLowerCase().replace(/[.,]/g, ''))).toBeNull();
  });

  it('asks for an example where an answer is empty talk', async () => {
    const hollow =
      'As a leader I always put the customer first. I took a principled approach, I aligned the stakeholders early and I drove a ' +
      'robust transformation with clear governance. I delivered real value across the organisation.';
    expect(await ask(hollow)).toMatch(/example|one case/);
  });

  it('is none after the opening question, a technical or a hypothetical one, or one that asks for no story', async () => {
    const questions = [
      'Tell me about yourself?',
      'Describe how a hash table works.',
      'Tell me about what you would do with a difficult customer.',
      'What are your strengths?',
    ];
    expect(await Promise.all(questions.map((question) => ask(ANSWER, question)))).toEqual([null, null, null, null]);
  });

  it('is none where the action has its reason, where a slip is told, and where there is nothing to judge', async () => {
    const reason = ACTION.replace('.', ', because the kitchen was two people short.');
    const beside = 'I wanted them to see that I had not forgotten them.';
    const slip = 'I wrote the wrong table on the order and brought the food to another family.';
    expect(await ask(`${SITUATION} ${reason} ${END}`)).toBeNull();
    expect(await ask(`${SITUATION} ${ACTION} ${beside} ${END}`)).toBeNull();
    expect(await ask(`${SITUATION} ${slip} ${END}`)).toBeNull();
    expect(await ask('I cannot think of one.')).toBeNull();
  });

  it('is none on an answer that raises a concern', async () => {
    expect(await ask(ADMISSION, 'Tell me about a time you went the extra mile.')).toBeNull();
  });
});

describe('whether an answer is thanked for', () => {
  it('is told by what it says: not where an employer would stop at it', async () => {
    expect(await coach.mayAcknowledge({ question: STORY, answer: ANSWER }, {})).toBe(true);
    expect(
      await coach.mayAcknowledge({ question: 'Tell me about a time you went the extra mile.', answer: ADMISSION }, {}),
    ).toBe(false);
  });
});
