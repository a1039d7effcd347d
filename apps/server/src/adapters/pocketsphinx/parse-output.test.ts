import { describe, expect, it } from 'vitest';
import { parseContinuousOutput, parseSingleOutput } from './parse-output.ts';

describe('parseContinuousOutput', () => {
  it('reads each word with its place and probability, without marks and ways of pronunciation', () => {
    const output = [
      'i was because',
      '<s> 0.380 0.520 0.999600',
      '<sil> 0.530 0.700 0.712526',
      'i 0.710 1.100 0.895644',
      'was(2) 1.110 1.350 0.975795',
      '[NOISE] 1.360 1.450 0.179102',
      '++UM++ 1.360 1.450 0.179102',
      'because(3) 1.460 1.990 0.500000',
      '</s> 2.000 2.240 1.000000',
      '',
    ].join('\n');
    expect(parseContinuousOutput(output)).toEqual([
      { word: 'i', probability: 0.895644, startSeconds: 0.71, endSeconds: 1.1 },
      { word: 'was', probability: 0.975795, startSeconds: 1.11, endSeconds: 1.35 },
      { word: 'because', probability: 0.5, startSeconds: 1.46, endSeconds: 1.99 },
    ]);
  });

  it('reads nothing from a recording in which nothing was heard', () => {
    expect(parseContinuousOutput('\n<s> 0.000 0.870 0.999400\n</s> 0.880 1.200 1.000000\n')).toEqual([]);
  });
});

describe('parseSingleOutput', () => {
  it('reads the words of each line', () => {
    const output = [
      '{"b":0.0,"d":1.2,"p":0.9,"t":"i was","w":[{"b":0,"d":0.1,"p":0.9,"t":"<s>"},{"b":0.25,"d":0.25,"p":0.8,"t":"i"}]}',
      '{"b":1.2,"d":1.2,"p":0.9,"t":"there","w":[{"b":1.25,"d":0.25,"p":0.7,"t":"there(2)"}]}',
    ].join('\n');
    expect(parseSingleOutput(output)).toEqual([
      { word: 'i', probability: 0.8, startSeconds: 0.25, endSeconds: 0.5 },
      { word: 'there', probability: 0.7, startSeconds: 1.25, endSeconds: 1.5 },
    ]);
  });

  it('passes over lines that are no result', () => {
    expect(parseSingleOutput('WARNING: something\n{"t":"no words"}\n{broken\n')).toEqual([]);
  });
});
