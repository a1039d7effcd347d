import { describe, expect, it } from 'vitest';
import { writeLetter } from '../letter/write-letter.ts';
import { parseResumeText } from '../resume/parse-resume.ts';
import { findJobFacts } from './find-job-facts.ts';

const roleIn = (text: string) => findJobFacts(text).roleTitle;

describe('the role', () => {
  it.each([
    ['Hiring Manager: Jane Smith\nCompany: Acme Corp\n…\nBackend Engineer.', 'Backend Engineer'],
    ['Seafood Buyer / Dock Mgr   ***Point Judith***  Full-Time\nWe buy fish.', 'Seafood Buyer / Dock Mgr'],
    ['Hiring Manager: Jane Smith Company: Acme Corp Role: Backend Engineer', 'Backend Engineer'],
    [
      'SENIOR VETERINARY NURSE - Surgery & After Hours\nElm Hospital\n\nWhat you do\n- Nurse pets',
      'Senior Veterinary Nurse',
    ],
    ['Hiring Manager: Jane Smith. Company: Acme Corp. Backend Engineer. You know Go.', 'Backend Engineer'],
    ['Hiring Manager: Jane Smith | Employer: Acme Corp | Backend Engineer | Berlin', 'Backend Engineer'],
    ['Hiring Manager\nJane Smith\nCompany\nAcme Corp\nBackend Engineer\nBerlin', 'Backend Engineer'],
    ['hiring manager: jane smith\ncompany: acme\nrole: backend engineer', 'backend engineer'],
    ['Hiring Manager: TBD\nCompany: Acme\nWelder', 'Welder'],
    ['Jane Smith\nHiring Manager\nWelder', 'Welder'],
    ['Recruiter: Tom Jones\nSoftware Engineer at Foo Inc.', 'Software Engineer'],
    ['Recruiter - Tom Jones\nWelder', 'Welder'],
    ['Now Hiring!!\nForklift Operators - 2nd Shift - $23.50/hr\nBluewater Drinks', 'Forklift Operator'],
    ['Our client is seeking to appoint an experienced Site Supervisor for a project in Galway.', 'Site Supervisor'],
    [
      'ABOUT US\nKestrel ships parts.\nTHE JOB\nThe Warehouse Supervisor (Nights) is responsible for putaway.',
      'Warehouse Supervisor',
    ],
    ['Recruiter: Acme Talent Partners Ltd\nWelder at Forge Works', 'Welder'],
    ['Line Manager: Jane Smith\nWelder', 'Welder'],
    ['Tom Baker, Recruiter\nWelder', 'Welder'],
    ['Date posted: 3 May 2026\nReference: 4711\nVacancy: Staff Nurse, Leeds, full time', 'Staff Nurse'],
    ['Reporting to: Finance Manager\nSalary: £30k\nAccounts Clerk', 'Accounts Clerk'],
    ['Location: London | Salary: £40k\nHead of Sales', 'Head of Sales'],
    ['Title: Ms\nRole: Permanent\nWelder', 'Welder'],
  ])('is not what is labelled otherwise: "%s"', (text, role) => {
    expect(roleIn(text)).toBe(role);
  });

  it.each([
    ['Job Title: Backend Engineer\nCompany: Acme Corp\nLocation: Berlin\nDepartment: Data', 'Backend Engineer'],
    ['Job Title:\nBackend Engineer\n\nEmployer:\nAcme', 'Backend Engineer'],
    ['**Job Title:** Senior Nurse\n**Employer:** Mercy Hospital', 'Senior Nurse'],
    ['Position: Director, Product Marketing', 'Director, Product Marketing'],
    ['Role: Backend Engineer at Acme\nType: Full time', 'Backend Engineer'],
    ['JOB DESCRIPTION\nPOSITION: HEAD OF SALES\nCOMPANY: ACME', 'Head of Sales'],
    ['Job Description: Senior Nurse', 'Senior Nurse'],
    ['Job Description - Senior Nurse', 'Senior Nurse'],
    ['Title: Sr. Data Engineer\nClient: Bank of Oak', 'Sr. Data Engineer'],
    ['We’re hiring: Backend Engineer', 'Backend Engineer'],
    ['Wanted: Head Chef', 'Head Chef'],
  ])('is what is labelled so: "%s"', (text, role) => {
    expect(roleIn(text)).toBe(role);
  });

  it.each([
    ['Senior Nurse (m/f/d) - Berlin - Full time', 'Senior Nurse'],
    ['Berlin - Senior Nurse (m/f/d) - Full time', 'Senior Nurse'],
    ['Acme: Welder', 'Welder'],
    ['Project Manager: lead projects at Acme', 'Project Manager'],
    ['Contract - Java Developer - Leeds', 'Java Developer'],
    ['Urgent: Senior Nurse', 'Senior Nurse'],
    ['HR MANAGER', 'HR Manager'],
    ['Customer Service Representative wanted for a busy office.', 'Customer Service Representative'],
    ['Acme Corp - Backend Engineer', 'Backend Engineer'],
    ['Acme Corp\nBackend Engineer\nBerlin', 'Backend Engineer'],
    ['Job Description\n\nSenior Nurse\nMercy Hospital is looking for you.', 'Senior Nurse'],
    ['WE ARE HIRING!\nSENIOR NURSE\nMERCY HOSPITAL, LEEDS', 'Senior Nurse'],
    ['About us\nAcme builds anvils. We are 40.\n\nSenior Nurse\nWe need a nurse.', 'Senior Nurse'],
  ])('stands on a line of its own: "%s"', (text, role) => {
    expect(roleIn(text)).toBe(role);
  });

  it.each([
    ['We are hiring a Backend Engineer', 'Backend Engineer'],
    ['My team at Acme is looking for a Head Chef 💜\nJoin us!', 'Head Chef'],
    ['Acme is looking for a Senior Nurse to join the team.', 'Senior Nurse'],
    ['Description:\nElm seeks a Paralegal.', 'Paralegal'],
    ['Great opportunity for a Head Chef in Leeds!', 'Head Chef'],
    ['About Acme\nAcme is old.\nThe Role\nAs a Backend Engineer, you will build.', 'Backend Engineer'],
    ['Job description: Manager training in our shops every week\nWe need a Shop Manager.', 'Shop Manager'],
  ])('is named in a sentence: "%s"', (text, role) => {
    expect(roleIn(text)).toBe(role);
  });

  it.each([
    ['Recruiter\nAcme Corp\nBerlin', 'Recruiter'],
    ['Recruiter at Acme Corp', 'Recruiter'],
    ['Recruiter (m/f/d), Berlin', 'Recruiter'],
    ['Recruiter - Berlin - Full time', 'Recruiter'],
    ['Recruiter: find and hire the best people for Acme', 'Recruiter'],
    ['Recruiter: Acme Corp\nFind people for us.', 'Recruiter'],
    ['Position: Recruiter\nRecruiter: Tom Jones', 'Recruiter'],
    ['We are hiring a Recruiter.', 'Recruiter'],
    ['Hiring Manager\nAcme Corp is looking for a Hiring Manager to fill our stores.', 'Hiring Manager'],
    ['Hiring Manager – Retail\nAcme Corp is growing.', 'Hiring Manager'],
    ['Job title: Hiring Manager\nCompany: Acme', 'Hiring Manager'],
  ])('may bear the name of a label: "%s"', (text, role) => {
    expect(roleIn(text)).toBe(role);
  });

  it.each([
    '',
    'We need help with spreadsheets.',
    'Hiring Manager: Jane Smith',
    'Requirements:\n- Team leader experience\nHead Chef',
    'About us\nAcme builds anvils.\n\nWhat you will do\nWork with a Product Manager and designers.',
  ])('is empty where none is named: "%s"', (text) => {
    expect(roleIn(text)).toBe('');
  });

  it.each([
    'Staff benefits',
    'STAFF BENEFITS',
    'Staff benefits:',
    'Benefits for staff',
    'Employee perks and staff discounts',
    'Team lead perks',
    'Executive benefits',
    'Executive summary',
    'Staff wellbeing & events',
    'What we offer',
    'What our engineers say',
    'About us',
    'About our nurses',
    'About the role',
    'The role',
    'Our values',
    'Perks',
    'Meet the team lead',
    'Life at Acme',
    'Driver requirements',
  ])('is never the heading "%s"', (heading) => {
    expect(roleIn(heading)).toBe('');
    expect(roleIn(`${heading}\nFree lunch\n\nWe are kind.`)).toBe('');
    expect(roleIn(`Job details: ${heading}`)).toBe('');
    expect(roleIn(`${heading}\nFree lunch\n\nElm Care is looking for a Senior Nurse to join the ward.`)).toBe(
      'Senior Nurse',
    );
    expect(roleIn(`${heading}\nFree lunch\n\nPosition: Senior Nurse`)).toBe('Senior Nurse');
  });

  it.each(['Staff benefits', 'About us', 'Our values', 'The role', 'Executive summary', '## Staff benefits'])(
    'stands below the heading "%s"',
    (heading) => {
      expect(roleIn(`${heading}\n\nSenior Nurse\nElm Care, Leeds`)).toBe('Senior Nurse');
    },
  );

  it.each([
    'Benefits Manager',
    'Compensation and Benefits Analyst',
    'Staff Nurse',
    'Experience Designer',
    'Education Officer',
    'Payroll Clerk',
    'Events Coordinator',
    'Information Officer',
    'Life Skills Trainer',
    'Inside Sales Representative',
    'Working Student',
    'Welcome Host',
    'Executive Assistant',
  ])('may begin with the word of a heading: "%s"', (title) => {
    expect(roleIn(`${title}\nLeeds`)).toBe(title);
  });

  it('is left out of a letter whose advertisement has a heading only', () => {
    const { introduction } = writeLetter({
      resume: parseResumeText('Ann Lee\nExperience\nEngineer, Globex, 2018 – Present\n• Built a service in Go'),
      jobDescription: 'Staff benefits\nFree lunch\nYou know Go.',
      options: { tone: 'Plain', length: 'Medium' },
      today: '2026-11-20',
    });
    expect(introduction).toMatch(/the position you (?:have )?advertised/u);
    expect(introduction).not.toMatch(/benefits/iu);
  });

  it('stands in the letter without its label, beside company and addressee', () => {
    const { salutation, introduction } = writeLetter({
      resume: parseResumeText('Ann Lee\nExperience\nEngineer, Globex, 2018 – Present\n• Built a service in Go'),
      jobDescription: 'Hiring Manager: Jane Smith\nCompany: Northwind\nBackend Engineer.\nYou know Go.',
      options: { tone: 'Plain', length: 'Medium' },
      today: '2026-11-20',
    });
    expect(salutation).toBe('Dear Jane Smith,');
    expect(introduction).toMatch(/Backend Engineer at Northwind|Northwind is looking for a Backend Engineer/u);
    expect(introduction).not.toContain('Manager');
  });

  it('leaves out the praise before a title', () => {
    expect(findJobFacts('We are looking for a savvy Data Engineer.').roleTitle).toBe('Data Engineer');
  });
});
