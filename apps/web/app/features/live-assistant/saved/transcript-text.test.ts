import { describe, expect, it } from 'vitest';
import { titleOf } from './saved-title.ts';
import { writeTranscript } from './transcript-text.ts';

describe('a session as a text file', () => {
  it('has a title and indents every paragraph of an answer', () => {
    const text = writeTranscript({
      lines: [{ speaker: 'interviewer', text: 'Why us?', atMs: 61_000 }],
      answers: [{ question: 'Why us?', answer: 'Because of you.\n\nAnd the team.', atMs: 62_000 }],
    });
    expect(text).toBe(
      [
        'Interview Transcript, Greenroom',
        '',
        '1:01 Interviewer: Why us?',
        '',
        '      Question: Why us?',
        '      Proposed answer: Because of you.',
        '',
        '      And the team.',
        '',
      ].join('\n'),
    );
  });
});

describe('the title of a saved session', () => {
  it.each([
    ['Nurse on a busy ward\nNights.', 'Nurse on a busy ward'],
    ['What You Will Do:\n\nCare for patients', 'Care for patients'],
    ['Only this:', 'Only this:'],
  ])('of %j is %j', (jobDescription, title) => expect(titleOf(jobDescription)).toBe(title));
});
