/** A longer text seldom comes twice. */
const LONGEST = 200;
const MOST_TEXTS = 2000;

/**
 * `read`, a pure function, with its results for short texts remembered: the steps of one analysis ask the same of each line and
 * word. A result is shared, so it must not be changed. `basisOf` is that of `rememberLast`; no more than `most` results are kept.
 */
export function rememberShort<Result>(
  read: (text: string) => Result,
  basisOf: () => unknown = () => undefined,
  most: number = MOST_TEXTS,
): (text: string) => Result {
  const known = new Map<string, { result: Result }>();
  let knownBasis: unknown;
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const basis = basisOf();
    if (basis !== knownBasis) known.clear();
    knownBasis = basis;
    const found = known.get(text);
    if (found) return found.result;
    if (known.size >= most) known.clear();
    const result = read(text);
    known.set(text, { result });
    return result;
  };
}

/**
 * `read`, a pure function, with its last result remembered: the parts of one request read the same text. The result is shared.
 * `basisOf` names what else the result depends on, such as the lexicon: of another one nothing is remembered.
 */
export function rememberLast<Result>(
  read: (text: string) => Result,
  basisOf: () => unknown = () => undefined,
): (text: string) => Result {
  let last: { text: string; basis: unknown; result: Result } | undefined;
  return (text) => {
    const basis = basisOf();
    if (last?.text !== text || last.basis !== basis) last = { text, basis, result: read(text) };
    return last.result;
  };
}
