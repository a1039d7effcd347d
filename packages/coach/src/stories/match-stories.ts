import type { Skill } from '@greenroom/contract/constants';
import type { StoryMatches, StoryMatchRequest } from '@greenroom/contract/stories';
import { findAskedSkills } from '../feedback/find-asked-skills.ts';
import { asksForStory } from '../feedback/question-kind.ts';
import { findInBank } from '../questions/find-question.ts';
import { isDenied } from '../resume/denied-skill.ts';
import { findNamedSkills } from '../skills/named-skills.ts';
import { dotProduct } from '../text/dot-product.ts';
import { findAskedMatter } from './asked-matter.ts';

type Vectors = ReadonlyMap<string, Float32Array>;
type ToldStory = StoryMatchRequest['stories'][number];
type Match = { story: ToldStory; skill: Skill | null };

/** From this likeness of what two questions ask for, one story answers both in nine of ten cases (docs/benchmarks.md). */
const NEAR = 0.72;
/** "A target you did not reach" and "a target you reached" are near and contrary. */
const NEGATION = /\b(?:not|never|no|nobody|nothing|without|fail\w*|missed|wrong)\b|n['’]t\b/i;
/** A longer demand that has a skill's word in it mostly asks for something else: "change management of SAP systems". */
const WORDS_OF_SKILL = 3;
/** A paper is shown by itself, and these ways of working are narrower than what a story has as its tag. */
const NOT_SHOWN_BY_STORY =
  /\b(?:licen[cs]es?|certificat\w+|certified|registration|registered|degree|diploma|cross-functional|interdisciplinary|international|remote|written)\b/i;

/** The texts to encode for `matchStories`. */
export function textsOfStories({ needs, stories }: StoryMatchRequest): string[] {
  const questions = needs.filter(({ kind }) => kind === 'question').map(({ text }) => text);
  const asked = questions.filter(asksForStory);
  if (asked.length === 0) return [];
  return [...new Set([...asked, ...stories.map(({ question }) => question)].map(findAskedMatter))];
}

/** Which story surely fits which need: one that answered nearly the same question, or that shows what is demanded. */
export function matchStories({ needs, stories }: StoryMatchRequest, vectors: Vectors): StoryMatches {
  const matches = needs.flatMap(({ kind, text }, need) => {
    const match = kind === 'question' ? forQuestion(text, stories, vectors) : forDemand(text, stories);
    return match ? [{ need, storyId: match.story.id, skill: match.skill }] : [];
  });
  return { matches };
}

function forQuestion(question: string, stories: readonly ToldStory[], vectors: Vectors): Match | null {
  if (!asksForStory(question)) return null;
  const matter = findAskedMatter(question);
  const asked = findAskedSkills(question, findInBank(question));
  const near = stories
    .map((story) => ({ story, likeness: likenessOf(matter, findAskedMatter(story.question), vectors) }))
    .filter(({ likeness }) => likeness >= NEAR)
    .toSorted((one, other) => other.likeness - one.likeness);
  const story = near[0]?.story;
  return story ? { story, skill: story.skills.find((skill) => asked.has(skill)) ?? null } : null;
}

function likenessOf(one: string, other: string, vectors: Vectors): number {
  if (one.toLowerCase() === other.toLowerCase()) return 1;
  const [first, second] = [vectors.get(one), vectors.get(other)];
  if (!first || !second || NEGATION.test(one) !== NEGATION.test(other)) return 0;
  return dotProduct(first, second) / Math.sqrt(dotProduct(first, first) * dotProduct(second, second));
}

/** A tool or craft by its name, a way of working by what the coach saw in the answer. */
function forDemand(demand: string, stories: readonly ToldStory[]): Match | null {
  if (NOT_SHOWN_BY_STORY.test(demand)) return null;
  const asked = demand.split(/\s+/).length <= WORDS_OF_SKILL ? [...findAskedSkills(demand, null)] : [];
  const [skill] = asked;
  if (skill) {
    const story = stories.find(({ skills }) => asked.every((each) => skills.includes(each)));
    return story ? { story, skill } : null;
  }
  const names = new Set(findNamedSkills(demand).map(({ name }) => name));
  const story = stories.find(({ text }) => tellsOf(text, names));
  return story ? { story, skill: null } : null;
}

const tellsOf = (text: string, names: ReadonlySet<string>): boolean =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .some((sentence) => !isDenied(sentence, 0) && findNamedSkills(sentence).some(({ name }) => names.has(name)));
