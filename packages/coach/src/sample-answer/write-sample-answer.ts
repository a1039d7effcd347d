import { describeRole, findSeniority } from '../questions/describe-role.ts';
import { findQuestion, type QuestionTags } from '../questions/find-question.ts';
import { BEHAVIORAL_COMPETENCIES, type BehavioralCompetency } from '../questions/question-types.ts';
import type { RoleFamily } from '../questions/role-families.ts';
import { findRoleFamily } from '../questions/role-family.ts';
import { createRandom } from '../questions/seeded-random.ts';
import { comparableText } from '../questions/words.ts';
import { findKnownAnswer } from './find-known-answer.ts';
import { HANDS_ON_BIOGRAPHIES } from './hands-on-biographies-data.ts';
import { OFFICE_BIOGRAPHIES } from './office-biographies-data.ts';
import {
  BEHAVIORAL_FRAMES,
  BRIDGES,
  CORE_SENTENCES,
  ENTRY_PROFILE,
  EXTRA_SENTENCES,
  FACT_BRIDGES,
  FACT_CLOSINGS,
  FIXED_ANSWERS,
  MISTAKE_FRAME,
  PREFACES,
  SPECIAL_FRAMES,
  TECHNICAL_CLOSINGS,
  TECHNICAL_FRAMES,
} from './phrases-data.ts';
import type { Biography, Story, StoryKind } from './story.ts';

const SHORTEST_WORDS = 120;
const LONGEST_WORDS = 220;

type Draft = { family: RoleFamily; biography: Biography; pick: <T>(items: readonly T[]) => T; question: string };

/**
 * A model answer to speak from, 120 to 220 words, that says in its first sentence that it is an example. Questions about
 * past behavior get situation, task, action and result with a lesson; technical ones an explanation and then a case.
 */
export function writeSampleAnswer(input: { question: string; role: string }): string {
  const tags = findQuestion(input.question);
  const random = createRandom(`${comparableText(input.question)}|${comparableText(input.role)}`);
  const named = findRoleFamily(input.role, '');
  const family = named === 'general' ? (tags.families?.[0] ?? 'general') : named;
  const draft: Draft = {
    family,
    biography: findBiography(family, input.role),
    pick: (items) => items[Math.floor(random() * items.length)] ?? (items[0] as (typeof items)[number]),
    question: input.question,
  };
  const preface = draft.pick(PREFACES);
  const body =
    writeFixed(draft) ??
    writeSpecial(draft) ??
    (tags.type === 'Technical' ? writeTechnical(draft, tags) : writeBehavioral(draft, tags));
  const spoken = describeRole(input.role);
  return fitLength([preface, ...body].map((part) => part.replaceAll('{role}', spoken))).join(' ');
}

function findBiography(family: RoleFamily, role: string): Biography {
  const biography = OFFICE_BIOGRAPHIES[family] ?? HANDS_ON_BIOGRAPHIES[family] ?? OFFICE_BIOGRAPHIES.general;
  if (!biography) throw new Error('the general biography is missing');
  return findSeniority(role) === 'entry' ? { ...biography, profile: ENTRY_PROFILE } : biography;
}

function writeFixed({ question }: Draft): string[] | undefined {
  const fixed = FIXED_ANSWERS.find(({ pattern }) => pattern.test(question));
  return fixed && [fixed.answer];
}

function writeSpecial({ question, biography }: Draft): string[] | undefined {
  const frame = SPECIAL_FRAMES.find(({ pattern }) => pattern.test(question));
  if (!frame) return undefined;
  const parts = frame.parts.flatMap((part) =>
    part === 'profile' || part === 'drive' ? [biography[part]] : [frame.bridge, ...tell(biography[part])],
  );
  return [frame.opening, ...parts, frame.closing];
}

function writeBehavioral({ biography, pick, question }: Draft, tags: QuestionTags): string[] {
  const usual = BEHAVIORAL_FRAMES[isBehavioral(tags.competency) ? tags.competency : 'ownership'];
  const kind = findStoryKind(question) ?? usual.story;
  // An opener or a lesson that promises a success must not frame a mistake.
  const frame = kind === 'mistake' && usual.story !== 'mistake' ? MISTAKE_FRAME : usual;
  const opener = tags.term ? `When I think of ${tags.term}, one case comes to mind.` : pick(frame.openers);
  return [opener, ...tell(chooseStory(biography, kind, question)), pick(frame.lessons)];
}

/** A question about a colleague is not answered with a guest: if the field's story has no colleague, the general one is used. */
function chooseStory(biography: Biography, kind: StoryKind, question: string): Story {
  const told = biography[kind];
  const general = OFFICE_BIOGRAPHIES.general;
  if (kind !== 'people' || !general || !ABOUT_COLLEAGUES.test(question)) return told;
  return AMONG_COLLEAGUES.test(told.situation) ? told : general.people;
}
const ABOUT_COLLEAGUES =
  /\b(?:co-?workers?|colleagues?|team ?mates?|team members?|someone (?:you|on your) (?:work|team)|your (?:boss|manager)|at work with)\b/i;
const AMONG_COLLEAGUES =
  /\b(?:colleagues?|head of|developers?|product team|sales|department|production|manager|director|operator|technician|plasterers|dock leader)\b/i;

function writeTechnical({ family, biography, pick, question }: Draft, tags: QuestionTags): string[] {
  const frame = TECHNICAL_FRAMES[isBehavioral(tags.competency) ? 'method' : tags.competency];
  const kind = findStoryKind(question) === 'people' ? 'people' : frame.story;
  const known = tags.answer ?? (tags.term ? undefined : findKnownAnswer(question, family));
  const explanation = known
    ? [statesFacts(known) ? pick(CORE_SENTENCES) : '', known]
    : [frame.explanation.replaceAll('{topic}', tags.term ?? findTopic(question) ?? 'this')];
  const isFact = known !== undefined && statesFacts(known) && ASKS_FOR_FACTS.test(question);
  const [bridges, closings] = isFact ? [FACT_BRIDGES, FACT_CLOSINGS] : [BRIDGES[kind], TECHNICAL_CLOSINGS];
  return [...explanation, pick(bridges), ...tell(biography[kind]), pick(closings)];
}

const ASKS_FOR_FACTS = /\b(?:what (?:is|are|does|happens)|difference|explain|why (?:is|are|do|does))\b/i;

function statesFacts(answer: string): boolean {
  return !/\bI\b/.test(answer.split(/[.:;]/)[0] ?? '');
}

/** "a closure in JavaScript" of "What is a closure in JavaScript?"; longer wordings are left alone. */
function findTopic(question: string): string | undefined {
  const match =
    /^(?:what(?:'s| is| are)|explain|define|describe)\s+(?:what\s+)?((?:\S+\s+){0,5}\S+?)(?:\s+is)?[?.!]*$/i.exec(
      question.trim(),
    );
  return match?.[1] && !/\b(?:you|your|me|how|why|when)\b/i.test(match[1]) ? match[1] : undefined;
}

function tell({ situation, action, result }: Story): string[] {
  return [situation, action, result];
}

/** The kind of story that the words of the question call for, before its competency is asked. */
function findStoryKind(question: string): StoryKind | undefined {
  if (
    /\b(?:mistakes?|wrong|wrongly|fail(?:ed|ure|s)?|errors?|regret|missed|damage|broke|overlooked|flop(?:ped)?|slipped past|not noticed|defect|near miss|badly|criticism)\b/i.test(
      question,
    )
  )
    return 'mistake';
  if (
    /\b(?:disagree\w*|conflict|angry|shout\w*|rude|unhappy|difficult (?:person|people|colleague|customer|client|meeting)|persuade|upset|quarrel|blamed|furious|win (?:them|over)|won over|argu\w+)\b/i.test(
      question,
    )
  )
    return 'people';
  if (
    /\b(?:deadlines?|urgent|late|busy|rush|pressure|stress\w*|last minute|short of staff|at once|overloaded|too large|everything|running out|changed overnight)\b/i.test(
      question,
    )
  )
    return 'pressure';
  return undefined;
}

function isBehavioral(competency: string): competency is BehavioralCompetency {
  return BEHAVIORAL_COMPETENCIES.some((each) => each === competency);
}

/** Adds a closing remark to a short answer and leaves the last one out of a long one. */
function fitLength(parts: string[]): string[] {
  const kept = parts.filter((part) => part !== '');
  for (const extra of EXTRA_SENTENCES) {
    if (countWords(kept) >= SHORTEST_WORDS) break;
    kept.push(extra);
  }
  return countWords(kept) > LONGEST_WORDS ? kept.slice(0, -1) : kept;
}

function countWords(parts: string[]): number {
  return parts.join(' ').split(/\s+/).length;
}
