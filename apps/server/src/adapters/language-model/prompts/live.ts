import type { LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { Prompt } from '../configured-model.ts';
import type { Fence } from '../fence.ts';

/** Asks for an answer to say aloud at once. Plain text, since the first word counts and not every server streams JSON well. */
export function livePrompt(request: LiveAnswerRequest, question: string, fence: Fence): Prompt {
  const resume = typeof request.resume === 'string' ? request.resume : (request.resume?.text ?? '');
  return {
    instructions: `You help a person in a job interview right now. Write what they can say, in the first person, in plain spoken English.
Two or three short paragraphs with an empty line between, at most 110 words in all. The first sentence answers the question. Mark two to five key words with **bold**. No heading, no list, no preamble.
About the person use only what the resume says: no other employer, number, tool, title or story. Where something is missing, leave a gap in square brackets that says what belongs there. For a technical question explain what is generally known, plainly.
${fence.rule}`,
    message: [
      fence.wrap('resume', resume === '' ? '(none)' : resume),
      fence.wrap('job description', request.jobDesc === '' ? '(none)' : request.jobDesc),
      request.lastQuestion === '' ? '' : fence.wrap('question before', request.lastQuestion),
      fence.wrap('question', question),
    ]
      .filter((part) => part !== '')
      .join('\n'),
  };
}
