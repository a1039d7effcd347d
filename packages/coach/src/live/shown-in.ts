import shownRows from '../../data/live/shown-in-lines.json' with { type: 'json' };
import { dotProduct } from '../text/dot-product.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { type PackedVector, unpackVector } from './packed-vector.ts';

/** What changed, measured: "from 11 to 3", "by a third", "18 %". Of two fitting lines an interviewer learns more from it. */
export const MEASURED_CHANGE =
  /\bfrom [$€£]?\d[\d.,]*\s?\S{0,12} to [$€£]?\d|\d\s?(?:%|percent\b)|\bby (?:half|a third|a quarter|two thirds|\d)/i;

/** What goes wrong in a line, or between people. */
export const TELLS_OF_TROUBLE = joinPattern(
  'i',
  String.raw`(?<!\b(?:no|zero|without) (?:\w+ )?)\b(?:wrong\w*|fail\w*|incidents?|errors?|faults?|outages?|complaints?|too (?:low|high|late)|mistakes?|lost|recalled|had to|pulled`,
  String.raw`|apolog\w+|disput\w+|disagree\w*|conflicts?|grievances?|took down|caused|duplicate\w*|underpaid|overpaid|near miss(?:es)?|poor|unhappy`,
  String.raw`|angry|upset|breach\w*)\b`,
);

/** Words for what went wrong in one's own hands. */
const MISHAP = joinPattern(
  'i',
  String.raw`\b(?:flooded|overran|overspent|overslept|over budget|broke|burst|spill(?:ed|t)|forgot|forgotten|missed|delayed|crashed|collapsed|cancelled`,
  String.raw`|spoil(?:ed|t)|scrapped|rejected|lost|wrong\w*|failed|caused`,
  String.raw`|mistakes?|mix(?:ed)?[- ]ups?|mixed up|took down|apologi[sz]ed|too (?:low|high|late|early|few|many)|had to|pulled|underestimated|misjudged|misread|poor)\b`,
);
/** Trouble that became less, that did not come, or that others had. */
const NOT_ONES_OWN = joinPattern(
  'i',
  String.raw`\b(?:no|zero|without|never|fewer|less|fell|cut|down from|reduced|dropped|dropping|avoided|prevented|until)\b|\bfrom [$€£~]?\d[\d.,]*\s?\S{0,12}(?: a \w+)? to\b`,
  '|^(?:found|discovered|traced|handled|took over|dealt|resolved|ran|brought|who|caught|recovered',
  String.raw`|investigated|diagnosed|repaired|fixed|cleared)\b|\b(?:who had|pupils|patients|customers who)\b`,
);
/** What was done about it. */
export const REMEDY = joinPattern(
  'i',
  String.raw`\b(?:since|now|next (?:year|time|season|day)|same day|afterwards|after that|again|told|apologi[sz]ed|reported|owned up|made good|put right`,
  String.raw`|set up|rebuilt|redone|relay|repaid|recovered|added|introduced|changed|every)\b`,
);

/** A mistake told with what was done about it: "Flooded a basement, told the owner the same day". */
export const tellsOfMishap = (text: string): boolean =>
  MISHAP.test(text) && REMEDY.test(text) && !NOT_ONES_OWN.test(text);

type Shown = { name: string; bias: number; vector: Float32Array };
let shownModel: Shown[] | null = null;
const readShown = (): Shown[] =>
  (shownRows as unknown as (PackedVector & { kind: string; bias: number })[]).map((row) => ({
    name: row.kind,
    bias: row.bias,
    vector: unpackVector(row),
  }));

/** One answer asks for the same line several times. */
const shownBy = new WeakMap<Float32Array, ReadonlyMap<string, number>>();

/** How surely a line shows each of these ("leadership", "problem"), 0 to 1. Learned by `node tests/eval/live/train-kinds.ts`. */
export function shownIn(vector: Float32Array): ReadonlyMap<string, number> {
  const known = shownBy.get(vector);
  if (known) return known;
  shownModel ??= readShown();
  const shown = new Map(
    shownModel.map(({ name, bias, vector: weights }) => [
      name,
      1 / (1 + Math.exp(-bias - dotProduct(weights, vector))),
    ]),
  );
  shownBy.set(vector, shown);
  return shown;
}

/** The resume says itself how a job ended. */
export const SAYS_END = joinPattern(
  'i',
  String.raw`\b(?:got cut|cut when|laid off|redundan\w+|let go|company (?:sold|closed|moved)|contract (?:ended|ran out)|closed down|shut down when|sold out in|left (?:to|when|because|for))\b`,
);
