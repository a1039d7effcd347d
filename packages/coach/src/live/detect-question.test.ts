import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DetectionInput, detectQuestion } from './detect-question.ts';

const detect = (data: string, more: Partial<DetectionInput> = {}) =>
  detectQuestion({ data, recent: [], lastQuestion: '', force: false, ...more });

describe('what is an interview question', () => {
  it.each([
    ['so tell me a little bit about yourself', 'Tell me a little bit about yourself.'],
    ['great thanks so moving on can you describe a time you failed', 'Can you describe a time you failed?'],
    ['why', 'Why?'],
    ['how so', 'How so?'],
    ['okay and what happened then', 'What happened then?'],
    ['and your biggest weakness', 'And your biggest weakness?'],
    ['did you enjoy it', 'Did you enjoy it?'],
    ["i'd love to hear how you got your first customer", "I'd love to hear how you got your first customer."],
    ['so you led that project right', 'You led that project right?'],
    ['Okay, thanks. What did you learn from that?', 'What did you learn from that?'],
    ['um so uh [noise] whats your your biggest strength', 'Whats your biggest strength?'],
  ])('finds the question in "%s"', (data, question) => {
    expect(detect(data)).toEqual({
      isInterviewQuestion: true,
      interviewQuestion: question,
      continuesLastQuestion: false,
    });
  });

  it.each([
    'right',
    'mm-hm',
    'you know what i mean',
    'how are you doing today',
    'can you hear me okay',
    'can you see my screen',
    'what i did was i called the client',
    'so i asked them how do you want me to do this and they told me',
    'what really helped was talking to the customer',
    'could you repeat the question please',
    "that's how we got the deal",
    '',
  ])('leaves "%s" alone', (data) => {
    expect(detect(data)).toEqual({ isInterviewQuestion: false, interviewQuestion: '', continuesLastQuestion: false });
  });

  it('steps over small talk to the question behind it', () => {
    expect(detect('can you hear me okay great so tell me about your last job').interviewQuestion).toBe(
      'Tell me about your last job.',
    );
  });
});

describe('questions that come in pieces', () => {
  it('waits for the rest of a question that breaks off', () => {
    expect(detect('so tell me about a time').isInterviewQuestion).toBe(false);
    expect(detect('when you missed a deadline', { recent: ['so tell me about a time'] })).toEqual({
      isInterviewQuestion: true,
      interviewQuestion: 'Tell me about a time when you missed a deadline.',
      continuesLastQuestion: false,
    });
  });

  it('says that an addition continues the question that was answered last', () => {
    const detection = detect('and how you resolved it', {
      recent: ['tell me about a conflict you had'],
      lastQuestion: 'Tell me about a conflict you had.',
    });
    expect(detection.continuesLastQuestion).toBe(true);
    expect(detection.interviewQuestion).toBe('Tell me about a conflict you had and how you resolved it.');
  });

  it('takes the answer to a finished question for no part of it', () => {
    expect(
      detect('in my last job i was late once', { recent: ['tell me about a time you failed'] }).isInterviewQuestion,
    ).toBe(false);
  });
});

describe('asking by hand', () => {
  it('makes a question of the last words', () => {
    expect(detect('the budget for next year', { force: true })).toMatchObject({
      isInterviewQuestion: true,
      interviewQuestion: 'The budget for next year.',
    });
  });

  it('looks for the question in the finals before', () => {
    expect(detect('uh yes', { recent: ['what are your strengths'], force: true }).interviewQuestion).toMatch(
      /^What are your strengths/,
    );
  });

  it('finds nothing in nothing', () => {
    expect(detect('[noise]', { force: true }).isInterviewQuestion).toBe(false);
  });
});

describe('any words at all', () => {
  it('give the same result twice, and a question only with words in it', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.array(fc.string({ maxLength: 60 }), { maxLength: 4 }),
        fc.boolean(),
        (data, recent, force) => {
          const input = { data, recent, lastQuestion: '', force };
          const once = detectQuestion(input);
          expect(detectQuestion(input)).toEqual(once);
          expect(once.isInterviewQuestion).toBe(once.interviewQuestion !== '');
        },
      ),
    );
  });
});
