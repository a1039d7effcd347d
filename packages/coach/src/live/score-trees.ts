/** Trees of one depth, each in heap order: `features` and `bounds` of its inner nodes, `values` of its leaves. A feature of -1 sends everything to the first branch. */
export type Trees = readonly { features: readonly number[]; bounds: readonly number[]; values: readonly number[] }[];

/** The sum of the leaves that a row of features reaches. */
export function scoreByTrees(trees: Trees, row: readonly number[]): number {
  let total = 0;
  for (const { features, bounds, values } of trees) {
    let node = 0;
    while (node < features.length) {
      const feature = features[node] as number;
      const isAbove = feature >= 0 && (row[feature] ?? 0) > (bounds[node] as number);
      node = 2 * node + (isAbove ? 2 : 1);
    }
    total += values[node - features.length] ?? 0;
  }
  return total;
}
