import { joinPattern } from '../text/join-pattern.ts';
import { knownWay } from './known-steps.ts';
import { findNamedFact, findStatedFact } from './named-line.ts';
import { gapBeside } from './question-gaps.ts';
import { plainQuestion } from './question-topic.ts';
import { heardIn, type Part } from './read-parts.ts';
import { phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { wasTold } from './told-lines.ts';

/** The interviewer speaks of a thing that the person did. */
const STATES = joinPattern(
  '',
  String.raw`\b(?:you(?:'ve| have)? (?:led|did|do|run|ran|made|make|took|cut|moved|built|set up|started|got|brought|changed|worked|wrote|trained|managed|had|were|found|introduced|reduced`,
  String.raw`|raised|won|opened|kept|put|handled|looked after|taught|designed|planned|organi[sz]ed|mention\w*|say|said)|i (?:can )?(?:see|saw|read|noticed)|jumped out|caught my eye`,
  String.raw`|on (?:your|the) (?:resume|cv)|(?:start|begin) with (?:this|that|the|your)|tell me about (?:the|this|that|your))\b`,
);
/** Behind such words it is a case or a further question. */
const IMAGINES =
  /\b(?:imagine|suppose|let's say|pretend|say (?:a|an|the|you|one|your|it)|would you|what do you do (?:first|then|now|next|step)|have you ever|a time|ever had)\b/;
const ASKS_FOR_WAY = /\bhow (?:did|do) you (?:get|convince|make|bring|handle|deal|persuade)\b/;
const LONGEST_TURN = 900;

/** "I see you led the scale project. What was your part, and how did you get the crew to follow?": the line that the turn speaks of. Null where it speaks of none. */
export function answerStated(part: Part): SpokenAnswer | null {
  const turn = plainQuestion(heardIn(part.input)).slice(0, LONGEST_TURN);
  if (part.facts === null || !STATES.test(turn) || IMAGINES.test(turn)) return null;
  const { facts } = part.facts;
  const named = findNamedFact(turn, facts) ?? findStatedFact(turn, facts);
  if (named === undefined || wasTold(named, part.told)) return null;
  const way = ASKS_FOR_WAY.test(turn) ? knownWay(turn)?.way : undefined;
  return { paragraph1: phraseFact(named), paragraph2: way ?? gapBeside(part.question, named.text) };
}

/** Asks for no terms, reasons or questions beside what the interviewer speaks of. */
export const mayBeStated = ({ kind }: Part): boolean => !NEVER_STATED.has(kind);
const NEVER_STATED = new Set('terms why-here leaving your-questions closing before weakness goals'.split(' '));
