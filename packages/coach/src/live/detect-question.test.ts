import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DetectionInput, detectQuestion } from './detect-question.ts';

const detect = (data: string, more: Partial<DetectionInput> = {}) =>
  detectQuestion({ data, recent: [], lastQuestion: '', force: false, ...more });

describe('what is an interview question', () => {
  it.each([
    ['so tell me a little bit about yourself', 'Tell me a little bit about yourself.'],
    ['great thanks so moving on can you describe a time you failed', 'Can you describe a time you failed?'],
    ['lovely to begin with can you tell me about yourself', 'Can you tell me about yourself?'],
    ['why', 'Why?'],
    ['how so', 'How so?'],
    ['okay and what happened then', 'What happened then?'],
    ['and your biggest weakness', 'And your biggest weakness?'],
    ['did you enjoy it', 'Did you enjoy it?'],
    ["i'd love to hear how you got your first customer", "I'd love to hear how you got your first customer."],
    ['so you led that project right', 'You led that project right?'],
    ['would you say that it suited you or', 'Would you say that it suited you?'],
    ['what turned it around', 'What turned it around?'],
    ['can i push you on that', 'Can I push you on that?'],
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
    'thanks for that um',
    'thank you have a good rest of your day',
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

describe('two questions, one after the other', () => {
  it.each([
    ["can you tell me about a project that you're proud of", 'how do you handle conflict with a colleague'],
    ['what salary are you looking for', 'when could you start'],
    ['what are you most proud of', 'why do you want to leave your current job'],
    ['what kind of people do you like working with', 'how do you deal with stress'],
    ['who would you usually go to', 'tell me about a mistake you made'],
    ['what team are you coming from', 'what is your notice period'],
  ])('stay two: "%s", "%s"', (first, second) => {
    const detection = detect(second, { recent: [first], lastQuestion: first });
    expect(detection.continuesLastQuestion).toBe(false);
    expect(detection.interviewQuestion.toLowerCase()).toContain(second);
    expect(detection.interviewQuestion.toLowerCase()).not.toContain(first);
  });

  it('gain nothing from thanks', () => {
    const asked = { recent: ['what are you looking for'], lastQuestion: 'What are you looking for?' };
    expect(detect('great thank you', asked).isInterviewQuestion).toBe(false);
  });

  it('are not joined after a pause, where the time is known', () => {
    const asked = { recent: ['where do you see yourself'], lastQuestion: 'Where do you see yourself?' };
    expect(detect('in five years', { ...asked, sincePreviousMs: 2000 }).continuesLastQuestion).toBe(true);
    expect(detect('in five years', { ...asked, sincePreviousMs: 9000 }).continuesLastQuestion).toBe(false);
  });
});

describe('the reply to a question', () => {
  const asked = {
    recent: ['I see. Why do you want to work with us?'],
    lastQuestion: 'Why do you want to work with us?',
  };
  const reply = 'Because your team talks to its customers before it builds anything.';

  it('is not joined to the question, whether or not it is known who speaks', () => {
    expect(detect(reply, asked).isInterviewQuestion).toBe(false);
    expect(detect(reply, { ...asked, speaker: 'person' }).isInterviewQuestion).toBe(false);
  });

  it('is not joined to it without punctuation either', () => {
    const unpunctuated = { recent: ['i see why do you want to work with us'], lastQuestion: asked.lastQuestion };
    expect(detect('because your team talks to its customers', unpunctuated).isInterviewQuestion).toBe(false);
  });

  it('raises no answer when the person asks something back', () => {
    expect(detect('what do you like most about working here', { speaker: 'person' }).isInterviewQuestion).toBe(false);
  });

  it('is followed by a question of its own when that opens with "and"', () => {
    const detection = detect('and how did you handle it', {
      recent: ['tell me about a conflict you had'],
      lastQuestion: 'Tell me about a conflict you had.',
    });
    expect(detection).toMatchObject({ isInterviewQuestion: true, continuesLastQuestion: false });
    expect(detection.interviewQuestion).toMatch(/how did you handle it\?$/i);
  });
});

describe('words that the rules misjudge', () => {
  it.each(['convince me that i should fund this', 'is leadership something people are born with'])(
    'are a question when they weigh like one: "%s"',
    (data) => expect(detect(data).isInterviewQuestion).toBe(true),
  );

  it.each(['so how this works is we have six questions', 'when we hire someone we look at how they work with others'])(
    'are none when they weigh like a statement: "%s"',
    (data) => expect(detect(data).isInterviewQuestion).toBe(false),
  );
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

describe('a question that a few words follow', () => {
  const hear = (data: string) => detectQuestion({ data, recent: [], lastQuestion: '', force: false });

  it.each([
    ["That's me done. Anything for me? Then I'll let you go. Thanks, Tom.", /anything for me/i],
    ['SAP. S/4HANA. Any hands-on? Be straight with me.', /any hands-on/i],
  ])('is heard in "%s"', (said, question) => {
    expect(hear(said)).toMatchObject({ isInterviewQuestion: true, interviewQuestion: expect.stringMatching(question) });
  });

  it('is none where the person is received', () => {
    const said =
      'Morning Ann, come in, sit down. Did you find the gate all right? The sign fell off and we keep meaning to mend it.';
    expect(hear(said).isInterviewQuestion).toBe(false);
  });
});

describe('a question that the rules refuse', () => {
  const hear = (data: string) => detectQuestion({ data, recent: [], lastQuestion: '', force: false });

  it.each([
    "you've been at the same school for quite a few years now so why fourth grade and why bellcreek",
    'it says here case fill went from ninety four point two to ninety seven point one was that really the safety stock or was something else going on',
    'I noticed you say here only designer in a squad what happens when you and the p m disagree',
    "so a resident with dementia who's on warfarin has been found on the floor she says she's fine what do you do",
    'and why hawthorn lea why a care home in the middle of shropshire and not a hospital in london',
    'why do you want to be a foreman I mean most good fitters I know they would rather be left alone',
  ])('is heard by its weight in "%s"', (said) => {
    expect(hear(said).isInterviewQuestion).toBe(true);
  });

  it.each([
    'right so thanks for coming in andrea the office will write to you by friday and i will show you where the stairs are',
    'my aunt started this firm in her garage with two drivers and a phone we still have the phone',
    'i had a boy who never spoke in class so i asked his mother what he likes and she said trains and after that we read about trains',
  ])('is not made of a statement: "%s"', (said) => {
    expect(hear(said).isInterviewQuestion).toBe(false);
  });
});

it.each([
  'i see overtime went from eleven percent to six how did you do that',
  'your CV says CCNA is it certified or not and this A plus is valid',
  'what happens when i type a url in the browser and press enter like from there to the page showing up',
])('hears a question about the resume, or of how a thing works: "%s"', (data) => {
  expect(detectQuestion({ data, recent: [], lastQuestion: '', force: false }).isInterviewQuestion).toBe(true);
});

it.each([
  "It's nine p.m., we're oversold by four, a guest arrives with two sleeping kids and there's no room. Go.",
  "it's saturday you're on the pass full book and table nine say she cannot have sesame and has just eaten the flatbread go",
])('a case that is handed over asks what to do in it: "%s"', (data) => {
  expect(detectQuestion({ data, recent: [], lastQuestion: '', force: false }).isInterviewQuestion).toBe(true);
});

it.each([
  'Okay, we have a few minutes left and I know that you have a train to catch, so feel free to go.',
  'Go ahead.',
])('is not handed over: "%s"', (data) => {
  expect(detectQuestion({ data, recent: [], lastQuestion: '', force: false }).isInterviewQuestion).toBe(false);
});
