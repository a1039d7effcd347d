import type { LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { Prompt } from '../configured-model.ts';
import type { Fence } from '../fence.ts';

/** Asks for an answer to say aloud at once. Plain text, since the first word counts and not every server streams JSON well. */
export function livePrompt(request: LiveAnswerRequest, question: string, begun: string, fence: Fence): Prompt {
  const resume = typeof request.resume === 'string' ? request.resume : (request.resume?.text ?? '');
  return {
    instructions: `You help a person in a job interview right now. Write what they can say, in the first person, in plain spoken English.
They have begun already, with the words marked "begun": go on from there and do not repeat them. One or two short paragraphs with an empty line \
between, at most 90 words in all. Mark two to five key words with **bold**. No heading, no list, no preamble.
About the person use only what the resume says: no other employer, number, tool, title or story. Where something is missing, leave a gap in \
square brackets that says what belongs there. For a technical question explain what is generally known, plainly.
${fence.rule}`,
    message: [
      fence.wrap('resume', resume === '' ? '(none)' : resume),
      fence.wrap('job description', request.jobDesc === '' ? '(none)' : request.jobDesc),
      request.lastQuestion === '' ? '' : fence.wrap('question before', request.lastQuestion),
      fence.wrap('question', question),
      begun === '' ? '' : fence.wrap('begun', begun.replaceAll('**', '')),
    ]
      .filter((part) => part !== '')
      .join('\n'),
  };
}
