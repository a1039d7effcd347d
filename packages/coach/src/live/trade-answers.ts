import { findOccupation } from '../questions/find-occupation.ts';
import { OCCUPATIONS, type Occupation } from '../questions/occupations.ts';
import { suitsTitles, titlesInName } from '../questions/titles-in-name.ts';
import { contentStems } from '../text/content-stems.ts';
import { rememberShort } from '../text/remember.ts';
import { readJobWords } from './job-words.ts';
import { heardWords } from './question-words.ts';
import { ANY_JOB } from './trade-answer-files.ts';
import { type TradeRow, tradeRows } from './trade-rows.ts';

/**
 * What interviewers ask that needs knowledge or a way of acting, with sentences that say it and claim nothing about the person. `asked` is in the
 * words of a recogniser.
 */
export type TradeAnswer = TradeRow & {
  asked: string;
  ofAsked: ReadonlySet<string>;
  ofBoth: ReadonlySet<string>;
};

/** How near an occupation is to an interview: advertised, had by the person, of the same field, or any job. Sentences of others seldom fit. */
export type Nearby = 'advertised' | 'own' | 'field' | 'any';

/**
 * `suits`: true for what suits the title, where a row of the table holds related trades. `weightOf`: how telling a word is among the answers of
 * the trade. "Invoice" tells a bookkeeper's questions hardly apart.
 */
export type Trade = {
  nearbyOf: ReadonlyMap<string, Nearby>;
  suits: (answer: TradeAnswer) => boolean;
  weightOf: (stem: string) => number;
};

const answerOf = new WeakMap<TradeRow, TradeAnswer>();

/** The answer to the question of an occupation at a place in its order. Its words are read when it is first needed. */
export function tradeAnswerAt(occupation: string, at: number): TradeAnswer | undefined {
  const row = tradeRows(occupation)[at];
  if (row === undefined) return undefined;
  const known = answerOf.get(row);
  if (known !== undefined) return known;
  const answer = {
    ...row,
    asked: heardWords(row.ask),
    ofAsked: new Set(contentStems(row.ask)),
    ofBoth: new Set(contentStems(`${row.ask} ${row.say.join(' ')}`)),
  };
  answerOf.set(row, answer);
  return answer;
}

const answersOf = (occupation: string): TradeAnswer[] =>
  tradeRows(occupation).flatMap((_, at) => tradeAnswerAt(occupation, at) ?? []);

/** For a word that is in no answer. */
const UNSEEN = 0.5;

function weightsOf(answers: readonly TradeAnswer[]): Trade['weightOf'] {
  const counts = new Map<string, number>();
  for (const { ofBoth } of answers) for (const stem of ofBoth) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log((answers.length + 1) / ((counts.get(stem) ?? 0) + UNSEEN));
}

/** "Apprentice / Improver Electrician", "Cook (weekends)": each part may name a trade. */
const BETWEEN_TITLES = /\s*[/|()]\s*|\s+[\u2013\u2014-]\s+/u;

/** The occupations that a title names, with the title or the part of it that does. */
function occupationsIn(title: string): Map<Occupation, string> {
  const found = new Map<Occupation, string>();
  for (const name of [title, ...title.split(BETWEEN_TITLES)]) {
    const occupation = name === '' ? undefined : findOccupation(name);
    if (occupation !== undefined && !found.has(occupation)) found.set(occupation, name);
  }
  return found;
}

function readTrade(key: string): Trade {
  const [advertised, own] = key.split('\n').map(occupationsIn);
  const named = new Map([...(own ?? []), ...(advertised ?? [])]);
  const fields = new Set([...named.keys()].map(({ field }) => field));
  const nearbyOf = new Map<string, Nearby>();
  for (const { name, field } of OCCUPATIONS) if (fields.has(field)) nearbyOf.set(name, 'field');
  nearbyOf.set(ANY_JOB, 'any');
  for (const { name } of own?.keys() ?? []) nearbyOf.set(name, 'own');
  for (const { name } of advertised?.keys() ?? []) nearbyOf.set(name, 'advertised');
  const titlesOf = new Map([...named].map(([occupation, title]) => [occupation.name, titlesInName(title, occupation)]));
  return {
    nearbyOf,
    suits: (answer) => suitsTitles(answer, titlesOf.get(answer.occupation) ?? []),
    weightOf: weightsOf([...titlesOf.keys(), ANY_JOB].flatMap(answersOf)),
  };
}
/** Reading one takes some 10 ms, and several interviews may run at a time. */
const TRADES_KEPT = 24;
const rememberedTrade = rememberShort(readTrade, undefined, TRADES_KEPT);

export const tradeOfTitles = (advertised: string, own: string): Trade => rememberedTrade(`${advertised}\n${own}`);

/** The occupation that the advertisement names, and the one that the person has. */
export const tradeOf = (jobDescription: string, ownTitle: string): Trade =>
  tradeOfTitles(readJobWords(jobDescription).title, ownTitle);
