import { formOf } from './answer-forms.ts';
import { asksForStory } from './answer-story.ts';
import { linesFor, tells } from './likely-lines.ts';
import { heardWords } from './question-words.ts';
import type { RankedLine } from './rank-facts.ts';
import { heardIn, type Part } from './read-parts.ts';
import { withoutBrackets } from './say-fact.ts';
import { MEASURED_CHANGE, shownIn, TELLS_OF_TROUBLE, tellsOfMishap } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';

const OF_STORIES = new Set(
  'problem failure conflict trouble customer pressure leadership teamwork change initiative project'.split(' '),
);
/**
 * Below this a line is not used for a story. In 34 questions the likeliest line was below 0.38, and nine of these lines were right; from 0.5 on 21 of 31
 * were right. A line in between is used only if it shares a word with the question or is about an event.
 */
const LEAST_FIT = 0.25;
/** From this probability on a line shows what the kind of question asks for. */
const SHOWS_IT = 0.5;

/** A line about an event, or with a word of the question, is worth telling however unlikely it is. */
function mayBeIt({ fact, fit }: RankedLine, question: string, { kind, vectors }: Part): boolean {
  const { text } = fact;
  const vector = vectors.get(heardWords(text));
  const shows = vector === undefined ? undefined : shownIn(vector);
  if (formOf(kind).shows.some((one) => (shows?.get(one) ?? 0) >= SHOWS_IT)) return true;
  if (fit >= LEAST_FIT || MEASURED_CHANGE.test(text) || TELLS_OF_TROUBLE.test(text) || tellsOfMishap(text)) return true;
  const words = wordsOfLine(text);
  return tellingWords(question).some((stem) => hasTelling(stem, words));
}

/** A story is asked for and the line told is far away: the gap that the person fills, with where it may be from and how to tell it. */
export function withHonestGap(answer: SpokenAnswer, part: Part): SpokenAnswer {
  const { facts, kind, question, input, vectors } = part;
  const heard = heardIn(input);
  if (facts === null || vectors.size === 0 || !OF_STORIES.has(kind)) return answer;
  if (!asksForStory(question) && !asksForStory(heard)) return answer;
  const paragraphs = [answer.paragraph1, answer.paragraph2, answer.paragraph3 ?? ''];
  const { lines } = linesFor(part, facts);
  const told = lines.filter((line) => paragraphs.some((text) => tells(text, line)));
  if (told.length === 0) return answer;
  if (told.some((line) => mayBeIt(line, heard, part))) return withOwnCase(answer, told, part);
  const rest = paragraphs.filter((text) => text !== '' && !told.some((line) => tells(text, line)));
  const gap = formOf(kind).open || 'The time that I would tell: **[what happened, in one sentence]**.';
  const place = withoutBrackets(facts.employer);
  const from = place === '' ? 'I' : `I would take one from my work at **${place}**, and`;
  return {
    paragraph1: gap,
    paragraph2: `${from} say what was at stake, what I did myself and how it ended.`.replace(/^I say/, 'I would say'),
    ...(rest[0] === undefined ? {} : { paragraph3: rest[0] }),
  };
}

/** Between people, or under pressure: the case itself is seldom in a resume. */
const BETWEEN_PEOPLE = new Set(['conflict', 'customer', 'failure', 'trouble']);
const TELLS_CASE =
  /\b(?:found|stopped|caught|spotted|resolved|settled|missed|defused|after|until|instead|because|so that)\b|; /iu;

/** Tells what happened, and is no duty or setting alone. */
const tellsCase = ({ fact: { text } }: RankedLine): boolean =>
  MEASURED_CHANGE.test(text) || TELLS_OF_TROUBLE.test(text) || tellsOfMishap(text) || TELLS_CASE.test(text);

/** The same for an answer that was found by the words of the turn. */
export function withCasePrompt(answer: SpokenAnswer, part: Part): SpokenAnswer {
  const { facts, vectors, question, input } = part;
  if (facts === null || vectors.size === 0 || !(asksForStory(question) || asksForStory(heardIn(input)))) return answer;
  const paragraphs = [answer.paragraph1, answer.paragraph2];
  const told = linesFor(part, facts).lines.filter((line) => paragraphs.some((text) => tells(text, line)));
  return told.length === 0 ? answer : withOwnCase(answer, told, part);
}

/** A line that is only the setting of such a case stays the place for it, with a prompt for the case that the person remembers. */
function withOwnCase(answer: SpokenAnswer, told: readonly RankedLine[], { kind }: Part): SpokenAnswer {
  if (!BETWEEN_PEOPLE.has(kind) || told.some(tellsCase)) return answer;
  const settings = [answer.paragraph1, answer.paragraph2].filter((text) => told.some((line) => tells(text, line)));
  const [paragraph1 = '', second] = settings;
  if (paragraph1 === '') return answer;
  return second === undefined
    ? { paragraph1, paragraph2: OWN_CASE }
    : { paragraph1, paragraph2: second, paragraph3: OWN_CASE };
}
const OWN_CASE = 'My own case there: **[who it was about, what I did, how it ended]**.';
