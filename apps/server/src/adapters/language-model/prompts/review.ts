import type { ReviewRequest } from '../../../ports/language.ts';
import type { Prompt } from '../configured-model.ts';
import type { Fence } from '../fence.ts';

/** Asks which skills the job wants, where the resume shows them, and what would help. The number is not the model's to give. */
export function reviewPrompt(request: ReviewRequest, fence: Fence): Prompt {
  return {
    instructions: `You compare a resume with a job. List the skills that the job description asks for, each in the words of the job description.
kind: "hard" for tools, methods, knowledge and certificates; "soft" for ways of working with people; "nice" when the job calls it a plus.
resumeQuote: the words of the resume, copied exactly, that show the skill, also under another name; empty when the resume does not show it. Never bend a quote.
suggestions: at most eight; "line" is a line copied exactly from the resume, or empty when it concerns the whole; say what is wrong and what \
to write instead, without inventing facts: leave a gap such as [number].
scoreSummary: two or three sentences to the person as "you": what fits, what is missing, what to do first. No numbers in it.
${fence.rule}
Reply with one JSON object of this form and nothing else:
{ "scoreSummary": "…", "skills": [{ "name": "…", "kind": "hard | soft | nice", "resumeQuote": "…" }], "suggestions": [{ "line": "…", "problem": "…", "suggestion": "…" }] }`,
    message: `${fence.wrap('job description', request.jobDescription)}\n${fence.wrap('resume', request.resume.text)}`,
  };
}
