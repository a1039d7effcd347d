import { joinPattern } from '../text/join-pattern.ts';
import { answerNoted } from './answer-noted.ts';
import { ASKS_HOW_GOOD } from './choose-kind.ts';
import { continueStory } from './continue-story.ts';
import { findEvidence } from './find-evidence.ts';
import { withNamedLine } from './named-on-resume.ts';
import type { RankedFact } from './rank-facts.ts';
import { rankForPart } from './rank-part.ts';
import type { Part } from './read-parts.ts';
import { phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK, PERHAPS } from './tell-lines.ts';

const PLAIN_NO = /^Not? \*\*/u;
/** A product by its name, which no other name stands for. */
const NO_PRODUCT = /^Not? \*\*[^*]*\p{Lu}/u;
/** A yes to these is a confession, which a line with the same word does not bear out. */
const ASKS_FOR_MISHAP = joinPattern(
  'u',
  String.raw`\byou (?:ever )?(?:had|been in|caused|made|got|received|involved in) (?:an?|any|a serious) (?:\p{L}+ (?:or (?:an? )?)?){0,3}`,
  String.raw`(?:accidents?|incidents?|complaints?|injur\w+|near miss(?:es)?|mistakes?|errors?|breach\w*|warnings?|crash\w*)\b`,
);
const YES = /^Yes[:,]? /u;
/** The resume may have it under another name. */
const HOW_WELL = '**[how well you know it, and one thing that you did with it]**.';

/** Answered in other words, nothing is denied and nothing confessed. */
function withoutVerdict(answer: SpokenAnswer, { question }: Part): SpokenAnswer {
  if (ASKS_HOW_GOOD.test(question) && PLAIN_NO.test(answer.paragraph1) && !NO_PRODUCT.test(answer.paragraph1))
    return { paragraph1: answer.paragraph2.replace('Nearest:', OWN_WORK) || HOW_WELL, paragraph2: '' };
  if (ASKS_FOR_MISHAP.test(question) && YES.test(answer.paragraph1))
    return { ...answer, paragraph1: answer.paragraph1.replace(YES, `${PERHAPS} `) };
  return answer;
}

const LISTED_ONLY = /^(?:Yes:|What I have there:|I have) \*\*([^*(]{2,40}?) ?(?:\([^*]*\))?\*\*\.$/u;
/** "Yes: Intune." is told with the deed that shows it, where one does. */
function withDeed(answer: SpokenAnswer, { facts }: Part): SpokenAnswer {
  const name = answer.paragraph2 === '' ? LISTED_ONLY.exec(answer.paragraph1)?.[1] : undefined;
  const deed = name === undefined ? undefined : facts?.facts.find(({ text }) => findEvidence(name, text) !== null);
  return deed === undefined ? answer : { ...answer, paragraph2: phraseFact(deed) };
}

const OF_STORIES = new Set(
  'failure conflict trouble problem customer pressure leadership achievement general'.split(' '),
);
const ASKS_FOR_OWN_FAULT = /\bmistakes?\b|\bregret\w*|\bfail(?:ed|ure)s?\b|\bwrong decision\b/;
/** Near in meaning, or likely to show the thing; a line that is only somewhat near also has to be likelier than most. */
const isNeighbour = ({ similarity, judged, fit, shared }: RankedFact): boolean =>
  similarity >= NEIGHBOUR.similarity ||
  judged >= NEIGHBOUR.judged ||
  (similarity >= NEIGHBOUR.least && (fit >= NEIGHBOUR.fit || shared > 0));
const NEIGHBOUR = { similarity: 0.3, judged: 0.4, least: 0.22, fit: 0.18 };
/** A story of which only a gap would be shown, as the line that is nearest to it. */
function withNeighbour(answer: SpokenAnswer, part: Part): SpokenAnswer {
  const { kind, facts, question, vectors } = part;
  const isOpen = /\*\*\[/.test(`${answer.paragraph1} ${answer.paragraph2}`);
  if (!isOpen || facts === null || vectors.size === 0) return answer;
  if (!OF_STORIES.has(kind) || ASKS_FOR_OWN_FAULT.test(question)) return answer;
  const near = rankForPart(part, facts).find(isNeighbour);
  if (near === undefined) return answer;
  const way = [answer.paragraph1, answer.paragraph2].find((text) => text !== '' && !text.includes('['));
  const said = phraseFact(near.fact, PERHAPS);
  return way === undefined ? { paragraph1: said, paragraph2: '' } : { paragraph1: way, paragraph2: said };
}

/** The same answer with what else the resume says to it, in place of a gap. */
export function completed(answer: SpokenAnswer, part: Part): SpokenAnswer {
  const said = withDeed(withoutVerdict(answer, part), part);
  return withNamedLine(answerNoted(part, said) ?? withNeighbour(continueStory(said, part), part), part);
}
