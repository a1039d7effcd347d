import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { phraseAskedUntold } from './asked-untold.ts';
import { gatherFacts } from './letter-facts.ts';

const RESUME = parseResumeText(
  [
    'Darren Oakshott',
    'd.oakshott@example.com',
    '',
    'EMPLOYMENT',
    'Kestrel Services Ltd, Bradford',
    'Approved Electrician    March 2019 - present',
    '- Look after one apprentice at a time',
    '',
    'CERTIFICATES',
    '2021 City & Guilds 2391-52 Inspection and Testing',
    '2018 18th Edition Wiring Regulations (2382-18)',
    'Engineer in Training (California), passed the exam in November 2022',
    'Oral health education course: started September, exam in the spring',
  ].join('\n'),
);
const untoldFor = (lines: string, told = '') =>
  phraseAskedUntold(gatherFacts(RESUME, `Electrician\nElm Estates\n\nWhat you need\n${lines}\n`, '2026-11-28'), told);

describe('phraseAskedUntold', () => {
  it('names the papers that are asked for and that no other sentence tells', () => {
    const asked = '- 18th Edition Wiring Regulations\n- Full driving licence\n- an inspection and testing award';
    expect(untoldFor(asked)).toContain('18th Edition Wiring Regulations (2382-18, 2018)');
    expect(untoldFor(asked, 'I hold the 18th Edition Wiring Regulations.')).not.toContain('18th Edition');
  });

  it('finds a paper by the initials that the advertisement uses', () => {
    expect(untoldFor('- EIT certificate\n- Full driving licence\n- an inspection award')).toContain(
      'I am an Engineer in Training',
    );
  });
});
