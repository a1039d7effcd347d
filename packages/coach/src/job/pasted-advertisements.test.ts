import { describe, expect, it } from 'vitest';
import { writeLetter } from '../letter/write-letter.ts';
import { parseResumeText } from '../resume/parse-resume.ts';
import { findJobFacts } from './find-job-facts.ts';
import { findJobSkills } from './find-job-skills.ts';

/** Advertisements as people paste them: perks on top, pictures for bullets, several wanted at once, another country's manner. */
type Pasted = { kind: string; text: string; facts: object; asked: string[]; neverAsked: RegExp };

const PASTED: Pasted[] = [
  {
    kind: 'a ward, with what is offered on top',
    text: `What we offer
• 27 days' annual leave plus bank holidays
• Subsidised staff restaurant

Staff Nurse – Paediatric Emergency Department
Carrick Bay Hospital
Our department sees 38,000 children a year. You will administer medicines and supervise student nurses.

Essential
• NMC registration
• Experience of cannulation and venepuncture
• Compassion
Safety
Manchester, UK

Informal visits are welcome: please contact Siobhan Doyle, Matron, on 0161 000 0000.`,
    facts: { company: 'Carrick Bay Hospital', roleTitle: 'Staff Nurse', hiringManagerName: 'Siobhan Doyle' },
    asked: ['Administer medicines', 'NMC registration', 'Cannulation', 'Compassion'],
    neverAsked: /leave|restaurant|safety|manchester|matron|doyle|carrick/iu,
  },
  {
    kind: 'a warehouse that shouts for several',
    text: `WAREHOUSE OPERATIVES – NIGHT SHIFT – £13.85 p/h
Fenwright Logistics are hiring Warehouse Operatives for our new site in Daventry!!
Duties
>> Picking and packing orders
>> Stock counts
You must have
>> Own transport (no buses at night)
>> Reach truck licence
>> Steel toe cap boots
Perks
>> Free fruit
>> Attendance bonus
Leeds`,
    facts: { company: 'Fenwright Logistics', roleTitle: 'Warehouse Operative' },
    asked: ['Picking and packing', 'Stock counts', 'Reach truck'],
    neverAsked: /fruit|bonus|boots|transport|leeds|daventry|night/iu,
  },
  {
    kind: 'a start-up, with pictures for bullets',
    text: `🚀 Founding Backend Engineer @ Loomly Labs (Remote, EU timezones)

tl;dr – we're 6 people, seed funded, building the payroll API for gig work.

What you'll do:
👉 Own our Rust services end to end
👉 Set up observability (Grafana, OpenTelemetry)

You:
✅ Deep knowledge of PostgreSQL
Perks:
🌴 30 days off
💻 M4 MacBook`,
    facts: { company: 'Loomly Labs', roleTitle: 'Founding Backend Engineer' },
    asked: ['Rust', 'Grafana', 'PostgreSQL'],
    neverAsked: /payroll|macbook|days|timezones|loomly/iu,
  },
  {
    kind: 'an agency in India',
    text: `Greetings from Saffron Threads Pvt Ltd!!

Designation: Senior Executive - Digital Marketing
Location: Andheri East, Mumbai
CTC: 5 - 7 LPA
Working Days: 5.5 days (2nd and 4th Sat off)

JD:
1. Managing Google Ads and Meta Ads budgets
2. Preparing MIS reports for management

Interested candidates can share their updated resume on hr@saffronthreads.example or whatsapp on 98000 00000 (Ms. Kavita Rao).`,
    facts: {
      company: 'Saffron Threads Pvt Ltd',
      roleTitle: 'Senior Executive - Digital Marketing',
      hiringManagerName: 'Ms. Kavita Rao',
    },
    asked: ['Google Ads', 'Meta Ads', 'Preparing MIS reports'],
    neverAsked: /lpa|ctc|rao|greetings|days|andheri/iu,
  },
  {
    kind: 'a factory whose English is translated',
    text: `We are searching per immediately a

CNC Machinist (m/f/d)

Feinwerk Hoffmann GmbH, Industriestraße 14, 73430 Aalen

Your profile
– Programming with Heidenhain and Siemens 840D
– German level B2

We offer you
– An attractive remuneration according to tariff

Your contact person: Herr Jürgen Albrecht, Tel. 07361 000000`,
    facts: {
      company: 'Feinwerk Hoffmann GmbH',
      roleTitle: 'CNC Machinist',
      companyAddress: 'Industriestraße 14, 73430 Aalen',
    },
    asked: ['Heidenhain', 'Siemens 840D', 'German'],
    neverAsked: /remuneration|industrie|aalen|albrecht|tariff/iu,
  },
  {
    kind: 'a network, told by who hires',
    text: `✨ Come and work with me! ✨

I'm hiring an Analytics Engineer for my team at Corvid Maps 🗺️

What you'll own:
➡️ Our dbt models and Snowflake warehouse

The good stuff:
🏖️ 28 days off
📚 £1,000 learning budget

Hannah Weiss
Head of Data`,
    facts: { company: 'Corvid Maps', roleTitle: 'Analytics Engineer', hiringManagerName: 'Hannah Weiss' },
    asked: ['dbt', 'Snowflake'],
    neverAsked: /budget|weiss|corvid|days/iu,
  },
];

describe('an advertisement as it is pasted', () => {
  it.each(PASTED)('from $kind says who looks for whom', ({ text, facts }) => {
    expect(findJobFacts(text)).toMatchObject(facts);
  });

  it.each(PASTED)('from $kind asks for what one can do', ({ text, asked, neverAsked }) => {
    const { required, niceToHave } = findJobSkills(text);
    expect(required.map(({ wording }) => wording)).toEqual(expect.arrayContaining(asked));
    for (const { wording } of [...required, ...niceToHave]) expect(wording).not.toMatch(neverAsked);
  });

  it.each(['Plain', 'Warm', 'Formal'] as const)('for several is answered by one, in a %s letter', (tone) => {
    const { introduction } = writeLetter({
      resume: parseResumeText('Ann Lee\nExperience\nPacker, Elm Works, 2019 – Present\n• Kept stock records in Excel'),
      jobDescription: PASTED[1]?.text ?? '',
      options: { tone, length: 'Short' },
      today: '2026-11-20',
    });
    expect(introduction).toMatch(/Warehouse Operative(?!s)/u);
    expect(introduction).toContain('Fenwright Logistics');
  });
});
