import { expect, it } from 'vitest';
import { chooseQuestions } from './choose-questions.ts';
import { questionsOf } from './question-bank.ts';
import { describedQuestions, occupationOf } from './trade-questions.ts';
import { TRAITS } from './trait-questions.ts';

it('asks in a mixed set what everybody in the trade is asked, and about a trait that the advertisement asks for', () => {
  const roleDescription = [
    'What you will do',
    '- build payment services in Kotlin with PostgreSQL',
    '- move the last batch jobs onto Kafka',
    '- review the code of two other squads',
    '- run incident reviews with the operations team',
    '- document the public interface for partners',
    'What you bring',
    '- three years of experience with Kotlin',
    '- calm under pressure when a release goes wrong',
    '- curiosity about how payments work',
  ].join('\n');
  const bank = new Set(questionsOf('software').map(({ text }) => text));
  const traits = new Set(TRAITS.flatMap(({ asks }) => asks.map(({ ask }) => ask)));
  const sets = Array.from({ length: 10 }, (_, index) =>
    chooseQuestions({
      roleDescription,
      roleName: 'Backend Engineer',
      count: 5,
      type: 'Mixed',
      difficulty: 'Medium',
      skipFirst: false,
      seed: `${index}`,
    }),
  );
  const scene = /something like this|[a-z]\. (?:What do you do|Who do you tell)/u;
  const usual = sets.map((set) => set.filter((text) => bank.has(text) || scene.test(text)).length);
  expect(Math.min(...usual)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...usual)).toBeLessThanOrEqual(2);
  expect(sets.filter((set) => set.some((text) => traits.has(text))).length).toBeGreaterThanOrEqual(2);
  for (const set of sets) expect(set.filter((text) => traits.has(text)).length).toBeLessThanOrEqual(1);
});

const setsFor = (roleName: string, roleDescription: string): string[] =>
  Array.from({ length: 10 }, (_, index) =>
    chooseQuestions({
      roleName,
      roleDescription,
      count: 5,
      type: 'Mixed',
      difficulty: 'Medium',
      skipFirst: false,
      seed: `${index}`,
    }),
  ).flat();

it('asks a mechanical engineer of medical devices nothing of a hospital', () => {
  const roleDescription = `What you will do
- design injection-molded parts for a wearable pump in SolidWorks
- build prototypes and test them on the bench
- write verification protocols and reports
- choose materials and tolerances with the contract manufacturer
- support the release of drawings to production`.padEnd(900, ' ');
  const asked = setsFor('Mechanical Engineer II, Medical Devices', roleDescription).join(' ');
  expect(asked).not.toMatch(/ventilator|ward|patient/u);
  expect(occupationOf('Mechanical Engineer II, Medical Devices', undefined)?.name).toBe('biomedical engineer');
});

it('takes nothing from a field that an advertisement hardly describes', () => {
  const role = { roleName: 'Lantern Keeper', roleDescription: 'You light the lanterns at dusk.' };
  expect(describedQuestions(role, undefined)).toEqual([]);
});

it('says a duty that was cut in the words of the advertisement', () => {
  const roleDescription = `Responsibilities
- Observe, coach and line manage colleagues, including one early career teacher
- Analyse results and put support in place early for students who are falling behind
- Lead the fieldwork programme
- Set the direction of the curriculum from Year 7 to Year 13
- Oversee the independent investigation`;
  const asked = setsFor('Head of Geography', roleDescription).join('\n');
  expect(asked).not.toMatch(/observe manage|put support\b(?! in place)/u);
  expect(asked).toMatch(/observ(?:e|ing), coach(?:ing)? and line manag/u);
});

it('asks somebody who leads nobody about no scene of those who do', () => {
  const asked = setsFor('Business Analyst', '').join('\n');
  expect(asked).not.toMatch(/Your best worker|broken by someone whom everybody likes/u);
});

it('takes a title for a trade only where the advertisement speaks of it', () => {
  const roleDescription = `Main duties
- test the water of the pool three times a day and write down the results
- watch the swimmers from the poolside
- set out the badminton nets and the bouncy castle
- sell tickets at the desk and count the till
- clean the changing rooms`.padEnd(900, ' ');
  const bank = new Set(questionsOf('personal-services').map(({ text }) => text));
  const asked = setsFor('Leisure Attendant', roleDescription);
  expect(asked.filter((text) => bank.has(text))).toEqual([]);
});
