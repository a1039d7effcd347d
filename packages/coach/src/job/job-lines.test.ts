import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJobSkills } from './find-job-skills.ts';

/** How the parts of an advertisement are set: on one line, on several, as points, with and without signs between them. */
const SETTINGS: [string, (parts: string[]) => string][] = [
  ['sentences of one line', (parts) => `${parts.join('. ')}.`],
  ['sentences on lines', (parts) => `${parts.join('.\n')}.`],
  ['lines', (parts) => parts.join('\n')],
  ['points with a hyphen', (parts) => parts.map((part) => `- ${part}`).join('\n')],
  ['points with a dot', (parts) => parts.map((part) => `• ${part}`).join('\n')],
  ['points of one line', (parts) => parts.map((part) => `• ${part}`).join(' ')],
  ['ticks', (parts) => parts.map((part) => `✓ ${part}`).join('\n')],
  ['pictures', (parts) => parts.map((part) => `📍 ${part}`).join('\n')],
  ['numbers', (parts) => parts.map((part, index) => `${index + 1}. ${part}`).join('\n')],
  ['bars', (parts) => parts.join(' | ')],
  ['semicolons', (parts) => parts.join('; ')],
  ['commas', (parts) => parts.join(', ')],
  ['slashes', (parts) => parts.join(' / ')],
  ['dashes between the parts', (parts) => parts.join(' – ')],
  ['spaces only', (parts) => parts.join(' ')],
  ['dashes behind the labels', (parts) => parts.map((part) => part.replace(': ', ' - ')).join('\n')],
  ['long dashes of one line', (parts) => `${parts.map((part) => part.replace(': ', ' – ')).join('. ')}.`],
  ['bold labels', (parts) => parts.map((part) => part.replace(/^([^:]+:)/u, '**$1**')).join('\n')],
  ['values below their labels', (parts) => parts.map((part) => part.replace(': ', ':\n')).join('\n')],
];
const FACTS = [
  'Location: Berlin',
  'Place of work: Munich',
  'Address: 12 High Street, Leeds',
  'Office: Berlin Mitte',
  'Offices: Leeds Dock',
  'Our office: Canary Wharf',
  'Head office: Salford Quays',
  'Headquarters: Canary Wharf',
  'HQ: Hamburg Altona',
  'Site: Elm Park',
  'Where: Kreuzberg',
  'Based in: Leeds Dock',
  'Based: Salford Quays',
  'Hybrid: Hamburg Altona',
  'Remote: Europe only',
  'On-site: Munich Schwabing',
  'Region: Greater Manchester',
  'Postcode: LS1 4AP',
  'Position: Data Analyst',
  'Job title: Registered Nurse',
  'Title: Payroll Accountant',
  'Role: Customer Service Advisor',
  'Vacancy: Project Manager',
  'Post: Senior Welder',
  'Salary: 80,000 EUR',
  'Annual salary: USD 90,000',
  'Pay: £45k-£55k per year',
  'Compensation: competitive',
  'Rate: 500 per day',
  'Contact: Jane Smith',
  'Contact person: Dr. Jane M. Smith',
  'Hiring manager: John Doe',
  'Apply to: Jane Smith',
  'Apply to Jane Smith',
  'Contact Jane Smith at jobs@acme.com',
  'Send your CV to jobs@acme.com',
  'Call Dave on 0123 456',
  'Deadline: 1 May',
  'Closing date: 1 May 2026',
  'Apply by: 15 June',
  'Start date: immediately',
  'Start: as soon as possible',
  'Date posted: 12 March 2026',
  'Interview date: 3 May',
  'Duration: 12 months',
  'Reports to: Head of Engineering',
  'Department: Platform Tools',
  'Team: Data Platform',
  'Reference: ABC-123',
  'Ref: DA/2026/17',
  'Job ID: 4711',
  'Website: www.acme.com',
  'Website: acme.com',
  'E-mail: jobs@acme.com',
  'Phone: +49 30 1234567',
  'Opening hours: Monday to Friday',
  'Working hours: 9 am to 5 pm',
  'Shifts: 06:00 - 14:00',
  'Contract type: permanent',
  'Contract: fixed-term',
  'Employment type: Full-time',
  'Company: Acme Widgets',
  'Employer: Blue Harbor Ltd',
  'Industry: Software',
  'Seniority level: Mid-Senior',
  'Grade: C',
  'Travel: up to 20%',
  'Benefits: pension, gym',
  'Annual leave: 25 days',
];

const wordings = (text: string) => {
  const { required, niceToHave } = findJobSkills(text);
  const shown = (skills: { wording: string }[]) => skills.map(({ wording }) => wording).sort();
  return { required: shown(required), niceToHave: shown(niceToHave) };
};

describe('a fact of an advertisement', () => {
  it.each(FACTS)('"%s" is no skill, however the advertisement is set', (fact) => {
    const asked = { required: ['Docker', 'Python', 'SQL'], niceToHave: ['Rust'] };
    for (const [name, set] of SETTINGS) {
      const text = set(['Skills: Python, SQL, Docker', fact, 'Nice to have: Rust']);
      expect({ name, ...wordings(text) }).toEqual({ name, ...asked });
    }
  });

  it('leaves an advertisement of many facts as it is, in any order and setting', () => {
    const setting = fc.constantFrom(...SETTINGS.map(([, set]) => set));
    fc.assert(
      fc.property(fc.shuffledSubarray(FACTS, { maxLength: 6 }), fc.nat({ max: 6 }), setting, (facts, at, set) => {
        const parts = [...facts.slice(0, at), 'Skills: Python, SQL, Docker', ...facts.slice(at)];
        expect(wordings(set(parts)).required).toEqual(['Docker', 'Python', 'SQL']);
      }),
    );
  });

  it.each([
    ['Python, SQL, Berlin, 1 May, 80,000 EUR, jobs@acme.com, www.acme.com, +49 30 123456'],
    ['Full-time | Permanent | Remote | Python | SQL | €60,000 – €70,000 | Mon-Fri'],
    ['Python, SQL, apply to Jane Smith'],
    ['Skills: Python, SQL, Title: Payroll Accountant, Apply to Jane Smith'],
    ['Python and SQL. Reports to the Head of Sales.'],
    ['Python and SQL. Location: Berlin. Contact: J. Smith. Deadline: 1 May. Fixed-term.'],
    ['Deadline\n1 May\nReports to\nHead of Sales\nSkills\nPython, SQL'],
  ])('is known among skills too: "%s"', (text) => {
    expect(wordings(text).required).toEqual(['Python', 'SQL']);
  });

  it.each([
    ['Location: Berlin. You need Python.', ['Python']],
    ['Company: Acme Ltd. Python is required.', ['Python']],
    ['Grade: C. Python and SQL.', ['Python', 'SQL']],
    ['Travel\nPython', ['Python']],
    ['Benefits:\n- Excel training\n- Gym\nRequirements:\n- Python', ['Python']],
    ['Applications: SAP, Python', ['Python', 'SAP']],
    ['Skills: Payroll, compensation. Location: Leeds.', ['Compensation', 'Payroll']],
    ['You contact suppliers and apply machine learning to prices.', ['Machine learning']],
  ])('ends where the next demand begins: "%s"', (text, required) => {
    expect(wordings(text).required).toEqual(required);
  });
});

describe('a place', () => {
  it.each([
    ['Office: Word, Excel. Python.', ['Microsoft Excel', 'Microsoft Word', 'Python']],
    ['Office: Excel\nSQL', ['Microsoft Excel', 'SQL']],
    ['Hybrid\nTeamwork\nPython', ['Python', 'Teamwork']],
    ['Office\nBerlin Mitte\nPython', ['Python']],
    ['Where\nPython', ['Python']],
    ['Python, SQL, Berlin Mitte', ['Python', 'SQL']],
    ['- Python\n- Central London\n- London Bridge', ['Python']],
    ['📍 Elm Park\n🎯 Python', ['Python']],
    ['- Python\n- Leeds\n- Manchester, UK\n- Remote\n- Remote (UK)', ['Python']],
    ['- Python\n- Newcastle\n- Aalen, Germany\n- Bristol / Bath\n- Dublin 2\n- Norwich city centre', ['Python']],
    ['📍 Location: Elm Park\nPython', ['Python']],
  ])('is told from what is asked for: "%s"', (text, required) => {
    expect(wordings(text).required).toEqual(required);
  });
});

describe('a title', () => {
  it.each([
    ['Position: Data Analyst\nYou need SQL.', ['SQL']],
    ['Role\nData Analyst\nSQL', ['SQL']],
    ['Position:\nData Analyst\nRequirements:\n- SQL', ['SQL']],
    ['Data Analyst\nOffice: Berlin Mitte\nSkills: Python, SQL', ['Python', 'SQL']],
    ['Role: Payroll\nSkills: SQL', ['SQL']],
  ])('asks for nothing by itself: "%s"', (text, required) => {
    expect(wordings(text).required).toEqual(required);
  });

  it.each([
    ['Position: Data Analyst\nYou will do data analysis in SQL.', ['Data analysis', 'SQL']],
    ['Position: Data Analyst. Skills: data analysis, SQL.', ['Data analysis', 'SQL']],
    ['Role: React Developer\nTypeScript', ['React', 'TypeScript']],
    ['Job title: React Developer\nTypeScript', ['React', 'TypeScript']],
    ['Role: You run the payroll. You need Excel.', ['Microsoft Excel', 'Payroll']],
    ['Role: manage budgets and plan shifts', ['Manage budgets', 'Plan shifts']],
    ['Welder\nPunctuality', ['Punctuality']],
    ['Experience as a data analyst\nSQL', ['Data analysis', 'SQL']],
    ['Position: Welder', ['Welding']],
    ['Data Analyst', ['Data analysis']],
  ])('leaves what is asked for beside it: "%s"', (text, required) => {
    expect(wordings(text).required).toEqual(required);
  });
});

describe('a label of skills', () => {
  it.each([
    ['Hard skills:\n- Python\n- SQL\nSoft skills:\n- Communication', ['Communication', 'Python', 'SQL']],
    ['Hard skills: Python, SQL. Soft skills: Communication.', ['Communication', 'Python', 'SQL']],
    ['Hard skills\nPython\nSQL\nSoft skills\nCommunication', ['Communication', 'Python', 'SQL']],
    ['Frameworks: Django. Tools: Jira, Confluence.', ['Confluence', 'Django', 'JIRA']],
    ['Required: Kafka. Your stack: Python.', ['Apache Kafka', 'Python']],
    ['Requirements – Python, SQL', ['Python', 'SQL']],
  ])('of "%s" is none', (text, required) => {
    expect(wordings(text).required).toEqual(required);
  });

  it.each([
    'Required: Go, Kafka. Nice to have: Rust. Location: Berlin.',
    'Required: Go, Kafka\nNice to have: Rust\nLocation: Berlin',
    'Nice to have: Rust. Required: Go, Kafka.',
    '- Required: Go, Kafka\n- Nice to have: Rust',
    'Required - Go, Kafka. Nice to have - Rust.',
  ])('tells within a line what is a plus: "%s"', (text) => {
    expect(wordings(text)).toEqual({ required: ['Apache Kafka', 'Go'], niceToHave: ['Rust'] });
  });
});
