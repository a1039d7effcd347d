import { describe, expect, it } from 'vitest';
import { rankFacts } from './rank-facts.ts';
import type { ResumeFact } from './resume-facts.ts';

const facts: ResumeFact[] = [
  'Moved payroll of 640 people to a new system over one summer',
  'Firewall changes, site-to-site VPNs, BGP peering with providers',
  'Trained two apprentices, both now qualified',
].map((text, order) => ({ text, employer: '', title: '', isProject: false, isCurrent: false, order }));
const first = (question: string, told = ''): string | undefined =>
  rankFacts(facts, { question, shows: [], vectors: new Map(), told })[0]?.fact.text;

describe('the order of lines without vectors', () => {
  it.each([
    ['and b g p where have you used that', /BGP/],
    ['have you been through a pay role project', /payroll/],
    ['did you train apprentices', /apprentices/],
  ])('begins for "%s" with the line that has its words', (question, line) => expect(first(question)).toMatch(line));

  it('puts a line that was told behind one that answers as well', () => {
    const untold = first('tell me about your work');
    expect(first('tell me about your work', (untold ?? '').toLowerCase())).not.toBe(untold);
  });
});
