/** A stream of numbers below 1 that is the same for the same seed (mulberry32). */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Mutation = (pdf: Buffer, chance: () => number) => Buffer;
const place = (pdf: Buffer, chance: () => number) => Math.floor(chance() * pdf.length);

function flipBits(pdf: Buffer, chance: () => number): Buffer {
  const copy = Buffer.from(pdf);
  const count = 1 + Math.floor(chance() ** 3 * 400);
  for (let flip = 0; flip < count; flip += 1) {
    const at = place(copy, chance);
    copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
  }
  return copy;
}

function dropPiece(pdf: Buffer, chance: () => number): Buffer {
  const at = place(pdf, chance);
  return Buffer.concat([pdf.subarray(0, at), pdf.subarray(at + Math.floor(chance() * 800))]);
}

function repeatPiece(pdf: Buffer, chance: () => number): Buffer {
  const at = place(pdf, chance);
  const piece = pdf.subarray(at, at + 1 + Math.floor(chance() * 600));
  return Buffer.concat([pdf.subarray(0, at), ...Array.from({ length: 40 }, () => piece), pdf.subarray(at)]);
}

/** Numbers that a reader counts, jumps or makes room by. */
function changeNumbers(pdf: Buffer, chance: () => number): Buffer {
  const extremes = ['0', '-1', '2147483647', '99999999999', '1e308', '65536', '7'];
  const changed = pdf
    .toString('latin1')
    .replace(/\d+/gu, (number) =>
      chance() < 0.03 ? (extremes[Math.floor(chance() * extremes.length)] ?? number) : number,
    );
  return Buffer.from(changed, 'latin1');
}

/** Points references somewhere else, most of all at themselves. */
function turnReferences(pdf: Buffer, chance: () => number): Buffer {
  const changed = pdf
    .toString('latin1')
    .replace(/\d+ 0 R/gu, (reference) => (chance() < 0.15 ? `${1 + Math.floor(chance() * 12)} 0 R` : reference));
  return Buffer.from(changed, 'latin1');
}

const MUTATIONS: Mutation[] = [flipBits, flipBits, dropPiece, repeatPiece, changeNumbers, turnReferences];

/** The file with one or two faults, the same for the same seed; the header stays, so that it is opened at all. */
export function mutate(pdf: Buffer, seed: number): Buffer {
  const chance = createChance(seed);
  let body = pdf.subarray(9);
  const times = 1 + Math.floor(chance() * 2);
  for (let round = 0; round < times; round += 1) {
    body = MUTATIONS[Math.floor(chance() * MUTATIONS.length)]?.(body, chance) ?? body;
  }
  return Buffer.concat([pdf.subarray(0, 9), body]);
}
