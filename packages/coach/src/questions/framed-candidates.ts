import anyJob from '../../data/questions/any-job.json' with { type: 'json' };
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { bareVerbs } from './bare-verbs.ts';
import type { Candidate } from './candidate.ts';
import type { Duty } from './duty.ts';
import { classOfDuty } from './duty-class.ts';
import { type Emphasis, isBeside, isStressed, weighHeart } from './duty-heart.ts';
import { kindOfDuty } from './duty-kind.ts';
import { isArrangement, isIncident, isMinorDuty, isOfThisEmployer, isSoft } from './duty-topic.ts';
import type { KindOfWork } from './find-kind-of-work.ts';
import { fitsFrame } from './frame-fit.ts';
import { gradeOf } from './frame-grades.ts';
import { gerundOfDuty } from './gerund-of-duty.ts';
import { narrowDuty } from './narrow-duty.ts';
import type { Occupation } from './occupations.ts';
import { ownWording } from './own-wording.ts';
import { type DutyFrame, type GapFrame, QUESTION_FRAMES } from './question-frames.ts';
import type { Competency } from './question-types.ts';
import { isSameDuty } from './read-duties.ts';
import { isPaper } from './read-requirements.ts';
import type { Requirement } from './requirement-words.ts';
import { isLong } from './say-duty.ts';
import { tellingWeight } from './telling-words.ts';
import { isNoTask, sayable, type Topic, topicOf } from './topic-of-duty.ts';

/** For work that is only done here. */
const DOUBTFUL_WEIGHT = 0.25;
/** Beside so many duties that say something of the trade, those that say nothing of it are not asked about. */
const ENOUGH_TELLING = 7;
const LEAST_TELLING = 0.15;
/** An advertisement that stresses everyday work is about it. */
const TELLING_OF_STRESSED = 0.6;
/** Work with people is, for those who lead some. */
const LEADING =
  /^(?:lead|train|coach|supervise|mentor|guide|assign|allocate|brief|roster|recruit|manage an? (?:team|crew|shift|brigade)|run an? (?:team|crew|shift)|look after an? (?:team|crew|brigade))\b/u;
/** Beside an advertisement no frame is used of which readers thought less. */
const LEAST_GRADE = 0.95;
/** For a duty that says nothing of the trade. */
const UNTELLING_WEIGHT = 0.05;

type Framed = Omit<Candidate, 'source'>;
/**
 * Questions about each duty that the advertisement names; surer duties and those at the heart of the job are asked about more readily.
 * `pluses` are names that are only a plus.
 */
export function askAboutDuties(duties: readonly Duty[], isLead: boolean, { pluses, emphasis }: Said): Candidate[] {
  const read = duties.flatMap((duty, at) => topicOf(duty, pluses).map((topic) => ({ ...topic, at })));
  const found = read.map(({ at, ...topic }) => {
    const isMinor = isBeside(topic.text, at, emphasis);
    const heart = weighHeart(topic.text, { at, count: duties.length, isMinor }, emphasis);
    const isHeart = isStressed(topic.text, emphasis) || (isLead && LEADING.test(topic.text));
    const least = isHeart ? TELLING_OF_STRESSED : 0;
    const telling = Math.max(least, tellingWeight(topic.text, emphasis.title));
    return { ...topic, weight: topic.weight * heart * Math.max(UNTELLING_WEIGHT, telling), isMinor, telling };
  });
  const topics = found.filter(({ text }, at) => !found.slice(0, at).some((other) => other.text === text));
  const telling = topics.filter((topic) => topic.telling >= LEAST_TELLING);
  return (telling.filter(({ isMinor }) => !isMinor).length >= ENOUGH_TELLING ? telling : topics)
    .flatMap((topic) => askAboutTopic(topic, isLead).map((framed) => ({ ...framed, core: topic.weight })))
    .filter(({ stem = '' }) => gradeOf(stem) >= LEAST_GRADE)
    .map((framed) => ({ ...framed, source: 'advertisement' as const }));
}

type Said = Pick<Advertised, 'pluses' | 'emphasis'>;

/** "Write a report" is done in every job; leading people is asked about wherever it is asked for. */
const saysTrade = (act: string, title: readonly string[]): boolean =>
  /^(?:lead|run|manage|supervise) an? /u.test(act) || tellingWeight(act, title) >= LEAST_TELLING;

/** Questions about what the advertisement asks for by name, such as a method, a standard or a program. */
export function askAboutRequirements(
  requirements: readonly Requirement[],
  isLead: boolean,
  title: readonly string[] = [],
): Candidate[] {
  return requirements
    .flatMap((requirement) =>
      requirement.kind === 'act' ? askAboutAct(requirement, isLead, title) : askAboutName(requirement, isLead),
    )
    .map((framed) => ({ ...framed, source: 'advertisement' as const, isEssential: true as const }));
}

/** "Able to read drawings": asked about like a duty. */
function askAboutAct({ text: act, isStressed }: Requirement, isLead: boolean, title: readonly string[]): Framed[] {
  const text = narrowDuty(act, true);
  if (
    text === undefined ||
    isNoTask(text) ||
    (isMinorDuty(text) && !isStressed) ||
    !(isStressed || saysTrade(text, title))
  )
    return [];
  const own = ownWording(act, true);
  return sayable(text, 1)
    .flatMap((topic) => askAboutTopic(own === undefined ? topic : { ...topic, own }, isLead))
    .filter(({ stem = '' }) => gradeOf(stem) >= LEAST_GRADE);
}

function askAboutName({ text, kind }: Requirement, isLead: boolean): Framed[] {
  if (kind === 'thing' || kind === 'work') return askAboutTopic({ text, form: kind, weight: 1 }, isLead);
  const isName = kind !== 'past' && kind !== 'outcome';
  return QUESTION_FRAMES.requirement
    .filter((frame) => frame.for === kind)
    .map((frame) => ({
      ...fillGap(frame, '{subject}', text),
      weight: gradeOf(frame.text),
      ...(isName ? { isOfName: true as const } : {}),
    }));
}

/**
 * The words and duties of an advertisement, what it puts weight on, the names that it calls a plus, whether these duties are enough, whether it is more than a note, and
 * whether it is long, even if little of it was read.
 */
export type Advertised = {
  words: ReadonlySet<string>;
  /** Those of the whole text, what the employer says of itself included. */
  allWords: ReadonlySet<string>;
  /** The words of each line. */
  lines: readonly ReadonlySet<string>[];
  pluses: ReadonlySet<string>;
  emphasis: Emphasis;
  duties: readonly Duty[];
  hasEnough: boolean;
  isWhole: boolean;
  isLong: boolean;
};

/**
 * Questions from the table's entry of an occupation: its duties, hard moments, tools and cautions. Beside an advertisement only entries that it
 * mentions count, because a usual duty of the occupation may be a colleague's work here, and no tools by their names alone.
 */
export function askAboutOccupation(
  { occupation, isExact }: { occupation: Occupation; isExact: boolean },
  isLead: boolean,
  advertised?: Advertised,
): Candidate[] {
  const least = NAMED_SHARES[Math.min(advertised?.duties.length ?? 0, NAMED_SHARES.length - 1)] ?? 1;
  const isNamed = (text: string) => {
    const stems = contentStems(text);
    return (
      !(advertised?.isLong || advertised?.hasEnough) ||
      // Words from all over the advertisement prove nothing.
      advertised.lines.some((line) => stems.filter((word) => line.has(word)).length >= least * stems.length)
    );
  };
  const { duties, situations, tools, cautions } = occupation;
  const isNew = (duty: string) => !advertised?.duties.some(({ text }) => isSameDuty(text, duty));
  // "Working time" and "planning who does what" are in the words of every advertisement.
  const isTelling = (text: string) =>
    advertised === undefined || contentStems(text).some((word) => !COMMON_WORDS.has(word));
  const pick = (test: (text: string) => boolean): Work => ({
    duties: duties.filter((duty) => test(duty) && isNew(duty) && isTelling(duty)),
    situations: situations.filter(test),
    tools: advertised === undefined ? tools : [],
    cautions: cautions.filter((point) => test(point) && isTelling(point) && !(advertised && isPaper(point))),
  });
  const ask = (work: Work, marks: Partial<Candidate>) =>
    askAboutWork(work, isLead).map((candidate) => ({ ...candidate, ...marks, source: 'occupation' as const }));
  // Without an advertisement "In this job you would …" is a guess: readers called 22 of 40 such questions fit, and 66 of 103 of the other frames.
  if (advertised === undefined) return ask(pick(isNamed), {});
  // The usual ones that it does not name are nearer than what fits every job, if it speaks of their subject at all: else the title may mean other work.
  const isKin = speaksOfTrade(occupation, isExact, advertised);
  const spoken = pick(
    (text) => !isNamed(text) && (isKin ? isExact || hasTelling(text, advertised) : isSpokenOf(text, advertised)),
  );
  // A scene or a rule of which it says nothing may be a neighbour's.
  const others = isKin
    ? spoken
    : advertised.isLong || advertised.hasEnough
      ? { ...spoken, situations: [], cautions: [] }
      : spoken;
  return [...ask({ ...pick(isNamed), isTold: true }, { isMentioned: true }), ...ask(others, {})].filter(
    ({ stem = '' }) => gradeOf(stem) >= LEAST_GRADE,
  );
}

const hasTelling = (text: string, { allWords }: Advertised): boolean =>
  contentStems(text).some((word) => !COMMON_WORDS.has(word) && allWords.has(word));

/** Of what the table says of an occupation, the part that the advertisement speaks of: from here on the title surely means it. */
function shareOfTrade({ duties, situations, tools, cautions }: Occupation, advertised: Advertised): number {
  const entries = [...duties, ...situations, ...tools, ...cautions];
  return entries.filter((entry) => hasTelling(entry, advertised)).length / entries.length;
}
/** True if the advertisement surely is for this occupation, so that what it does not say is usual here too. */
export const speaksOfTrade = (occupation: Occupation, isExact: boolean, advertised: Advertised): boolean =>
  shareOfTrade(occupation, advertised) >= (isExact ? LEAST_OF_NAMED : LEAST_OF_TRADE);
const LEAST_OF_TRADE = 0.5;
/** For a title that the table has word for word. */
const LEAST_OF_NAMED = 0.3;

/** True if the advertisement has a telling word of an entry: "waiting times" says nothing of one for visits at home. */
const isSpokenOf = (text: string, { words, lines }: Advertised): boolean => {
  const telling = contentStems(text).filter((word) => !COMMON_WORDS.has(word) && words.has(word));
  return telling.length > 0 && lines.some((line) => telling.filter((word) => line.has(word)).length >= FEWEST_SPOKEN);
};
const FEWEST_SPOKEN = 2;

/** Questions about what all work of one kind has in common, for a title that names no occupation. */
export function askAboutKind(kind: KindOfWork, isLead: boolean): Candidate[] {
  return askAboutWork(kind, isLead).map((candidate) => ({ ...candidate, source: 'kind' }));
}

/** Questions about duties and hard moments that nearly every job has, for titles that name no occupation. */
export function askAboutAnyJob(weight: number, isLead: boolean): Candidate[] {
  return askAboutWork(anyJob, isLead).map((candidate) => ({
    ...candidate,
    weight: candidate.weight * weight,
    source: 'general',
  }));
}

/** Of the words of an entry, those that the advertisement has too, by the number of duties that it names itself. */
const NAMED_SHARES = [0.5, 0.75, 0.9, 1];

/** `isTold` where the duties are surely part of the job. */
type Work = Pick<Occupation, 'duties' | 'situations' | 'tools' | 'cautions'> & { isTold?: true };

function askAboutWork({ duties, situations, tools, cautions, isTold }: Work, isLead: boolean): Framed[] {
  const ofDuties = duties.flatMap((duty) => {
    // "Document control" is a name: verbs of the table end in "-ing".
    const plain = /^(?:\p{L}+ly )?\p{L}+ing\b/u.test(duty) ? bareVerbs(duty) : undefined;
    // "Harvesting" alone, or "testing and certifying", names work better than "when you harvest".
    const verb = plain?.includes(' ') === true && !/^\p{L}+ and \p{L}+$/u.test(plain) ? plain : undefined;
    if (isArrangement(verb ?? duty)) return [];
    const form = verb === undefined ? 'thing' : 'verb';
    const topic: Topic = { text: verb ?? duty, form, weight: 1, ...(isTold ? { isTold } : {}) };
    return askAboutTopic(topic, isLead).map((framed) => ({ ...framed, anchor: duty }));
  });
  const ofMoments = situations.flatMap((situation) =>
    QUESTION_FRAMES.afterSituation.map(({ ask, ...tags }) => ({
      ...tags,
      text: `${situation}. ${ask}`,
      stem: ask,
      anchor: situation,
      weight: SITUATION_WEIGHT,
    })),
  );
  const ofPoints = cautions.flatMap((point) => fill(QUESTION_FRAMES.caution, '{point}', point));
  const ofTools = tools
    .flatMap((tool) => fill(QUESTION_FRAMES.tool, '{tool}', tool))
    .map((framed) => ({ ...framed, weight: framed.weight * TOOL_WEIGHT }));
  return [...ofDuties, ...ofMoments, ...ofPoints, ...ofTools];
}
/** There are fewer of them than of duties with their frames, and they are the most telling. */
const SITUATION_WEIGHT = 2;
/** The least telling: some of them are simple things. */
const TOOL_WEIGHT = 0.8;

function askAboutTopic(topic: Topic, isLead: boolean): Framed[] {
  const { text, form, weight } = topic;
  if (form === 'doing') return askAboutDoing(topic, isLead);
  if (form !== 'verb') {
    const named = fill(QUESTION_FRAMES[form], `{${form}}`, text);
    return named.map((framed) => ({ ...framed, weight: framed.weight * weight }));
  }
  const isOwn = isOfThisEmployer(text);
  const doing = gerundOfDuty(text);
  const own = topic.own ?? text;
  const fuller = isFuller(own, text) ? BY_FULLNESS : 1;
  // "Assessing patients, and recognise changes" would have two forms of a verb.
  const ownGerund = topic.own === undefined || LATER_CLAUSE.test(own) ? doing : gerundOfDuty(own);
  const ownDoing = OTHER_FORM.test(ownGerund ?? '') ? doing : ownGerund;
  const said = { text, doing: doing ?? '', own, ownDoing };
  const frames = framesFor(topic, isLead, isOwn).filter((frame) => doing !== undefined || !frame.text.includes(DOING));
  return frames.map((frame) => ({
    ...fillDuty(frame, said),
    weight: weight * weighFrame(frame) * (frame.isApart ? fuller : isOwn ? DOUBTFUL_WEIGHT : 1),
    ...(topic.isMinor ? { isMinor: true as const } : {}),
  }));
}

/** Frames that take the name of work as well as a verb in "-ing": "your experience of mooring checks". */
function askAboutDoing({ text, weight }: Topic, isLead: boolean): Framed[] {
  return QUESTION_FRAMES.duty
    .filter(({ text: frame, for: ofClass, kind, isForLeads }) => {
      const fitsAll = ofClass === undefined && kind === undefined && (isLead || !isForLeads);
      return fitsAll && TAKES_NAME.test(frame);
    })
    .map((frame) => ({ ...fillGap(frame, DOING, text), weight: weight * gradeOf(frame.text) }));
}
const TAKES_NAME = /\b(?:of|about|involves|from|with|is|time) \{doing\}/u;

/** Frames on method fit help and leading people; frames on checks and faults do not. */
const OF_TALK: ReadonlySet<Competency> = new Set(['method', 'fundamentals']);
/** A long duty is listened to at the end of a sentence. */
const ENDS_SENTENCE = /\{(?:duty|doing)\}[.?]/u;

/** "Allocate work when the couriers are late" needs a sentence without another "when". */
const HAS_CLAUSE = /\s(?:when|while|where|if|until|before|after|that|how|what|why|whether)\s/u;
const ENDS_PLAINLY = /^(?:(?!\b(?:when|while|before|how|what)\b)[^{}]){0,60}\{(?:duty|doing)\}[.?]/iu;
/** Work without a beginning or an end, such as keeping records. */
const ONGOING =
  /^(?:keep|maintain|monitor|oversee|ensure|look after|run (?:your own|the|a)|handle|lead a|supervise|manage|operate|administer|provide)\b/u;
const BEGINS = /\b(?:before you|first steps|recent time|much longer|busy day|need to know|learned to|start again)\b/u;
/** "How do you prepare before you prepare the room?" */
const sharesWord = (frame: string, words: ReadonlySet<string>): boolean =>
  FRAME_WORDS.get(frame)?.some((word) => words.has(word)) === true;
const FRAME_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  QUESTION_FRAMES.duty.map(({ text }) => [text, contentStems(text.replace(/\{\w+\}/u, ' '))]),
);

/** The frames that fit a duty: those for every duty, those for its class or its kind, and none that contradicts it. */
function framesFor(
  { text: duty, whole = duty, isTold, isOwnOnly }: Topic,
  isLead: boolean,
  isOwn: boolean,
): DutyFrame[] {
  const [ofClass, ofKind] = [classOfDuty(whole), kindOfDuty(duty)];
  const [isMoment, isTalk] = [isIncident(duty), isSoft(duty)];
  const words = new Set(contentStems(duty));
  return QUESTION_FRAMES.duty.filter(
    (frame) =>
      (frame.for === undefined || frame.for === ofClass) &&
      (frame.kind === undefined || frame.kind === ofKind) &&
      (isLead || !frame.isForLeads) &&
      (!isOwn || frame.isFuture) &&
      (isTold || !frame.isApart) &&
      (!(isOwnOnly || KEEPS_STATE.test(duty)) || frame.isApart || frame.kind === 'records') &&
      (!isLong(duty) || ENDS_SENTENCE.test(frame.text)) &&
      (!HAS_CLAUSE.test(duty) || ENDS_PLAINLY.test(frame.text)) &&
      !sharesWord(frame.text, words) &&
      fitsFrame(frame, whole) &&
      !(ONGOING.test(duty) && BEGINS.test(frame.text)) &&
      !(isTalk && frame.type === 'Technical' && !OF_TALK.has(frame.competency)) &&
      !(isMoment && NAMES_FAULT.test(frame.text)) &&
      !(/\byour\b/u.test(duty) && NAMES_OTHERS.test(frame.text)),
  );
}
/** "Keep the renewal from turning into a panic" needs a separate sentence. */
const KEEPS_STATE =
  /^(?:keep|get|make|leave) (?!(?:\p{L}+ ){0,3}(?:decisions?|calls|bookings|appointments|arrangements|parts|drawings)\b)/u;
/** "Someone new" checks no work of yours. */
const NAMES_OTHERS = /\b(?:someone|others|people|colleague|team|teams)\b/u;
const NAMES_FAULT = /\b(?:mistakes?|errors?|wrong|problem|as planned|fell short|overlooked|fault|unexpected)\b/u;

/** An ending for one kind of duty is more precise than one that fits all. */
const KIND_WEIGHT = 2;
const weighFrame = ({ kind, text }: DutyFrame): number => (kind === undefined ? 1 : KIND_WEIGHT) * gradeOf(text);

const DOING = '{doing}';
/** Two words more tell the particular of this job. */
const isFuller = (own: string, text: string): boolean => own.split(' ').length >= text.split(' ').length + 2;
const BY_FULLNESS = 2.5;
/** "Agreeing contracts and mock them". */
const OTHER_FORM =
  / and (?!\p{L}+ing\b|(?:the|an?|all|any|their|its|our|both|each|every|of|for|to|in|on|with|from|by|at)\b)\p{Ll}+ (?:them|it|the|an?|all|any|their|its|our) /u;
/** Words behind a comma and "and". */
const LATER_CLAUSE = /, (?:and|or|then) \p{Ll}/u;
/** A duty cut to few words, and in the words of the advertisement, each in both forms. */
type SaidDuty = { text: string; doing: string; own: string; ownDoing: string | undefined };
/** The question is about the duty in both forms. A frame that opens with a sentence about the job takes the words of the advertisement. */
function fillDuty(frame: DutyFrame, { text, doing, own, ownDoing }: SaidDuty): Omit<Framed, 'weight'> {
  const isDoing = frame.text.includes(DOING);
  const filled = isDoing
    ? fillGap(frame, DOING, frame.isApart ? (ownDoing ?? doing) : doing)
    : fillGap(frame, '{duty}', frame.isApart ? own : text);
  return { ...filled, anchor: text };
}

function fillGap({ text, type, difficulty, competency }: GapFrame, gap: string, term: string): Omit<Framed, 'weight'> {
  return { type, difficulty, competency, text: text.replace(gap, () => term), stem: text, anchor: term };
}

function fill(frames: readonly GapFrame[], gap: string, term: string): Framed[] {
  return frames.map((frame) => ({ ...fillGap(frame, gap, term), weight: gradeOf(frame.text) }));
}
