import { type Row, solveRidge, sumOfRows } from './solve-ridge.ts';

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
  /** False if only the weights are wanted: `leftOut` and `without` are then empty, and no inverse is computed. */
  leavesOut?: boolean;
}): Ridge {
  const { rows, targets, groups, width, strength, isDifference = [], leavesOut = true } = options;
  const size = rows.length;
  const intercepts = targets.map((target) => {
    const plain = [...target.keys()].filter((index) => isDifference[index] !== true);
    return plain.reduce((sum, index) => sum + (target[index] ?? 0), 0) / Math.max(1, plain.length);
  });
  const restOf = (target: Float64Array, mean = 0) =>
    target.map((value, index) => (isDifference[index] === true ? value : value - mean));
  if (!leavesOut) {
    const solve = (target: Float64Array, head: number) =>
      solveRidge(rows, restOf(target, intercepts[head]), width, strength);
    return { weights: targets.map(solve), intercepts, leftOut: [], without: new Map() };
  }
  const inverse = invert(gramOf(rows, width, strength), size);
  const weights: Float64Array[] = [];
  const leftOut: Float64Array[] = [];
  const members = groupMembers(groups);
  const without = new Map([...members.keys()].map((group): [string, Float64Array[]] => [group, []]));
  for (const [head, target] of targets.entries()) {
    const alpha = multiply(inverse, restOf(target, intercepts[head]), size);
    weights.push(sumOfRows(rows, alpha, width));
    const out = new Float64Array(size);
    for (const [name, group] of members) {
      const errors = errorsWithout(group, inverse, alpha);
      for (const [i, index] of group.entries()) out[index] = (target[index] ?? 0) - (errors[i] ?? 0);
      without.get(name)?.push(sumOfRows(rows, sharesWithout(group, errors, inverse, alpha), width));
    }
    leftOut.push(out);
  }
  return { weights, intercepts, leftOut, without };
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
  const dense = new Float64Array(width * AT_ONCE);
  const sums = new Float64Array(AT_ONCE);
  for (let first = 0; first < size; first += AT_ONCE) {
    const block = rows.slice(first, first + AT_ONCE);
    setDense(dense, block);
    for (const [j, other] of rows.slice(0, first + AT_ONCE).entries()) {
      sums.fill(0);
      addSparse(sums, dense, other);
      setSymmetric(gram, sums, { size, first, j });
    }
    dense.fill(0);
  }
  for (let i = 0; i < size; i += 1) gram[i * size + i] = (gram[i * size + i] ?? 0) + strength;
  return gram;
}

function setDense(dense: Float64Array, block: readonly Row[]): void {
  for (const [m, { places, values }] of block.entries())
    for (const [at, place] of places.entries()) dense[place * AT_ONCE + m] = values[at] ?? 0;
}

/**
 * So many sums are added up beside each other: a processor waits for each sum before the next addition to it. Each sum is still added
 * in the order of its terms, so that the weights are the same to the digit.
 */
const AT_ONCE = 4;

function addSparse(sums: Float64Array, dense: Float64Array, { places, values }: Row): void {
  let [s0, s1, s2, s3] = [sums[0] ?? 0, sums[1] ?? 0, sums[2] ?? 0, sums[3] ?? 0];
  for (let at = 0; at < places.length; at += 1) {
    const base = (places[at] ?? 0) * AT_ONCE;
    const value = values[at] ?? 0;
    s0 += (dense[base] ?? 0) * value;
    s1 += (dense[base + 1] ?? 0) * value;
    s2 += (dense[base + 2] ?? 0) * value;
    s3 += (dense[base + 3] ?? 0) * value;
  }
  [sums[0], sums[1], sums[2], sums[3]] = [s0, s1, s2, s3];
}

type Place = { size: number; first: number; j: number };
type FourRows = { other: Float64Array; start: number; size: number; length: number };

/** Adds to each sum the inner product of a row, from `at` on, and one of the four rows of `other` from `start` on. */
function addProducts(
  sums: Float64Array,
  row: Float64Array,
  at: number,
  { other, start, size, length }: FourRows,
): void {
  let [s0, s1, s2, s3] = [sums[0] ?? 0, sums[1] ?? 0, sums[2] ?? 0, sums[3] ?? 0];
  const [second, third, fourth] = [start + size, start + 2 * size, start + 3 * size];
  for (let k = 0; k < length; k += 1) {
    const value = row[at + k] ?? 0;
    s0 += (other[start + k] ?? 0) * value;
    s1 += (other[second + k] ?? 0) * value;
    s2 += (other[third + k] ?? 0) * value;
    s3 += (other[fourth + k] ?? 0) * value;
  }
  [sums[0], sums[1], sums[2], sums[3]] = [s0, s1, s2, s3];
}

/** Writes the sums of the rows from `first` on with the row `j`, up to the diagonal. */
function setSymmetric(matrix: Float64Array, sums: Float64Array, { size, first, j }: Place): void {
  for (let i = Math.max(first, j); i < Math.min(size, first + AT_ONCE); i += 1) {
    matrix[i * size + j] = sums[i - first] ?? 0;
    matrix[j * size + i] = sums[i - first] ?? 0;
  }
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
  // Rows of the identity fill it up to whole blocks and change nothing in the others.
  const whole = Math.ceil(size / AT_ONCE) * AT_ONCE;
  const padded = new Float64Array(whole * whole);
  for (let i = 0; i < size; i += 1) padded.set(matrix.subarray(i * size, (i + 1) * size), i * whole);
  for (let i = size; i < whole; i += 1) padded[i * whole + i] = 1;
  const found = productOfColumns(invertFactor(factorOf(padded, whole), whole), whole);
  const inverse = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) inverse.set(found.subarray(i * whole, i * whole + size), i * size);
  return inverse;
}

/** The lower triangle that, multiplied by its transpose, gives the matrix. */
function factorOf(matrix: Float64Array, size: number): Float64Array {
  const factor = Float64Array.from(matrix);
  const sums = new Float64Array(AT_ONCE);
  for (let first = 0; first < size; first += AT_ONCE) {
    for (let j = 0; j < first + AT_ONCE; j += 1) {
      for (let m = 0; m < AT_ONCE; m += 1) sums[m] = -(factor[(first + m) * size + j] ?? 0);
      addProducts(sums, factor, j * size, { other: factor, start: first * size, size, length: j });
      setColumn(factor, sums, { size, first, j });
    }
  }
  return factor;
}

/** The entries of column `j` in four rows from `first` on: on the diagonal first, by which those below are divided. */
function setColumn(factor: Float64Array, sums: Float64Array, { size, first, j }: Place): void {
  for (let i = Math.max(first, j); i < first + AT_ONCE; i += 1) {
    const sum = -(sums[i - first] ?? 0);
    factor[i * size + j] = i === j ? Math.sqrt(sum) : sum / (factor[j * size + j] ?? 1);
  }
}

/** The inverse of the factor, transposed: its rows are the columns of the inverse. */
function invertFactor(factor: Float64Array, size: number): Float64Array {
  const inverseColumns = new Float64Array(size * size);
  const sums = new Float64Array(AT_ONCE);
  for (let first = 0; first < size; first += AT_ONCE) {
    for (let i = first; i < size; i += 1) {
      sums.fill(0);
      const start = first * size + first;
      addProducts(sums, factor, i * size + first, { other: inverseColumns, start, size, length: i - first });
      const diagonal = factor[i * size + i] ?? 1;
      for (let m = 0; m < AT_ONCE && first + m <= i; m += 1)
        inverseColumns[(first + m) * size + i] = first + m === i ? 1 / diagonal : -(sums[m] ?? 0) / diagonal;
    }
  }
  return inverseColumns;
}

/** The inverse of the matrix from the columns of its factor's inverse. */
function productOfColumns(inverseColumns: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  const sums = new Float64Array(AT_ONCE);
  for (let first = 0; first < size; first += AT_ONCE) {
    const four = { other: inverseColumns, start: first * size + first, size, length: size - first };
    for (let j = 0; j < first + AT_ONCE; j += 1) {
      sums.fill(0);
      addProducts(sums, inverseColumns, j * size + first, four);
      setSymmetric(inverse, sums, { size, first, j });
    }
  }
  return inverse;
}
