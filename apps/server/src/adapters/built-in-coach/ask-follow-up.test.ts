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

  it('asks for no example of a task or of a promise', async () => {
    const task = 'My task was to bring transparency into it and to take the stakeholders along.';
    const promise = "I'm confident that I can bring these skills to your organisation.";
    const frame = [
      'At the office, the situation was that the process no longer met expectations.',
      'Through consistent communication we were able to raise acceptance considerably.',
      'The result was a leaner process with clear responsibilities, and the feedback was positive throughout.',
      'Change always begins with people.',
    ];
    const claim = 'I always put the customer first and I drove a robust transformation with clear governance.';
    const answer = (sentence: string) => [frame[0], sentence, ...frame.slice(1)].join(' ');
    expect(await ask(answer(claim))).toContain(claim.slice(0, -1));
    for (const sentence of [task, promise]) expect(await ask(answer(sentence))).not.toContain('“');
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

describe('a follow-up on what an answer lacks', () => {
  it('asks for one moment where an answer stays general', async () => {
    const general =
      'We had a go-live date for a new case system and it was clear that we were amber trending red. I pulled it right back to basics. ' +
      'I held a deep dive, refreshed the log and put in a daily stand-up with laser focus on blockers. I made sure that accountability ' +
      'was crystal clear. I managed upwards with weekly reports. It paid off, we turned it around, the board were delighted and the project landed.';
    const question = 'Tell me about a project that was about to miss its deadline and what you did.';
    expect(await ask(general, question)).toMatch(/one moment of that.*did you do/);
    // One that names the moment has none.
    expect(await ask(ANSWER, question)).not.toMatch(/moment/);
  });

  it('asks for the own part where "we" did it, with the sentence', async () => {
    const ours =
      'At Brandvold I review freight costs every month with our logistics lead. In 2023 one carrier’s invoices were running higher than the others. ' +
      'It came down to a fuel surcharge that was being charged twice. So we raised it, it went to the carrier, and we were credited $41,300. ' +
      'It was a good outcome. I think it shows that it is worth looking at the detail and not only at the totals, and that is how we work.';
    const question = 'Tell me about a time you found something wrong in the numbers and had to raise it with somebody.';
    expect(await ask(ours, question)).toMatch(
      /“we raised it, it went to the carrier, and we were credited \$41,300”.* do yourself\?/,
    );
  });

  it('asks for no own part in what there was', async () => {
    const ours =
      'At the school we had a problem with water for the garden where the students work. It was a serious problem, the plants were dying and ' +
      'parents were asking. There were many meetings with the management. Then somehow a donor came, a very kind gentleman, and a tank and a ' +
      'pump were given. After that the garden came up very well. It shows that there is always a way.';
    const question = 'Give an example of how you solved a problem with few resources.';
    expect((await ask(ours, question)) ?? '').not.toContain('“');
  });

  it('is none on an answer beside the subject', async () => {
    const beside =
      'Libraries are really the last place in a town where nobody asks you to buy anything, and I feel that strongly. I volunteered to lead on a ' +
      'reading circle for pensioners and teenagers. They would never have spoken at the bus stop, and there they are, arguing about whether the ending is fair.';
    expect(await ask(beside, 'Tell me about a conflict with a colleague and how it ended.')).toBeNull();
  });
});
