import { contentStems } from '../text/content-stems.ts';
import { gapBeside, ownPartGap } from './question-gaps.ts';
import { heardWords } from './question-words.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFact } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { wasTold } from './told-lines.ts';

type Bounds = { fewest: number; lead: number };
/** With so many words of a question a line is what the question is about, and its words are so much rarer than those of the next line. */
const PLAIN: Bounds = { fewest: 3, lead: 1.5 };
/** For a question that points at the resume. */
const POINTED: Bounds = { fewest: 2, lead: 1.3 };
const POINTS_AT_LINE =
  /\b(?:i (?:see|saw|read|noticed)|it says|you (?:say|said|mention\w*|wrote|told)|your (?:resume|cv|form|profile))\b/i;
/** "I don't think I saw that". */
const DENIES = /\b(?:don'?t|didn'?t|not|never|couldn'?t|can'?t|cannot)\b/i;

/**
 * The line that a question names by its words: "I see you set up a balance class in a parish hall, how did that go?" Words that few lines have
 * count more. Undefined where no line, or more than one, has them. Of twelve such lines in interviews of nine writers ten were right, and none of the
 * others where something is to be explained.
 */
export function findNamedFact(question: string, facts: readonly ResumeFact[]): ResumeFact | undefined {
  const found = findBySeveralWords(question, facts, PLAIN);
  if (found !== undefined || !POINTS_AT_LINE.test(question) || DENIES.test(question)) return found;
  return findByName(question, facts) ?? findBySeveralWords(question, facts, POINTED);
}

/** The line that a turn speaks of by two words which no other line has. */
export const findStatedFact = (turn: string, facts: readonly ResumeFact[]): ResumeFact | undefined =>
  findBySeveralWords(turn, facts, STATED);
const STATED: Bounds = { fewest: 2, lead: 1.6 };

/** "You mentioned those Ballarat runs": a name that one line alone has. */
function findByName(question: string, facts: readonly ResumeFact[]): ResumeFact | undefined {
  const asked = new Set(heardWords(question).toLowerCase().split(/\s+/u));
  const named = facts.filter(({ text }) =>
    [...text.matchAll(NAME_WITHIN)].some(([name]) => asked.has(name.toLowerCase())),
  );
  return named.length === 1 ? named[0] : undefined;
}
const NAME_WITHIN = /(?<=\p{Ll}\s)\p{Lu}\p{Ll}{4,}/gu;

function findBySeveralWords(
  question: string,
  facts: readonly ResumeFact[],
  { fewest, lead }: Bounds,
): ResumeFact | undefined {
  const asked = new Set(contentStems(heardWords(question)));
  const shared = facts.map(({ text }) =>
    [...new Set(contentStems(heardWords(text)))].filter((stem) => asked.has(stem)),
  );
  const counts = new Map<string, number>();
  for (const stem of shared.flat()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarityOf = (stem: string) => Math.log((facts.length + 1) / (counts.get(stem) ?? 1));
  const weights = shared.map((stems) => stems.reduce((sum, stem) => sum + rarityOf(stem), 0));
  const [best = 0, second = 0] = weights.toSorted((one, other) => other - one);
  const at = weights.indexOf(best);
  return (shared[at]?.length ?? 0) >= fewest && best >= lead * second ? facts[at] : undefined;
}

/** The line that the question itself speaks of; null where something is to be explained, or was the last answer. */
export function answerAboutNamed({ kind, facts, told }: Part, question: string): SpokenAnswer | null {
  const named = facts === null || EXPLAINED.has(kind) ? undefined : findNamedFact(question, facts.facts);
  if (named === undefined || wasTold(named, told)) return null;
  const gap = POINTS_AT_LINE.test(question) ? ownPartGap(question, named.text) : '';
  return { paragraph1: phraseFact(named), paragraph2: gapBeside(question, named.text) || gap };
}
const EXPLAINED = new Set([
  'technical',
  'hypothetical',
  'coding',
  'estimation',
  'terms',
  'your-questions',
  'follow-up',
]);
