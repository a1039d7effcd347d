import groups from '../../data/sample-answer/work-groups.json' with { type: 'json' };
import stored from '../../data/sample-answer/work-kind-vectors.json' with { type: 'json' };
import kinds from '../../data/sample-answer/work-kinds.json' with { type: 'json' };
import { type PackedVector, unpackVector, type Vectors } from '../live/packed-vector.ts';
import { heardWords } from '../live/question-words.ts';
import { dotProduct } from '../text/dot-product.ts';

/** What belongs to a kind of work: things that an answer about it can hold. Each is a phrase that a list in a sentence can name. */
export type WorkKind = (typeof groups)['lead'];
type KindName = keyof typeof kinds;
type GroupName = keyof typeof groups;

/** How far the title counts beside the duty: "divide the work in the morning" is another matter in a kitchen. */
const TITLE_WEIGHT = 0.2;
/** A kind is named if it is as near as this and ahead of the next one: with a part of the examples left out 68 % are right then, 79 % within the group. */
const LEAST_NEAR = 0.42;
const LEAST_AHEAD = 0.06;
/** Else the group of kinds is named, from this probability on: 75 % of the groups are right then. */
const LEAST_OF_GROUP = 0.4;
/** Turns nearness into shares: the higher, the more the nearest kind counts. */
const SHARPNESS = 20;
/** Below this nearness to every kind the text may be in another language. */
const LEAST_OF_ANY = 0.32;

type KindRow = { kind: KindName; vector: Float32Array };
let rows: readonly KindRow[] | undefined;

function readRows(): readonly KindRow[] {
  return (stored as unknown as (PackedVector & { kind: KindName })[]).map((row) => ({
    kind: row.kind,
    vector: unpackVector(row),
  }));
}

export type KindQuery = { work: string; role: string; vectors: Vectors };
type Scored = { kind: KindName; near: number; score: number };

/** The kinds, nearest first; none without the encoder's vector. */
function scoredKinds({ work, role, vectors }: KindQuery): Scored[] {
  const vector = vectors.get(heardWords(work));
  if (vector === undefined) return [];
  rows ??= readRows();
  const title = vectors.get(heardWords(role));
  return rows
    .map(({ kind, vector: middle }) => {
      const near = dotProduct(middle, vector);
      return { kind, near, score: near + TITLE_WEIGHT * (title === undefined ? 0 : dotProduct(middle, title)) };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** The likeliest group with its share among all. */
function likeliestGroup(scored: readonly Scored[]): { group: GroupName; share: number } | undefined {
  const best = scored[0]?.score ?? 0;
  const shares = new Map<GroupName, number>();
  let total = 0;
  for (const { kind, score } of scored) {
    const power = Math.exp(SHARPNESS * (score - best));
    const group = kinds[kind].group as GroupName;
    total += power;
    shares.set(group, (shares.get(group) ?? 0) + power);
  }
  const [first] = [...shares].toSorted(([, one], [, other]) => other - one);
  return first && { group: first[0], share: first[1] / total };
}

/** What is known of the kind of work that a duty is, else of its group; undefined where neither is sure. */
export function workKindOf(query: KindQuery): WorkKind | undefined {
  const scored = scoredKinds(query);
  const [first, second] = scored;
  if (first === undefined || first.near < LEAST_OF_ANY) return undefined;
  if (first.near >= LEAST_NEAR && first.score - (second?.score ?? 0) >= LEAST_AHEAD) return kinds[first.kind];
  const likely = likeliestGroup(scored);
  return likely !== undefined && likely.share >= LEAST_OF_GROUP ? groups[likely.group] : undefined;
}
