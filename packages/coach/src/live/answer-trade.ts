import { BESIDE_STEPS, sayOwn } from './answer-case.ts';
import { isOfDanger } from './imagined-case.ts';
import { likeliestOfTrade } from './match-trade.ts';
import { plainQuestion } from './question-topic.ts';
import { type Part, turnOf } from './read-parts.ts';
import { markAsked } from './say-known.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { type TradeAnswer, tradeOf } from './trade-answers.ts';

/** From here on 101 of 117 answers were right at least in part, with the writers left out of the learning and strict readers. */
const LEAST_LIKELY = 0.4;
/** Where a person is in danger, what fits only nearly may be dangerous: warm milk for a baby that does not breathe. */
const LEAST_IN_DANGER = 0.7;

function likeliest({ facts, input, vectors }: Part, part: string): TradeAnswer | undefined {
  const trade = tradeOf(input.jobDescription, facts?.title ?? '');
  const found = likeliestOfTrade({ turn: turnOf(input), part }, trade, vectors);
  const turn = turnOf(input);
  const least = isOfDanger({ turn, vectors }) ? LEAST_IN_DANGER : LEAST_LIKELY;
  return found !== undefined && found.likelihood >= least ? found.answer : undefined;
}

const marked = (sentences: readonly string[], part: Part): string =>
  markAsked(sentences.join(' '), plainQuestion(turnOf(part.input)));

/** Two questions of one breath are each answered with so many sentences. */
const SENTENCES_OF_PART = 2;

/** What people of the trade say to a question that its interviewers ask, where the turn asks nearly the same; it says how one does it and claims nothing. */
export function answerByTrade(first: Part, own: readonly Part[]): SpokenAnswer | null {
  const { facts, input } = first;
  const ofParts = own.length > 1 ? own.map((part) => likeliest(part, part.question)) : [];
  const [one, other] = ofParts;
  if (ofParts.length === 2 && one !== undefined && other !== undefined && one !== other)
    return {
      paragraph1: marked(one.say.slice(0, SENTENCES_OF_PART), first),
      paragraph2: other.say.slice(0, SENTENCES_OF_PART).join(' '),
    };
  if (own.length > 1) return null;
  const found = likeliest(first, input.question);
  if (found === undefined) return null;
  const half = Math.ceil(found.say.length / 2);
  const said = facts === null ? '' : sayOwn(first, facts, BESIDE_STEPS);
  const paragraph1 = marked(found.say.slice(0, half), first);
  const paragraph2 = found.say.slice(half).join(' ');
  return said === '' ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3: said };
}

/** The same for one of several questions of a turn. */
export function answerPartByTrade(part: Part): SpokenAnswer | null {
  if (part.isOneOfSeveral !== true) return null;
  const found = likeliest(part, part.question);
  return found === undefined
    ? null
    : { paragraph1: marked(found.say.slice(0, SENTENCES_OF_PART), part), paragraph2: '' };
}
