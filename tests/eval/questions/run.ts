import { type ChooseQuestionsInput, chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { findQuestion } from '@greenroom/coach/questions/find-question';
import { findRoleFamily } from '@greenroom/coach/questions/role-family';
import { contentStems, overlapOf } from '@greenroom/coach/questions/words';
import {
  DIFFICULTIES,
  OPENING_QUESTION,
  QUESTION_COUNTS,
  QUESTION_TYPES,
  type QuestionType,
} from '@greenroom/contract/constants';
import type { EvalSection, Figure } from '../eval-section.ts';
import { mean, quantile } from '../feedback/statistics.ts';
import { measureOverlap, measureRepeats } from './overlap.ts';
import { ASKED_ROLES, type AskedRole } from './roles-data.ts';

const SEEDS = ['first', 'second', 'third'];
/** Two questions that share more of their words than this ask the same. */
const SAME_QUESTION = 0.7;
const TIMED_ROUNDS = 3;

type AskedSet = { role: AskedRole; input: ChooseQuestionsInput; questions: string[] };

/** Question sets for roles as people type them: complete, fitting, varied, and quick. */
export async function run(): Promise<EvalSection> {
  const sets = ASKED_ROLES.flatMap((role) => inputsOf(role).map((input) => ({ role, input, ...ask(input) })));
  const known = ASKED_ROLES.filter((role) => role.families.length > 0);
  const misplaced = known.filter((role) => !fits(role));
  const unfitting = sets.filter((set) => set.role.families.length > 0 && asksAnotherField(set));
  const atMostZero = { digits: 0, atMost: 0 };
  return {
    title: `Questions: ${sets.length} sets for ${ASKED_ROLES.length} role texts`,
    figures: [
      {
        name: 'sets of the wrong length',
        value: sets.filter(({ input, questions }) => questions.length !== input.count).length,
        ...atMostZero,
      },
      { name: 'fitting field, known roles', value: 1 - misplaced.length / known.length, atLeast: 0.95 },
      { name: 'sets without a question from another field', value: 1 - unfitting.length / sets.length, atLeast: 0.95 },
      { name: 'sets of distinct competencies', value: share(sets, hasDistinctCompetencies), atLeast: 0.95 },
      { name: 'sets that ask a thing twice', value: sets.filter(asksTwice).length, ...atMostZero },
      { name: 'new questions with another seed, mean', value: mean(compareSeeds(sets)), atLeast: 0.6 },
      { name: 'new questions with another seed, least', value: Math.min(...compareSeeds(sets)) },
      ...QUESTION_TYPES.flatMap(measureVariety),
      { name: 'a set, p95 in ms', value: quantile(timeSets(sets), 0.95), digits: 1, atMost: 10 },
    ],
    notes: misplaced.map(({ name, families, description }) => {
      return `"${name}" went to ${findRoleFamily(name, description ?? '')}, not ${families.join(' or ')}`;
    }),
  };
}

/** Sets of several people for one role, and a hundred interviews of one person; the browser remembers the last five. */
function measureVariety(type: QuestionType): Figure[] {
  const roles = ASKED_ROLES.filter((_, index) => index % 2 === 0);
  const overlap = measureOverlap(roles, type);
  const repeats = measureRepeats(roles, type);
  return [
    { name: `${type}: mean share of questions in two people's sets`, value: overlap.meanShared, atMost: 0.25 },
    { name: `${type}: pairs of sets that share more than 25 %`, value: overlap.pairsOverLimit, atMost: 0.05 },
    { name: `${type}: repeats within five interviews`, value: repeats.withinRemembered, digits: 4, atMost: 0.001 },
    { name: `${type}: repeats within a hundred interviews`, value: repeats.everBefore },
  ];
}

function inputsOf(role: AskedRole): ChooseQuestionsInput[] {
  const place = ASKED_ROLES.indexOf(role);
  return QUESTION_TYPES.flatMap((type) =>
    QUESTION_COUNTS.flatMap((count) =>
      SEEDS.map((seed) => ({
        roleName: role.name,
        roleDescription: role.description ?? '',
        count,
        type,
        difficulty: DIFFICULTIES[place % DIFFICULTIES.length] ?? 'Medium',
        skipFirst: place % 2 === 0,
        seed: `${seed} ${role.name}`,
      })),
    ),
  );
}

function ask(input: ChooseQuestionsInput) {
  return { questions: chooseQuestions(input) };
}

function fits({ name, description, families }: AskedRole): boolean {
  return families.includes(findRoleFamily(name, description ?? ''));
}

/** A technical question that was written for other fields only. */
function asksAnotherField({ role, questions }: AskedSet): boolean {
  return ownQuestions(questions).some((question) => {
    const { families, isFromBank } = findQuestion(question);
    if (!isFromBank || families === undefined || families.length === 0) return false;
    return !families.some((family) => family === 'general' || role.families.includes(family));
  });
}

function ownQuestions(questions: readonly string[]): string[] {
  return questions.filter((question) => question !== OPENING_QUESTION);
}

function hasDistinctCompetencies({ questions }: AskedSet): boolean {
  const competencies = ownQuestions(questions).map((question) => findQuestion(question).competency);
  return new Set(competencies).size === competencies.length;
}

function asksTwice({ questions }: AskedSet): boolean {
  const stems = questions.map(contentStems);
  return stems.some((one, index) => stems.slice(index + 1).some((other) => overlapOf(one, other) > SAME_QUESTION));
}

/** For each set, the share of its own questions that the set of the next seed does not ask. */
function compareSeeds(sets: readonly AskedSet[]): number[] {
  const shares: number[] = [];
  for (let first = 0; first < sets.length; first += SEEDS.length) {
    const [one, other] = [sets[first], sets[first + 1]];
    if (one === undefined || other === undefined) continue;
    const own = ownQuestions(one.questions);
    shares.push(own.filter((question) => !other.questions.includes(question)).length / own.length);
  }
  return shares;
}

function share(sets: readonly AskedSet[], test: (set: AskedSet) => boolean): number {
  return sets.filter(test).length / sets.length;
}

/** The best of some rounds each: what a busy machine adds says nothing of the code. */
function timeSets(sets: readonly AskedSet[]): number[] {
  return sets.map(({ input }) => {
    const times = Array.from({ length: TIMED_ROUNDS }, () => {
      const started = performance.now();
      chooseQuestions(input);
      return performance.now() - started;
    });
    return Math.min(...times);
  });
}
