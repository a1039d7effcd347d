import { describe, expect, it } from 'vitest';
import { findJobSkills } from './find-job-skills.ts';

const asked = (text: string) => {
  const { required, niceToHave } = findJobSkills(text);
  return [...required, ...niceToHave].map(({ wording }) => wording);
};

describe('a point of a list', () => {
  it.each([
    ['- Python\n- Safety', ['Python']],
    ['• Safety\n• Quality\n• Growth\n• Python', ['Python']],
    ['Python, Safety, Leeds, Remote', ['Python']],
    ['- Python\n- Own tools\n- Steel toe cap boots\n- Own transport', ['Python']],
    ['- Python\n- Other duties as assigned', ['Python']],
    ['- Python\n- CTC: 5 - 7 LPA\n- 12 LPA', ['Python']],
    ['- Python\n- Up to £28,000 DOE\n- 2 posts', ['Python']],
  ])('asks for nothing by a bare word, a thing or pay: "%s"', (text, skills) => {
    expect(asked(text)).toEqual(skills);
  });

  it.each([
    ['- Knowledge of safety\n- Python', 'Safety'],
    ['- Food safety\n- Python', 'Food safety'],
    ['- £2m budget management\n- Python', 'Budget management'],
    ['- Own our roadmap planning\n- Python', 'Roadmap planning'],
    ['- Supervise pupils at lunch\n- Python', 'Supervise pupils'],
    ['- Advise tenants\n- Python', 'Advise tenants'],
  ])('asks for what it says besides: "%s"', (text, skill) => {
    expect(asked(text)).toContain(skill);
  });
});

describe('what is said of the employer', () => {
  it.each([
    ['We are looking for a chef for our busy independent coffee shop.', 'Independent'],
    ['We are recruiting Plumbers. You know SQL.', 'Recruiting'],
    ['You are a confident user of Proclaim.', 'Confident'],
    ['Drop in with a CV or email hello@corner.example', 'Email correspondence'],
    ['Skills: SQL\nCompany: Elm Ltd, Hauptstraße 12, 10115 Berlin', 'Hauptstraße 12'],
    ['Interested? Send a CV.', 'Interested'],
  ])('"%s" asks for no "%s"', (text, skill) => {
    expect(asked(text)).not.toContain(skill);
  });

  it('leaves the tool that somebody is a confident user of', () => {
    expect(asked('You are a confident user of Proclaim.')).toContain('Proclaim');
  });

  it.each(['We offer you', 'What awaits you', 'What you can expect from us', 'The good stuff'])(
    'stands below the heading "%s"',
    (heading) => {
      expect(asked(`Requirements\n- Python\n\n${heading}\n- An attractive remuneration\n- Excel courses`)).toEqual([
        'Python',
      ]);
    },
  );

  it('ends where a heading says who is looked for', () => {
    expect(asked('What we offer\n- Gym\n\nWho we are looking for\nConfident with Excel')).toContain('Microsoft Excel');
  });
});

describe('a word that means something else here', () => {
  it.each([
    ['- Hive inspections and queen rearing\n- A driving licence', 'Apache Hive'],
    ['- Experience of Airflow and tooth whitening', 'Apache Airflow'],
    ['- Reliable transport is essential\n- Python', 'Transport'],
    ['- Reliable transport is essential\n- Python', 'Reliable'],
    ['You will be supported by an experienced nurse. You know Excel.', 'Nursing'],
    ['- CCA certification or ability to obtain within 12 months\n- Python', 'Obtain'],
    ['- Kindness. Seriously.\n- Python', 'Seriously'],
    ['- German at B1 or better\n- Python', 'Better'],
  ])('"%s" asks for no "%s"', (text, skill) => {
    expect(asked(text)).not.toContain(skill);
  });

  it.each([
    ['Experience with Hive, Spark and Airflow', ['Apache Hive', 'Apache Spark', 'Apache Airflow']],
    ['- React developer\n- Excel skills', ['React', 'Excel skills']],
    ['- Spanish is a plus', ['Spanish']],
  ])('but is itself in "%s"', (text, skills) => {
    expect(asked(text)).toEqual(expect.arrayContaining(skills));
  });
});

it('asks a dental practice’s staff for what it asks, and nobody for the dental plan', () => {
  const skills = asked(
    '- Experience with dental impressions and radiography\n- Python\n- Medical, dental and vision cover',
  );
  expect(skills).toContain('Radiography');
  expect(skills.join(' ')).not.toMatch(/vision|medical/i);
});

it('is only wished for from "ideally" on', () => {
  const { required, niceToHave } = findJobSkills('You know SQL and Excel, and ideally Python.');
  expect([required, niceToHave].map((skills) => skills.map(({ name }) => name))).toEqual([
    ['SQL', 'Microsoft Excel'],
    ['Python'],
  ]);
});

describe('a phrase', () => {
  it.each([
    ['- Lead a whole-class strings programme in Year 4', 'Lead a whole-class strings programme'],
    ['- Train the floor team on wine service', 'Train the floor team'],
    ['- Coded to BS EN ISO 9606-1', 'ISO 9606-1'],
    ['- Three years of experience with legal texts', 'Legal texts'],
    ['- Knowledge of Kodály approaches', 'Kodály approaches'],
  ])('is told whole: "%s"', (text, phrase) => {
    expect(asked(`Requirements\n${text}\n- Python`)).toContain(phrase);
  });

  it('names none of those with whom one has to do', () => {
    const skills = asked('What you do\n- Liaise with clergy, crematoria, florists and the registrar\n- Python');
    expect(skills.join(' ')).not.toMatch(/crematoria|florists/i);
  });

  it('takes no trade of those whom the employer supplies for one', () => {
    const text = 'We manufacture hygienic pipework for breweries, dairies and pharma. You can TIG weld.';
    expect(asked(text).join(' ')).not.toMatch(/brewer|dair/i);
  });

  it('takes nothing from the line with the name of the employer', () => {
    const text =
      'Nursery Room Leader\nLittle Acorns Day Nursery · Ofsted "Outstanding" · 48 places\n\nYour role\nPlan activities in line with ' +
      'the EYFS\nWrite learning journeys\n\nYou have\nPaediatric first aid';
    expect(asked(text).join(' ')).not.toMatch(/Acorns|Ofsted|places/);
  });
});
