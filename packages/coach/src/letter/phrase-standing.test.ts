import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { gatherFacts } from './letter-facts.ts';
import { findStanding, phraseStanding, withoutStanding } from './phrase-standing.ts';

const RESUME = parseResumeText(
  [
    'Chloe Baptiste',
    'Registered Dental Nurse – GDC no. on request',
    'chloe@example.com',
    '',
    'WORK',
    'Dental Nurse, Oakdene Dental Care',
    '2021 - present',
    '- Wrote the induction for new starters',
    '',
    'QUALIFICATIONS',
    'QTS, enhanced DBS on the update service',
  ].join('\n'),
);
const standingFor = (advertisement: string) => findStanding(gatherFacts(RESUME, advertisement, '2026-11-28'));

describe('phraseStanding', () => {
  it('says what one is registered as and which check one has, where both are asked for', () => {
    const standing = standingFor(
      'Dental Nurse\nElm Clinic\n\nYou will need\n- current GDC registration\n- a DBS check\n',
    );
    expect(phraseStanding(standing)).toBe(
      'I am a registered dental nurse with the GDC and have an enhanced DBS check on the update service.',
    );
    expect(withoutStanding('QTS, enhanced DBS on the update service', standing)).toEqual(['QTS']);
  });

  it('says nothing of it where it is not asked for', () => {
    expect(phraseStanding(standingFor('Office Manager\nElm Ltd\n\nYou will\n- keep the diary\n'))).toBe('');
  });
});
