import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { Prompt } from '../configured-model.ts';
import type { Fence } from '../fence.ts';

/** Asks for the questions of one interview. `count` is how many, without the fixed opening question. */
export function questionsPrompt(request: QuestionsRequest, count: number, fence: Fence): Prompt {
  const { questionType, questionDifficulty } = request.interviewInformation.interviewData.interviewOptions;
  return {
    instructions: `You prepare practice interviews. Write ${count} questions for the role that an experienced interviewer would ask aloud.
Type: ${questionType} (Behavioral asks for past examples, Technical for knowledge and method of the trade, Mixed for both). Difficulty: ${questionDifficulty}.
Each question covers another competency, is one or two sentences, needs no screen or paper, and asks one thing. The first is the gentlest.
Use the duties, tools and skills of the job description where there is one. Ask nothing about age, family, health, religion, origin or other protected matters.
Do not ask the person to tell about themselves: that is asked already.
${fence.rule}
Reply with one JSON object of this form and nothing else: { "questions": ["…"] }`,
    message:
      `${fence.wrap('role', request.roleInformation.roleName)}\n${fence.wrap('job description', request.roleInformation.roleDescription)}\nNumber ` +
      `of this interview, so that sets differ: ${request.interviewInformation.interviewId ?? 'none'}`,
  };
}
