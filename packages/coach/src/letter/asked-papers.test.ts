import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { askedPapers, isWeak, withoutWarts } from './asked-papers.ts';
import { gatherFacts } from './letter-facts.ts';
import { findToDo } from './letter-to-do.ts';
import { writeLetter } from './write-letter.ts';

const TODAY = '2026-11-26';
const RESUME = `Rosa Lind
rosa@example.com

Experience
Care Coordinator, Brightwater Home Care, 2018 - present
- Plan weekly rotas for 38 carers and 112 clients
- Share the out of hours phone, one weekend in three

Qualifications
Level 4 Diploma in Adult Care, 2021
Full clean driving licence, own car
First aid at work certificate, valid until 03/2025

Skills
CareDocs, Excel, medication audits, minute taking, Birdie`;
const JOB = `Senior Care Coordinator
You will:
- Keep client records in Birdie and CareDocs
Requirements
- Full driving licence
- Level 4 Diploma in Adult Care
- First aid at work certificate
- Experience of chairing tribunals`;
const resume = parseResumeText(RESUME);

describe('papers and skills that are asked for', () => {
  const found = askedPapers(gatherFacts(resume, JOB, TODAY));

  it('begin with the paper of the post, by whatever name the advertisement calls it', () => {
    const coder = parseResumeText(
      'Ann Lee\n\nExperience\nClinical Coder, Elm Trust, 2018 - present\n- Code 40 episodes a day\n\nQualifications\nNational Clinical Coding Qualification, 2012',
    );
    const job = 'Clinical Coding Analyst\nRequirements\n- Four years in a hospital and the ACC';
    expect(askedPapers(gatherFacts(coder, job, TODAY)).papers).toEqual([
      'National Clinical Coding Qualification, 2012',
    ]);
  });

  it('come in the order of the advertisement, without those that nobody asks for', () => {
    expect(found.papers).toEqual(['Full clean driving licence, own car', 'Level 4 Diploma in Adult Care, 2021']);
  });

  it('put what is surely asked for before what only shares its name', () => {
    const nurse = parseResumeText(
      'Ann Lee\n\nExperience\nStaff Nurse, Elm House, 2018 - present\n- Gave medicines on two floors\n\nQualifications\nBSc Adult Nursing, 2016\nNMC registered nurse (adult), revalidated 2024',
    );
    const job =
      'Clinical Lead Nurse\nRequirements\n- Lead adult nursing on both floors\n- Registered nurse with a live NMC PIN';
    expect(askedPapers(gatherFacts(nurse, job, TODAY)).papers[0]).toBe(
      'NMC registered nurse (adult), revalidated 2024',
    );
  });

  it('take from a list of names those that are asked for', () => {
    expect(found.others).toEqual(['CareDocs, Birdie']);
  });

  it('are a list of their own behind the work, each once', () => {
    const { body } = writeLetter({
      resume,
      jobDescription: JOB,
      options: { tone: 'Plain', length: 'Medium' },
      today: TODAY,
    });
    const all = Object.values(body).join('\n');
    expect(all.match(/driving licence/gu)).toHaveLength(1);
    expect(all.indexOf('Plan weekly rotas')).toBeLessThan(all.indexOf('driving licence'));
  });

  it('leave out one that has run out, and the person is told', () => {
    expect(JSON.stringify(found)).not.toContain('First aid');
    expect(findToDo({ resume, jobDescription: JOB, today: TODAY })).toContain(
      '“First aid at work certificate, valid until 03/2025” names a date that is over, so the letter leaves it out. Renew it, or correct the date.',
    );
  });

  it.each([
    'SQL for beginners, online (2023)',
    'Hi, I am a qualified welder',
    'Welding, lapsed 2021',
    'Full licence, 6 penalty points',
  ])('leaves out what is hardly known or not held: %s', (line) => {
    expect(isWeak(line)).toBe(true);
  });
});

it('keeps abbreviations in a list and calms a shouted line', () => {
  expect(withoutWarts('8D, PFMEA, SPC')).toBe('8D, PFMEA, SPC');
  expect(withoutWarts('CDL CLASS A - CLEAN MVR')).toBe('CDL Class A - Clean MVR');
});
