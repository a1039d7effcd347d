import { describe, expect, it } from 'vitest';
import { answerFollowUp, asksOnOfLast } from './follow-ups.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { wasTold } from './told-lines.ts';

const fact = (text: string, order: number) => ({
  text,
  employer: 'Harrow Dairy',
  title: '',
  isProject: false,
  isCurrent: true,
  order,
});
const moved = fact('Moved 46 sites to the new network over 14 months', 0);
const rotas = fact('Staff turnover down from 64% to 29%; introduced fixed rotas four weeks ahead', 1);
const facts: ResumeFacts = {
  title: '',
  employer: 'Harrow Dairy',
  isCurrent: true,
  text: '',
  education: '',
  jobs: [],
  skills: [],
  facts: [moved, rotas],
  lines: [],
};

describe('a question about what was told last', () => {
  it.each([
    'how many of you were on that',
    'which of those two things made the most difference would you say',
    'who paid for that you or the boss',
    'how long did it take',
    'what is the biggest one of those',
  ])('is "%s"', (question) => expect(asksOnOfLast(question, question)).toBe(true));

  it.each([
    ['have you ever been through that', 'have you ever been through that'],
    ['what is it about', 'I noticed the charity shop and the night school on your resume, what is it about'],
    ['tell me about a time you had to do it alone', ''],
  ])('is not "%s"', (question, context) => expect(asksOnOfLast(question, context)).toBe(false));

  it('stays with the line and leaves a gap for what only the person knows', () => {
    const last = 'At **Harrow Dairy**, I moved **46** sites to the new network over 14 months.';
    expect(answerFollowUp('how many of you were on that', facts, last)).toEqual({
      paragraph1: 'On that it was **[how many of you, and what your own part was]**.',
      paragraph2: 'To come back to it: at **Harrow Dairy**, I moved **46 sites** to the new network over 14 months.',
    });
  });

  it('comes back to no line that has nothing of the subject asked after', () => {
    const last = 'At **Harrow Dairy**, I moved **46** sites to the new network over 14 months.';
    const trained = answerFollowUp('who trained you in welding when you were an apprentice', facts, last);
    expect(trained.paragraph2).toBe('');
    const network = answerFollowUp('how do you plan a new network for a firm with many offices', facts, last);
    expect(network.paragraph1).toContain('I moved **46 sites**');
  });

  it('says what the line told last says', () => {
    const last = 'At **Harrow Dairy**, I moved **46** sites to the new network over 14 months.';
    expect(answerFollowUp('how many sites was that', facts, last).paragraph1).toMatch(/^As I said: \*\*moved 46 sites/);
  });

  it('tells the result by the figures of the line told last, and else leaves it open', () => {
    const said = (text: string) =>
      answerFollowUp('and what was the result', { ...facts, facts: [fact(text, 0)] }, text);
    expect(said('Rebuilt the rota system for the wards; agency spend down by 18%').paragraph1).toBe(
      'In the end: **agency spend down by 18%**.',
    );
    expect(said('Rebuilt the rota system for 12 wards').paragraph1).toContain('[');
  });

  it('says the amount that another line of the same job has a word for, and else nothing', () => {
    const last = 'At **Harrow Dairy**, I moved **46** sites to the new network over 14 months.';
    expect(answerFollowUp('and how much was the turnover', facts, last).paragraph1).toBe(
      'From the same work: **staff turnover down from 64% to 29%**.',
    );
    expect(answerFollowUp('and how much was the rent', facts, last).paragraph1).toBe('It was **[the number]**.');
  });
});

describe('a line that was told', () => {
  it('is known by its second part too', () => {
    expect(wasTold(rotas, 'at harrow dairy i introduced fixed rotas four weeks ahead')).toBe(true);
    expect(wasTold(moved, 'at harrow dairy i introduced fixed rotas four weeks ahead')).toBe(false);
  });
});
