import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { heardWords } from './question-words.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';
import { lowerFirst, phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { plainLine, wasTold } from './told-lines.ts';
import { findNamedPart, findToldDetail, findToldPart, findToldResult } from './told-part.ts';

/** Words of a turn beside the question, from which on it names a thing of its own: "I noticed the charity work on here. What's that about?" */
const WORDS_OF_CONTEXT = 4;
export const saysMore = (question: string, context: string): boolean => {
  const asked = new Set(contentStems(question));
  return contentStems(context).filter((word) => !asked.has(word)).length >= WORDS_OF_CONTEXT;
};

const LONGEST_ASKED_ON = 14;
/** Asks for what the line told last leaves open: its size, the people, the way, the larger part. */
const ASKS_ON = joinPattern(
  '',
  String.raw`\b(?:which|what) of (?:those|these|them|the (?:two|three))\b|\b(?:how many|how big|how long|how large|who|how) .*\b(?:that|it|this|those`,
  String.raw`|them)\b|\bdid you (?:do|manage|decide|pay) .*\b(?:that|it|this)\b|\b(?:was|is) (?:that|it|this) (?:you|your|all|on|over)\b`,
  String.raw`|^(?:and |so |then |but )*who (?:paid|signed|decided|approved)\b|\b(?:behind|on|with) (?:that|it|this|those)\b`,
  String.raw`|\bwas (?:there a|it a) team\b|^on \w+ or on \w+|\b[a-z]{3,}est (?:one )?of (?:those|these|them)\b`,
);
/** Names its own subject, although it has such a word. */
export const ASKS_ANEW =
  /\b(?:ever|have you|tell me about|an example|a time|a situation|an occasion|would you (?!say)|explain|do you do)\b/;

/** "How many of you were on that", "which of those two made the most difference": asks about what was told last. */
export const asksOnOfLast = (question: string, context: string): boolean =>
  question.split(' ').length <= LONGEST_ASKED_ON &&
  ASKS_ON.test(question) &&
  !ASKS_ANEW.test(question) &&
  !saysMore(question, context);

const FIRST_SENTENCES: readonly { pattern: RegExp; first: string }[] = [
  {
    pattern: /\bhow (?:did|do) (?!you\b|it\b|that\b).*\b(?:take|took|react|respond|feel|like|find)\b/,
    first: 'They **[what they said or did]**.',
  },
  {
    pattern:
      /how many of you|who else|\bteam (?:around|with|was)|on your own|\balone\b|by yourself|how big was the team/,
    first: 'On that it was **[how many of you, and what your own part was]**.',
  },
  {
    pattern: /\bwhich of|most difference|single most|most effective|attribute|mattered (?:the )?most|\bdue to\b/,
    first: 'The biggest part of it was **[which one, and how you know]**.',
  },
  {
    pattern: /differently|\bdo (?:it|that|this)? ?again|\btoday\b|same way/,
    first: 'Today I would **[the one thing you would do earlier or leave out]**.',
  },
  {
    pattern: /learn|take away|took away|take from/,
    first: 'I learned to **[one thing that you do differently since]**.',
  },
  {
    pattern: /\bhow (?:many|much|big|long|large|often)\b|\bquantity\b|\bfigures?\b/,
    first: 'It was **[the number]**.',
  },
  { pattern: /chang\w+ (?:after|since)|second time|happen again/, first: 'Since then **[what you do or check now]**.' },
  {
    pattern:
      /result|outcome|turn out|end up|come of|did it (?:work|actually|sell)|go down|happened|received|consequence/,
    first: 'In the end **[what came of it, in one sentence]**.',
  },
  { pattern: /\bwho\b/, first: 'That was **[who, and what your own part was]**.' },
  {
    pattern: /^(?:(?:and|so|but|oh) )*(?:do|does|did|was|were|is|are|have|on) /,
    first: '**[Yes or no, and how it was]**.',
  },
  { pattern: /react|say|they|feel/, first: 'They **[what they said or did]**.' },
  { pattern: /\bwhy|reason|how come|how so|what makes/, first: 'Because **[the reason, in one sentence]**.' },
  {
    pattern: /\bhow (?:did|do|were|was)\b|first|start|begin|your (?:part|bit|role)/,
    first: 'I began with **[the first step, and the one that decided it]**.',
  },
];
export const firstOfFollowUp = (question: string): string =>
  FIRST_SENTENCES.find(({ pattern }) => pattern.test(question))?.first ?? '**[Your answer to that, in one sentence]**.';

/** What was offered to choose from was not told. */
export const withoutGaps = (answer: string): string => answer.replaceAll('**', '').replaceAll(/\[[^\]]*\]/g, ' ');

/** The line that an answer told first. */
function findTold(facts: readonly ResumeFact[], answer: string): ResumeFact | undefined {
  const told = heardWords(withoutGaps(answer));
  return facts
    .filter((fact) => wasTold(fact, told))
    .toSorted((one, other) => placeIn(told, one) - placeIn(told, other))[0];
}
const TOLD_CHARS = 40;
/** Where an answer has the line; behind its end where it has only a part. */
function placeIn(said: string, { text }: ResumeFact): number {
  const place = said.indexOf(plainLine(text).slice(0, TOLD_CHARS));
  return place < 0 ? said.length : place;
}

/** The lines that an answer told, and behind them those that it offered to choose from. */
export function toldLast(facts: readonly ResumeFact[], answer: string): ResumeFact[] {
  const [told, shown] = [heardWords(withoutGaps(answer)), heardWords(answer.replaceAll('**', ''))];
  const lines = facts.filter((fact) => wasTold(fact, shown));
  return lines.toSorted(
    (one, other) =>
      Number(wasTold(other, told)) - Number(wasTold(one, told)) || placeIn(shown, one) - placeIn(shown, other),
  );
}

/** "What was the variance when you went live": one of these lines says it. */
export const asksForPart = (question: string, told: readonly ResumeFact[]): boolean =>
  !ASKS_ANEW.test(question) && findToldPart(question, told) !== undefined;

/** The lines of the job that a line is of, without those in `known`. */
const ofSameJob = (facts: readonly ResumeFact[], known: readonly ResumeFact[]): ResumeFact[] =>
  facts.filter(
    (fact) =>
      !known.includes(fact) && known.some(({ employer, title }) => employer === fact.employer && title === fact.title),
  );

/** The line told last has them. */
const ASKS_FOR_FIGURES = /\bin (?:numbers|figures)\b|\b(?:put|got|have) (?:a|any) (?:number|figure)s?\b|\bnumbers\b/;

const LONGEST_BACK = 6;
const POINTS_BACK = /\b(?:it|that|this|those|these|them|they|there|then)\b/;
/** "Why", "and how did that go down": has no subject but the last answer. */
const pointsBack = (question: string): boolean =>
  question.split(' ').length <= LONGEST_BACK || POINTS_BACK.test(question);

function sharesStem(question: string, line: string): boolean {
  const asked = new Set(contentStems(question));
  return contentStems(line).some((stem) => asked.has(stem));
}

/** "Why", "how many of you were on that": what the lines told last or their job say, else a gap for what only the person knows. */
export function answerFollowUp(question: string, { facts }: ResumeFacts, lastAnswer: string): SpokenAnswer {
  const last = findTold(facts, lastAnswer);
  const shown = toldLast(facts, lastAnswer);
  const result = findToldResult(question, last);
  if (result !== undefined) return { paragraph1: `In the end: **${lowerFirst(result)}**.`, paragraph2: '' };
  if (last !== undefined && ASKS_FOR_FIGURES.test(question) && /\d/.test(last.text)) {
    return { paragraph1: phraseFact(last, 'In numbers:'), paragraph2: '' };
  }
  const detail = findToldDetail(question, last);
  if (detail !== undefined) return { paragraph1: `As I said: **${detail}**.`, paragraph2: '' };
  const part = findToldPart(question, shown);
  if (part !== undefined) {
    const wasSaid = last?.text.includes(part) === true;
    return { paragraph1: `${wasSaid ? 'As I said' : 'It was this'}: **${lowerFirst(part)}**.`, paragraph2: '' };
  }
  const near = findNamedPart(question, ofSameJob(facts, shown));
  if (near !== undefined) return { paragraph1: `From the same work: **${lowerFirst(near)}**.`, paragraph2: '' };
  const first = firstOfFollowUp(question);
  if (last === undefined) return { paragraph1: first, paragraph2: '' };
  if (pointsBack(question)) return { paragraph1: first, paragraph2: phraseFact(last, 'To come back to it:') };
  // A question with a subject is about the line told last only if the line has that subject.
  return sharesStem(question, last.text)
    ? { paragraph1: phraseFact(last), paragraph2: '' }
    : { paragraph1: first, paragraph2: '' };
}
