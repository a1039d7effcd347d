/** A row of features: numbers by place, mostly empty. */
export type Row = { places: Int32Array; values: Float64Array };
export type Ridge = {
  /** One column of weights a target. */
  weights: Float64Array[];
  intercepts: number[];
  /** What a model learned without the row's own group says of the row, a column a target. */
  leftOut: Float64Array[];
  /** The weights that are learned without a group, by its name, one column a target. */
  without: Map<string, Float64Array[]>;
};

/** A row that leaves out its zeros. */
export function toRow(entries: Iterable<readonly [number, number]>): Row {
  const filled = [...entries].filter(([, value]) => value !== 0).sort(([left], [right]) => left - right);
  return {
    places: Int32Array.from(filled, ([place]) => place),
    values: Float64Array.from(filled, ([, value]) => value),
  };
}

export function subtract(left: Row, right: Row): Row {
  const sums = new Map<number, number>();
  for (const [index, place] of left.places.entries()) sums.set(place, left.values[index] ?? 0);
  for (const [index, place] of right.places.entries()) {
    sums.set(place, (sums.get(place) ?? 0) - (right.values[index] ?? 0));
  }
  return toRow(sums);
}

/**
 * Ridge regression of several targets at once, solved by its dual: exact and deterministic. `isDifference` marks rows that hold the
 * difference of two others; its targets are differences too and no intercept applies.
 * `leftOut` comes from the inverse in closed form: the error of a group without itself is e = (A_gg)⁻¹ (A r)_g, and the rows of the others then
 * count A r − A_g e.
 */
export function fitRidge(options: {
  rows: readonly Row[];
  targets: readonly Float64Array[];
  groups: readonly string[];
  isDifference?: readonly boolean[];
  width: number;
  strength: number;
}): Ridge {
  const { rows, targets, groups, width, strength, isDifference = [] } = options;
  const size = rows.length;
  const inverse = invert(gramOf(rows, width, strength), size);
  const intercepts = targets.map((target) => {
    const plain = [...target.keys()].filter((index) => isDifference[index] !== true);
    return plain.reduce((sum, index) => sum + (target[index] ?? 0), 0) / Math.max(1, plain.length);
  });
  const weights: Float64Array[] = [];
  const leftOut: Float64Array[] = [];
  const members = groupMembers(groups);
  const without = new Map([...members.keys()].map((group): [string, Float64Array[]] => [group, []]));
  for (const [head, target] of targets.entries()) {
    const mean = intercepts[head] ?? 0;
    const rest = target.map((value, index) => (isDifference[index] === true ? value : value - mean));
    const alpha = multiply(inverse, rest, size);
    weights.push(weightedSum(rows, alpha, width));
    const out = new Float64Array(size);
    for (const [name, group] of members) {
      const errors = errorsWithout(group, inverse, alpha);
      for (const [i, index] of group.entries()) out[index] = (target[index] ?? 0) - (errors[i] ?? 0);
      without.get(name)?.push(weightedSum(rows, sharesWithout(group, errors, inverse, alpha), width));
    }
    leftOut.push(out);
  }
  return { weights, intercepts, leftOut, without };
}

function weightedSum(rows: readonly Row[], shares: Float64Array, width: number): Float64Array {
  const sum = new Float64Array(width);
  for (const [index, row] of rows.entries()) {
    for (const [at, place] of row.places.entries()) {
      sum[place] = (sum[place] ?? 0) + (shares[index] ?? 0) * (row.values[at] ?? 0);
    }
  }
  return sum;
}

/** The errors of a group's rows when the model learns without the group. */
function errorsWithout(group: readonly number[], inverse: Float64Array, alpha: Float64Array): Float64Array {
  const block = new Float64Array(group.length * group.length);
  for (const [i, row] of group.entries()) {
    for (const [j, column] of group.entries()) {
      block[i * group.length + j] = inverse[row * alpha.length + column] ?? 0;
    }
  }
  const own = Float64Array.from(group, (index) => alpha[index] ?? 0);
  return multiply(invert(block, group.length), own, group.length);
}

/** What the rows of the others count when the model learns without a group; the group itself counts nothing. */
function sharesWithout(
  group: readonly number[],
  errors: Float64Array,
  inverse: Float64Array,
  alpha: Float64Array,
): Float64Array {
  const shares = Float64Array.from(alpha);
  for (const [i, column] of group.entries()) {
    const row = column * alpha.length;
    for (let index = 0; index < shares.length; index += 1)
      shares[index] = (shares[index] ?? 0) - (inverse[row + index] ?? 0) * (errors[i] ?? 0);
  }
  for (const index of group) shares[index] = 0;
  return shares;
}

function groupMembers(groups: readonly string[]): Map<string, number[]> {
  const members = new Map<string, number[]>();
  for (const [index, group] of groups.entries()) members.set(group, [...(members.get(group) ?? []), index]);
  return members;
}

/** The rows' inner products, with the strength on the diagonal. */
function gramOf(rows: readonly Row[], width: number, strength: number): Float64Array {
  const size = rows.length;
  const gram = new Float64Array(size * size);
  const dense = new Float64Array(width);
  for (const [i, row] of rows.entries()) {
    for (const [at, place] of row.places.entries()) dense[place] = row.values[at] ?? 0;
    for (let j = 0; j <= i; j += 1) {
      const other = rows[j];
      if (!other) continue;
      const sum = innerProduct(dense, other);
      gram[i * size + j] = sum;
      gram[j * size + i] = sum;
    }
    for (const place of row.places) dense[place] = 0;
    gram[i * size + i] = (gram[i * size + i] ?? 0) + strength;
  }
  return gram;
}

function innerProduct(dense: Float64Array, { places, values }: Row): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += (dense[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

function multiply(matrix: Float64Array, vector: Float64Array, size: number): Float64Array {
  const product = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    let sum = 0;
    for (let j = 0; j < size; j += 1) sum += (matrix[i * size + j] ?? 0) * (vector[j] ?? 0);
    product[i] = sum;
  }
  return product;
}

/** The inverse of a symmetric positive definite matrix, by Cholesky; rows are walked in order, so that the cache is used. */
function invert(matrix: Float64Array, size: number): Float64Array {
  return productOfColumns(invertFactor(factorOf(matrix, size), size), size);
}

/** The lower triangle that, multiplied by its transpose, gives the matrix. */
function factorOf(matrix: Float64Array, size: number): Float64Array {
  const factor = Float64Array.from(matrix);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = factor[i * size + j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (factor[i * size + k] ?? 0) * (factor[j * size + k] ?? 0);
      factor[i * size + j] = i === j ? Math.sqrt(sum) : sum / (factor[j * size + j] ?? 1);
    }
  }
  return factor;
}

/** The inverse of the factor, transposed: its rows are the columns of the inverse. */
function invertFactor(factor: Float64Array, size: number): Float64Array {
  const inverseColumns = new Float64Array(size * size);
  for (let column = 0; column < size; column += 1) {
    const base = column * size;
    inverseColumns[base + column] = 1 / (factor[column * size + column] ?? 1);
    for (let i = column + 1; i < size; i += 1) {
      let sum = 0;
      for (let k = column; k < i; k += 1) sum -= (factor[i * size + k] ?? 0) * (inverseColumns[base + k] ?? 0);
      inverseColumns[base + i] = sum / (factor[i * size + i] ?? 1);
    }
  }
  return inverseColumns;
}

/** The inverse of the matrix from the columns of its factor's inverse. */
function productOfColumns(inverseColumns: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = 0;
      for (let k = i; k < size; k += 1)
        sum += (inverseColumns[i * size + k] ?? 0) * (inverseColumns[j * size + k] ?? 0);
      inverse[i * size + j] = sum;
      inverse[j * size + i] = sum;
    }
  }
  return inverse;
}
