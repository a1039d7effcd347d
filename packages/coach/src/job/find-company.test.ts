import { describe, expect, it } from 'vitest';
import { findJobFacts } from './find-job-facts.ts';

const companyIn = (text: string) => findJobFacts(text).company;

describe('the company', () => {
  it.each([
    ['Hiring Manager: Jane Smith Company: Acme Corp Role: Backend Engineer', 'Acme Corp'],
    ['Hiring Manager: Jane Smith, Company: Acme Corp, Position: Welder, Location: Berlin', 'Acme Corp'],
    ['Company Name\nForge Works\nJob Title\nWelder', 'Forge Works'],
    ['Company: Acme Corp, 123 Main Street, Springfield, IL 62701\nWelder', 'Acme Corp'],
    ['Company: Acme Corp, Berlin - makers of anvils\nWelder', 'Acme Corp'],
    ['Company: Foo Inc. Backend Engineer', 'Foo Inc'],
    ['Employer: Acme Corp (www.acme.com)\nWelder', 'Acme Corp'],
    ["Employer: St. Mary's School, Leeds\nPosition: Teacher of Maths", "St. Mary's School"],
    ['Company: Baker McKenzie\nParalegal', 'Baker McKenzie'],
    [
      'Senior Analyst\nAtlantic Harbour Credit Union\nAbout Atlantic Harbour\nWe lend.',
      'Atlantic Harbour Credit Union',
    ],
  ])('is what is labelled so: "%s"', (text, company) => {
    expect(companyIn(text)).toBe(company);
  });

  it.each([
    ['Recruiter: Tom Jones\nSoftware Engineer at Foo Inc.', 'Foo Inc'],
    ['Location: Leeds\nRole: Welder at Forge Works', 'Forge Works'],
    ['Project Manager: lead projects at Acme', 'Acme'],
    ['Tom Baker\nRecruiter at Hays\n\nWelder\nForge Works is hiring.', 'Forge Works'],
    ['Acme Corp\nBackend Engineer\nBerlin', 'Acme Corp'],
    ['Schweißer\nMusterfirma GmbH\nBerlin', 'Musterfirma GmbH'],
    ['Schweißer\nMusterfirma GmbH, Hauptstraße 12, 10115 Berlin', 'Musterfirma GmbH'],
    ['Customer Adviser\nNorthmoor Building Society | Harrogate branch', 'Northmoor Building Society'],
    ['Sous chef at The Salt Larder, Ballymurrish\n\nWe opened the Salt Larder in 2016.', 'The Salt Larder'],
    ['Backend Developer\n\nat Ferrywave, Edinburgh\n\nFerrywave sells ferry tickets.', 'Ferrywave'],
    ["ST OSYTH'S PRIMARY SCHOOL, LOWER HANNEY\nClass Teacher, Year 4", "St Osyth's Primary School"],
    ['Primary Teacher\nGrundschule Auenbogen gGmbH, Lindfurt am Main', 'Grundschule Auenbogen gGmbH'],
    ['Policy Adviser\nDepartment for Coastal Affairs\nGrade: HEO', 'Department for Coastal Affairs'],
    ['Greetings from Elm Threads Pvt Ltd!!\nWelder', 'Elm Threads Pvt Ltd'],
    ['Welder, Marine Works\nOrrin Steel Group, Leeds\n\nOrrin moves steel.', 'Orrin Steel Group'],
    ['Welder - Quenby Valley Transport, Leeds\n\nQuenby Valley runs buses.', 'Quenby Valley Transport'],
    ['Welder, Night Works\n\nNight shifts. We weld at night. Works council.', ''],
    ['Elm Threads Private Limited\nWelder', 'Elm Threads Private Limited'],
    ["I'm hiring a Welder for my team at Forge Works ⚒️", 'Forge Works'],
    ['Forge Works Graduate Scheme 2027\nWe take on Welders.', 'Forge Works'],
    ['Benefits\n• Lunch\n• Parking\n• Gym\n\nStaff Nurse\nCarrick Bay Hospital', 'Carrick Bay Hospital'],
    [
      "Receptionist\n\nThe Corran Inn & Lodges, Ballyskea, Co. Mayo\n\nThe Corran Inn has 62 bedrooms. Join Aoife's desk team.",
      'The Corran Inn & Lodges',
    ],
    ['# Senior Nurse\n\n## About us\nMercy Hospital is one of the oldest in the country.', 'Mercy Hospital'],
  ])('is known without a label: "%s"', (text, company) => {
    expect(companyIn(text)).toBe(company);
  });

  it.each([
    'Jane Smith is the hiring manager for this role.',
    'Company: confidential\nWelder',
    'Parent Company: Acme Holdings\nWelder',
    'Welder\nYou need English at B2.',
  ])('is empty where none is named: "%s"', (text) => {
    expect(companyIn(text)).toBe('');
  });

  it('is a name whose small form stands in its own address only', () => {
    expect(
      findJobFacts(
        'Backend Engineer\nTidewater is hiring!\nAt Tidewater you own services.\nWrite to jobs@tidewater.example.',
      ).company,
    ).toBe('Tidewater');
  });

  it.each([
    'Developer\nWe are not religious about TDD, and TDD is fine.',
    'Join the Speed team. We value speed.',
    'EEO is the law.',
    'Veterans are an asset to us.',
  ])('names nobody where a capital word is no name: "%s"', (text) => {
    expect(findJobFacts(text).company).toBe('');
  });

  it.each([
    ['ORVAL-KESSEN DISTRICT MUNICIPALITY\nNOTICE NO. 12\nPosition: Clerk', 'Orval-Kessen District Municipality'],
    ['Norrby Moduler AB  >  Jobs  >  Production  >  Form carpenter\nFull time', 'Norrby Moduler AB'],
    ["Welder\nHei! We're Fathomling!\nEvery year we weld a lot.", 'Fathomling'],
    [
      'Plant Engineer\n\nMulrooney Brothers have been taking stone since 1961. We run nine quarries.',
      'Mulrooney Brothers',
    ],
  ])('is read from the head of a notice or from what it says of itself: "%s"', (text, company) => {
    expect(companyIn(text)).toBe(company);
  });

  it('is no badge that it has or wants', () => {
    expect(companyIn('Bar Manager\nWe are going for B Corp this year.\nYou run the bar.')).not.toContain('B Corp');
    expect(companyIn("Line Leader\nWe're BRC AA+ and proud of it.\nYou lead the line.")).not.toContain('BRC');
  });

  it('is no programmable controller', () => {
    const ad = 'Technician\nYou make small adaptations in PLC code.\n- Siemens PLC knowledge: online diagnostics';
    expect(companyIn(ad)).toBe('');
    expect(companyIn('Cashier\nElm Stores PLC sells food in nine towns.')).toBe('Elm Stores PLC');
  });

  it('is no place where the work is', () => {
    const ad =
      'Scout (m/f/x)\nQqqwijk  ·  32-40 hours  ·  posted 3 days ago\nA nursery with 26 ha in Qqqwijk takes on a scout.';
    expect(companyIn(ad)).toBe('');
  });

  it('is no feast', () => {
    expect(companyIn('Embalmer wanted\nWith the new room finished at Christmas we want to take somebody on.')).toBe('');
  });
});

describe('no company is', () => {
  it.each([
    [
      "Larch Ridge Park | Ref 12\nJoin Aroha's crew.\nLarch Ridge Park is busy.\nApply to Aroha Reid, Manager",
      'Larch Ridge Park',
    ],
    ['Fitter – Elm Park, Ede\nYou find your way in a Siemens PLC.\nElm Park is open all year.', 'Elm Park'],
    [
      'Job ID 3 | Posted 2 days ago | Lelystad, hybrid\nAnalyst\nOur office is near Lelystad Zuid.\nAlder Water insures farms. Alder Water wants you.',
      'Alder Water',
    ],
  ])('a given name, a controller or a town: "%s"', (text, company) => expect(companyIn(text)).toBe(company));
});

it.each([
  [
    'COACH DRIVERS WANTED - HILL DEPOT\n\nDrive with us.\n\nLarkmoor Coaches is a family firm. Larkmoor Coaches runs 40 buses.',
    'Larkmoor Coaches',
  ],
  ['BRINDLE NUT GROWERS (PTY) LTD\nVacancy: Packhouse Clerk\nBrindle grows nuts.', 'BRINDLE NUT GROWERS (PTY) LTD'],
])('is no headline and has its legal form: "%s"', (text, company) => expect(findJobFacts(text).company).toBe(company));

it('is no team behind the post and no place of the office days', () => {
  expect(
    companyIn(
      'Software Engineer, Platform APIs (Go)\nHalden Health — Remote within the UK\n\nThe team\nPlatform APIs is a team of eight. Halden Health builds booking software.',
    ),
  ).toMatch(/^Halden Health/u);
  expect(
    companyIn(
      'DevOps Engineer\nMaplerent – Toronto, ON – hybrid, one day a week at King & Spadina\n\nMaplerent runs the booking of rental shops.',
    ),
  ).not.toContain('Spadina');
});

it('takes no program in the head for the employer that a sentence names', () => {
  const text = [
    'PAYROLL SYSTEMS ANALYST – SAP SuccessFactors Employee Central Payroll',
    '',
    'Ironbark Rail Services keeps 1,100 kilometres of track open for freight.',
    'You will write test scripts and train the payroll team.',
  ].join('\n');
  expect(companyIn(text)).toBe('Ironbark Rail Services');
});
