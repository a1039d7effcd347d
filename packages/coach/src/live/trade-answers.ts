import { PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { isKnownVerb } from '../questions/bare-verbs.ts';
import { findOccupation } from '../questions/find-occupation.ts';
import { questionsOfOccupation } from '../questions/occupation-questions.ts';
import type { Occupation } from '../questions/occupations.ts';
import { suitsTitles, titlesInName } from '../questions/titles-in-name.ts';
import { contentStems } from '../text/content-stems.ts';
import { rememberShort } from '../text/remember.ts';
import { readJobWords } from './job-words.ts';
import { heardWords } from './question-words.ts';
import { lowerFirst } from './say-fact.ts';
import { SENTENCE } from './say-known.ts';
import {
  ANSWERS_OF_ANY_JOB,
  TRADE_ANSWER_FILES,
  type TradeAnswerKind,
  type TradeAnswerRow,
} from './trade-answer-files.ts';

/**
 * What interviewers of a trade ask that needs knowledge or a way of acting, with sentences that say it and claim nothing about the person.
 * `asked` is in the words of a recogniser, `practised` marks the questions that people also practise, whose answers are notes.
 */
export type TradeAnswer = {
  asked: string;
  say: readonly string[];
  kind: TradeAnswerKind | 'practised';
  isAdvertised: boolean;
  ofAsked: ReadonlySet<string>;
  ofBoth: ReadonlySet<string>;
};

/** `weights`: how telling a word is among the answers of these trades. "Invoice" tells a bookkeeper's questions hardly apart. */
export type Trade = { answers: readonly TradeAnswer[]; weightOf: (stem: string) => number };

/** Tells of something done, or of what a firm did, which the person may not say. */
const CLAIMS =
  /\b(?:I['’]ve|I have (?:\w+ed|been|had|done|seen)|I (?:was|had|did|once)|we (?:had|did|were|once)|my last)\b/iu;

const DETERMINER =
  /^(?:the|a|an|it|them|him|her|what|who|which|whether|how|all|each|every|both|at|for|to|with|on|in|down|my|their|same)$/u;

/** "What changed, and is anyone else affected?" */
const ASKS = /^(?:what|who|where|when|which|how|why|is|are|did|does|has|since)\b[^.!]*\?$/iu;

/** "Check the bank file" as what one would do, and questions as what one would ask. A list of points is said unchanged. */
export function inFirstPerson(sentence: string): string {
  if (ASKS.test(sentence)) return `I would ask: ${lowerFirst(sentence)}`;
  const [first = '', second = ''] = sentence.toLowerCase().split(' ');
  const isVerb = PRESENT_VERBS.has(first) || isKnownVerb(first);
  return isVerb && DETERMINER.test(second) ? `I would ${lowerFirst(sentence)}` : sentence;
}

const sentencesIn = (text: string): string[] => (text.match(SENTENCE) ?? [text]).map((sentence) => sentence.trim());

const toAnswer = (
  ask: string,
  say: readonly string[],
  of: Pick<TradeAnswer, 'kind' | 'isAdvertised'>,
): TradeAnswer => ({
  asked: heardWords(ask),
  say,
  ...of,
  ofAsked: new Set(contentStems(ask)),
  ofBoth: new Set(contentStems(`${ask} ${say.join(' ')}`)),
});

/** The answers that suit the title: a row may hold related trades. */
function answersOf(title: string, occupation: Occupation, isAdvertised: boolean): TradeAnswer[] {
  const titles = titlesInName(title, occupation);
  const practised = questionsOfOccupation(occupation.name).flatMap((question) => {
    const { text, answer, type } = question;
    if (type !== 'Technical' || answer === undefined || CLAIMS.test(answer) || !suitsTitles(question, titles))
      return [];
    return [toAnswer(text, sentencesIn(answer).map(inFirstPerson), { kind: 'practised', isAdvertised })];
  });
  const rows = TRADE_ANSWER_FILES[occupation.field]?.[occupation.name] ?? [];
  return [...rows.map(({ kind, ask, say }) => toAnswer(ask, say, { kind, isAdvertised })), ...practised];
}

/** Every written answer by its occupation, for checks of the data. */
export const allTradeAnswers = (): (TradeAnswerRow & { occupation: string })[] => [
  ...ANSWERS_OF_ANY_JOB.map((row) => ({ ...row, occupation: 'any job' })),
  ...Object.values(TRADE_ANSWER_FILES).flatMap((file) =>
    Object.entries(file).flatMap(([occupation, rows]) => rows.map((row) => ({ ...row, occupation }))),
  ),
];

/** For a word that is in no answer. */
const UNSEEN = 0.5;

function weightsOf(answers: readonly TradeAnswer[]): Trade['weightOf'] {
  const counts = new Map<string, number>();
  for (const { ofBoth } of answers) for (const stem of ofBoth) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log((answers.length + 1) / ((counts.get(stem) ?? 0) + UNSEEN));
}

let ofAny: TradeAnswer[] | undefined;

function readTrade(key: string): Trade {
  const answers = key.split('\n').flatMap((title, at) => {
    const occupation = title === '' ? undefined : findOccupation(title);
    return occupation === undefined ? [] : answersOf(title, occupation, at === 0);
  });
  ofAny ??= ANSWERS_OF_ANY_JOB.map(({ kind, ask, say }) => toAnswer(ask, say, { kind, isAdvertised: false }));
  // A person who has the trade that is advertised knows its questions once.
  const known = [
    ...new Map([...answers, ...ofAny].toReversed().map((answer) => [answer.asked, answer])).values(),
  ].toReversed();
  return { answers: known, weightOf: weightsOf(known) };
}
/** Reading one takes some 10 ms, and several interviews may run at a time. */
const TRADES_KEPT = 24;
const rememberedTrade = rememberShort(readTrade, undefined, TRADES_KEPT);

export const tradeOfTitles = (advertised: string, own: string): Trade => rememberedTrade(`${advertised}\n${own}`);

/** The occupation that the advertisement names, and the one that the person has. */
export const tradeOf = (jobDescription: string, ownTitle: string): Trade =>
  tradeOfTitles(readJobWords(jobDescription).title, ownTitle);

/** Texts of a trade to encode, once a session. */
export const textsOfTrade = (jobDescription: string, ownTitle: string): string[] =>
  tradeOf(jobDescription, ownTitle).answers.map(({ asked }) => asked);
