import { SKILL_LABELS } from '@greenroom/contract/constants';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { RoleFacts } from '../../../ports/language.ts';
import type { Prompt } from '../configured-model.ts';
import type { Fence } from '../fence.ts';

/** Asks for the questions of one interview. `count` is how many, without the fixed opening question. */
export function questionsPrompt(request: QuestionsRequest, facts: RoleFacts, count: number, fence: Fence): Prompt {
  const { roleInformation, interviewInformation } = request;
  const { questionType, questionDifficulty } = interviewInformation.interviewData.interviewOptions;
  const { interviewId, askedBefore = [], skill } = interviewInformation;
  const subject = skill
    ? `Each question gives the person room to show one skill: ${SKILL_LABELS[skill]}. Each asks about another situation`
    : 'Each question covers another competency';
  return {
    instructions: `You prepare practice interviews. Write ${count} questions for the role that an experienced interviewer would ask aloud, in English.
Type: ${questionType} (Behavioral asks for past examples, Technical for knowledge and method of the trade, Mixed for both). Difficulty: ${questionDifficulty}.
${subject}, is one or two sentences, needs no screen or paper, and asks one thing. The first is the gentlest.
${facts.duties.length > 0 ? 'At least half of the questions are about duties of the job description, in natural words. ' : ''}Never ask about the company's benefits or legal notes.
Ask nothing about age, family, health, religion, origin or other protected matters.
Ask none of the questions asked before, in no other words either.
Do not ask the person to tell about themselves: that is asked already.
${fence.rule}
Reply with one JSON object of this form and nothing else: { "questions": ["…"] }`,
    message: [
      fence.wrap('role', roleInformation.roleName),
      `Occupation by our table: ${describeOccupation(facts)}`,
      fence.wrap('job description', roleInformation.roleDescription),
      fence.wrap('duties read from it', listOf(facts.duties)),
      fence.wrap('asked before', listOf(askedBefore)),
      `Number of this interview, so that sets differ: ${interviewId ?? 'none'}`,
    ].join('\n'),
  };
}

function describeOccupation({ occupation }: RoleFacts): string {
  if (occupation === null) return 'unknown. Go by the job description, and stay general where it says nothing.';
  const { name, duties, situations, tools, cautions } = occupation;
  return `${name}. Duties: ${duties.join('; ')}. Hard moments: ${situations.join('; ')}. Tools: ${tools.join('; ')}. Matters of safety and law: ${cautions.join('; ')}.`;
}

const listOf = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n') || '(none)';
