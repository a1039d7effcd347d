import { describe, expect, it } from 'vitest';
import { listMessages } from '../session/conversation-messages.ts';
import { acknowledgementOf } from './acknowledgement.ts';
import { createInterview, openFollowUp, submitDraft } from './interview.ts';
import { createTurn } from './turn.ts';

const words = [0, 1, 2, 3, 4, 5, 6].map(acknowledgementOf);

function answered(followUp: string | null, mayAcknowledge: boolean) {
  const setup = { id: 'one', roleName: 'Baker', roleDescription: '' };
  const created = createInterview(setup as Parameters<typeof createInterview>[0]);
  const interview = {
    ...created,
    asksFollowUps: true,
    turns: ['What went wrong?', 'Why us?'].map(createTurn),
    draft: { text: 'The oven.', wasSpoken: true, durationMs: 9000 },
  };
  return openFollowUp(submitDraft(interview, 0), 0, followUp, mayAcknowledge);
}
const lastWords = (interview: ReturnType<typeof answered>) => listMessages(interview, null).at(-1)?.paragraphs;

describe('an acknowledgement', () => {
  it('is never praise, and never the same twice in a row', () => {
    expect(words.join(' ')).not.toMatch(/good|great|excellent|nice|perfect|well done|wonderful|interesting/i);
    expect(words.every((word, place) => word !== words[place + 1])).toBe(true);
  });

  it('is said once, before the follow-up or the next question', () => {
    expect(lastWords(answered(null, true))).toEqual([acknowledgementOf(0), 'Why us?']);
    const asked = answered('Which oven?', true);
    expect(lastWords(asked)).toEqual([acknowledgementOf(0), 'Which oven?']);
  });

  it('is not said where the coach does not allow it', () => {
    expect(lastWords(answered(null, false))).toEqual(['Why us?']);
    expect(lastWords(answered('Which oven?', false))).toEqual(['Which oven?']);
  });
});
