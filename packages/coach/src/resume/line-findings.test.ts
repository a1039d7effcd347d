import { describe, expect, it } from 'vitest';
import { lineFindings } from './line-findings.ts';
import { findGap } from './outcome-gap.ts';

const kindsOf = (line: string) => lineFindings(line, 0).map(({ kind }) => kind);

describe('hints on a line', () => {
  it('leave "I" out of a single sentence alone', () => {
    expect(kindsOf('I work in incoming goods and in block storage')).toContain('first-person');
    expect(kindsOf('I read the drawings. One time they were wrong and I stopped it.')).not.toContain('first-person');
  });

  it('say nothing about a time without work', () => {
    const line =
      'Out of work Aug 2018 - April 2019. Broke my wrist at five a side. Fully signed off, no problems since.';
    expect(kindsOf(`${line} ${line}`)).toEqual([]);
  });

  it('put no number between two verbs', () => {
    expect(findGap('Started doing toolbox talks on a Monday', false)).toBeUndefined();
    expect(findGap('Handled customer complaints by phone', false)?.line).toContain('[how many]');
  });
});
