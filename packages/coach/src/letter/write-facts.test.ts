import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { findToDo } from './letter-to-do.ts';
import { readWishes } from './read-wishes.ts';
import { writeLetter } from './write-letter.ts';

const TODAY = '2026-11-20';
const options = { tone: 'Plain', length: 'Medium' } as const;

function letterOf(resumeText: string, jobDescription: string): string {
  const letter = writeLetter({ resume: parseResumeText(resumeText), jobDescription, options, today: TODAY });
  return [letter.introduction, ...Object.values(letter.body), letter.closing].join('\n');
}

/** Without the reminder that comes last beside each letter to a known employer. */
const toDoOf = (resumeText: string, jobDescription: string) =>
  findToDo({ resume: parseResumeText(resumeText), jobDescription, today: TODAY }).filter(
    (item) => !item.includes('why you want to work'),
  );

const CLINIC =
  'Registered Nurse\nAshdown Clinic is looking for a Registered Nurse.\nRequirements: triage, Cerner, wound care.';

describe('what a letter tells', () => {
  it('claims no product of the job where the resume names another of its kind', () => {
    const text = letterOf('Ann Lee\nExperience\nNurse, Elm Hospital, 2020 – 2023\n• Documented triage in Epic', CLINIC);
    expect(text).toContain('triage');
    expect(text).not.toMatch(/cerner/iu);
  });

  it('speaks of a job that goes on in the perfect and writes its dates out', () => {
    const text = letterOf(
      'Ann Lee\nExperience\nNurse, Elm Hospital, 05/2020 – Present\n• Cut waiting time by 20%',
      CLINIC,
    );
    expect(text).toMatch(/ a Nurse\b.* since May 2020[,.]|[Ss]ince May 2020, now as a Nurse[,.]/u);
  });

  it('says since when one works for an employer over two posts there', () => {
    const text = letterOf(
      'Ann Lee\nExperience\nWard Manager, Elm Hospital, 05/2020 – Present\n• Cut waiting time by 20%\n\nNurse, Elm Hospital, 01/2016 – 04/2020\n• Documented triage in Epic',
      CLINIC,
    );
    expect(text).toMatch(/ since January 2016\b|Since January 2016 /u);
    expect(text).toMatch(/as a Nurse with the same employer \(2016 to 2020\):\n• Documented triage in Epic/iu);
    expect(text).not.toContain('May 2020');
  });

  it('names the papers of a row without the signs between them', () => {
    const text = letterOf(
      'Ann Lee\nExperience\nNurse, Elm Hospital, 2018 – Present\n• Documented triage in Epic\nCertificates\nPALS provider (2023) * TNCC provider (2022) *',
      `${CLINIC}\nYou hold a PALS provider card and a TNCC provider card.`,
    );
    expect(text).toContain('PALS provider');
    expect(text).not.toContain('*');
  });

  it('tells the years of a job, and its lines as they are written', () => {
    const text = letterOf(
      'Ann Lee\nExperience\nNurse, Elm Hospital, 2018 – 2020\n• Manage a ward of 20 beds; w/ 3 HCAs.',
      CLINIC,
    );
    expect(text).toMatch(/ I (?:was|worked as) a Nurse at Elm Hospital from 2018 to 2020,/u);
    expect(text).toContain('• Manage a ward of 20 beds; w/ 3 HCAs');
  });

  it('dates no title back that came later', () => {
    const text = letterOf(
      'Ann Lee\nExperience\nWard Manager (Nurse to 06/2022), Elm Hospital, 02/2019 – Present\n• Manage a ward of 20 beds',
      CLINIC,
    );
    expect(text).toMatch(/ a Ward Manager\b[^(]* since February 2019,|[Ss]ince February 2019, now as a Ward Manager,/u);
  });

  it('holds no degree that is expected', () => {
    const text = letterOf(
      'Ann Lee\nEducation\nB.S. in Nursing, Boston College\nExpected May 2028\nSkills\ntriage',
      CLINIC,
    );
    expect(text).toMatch(/• B\.S\. in Nursing, Boston College, (?:e|E)xpected May 2028/u);
  });

  it('names a degree and where it was earned', () => {
    const text = letterOf('Ann Lee\nEducation\nBSc Nursing, University of Leeds, 2019\nSkills\ntriage', CLINIC);
    expect(text).toContain('• BSc Nursing, University of Leeds, 2019');
  });

  it('tells of projects where there are no jobs', () => {
    const text = letterOf(
      'Ann Lee\nProjects\nHealth fair at the town hall\n- Organized triage for 140 visitors\nTreasurer, Nursing Society\n- Keep the budget of $6,500',
      CLINIC,
    );
    expect(text).toContain('In my project “Health fair at the town hall”:\n• Organized triage for 140 visitors');
  });

  it.each([
    ['Mr Steve Hanley', 'Dear Mr Hanley,'],
    ['Mrs H. Lockwood', 'Dear Mrs Lockwood,'],
    ['Ms Thistlewood Ogden', 'Dear Ms Ogden,'],
    ['Ms Chen Ruth', 'Dear Ms Chen Ruth,'],
  ])('addresses %s as is usual', (name, salutation) => {
    const resume = parseResumeText('Ann Lee\nSkills\ntriage');
    const jobDescription = `${CLINIC}\nHiring manager: ${name}`;
    expect(writeLetter({ resume, jobDescription, options, today: TODAY }).salutation).toBe(salutation);
  });

  it('names the reference of the advertisement', () => {
    const text = letterOf(
      'Ann Lee\nExperience\nNurse, Elm Hospital, 2020 – 2023\n• Documented triage in Epic',
      `${CLINIC}\nRef: AC/RN-104`,
    );
    expect(text).toContain('Registered Nurse (reference AC/RN-104) at Ashdown Clinic');
  });

  it('answers what the letter is asked to tell of, or leaves it to the person', () => {
    const job = `${CLINIC}\nSend a CV and a letter in which you tell us about a time you found a mistake.`;
    const line = (text: string) => `Ann Lee\nExperience\nNurse, Elm Hospital, 2020 – 2023\n• ${text}`;
    expect(letterOf(line('Found a wrong dose on 12 charts'), job)).toContain(
      'You ask about a time I found a mistake:\n• Found a wrong dose on 12 charts',
    );
    expect(letterOf(line('Documented triage in Epic'), job)).not.toMatch(/mistake|\[/u);
    expect(toDoOf(line('Documented triage in Epic'), job)).toEqual([
      'The advertisement asks you to write about a time you found a mistake. Add a sentence or two.',
    ]);
    expect(toDoOf(line('Found a wrong dose on 12 charts'), job)).toEqual([]);
  });

  it('tells the story with the verb and the thing of what is asked for', () => {
    const job = `${CLINIC}\nSend a CV and a few lines on the worst rota you have ever fixed.`;
    const line = (text: string) => `Ann Lee\nExperience\nNurse, Elm Hospital, 2020 – 2023\n• ${text}`;
    expect(letterOf(line('Fixed a rota with 40 open shifts'), job)).toContain(
      'You ask about the worst rota I have ever fixed:\n• Fixed a rota with 40 open shifts',
    );
    expect(letterOf(line('Fixed the labels on 40 drug cupboards'), job)).not.toMatch(/worst rota/u);
  });

  it('tells a registration and a licence that the job asks for as the resume names them', () => {
    const job = `${CLINIC}\nEssential: NMC registration. Full driving licence.`;
    const text = letterOf(
      [
        'Ann Lee\nExperience\nNurse, Elm Hospital, 2020 – 2023\n• Documented triage in Epic\nCertificates',
        'NMC registered since 2018, no conditions\nFull UK driving licence\nDiploma in Triage (first two units)',
      ].join('\n'),
      job,
    );
    expect(text).toContain('• NMC registered since 2018, no conditions');
    expect(text).toMatch(/ full UK driving licence/iu);
    expect(text).not.toContain('Diploma');
  });

  it('names neither title nor employer of a job whose parts may not belong together', () => {
    const resume = parseResumeText(
      'Ann Lee\nExperience\nNurse, Elm Hospital, 2020 – 2023\n• Documented triage in Epic',
    );
    const doubtful = { ...resume, experience: resume.experience.map((job) => ({ ...job, confidence: 0.3 })) };
    const letter = writeLetter({ resume: doubtful, jobDescription: CLINIC, options, today: TODAY });
    expect(letter.body.paraOne).toContain('• Documented triage in Epic');
    expect(JSON.stringify(letter)).not.toContain('Elm Hospital');
  });

  it('does not take the sentence behind a company for its name', () => {
    const job = 'Product Manager\n\nJoin Quillpay. We help freelancers get paid.\nRequirements: SQL.';
    const text = letterOf('Ann Lee\nSkills\nSQL', job);
    expect(text).toContain('Quillpay');
    expect(text).not.toContain('Quillpay. We');
  });

  it('answers a duty of the advertisement with the line that fits it', () => {
    const job =
      'Data Analyst\nFennimore is looking for a Data Analyst.\nYou will:\n- Design price tests in the shops of a region\n- Forecast demand for seasonal ranges';
    const text = letterOf(
      'Ann Lee\nExperience\nAnalyst, Elm Outdoor, 2020 – 2023\n• Wrote the staff newsletter\n• Ran 14 price tests in 60 shops',
      job,
    );
    expect(text).toMatch(/:\n• Ran 14 price tests in 60 shops\n/u);
  });

  it('lists the highest degree where one is asked for, also where its school is not sure', () => {
    const resume = parseResumeText(
      'Ann Lee\n\nExperience\nAnalyst, Elm Hospital, 2018 – 2023\n• Built the bed forecast\n\nEducation\nBSc Mathematics, Elm University, 2012',
    );
    const education = [
      ...resume.education,
      { institution: 'Posn', degree: 'MSc Biostatistics', startDate: '', endDate: '2014', confidence: 0.5 },
    ];
    const text = `${resume.text}\nMSc Biostatistics, Posn, 2014`;
    const job = 'Data Analyst\nRequirements\n- A completed master’s degree in statistics';
    const { body } = writeLetter({
      resume: { ...resume, education, text },
      jobDescription: job,
      options,
      today: TODAY,
    });
    expect(Object.values(body).join(' ')).toContain('MSc Biostatistics, Posn, 2014');
  });
});

describe('what an advertisement wants of the letter', () => {
  it.each([
    ['Completed application forms only, by email.', 'form'],
    ['Send your CV (no cover letter, promise).', 'no letter'],
    ['Send a CV and answer two short questions.', 'questions'],
    ['Send a CV and a cover letter.', undefined],
  ])('says in "%s" whether it wants one', (text, instead) => {
    expect(readWishes(text).instead).toBe(instead);
    expect(toDoOf('Ann Lee\nSkills\ntriage', `${CLINIC}\n${text}`)).toHaveLength(instead ? 1 : 0);
  });

  it('reminds the person of why they want to work there, unless no letter is wanted', () => {
    const itemsOf = (jobDescription: string) =>
      findToDo({ resume: parseResumeText('Ann Lee\nSkills\ntriage'), jobDescription, today: TODAY });
    expect(itemsOf(CLINIC)).toEqual([
      'The letter does not say why you want to work at Ashdown Clinic. Add a sentence if you can.',
    ]);
    expect(itemsOf(`${CLINIC}\nSend your CV (no cover letter, promise).`)).toHaveLength(1);
  });

  it.each([
    ['Send a letter. Tell us instead about one thing you fixed in a warehouse.', 'one thing you fixed in a warehouse'],
    [
      'In your motivation letter describe one case that was sent back, and why.',
      'one case that was sent back, and why',
    ],
    [
      'About the letter: please answer one question: what was the worst bug you had a hand in?',
      'what was the worst bug you had a hand in',
    ],
    [
      'If you write a few lines (four is plenty) say: how much notice, and which postcode.',
      'how much notice, and which postcode',
    ],
    ['In the letter tell us the story of a bread that failed on you.', 'a bread that failed on you'],
  ])('is found in "%s"', (text, topic) => {
    expect(readWishes(text).topic).toBe(topic);
  });

  it.each([
    ['You may use AI for your letter, but then name the tool.', 'named'],
    ['No AI-written letters please.', 'unwanted'],
    ['You will build AI products and write documentation.', undefined],
  ])('says of letters by programs what "%s" says', (text, wanted) => {
    expect(readWishes(text).programs).toBe(wanted);
  });
});

describe('what a letter leaves to the person', () => {
  const RESUME = 'Ann Lee\nExperience\nCook, Elm Hotel, 2018 – 2022\n• Improved the breakfast, complaints fell by 30%';

  it('answers no question of what one would do with what one has done', () => {
    const job = 'Cook\nIn your letter tell us how you would improve a breakfast that gets complaints.';
    expect(letterOf(RESUME, job)).not.toContain('You ask');
    expect(toDoOf(RESUME, job).join(' ')).toContain('how you would improve a breakfast');
  });

  it('names the reference where no title was read', () => {
    const job = 'We run a small hotel by the sea and it is busy. Write to us with reference HB-2031.';
    expect(letterOf(RESUME, job)).toContain('(reference HB-2031).');
  });
});

it('lists all languages where the advertisement asks for one, with the level that the resume names', () => {
  const resume =
    'Ann Lee\nExperience\nCook, Elm Hotel, 2018 – 2022\n• Cooked\n\nLanguages\nSpanish (native), English (fluent), French (conversational)';
  const text = letterOf(resume, 'Cook\nFluent French is useful in this kitchen.');
  expect(text).toContain('French (conversational)');
  expect(text).toContain('Spanish (native)');
});
