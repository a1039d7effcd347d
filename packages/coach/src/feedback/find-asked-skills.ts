import { SKILLS, type Skill } from '@greenroom/contract/constants';
import type { QuestionTags } from '../questions/find-question.ts';
import type { Competency } from '../questions/question-types.ts';

/** Words of a question that ask for a skill. What they do not name need not be shown. */
const ASKED_SKILLS: Partial<Record<Skill, RegExp>> = {
  teamwork:
    /\b(team\w*|group|together|colleagues?|co-?workers?|collaborat\w*|conflict|disagree\w*|cross-functional|difficult person|work with (others|people|other))\b/i,
  problemSolving:
    /\b(problems?|challeng\w*|solv\w*|solution|obstacle|difficult\w*|mistakes?|fail\w*|fix\w*|decid\w*|decisions?|error|went wrong|would you do|(how|what) would you|how do you (handle|deal|cope|manage|prioriti\w*|make sure|ensure|keep|plan|approach|react|respond)|prioriti\w*|handl\w*|deal\w* with|dealt with|angry|unhappy|upset|complain\w*|choose|improv\w*|reduc\w*|prevent\w*|busy|deadlines?|conflict|pressure|find out)\b/i,
  adaptability:
    /\b(chang\w*|adapt\w*|flexib\w*|pressure|stress\w*|fail\w*|mistakes?|feedback|critic\w*|weakness\w*|new|unexpected|learn\w*|setback|quickly|first time|never done|unfamiliar|short notice)\b/i,
  creativity:
    /\b(creativ\w*|ideas?|innovat\w*|improv\w*|original|new way|design\w*|invent\w*|different(ly)? way|outside the box)\b/i,
  leadership:
    /\b(lead\w*|led|leader\w*|initiative|persuad\w*|convinc\w*|influenc\w*|motivat\w* (others|people|a team|your team|someone)|mentor\w*|coach\w*|delegat\w*|manag\w*|decisions?|responsib\w*|without being asked|supervis\w*|team members?|train(ed)? (someone|others|a |new))\b/i,
};

/** What a question of the bank is about, as a skill; competencies that stand for none are left out. */
const SKILLS_OF_COMPETENCIES: Partial<Record<Competency, Skill>> = {
  teamwork: 'teamwork',
  conflict: 'teamwork',
  leadership: 'leadership',
  creativity: 'creativity',
  design: 'creativity',
  adaptability: 'adaptability',
  learning: 'adaptability',
  feedback: 'adaptability',
  resilience: 'adaptability',
  prioritisation: 'problemSolving',
  'problem-solving': 'problemSolving',
  'decision-making': 'problemSolving',
  diagnosis: 'problemSolving',
  improvement: 'problemSolving',
  judgement: 'problemSolving',
};

/** The skills that a question asks for: by its words, and by what the bank says of it. */
export function findAskedSkills(question: string, inBank: QuestionTags | null): ReadonlySet<Skill> {
  const known = inBank === null ? undefined : SKILLS_OF_COMPETENCIES[inBank.competency];
  return new Set(SKILLS.filter((skill) => skill === known || ASKED_SKILLS[skill]?.test(question) === true));
}
