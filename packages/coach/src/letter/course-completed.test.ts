import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { phraseCourseCompleted } from './course-completed.ts';
import { gatherFacts } from './letter-facts.ts';

const RESUME = parseResumeText(
  [
    'Tomasz Wieczorek',
    'tomasz@example.ie',
    '',
    'EDUCATION',
    'Full-Stack Web Development Bootcamp, Liffey Code School, Dublin — 16 weeks, completed June 2025',
    'Diploma in Culinary Arts, Technikum Gastronomiczne, Kraków — 2014',
    '',
    'WORK',
    'Sous Chef, Harbour Lane Bistro, Dublin (Mar 2021 – Feb 2025)',
    '- Trained five commis chefs',
  ].join('\n'),
);
const toldFor = (advertisement: string) => phraseCourseCompleted(gatherFacts(RESUME, advertisement, '2026-11-28'), '');

describe('phraseCourseCompleted', () => {
  it('tells a course of the advertised trade', () => {
    expect(toldFor('Junior Full-Stack Developer\nTablewise, Dublin\n\nYou will\n- build web features\n')).toBe(
      'I completed the Full-Stack Web Development Bootcamp at Liffey Code School (June 2025).',
    );
  });

  it('tells none of another trade', () => {
    expect(toldFor('Head Chef\nElm Bistro, Dublin\n\nYou will\n- run the kitchen\n')).toBe('');
  });
});
