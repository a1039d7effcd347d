import type { FeedbackEntry, FeedbackRequest } from '@greenroom/contract/feedback';
import type { EvalSection, Figure } from '../eval-section.ts';
import { ALL_ANSWERS, HELD_OUT_IDS } from './all-answers.ts';
import { bankFigures } from './bank-figures.ts';
import { findPraise } from './find-praise.ts';
import type { JudgedAnswer } from './judged-answer.ts';
import { LAST_ANSWERS } from './last-answers-data.ts';
import { otherQuestionFigures } from './other-questions.ts';
import { createScorer, type Scorer } from './score.ts';
import { sensitivityFigures } from './sensitivity.ts';
import { lastSkillFigure, skillFigures } from './skill-figures.ts';
import { mean, quantile, rankCorrelation } from './statistics.ts';
import { VARIATIONS } from './vary-answer.ts';

type Scored = { judged: JudgedAnswer; entry: FeedbackEntry };

/** From this band down nothing may be praised. */
const UNWORTHY_UP_TO = 1.5;
const TIMED_ROUNDS = 200;
const TIMED_WORDS = 400;

/** How well answers are judged: against our own bands, for honesty, for steadiness and for time. */
export async function run(): Promise<EvalSection> {
  const url = process.env.EVAL_URL;
  const score = createScorer(url);
  const scored: Scored[] = [];
  for (const judged of ALL_ANSWERS) scored.push({ judged, entry: await score(toRequest(judged)) });
  const figures = [
    ...agreementFigures(scored),
    ...skillFigures(scored),
    ...honestyFigures(scored),
    ...spreadFigures(scored),
  ];
  const steadiness = url === undefined ? await steadinessFigures(scored, score) : [];
  const others = url === undefined ? [...(await otherQuestionFigures(score)), ...(await bankFigures(score))] : [];
  const sensitivity = url === undefined ? await sensitivityFigures(score) : [];
  const timing = url === undefined ? [await timeFigure(score)] : [];
  return {
    title: `Feedback: ${scored.length} answers, ${HELD_OUT_IDS.size} of them held out, by ${url ?? 'the built-in coach'}`,
    figures: [...figures, ...(await lastFigures(score)), ...others, ...steadiness, ...sensitivity, ...timing],
    notes: process.env.EVAL_DETAILS === undefined ? [] : describeMisses(scored),
  };
}

function toRequest({ question, answer, role, type }: JudgedAnswer): FeedbackRequest {
  return { question, answer, ...(role === undefined ? {} : { role }), ...(type === undefined ? {} : { type }) };
}

function agreementFigures(scored: readonly Scored[]): Figure[] {
  const banded = scored.flatMap(({ judged, entry }) =>
    typeof judged.band === 'number'
      ? [{ judged, pair: [entry.overallScorePerResponse ?? 0, judged.band] as const }]
      : [],
  );
  const pairs = banded.map(({ pair }) => pair);
  const heldOut = banded.filter(({ judged }) => HELD_OUT_IDS.has(judged.id)).map(({ pair }) => pair);
  const speech = banded.filter(({ judged }) => judged.form === 'speech').map(({ pair }) => pair);
  const within = (all: typeof pairs) => mean(all.map(([score, band]) => (Math.abs(score - band) <= 0.5 ? 1 : 0)));
  return [
    { name: 'rank correlation with the bands', value: rankCorrelation(pairs), digits: 3, atLeast: 0.85 },
    { name: 'rank correlation, held-out part', value: rankCorrelation(heldOut), digits: 3, atLeast: 0.8 },
    { name: 'rank correlation, raw speech', value: rankCorrelation(speech), digits: 3 },
    { name: 'within half a point', value: within(pairs) },
    { name: 'within half a point, held-out part', value: within(heldOut) },
  ];
}

async function lastFigures(score: Scorer): Promise<Figure[]> {
  const pairs: (readonly [number, number])[] = [];
  const scored: Scored[] = [];
  for (const judged of LAST_ANSWERS) {
    const entry = await score(toRequest(judged));
    scored.push({ judged, entry });
    pairs.push([entry.overallScorePerResponse ?? 0, Number(judged.band)]);
    if (process.env.EVAL_DETAILS === 'last')
      console.log(judged.id, judged.group, entry.overallScorePerResponse ?? entry.notScoredReason, judged.band);
  }
  return [
    { name: 'rank correlation, written last', value: rankCorrelation(pairs), digits: 3, atLeast: 0.8 },
    {
      name: 'within half a point, written last',
      value: mean(pairs.map(([given, band]) => (Math.abs(given - band) <= 0.5 ? 1 : 0))),
    },
    lastSkillFigure(scored),
  ];
}

function honestyFigures(scored: readonly Scored[]): Figure[] {
  const unscoreable = scored.filter(({ judged }) => typeof judged.band !== 'number');
  const wronglyScored = unscoreable.filter(({ entry }) => entry.overallScorePerResponse !== null);
  const rightReason = unscoreable.filter(
    ({ judged, entry }) =>
      typeof judged.band !== 'number' && judged.band.some((reason) => reason === entry.notScoredReason),
  );
  const refused = scored.filter(
    ({ judged, entry }) => typeof judged.band === 'number' && entry.overallScorePerResponse === null,
  );
  const unworthy = scored.filter(({ judged }) => typeof judged.band !== 'number' || judged.band <= UNWORTHY_UP_TO);
  const quotesMissing = scored.flatMap(({ judged, entry }) =>
    entry.evidence.filter((evidence) => !judged.answer.includes(evidence.quote)),
  );
  return [
    { name: 'a number for what cannot be scored', value: wronglyScored.length, digits: 0, atMost: 0 },
    { name: 'right reason for no number', value: rightReason.length / unscoreable.length, atLeast: 0.9 },
    { name: 'no number for what can be scored', value: refused.length, digits: 0, atMost: 3 },
    {
      name: 'praise given to the unworthy',
      value: unworthy.filter(({ entry }) => findPraise(entry).length > 0).length,
      digits: 0,
      atMost: 0,
    },
    { name: 'quotes not found in the answer', value: quotesMissing.length, digits: 0, atMost: 0 },
  ];
}

function spreadFigures(scored: readonly Scored[]): Figure[] {
  const scores = scored.flatMap(({ entry }) => entry.overallScorePerResponse ?? []);
  const most = Math.max(...scores.map((score) => scores.filter((other) => other === score).length));
  return [
    { name: 'lowest score', value: Math.min(...scores), digits: 1, atMost: 1.2 },
    { name: 'highest score', value: Math.max(...scores), digits: 1, atLeast: 4.8 },
    { name: 'share of the commonest score', value: most / scores.length, atMost: 0.1 },
  ];
}

async function steadinessFigures(scored: readonly Scored[], score: Scorer): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, vary] of Object.entries(VARIATIONS)) {
    const moves: number[] = [];
    for (const { judged, entry } of scored) {
      const answer = entry.overallScorePerResponse === null ? null : vary(judged.answer);
      if (answer === null || entry.overallScorePerResponse === null) continue;
      const varied = await score({ ...toRequest(judged), answer });
      const move = Math.abs((varied.overallScorePerResponse ?? 0) - entry.overallScorePerResponse);
      moves.push(Math.round(move * 10) / 10);
    }
    const isRecognition = name.startsWith('without') || name.startsWith('recognition');
    figures.push({
      name: `moved by ${name}, most`,
      value: Math.max(...moves),
      digits: 1,
      ...(isRecognition ? {} : { atMost: 0.3 }),
    });
    if (isRecognition)
      figures.push({ name: `moved by ${name}, median`, value: quantile(moves, 0.5), digits: 1, atMost: 0.4 });
  }
  return figures;
}

async function timeFigure(score: Scorer): Promise<Figure> {
  const source = ALL_ANSWERS.filter(({ band }) => typeof band === 'number');
  const times: number[] = [];
  for (let round = 0; round < TIMED_ROUNDS; round += 1) {
    const words = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap(
      (step) => source[(round + step * 7) % source.length]?.answer.split(/\s+/) ?? [],
    );
    const judged = source[round % source.length];
    if (judged === undefined) continue;
    const request = { ...toRequest(judged), answer: words.slice(0, TIMED_WORDS).join(' ') };
    times.push(
      Math.min(await timeOnce(score, request), await timeOnce(score, request), await timeOnce(score, request)),
    );
  }
  return {
    name: `${TIMED_WORDS} words, best of three, p95 in ms`,
    value: quantile(times, 0.95),
    digits: 1,
    atMost: 10,
  };
}

async function timeOnce(score: Scorer, request: FeedbackRequest): Promise<number> {
  const started = performance.now();
  await score(request);
  return performance.now() - started;
}

/** With `EVAL_DETAILS` set: each answer off by more than 0.7, or told something that it must not be told. */
function describeMisses(scored: readonly Scored[]): string[] {
  const isBlind = process.env.EVAL_DETAILS === 'tuning';
  return scored
    .filter(({ judged }) => !isBlind || !HELD_OUT_IDS.has(judged.id))
    .flatMap(({ judged, entry }) => {
      const score = entry.overallScorePerResponse;
      const asked = typeof judged.band === 'number' ? judged.band.toFixed(1) : judged.band.join('/');
      const isUnworthy = typeof judged.band !== 'number' || judged.band <= UNWORTHY_UP_TO;
      const praise = isUnworthy ? findPraise(entry) : [];
      const isOff =
        typeof judged.band === 'number'
          ? Math.abs((score ?? 0) - judged.band) > 0.7
          : !judged.band.some((reason) => reason === entry.notScoredReason);
      if (!isOff && praise.length === 0) return [];
      return [
        `${judged.id} (${judged.group}, ${judged.form}): ${score ?? entry.notScoredReason} for ${asked} ${praise.join(', ')}`,
      ];
    });
}
