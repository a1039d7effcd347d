import type { ParagraphRequest } from '@greenroom/contract/cover-letter';
import type { LetterRequest } from '../../../ports/language.ts';
import type { Prompt } from '../configured-model.ts';
import type { Fence } from '../fence.ts';

const TONES = {
  Plain: 'plain and direct',
  Warm: 'warm and personal, never gushing',
  Formal: 'formal and courteous, never stiff',
} as const;
const LENGTHS = {
  Short: 'about 150 words in all',
  Medium: 'about 250 words in all',
  Long: 'about 350 words in all',
} as const;
const RULES = `Every fact about the person must stand in the resume, every fact about the company in the job description: no other employer, title, tool, number, degree, wish or story.
A requirement that the resume does not show is passed over in silence. No phrase that could stand in anybody's letter ("I am writing to express my interest", "proven track record").`;

/** Asks for the paragraphs of a letter; the heading is not the model's. */
export function letterPrompt(request: LetterRequest, fence: Fence): Prompt {
  return {
    instructions: `You write a cover letter for a person, in the first person. Tone: ${TONES[request.options.tone]}. Length: ${LENGTHS[request.options.length]}.
${RULES}
introduction: why this job and what in the resume answers it best. paraOne: the strongest achievement for this job. paraTwo: a second one. paraThree: \
what links the person to this company, or empty. closing: one or two sentences that ask for a conversation. closingLine: such as "Kind regards,".
${fence.rule}
Reply with one JSON object of this form and nothing else:
{ "introduction": "…", "paraOne": "…", "paraTwo": "…", "paraThree": "…", "closing": "…", "closingLine": "…" }`,
    message: `${fence.wrap('job description', request.jobDescription)}\n${fence.wrap('resume', request.resume.text)}`,
  };
}

/** Asks for one paragraph of a letter in other words. */
export function paragraphPrompt(request: ParagraphRequest, fence: Fence): Prompt {
  return {
    instructions: `You write one paragraph of a cover letter anew, in the first person, unlike the present one in wording and, where the resume \
allows it, in what it tells. Tone: ${TONES[request.options.tone]}. Keep about its length.
${RULES}
${fence.rule}
Reply with one JSON object of this form and nothing else: { "text": "…" }`,
    message: [
      `Paragraph: ${request.paragraph}. Attempt ${request.attempt}.`,
      fence.wrap('job description', request.jobDescription),
      fence.wrap('resume', request.resumeText),
      fence.wrap('letter', JSON.stringify(request.letter)),
    ].join('\n'),
  };
}
