import type { EnhancedAnswerRequest, SampleAnswerRequest } from '@greenroom/contract/feedback';
import type { Prompt } from '../configured-model.ts';
import type { Fence } from '../fence.ts';

/** Asks for the person's own answer, put in order. */
export function enhancePrompt(request: EnhancedAnswerRequest, fence: Fence): Prompt {
  return {
    instructions: `You help a person say their own answer better. Put what they said into the order situation, task, action, result, in plain spoken English, in the first person.
Use only what they said: no new fact, number, name, tool, employer or result. Where a part is missing, leave a gap in square brackets that says what belongs there, such as [the result, as a number].
Leave out fillers and repetition. At most 250 words.
${fence.rule}
Reply with one JSON object of this form and nothing else: { "text": "…" }`,
    message: `${fence.wrap('question', request.question)}\n${fence.wrap('answer', request.answer)}`,
  };
}

/** Asks for a model answer to learn from; with a resume, for one that uses its facts alone. */
export function sampleAnswerPrompt(request: SampleAnswerRequest, fence: Fence): Prompt {
  const { role, question, resume, earlierSamples = [] } = request;
  if (resume) {
    return {
      instructions: `You write a sample answer for this person from their resume: as they would say it aloud, in the first person, 120 to 220 words.
For a question about experience take the one thing in the resume that fits best and use situation, task, action, result.
For a technical question explain plainly what is generally known, then name where the resume shows it, if it does.
About the person use only what the resume says: no other employer, number, tool, title, result or story.
Where something is missing, leave a gap in square brackets that says what belongs there, such as [the result, as a number].
Take another example than the earlier samples where the resume has one. Begin with the words "As an example:".
${fence.rule}
Reply with one JSON object of this form and nothing else: { "text": "…" }`,
      message: [
        fence.wrap('role', role),
        fence.wrap('question', question),
        fence.wrap('resume', resume.text === '' ? JSON.stringify(resume) : resume.text),
        fence.wrap('earlier samples', earlierSamples.join('\n\n') || '(none)'),
      ].join('\n'),
    };
  }
  return {
    instructions: `You show a person what a strong answer sounds like. Write one for the question and role: as a person would say it aloud, in the first person, 120 to 220 words.
For a question about experience use situation, task, action, result, with one believable number. For a technical question explain plainly, with one example and one trade-off.
Name no real company. Begin with the words "As an example:".
${fence.rule}
Reply with one JSON object of this form and nothing else: { "text": "…" }`,
    message: `${fence.wrap('role', role)}\n${fence.wrap('question', question)}`,
  };
}
