import { describe, expect, it } from 'vitest';
import { writeLetter } from './letter/write-letter.ts';
import { answerQuestion } from './live/answer-question.ts';
import { parseResumeText } from './resume/parse-resume.ts';
import { reviewResume } from './resume/review-resume.ts';

/** As people write lists: a bracket that closes a line later or never, and signs that mean something in an expression. */
const SIGNS = ['(select and', '[beta', '(', ')', '*', '+', '?', '\\', '|', '{2', '^', '$1', 'C++', '.NET', '/s'];
const TODAY = '2026-11-30';

const resumeWith = (sign: string): string => `Ann Lee
ann@example.com
Support Agent, Elm Software Ltd    March 2021 - Present
- Answer 40 tickets a day in Desk ${sign} and Larch Queue
- Wrote reports in SQL ${sign} for the team ${sign}
- Cut the backlog from 90 to 12 tickets with Postman ${sign}
TOOLS
Larch Queue, Postman ${sign}, SQL ${sign}
JOIN, read-only), Spanish ${sign}, Kafka ${sign}
CERTIFICATES
ITIL ${sign} Foundation (2022), Support Diploma ${sign}`;
const jobWith = (sign: string): string => `Support Agent
Oak Systems is looking for a Support Agent.
- Answer tickets in Larch Queue ${sign} and Postman ${sign}
- Good SQL ${sign} and Kafka ${sign}
- ITIL ${sign} is a plus, Spanish ${sign} too
Contact: Ruth ${sign} Ames`;

describe('documents with odd signs', () => {
  it.each(SIGNS)('are reviewed, answered from and written from: %s', (sign) => {
    const resume = parseResumeText(resumeWith(sign));
    const jobDescription = jobWith(sign);
    const options = { tone: 'Plain', length: 'Medium' } as const;
    expect(writeLetter({ resume, jobDescription, options, today: TODAY }).introduction).toContain('Support Agent');
    expect(() => reviewResume({ resume, jobDescription, today: TODAY })).not.toThrow();
    for (const question of [`have you worked with sql ${sign}`, `why oak ${sign} systems`, 'do you speak spanish'])
      expect(answerQuestion({ question, resume, jobDescription }).paragraph1).not.toBe('');
  });
});
