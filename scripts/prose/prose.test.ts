import { describe, expect, it } from 'vitest';
import { readComments } from './comments.ts';
import { findSubjectFault } from './commit-subject.ts';
import { countPhrases } from './phrases.ts';

describe('readComments', () => {
  it('reads blocks, whole lines and the ends of lines', () => {
    const source = [
      '// First.',
      '/** Second. */',
      '/**',
      ' * Third,',
      ' * in two lines.',
      ' */',
      'const limit = 3; // in seconds',
      '{/* Fourth. */}',
    ].join('\n');
    expect(readComments(source)).toEqual(['First.', 'Second.', 'Third,', 'in two lines.', 'in seconds', 'Fourth.']);
  });

  it('leaves out code, addresses and directives to tools', () => {
    expect(readComments("const url = 'https://example.org';\n// biome-ignore lint/a/b: a reason")).toEqual([]);
  });
});

describe('countPhrases', () => {
  it('finds a phrase that goes over the end of a line', () => {
    const { words, phrases } = countPhrases(['A session goes', 'on for whoever asks.']);
    expect(words).toBe(7);
    expect(phrases).toEqual(['goes on', 'whoever']);
  });

  it('takes "what is" for oblique as a subject only', () => {
    expect(countPhrases(['What is left goes away.']).phrases).toEqual(['What is']);
    expect(countPhrases(['Says what is missing.']).phrases).toEqual([]);
  });
});

describe('findSubjectFault', () => {
  it.each(['resume: suggest the own line', 'live, documents: resume a session', 'Merge branch main'])(
    'accepts "%s"',
    (subject) => {
      expect(findSubjectFault(subject)).toBeUndefined();
    },
  );

  it.each([
    'Add a limit',
    'server: added a limit',
    'server: fixes the limit',
    'server: add a limit.',
    `web: ${'a'.repeat(70)}`,
  ])('refuses "%s"', (subject) => {
    expect(findSubjectFault(subject)).toBeTypeOf('string');
  });
});
