import outlinesData from '../../data/sample-answer/outlines.json' with { type: 'json' };
import resumeWordings from '../../data/sample-answer/resume-points.json' with { type: 'json' };
import type { Vectors } from '../live/packed-vector.ts';
import { classOfDuty } from '../questions/duty-class.ts';
import { findKnownAnswer } from '../questions/find-known-answer.ts';
import { findOccupation } from '../questions/find-occupation.ts';
import { findQuestion, type QuestionTags } from '../questions/find-question.ts';
import { gerundOfDuty } from '../questions/gerund-of-duty.ts';
import type { Occupation } from '../questions/occupations.ts';
import type { Competency } from '../questions/question-types.ts';
import { findRoleFamily } from '../questions/role-family.ts';
import { createRandom } from '../questions/seeded-random.ts';
import { comparableText, contentStems, overlapOf } from '../questions/words.ts';
import { type AskedKind, readAskedKind } from './asked-kind.ts';
import { isForm, pointsOfForm } from './form-outline.ts';
import { frameOf, type Points } from './question-frames.ts';
import { latestJob, missingCase, nearestWork, type OwnResume, quoteResume } from './resume-points.ts';
import { SPECIAL_PATTERNS } from './special-patterns.ts';
import { type WorkKind, workKindOf } from './work-kind.ts';

type Pick = <T>(items: readonly T[]) => T | undefined;

const COMPETENCY_POINTS: Readonly<Record<Competency, Points>> = outlinesData.competencies;
const { openings, plainOpenings, formOpenings, technicalOpenings, ownCase, situation, duty, caution, special, story } =
  outlinesData;
const MOST_FACTS = 4;
const LONGEST_SLOT = 9;
/** A sentence of a reference answer with fewer words belongs to the one before it. */
const FEWEST_FACT_WORDS = 6;
/** A duty that shares so many of its words with a question is what the question is about. */
const SAME_SUBJECT = 0.5;

/** `own` is the resume of the person, where there is one. */
export type SampleAnswerInput = {
  question: string;
  role: string;
  own?: OwnResume | undefined;
  /** Samples written before in this interview: their points are repeated only when no other is left. */
  earlier?: readonly string[];
  /** The encoder's vectors of `textsOfSample`: they tell what an unknown question asks for. */
  vectors?: Vectors;
};
const NO_VECTORS: Vectors = new Map();

/**
 * An outline of a good answer to this question in this occupation: a first line that says that it is one, then three to seven numbered
 * points, each on a separate line. A technical question of the bank gets the facts of its reference answer, a behavioral one the points that were
 * written for it; a question about a duty or a moment gets points for that, every other one the points of its competency.
 * The case comes from a line of the person's resume, quoted word for word, where one is about the question; without a
 * resume a moment or duty of the occupation is named where one fits. No one's story is invented. Deterministic.
 */
export function writeSampleAnswer(input: SampleAnswerInput): string {
  const { question, role, own, earlier = [], vectors = own?.vectors ?? NO_VECTORS } = input;
  const random = createRandom(`${comparableText(question)}|${comparableText(role)}`);
  const fresh = withoutSaid(earlier.join('\n'));
  const pick: Pick = (items) => {
    const left = fresh(items);
    return left[Math.floor(random() * left.length)];
  };
  const tags = findQuestion(question);
  const asked = readAskedKind(question, vectors);
  const sample: Sample = { question, role, tags, asked, own, pick };
  const known = frameOf(question) || tags.points ? undefined : findSpecial(sample);
  if (known !== undefined) return writeSpecial(known, sample);
  const quoted = own ? quoteResume({ question, tags, asked }, own, pick) : [];
  const near = quoted.length > 0 || asked.isMotivation ? {} : pointNear(sample);
  return (
    writeFacts(sample, quoted) ??
    writeOwnPoints(sample, quoted) ??
    writeForm(sample, { quoted, near, vectors, fresh, random, earlier: earlier.join('\n') }) ??
    writePoints(sample, { quoted, near, random, fresh })
  );
}

/** A question of knowledge gets the facts of its reference answer. */
function writeFacts({ question, role, tags, pick }: Sample, quoted: readonly string[]): string | undefined {
  const facts = findFacts(question, role, tags);
  if (facts.length === 0) return undefined;
  const cases = quoted.length > 0 ? quoted : [pick(ownCase)];
  return number(pick(openingsFor(quoted, technicalOpenings)), [...facts, ...cases]);
}

/** A question about the person's own past that has points written for it gets these, and the line of the resume beside the case that they name. */
function writeOwnPoints({ tags, pick }: Sample, quoted: readonly string[]): string | undefined {
  if (tags.points === undefined) return undefined;
  const [first, ...others] = tags.points;
  return number(pick(openingsFor(quoted, openings)), [first, ...quoted, ...others]);
}

type FormInput = PointsInput & { vectors: Vectors; earlier: string };

/**
 * A question about a piece of work gets points that hold what belongs to this kind of work. Where only its frame has points that answer it,
 * these are kept, and the work is named beside them. What is no task at all has no finished work to speak of.
 */
function writeForm(sample: Sample, { quoted, near, vectors, fresh, random, earlier }: FormInput): string | undefined {
  const { question, role, pick } = sample;
  const frame = frameOf(question);
  if (frame === undefined || !NAMES_WORK.has(frame.slot)) return undefined;
  const kind = workKindOf({ work: frame.asked, role, vectors });
  const query = { kind: kind ?? NO_KIND, doing: doingOf(frame), fresh, random, earlier };
  const cases = [...quoted, near.story ?? near.work];
  if (kind === undefined) {
    if (frame.slot === 'subject' || classOfDuty(frame.asked) !== 'none') return undefined;
    return number(pick(openingsFor(quoted, plainOpenings)), [
      ...pointsOfForm({ ...query, form: 'no-task' }),
      ...quoted,
    ]);
  }
  const { form } = frame.points;
  if (isForm(form)) {
    const [first, ...others] = pointsOfForm({ ...query, form });
    return number(pick(openingsFor(quoted, formOpenings)), [first, ...cases, ...others]);
  }
  const own = fewPointsOf(pointsOfFrame(question) ?? frame.points, pick);
  const [look, trouble] = pointsOfForm({ ...query, form: 'own-points' });
  const [first, ...others] = own.middle;
  return number(pick(openingsFor(quoted, formOpenings)), [
    pick(own.start),
    ...cases,
    look,
    first,
    trouble,
    ...others,
    pick(own.end),
  ]);
}
/** A moment, a tool or a point to mind is no piece of work. */
const NAMES_WORK: ReadonlySet<string> = new Set(['duty', 'doing', 'thing', 'work', 'subject']);
const NO_KIND: WorkKind = { steps: [], checks: [], troubles: [], figures: [], people: [], care: [] };

type PointsInput = {
  quoted: readonly string[];
  near: { story?: string | undefined; work?: string | undefined };
  random: () => number;
  fresh: Fresh;
};

/** Every other question gets the points of its frame or of its competency. */
function writePoints(sample: Sample, { quoted, near, random, fresh }: PointsInput): string {
  const { question, tags, asked, pick } = sample;
  const ofFrame = pointsOfFrame(question);
  const points = ofFrame ? fewPointsOf(ofFrame, pick) : pointsOfCompetency(tags, asked, { random, fresh });
  // What a frame asks about is named in the question: an example beside it would lead away from it.
  const hook = ofFrame ? undefined : writeHook(sample);
  const usual = tags.type === 'Technical' || asked.isImagined ? plainOpenings : openings;
  const cases = quoted.length > 0 ? quoted : [near.story ?? hook];
  const opening = pick(openingsFor(quoted, usual));
  return number(opening, [pick(points.start), ...cases, ...points.middle, near.work, pick(points.end)]);
}

/** The question, the person, and how to choose among wordings. */
type Sample = {
  question: string;
  role: string;
  tags: QuestionTags;
  asked: AskedKind;
  own: OwnResume | undefined;
  pick: Pick;
};

/** The work as "{doing}" names it; undefined where it is long or its "-ing" is open. */
function doingOf({ asked, slot }: { asked: string; slot: string }): string | undefined {
  if (asked.split(' ').length > LONGEST_SLOT) return undefined;
  return slot === 'duty' ? gerundOfDuty(asked) : asked;
}

/** The name of a question of every field: known by its words, or in other words by its learned kind. */
function findSpecial({ question, tags, asked }: Sample) {
  const known = SPECIAL_PATTERNS.find(({ pattern }) => pattern.test(question))?.name;
  return known ?? (tags.isFromBank ? undefined : asked.special);
}

function writeSpecial(name: keyof typeof special, { question, role, tags, asked, own, pick }: Sample): string {
  const quote = () => (own ? quoteResume({ question, tags, asked, special: name }, own, pick) : []);
  const quoted = own && name === 'about-you' ? introduce(own, pick) : quote();
  const points = special[name].map(fillDuty(findOccupation(role), question, own ? undefined : pick));
  return number(pick(openingsFor(quoted, openings)), [...quoted, ...points].slice(0, MOST_POINTS));
}

const introduce = (own: OwnResume, pick: Pick): string[] =>
  [latestJob(own, pick)].filter((point) => point !== undefined);

const MOST_POINTS = 7;

/** Where no line of the resume answers: the job to look for a case in, or the one in which the person has worked in the like way. */
function pointNear({ tags, asked, own, pick }: Sample): {
  story?: string | undefined;
  work?: string | undefined;
} {
  if (own === undefined) return {};
  return asksForOwnCase(tags) && !asked.isImagined
    ? { story: missingCase(own, pick) }
    : { work: nearestWork(own, pick) };
}

function openingsFor(quoted: readonly string[], usual: readonly string[]): readonly string[] {
  return quoted.some((point) => point.includes('“')) ? resumeWordings.openings : usual;
}

/** The first point of the middle is what is asked for; one of the others follows. */
function fewPointsOf({ start, middle: [first, ...others], end }: Points, pick: Pick) {
  return { start, middle: [first, pick(others)], end };
}

const isGuessedStory = (tags: QuestionTags, { isMotivation, isImagined }: AskedKind): boolean =>
  !tags.isFromBank && tags.type === 'Behavioral' && !isMotivation && !isImagined;

/** "What do you check?" is guessed to be about quality: it asks for a cause where something has happened, else for the way to do it. */
function competencyOf(tags: QuestionTags, { isMotivation, isHypothetical, isImagined }: AskedKind): Competency {
  if (isMotivation) return 'motivation';
  if (isImagined && !tags.isFromBank && tags.type === 'Behavioral') return 'judgement';
  if (tags.isFromBank || tags.competency !== 'quality') return tags.competency;
  return isHypothetical ? 'diagnosis' : 'method';
}

function pointsOfCompetency(
  tags: QuestionTags,
  asked: AskedKind,
  { random, fresh }: { random: () => number; fresh: Fresh },
): Points {
  // Its competency is guessed by single words: points that fit every story are right then.
  const isGuessed = isGuessedStory(tags, asked);
  const { start, middle, end } = isGuessed ? story : COMPETENCY_POINTS[competencyOf(tags, asked)];
  const shuffled = shuffle(middle, random);
  const left = fresh(shuffled);
  const chosen = (left.length > 1 ? left : shuffled).slice(0, 2);
  // The points of a story keep the order of a story.
  return { start, middle: isGuessed ? middle.filter((point) => chosen.includes(point)) : chosen, end };
}

type Fresh = <T>(items: readonly T[]) => readonly T[];
/** So many letters before a gap tell one point from another. */
const SHORTEST_BEGINNING = 12;

/** The items that no earlier sample says, or all of them where each was said. */
function withoutSaid(earlier: string): Fresh {
  const isSaid = (item: unknown): boolean => {
    const [beginning = ''] = typeof item === 'string' ? item.split('{') : [];
    return beginning.length >= SHORTEST_BEGINNING && earlier.includes(beginning);
  };
  return (items) => {
    const left = items.filter((item) => !isSaid(item));
    return left.length > 0 ? left : items;
  };
}

function pointsOfFrame(question: string): Points | undefined {
  const frame = frameOf(question);
  if (frame === undefined) return undefined;
  const { start, middle, end } = frame.points;
  const fill = fillSlot(frame.asked);
  return { start: start.map(fill), middle: middle.map(fill), end: end.map(fill) };
}

/** The work that the question asks about, in a point that names it. Words as long as a sentence would bury the point. */
function fillSlot(asked: string): (point: string) => string {
  const isShort = asked.split(' ').length <= LONGEST_SLOT;
  return (point) =>
    point
      .replace('{doing}', () => (isShort ? asked : 'this work'))
      .replace('{duty}', () => (isShort ? asked : 'do this work'));
}

/** Asks what the person likes or wants. */
const NO_CASE: ReadonlySet<Competency> = new Set(['motivation']);
const asksForOwnCase = ({ type, competency }: QuestionTags) => type === 'Behavioral' && !NO_CASE.has(competency);

function number(opening: string | undefined, points: readonly (string | undefined)[]): string {
  const told = points.filter((point) => point !== undefined && point !== '');
  return [opening ?? openings[0], ...told.map((point, index) => `${index + 1}. ${point}`)].join('\n');
}

/** The sentences of the reference answer: the bank's own, or that of a question which says nearly the same. */
function findFacts(question: string, role: string, tags: QuestionTags): string[] {
  if (tags.type !== 'Technical') return [];
  const named = findRoleFamily(role, '');
  const family = named === 'general' ? (tags.families?.[0] ?? 'general') : named;
  const answer = tags.answer ?? (tags.term === undefined ? findKnownAnswer(question, family) : undefined);
  if (answer === undefined) return [];
  const facts: string[] = [];
  for (const sentence of answer.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
    const last = facts.length - 1;
    if (last >= 0 && (sentence.split(/\s+/).length < FEWEST_FACT_WORDS || facts.length >= MOST_FACTS)) {
      facts[last] = `${facts[last]} ${sentence}`;
    } else facts.push(sentence);
  }
  return facts;
}

/** A moment, a duty or a caution of the occupation; none where the question already describes one. */
function writeHook({ question, role, tags, asked: { isMotivation }, own, pick }: Sample): string | undefined {
  if (isMotivation) return undefined;
  const occupation = findOccupation(role);
  if (occupation === undefined || tags.term !== undefined) return undefined;
  const asked = contentStems(question);
  const isDescribed = [...occupation.situations, ...occupation.duties, ...occupation.cautions].some((text) =>
    comparableText(question).includes(comparableText(text)),
  );
  if (isDescribed) return undefined;
  if (tags.competency === 'safety' || tags.competency === 'integrity') {
    return pick(caution)?.replace('{caution}', nearest(occupation.cautions, asked, pick) ?? 'the rules');
  }
  if (tags.type === 'Technical') return undefined;
  if (tags.competency === 'motivation' || tags.competency === 'learning') {
    // Any duty of the occupation: beside the person's own work it would lead away from that.
    return own ? undefined : fillDuty(occupation, question, pick)(pick(duty) ?? '');
  }
  // A situation that is unrelated to the question would lead astray.
  const moment = occupation.situations.find((text) => overlapOf(contentStems(text), asked) > 0);
  return moment && pick(situation)?.replace('{situation}', moment.replace(/[.!?]$/, ''));
}

/** Names a duty of the occupation in a point: without `pick` only one that the question is about. */
const fillDuty = (occupation: Occupation | undefined, question: string, pick?: Pick) => (point: string) => {
  if (!/\{(?:duty|such)\}/u.test(point)) return point;
  const known = nearest(occupation?.duties ?? [], contentStems(question), pick);
  return point
    .replace('{such}', known === undefined ? '' : `, for instance ${known}`)
    .replace('{duty}', known ?? 'the work of this job');
};

/** The text on the subject of the question, or one that `pick` picks. */
function nearest(texts: readonly string[], asked: ReadonlySet<string>, pick?: Pick): string | undefined {
  return texts.find((text) => overlapOf(contentStems(text), asked) >= SAME_SUBJECT) ?? pick?.(texts);
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item);
}
