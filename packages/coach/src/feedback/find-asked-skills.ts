import { SKILLS, type Skill } from '@greenroom/contract/constants';
import type { QuestionTags } from '../questions/find-question.ts';
import type { Competency } from '../questions/question-types.ts';

/** Words of a question that ask for a skill. What they do not name need not be shown. */
const ASKED_SKILLS: Partial<Record<Skill, RegExp>> = {
  teamwork:
    /\b(team\w*|collaborat\w*|conflict|disagree\w*|cross-functional|work(?:ed|ing)? (?:closely )?(?:together|with (?:others|people|other)))\b/i,
  problemSolving: /\b(problems?|challeng\w*|solv\w*|solution|obstacle)\b/i,
  adaptability: /\b(chang\w*|adapt\w*|flexib\w*|unexpected|short notice|setback)\b/i,
  creativity: /\b(creativ\w*|ideas?|innovat\w*|original|new way|invent\w*|outside the box)\b/i,
  leadership:
    /\b(lead|leads|leading|led|leader\w*|persuad\w*|convinc\w*|influenc\w*|motivat\w* (others|people|a team|your team|someone)|mentor\w*|delegat\w*|supervis\w*)\b/i,
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
