import type { AskingLine } from '../job/read-asking-lines.ts';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import type { Deed, Vectors } from './deed.ts';
import type { Place } from './place.ts';

/** More deeds than these are compared for no letter: a hostile file has thousands. */
const MOST_DEEDS = 60;
export const MOST_ASKING = 40;
/** As many are chosen one after another; the others follow by what they are worth alone. */
const MOST_CHOSEN = 10;
/** Below this similarity a line says nothing of a demand. */
const UNRELATED = 0.2;
const SHARED_WEIGHT = 0.06;
const MOST_SHARED = 3;
const SHARPNESS = 10;
/** What speaks for a line besides the demands: a number or an outcome in it, a word of the advertised post, a job of the same title, a recent job whose employer is known. */
const WORTH = { number: 0.1, outcome: 0.2, title: 0.1, role: 0.25, place: -0.12, weak: -0.8, unnamed: -0.8 };
/** What changed and by how much. */
const OUTCOME =
  /\bfrom\b.*\d.*\bto\b.*\d|\d\s?(?:%|per ?cent)|[$€£]\s?\d|\bby (?:a|one|two) (?:half|third|quarter|fifth)s?\b/iu;
/** A part in what others did says less of a person than their own deed. */
const WEAK_OPENING =
  /^(?:I )?(?:was )?(?:assist(?:ed|ing)?|help(?:ed|ing)?|aid(?:ed|ing)?|participat\p{L}+|attend(?:ed|ing)?|learn(?:ed|t|ing)|promoted|qualified|studied|redeployed|joined)\b/iu;

/**
 * The deeds in the order in which they answer an advertisement: each next one adds most to what those before it answer, so that a letter of
 * the first few covers different demands.
 */
export function rankDeeds(
  deeds: readonly Deed[],
  places: readonly Place[],
  asking: readonly AskingLine[],
  role: string,
  vectors: Vectors,
): Deed[] {
  const roleStems = new Set(contentStems(role));
  const left = deeds.slice(0, MOST_DEEDS).map((deed) => ({
    deed,
    worth: worthOf(deed, places[deed.placeIndex], roleStems),
    answers: asking.slice(0, MOST_ASKING).map((line) => answers(deed, line, vectors)),
  }));
  const covered = new Array<number>(Math.min(asking.length, MOST_ASKING)).fill(0);
  const chosen: Deed[] = [];
  const gain = ({ worth, answers: all }: (typeof left)[number]) =>
    worth + all.reduce((sum, one, at) => sum + Math.max(0, one - (covered[at] ?? 0)), 0);
  while (left.length > 0 && chosen.length < MOST_CHOSEN) {
    const gains = left.map(gain);
    const [best] = left.splice(gains.indexOf(Math.max(...gains)), 1);
    if (!best) break;
    chosen.push(best.deed);
    for (const [at, one] of best.answers.entries()) covered[at] = Math.max(covered[at] ?? 0, one);
  }
  return [...chosen, ...left.sort((one, other) => other.worth - one.worth).map(({ deed }) => deed)];
}

function worthOf(deed: Deed, place: Place | undefined, roleStems: ReadonlySet<string>): number {
  const isOfTitle = contentStems(place?.title ?? '').some((word) => roleStems.has(word));
  return (
    (/\d/u.test(deed.line) ? WORTH.number : 0) +
    (OUTCOME.test(deed.line) ? WORTH.outcome : 0) +
    (isOfTitle ? WORTH.title : 0) +
    (contentStems(deed.line).some((word) => roleStems.has(word)) ? WORTH.role : 0) +
    (place?.isProject ? 0 : WORTH.place * deed.placeIndex) +
    (WEAK_OPENING.test(deed.line) ? WORTH.weak : 0) +
    (place && place.title === '' && place.employer === '' ? WORTH.unnamed : 0)
  );
}

/** How far a deed answers a line of the advertisement, weighted by how surely that line asks. */
function answers({ line }: Deed, { text, certainty }: AskingLine, vectors: Vectors): number {
  const known = new Set(contentStems(line));
  const shared = new Set(contentStems(text).filter((word) => known.has(word))).size;
  const [left, right] = [vectors.get(line), vectors.get(text)];
  const similarity = left && right ? Math.max(0, dotProduct(left, right) - UNRELATED) : 0;
  const fit = (0.5 + certainty / 2) * (similarity + SHARED_WEIGHT * Math.min(MOST_SHARED, shared));
  return SHARPNESS * fit * fit;
}
