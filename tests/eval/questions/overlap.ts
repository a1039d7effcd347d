import { type ChooseQuestionsInput, chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { DIFFICULTIES, type QuestionType } from '@greenroom/contract/constants';
import type { AskedRole } from './roles-data.ts';

/** Sets of people who enter the same role and know nothing of each other. */
const PEOPLE = 6;
/** Interviews of one person for one role. */
const INTERVIEWS = 100;
/** Interviews whose questions the browser and the server send as asked before. */
const REMEMBERED = 5;
const COUNT = 5;
const MOST_SHARED = 0.25;

type Overlap = { pairs: number; meanShared: number; pairsOverLimit: number };
type Repeats = { withinRemembered: number; everBefore: number };

/** How much the sets of several people for the same input have in common. */
export function measureOverlap(roles: readonly AskedRole[], type: QuestionType): Overlap {
  const shares = roles.flatMap((role, at) => {
    const sets = Array.from({ length: PEOPLE }, (_, person) =>
      ask({ role, at, type, seed: `person ${person} ${role.name}` }),
    );
    return sets.flatMap((one, index) => sets.slice(index + 1).map((other) => shareOf(one, new Set(other))));
  });
  return {
    pairs: shares.length,
    meanShared: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    pairsOverLimit: shares.filter((share) => share > MOST_SHARED).length / shares.length,
  };
}

/** The questions of a hundred interviews of one person that came before: in the interviews remembered, and in any. */
export function measureRepeats(roles: readonly AskedRole[], type: QuestionType): Repeats {
  const counts = { questions: 0, withinRemembered: 0, everBefore: 0 };
  for (const [at, role] of roles.entries()) {
    const interviews: string[][] = [];
    for (let number = 0; number < INTERVIEWS; number++) {
      const asked = interviews.slice(-REMEMBERED).flat();
      const questions = ask({ role, at, type, seed: `interview ${number} ${role.name}`, asked });
      const everAsked = new Set(interviews.flat());
      counts.questions += questions.length;
      counts.withinRemembered += questions.filter((question) => asked.includes(question)).length;
      counts.everBefore += questions.filter((question) => everAsked.has(question)).length;
      interviews.push(questions);
    }
  }
  const { questions, withinRemembered, everBefore } = counts;
  return { withinRemembered: withinRemembered / questions, everBefore: everBefore / questions };
}

type Asked = { role: AskedRole; at: number; type: QuestionType; seed: string; asked?: string[] };

/** Without the opener, which every set has. The difficulties take turns from role to role. */
function ask({ role, at, type, seed, asked = [] }: Asked): string[] {
  const input: ChooseQuestionsInput = {
    roleName: role.name,
    roleDescription: role.description ?? '',
    count: COUNT,
    type,
    difficulty: DIFFICULTIES[at % DIFFICULTIES.length] ?? 'Medium',
    skipFirst: true,
    seed,
    asked,
  };
  return chooseQuestions(input);
}

function shareOf(questions: readonly string[], others: ReadonlySet<string>): number {
  return questions.filter((question) => others.has(question)).length / questions.length;
}
