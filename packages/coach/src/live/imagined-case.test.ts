import { expect, it } from 'vitest';
import kindRows from '../../data/live/case-kinds.json' with { type: 'json' };
import { formOf } from './answer-forms.ts';
import { formOfCase, isOfDanger, isSurelyCase, stepsOf } from './imagined-case.ts';
import { unpackVector } from './packed-vector.ts';
import { heardWords } from './question-words.ts';

const KINDS = kindRows.map(({ kind }) => kind);

/** A turn with a vector in the direction that was learned for a kind. */
function heardAs(turn: string, kind: string) {
  const row = kindRows.find((one) => one.kind === kind);
  if (row === undefined) throw new Error(`no kind ${kind}`);
  const vector = unpackVector(row);
  const length = Math.hypot(...vector);
  return { turn, vectors: new Map([[heardWords(turn), vector.map((value) => (3 * value) / length)]]) };
}

it('has three whole steps for each kind but none', () => {
  const without = KINDS.filter((kind) => kind !== 'none').filter((kind) => {
    const { kind: name, view, detail, result } = formOf(`imagined-${kind}`);
    return name !== `imagined-${kind}` || ![view, detail, result].every((step) => /^[A-Z].*\.$/u.test(step));
  });
  expect(KINDS).toHaveLength(53);
  expect(without).toEqual([]);
});

it('takes the steps of the kind that the meaning of a turn is in', () => {
  const imagined = heardAs('a guest faints in the lobby', 'safety');
  expect(formOfCase(imagined)?.view).toContain('make everybody safe');
  expect(isOfDanger(imagined)).toBe(true);
});

it('weighs the words beside the meaning', () => {
  const turn = 'three people call in sick';
  const plain = heardAs('so', 'short');
  const said = { turn, vectors: new Map([[heardWords(turn), new Float32Array(384)]]) };
  expect(formOfCase(plain)?.view).toContain('count who is there');
  expect(formOfCase(said)?.view ?? '').not.toContain('make everybody safe');
});

it('says nothing of a turn that is none of the cases, or is not encoded', () => {
  const other = heardAs('how long have you worked with excel', 'none');
  expect(formOfCase(other)).toBeUndefined();
  expect(isSurelyCase(other)).toBe(false);
  expect(formOfCase({ turn: 'a guest faints in the lobby', vectors: new Map() })).toBeUndefined();
});

it('leaves the steps of trades out where a secret or a rule decides', () => {
  const turn = 'a patient tells you of suicide and asks you to promise not to tell anyone';
  expect(stepsOf({ turn, vectors: new Map() })).not.toEqual([]);
  expect(stepsOf(heardAs(turn, 'secret'))).toEqual([]);
});
