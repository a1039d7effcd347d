import { expect, it } from 'vitest';
import { findAskedPaper } from './asked-paper.ts';
import type { ResumeLine } from './resume-facts.ts';

const lines: ResumeLine[] = [
  { kind: 'certificate', text: 'Level 4 Diploma in Adult Care, 2021' },
  { kind: 'certificate', text: 'Food hygiene Level 2' },
  { kind: 'skill', text: 'Rota planning' },
];

it('finds the paper that an advertisement asks for, and none where it asks for another', () => {
  expect(findAskedPaper('Requirements\n- Level 4 Diploma in Adult Care', lines)).toBe(
    'Level 4 Diploma in Adult Care, 2021',
  );
  expect(findAskedPaper('Requirements\n- Five years of deep sea diving', lines)).toBe('');
  expect(findAskedPaper('', lines)).toBe('');
});

it('takes no paper of another resume, and none that is not held yet or any more', () => {
  const job = 'Requirements\n- Level 4 Diploma in Adult Care';
  expect(findAskedPaper(job, lines)).not.toBe('');
  const papers = [
    'Level 4 Diploma in Adult Care, in progress',
    'Level 4 Diploma in Adult Care (lapsed)',
    'Fire warden',
  ];
  expect(
    findAskedPaper(
      job,
      papers.map((text) => ({ kind: 'certificate', text }) as const),
    ),
  ).toBe('');
});
