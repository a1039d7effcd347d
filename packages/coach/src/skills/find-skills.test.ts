import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJobSkills } from '../job/find-job-skills.ts';
import { findSkills } from './find-skills.ts';
import { getSkillLexicon } from './skill-lexicon.ts';

const namesIn = (text: string) => findSkills(text).map((mention) => mention.name);

describe('the lexicon', () => {
  it('knows at least 2,500 hard and 150 soft skills', () => {
    const skills = [...getSkillLexicon().skills.values()];
    expect(skills.filter((skill) => skill.category === 'hard').length).toBeGreaterThanOrEqual(2500);
    expect(skills.filter((skill) => skill.category === 'soft').length).toBeGreaterThanOrEqual(150);
  });

  it('implies only skills that it has', () => {
    const { skills } = getSkillLexicon();
    const unknown = [...skills.values()].flatMap((skill) => skill.implies).filter((name) => !skills.has(name));
    expect(unknown).toEqual([]);
  });
});

describe('finding skills', () => {
  it.each([
    ['C# and SQL', 'C#', 'C'],
    ['C++ under Linux', 'C++', 'C'],
    ['React Native apps', 'React Native', 'Vue.js'],
    ['JavaScript only', 'JavaScript', 'Java'],
  ])('reads "%s" as %s and not as %s', (text, present, absent) => {
    expect(namesIn(text)).toContain(present);
    expect(namesIn(text)).not.toContain(absent);
  });

  it.each([
    ['We go the extra mile and go to market fairs', 'Go'],
    ['Excel at what you do', 'Excel'],
    ['You excel at teamwork', 'Microsoft Excel'],
    ['Take a rest, the rest is easy', 'REST APIs'],
    ['The R&D department', 'R'],
    ['Vitamin C and D', 'C'],
    ['Express your ideas', 'Express.js'],
    ['You react quickly', 'React'],
    ['Swift action is needed', 'Swift'],
    ['our finance team', 'Finance'],
    ['You will succeed', 'Wills'],
  ])('does not read "%s" as %s', (text, name) => {
    expect(namesIn(text)).not.toContain(name);
  });

  it.each([
    ['Services in Go and Python', 'Go'],
    ['Statistics with R and SPSS', 'R'],
    ['python, go, docker', 'Go'],
    ['C, C++ and Python', 'C'],
    ['Proficient in Excel and Word', 'Microsoft Excel'],
    ['led a team of 6', 'Leadership'],
    ['Explained results to stakeholders', 'Communication'],
    ['managing stakeholders across regions', 'Stakeholder management'],
    ['ability to work independently', 'Independence'],
    ['organisational and time management skills', 'Organization skills'],
    ['experience in finance', 'Finance'],
    ['熟悉Python和Docker', 'Docker'],
  ])('finds in "%s" the skill %s', (text, name) => {
    expect(namesIn(text)).toContain(name);
  });

  it('adds what a skill implies, with the words that imply it', () => {
    const mentions = findSkills('Built it with React on PostgreSQL');
    expect(mentions.find((mention) => mention.name === 'JavaScript')?.evidence).toBe('React');
    expect(mentions.find((mention) => mention.name === 'SQL')?.evidence).toBe('PostgreSQL');
  });

  it('quotes evidence that stands verbatim in any text', () => {
    const words = fc.constantFrom(
      'Python',
      'led',
      'a',
      'team',
      'of',
      '6',
      'nursing',
      ',',
      'and',
      'Excel',
      'C++',
      '\n',
      'go',
      'SQL',
      'é',
      '–',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
        const text = parts.join(' ');
        for (const mention of findSkills(text)) expect(text).toContain(mention.evidence);
      }),
    );
  });

  it('survives any text and names each skill once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 }), (codes) => {
        const names = namesIn(String.fromCharCode(...codes));
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it('finds the same skills in capitals as in lower-case lists', () => {
    expect(new Set(namesIn('PYTHON, DOCKER, KUBERNETES, SQL'))).toEqual(
      new Set(namesIn('python, docker, kubernetes, sql')),
    );
  });
});

describe('finding the skills of a job', () => {
  const job = `About us
We are a leading provider of cloud software.
Requirements
- 5 years of experience with Python and Docker; Go preferred
- Knowledge of moisture mapping and crop scouting drones
Nice to have
- Kubernetes
Benefits
- Excel training and dental insurance`;

  it('tells required from nice to have by headings and cues', () => {
    const { required, niceToHave } = findJobSkills(job);
    expect(required.map((mention) => mention.name)).toEqual(expect.arrayContaining(['Python', 'Docker']));
    expect(niceToHave.map((mention) => mention.name)).toEqual(expect.arrayContaining(['Go', 'Kubernetes']));
  });

  it('leaves out benefits and what the company says of itself', () => {
    const { required, niceToHave } = findJobSkills(job);
    const names = [...required, ...niceToHave].map((mention) => mention.name);
    expect(names).not.toContain('Microsoft Excel');
    expect(names).not.toContain('Cloud computing');
  });

  it('takes phrases that no lexicon knows from behind a cue', () => {
    expect(findJobSkills(job).required.map((mention) => mention.name)).toContain('Moisture mapping');
  });

  it('counts a skill that is required anywhere as required', () => {
    const { required, niceToHave } = findJobSkills('Python is required.\nNice to have:\nPython, Rust lang');
    expect(required.map((mention) => mention.name)).toContain('Python');
    expect(niceToHave.map((mention) => mention.name)).not.toContain('Python');
  });

  it('finds nothing in a text without demands', () => {
    expect(findJobSkills('The office is close to the station.')).toEqual({ required: [], niceToHave: [] });
  });
});

describe('finding skills in an advertisement', () => {
  const wordings = (text: string) => findJobSkills(text).required.map(({ wording }) => wording);

  it.each(['What we require', 'What you will do', "What you'll be doing", 'Your mission', 'The Person'])(
    'reads what stands below "%s" after a note on the company',
    (heading) => {
      expect(wordings(`About us\nWe build cloud software.\n${heading}\n- Docker\n- Python`)).toEqual([
        'Docker',
        'Python',
      ]);
    },
  );

  it('takes a label such as a place for its own line only', () => {
    expect(wordings('Location: Daventry. Pay: 12 an hour\nYou need:\n- Forklift licence')).toEqual([
      'Forklift licence',
    ]);
  });

  it.each([
    ['Strong communication.', 'Communication'],
    ['Experience with k8s and wiring', 'Kubernetes (k8s)'],
    ['Experience with k8s and wiring', 'Wiring'],
    ['You will draft parliamentary answers for ministers', 'Draft parliamentary answers'],
    ['- Good timekeeping', 'Timekeeping'],
    ['- PLCs (Siemens S7), inverters and sensors', 'Inverters'],
    ['- NVQ Level 2 in Thatching', 'NVQ Level 2 in Thatching'],
  ])('answers "%s" with %s, in the words of the job', (text, wording) => {
    expect(wordings(text)).toContain(wording);
  });

  it.each([
    ['We are a friendly team in an inclusive environment.', 'Friendly'],
    ['Leeds City Centre', 'LEED'],
    ['You will own services in production.', 'Manufacturing'],
    ['Lumara is located near the station and offers free parking.', 'Parking'],
  ])('does not read from "%s" the skill %s', (text, wording) => {
    expect(wordings(text)).not.toContain(wording);
  });

  it('keeps another wording of a skill where it says something else', () => {
    expect(wordings('Flow cytometry\nExperience with FlowJo and flow cytometry')).toEqual(['Flow cytometry', 'FlowJo']);
  });
});

describe('names that mean something else', () => {
  const wordings = (job: string) => findJobSkills(job).required.map(({ wording }) => wording);

  it.each([
    ['Training in DBT or trauma-focused therapy.', 'dbt'],
    ['Security hardening of our servers is required.', 'Securities'],
    ['Experience with FMLA, ADA and FLSA is required.', 'Ada'],
    ['You will serve meals to patients.', 'Patients'],
  ])('"%s" asks for no %s', (sentence, wording) => {
    expect(wordings(sentence)).not.toContain(wording);
  });

  it('takes those with whom one works for no skill', () => {
    expect(wordings('Collaborate with physicians, product managers and social workers.').join()).not.toMatch(
      /workers|manag/iu,
    );
  });

  it('keeps a duty whole behind "and"', () => {
    expect(wordings('You will design and operate batch and streaming pipelines with care.')).toContain(
      'Design and operate batch and streaming pipelines',
    );
  });
});

describe('short names of skills', () => {
  const wordings = (job: string) => findJobSkills(job).required.map(({ wording }) => wording);

  it.each([
    ['Go', ['Go']],
    ['go', ['Go']],
    ['R', ['R']],
    ['C', ['C']],
    ['Requirements:\n- Go\n- PostgreSQL', ['Go', 'PostgreSQL']],
    ['Requirements:\n* Go', ['Go']],
    ['Requirements:\nGo', ['Go']],
    ['Requirements:\n- R\n- Python\n- C', ['R', 'Python', 'C']],
    ['✓ Go\n➢ R\na) C', ['Go', 'R', 'C']],
    ['Requirements: • Go • R • C', ['Go', 'R', 'C']],
    ['Requirements: Go; R; C', ['Go', 'R', 'C']],
    ['Requirements: Go / R / C', ['Go', 'R', 'C']],
    ['- Go (3 years and more)', ['Go']],
    ['Go, teamwork, English', ['Go', 'Teamwork', 'English']],
    ['- Word\n- Teams\n- Swift', ['Microsoft Word', 'Microsoft Teams', 'Swift']],
    ['Language: Go', ['Go']],
    ['Must know Go.', ['Go']],
    ['You use R every day.', ['R']],
    ['We hire an R programmer.', ['R']],
  ])('"%s" asks for %j', (job, skills) => {
    expect(wordings(job).toSorted()).toEqual(skills.toSorted());
  });

  it.each([
    ['We go the extra mile.', 'Go'],
    ['You are on the go and let us go far.', 'Go'],
    ['Go the extra mile, be kind.', 'Go'],
    ['Our plan C is to win.', 'C'],
    ['Team A, team B and team C', 'C'],
    ['Driving licence: B, C', 'C'],
    ['Driving licence categories B, C and D', 'D'],
    ['Vaccines against hepatitis B and C', 'C'],
    ['Grade: C', 'C'],
    ['Block: C', 'C'],
    ['Teams, communication and trust', 'Microsoft Teams'],
    ['You join our Team. Word and Excel.', 'Microsoft Teams'],
    ['Our values: Safe, Swift, Express', 'Swift'],
  ])('"%s" does not ask for %s', (job, skill) => {
    expect(wordings(job)).not.toContain(skill);
  });
});
