import { LINE_FEATURES } from '@greenroom/coach/live/line-features';
import { LINE_TRAITS } from '@greenroom/coach/live/line-traits';
import { type PackedVector, packVector } from '@greenroom/coach/live/packed-vector';
import { SUITED_KINDS } from '@greenroom/coach/live/suited-kinds';
import { dotProduct } from '@greenroom/coach/text/dot-product';
import { VECTOR_LENGTH, VECTOR_WEIGHT } from './kind-training.ts';
import { GROUPS, groupOf, type Turn } from './line-turns.ts';
import { type Example, type LinearWeights, probabilitiesOf, scoresOf, trainLinear } from './linear-training.ts';

type Vectors = ReadonlyMap<string, Float32Array>;
/** Of the lines that no story was marked in, every third is learned from. */
const STEP_OF_OTHERS = 3;
const [FIRST_SUIT, FIRST_TRAIT] = [
  LINE_FEATURES.length + LINE_TRAITS.length - SUITED_KINDS.length - 1,
  LINE_FEATURES.length,
];

function exampleOf(text: string, labels: readonly number[], vectors: Vectors): Example {
  const vector = vectors.get(text) ?? new Float32Array(VECTOR_LENGTH);
  return {
    places: Uint32Array.from(vector.keys()),
    values: vector.map((value) => value * VECTOR_WEIGHT),
    labels,
  };
}

/** Weights for the kinds of stories that each line answers. */
export function learnSuited(turns: readonly Turn[], vectors: Vectors): LinearWeights {
  const kindsOf = new Map<string, Set<number>>();
  for (const { asked, texts, right } of turns) {
    const kind = SUITED_KINDS.indexOf(asked.kind);
    for (const [at, text] of texts.entries()) {
      const kinds = kindsOf.get(text) ?? new Set();
      kindsOf.set(text, kinds);
      if (kind >= 0 && right.includes(at)) kinds.add(kind);
    }
  }
  const all = [...kindsOf].map(([text, kinds]) => exampleOf(text, [...kinds], vectors));
  const marked = all.filter(({ labels }) => labels.length > 0);
  const others = all.filter(({ labels }) => labels.length === 0).filter((_, at) => at % STEP_OF_OTHERS === 0);
  const options = { size: VECTOR_LENGTH, outputs: SUITED_KINDS.length, isExclusive: false };
  return trainLinear([...marked, ...others], { ...options, decay: 2e-3, rounds: 150, rate: 0.08 });
}

/** The turns with what their lines suit, by weights that saw nothing of their writers. */
export function withSuited(turns: readonly Turn[], vectors: Vectors): Turn[] {
  const places = SUITED_KINDS.map(
    (kind) => FIRST_TRAIT + (LINE_TRAITS as readonly string[]).indexOf(`asks for ${kind}`),
  );
  return GROUPS.flatMap((group) => {
    const weights = learnSuited(
      turns.filter(({ asked }) => groupOf(asked.writer) !== group),
      vectors,
    );
    return turns
      .filter(({ asked }) => groupOf(asked.writer) === group)
      .map((turn) => ({
        ...turn,
        lines: turn.lines.map((line, at) => {
          const suits = probabilitiesOf(scoresOf(exampleOf(turn.texts[at] ?? '', [], vectors), weights), false);
          const likely = places.map((place) => line.features[place] ?? 0);
          return { ...line, features: [...line.features.slice(0, FIRST_SUIT), ...suits, dotProduct(suits, likely)] };
        }),
      }));
  });
}

/** The weights as the coach reads them. */
export const storedRows = ({ bias, weights }: LinearWeights): (PackedVector & { kind: string; bias: number })[] =>
  SUITED_KINDS.map((kind, at) => ({
    kind,
    bias: Number((bias[at] ?? 0).toFixed(3)),
    ...packVector((weights[at] ?? new Float64Array(VECTOR_LENGTH)).map((value) => value * VECTOR_WEIGHT)),
  }));
