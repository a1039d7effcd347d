import { dotProduct } from '../text/dot-product.ts';
import { answerCase, isCase } from './answer-case.ts';
import { formOf } from './answer-forms.ts';
import { answerGap } from './answer-gap.ts';
import { asksForStory } from './answer-story.ts';
import { asksWhether } from './asks-whether.ts';
import { withoutGaps } from './follow-ups.ts';
import type { CandidateFact } from './line-traits.ts';
import { heardWords } from './question-words.ts';
import { type RankedLine, rankAll } from './rank-facts.ts';
import { contextOf } from './rank-part.ts';
import { heardIn, type Part, turnOf } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { shownIn } from './shown-in.ts';
import { candidateFacts } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK, PERHAPS } from './tell-lines.ts';
import { hasTelling, tellingBeyondTrade, wordsOfLine } from './telling-words.ts';
import { wasTold } from './told-lines.ts';

/**
 * Of 86 lines told to 32 people, in turns that are no cases, 42 are beyond one of the first two bounds, and 29 of these belonged to the question; of the
 * other 44 nine did. With bounds chosen by the other people, 21 of 34 belonged. Behind the steps of a case a line has to be likely and similar.
 */
const LEAST = { fit: 0.36, similarity: 0.45, beside: 0.25 };
/** Made of lines on purpose: how far these are from the question says nothing. */
const MADE_OF_LINES = new Set(
  'about-you why-here why-you leaving goals own-job strength others-say education motivation project before closing'.split(
    ' ',
  ),
);
/** What one would do, or how a thing works, is answered by no line alone. */
const OF_CASES = new Set(['hypothetical', 'technical', 'opinion', 'design']);
const LEADS = [OWN_WORK, PERHAPS, 'To come back to it:', 'What I have there:', 'I also have'];
const TELLS_FLATLY = /^(?:And )?(?:(?:at|as an?|in my project) \*\*|I also )/iu;
const SAYS_TERMS = /\bwould work for me\b|^(?:I speak|You offer|My notice|I could start|As to|At the moment)/u;

/** Said with a denial, which has separate rules. */
const IS_VERDICT = /^(?:Nearest:|What I do use|Yes\b|Not? \*\*|No, |I haven't|My resume does not)/u;
const isGap = (text: string): boolean => text.includes('[');

/** Where a paragraph begins to tell a line; undefined where it tells none. */
function startOfLine(paragraph: string, facts: readonly CandidateFact[]): number | undefined {
  if (SAYS_TERMS.test(paragraph) || IS_VERDICT.test(paragraph)) return undefined;
  const starts = LEADS.map((lead) => paragraph.indexOf(lead)).filter((at) => at >= 0);
  if (starts.length > 0) return Math.min(...starts);
  if (isGap(paragraph)) return undefined;
  const said = heardWords(withoutGaps(paragraph));
  const isLine = facts.some((fact) => wasTold(fact, said) && said.length <= fact.text.length + BESIDE_LINE);
  return TELLS_FLATLY.test(paragraph) || isLine ? 0 : undefined;
}
/** What may be said around a line: a subject and "also". */
const BESIDE_LINE = 12;

type Lines = { part: Part; lines: readonly RankedLine[] };
const linesOf = (part: Part): Lines => {
  const { facts, question, kinds, vectors, told, input } = part;
  if (facts === null) return { part, lines: [] };
  const query = { question, context: contextOf(part), shows: [], kinds, vectors, told };
  return { part, lines: rankAll(candidateFacts(facts, input.resume), query).lines };
};

/** Shows leading or teamwork where such a time is asked for. */
function showsKind({ part, line }: { part: Part; line: RankedLine }): boolean {
  const vector = part.vectors.get(heardWords(line.fact.text));
  if (vector === undefined || !SHOWN_BY_DEEDS.has(part.kind)) return false;
  const shows = shownIn(vector);
  return formOf(part.kind).shows.some((one) => (shows.get(one) ?? 0) >= SHOWS_IT);
}
const SHOWN_BY_DEEDS = new Set(['leadership', 'teamwork']);
const SHOWS_IT = 0.5;

/** How likely the line that a text tells answers any part, and how similar it is to the turn. Undefined where it tells none. */
function measure(text: string, all: readonly Lines[], turn: string) {
  const said = heardWords(withoutGaps(text));
  const told = all.flatMap(({ part, lines }) =>
    lines.filter(({ fact }) => wasTold(fact, said)).map((line) => ({ part, line })),
  );
  if (told.length === 0) return undefined;
  const asked = all[0]?.part.vectors.get(heardWords(turn));
  const similarities = told.map(({ part, line }) => {
    const vector = part.vectors.get(heardWords(line.fact.text));
    return asked === undefined || vector === undefined ? 0 : dotProduct(asked, vector);
  });
  return {
    fit: Math.max(...told.map(({ line }) => line.fit)),
    similarity: Math.max(...similarities),
    isSuch: told.some(showsKind),
  };
}

/** False if the line called the nearest is far from every part and from the turn. */
export function isNearEnough(text: string, parts: readonly Part[]): boolean {
  const [first] = parts;
  if (first?.facts == null || first.vectors.size === 0) return true;
  const measured = measure(text, parts.map(linesOf), turnOf(first.input));
  return measured === undefined || measured.fit >= NEAREST.fit || measured.similarity >= NEAREST.similarity;
}
const NEAREST = { fit: 0.2, similarity: 0.35 };

/** The turn asks more about the line of the answer before. */
const goesOn = (text: string, part: Part): boolean =>
  (part.input.answered?.at(-1)?.answer ?? '').includes(text.replace(/^.*?: /u, '').slice(0, CHARS_OF_LINE));
const CHARS_OF_LINE = 40;

/** What only the person can say in place of a line that does not answer. */
function openFor(part: Part): SpokenAnswer {
  if (part.kind === 'hypothetical' || isCase(part, [part])) return answerCase(part, null);
  if (asksWhether(part.question)) return { paragraph1: '**[Yes or no, and where]**.', paragraph2: '' };
  if (OF_CASES.has(part.kind)) return { paragraph1: formOf(part.kind).view, paragraph2: '' };
  if (part.kind === 'experience' || part.kind === 'amount')
    return { paragraph1: 'What I have done there: **[the nearest to it, in one sentence]**.', paragraph2: '' };
  const { open, view } = formOf(part.kind);
  const isStory = asksForStory(part.question) || asksForStory(heardIn(part.input));
  const said = isStory ? 'The time that I would tell: **[what happened, in one sentence]**.' : view;
  return { paragraph1: open || (isGap(said) ? said : '**[Your answer, in one sentence]**.'), paragraph2: '' };
}

/** Has telling words of the turn: one is enough for a row of a list, which is short. */
function isNamed(text: string, turn: string, facts: ResumeFacts): boolean {
  const words = wordsOfLine(text);
  const shared = [...new Set(tellingBeyondTrade(turn, facts))].filter((stem) => hasTelling(stem, words)).length;
  return shared >= (text.startsWith(ROW) ? 1 : MOST_SHARED);
}
const ROW = 'What I have there:';
const MOST_SHARED = 2;

/** The answer without lines of the resume that hardly belong to the question: a gap is better than a wrong line. */
export function withFittingLines(answer: SpokenAnswer, parts: readonly Part[]): SpokenAnswer {
  const [first] = parts;
  if (first?.facts == null || first.vectors.size === 0 || parts.some(({ kind }) => MADE_OF_LINES.has(kind)))
    return answer;
  // The person's own time away is far from any work.
  if (answerGap(heardIn(first.input), first.input.resume) !== null) return answer;
  const turn = turnOf(first.input);
  const isOfCase = parts.every(({ kind }) => OF_CASES.has(kind));
  const all = parts.map(linesOf);
  const own = first.facts;
  const facts = candidateFacts(own, first.input.resume);
  const paragraphs = [answer.paragraph1, answer.paragraph2, answer.paragraph3 ?? ''].filter((text) => text !== '');
  const starts = paragraphs.map((text) => startOfLine(text, facts));
  const hasOther = starts.some((at) => at !== 0);
  const fits = (text: string): boolean => {
    const measured = measure(text, all, turn);
    if (measured === undefined) return true;
    const { fit, similarity, isSuch } = measured;
    if (!isOfCase) return isSuch || fit >= LEAST.fit || similarity >= LEAST.similarity || isNamed(text, turn, own);
    if (goesOn(text, first)) return fit >= LEAST.fit;
    return hasOther && fit >= LEAST.beside && similarity >= LEAST.similarity;
  };
  const kept = paragraphs.map((text, index) => {
    const at = starts[index];
    return at === undefined || fits(text.slice(at)) ? text : text.slice(0, at).trim();
  });
  return inPlaceOf(
    kept.filter((text) => text !== ''),
    kept.join() !== paragraphs.join(),
    first,
  );
}

/** The rest of an answer; where a story lost its line, the person tells it. */
function inPlaceOf(left: readonly string[], hasLost: boolean, part: Part): SpokenAnswer {
  const open = openFor(part);
  const isStory = asksForStory(part.question) || asksForStory(heardIn(part.input));
  const [paragraph1, paragraph2 = '', paragraph3 = ''] =
    hasLost && isStory && !left.some((text) => isGap(text) || IS_VERDICT.test(text)) && !OF_CASES.has(part.kind)
      ? [open.paragraph1, ...left]
      : left;
  if (paragraph1 === undefined) return open;
  return paragraph3 === '' ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };
}
