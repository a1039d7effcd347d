import { EXPIRED } from '../evidence/credential-patterns.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { asksForEither, coreOf, thingsIn } from './asked-core.ts';
import { NOTHING_NEAR, sayNotUsed } from './missing-names.ts';
import { experienceAskedFor, hasPartOf, heardAmong } from './names-asked-for.ts';
import { bridgeFrom, isToolLike, sayOwnTools } from './own-tools.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import type { RankedFact } from './rank-facts.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import { judgeLines } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { sureLine } from './tell-lines.ts';
import { holderOf, tellingWords } from './telling-words.ts';

/** Asks for a yes or no about something that a person holds, has done or knows. */
const DONE = `got had been done used held given taken built fitted run driven opened taught handled`;
const ASKS_WHETHER = new RegExp(
  [
    '\\b(?:do you (?:currently |already )?(?:hold|have|know)',
    `|(?:have|had|did) you (?:ever |already |actually )?(?:(?:${DONE.split(' ').join('|')}) |dealt with |worked (?:with|on|in) |looked after |cared for )`,
    '|are you (?:certified|licensed|authorised|trained|qualified) (?:in|for|on|to|with)',
    '|what (?:kind of )?experience (?:would|do|have) you (?:have |had )?(?:of|with|in)',
    '|you got|got any|any (?:experience|exposure) (?:with|of|in|to)) ?(.{3,90})',
  ].join(''),
);
const LEAD = joinPattern(
  '',
  '^(?:(?:anything (?:to do )?(?:with|about|in)|something with|much with|to do with|a|an|any|the|some|your|much|many|time|of|with|on',
  '|in|up to date|valid|current|full|own|um|uh|experience|experience with|as) )+',
);
/** What follows says when, where or what for. */
const TAIL = joinPattern(
  '',
  '(?: (?:at (?:the moment|present|all)|right now|currently|now|yet|before|yourself|anywhere|in (?:the past|your time|your)|for (?:work|you|us|our|doing)|at your',
  '|with (?:your|our|us)|and (?:how|what|where|when|why|if|all|have|do|are|would|been)|or (?:anything|something|so|not)|that|because|since|so|if|which|who|like',
  String.raw`|such as|like|meaning|for example|especially|or|we|i|you|is|do|did|have)\b.{0,90}| (?:stuff|things?|side))$`,
);
const NO_THING = joinPattern(
  '',
  '^(?:those|them|that|it|this|these|one|ones|any|to|you|us|how|when|problems?|questions?|children|kids|family|time|idea|example|part|involved|in|about|into',
  String.raw`|under|through|being|having|doing)\b|\b(?:things?|anything|something|someone|somebody|anyone|anybody|either|then|what|them|him|her|people)\b`,
);
/** Words that name no thing by themselves. */
const GENERIC = new Set(
  contentStems(
    `certificate certification licence license ticket card permit registration qualification training course system systems software equipment experience work
    working kind sort type management process processes machine machines area side level skills knowledge good full people person team group groups day years class classes`,
  ),
);
const MOST_WORDS = 6;

/** The thing that a question asks whether one has it, in its words: "utility authorisation". Empty where none is surely named. */
export function thingAskedFor(question: string): string {
  const rest = ASKS_WHETHER.exec(plainQuestion(question))?.[1] ?? '';
  const thing = rest.trim().replace(TAIL, '').replace(LEAD, '').trim();
  return NO_THING.test(thing) || thing.split(' ').length > MOST_WORDS ? '' : thing;
}

const tellingStems = (thing: string): string[] =>
  [...new Set(contentStems(thing.replaceAll('-', ' ')))].filter((stem) => !GENERIC.has(stem));
/** The resume itself says how far it goes: "I have not yet given evidence at a public inquiry", "GCP, expired 2021". */
const SAYS_HOW_FAR = joinPattern(
  'i',
  String.raw`\b(?:not yet|have not|haven't|has not|never|no experience|not (?:trained|certified|calibration|fitted|done)|observing only|in progress|lapsed|expired`,
  String.raw`|beginner|only as a user|at university only|basics? only|needs? (?:a )?(?:refresher|renew\w+)|non[- ]practi[sc]ing)\b`,
);
const LONGEST_SENTENCE = 220;
const MOST_SENTENCES = 400;

export function sentencesOf({ resume }: Pick<Part['input'], 'resume'>): string[] {
  const text = typeof resume === 'string' ? resume : (resume?.text ?? '');
  return text
    .split(/\r?\n|(?<=[\p{Ll}\d)])\.\s+(?=\p{Lu})|;\s|\s::\s?/u)
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE)
    .slice(0, MOST_SENTENCES)
    .map((sentence) => sentence.replace(/^[^\p{L}\p{N}]+|[.;,\s]+$/gu, ''))
    .filter((sentence) => sentence !== '');
}

/** True if a line says itself how far it goes. */
export const saysHowFar = (line: string): boolean => SAYS_HOW_FAR.test(line);

/** True if a text has each telling word of a thing in some form. */
export function hasAllOf(thing: string, text: string): boolean {
  const asked = tellingStems(thing);
  const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  const has = (stem: string) =>
    words.some((word) => word.startsWith(stem.slice(0, Math.max(SHORTEST_ROOT, stem.length - 1))));
  return asked.length > 0 && asked.every(has);
}

/** True if a line of the resume has the telling words of a thing. */
function isHeldInWords(thing: string, known: ResumeFacts): boolean {
  if (tellingWords(thing).length === 0) return false;
  const holds = holderOf(thing, known);
  return [...known.facts, ...known.lines].some(({ text }) => holds(text));
}

/** True if the resume has no word of a thing. */
export function isUnknown(thing: string, { facts: known, input }: Part): boolean {
  const asked = tellingStems(thing);
  if (known === null || asked.length === 0) return false;
  const text = sentencesOf(input).join('\n');
  return (
    !hasWordLike(asked, { ...known, lines: [...known.lines, { kind: 'summary', text }] }) && !hasInitials(thing, text)
  );
}

const SHARE = 0.6;
/** The sentence of the resume that has most words of the thing and says how far it goes; undefined where none does. */
function howFar(thing: string, sentences: readonly string[]): string | undefined {
  const asked = tellingStems(thing);
  const isAbout = (sentence: string) => {
    const has = new Set(contentStems(sentence));
    return asked.length > 0 && asked.filter((stem) => has.has(stem)).length / asked.length >= SHARE;
  };
  return sentences.find((sentence) => (SAYS_HOW_FAR.test(sentence) || EXPIRED.test(sentence)) && isAbout(sentence));
}

const NEAR = { fit: 0.25, similarity: 0.45 };
const GIVES_TRAINING =
  /\b(?:training (?:is |will be )?(?:given|provided|available)|(?:full|paid|funded|free) training|we(?:'ll| will)? (?:train|put you through|pay for|fund)|will be trained)\b/i;

const PAPER =
  /\b(?:certificat\w+|licen[cs]e|tickets?|card|permit|registration|authori[sz]ation|clearance|accreditation)\b/;
function sayNext(thing: string, jobDescription: string): string {
  if (GIVES_TRAINING.test(jobDescription)) return 'You offer training, and I would take it.';
  return PAPER.test(thing) ? 'I would want to get it, and I would ask you how soon that can be done.' : NOTHING_NEAR;
}

/** "Have you given evidence at an inquiry": the sentence of the resume that says how far it goes, "not yet, but …". Null where it has none. */
export function answerHowFar({ question, input }: Part): SpokenAnswer | null {
  const named = thingAskedFor(question) || coreOf(question);
  const thing = named.split(' ').length > MOST_WORDS ? '' : named;
  const far = thing === '' ? undefined : howFar(thing, sentencesOf(input));
  return far === undefined ? null : { paragraph1: `To be exact about that: **${far}**.`, paragraph2: '' };
}

/** Whether the resume has a word of the same root: "authorised" of "authorisation", "curl" of "curly", but no "company" of "compensated". */
function hasWordLike(stems: readonly string[], { facts, lines, skills }: ResumeFacts): boolean {
  const roots = stems.map((stem) => stem.slice(0, Math.min(LONGEST_ROOT, Math.max(SHORTEST_ROOT, stem.length - 2))));
  const texts = [...facts, ...lines].map(({ text }) => text).concat(skills);
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []));
  return [...words].some((word) => roots.some((root) => word.startsWith(root)));
}
const SHORTEST_ROOT = 4;
const LONGEST_ROOT = 6;

/** The line of the resume that names a thing by its initials; undefined where none does. */
export function lineOfInitials(thing: string, part: Part): string | undefined {
  const initials = initialsOf(thing);
  const names = (sentence: string) => (sentence.match(/\b\p{Lu}{2,6}\b/gu) ?? []).map((name) => name.slice(0, 2));
  return sentencesOf(part.input).find(
    (sentence) =>
      initials.length > 1 &&
      sentence.split(' ').length <= WORDS_OF_LISTED &&
      names(sentence).some((name) => initials.startsWith(name)) &&
      !/[@|]/.test(sentence),
  );
}

/** Whether the resume may name a thing by its initials: "ICS 100" for "incident command training". */
function hasInitials(thing: string, text: string): boolean {
  const initials = initialsOf(thing);
  return (text.match(/\b\p{Lu}{2,6}\b/gu) ?? []).some((name) => initials.includes(name.slice(0, 2)));
}
const initialsOf = (thing: string): string =>
  thing
    .split(' ')
    .filter((word) => word.length >= SHORTEST_SPELLED)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
const SHORTEST_SPELLED = 4;
const WORDS_OF_LISTED = 10;

/** "Do you hold any utility authorisation": plainly "not yet" where the resume has no word of it. Null otherwise. */
export function answerNotHeld(part: Part, ranked: readonly RankedFact[], isDoubted = false): SpokenAnswer | null {
  const thing = thingAskedFor(part.question);
  if (thing === '' || part.facts === null) return null;
  // A line that surely answers says it in other words.
  if (!isDoubted && sureLine(ranked) !== undefined) return null;
  if (!isUnknown(thing, part)) return null;
  // "This or that" is not denied while one of them may be held.
  const things = asksForEither(part.question) ? thingsIn(coreOf(part.question)) : [];
  if (things.some((one) => isHeldInWords(one, part.facts as ResumeFacts))) return null;
  const [best] = ranked;
  if (isToolLike(thing)) {
    const { skills } = part.facts;
    const near = bridgeFrom([thing], ranked, skills);
    const own = near === NOTHING_NEAR ? sayOwnTools(skills, heardWords(part.question), part.vectors) : near;
    const name = thing.replace(WHAT_FOR, '');
    return {
      paragraph1: sayNotUsed([name], part.question),
      paragraph2: own || sayNext(thing, part.input.jobDescription),
    };
  }
  // What is near may be the same in other words.
  if (best !== undefined && best.fit >= NEAR.fit && best.similarity >= NEAR.similarity) {
    return { paragraph1: sayNotYet(thing), paragraph2: phraseFact(best.fact, NEAREST) };
  }
  return {
    paragraph1: sayNotYet(thing),
    paragraph2: sayNearest(thing, part, ranked) || sayNext(thing, part.input.jobDescription),
  };
}

/** "Intune for the laptops". */
const WHAT_FOR = / for (?:the|our|your)\b.*$/;

/** A plain no for what the resume has no word of, as one says it aloud. */
export const sayNotYet = (thing: string): string => `No **${thing.replace(OF_USING, '')}** yet.`;
const OF_USING = /^(?:using|doing|working (?:with|on|in)|making|having|being (?:in|on)|with|of|in) /;

/** The deed nearest to a thing that the resume has no word of, where it is near enough to be worth a line; empty otherwise. */
export function sayNearest(
  thing: string,
  part: Part,
  ranked: readonly RankedFact[],
  least = LEAST_OF_NEAREST.similarity,
): string {
  if (part.facts === null || part.vectors.size === 0) return '';
  const judged = judgeLines(thingsNamed(thing, part.question), part.facts, {
    resume: part.input.resume,
    vectors: part.vectors,
  })
    .flatMap((lines) => lines.filter(({ fact }) => fact !== undefined).slice(0, 1))
    .toSorted((one, other) => other.share - one.share)[0];
  const like = ranked.toSorted((one, other) => other.similarity - one.similarity)[0];
  const isLike = like !== undefined && like.similarity >= least;
  const [best] = ranked;
  const likely = best !== undefined && best.fit >= LEAST_OF_NEAREST.fit ? best.fact : undefined;
  const shown = judged !== undefined && judged.share >= LEAST_OF_NEAREST.share ? judged.fact : undefined;
  const nearest = shown ?? (isLike ? like.fact : likely);
  return nearest === undefined ? '' : phraseFact(nearest, NEAREST);
}
const thingsNamed = (thing: string, question: string): string[] =>
  [...new Set([...thingsIn(coreOf(question)), thing])].filter((text) => text !== '');
const LEAST_OF_NEAREST = { share: 0.06, similarity: 0.42, fit: 0.3 };
/** Before the line that comes nearest to what is denied. */
const NEAREST = 'Nearest:';

/** Experience that the advertisement would like and the question names; empty where the resume has one of it. */
export function namesNeverMet({ question, input }: Part, facts: ResumeFacts): string[] {
  const wanted = heardAmong(experienceAskedFor(input.jobDescription), question);
  return wanted.some((name) => hasPartOf(name, facts)) ? [] : wanted;
}

/** A plain no to several things. */
export const sayNone = (names: readonly string[]): string =>
  `No ${names.map((name) => `**${name}**`).join(' or ')} yet.`;
