import { describeRole, findSeniority } from './describe-role.ts';
import { findJobTerms } from './find-job-terms.ts';
import { questionsOf } from './question-bank.ts';
import { QUESTION_PATTERNS } from './question-patterns.ts';
import type { Question } from './question-types.ts';
import type { RoleFamily } from './role-families.ts';
import { findRoleFamily } from './role-family.ts';
import { wordsOf } from './words.ts';

export type Candidate = Pick<Question, 'text' | 'competency' | 'type' | 'difficulty'> & {
  /** How readily it is drawn among the others of its kind, above 0. */
  weight: number;
  /** Made from a term of the job description. */
  isFilled: boolean;
};

const TERMS_A_SLOT = 6;
/**
 * Against 1 for a question of the role's own family. General technical ones come in now and then, so that a second interview is not
 * the first again.
 */
const WEIGHTS = {
  specialty: 3,
  generalBehavioral: 0.13,
  generalTechnical: 0.25,
  roleNamed: 0.4,
  filled: 1.2,
  unknownRole: 1,
};

/** What could be asked for this role: its family's questions, general ones, and patterns filled from the description. */
export function collectCandidates(role: { roleName: string; roleDescription: string }): Candidate[] {
  const family = findRoleFamily(role.roleName, role.roleDescription);
  const isLead = findSeniority(role.roleName) === 'lead';
  const roleWords = new Set(
    wordsOf(`${role.roleName} ${role.roleDescription.slice(0, 4000)}`).flatMap((word) => [word, ...word.split('-')]),
  );
  const isAskable = (question: Question) =>
    (!question.isForLeads || isLead) && (!question.onlyFor || question.onlyFor.some((word) => roleWords.has(word)));
  const own = family === 'general' ? [] : questionsOf(family);
  const spoken = describeRole(role.roleName);
  return [
    ...own.filter(isAskable).map((question) => toCandidate(question, question.onlyFor ? WEIGHTS.specialty : 1, spoken)),
    ...questionsOf('general')
      .filter(isAskable)
      .map((question) => toCandidate(question, weighGeneral(question, family), spoken)),
    ...fillPatterns(role.roleDescription),
  ];
}

function weighGeneral(question: Question, family: RoleFamily): number {
  const namesRole = question.text.includes('{role}');
  if (family === 'general') return namesRole ? 4 * WEIGHTS.unknownRole : WEIGHTS.unknownRole;
  if (question.type === 'Technical') return WEIGHTS.generalTechnical;
  return namesRole ? WEIGHTS.roleNamed : WEIGHTS.generalBehavioral;
}

function toCandidate(question: Question, weight: number, spoken: string): Candidate {
  const { competency, type, difficulty } = question;
  return { text: question.text.replaceAll('{role}', spoken), competency, type, difficulty, weight, isFilled: false };
}

function fillPatterns(description: string): Candidate[] {
  if (description.trim() === '') return [];
  const terms = findJobTerms(description);
  return QUESTION_PATTERNS.flatMap(({ text, slot, competency, type, difficulty }) => {
    const fillings = terms[slot].slice(0, TERMS_A_SLOT);
    const weight = WEIGHTS.filled / Math.max(1, Math.sqrt(fillings.length));
    return fillings.map((term) => ({
      text: text.replace('{term}', () => term),
      competency,
      type,
      difficulty,
      weight,
      isFilled: true,
    }));
  });
}
