/** Weights by the first words of their features, then by the rest: files are half as large. */
export type GroupedWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

const MOST_PREFIX_WORDS = 2;

export function groupWeights(weights: Readonly<Record<string, number>>): GroupedWeights {
  const groups: Record<string, Record<string, number>> = {};
  for (const [feature, value] of Object.entries(weights)) {
    const words = feature.split(' ');
    const size = Math.min(MOST_PREFIX_WORDS, words.length - 1);
    const prefix = words.slice(0, size).join(' ');
    const own = groups[prefix] ?? {};
    own[words.slice(size).join(' ')] = value;
    groups[prefix] = own;
  }
  return groups;
}

export function ungroupWeights(groups: GroupedWeights): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([prefix, own]) =>
      Object.entries(own).map(([rest, value]): [string, number] => [prefix === '' ? rest : `${prefix} ${rest}`, value]),
    ),
  );
}
