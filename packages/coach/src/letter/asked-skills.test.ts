import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { phraseAskedSkills } from './asked-skills.ts';
import type { LetterFacts } from './letter-facts.ts';

const said = (text: string, jobDescription: string, told = '') =>
  phraseAskedSkills(
    {
      resume: parseResumeText(text),
      jobDescription,
      job: { roleTitle: 'Porter' },
      listedSkills: [],
      demands: [],
      evidence: [],
      shows: [],
    } as unknown as LetterFacts,
    'Medium',
    told,
    0,
  );
const RESUME = `Ann Lee
Experience
Porter, Elm Hospital, 2018 – 2020
• Worked from the Larch Queue (inpatient list) and kept Elmbase in order
Skills
Elmbase, Larch Queue (inpatient list), sterile packing, rostering (basic), choir
Python, TypeScript
Weak: Kubernetes
Learning: Alder.js (one side project)
Education
Diploma in Baking, Elm College, 2015`;

describe('skills that the advertisement names', () => {
  it('are told as the resume writes them', () => {
    const job =
      'Porter\n- You must know Elmbase\n- Experience with the Larch Queue\n- Hands-on sterile packing\n- Baking at Elm College';
    expect(said(RESUME, job)).toBe('My skills include Elmbase and Larch Queue (inpatient list).');
  });

  it('are those of the work, or technical ones in a line that takes nothing back', () => {
    expect(said(RESUME, 'Developer\n- Python and Kubernetes\n- Choir and sterile packing')).toBe(
      'My skills include Python.',
    );
  });

  it('are not asked for by what an employer tells of itself', () => {
    expect(said(RESUME, 'Porter\n- Lift patients\n\nAbout us\nElmbase is a family firm with 40 people.')).toBe('');
  });

  it('are told once, and not at all where the letter has them', () => {
    const job = 'Porter\n- Work from the Larch Queue\n- Elmbase';
    expect(said(RESUME, job, 'I used the Larch Queue.')).toBe('My skills include Elmbase.');
    expect(said(RESUME, 'Porter\n- A calm manner')).toBe('');
  });

  it('are under way where the resume says so', () => {
    expect(said(RESUME, 'Developer\n- Alder.js')).toBe('I am learning Alder.js (one side project).');
  });
});
