import { DIFFICULTIES, OPENING_QUESTION, QUESTION_COUNTS, QUESTION_TYPES } from '@greenroom/contract/constants';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ChooseQuestionsInput, chooseQuestions } from './choose-questions.ts';
import { collectCandidates } from './collect-candidates.ts';
import { findOccupation } from './find-occupation.ts';
import { findQuestion } from './find-question.ts';
import { questionsOfOccupation } from './occupation-questions.ts';
import { questionsOf } from './question-bank.ts';
import { contentStems, overlapOf } from './words.ts';

const NURSE_DESCRIPTION = `You will manage a team of 5 nurses, administer medications, keep accurate records in Epic,
handle complaints from relatives and work rotating shifts. Infection control is central. No knowledge of SQL needed.`;
const FLORIST = `We are Moss & Fern, a family-run shop. Everyone is welcome, whatever your age or disability; be twenty-something at heart.
What you will do
- condition deliveries in the morning
- make bouquets to order and price them
- serve customers in the shop and on the telephone
- keep the cold room clean
- plan the flowers of a wedding with the couple
We offer 28 days of holiday.`;
const FLORIST_DUTIES = [
  /condition(?:ing)? deliveries/u,
  /mak(?:e|ing) bouquets/u,
  /serv(?:e|ing) customers/u,
  /keep(?:ing)? the cold room/u,
  /plan(?:ning)? the flowers/u,
];
const ROLES = [
  'Software Engineer',
  'ICU nurse',
  'Barista',
  'Vertriebsleiter',
  'Falconer',
  'asdfgh',
  '',
  '  ',
  '看護師',
  'tax lawyer',
  'Head of Sales',
];

const anyInput: fc.Arbitrary<ChooseQuestionsInput> = fc.record({
  roleName: fc.oneof(fc.constantFrom(...ROLES), fc.string({ maxLength: 200 })),
  roleDescription: fc.oneof(fc.constant(''), fc.constant(NURSE_DESCRIPTION), fc.string({ maxLength: 400 })),
  count: fc.constantFrom(...QUESTION_COUNTS),
  type: fc.constantFrom(...QUESTION_TYPES),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  skipFirst: fc.boolean(),
  seed: fc.uuid(),
});
const base: ChooseQuestionsInput = {
  roleName: 'Software Engineer',
  roleDescription: '',
  count: 5,
  type: 'Mixed',
  difficulty: 'Medium',
  skipFirst: false,
  seed: 'one',
};

/** Drawn once for all properties, since choosing takes most of their time. */
const drawn: { input: ChooseQuestionsInput; questions: string[] }[] = [];
beforeAll(() => {
  for (const input of fc.sample(anyInput, 120)) drawn.push({ input, questions: chooseQuestions(input) });
});
function forEachDrawn(check: (questions: string[], input: ChooseQuestionsInput) => void): void {
  for (const { input, questions } of drawn) {
    try {
      check(questions, input);
    } catch (cause) {
      throw new Error(`with ${JSON.stringify(input)}`, { cause });
    }
  }
}

describe('a question set', () => {
  it('has as many questions as asked for, none of them twice, and is the same for the same seed', () => {
    forEachDrawn((questions, input) => {
      expect(questions).toHaveLength(input.count);
      expect(new Set(questions).size).toBe(input.count);
      expect(chooseQuestions(input)).toEqual(questions);
    });
  });

  it('opens with the fixed question unless that is skipped', () => {
    forEachDrawn((questions, input) => {
      expect(questions.indexOf(OPENING_QUESTION)).toBe(input.skipFirst ? -1 : 0);
    });
  });

  it('asks only for what the type says, and mixes both kinds when mixed', () => {
    forEachDrawn((questions, input) => {
      const own = questions.filter((question) => question !== OPENING_QUESTION);
      const types = [...new Set(own.map((question) => findQuestion(question).type))].sort();
      expect(types).toEqual(input.type === 'Mixed' ? ['Behavioral', 'Technical'] : [input.type]);
    });
  });

  it('keeps to the difficulty, but for a first question one step easier when the opener is skipped', () => {
    forEachDrawn((questions, input) => {
      const levels = questions
        .filter((question) => question !== OPENING_QUESTION)
        .map((question) => findQuestion(question).difficulty);
      const gentle = DIFFICULTIES[Math.max(0, DIFFICULTIES.indexOf(input.difficulty) - 1)];
      if (input.skipFirst) expect(levels.shift()).toBe(gentle);
      expect(new Set(levels)).toEqual(new Set([input.difficulty]));
    });
  });

  it('words no duty as a question that the bank has for another type or level', () => {
    const texts = collectCandidates({ roleName: 'Software Engineer', roleDescription: '' })
      .filter(({ source }) => source === 'occupation')
      .map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts).not.toContain("What do you look for when you review a colleague's code?");
  });

  it('never asks nearly the same thing twice', () => {
    forEachDrawn((questions) => {
      const stems = questions.map(contentStems);
      for (const [index, one] of stems.entries()) {
        for (const other of stems.slice(index + 1)) expect(overlapOf(one, other)).toBeLessThan(0.55);
      }
    });
  });

  it('covers different competencies', () => {
    forEachDrawn((questions) => {
      const own = questions.filter((question) => question !== OPENING_QUESTION);
      const competencies = new Set(own.map((question) => findQuestion(question).competency));
      expect(competencies.size, 'a trade has few advanced technical ones').toBeGreaterThanOrEqual(own.length - 2);
    });
  });

  it.each(ROLES)('differs from interview to interview for "%s"', (roleName) => {
    const sets = Array.from({ length: 20 }, (_, index) =>
      chooseQuestions({ ...base, roleName, seed: `interview-${index}` }).join('|'),
    );
    expect(new Set(sets).size).toBeGreaterThan(15);
  });

  it('never asks a question that was written for another field', () => {
    for (const [roleName, family] of [
      ['sofware enginer', 'software'],
      ['welder', 'trades'],
      ['acountant', 'finance'],
      ['Krankenschwester', 'nursing'],
      ['Air Traffic Controller', 'none'],
      ['Translator', 'none'],
    ]) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const questions = chooseQuestions({ ...base, roleName: roleName ?? '', type: 'Technical', seed }).slice(1);
        const own = new Set(questionsOfOccupation(findOccupation(roleName ?? '')?.name ?? '').map(({ text }) => text));
        const others = questions.filter((question) => !own.has(question));
        const families = others.map((question) => findQuestion(question).families?.[0] ?? 'general');
        expect(families.filter((found) => found !== family && found !== 'general')).toEqual([]);
      }
    }
  });

  it('makes at least half of the questions from the lines of an advertisement, also where the title is known', () => {
    for (const roleName of ['Florist', 'Underwater basket weaver']) {
      for (let index = 0; index < 20; index++) {
        const [, ...own] = chooseQuestions({ ...base, count: 5, roleName, roleDescription: FLORIST, seed: `${index}` });
        const told = own.filter((question) => FLORIST_DUTIES.some((duty) => duty.test(question)));
        expect(told.length, own.join('\n')).toBeGreaterThanOrEqual(2);
        expect(own.join(' ')).not.toMatch(/family-run|28 days|disability|twenty-something/);
      }
    }
  });

  it('does not repeat what earlier interviews asked', () => {
    const asked: string[] = [];
    for (let index = 0; index < 6; index++) {
      const set = chooseQuestions({
        ...base,
        count: 5,
        roleName: 'Translator',
        skipFirst: true,
        seed: `${index}`,
        asked,
      });
      expect(set.filter((question) => asked.includes(question))).toEqual([]);
      asked.push(...set);
    }
  });

  // What interviewers of the trade ask is better than what frames make, and there are some 40 of it: two sets share a fifth in the mean.
  it.each(['Translator', 'Falconer', 'Sous chef'])(
    'gives two people for "%s" at most a quarter of the same questions in the mean',
    (roleName) => {
      const sets = Array.from({ length: 12 }, (_, index) =>
        chooseQuestions({ ...base, count: 5, type: 'Technical', roleName, skipFirst: true, seed: `person ${index}` }),
      );
      const shared = sets.flatMap((one, at) =>
        sets.slice(at + 1).map((other) => one.filter((question) => other.includes(question)).length / one.length),
      );
      expect(shared.filter((share) => share > 0.25).length / shared.length).toBeLessThan(0.4);
      expect(shared.reduce((sum, share) => sum + share, 0) / shared.length).toBeLessThan(0.25);
    },
  );

  it('asks about all that an advertisement names before anything that fits every job', () => {
    const roleDescription = [
      'What you will do',
      '- Inspect hulls and tanks of cargo ships',
      '- Write survey reports for the insurers',
      '- Measure the thickness of deck plates',
      '- Check the cranes and certificates on board',
      '- Advise the owners on repairs of the hatches',
      '- Calculate the draught with the loading program',
      '- Set the tone',
      '- Carry out all duties in line with company policies',
    ].join('\n');
    const asked = Array.from({ length: 20 }, (_, index) =>
      chooseQuestions({
        ...base,
        roleDescription,
        count: 5,
        type: 'Technical',
        roleName: 'Marine Surveyor',
        skipFirst: true,
        seed: `${index}`,
      }),
    ).flat();
    const isOfDuties = (text: string) => /hulls|survey reports|deck plates|cranes|hatches|draught/u.test(text);
    expect(asked.filter((text) => !isOfDuties(text))).toEqual([]);
  });

  it('asks about the heart of the job before minor work, and about that at most once and never for a story', () => {
    const roleDescription = [
      'What you will do',
      '- Prune and shape the trees of private gardens',
      '- Plan the planting of borders with the owners',
      '- Build dry stone walls and garden paths',
      '- Treat lawns against moss and pests',
      '- Sweep the paths of the garden and the yard',
      '- Record the hours of each job in the tablet',
      '- Complete the daily worksheets in the office',
    ].join('\n');
    const ask = (seed: string) =>
      chooseQuestions({
        ...base,
        roleDescription,
        type: 'Mixed',
        roleName: 'Landscape Gardener',
        skipFirst: true,
        seed,
      });
    const sets = Array.from({ length: 30 }, (_, index) => ask(`${index}`));
    const minor = sets.map((set) => set.filter((text) => /sweep|record the|worksheets/u.test(text)));
    expect(Math.max(...minor.map((asked) => asked.length))).toBeLessThanOrEqual(1);
    expect(minor.flat().length / sets.length).toBeLessThan(0.5);
    expect(minor.flat().filter((text) => findQuestion(text).type === 'Behavioral')).toEqual([]);
  });

  it('asks about other subjects in a second interview as long as there are some', () => {
    const duties = ['hulls', 'survey reports', 'deck plates', 'cranes', 'hatches', 'draught', 'anchors', 'lifeboats'];
    const roleDescription = [
      'What you will do',
      '- Inspect hulls and tanks of cargo ships',
      '- Write survey reports for the insurers',
      '- Measure the thickness of deck plates',
      '- Check the cranes and winches on board',
      '- Repair the hatches of old coasters',
      '- Calculate the draught of loaded barges',
      '- Test the anchors and chains of tugs',
      '- Examine the lifeboats of the ferries',
    ].join('\n');
    const input = {
      ...base,
      roleDescription,
      count: 4,
      type: 'Technical',
      roleName: 'Marine Surveyor',
      skipFirst: true,
    };
    const subjectsOf = (set: string[]) => set.flatMap((text) => duties.filter((duty) => text.includes(duty)));
    for (let index = 0; index < 10; index++) {
      const first = chooseQuestions({ ...input, seed: `one ${index}` } as ChooseQuestionsInput);
      const second = chooseQuestions({ ...input, seed: `two ${index}`, asked: first } as ChooseQuestionsInput);
      // Seven of the lines are read, four are asked about each time.
      const repeated = subjectsOf(second).filter((subject) => subjectsOf(first).includes(subject));
      expect(repeated.length).toBeLessThanOrEqual(1);
    }
  });

  it('begins with what only this trade does, and adds nothing that fits every job while it has more to ask', () => {
    const roleDescription = [
      'Your work',
      '- Attend the weekly meeting and update the rota',
      '- Keep the office records up to date',
      '- Tune harpsichords before concerts',
      '- Restring clavichords in the workshop',
      '- Voice quills of the plectra',
      '- Advise collectors on the soundboards of old virginals',
      '- Measure the humidity of the concert hall',
      '- Replace worn jacks and tongues',
    ].join('\n');
    const ofTrade = /harpsichord|clavichord|quill|virginal|humidity|jacks/u;
    for (let index = 0; index < 10; index++) {
      const input = { ...base, roleDescription, roleName: 'Harpsichord Technician', skipFirst: true };
      const [first = '', ...rest] = chooseQuestions({ ...input, seed: `trade ${index}` });
      expect(first).toMatch(ofTrade);
      expect(rest.filter((text) => ofTrade.test(text)).length, rest.join('\n')).toBeGreaterThanOrEqual(3);
    }
  });

  it('asks about what an employer has yet to do as about something ahead', () => {
    const roleDescription =
      'What you will do\n- Support the commissioning of the new membrane plant\n- Plan the move to a second site';
    const asked = Array.from({ length: 20 }, (_, index) =>
      chooseQuestions({ ...base, roleDescription, roleName: 'Plant Operator', skipFirst: true, seed: `${index}` }),
    ).flat();
    const ofPlant = asked.filter(
      (text) => /membrane plant|second site/u.test(text) && findQuestion(text).type === 'Behavioral',
    );
    expect(ofPlant.filter((text) => !/^(?:In|Part of) this (?:job|role)|^This role involves/u.test(text))).toEqual([]);
  });

  it('fills a set from an advertisement that is told as prose, in its own words', () => {
    const roleDescription = [
      'Tidewater Bells casts handbells in a barn by the estuary, and has since 1911.',
      "In the casting months you melt bronze to the founder's recipe and pour moulds of up to forty kilos, and you sign off every bell with your own mark.",
      'The rest of the week is tuning bells on the lathe to within two cents and packing sets for ringers abroad.',
      'You will also be asked to explain to churches why an old bell cannot be saved.',
      'Ensure that furnace logs are complete before the night shift leaves.',
      'We look for three years of experience in bronze casting.',
      'We pay 31,000 pounds and there is soup.',
    ].join('\n\n');
    const ofAdvertisement = /bronze|mould|mark|bells?|sets|churches|furnace logs/u;
    const asked = Array.from({ length: 10 }, (_, index) =>
      chooseQuestions({
        ...base,
        roleDescription,
        roleName: 'Bell Founder',
        count: 5,
        skipFirst: true,
        seed: `${index}`,
      }),
    ).flat();
    expect(asked.filter((text) => !ofAdvertisement.test(text))).toEqual([]);
    expect(asked.some((text) => text.includes('to within two cents'))).toBe(true);
  });

  it('asks about the usual work of the occupation before it asks about the job as a whole', () => {
    const roleDescription =
      'We sell oak floors to builders and shops all over the county, and our customers compare every price.\n\n' +
      'You will visit the showrooms of our region, quote for new customers and keep your pipeline in order. ' +
      'Your target for the first year is forty new accounts, and half of every sale is handling an objection about price or a rival who is cheaper.\n\nWe offer a car.'.padEnd(
        700,
        ' ',
      );
    const asked = Array.from({ length: 10 }, (_, index) =>
      chooseQuestions({
        ...base,
        roleDescription,
        roleName: 'Sales Representative',
        count: 5,
        skipFirst: true,
        seed: `${index}`,
      }),
    ).flat();
    expect(
      asked.filter((text) => /hardest part of this job|really good at this job|first weeks in this job/u.test(text)),
    ).toEqual([]);
  });

  it('names an unknown role that can be said, and leaves gibberish out', () => {
    const ask = (roleName: string) =>
      Array.from({ length: 30 }, (_, index) => chooseQuestions({ ...base, roleName, seed: `${index}` }))
        .flat()
        .join(' ');
    expect(ask('Falconer')).toContain('the Falconer role');
    expect(ask('asdfgh')).not.toContain('asdfgh');
    expect(ask('asdfgh')).not.toContain('{role}');
  });

  it('asks about leading people only where the role leads some', () => {
    const leads = 'How would the people you have led describe you as a manager?';
    const ask = (roleName: string) =>
      Array.from({ length: 150 }, (_, index) =>
        chooseQuestions({ ...base, roleName, type: 'Behavioral', difficulty: 'Easy', seed: `${index}` }),
      ).flat();
    expect(ask('Head of Design')).toContain(leads);
    expect(ask('Designer')).not.toContain(leads);
    expect(ask('Product Manager')).not.toContain(leads);
  });

  it('asks nothing of the field that is for other occupations of it', () => {
    const others = new Set(
      questionsOf('logistics').flatMap(({ text, notFor }) => (notFor?.includes('supply chain manager') ? [text] : [])),
    );
    const ask = (roleName: string) =>
      Array.from({ length: 100 }, (_, index) => chooseQuestions({ ...base, roleName, seed: `${index}` })).flat();
    expect(ask('Supply Chain Manager').filter((text) => others.has(text))).toEqual([]);
    expect(ask('Warehouse Worker').some((text) => others.has(text))).toBe(true);
  });
});
