import type { Skill } from '@greenroom/contract/constants';
import { findHits } from '../text/lexicon.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { type AnswerAnalysis, isContentWord } from './analyse-answer.ts';
import { clamp, ramp, saturate } from './curves.ts';
import type { FoundPart } from './find-parts.ts';
import { findSkillSigns } from './find-skill-signs.ts';
import type { ReferenceMatch } from './match-reference.ts';
import type { SubstanceMeasure } from './measure-substance.ts';
import type { QuestionKind } from './question-kind.ts';
import { QUESTION_NOISE, TOPICS, type Topic, USUAL_CORE_WORDS } from './topics-data.ts';

/** How far an answer is about its question: 0 (another subject) to 1. */
export type RelevanceMeasure = {
  relevance: number;
  /** Distinct words of the question, or of its topic, that come back in the answer. */
  sharedCount: number;
  directCount: number;
  /** Whether the subject itself comes up, 0 to 1; a technical answer's focus comes from its concepts instead. */
  focus: number;
  /** Whether the words of its subject are known: without them nobody can say that an answer is beside it. */
  isSubjectKnown: boolean;
};

/** Whatever is said in a whole interview answers one question or another. */
const WHOLE_INTERVIEW: RelevanceMeasure = {
  relevance: 1,
  sharedCount: 2,
  directCount: 2,
  focus: 1,
  isSubjectKnown: true,
};

type Input = {
  analysis: AnswerAnalysis;
  question: string;
  role: string;
  kind: QuestionKind;
  parts: readonly FoundPart[];
  substance: SubstanceMeasure;
  reference: ReferenceMatch | null;
};

export function measureRelevance(input: Input): RelevanceMeasure {
  const { analysis, substance } = input;
  if (input.kind === 'interview') return WHOLE_INTERVIEW;
  const questionStems = contentStemsOf(input.question);
  const present = new Set(analysis.contentStems);
  const direct = [...questionStems].filter((stemmed) => present.has(stemmed)).length;
  const fromRole = [...contentStemsOf(input.role)].filter((stemmed) => present.has(stemmed)).length;
  const topic = countTopicWords(input);
  const parts = input.parts.reduce((sum, found) => sum + found.strength * found.part.weight, 0);
  const lengthFactor = 0.5 + Math.min(1.5, analysis.words.length / 120);
  const evidence =
    (1.2 * direct + 0.45 * (topic?.told ?? 0) + 0.4 * fromRole + 0.35 * substance.workLifeCount) / lengthFactor +
    2.4 * parts;
  return {
    relevance: saturate(evidence, 0.9),
    sharedCount: direct + (topic?.told ?? 0) + fromRole,
    directCount: direct,
    focus: rateFocus(input, direct, questionStems.size, topic),
    isSubjectKnown: topic !== null || input.kind !== 'story',
  };
}

/** Whether the subject of the question itself comes up, by what each kind cannot do without. */
function rateFocus(input: Input, direct: number, asked: number, topic: TopicCount | null): number {
  const perLength = 0.75 + input.analysis.words.length / 400;
  const keyParts = KEY_PARTS[input.kind];
  if (input.kind === 'technical') return 0;
  if (keyParts !== undefined) {
    const shown = input.parts.map(({ part, strength }) => strength * (keyParts[part.key] ?? 0));
    return saturate(UNHEARD + Math.max(...shown) + 0.25 * direct, KEY_PART_HALF);
  }
  const points = input.reference?.covered.length ?? 0;
  if (input.reference) return saturate(0.3 + 0.5 * points + direct / perLength, 0.5);
  if (topic === null) return asked === 0 ? 1 : saturate(1.2 + direct / perLength, 0.5);
  if (topic.isBroad) {
    return BROAD_FLOOR + (1 - BROAD_FLOOR) * saturate((topic.core + 0.15 * topic.told + direct) / perLength, 0.4);
  }
  const named = (topic.core + 0.15 * topic.told + NAMED_AGAIN * direct) / perLength / expected(topic.usual);
  const told = named * (RIVALLED + (1 - RIVALLED) * clamp(named / topic.rival, 0, 1));
  const floor = rateBenefitOfDoubt(input, topic, topic.rival - named);
  return floor + (1 - floor) * (told ** 2 / (told ** 2 + ONCE_IS_CHANCE));
}

/** Whoever led seldom says "leadership", least of all in few words: while no other subject stands out, it may well be told. */
function rateBenefitOfDoubt({ kind, analysis }: Input, topic: TopicCount, lead: number): number {
  const least = Math.max(topic.floor, NARROW_FLOORS[kind] ?? NARROW_FLOOR);
  const brevity = 1 - ramp(analysis.words.length, BRIEF_WORDS.all, BRIEF_WORDS.none);
  const isOpen = 1 - ramp(lead, RIVAL_LEADS.hardly, RIVAL_LEADS.plainly);
  return least + (DOUBTED - least) * isOpen * (LONG_DOUBT + (1 - LONG_DOUBT) * brevity);
}
/** Focus of a short answer in which nothing speaks for or against its being about the question. */
const DOUBTED = 0.6;
const LONG_DOUBT = 0.35;
const BRIEF_WORDS = { all: 50, none: 150 };
/** By how much another subject is more prominent, on the scale of `named`. */
const RIVAL_LEADS = { hardly: 0.8, plainly: 2.4 };

/** One word of a subject comes up in any story; from the second on it is what the story is about. */
const ONCE_IS_CHANCE = 0.7;
/** What is left of a subject when another one is far more prominent: then the story was told for that one. */
const RIVALLED = 0.62;
const NARROW_FLOOR = 0.14;

/** How many core words it takes, since some subjects have words that come up everywhere. */
function expected(usual: number): number {
  return 0.6 + 0.5 * usual;
}
const NAMED_AGAIN = 0.6;
const KEY_PART_HALF = 0.085;

/** A misheard word must not decide alone whether the key part was there. */
const UNHEARD = 0.03;

/** Many good stories tell a challenge without naming it, so that missing words weigh little there. */
const BROAD_FLOOR = 0.55;
/** An idea is often shown without being called one. */
const SHOWN_FLOOR = 0.4;
const NARROW_FLOORS: Partial<Record<QuestionKind, number>> = { situational: 0.3 };

/** Without one of these the answer is to another question; a remedy alone lets a weakness be guessed. */
const KEY_PARTS: Partial<Record<QuestionKind, Record<string, number>>> = {
  'about-yourself': { present: 1, past: 0.2, future: 0.3 },
  motivation: { company: 1, skills: 1, benefit: 1 },
  strength: { strength: 1 },
  weakness: { weakness: 1, remedy: 0.3 },
  goals: { direction: 1, link: 0.5 },
};

export function contentStemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const { word } of tokenize(text)) {
    if (isContentWord(word) && !QUESTION_NOISE.has(word)) stems.add(stem(word));
  }
  return stems;
}

const BROAD_TOPICS = new Set(['challenge', 'achievement', 'initiative', 'learning', 'decision', 'goal']);
type TopicCount = {
  told: number;
  core: number;
  isBroad: boolean;
  /** What a narrow subject keeps when none of its words come up. */
  floor: number;
  /** Core words that chance brings for the topics asked for. */
  usual: number;
  /** The most prominent narrow subject that was not asked for, on the scale of `named`; never 0. */
  rival: number;
};

/** Distinct words of the question's topics in the answer; null when the question has no known topic. */
function countTopicWords({ analysis, question }: Input): TopicCount | null {
  const words = tokenize(question).map((token) => token.word);
  const stems = words.map(stem);
  const asked = TOPICS.filter((topic) => findHits(topic.asked, words, stems).length > 0);
  if (asked.length === 0) return null;
  const narrow = asked.filter((topic) => !BROAD_TOPICS.has(topic.name));
  const topics = narrow.length > 0 ? narrow : asked;
  const usual = topics.map((topic) => USUAL_CORE_WORDS[topic.name] ?? 1);
  return {
    told: countDistinct(analysis, topics, 'told'),
    core: countDistinct(analysis, topics, 'core'),
    isBroad: narrow.length === 0,
    floor: topics.some(({ name }) => name === 'creativity') ? SHOWN_FLOOR : NARROW_FLOOR,
    usual: Math.max(...usual),
    rival: findRival(analysis, asked),
  };
}

function countDistinct(analysis: AnswerAnalysis, topics: readonly Topic[], words: 'told' | 'core'): number {
  const hits = topics.flatMap((topic) => {
    const skill = words === 'core' ? SKILLS_OF_TOPICS[topic.name] : undefined;
    const listed = findHits(topic[words], analysis.words, analysis.stems);
    return skill === undefined ? listed : [...listed, ...findSkillSigns(skill, analysis, []).deeds];
  });
  return new Set(hits.map((hit) => analysis.stems[hit.first])).size;
}

/** What shows a skill speaks of the subject that is named after it. */
const SKILLS_OF_TOPICS: Readonly<Record<string, Skill>> = {
  leadership: 'leadership',
  teamwork: 'teamwork',
  change: 'adaptability',
  creativity: 'creativity',
};

function findRival(analysis: AnswerAnalysis, asked: readonly Topic[]): number {
  const perLength = 0.75 + analysis.words.length / 400;
  const others = TOPICS.filter((topic) => !asked.includes(topic) && USUAL_CORE_WORDS[topic.name] !== undefined);
  const strengths = others.map(
    (topic) => countDistinct(analysis, [topic], 'core') / perLength / expected(USUAL_CORE_WORDS[topic.name] ?? 1),
  );
  return Math.max(LEAST_RIVAL, ...strengths);
}
const LEAST_RIVAL = 0.5;
