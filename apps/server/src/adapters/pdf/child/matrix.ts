/** A PDF transformation: [a b c d e f], where x' = ax + cy + e and y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Box = { left: number; top: number; right: number; bottom: number };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `inner` first and `outer` afterwards. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** A matrix from the operands of an operator. Missing or invalid numbers become those of the identity. */
export function toMatrix(values: unknown): Matrix {
  const list = Array.isArray(values) || ArrayBuffer.isView(values) ? Array.from(values as ArrayLike<unknown>) : [];
  const [a, b, c, d, e, f] = list.map(Number);
  const isWhole = list.length >= 6 && [a, b, c, d, e, f].every(Number.isFinite);
  return isWhole ? [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0] : IDENTITY;
}

/** The upright box around a transformed rectangle. */
export function transformBox(matrix: Matrix, box: readonly [number, number, number, number]): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [box[0], box[2]]) {
    for (const y of [box[1], box[3]]) {
      xs.push(matrix[0] * x + matrix[2] * y + matrix[4]);
      ys.push(matrix[1] * x + matrix[3] * y + matrix[5]);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export function intersect(first: Box, second: Box): Box {
  return {
    left: Math.max(first.left, second.left),
    right: Math.min(first.right, second.right),
    top: Math.max(first.top, second.top),
    bottom: Math.min(first.bottom, second.bottom),
  };
}

export const holds = (box: Box, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
export const areaOf = (box: Box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
