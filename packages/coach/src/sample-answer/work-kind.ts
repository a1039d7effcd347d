import stored from '../../data/sample-answer/work-kind-vectors.json' with { type: 'json' };
import kinds from '../../data/sample-answer/work-kinds.json' with { type: 'json' };
import { type PackedVector, unpackVector, type Vectors } from '../live/packed-vector.ts';
import { heardWords } from '../live/question-words.ts';
import { dotProduct } from '../text/dot-product.ts';

/** What belongs to a kind of work: things that an answer about it can hold. Each is a phrase that a list in a sentence can name. */
export type WorkKind = Omit<(typeof kinds)['lead-team'], 'examples'>;

/** How far the title counts beside the duty: "divide the work in the morning" is another matter in a kitchen. */
const TITLE_WEIGHT = 0.2;
/** Below this nearness a kind is as often wrong as right. */
const LEAST_NEAR = 0.42;

type KindRow = { kind: keyof typeof kinds; vector: Float32Array };
let rows: readonly KindRow[] | undefined;

function readRows(): readonly KindRow[] {
  return (stored as unknown as (PackedVector & { kind: keyof typeof kinds })[]).map((row) => ({
    kind: row.kind,
    vector: unpackVector(row),
  }));
}

export type KindQuery = { work: string; role: string; vectors: Vectors };

/** The name of the nearest kind and how near it is; undefined without the encoder's vector. */
export function nearestKind({
  work,
  role,
  vectors,
}: KindQuery): { kind: keyof typeof kinds; near: number } | undefined {
  const vector = vectors.get(heardWords(work));
  if (vector === undefined) return undefined;
  rows ??= readRows();
  const title = vectors.get(heardWords(role));
  const scored = rows.map(({ kind, vector: middle }) => {
    const near = dotProduct(middle, vector);
    return { kind, near, score: near + TITLE_WEIGHT * (title === undefined ? 0 : dotProduct(middle, title)) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best));
}

/** What is known of the kind of work that a duty is; undefined where the kind is not sure. */
export function workKindOf(query: KindQuery): WorkKind | undefined {
  const found = nearestKind(query);
  return found !== undefined && found.near >= LEAST_NEAR ? kinds[found.kind] : undefined;
}
