import { describe, expect, it } from 'vitest';
import { findJobSkills } from './find-skills.ts';

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
