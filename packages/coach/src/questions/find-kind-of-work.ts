import kinds from '../../data/questions/kinds-of-work.json' with { type: 'json' };
import foreignTitles from '../../data/questions/titles-in-other-languages.json' with { type: 'json' };
import { findForeignField } from './foreign-titles.ts';
import { OCCUPATIONS, type Occupation } from './occupations.ts';
import { readTitle, titleWords } from './read-title.ts';
import { LEADS, NOISE, RANKS } from './title-words.ts';

/** What all work of one kind has in common, for titles that no occupation is found for. */
export type KindOfWork = Pick<Occupation, 'name' | 'tools' | 'duties' | 'situations' | 'cautions'>;
type KindRow = KindOfWork & {
  fields: readonly string[];
  /** Those of other fields. */
  occupations: readonly string[];
  /** Words that titles of this kind have, in several languages. */
  words: readonly string[];
};

const KINDS = kinds as unknown as readonly KindRow[];
const BY_NAME: ReadonlyMap<string, KindRow> = new Map(KINDS.map((kind) => [kind.name, kind]));
const LEADING = BY_NAME.get('leading');

/** From here on 72 in 100 titles of occupations left out were of the kind found for them. */
const LEAST_PROBABILITY = 0.7;
/** Added to each count of a feature: a word of one title proves little. */
const SMOOTHING = 0.1;
/** The head noun tells more than the words before it. */
const HEAD_COUNT = 2;

type Model = {
  /** For each feature, how many titles of each kind have it. */
  counts: Map<string, Map<string, number>>;
  totals: Map<string, number>;
};
let model: Model | undefined;

/**
 * The kind of work that a title means: learned from the words of the table's titles (naive Bayes). Undefined where no kind is
 * likely enough.
 */
export function findKindOfWork(roleName: string): KindOfWork | undefined {
  const [words = []] = readTitle(roleName);
  const named = words.filter((word) => !NOISE.has(word) && !/\d/u.test(word));
  if (named.length === 0) return undefined;
  const field = findForeignField(roleName);
  if (field !== undefined) return KINDS.find(({ fields }) => fields.includes(field));
  if (LEADING !== undefined && LEADS.has(named.at(-1) ?? '')) return LEADING;
  const [best] = scoreKinds(named);
  return best !== undefined && best.probability >= LEAST_PROBABILITY ? BY_NAME.get(best.name) : undefined;
}

/** The kind that an occupation of the table belongs to. */
export function kindOfOccupation({ name, field }: Occupation): KindOfWork | undefined {
  return (
    KINDS.find(({ occupations }) => occupations.includes(name)) ?? KINDS.find(({ fields }) => fields.includes(field))
  );
}

/** All kinds with their probabilities, the likeliest first. */
function scoreKinds(words: readonly string[]): { name: string; probability: number }[] {
  model ??= learn();
  const { counts, totals } = model;
  const features = featuresOf(words).filter((feature) => counts.has(feature));
  if (features.length === 0) return [];
  const scores = [...totals].map(([name, total]) => {
    const logs = features.map((feature) => {
      const count = counts.get(feature)?.get(name) ?? 0;
      return Math.log((count + SMOOTHING) / (total + SMOOTHING * FEATURE_COUNT));
    });
    return { name, log: logs.reduce((sum, log) => sum + log, 0) };
  });
  const most = Math.max(...scores.map(({ log }) => log));
  const weights = scores.map(({ name, log }) => ({ name, weight: Math.exp((log - most) * SHARPNESS) }));
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  return weights
    .map(({ name, weight }) => ({ name, probability: weight / sum }))
    .toSorted((left, right) => right.probability - left.probability);
}
/** About as many features as titles have. */
const FEATURE_COUNT = 500;
/** The words of a title depend on each other, so that their sum would be too sure. */
const SHARPNESS = 0.7;

function learn(): Model {
  const counts: Model['counts'] = new Map();
  const totals: Model['totals'] = new Map();
  for (const { kind, words } of labelledTitles()) {
    for (const feature of featuresOf(words)) {
      const known = counts.get(feature) ?? new Map<string, number>();
      known.set(kind, (known.get(kind) ?? 0) + 1);
      counts.set(feature, known);
      totals.set(kind, (totals.get(kind) ?? 0) + 1);
    }
  }
  for (const { name, words } of KINDS) {
    for (const word of words.flatMap(titleWords)) {
      const known = counts.get(word) ?? new Map<string, number>();
      known.set(name, (known.get(name) ?? 0) + COUNT_OF_WORD);
      counts.set(word, known);
      totals.set(name, (totals.get(name) ?? 0) + COUNT_OF_WORD);
    }
  }
  return { counts, totals };
}
/** A word that a kind lists counts like so many titles. */
const COUNT_OF_WORD = 10;

/** Every title of an occupation that belongs to a kind. */
function labelledTitles(): { kind: string; occupation: string; words: string[] }[] {
  const foreign = foreignTitles as Readonly<Record<string, readonly string[]>>;
  return OCCUPATIONS.flatMap((occupation) => {
    const { name, titles } = occupation;
    const kind = kindOfOccupation(occupation);
    if (kind === undefined) return [];
    return [...titles, ...(foreign[name] ?? [])].map((title) => ({
      kind: kind.name,
      occupation: name,
      words: titleWords(title),
    }));
  });
}

/** The words of a title, its head counted twice. */
function featuresOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !RANKS.has(word));
  const own = telling.length > 0 ? telling : words;
  const head = own.at(-1);
  return head === undefined ? [] : [...own, ...Array.from({ length: HEAD_COUNT - 1 }, () => head)];
}
