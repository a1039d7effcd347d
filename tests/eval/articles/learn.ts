import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleClass, articleFeatures, canHaveArticle, tokensOf } from '@greenroom/coach/text/article-features';
import { readSets } from '../strangers/read-sets.ts';

/** A gap before a word: its features, and its article (0 none, 1 "a", 2 "the"). */
type Gap = { features: string[]; label: number; writer: string; text: string };
type Text = { writer: string; text: string };
export type ArticleModel = Map<string, [a: number, the: number]>;

const ORDINARY = join(import.meta.dirname, '../strangers/ordinary');
const OCCUPATIONS = join(import.meta.dirname, '../../../packages/coach/data/questions/of-occupations');
const FEWEST_WORDS = 5;
const EPOCHS = 4;
const RATE = 0.1;
const RIDGE = 0.003;

/** What strangers answered, and the questions and outlines of the occupations. */
export function readTexts(): Text[] {
  const ofSets = readSets().flatMap(({ set, answers, pairs }) =>
    [...answers.map(({ answer }) => answer), ...pairs.flatMap(({ good, bad }) => [good, bad])].map((text) => ({
      writer: set,
      text,
    })),
  );
  const ofOrdinary = readdirSync(ORDINARY).flatMap((file) => {
    const { answers } = JSON.parse(readFileSync(join(ORDINARY, file), 'utf8')) as {
      answers: { answer: string | string[] }[];
    };
    return answers.map(({ answer }) => ({ writer: file, text: [answer].flat().join(' ') }));
  });
  const ofOccupations = readdirSync(OCCUPATIONS).flatMap((file) =>
    stringsOf(JSON.parse(readFileSync(join(OCCUPATIONS, file), 'utf8')))
      .filter((text) => text.split(' ').length >= FEWEST_WORDS)
      .map((text) => ({ writer: `core ${file}`, text })),
  );
  return [...ofSets, ...ofOrdinary, ...ofOccupations];
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** The gaps of a text before words that may have an article. */
export function gapsOf({ writer, text }: Text): Gap[] {
  const words: string[] = [];
  const labels: number[] = [];
  let pending = 0;
  for (const { text: word } of tokensOf(text)) {
    const article = articleClass(word);
    if (article === 0) {
      words.push(word);
      labels.push(pending);
    }
    pending = article;
  }
  return words.flatMap((word, at) =>
    canHaveArticle(word)
      ? [
          {
            features: articleFeatures(words, at).map((feature) => feature.join('=')),
            label: labels[at] ?? 0,
            writer,
            text: `${words.slice(Math.max(0, at - 4), at).join(' ')} [${labels[at]}] ${words.slice(at, at + 4).join(' ')}`,
          },
        ]
      : [],
  );
}

/** Probabilities of none, "a" and "the". */
export function probabilities(model: ArticleModel, features: readonly string[]): [number, number, number] {
  let [a, the] = [0, 0];
  for (const feature of features) {
    const weights = model.get(feature);
    a += weights?.[0] ?? 0;
    the += weights?.[1] ?? 0;
  }
  return softmax(a, the);
}

function softmax(a: number, the: number): [number, number, number] {
  const most = Math.max(0, a, the);
  const parts = [Math.exp(-most), Math.exp(a - most), Math.exp(the - most)] as const;
  const sum = parts[0] + parts[1] + parts[2];
  return [parts[0] / sum, parts[1] / sum, parts[2] / sum];
}

/** Logistic regression with three classes, fitted by AdaGrad; features rarer than `fewest` or outside `known` are left out. */
export function learnArticles(gaps: readonly Gap[], fewest: number, known?: ReadonlySet<string>): ArticleModel {
  const counts = new Map<string, number>();
  for (const { features } of gaps) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const index = new Map<string, number>();
  for (const [one, count] of counts) if (known?.has(one) ?? count >= fewest) index.set(one, index.size);
  const rows = gaps.map(({ features, label }) => ({
    places: Int32Array.from(features.flatMap((one) => index.get(one) ?? [])),
    label,
  }));
  const weights = fit(rows, index.size);
  return new Map([...index].map(([one, at]) => [one, [weights[2 * at] ?? 0, weights[2 * at + 1] ?? 0]]));
}

type Row = { places: Int32Array; label: number };
type Fit = { weights: Float64Array; squares: Float64Array };

function fit(rows: Row[], size: number): Float64Array {
  const state: Fit = { weights: new Float64Array(2 * size), squares: new Float64Array(2 * size).fill(1) };
  let seed = 7;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = rows.length - 1; at > 0; at -= 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      swap(rows, at, seed % (at + 1));
    }
    for (const row of rows) step(state, row);
  }
  return state.weights;
}

function step(state: Fit, { places, label }: Row): void {
  const scores: [number, number] = [0, 0];
  for (const place of places) {
    scores[0] += state.weights[2 * place] ?? 0;
    scores[1] += state.weights[2 * place + 1] ?? 0;
  }
  const [, a, the] = softmax(...scores);
  for (const place of places) {
    move(state, 2 * place, a - Number(label === 1));
    move(state, 2 * place + 1, the - Number(label === 2));
  }
}

function move({ weights, squares }: Fit, at: number, wrong: number): void {
  const weight = weights[at] ?? 0;
  const slope = wrong + RIDGE * weight;
  const square = (squares[at] ?? 1) + slope * slope;
  squares[at] = square;
  weights[at] = weight - (RATE * slope) / Math.sqrt(square);
}

function swap<Item>(items: Item[], one: number, other: number): void {
  const [left, right] = [items[one], items[other]];
  if (left !== undefined && right !== undefined) [items[one], items[other]] = [right, left];
}

/** The features that matter: those with a weight of at least `least` for one of the classes. */
export const weighty = (model: ArticleModel, least: number): Set<string> =>
  new Set([...model].filter(([, [a, the]]) => Math.max(Math.abs(a), Math.abs(the)) >= least).map(([one]) => one));
