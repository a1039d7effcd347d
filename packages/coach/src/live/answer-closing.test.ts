import { describe, expect, it } from 'vitest';
import { answerBefore, answerClosing } from './answer-closing.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';

const fact = (text: string, employer: string, title: string, order: number): ResumeFact => ({
  text,
  employer,
  title,
  isProject: false,
  isCurrent: order === 0,
  order,
});
const WARD = fact('Led a new rule on rounds; interruptions fell from 11 to 3', 'St Bride', 'Staff Nurse', 0);
const CARE = fact('Personal care for residents with dementia', 'Elmfield', 'Healthcare Assistant', 1);
const MENU = fact('Introduced a picture menu which reduced waste by a third', 'Elmfield', 'Healthcare Assistant', 2);
const facts: ResumeFacts = {
  title: 'Staff Nurse',
  employer: 'St Bride',
  isCurrent: true,
  text: '',
  education: '',
  jobs: [],
  skills: [],
  facts: [WARD, CARE, MENU],
  lines: [],
};

describe('anything to add', () => {
  it('brings the measured line that has not come up', () => {
    expect(answerClosing([CARE, WARD], '').paragraph1).toContain('from **11 to 3**');
    expect(answerClosing([WARD, CARE], 'a new rule on rounds interruptions fell from 11 to 3').paragraph1).toContain(
      'residents with dementia',
    );
  });

  it('leaves a gap where everything has been told', () => {
    expect(answerClosing([], '').paragraph1).toContain('[');
  });
});

describe('the job before', () => {
  it('names it with its best line', () => {
    const { paragraph1, paragraph2 } = answerBefore(facts);
    expect(paragraph1).toBe('Before that I was a **Healthcare Assistant** at **Elmfield**.');
    expect(paragraph2).toBe('There I introduced a picture menu which reduced waste by a third.');
  });

  it('claims nothing where the resume shows one job', () => {
    expect(answerBefore({ ...facts, facts: [WARD] }).paragraph1).toContain('[what you did, and where]');
    expect(answerBefore(null).paragraph1).toContain('[');
  });
});
