import { type CoverLetter, coverLetterResult } from '@greenroom/contract/cover-letter';
import { questionsRequest } from '@greenroom/contract/interview';
import { resumeReview } from '@greenroom/contract/resume';
import { describe, expect, it } from 'vitest';
import { ANSWER, builtInCoach, JOB, REQUEST, RESUME, serveModel, textReply } from '../../testing/build-model-coach.ts';

const model = serveModel();

describe('questions by a model', () => {
  const request = questionsRequest.parse({ roleInformation: { roleName: 'Data Analyst' } });

  it('come after the fixed opening, as many as were asked for', async () => {
    model.server.script(
      textReply(
        '{"questions": ["How do you check data you do not trust?", "Tell me about a dashboard you built.", "A third one to cut?"]}',
      ),
    );
    expect(await model.buildCoach().chooseQuestions(request, {})).toEqual({
      questions: [
        'Tell me about yourself?',
        'How do you check data you do not trust?',
        'Tell me about a dashboard you built.',
      ],
      writtenBy: 'language-model',
      isTitleKnown: true,
    });
  });

  it.each([
    ['gives too few', ['How do you check data you do not trust?']],
    [
      'asks the same twice',
      ['How do you check data you do not trust?', 'How do you check the data that you do not trust?'],
    ],
    [
      'asks what was asked before',
      ['How do you check data you do not trust?', 'When did a dashboard of yours mislead people?'],
    ],
    [
      'asks in another language',
      ['Wie prüfen Sie die Daten, und was ist das Ziel?', '¿Cómo revisa usted los datos que no son de fiar?'],
    ],
    ['asks what is forbidden', ['How do you check data you do not trust?', 'Do you plan to have children?']],
  ])('come from the built-in coach, which says so, when the model %s', async (_, questions) => {
    const asked = questionsRequest.parse({
      ...request,
      interviewInformation: { askedBefore: ['When did a dashboard of yours mislead people?'] },
    });
    model.server.script(textReply(JSON.stringify({ questions })));
    expect(await model.buildCoach().chooseQuestions(asked, {})).toEqual({
      ...(await builtInCoach.chooseQuestions(asked, {})),
      writtenBy: 'built-in-coach-standing-in',
    });
  });

  it('are asked for one skill where the person practises one', async () => {
    const asked = questionsRequest.parse({ ...request, interviewInformation: { skill: 'problemSolving' } });
    const reply = { questions: ['What broke last?', 'Which cause was hard to find?'] };
    model.server.script(textReply(JSON.stringify(reply)), textReply(JSON.stringify(reply)));
    await model.buildCoach().chooseQuestions(asked, {});
    await model.buildCoach().chooseQuestions(request, {});
    const [aimed, plain] = model.server.calls.map(({ body }) => JSON.stringify(body));
    expect(aimed).toContain('room to show one skill: Problem-solving');
    expect(plain).not.toContain('one skill');
  });

  it('are asked for with the occupation, the duties of the advertisement and what was asked before', async () => {
    const asked = questionsRequest.parse({
      roleInformation: {
        roleName: 'Sous chef',
        roleDescription: 'What you will do:\n- plan the menus of the week\n- train the young cooks',
      },
      interviewInformation: { askedBefore: ['Which knife do you use most?'] },
    });
    model.server.script(textReply('{"questions": ["How do you plan a menu?", "How do you train a young cook?"]}'));
    await model.buildCoach().chooseQuestions(asked, {});
    const sent = JSON.stringify(model.server.calls[0]?.body);
    for (const part of [
      'running a pass on a full night',
      '- plan the menus of the week',
      '- Which knife do you use most?',
    ])
      expect(sent).toContain(part);
  });
});

describe('a follow-up by a model', () => {
  const request = {
    question: 'Tell me about a time you improved something.',
    answer: 'We had long queues in the morning. I moved the bread to the front and the queue got much shorter.',
  };
  const ask = (quote: string, question: string) => {
    model.server.script(textReply(JSON.stringify({ quote, question })));
    return model.buildCoach().askFollowUp(request, {});
  };

  it('is asked where it is about words of the answer', async () => {
    expect(await ask('the queue got much shorter', 'How much shorter was the queue?')).toBe(
      'How much shorter was the queue?',
    );
  });

  it('is none where the model has none', async () => {
    expect(await ask('', '')).toBeNull();
    expect(model.server.calls).toHaveLength(1);
  });

  it.each([
    ['quotes what was not said', 'I doubled the sales', 'How did you double the sales in the morning?'],
    ['is about something else', 'the queue got much shorter', 'Which programming language do you prefer?'],
    ['is private', 'I moved the bread to the front', 'Who looks after your children when the queue is long?'],
    ['is the question again', 'I moved the bread to the front', 'Tell me about a time you improved something?'],
    ['brings in a number', 'the queue got much shorter', 'Was the queue 40 percent shorter?'],
    ['is no question', 'the queue got much shorter', 'That is a much shorter queue.'],
  ])('that %s is sent back, then left to the built-in coach', async (_, quote, question) => {
    expect(await ask(quote, question)).toBe(await builtInCoach.askFollowUp(request, {}));
    expect(model.server.calls).toHaveLength(2);
  });
});

describe('written answers by a model', () => {
  it('that bring in a number nobody said are sent back, then replaced', async () => {
    model.server.script(textReply('{"text": "I raised sales by 70 % and delivered 38 orders."}'));
    const enhanced = await model.buildCoach().enhanceAnswer({ question: REQUEST.question, answer: ANSWER }, {});
    expect(model.server.calls).toHaveLength(2);
    const builtIn = await builtInCoach.enhanceAnswer({ question: REQUEST.question, answer: ANSWER }, {});
    expect(enhanced).toEqual({ ...builtIn, writtenBy: 'built-in-coach-standing-in' });
  });

  it('do not polish an answer that admits something serious, and ask no model for it', async () => {
    const answer = [
      'My cousin is on my shift and he has the kids in the morning, so I clock his card with mine at six and he comes',
      'at seven thirty. Three years like this. I also put his hours on the sheet so that nobody asks.',
    ].join(' ');
    const enhanced = await model.buildCoach().enhanceAnswer({ question: 'How do you support colleagues?', answer }, {});
    expect(model.server.calls).toHaveLength(0);
    expect(enhanced).toMatchObject({ isLeftAlone: true, writtenBy: 'built-in-coach' });
    expect(enhanced.text).toContain('This answer is left as it is because of “');
    expect(enhanced.text).not.toContain('at seven thirty');
  });

  it('say that a sample answer is an example', async () => {
    model.server.script(textReply('{"text": "I once had to close a shop early."}'));
    const sample = await model
      .buildCoach()
      .writeSampleAnswer({ question: 'Tell me about a hard decision.', role: 'Baker' }, {});
    expect(sample).toEqual({ text: 'As an example: I once had to close a shop early.', writtenBy: 'language-model' });
  });

  it('use the resume in a sample answer, and replace one whose numbers are not in it', async () => {
    const request = { question: 'Tell me about something you automated.', role: 'Data Analyst', resume: RESUME };
    model.server.script(textReply('{"text": "As an example: my checks in Python saved 12 hours a week."}'));
    expect((await model.buildCoach().writeSampleAnswer(request, {})).text).toContain('12 hours a week');
    expect(JSON.stringify(model.server.calls[0]?.body)).toContain('Automated invoice checks with Python and SQL');
    model.server.script(textReply('{"text": "As an example: my checks in Python saved 45 hours a week."}'));
    expect(await model.buildCoach().writeSampleAnswer(request, {})).toEqual({
      ...(await builtInCoach.writeSampleAnswer(request, {})),
      writtenBy: 'built-in-coach-standing-in',
    });
    expect(model.server.calls).toHaveLength(3);
  });
});

describe('a review by a model', () => {
  it('counts a skill as shown only with words of the resume, and computes the number itself', async () => {
    const skills = [
      { name: 'SQL', kind: 'hard', resumeQuote: 'Automated invoice checks with Python and SQL' },
      { name: 'Snowflake', kind: 'hard', resumeQuote: 'Ten years of Snowflake' },
      { name: 'Kubernetes', kind: 'hard', resumeQuote: 'Python' },
    ];
    model.server.script(textReply(JSON.stringify({ scoreSummary: 'You fit well.', skills, suggestions: [] })));
    const review = await model.buildCoach().reviewResume({ resume: RESUME, jobDescription: JOB }, {});
    expect(resumeReview.parse(review)).toEqual(review);
    expect(review.hardSkills).toEqual({ required: ['SQL', 'Snowflake'], missing: ['Snowflake'] });
    expect(review.scoreValue).toBe(Math.round(review.breakdown.reduce((sum, part) => sum + part.points, 0)));
    expect(review.reviewedBy).toBe('language-model');
  });

  it('passes on that there is nothing to score against', async () => {
    await expect(model.buildCoach().reviewResume({ resume: RESUME, jobDescription: '!!!' }, {})).rejects.toMatchObject({
      code: 'cannot_score',
    });
    expect(model.server.calls).toHaveLength(0);
  });
});

describe('a letter by a model', () => {
  const options = { tone: 'Plain', length: 'Medium' } as const;

  it('loses what cannot be traced to resume or job', async () => {
    const reply = {
      introduction: 'I would like to work as a data analyst at Brightwater.',
      paraOne: 'At Harrow Dairy I led a team of 4 analysts. I also raised revenue by 900 % at Megacorp.',
      paraTwo: 'I automated invoice checks with Python and SQL.',
      paraThree: '',
      closing: 'I would be glad to talk.',
      closingLine: 'Kind regards,',
    };
    model.server.script(textReply(JSON.stringify(reply)));
    const letter = await model.buildCoach().writeLetter({ resume: RESUME, jobDescription: JOB, options }, {});
    expect(coverLetterResult.parse(letter)).toEqual(letter);
    expect(letter.writtenBy).toBe('language-model');
    expect(letter.body.paraOne).not.toMatch(/900|Megacorp/);
    expect(letter.removedClaims.length).toBeGreaterThan(0);
    expect(letter.introduction).not.toBe('');
  });

  it('has a paragraph of the built-in coach where nothing true is left', async () => {
    const letter: CoverLetter = await builtInCoach.writeLetter({ resume: RESUME, jobDescription: JOB, options }, {});
    model.server.script(textReply('{"text": "I won the Nobel Prize in 1999 at Megacorp."}'));
    const request = {
      letter,
      paragraph: 'paraOne',
      resumeText: RESUME.text,
      jobDescription: JOB,
      options,
      attempt: 1,
    } as const;
    expect(await model.buildCoach().rewriteParagraph(request, {})).not.toMatch(/Nobel|Megacorp/);
  });
});
