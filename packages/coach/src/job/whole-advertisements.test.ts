import { describe, expect, it } from 'vitest';
import { writeLetter } from '../letter/write-letter.ts';
import { parseResumeText } from '../resume/parse-resume.ts';
import { findJobFacts } from './find-job-facts.ts';
import { findJobSkills } from './find-job-skills.ts';

/** Advertisements as they are set in several trades, each with what once went wrong in it. */
type Advertisement = { trade: string; text: string; facts: object; asked: string[]; neverAsked: RegExp };

const ADVERTISEMENTS: Advertisement[] = [
  {
    trade: 'a ward, with the post of the person to ask behind the name',
    text: `Band 5 Registered Nurse – Acute Medical Unit
St Aldhelm's Hospital NHS Foundation Trust
Site: Poole, Longfleet Road
Reports to: Ward Manager
Main duties of the job
• Administer medication and IV therapy in line with Trust policy
• Record observations and escalate deteriorating patients
For further details contact: Name: Helen Marsh, Job title: Ward Manager, Telephone: 01202 000000`,
    facts: {
      company: "St Aldhelm's Hospital NHS Foundation Trust",
      roleTitle: 'Band 5 Registered Nurse',
      hiringManagerName: 'Helen Marsh',
    },
    asked: ['Administer medication', 'IV therapy', 'Record observations'],
    neverAsked: /poole|longfleet|manager/iu,
  },
  {
    trade: 'a school, with pay scales and the head teacher',
    text: `Oakfield Academy
Teacher of Mathematics (KS3–KS5)
MPS/UPS – full time – from September 2026
Headteacher: Mrs R. Okafor
The successful candidate will:
- have QTS and a degree in mathematics
- use assessment data to plan lessons
Applications to Mrs J. Pell, HR Officer.`,
    facts: { company: 'Oakfield Academy', roleTitle: 'Teacher of Mathematics', hiringManagerName: 'Mrs J. Pell' },
    asked: ['Mathematics', 'QTS', 'Plan lessons'],
    neverAsked: /mps|ups|mrs|okafor|pell/iu,
  },
  {
    trade: 'a kitchen, with the benefits on top and no other heading',
    text: `Staff benefits
Meals on duty, tips shared equally, 50% off rooms.

The Gannet, a seafood restaurant with rooms, is looking for a Sous Chef for the summer season. Live-in available.
You'll order fish daily and train two commis.
You'll need Level 2 Food Safety and a calm head.`,
    facts: { company: '', roleTitle: 'Sous Chef', hiringManagerName: '' },
    asked: ['Food safety', 'Train two commis'],
    neverAsked: /benefits|tips|live/iu,
  },
  {
    trade: 'a building site, in labels',
    text: `Site Manager - Residential new build
Client: Penfold Homes
Project: 84 units, timber frame, Milton Keynes
Start: ASAP – 14 months
Must have:
SMSTS, CSCS Black card, First Aid at Work
Proven track record running sites of 50+ plots
Contact Lee Draper - 07700 900000`,
    facts: { roleTitle: 'Site Manager', hiringManagerName: 'Lee Draper' },
    asked: ['CSCS', 'First aid', 'SMSTS'],
    neverAsked: /penfold|units|milton|plots|client|project/iu,
  },
  {
    trade: 'a studio, with a greeting and the person behind her post',
    text: `Job Title: Brand Designer (Mid-weight)
Company: Studio Marrow
Based in: Glasgow Southside, 3 days a week in the studio
Hello! We make identities for museums.
You'll have
– Illustrator, InDesign, Figma; After Effects is a plus
To apply, email a PDF portfolio (max 10MB) to our studio manager, Isla Kerr.`,
    facts: { company: 'Studio Marrow', roleTitle: 'Brand Designer', hiringManagerName: 'Isla Kerr' },
    asked: ['Adobe Illustrator', 'Adobe InDesign', 'Figma'],
    neverAsked: /hello|email|pdf|southside|studio/iu,
  },
  {
    trade: 'a county, with shouted headings',
    text: `Department of Housing and Community Services
POSITION TITLE: Program Analyst II
CLASSIFICATION: Grade 21
FLSA STATUS: Exempt
POSTING #: 26-0417
OPEN UNTIL: Filled
GENERAL STATEMENT OF DUTIES
Analyzes housing program data; does related work as required.
ILLUSTRATIVE EXAMPLES OF WORK
Prepares statistical reports for state grants;
KNOWLEDGE, SKILLS AND ABILITIES
Knowledge of grant administration; working knowledge of SQL or Access.`,
    facts: { roleTitle: 'Program Analyst II' },
    asked: ['Grant administration', 'SQL'],
    neverAsked: /grade|flsa|exempt|status|posting|until|filled|statement|illustrative|does/iu,
  },
  {
    trade: 'a hotel supplier, that names who hires in a sentence',
    text: `Sales Development Representative | Harbourlight CRM | Dublin 2 (hybrid)
At Harbourlight CRM we sell to hotels.
Day to day: cold calling (60+ dials), keeping Salesforce clean.
Hiring manager is Ciara Byrne. Apply on our careers page.`,
    facts: {
      company: 'Harbourlight CRM',
      roleTitle: 'Sales Development Representative',
      hiringManagerName: 'Ciara Byrne',
    },
    asked: ['Cold calling', 'Salesforce'],
    neverAsked: /dials|byrne/iu,
  },
];

const letterTo = (jobDescription: string) =>
  writeLetter({
    resume: parseResumeText(
      'Ann Lee\nExperience\nTeam Leader, Elm Works, 2019 – Present\n• Kept stock records in Excel',
    ),
    jobDescription,
    options: { tone: 'Plain', length: 'Medium' },
    today: '2026-11-20',
  });

describe('an advertisement as a whole', () => {
  it.each(ADVERTISEMENTS)('of $trade says who looks for whom', ({ text, facts }) => {
    expect(findJobFacts(text)).toMatchObject(facts);
  });

  it.each(ADVERTISEMENTS)('of $trade asks for what one can do', ({ text, asked, neverAsked }) => {
    const { required, niceToHave } = findJobSkills(text);
    expect(required.map(({ wording }) => wording)).toEqual(expect.arrayContaining(asked));
    for (const { wording } of [...required, ...niceToHave]) expect(wording).not.toMatch(neverAsked);
  });
});

describe('a letter', () => {
  it.each([
    ['Welder\nEMPLOYER: BRAITHWAITE & SONS LTD', 'Braithwaite & Sons Ltd'],
    ['Welder\nCompany: BRIDGE FORGE OF LEEDS INC', 'Bridge Forge of Leeds Inc'],
    ['Welder\nCompany: KPMG LLP', 'KPMG LLP'],
    ['Welder\nCompany: IKEA', 'IKEA'],
    ['Welder\nCompany: BMW Group', 'BMW Group'],
  ])('to "%s" names the company as it is written', (text, company) => {
    const { heading, introduction } = letterTo(text);
    expect(heading.hiringCompanyName).toBe(company);
    expect(introduction).toContain(company);
  });

  it.each([
    ['Welder\nYour contact: Frau Sabine Vogel', 'Dear Sabine Vogel,'],
    ['Welder\nYour contact: Frau Vogel', 'Dear Ms Vogel,'],
    ['Welder\nYour contact: Herr Vogel', 'Dear Mr Vogel,'],
  ])('to "%s" is addressed in its own language', (text, salutation) => {
    expect(letterTo(text).salutation).toBe(salutation);
  });
});
