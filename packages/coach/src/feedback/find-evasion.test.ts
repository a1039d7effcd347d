import { describe, expect, it } from 'vitest';
import { scoreAnswer } from './score-answer.ts';

const judge = (question: string, answer: string) => {
  const { overallFeedbackPerResponse, nextSteps } = scoreAnswer({ question, answer });
  return { said: overallFeedbackPerResponse, step: nextSteps[0] };
};

describe('a way round the question', () => {
  it.each([
    [
      'Tell me about a time you failed.',
      "I don't really fail that often to be honest. I'm a perfectionist so I always make sure that everything is right. Maybe sometimes I work too hard.",
      'evasion',
      'Choose one real, small mistake',
    ],
    [
      'What is your greatest weakness?',
      "I would say that I'm a perfectionist and I care too much about my work, so everything I hand in is really good.",
      'A strength in disguise',
      'Name one real weakness that you work on',
    ],
    [
      'Describe a conflict with a colleague.',
      'I have never had a conflict with anybody really. I get along with everyone and people like to work with me.',
      'it never happens',
      'Choose one small disagreement',
    ],
    [
      'Why do you want to work here?',
      'I need a job and the pay is good and it is close to my house',
      'every employer could be meant',
      'Put first what you like about this very work',
    ],
  ])('in "%s" is named, with what to say instead', (question, answer, remark, step) => {
    const told = judge(question, answer);
    expect(told.said).toContain(remark);
    expect(told.said).not.toContain('does not yet answer the question');
    expect(told.step).toContain(step);
  });

  it.each([
    [
      'Tell me about a time you failed.',
      'I had never failed an audit before. Last year at the depot I signed off a stock count without checking the second aisle, and we were short by 40 pallets. I told my manager the same day, recounted overnight with two colleagues, and as a result we corrected the order before the lorry left. Since then I check every aisle myself.',
    ],
    [
      'What is your greatest weakness?',
      "I'm a perfectionist: last month I missed a deadline because I rewrote a report three times. I now set a timer for each section and ask my colleague for feedback after the first draft, and since then I have been on time.",
    ],
    [
      'Why do you want to work here?',
      'The pay is fair, but what draws me is the ward: when I did my placement on your stroke unit last year I led the morning handover and learned more in a month than in a year of school. I would bring that handover sheet with me from the first week.',
    ],
  ])('is not found in an answer to "%s" that faces it', (question, answer) => {
    const told = judge(question, answer);
    expect(told.said).not.toMatch(/evasion|disguise|every employer could be meant/);
  });

  it('is heard in raw speech too', () => {
    const told = judge(
      'What are your weaknesses',
      "um honestly I can't think of any weaknesses right now I guess I'm a bit of a perfectionist yeah that's it",
    );
    expect(told.step).toContain('Name one real weakness');
  });
});

describe('what everybody says', () => {
  it('is never quoted as what an answer gives', () => {
    const { evidence, overallFeedbackPerResponse } = scoreAnswer({
      question: 'How do you handle a difficult customer?',
      answer:
        'Well I just stay calm and I listen to them and try to understand. The customer is always right. I think communication is key and you need to be patient. I would try to find a solution that works for everyone.',
    });
    const quoted = evidence.filter(({ comment }) => comment.startsWith('This gives')).map(({ quote }) => quote);
    expect(quoted.length).toBeGreaterThan(0);
    for (const quote of [...quoted, overallFeedbackPerResponse]) expect(quote).not.toContain('communication is key');
  });
});
