import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { stem } from '../text/stem.ts';
import { sayNotYet, thingAskedFor } from './answer-held.ts';
import { asksForEither, coreOf } from './asked-core.ts';
import { findEvidence } from './find-evidence.ts';
import { asOnResume } from './find-named.ts';
import { NOTHING_NEAR, sayNotUsed } from './missing-names.ts';
import { bridgeFrom, isToolLike, sayOwnTools } from './own-tools.ts';
import type { Vectors } from './packed-vector.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import type { RankedFact } from './rank-facts.ts';
import type { ResumeFact, ResumeFacts, ResumeLine } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK } from './tell-lines.ts';
import { hasTelling, holdsTelling, tellingWords, wordsOfLine } from './telling-words.ts';
import { wasTold } from './told-lines.ts';
import { asWritten, isToolName } from './tool-names.ts';

type Shown = { topic: string; words: string; facts: ResumeFact[]; line: ResumeLine | null };

/** From this similarity on a line is near enough to a topic that the resume does not name. */
const NEAREST_SIMILARITY = 0.55;
/** A topic of more words is no name; it is not repeated. */
const NAME_WORDS = 3;
const ASKS_HOW_LONG = /\bhow (?:long|many years|much)\b|\byears\b/;

/** "Mentoring" is shown by a line that begins with "Mentored". */
const isDeed = (topic: string, text: string): boolean =>
  /^[a-z]{4,}ing$/.test(topic) && stem(text.split(' ')[0]?.toLowerCase() ?? '') === stem(topic);

/** Where the resume shows the topic: in deeds, since those can be told, and in its lists. */
function findShown(topic: string, { facts, lines }: ResumeFacts): Shown | null {
  const deeds = facts.filter(({ text }) => findEvidence(topic, text) !== null || isDeed(topic, text));
  const line = lines.find(({ text }) => findEvidence(topic, text) !== null) ?? null;
  if (deeds.length === 0 && line === null) return null;
  const words = findEvidence(topic, line?.kind === 'skill' ? line.text : (deeds[0]?.text ?? line?.text ?? ''));
  return { topic, words: words ?? topic, facts: deeds, line };
}

/** True if the resume shows one of the topics, by a deed or in a list. */
export const isShown = (heardTopics: readonly string[], facts: ResumeFacts): boolean =>
  asOnResume(heardTopics, facts).some(
    (topic) =>
      findShown(topic, facts) !== null ||
      findNearestSkill(topic, facts) !== null ||
      findListed(topic, facts.lines) !== null,
  );

/** A skill of the resume that the topic names together with other words: "SQL" when asked for "SQL Server". */
function findNearestSkill(topic: string, { skills }: ResumeFacts): string | null {
  const inTopic = skills.filter((skill) => /\p{Lu}/u.test(skill) && findEvidence(plainQuestion(skill), topic) !== null);
  return inTopic.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

function findNearestFact(topic: string, facts: readonly ResumeFact[], vectors: Vectors): ResumeFact | null {
  const asked = vectors.get(heardWords(topic));
  if (asked === undefined) return null;
  let nearest: ResumeFact | null = null;
  let best = NEAREST_SIMILARITY;
  for (const fact of facts) {
    const similarity = dotProduct(asked, vectors.get(heardWords(fact.text)) ?? []);
    if (similarity > best) [nearest, best] = [fact, similarity];
  }
  return nearest;
}

const named = (shown: readonly Shown[]): string => shown.map(({ words }) => `**${words}**`).join(' and ');

/** "Terraform (beginner)": how well is said too, since "yes" alone would claim more. Other brackets hold parts: "Excel (pivot tables)". */
const LEVEL =
  /\(((?:[^()]* )?(?:basics?|beginner|elementary|intermediate|conversational|working|good|advanced|expert|proficient|fluent|native|learning|some|years?|[ABC][12])(?: [^()]*)?)\)/i;

function sayListed({ words, line }: Shown): string {
  switch (line?.kind) {
    case 'certificate':
      return `Yes, I hold **${line.text}**.`;
    case 'education':
      return `Yes, from my studies: **${line.text}**.`;
    case 'language':
      return `Yes, I speak **${line.text}**.`;
    case 'summary':
      return `Yes, **${words}** is part of what I do.`;
    case 'skill':
      return `Yes: **${line.text}**.`;
    default:
      return `Yes, **${words}** is among my skills.`;
  }
}

/** Names are written with a capital or a digit, or listed as skills; "Yes, I have worked with audit" is no sentence. */
const isName = (words: string, { skills }: ResumeFacts): boolean =>
  /[\p{Lu}\d]/u.test(words) || skills.some((skill) => skill.toLowerCase() === words.toLowerCase());

function sayUse({ line }: Shown): string {
  return line?.kind === 'skill' && !LEVEL.test(line.text) ? 'I have used it for [what for, in one sentence].' : '';
}

/** The first line that names the skill; empty where none does. */
function sayUseOf(skill: string, facts: readonly ResumeFact[]): string {
  const deed = facts.find(({ text }) => findEvidence(skill, text) !== null);
  return deed === undefined ? '' : phraseFact(deed);
}

/** Share of the topic's words that one line has, from which on the line is an example of it and nothing is denied. */
const MOST_WORDS = 0.6;

/** "Supervising junior staff": a description and no name, of which a line has most words. */
function findExample(topic: string, facts: readonly ResumeFact[], vectors: Vectors): ResumeFact | null {
  const asked = [...new Set(contentStems(topic))];
  if (asked.length < 2) return null;
  const nearest = findNearestFact(topic, facts, vectors);
  const has = new Set(contentStems(nearest?.text ?? ''));
  return asked.filter((word) => has.has(word)).length / asked.length >= MOST_WORDS ? nearest : null;
}

/** The skill or certificate that has a word of a long description: "scanners r f guns", "RF scanners". */
function findListed(topic: string, lines: readonly ResumeLine[]): ResumeLine | null {
  if (topic.split(' ').length <= NAME_WORDS) return null;
  const asked = new Set(contentStems(topic.replace(PAPER, ' ')).filter((word) => word.length >= SHORTEST_LISTED));
  if (asked.size === 0) return null;
  const isListed = ({ kind, text }: ResumeLine) =>
    (kind === 'skill' || kind === 'certificate') &&
    new Set(contentStems(text).filter((word) => asked.has(word))).size * 2 >= asked.size;
  return lines.find(isListed) ?? null;
}
const SHORTEST_LISTED = 4;
/** Every certificate has such words. */
const PAPER = /\b(?:certificates?|certifications?|licen[cs]es?|right now)\b/g;

/** "Supporting such pupils", "real money of customers": a description and no name. */
const DESCRIBES = /^\p{Ll}+ing\s|\b(?:such|these|those|this|that|their|our|of|with|very)\b/u;

function sayNot(
  topics: readonly string[],
  facts: ResumeFacts,
  { ranked, vectors, question, heard }: Omit<ExperienceQuery, 'told'>,
): { first: string; next: string } {
  const topic = topics[0] ?? '';
  const skill = findNearestSkill(topic, facts);
  const isLong = topics.some((one) => one.split(' ').length > NAME_WORDS || DESCRIBES.test(one));
  // What is described may stand on the resume in other words.
  const spelled = topics.map((one) => asWritten(one, heard));
  const thing = thingAskedFor(question);
  const isPart = thing.includes(' ') && topics.every((one) => ` ${thing} `.includes(` ${one.toLowerCase()} `));
  const first = isLong ? '' : isPart ? sayNotYet(thing) : sayNotUsed(spelled, question);
  if (skill !== null)
    return {
      first: `Not **${topic}** yet. Nearest: **${skill}**.`,
      next: sayUseOf(skill, facts.facts),
    };
  const near = bridgeFrom(topics, ranked, facts.skills);
  const isTool = topics.some(isToolLike);
  const own = near === NOTHING_NEAR && isTool ? sayOwnTools(facts.skills, heardWords(question), vectors) : '';
  const next = own || near;
  return { first: isLong && next === NOTHING_NEAR ? '**[Yes or no, and where]**.' : first, next };
}

/** `ranked` are the lines by how well they answer the question, `heard` is the whole turn. */
type ExperienceQuery = Near & { told: string; question: string; heard: string };
type Near = { ranked: readonly RankedFact[]; vectors: Vectors };

/** "Automated tests" is no product: a line with one of its words ("48 Jest tests") may well show it, so it is not denied. */
function lineWithWordOf(topic: string, heard: string, lines: readonly ResumeFact[]): ResumeFact | undefined {
  if (!topic.includes(' ') || /\p{Lu}/u.test(asWritten(topic, heard))) return undefined;
  const telling = tellingWords(topic);
  return lines.find(({ text }) => {
    const words = wordsOfLine(text);
    return telling.some((stem) => hasTelling(stem, words));
  });
}

/** No line shows any of the topics: an example of the description, a listed word of it, or plainly no. */
function answerWithout(
  topics: readonly string[],
  facts: ResumeFacts,
  { ranked, vectors, question, heard }: ExperienceQuery,
): SpokenAnswer {
  const example = findExample(topics[0] ?? '', facts.facts, vectors);
  if (example !== null) {
    return { paragraph1: phraseFact(example), paragraph2: '' };
  }
  const isPartKnown = findNearestSkill(topics[0] ?? '', facts) !== null;
  // A line that tells of a mishap is not ranked, and still shows the thing.
  const lines = [...ranked.map(({ fact }) => fact), ...facts.facts];
  const held = isPartKnown ? undefined : lineWithWordOf(topics[0] ?? '', heard, lines);
  if (held !== undefined) return { paragraph1: phraseFact(held, OWN_WORK), paragraph2: '' };
  const listed = findListed(topics[0] ?? '', facts.lines);
  if (listed !== null) {
    return {
      paragraph1: `What I have there: **${listed.text}**.`,
      paragraph2: '',
    };
  }
  const { first, next } = sayNot(topics, facts, { ranked, vectors, question, heard });
  return { paragraph1: first, paragraph2: next };
}

/**
 * "Have you worked with X?": yes only where the resume shows exactly X, with the deed that shows it; else plainly no, with the
 * nearest thing that the resume does show. Of several the ones that are shown come first.
 */
export function answerExperience(
  heardTopics: readonly string[],
  facts: ResumeFacts,
  { ranked, vectors, told, question, heard }: ExperienceQuery,
): SpokenAnswer {
  const topics = asOnResume(heardTopics, facts);
  const shown = topics.flatMap((topic) => findShown(topic, facts) ?? []);
  const missing = topics.filter((topic) => !shown.some((one) => one.topic === topic) && isToolName(topic, heard));
  const [best] = shown.toSorted((one, other) => other.facts.length - one.facts.length);
  if (best === undefined) {
    return answerWithout(topics, facts, { ranked, vectors, told, question, heard });
  }
  const worked = shown.filter(({ facts: deeds }) => deeds.length > 0);
  const isNameless = worked.length > 0 && !worked.some(({ words }) => isName(words, facts));
  const deed = best.facts.find((fact) => !wasTold(fact, told)) ?? best.facts[0];
  const yes = worked.length === 0 ? sayListed(best) : `Yes, I have worked with ${named(worked)}.`;
  const years = ASKS_HOW_LONG.test(question) ? ' In all it has been [how long].' : '';
  const not =
    missing.length > 0 && !asksForEither(question) ? `Not ${missing.map((name) => `**${name}**`).join(' or ')}.` : '';
  if (isNameless && deed !== undefined && years === '' && not === '') {
    const isYes = holdsTelling(coreOf(question) || best.topic, deed.text, facts);
    return { paragraph1: phraseFact(deed, isYes ? 'Yes:' : ''), paragraph2: '' };
  }
  const use = deed === undefined ? sayUse(best) : phraseFact(deed);
  const answer = { paragraph1: `${yes}${years}`, paragraph2: use };
  return not === '' ? answer : { ...answer, paragraph3: not };
}
