import { describe, expect, it } from 'vitest';
import forms from '../../data/sample-answer/form-outlines.json' with { type: 'json' };
import frames from '../../data/sample-answer/frame-outlines.json' with { type: 'json' };
import stored from '../../data/sample-answer/work-kind-vectors.json' with { type: 'json' };
import kinds from '../../data/sample-answer/work-kinds.json' with { type: 'json' };
import { type PackedVector, unpackVector } from '../live/packed-vector.ts';
import { heardWords } from '../live/question-words.ts';
import { isForm } from './form-outline.ts';
import { workKindOf } from './work-kind.ts';
import { writeSampleAnswer } from './write-sample-answer.ts';

const vectorOf = (kind: string) => unpackVector(stored.find((row) => row.kind === kind) as unknown as PackedVector);
const WORK = 'weld stainless steel on board';
const QUESTION = `In this role you would ${WORK}. What matters most in doing that well?`;
const vectors = new Map([[heardWords(WORK), vectorOf('welding')]]);

describe('the kinds of work', () => {
  it('hold enough of everything, and a vector each', () => {
    expect(stored.map(({ kind }) => kind)).toEqual(Object.keys(kinds));
    for (const [name, { steps, checks, troubles, figures, people, care }] of Object.entries(kinds)) {
      for (const items of [steps, checks, troubles, figures]) expect(items.length, name).toBeGreaterThanOrEqual(3);
      for (const items of [people, care]) expect(items.length, name).toBeGreaterThanOrEqual(2);
      for (const item of [...steps, ...checks, ...troubles, ...figures, ...people, ...care])
        expect(item, name).not.toMatch(/[.;{}“]|\s$/u);
    }
  });

  it('are known only by a near vector', () => {
    expect(workKindOf({ work: WORK, role: '', vectors })).toBe(kinds.welding);
    expect(workKindOf({ work: WORK, role: '', vectors: new Map() })).toBeUndefined();
    const far = vectorOf('welding').map((number) => -number);
    expect(workKindOf({ work: WORK, role: '', vectors: new Map([[heardWords(WORK), far]]) })).toBeUndefined();
  });
});

describe('a sample about a known kind of work', () => {
  it('names what belongs to this work and marks it as an example', () => {
    const text = writeSampleAnswer({ question: QUESTION, role: 'Welder', vectors });
    expect(kinds.welding.checks.some((check) => text.includes(check))).toBe(true);
    expect(kinds.welding.troubles.some((trouble) => text.includes(trouble))).toBe(true);
    expect(text.split('\n')[0]).toMatch(/example/);
    expect(text).not.toMatch(/[{}]|undefined/);
  });

  it('names each thing once, and others in a second sample of the interview', () => {
    const first = writeSampleAnswer({ question: QUESTION, role: 'Welder', vectors });
    const second = writeSampleAnswer({ question: QUESTION, role: 'Welder', vectors, earlier: [first] });
    for (const check of kinds.welding.checks) {
      expect(first.split(check).length - 1 + second.split(check).length - 1).toBeLessThanOrEqual(1);
    }
  });

  it('has an outline of every form that a frame names, without an unknown gap', () => {
    for (const [frame, points] of Object.entries(frames)) {
      const form = 'form' in points ? points.form : undefined;
      if (form !== undefined) expect(isForm(form), frame).toBe(true);
    }
    const slots = new Set(JSON.stringify(forms).match(/\{\w+\}/gu));
    expect([...slots].sort()).toEqual(
      [
        '{care}',
        '{check}',
        '{checks}',
        '{doing}',
        '{figures}',
        '{people}',
        '{steps}',
        '{trouble}',
        '{troubles}',
      ].sort(),
    );
  });
});
