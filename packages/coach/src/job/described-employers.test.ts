import { describe, expect, it } from 'vitest';
import { findJobFacts } from './find-job-facts.ts';

describe('an employer that the advertisement describes', () => {
  it('is the name before a dash and what the house does', () => {
    const text =
      'Larkfaden – software for physiotherapy practices – Leipzig\nQA Engineer – full-time\nYOUR TASKS\n- You test';
    expect(findJobFacts(text).company).toBe('Larkfaden');
    expect(findJobFacts('Welder – night shift work\nWe need a welder.').company).toBe('');
  });

  it('is who seeks somebody', () => {
    const text = 'The Museo de la Costa in Valparaíso seeks an Assistant in Conservation Science for its laboratory.\n';
    expect(findJobFacts(text).company).toBe('Museo de la Costa');
  });

  it('is not the post itself, whose grade stays in capitals', () => {
    const text =
      'Senior Assayer, Day Shift\nMinera Cerro Alto – site laboratory, 3,100 m\nA senior assayer leads.\nSenior Assayer';
    expect(findJobFacts(text).company).not.toBe('Senior Assayer');
    expect(findJobFacts('VACANCY: STATISTICAL OFFICER II\nJob group K').roleTitle).toBe('Statistical Officer II');
  });
});
