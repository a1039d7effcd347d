/** True for one slip in a word of 5 letters or more and two from 9 on; the first letter must be right, since it seldom goes wrong. */
export function isMisspelling(word: string, written: string): boolean {
  if (word.length < 5 || written.length < 4 || word[0] !== written[0]) return false;
  const allowed = word.length >= 9 ? 2 : 1;
  return Math.abs(word.length - written.length) <= allowed && editDistance(word, written) <= allowed;
}

/** Insertions, deletions, replacements and swaps of neighbours between two short words. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced);
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
