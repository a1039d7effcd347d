import type { FollowUpRequest } from '@greenroom/contract/feedback';
import type { Prompt } from '../configured-model.ts';
import type { Fence } from '../fence.ts';

/** Asks for one follow-up on an answer, or for none. */
export function followUpPrompt({ question, answer }: FollowUpRequest, fence: Fence): Prompt {
  return {
    instructions: `You interview a candidate for practice. They have just answered your question aloud. Ask at most one follow-up about what they said.
Ask only where it is worth it: no result was told, a number has no comparison, the candidate's own part is unclear behind "we", a claim needs an example, or one step is worth a reason.
Use the candidate's own words. One short question that is asked aloud, without praise and without advice. Do not repeat your question and do not ask for what was already said.
Ask nothing about age, family, health, religion, origin, money or other private matters.
${fence.rule}
Reply with one JSON object of this form and nothing else: { "quote": "the words of the answer that you ask about, copied exactly", "question": "…" }
If the answer needs no follow-up, or is no real answer, reply with { "quote": "", "question": "" }.`,
    message: `${fence.wrap('question', question)}\n${fence.wrap('answer', answer)}`,
  };
}
