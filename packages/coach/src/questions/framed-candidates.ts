import anyJob from '../../data/questions/any-job.json' with { type: 'json' };
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { bareVerbs, isKnownVerb, verbOfGerund } from './bare-verbs.ts';
import type { Candidate } from './candidate.ts';
import { classOfDuty } from './duty-class.ts';
import { type Emphasis, isBeside, weighHeart } from './duty-heart.ts';
import { kindOfDuty } from './duty-kind.ts';
import { isArrangement, isIncident, isOfThisEmployer, isSoft } from './duty-topic.ts';
import { gradeOf } from './frame-grades.ts';
import { gerundOfDuty } from './gerund-of-duty.ts';
import { narrowDuty } from './narrow-duty.ts';
import type { Occupation } from './occupations.ts';
import { isDutyVerb } from './phrase-duty.ts';
import { type DutyFrame, type GapFrame, QUESTION_FRAMES } from './question-frames.ts';
import type { Competency } from './question-types.ts';
import { type Duty, isSameDuty } from './read-duties.ts';
import type { Requirement } from './read-requirements.ts';
import { isLong, sayDuty } from './say-duty.ts';

/** "Take part in the committee" has no steps and nobody to deal with: little can be asked about it. */
const LOOSE_WEIGHT = 0.25;
/** What nobody has done elsewhere, or what is only a plus. */
const DOUBTFUL_WEIGHT = 0.25;
/** A duty of so many words with a meaning says what the job is about; "own a station" and "take photos for the report" say less. */
const TELLING_WORDS = 5;
/** Beside so many duties of as many such words, those of fewer are not asked about. */
const FEWEST_TELLING = 3;
const ENOUGH_TELLING = 5;
/** A name of work fits few frames, and not all of them read as well. */
const THING_WEIGHT = 0.6;

type Framed = Omit<Candidate, 'source'>;
/**
 * A duty that begins with a verb, the name of work, or other words for it: "air source heat pump installs". `whole` is a duty with what a
 * speaker leaves out; `isTold` is set where it is surely part of the job.
 */
type Topic = {
  text: string;
  whole?: string;
  form: 'verb' | 'thing' | 'work';
  weight: number;
  isMinor?: boolean;
  isTold?: true;
};

function weighDuty(text: string, certainty: number): number {
  const telling = Math.min(1, contentStems(text).length / TELLING_WORDS) ** 2;
  const loose = classOfDuty(text) === 'other' ? LOOSE_WEIGHT : 1;
  return certainty * telling * loose;
}

/**
 * Questions about each duty that the advertisement names; surer duties and those at the heart of the job are asked about more readily.
 * `pluses` are names that are only a plus.
 */
export function askAboutDuties(duties: readonly Duty[], isLead: boolean, { pluses, emphasis }: Said): Candidate[] {
  const read = duties.flatMap((duty, at) => topicOf(duty, pluses).map((topic) => ({ ...topic, at })));
  const found = read.map(({ at, ...topic }) => {
    const isMinor = isBeside(topic.text, at, emphasis);
    const heart = weighHeart(topic.text, { at, count: duties.length, isMinor }, emphasis);
    return { ...topic, weight: topic.weight * heart, isMinor };
  });
  const topics = found.filter(({ text }, at) => !found.slice(0, at).some((other) => other.text === text));
  const telling = topics.filter(({ text, whole }) => contentStems(whole ?? text).length >= FEWEST_TELLING);
  return (telling.length >= ENOUGH_TELLING ? telling : topics)
    .flatMap((topic) => askAboutTopic(topic, isLead))
    .map((framed) => ({ ...framed, source: 'advertisement' as const }));
}

type Said = Pick<Advertised, 'pluses' | 'emphasis'>;

/** None where it is open whether the words begin with a verb. */
function topicOf({ form, text, certainty }: Duty, pluses: ReadonlySet<string>): Topic[] {
  const doubt = text.split(/[\s,]+/u).some((word) => pluses.has(word)) ? DOUBTFUL_WEIGHT : 1;
  const isVerb = form === 'verb' || /^\p{L}+(?:ing|\sof)\s/iu.test(text) || beginsWithVerbs(text);
  const verb = isVerb && !NAMED_ACT.test(text) ? narrowDuty(smallInitial(text)) : undefined;
  if (verb !== undefined && (isNoTask(verb) || NAMES_NOTHING.test(verb) || isCompound(verb))) return [];
  if (verb !== undefined) return sayable(verb, doubt * weighDuty(verb, certainty));
  if (classOfDuty(text) === 'none' || isArrangement(text) || isArrangement(withBareVerb(text))) return [];
  const weight = doubt * THING_WEIGHT * weighDuty(text, certainty);
  if (NAMES_ACTION.test(text)) return [{ text: smallInitial(text), form: 'thing', weight }];
  const isWork = form !== 'verb' && certainty >= LEAST_OF_WORK && namesWork(text);
  return isWork ? [{ text: smallInitial(withLastAnd(text)), form: 'work', weight }] : [];
}
const LEAST_OF_WORK = 0.8;
/** "Sharing the preparation" as "share the preparation". */
const withBareVerb = (text: string): string =>
  text.replace(/^\p{L}+ing\b/u, (gerund) => verbOfGerund(gerund.toLowerCase()) ?? gerund);

/** None where it is too long to be listened to even in a sentence of its own. */
function sayable(whole: string, weight: number): Topic[] {
  const text = sayDuty(whole);
  // "What they ought to have drawn": who, a word before said.
  return /\bthey\b/u.test(text) || text.split(/\s+/u).length > MOST_WORDS
    ? []
    : [{ text, whole, form: 'verb', weight, isTold: true }];
}
const MOST_WORDS = 15;
/** "Building Safety Act certificates" are not built. */
const NAMED_ACT = /^\p{L}+ing \p{Lu}\p{Ll}+ \p{Lu}/u;

/** "Swapping boilers and fitting full systems", "reports for insurers and solicitors"; "own sales, payroll and stock loss" may begin with a verb. */
function namesWork(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[\s,]/u);
  const isVerb =
    !first.endsWith('ing') && [first, first.replace(/s$/u, '')].some((word) => isKnownVerb(word) || isDutyVerb(word));
  return !isVerb && contentStems(text).length >= FEWEST_TELLING && !NO_WORK.test(text) && !hasVerbs(text);
}
/** "Preheat, control the temperature and observe hold points" does several things, even if the first verb is not known. */
const hasVerbs = (text: string): boolean =>
  !/^\p{L}+ing\b/iu.test(text) &&
  [...text.matchAll(/(?:, and|,|\band) (\p{Ll}+) (?!and\b|of\b|in\b|for\b)\p{L}/gu)].some(([, word = '']) =>
    isKnownVerb(word),
  );
const withLastAnd = (text: string): string =>
  /\s(?:and|or)\s/u.test(text) ? text : text.replace(/,\s+([^,]+)$/u, ' and $1');
/** States, hours and remarks on them. */
const NO_WORK = joinPattern(
  'iu',
  String.raw`^(?:registered|qualified|based|own|one|two|three|four|\d|a|an|bit|any|other|various)\b|[:+]|^\p{Ll}+ (?:up|down|out|off|over)\s`,
  String.raw`|\b(?:on[- ]call|rota|shifts?|weekends?|hours|excuses|welcome|is|are|was|were|will|can|has|have)\b`,
);

/** "Take a turn in the clinic", "set the tone": of these nobody can say how they did it last time. */
const isNoTask = (duty: string): boolean =>
  isArrangement(duty) || SAYS_HOW.test(duty) || (classOfDuty(duty) === 'none' && classOfDuty(sayDuty(duty)) === 'none');
/** "Document control" is a name. */
const isCompound = (duty: string): boolean => {
  const [, second = '', ...rest] = duty.split(' ');
  return rest.length === 0 && isKnownVerb(second);
};
/** "Deal with the ash" is too vague outside its context. */
const NAMES_NOTHING = /^(?:deal with|handle|manage|take|support|help with) (?:the )?\p{Ll}+[^s\s]$/u;
/** "Deal professionally with visitors"; "partner agencies" does nothing. */
const SAYS_HOW =
  /^\p{Ll}+ (?!(?:family|supply|early|daily|weekly|monthly|quarterly|yearly|hourly|elderly|assembly|friendly|only)\b)\p{L}{3,}ly\b(?! \p{L}+ed\b)|^partner (?!with\b)/u;

/** "Stage and load the trucks", "grind, bevel and fit up", "bring up new boards": a noun would not go on like this. */
function beginsWithVerbs(text: string): boolean {
  const [, first = '', second = ''] = /^(\p{L}+)(?:,? and |, | )(\p{L}+)/u.exec(text.toLowerCase()) ?? [];
  const [, last = ''] = /^\p{L}+(?:, \p{L}+)+,? and (\p{L}+)/u.exec(text.toLowerCase()) ?? [];
  const isPair = /^\p{L}+(?:,| and )/u.test(text) && (isKnownVerb(second) || isKnownVerb(last));
  return isKnownVerb(first) && (isPair || PARTICLE.test(second));
}
const PARTICLE = /^(?:for|on|up|down|out|off|over|the|a|an|all)$/u;
/** "Replacement of ropes" and "stock control", but not "rosters in Deputy" or "bring on apprentices". */
const NAMES_ACTION = joinPattern(
  'iu',
  String.raw`^(?![^\saeiouy]+ing\b)(?:\p{L}+ )?\p{L}+(?:tion|sion|ment|ance|ysis|ing)`,
  // "Lead improvement projects" has its noun further on.
  String.raw`(?=$|\s(?:of|in|for|with|and|on|at|by|across|from|to|within|between|using|through)\b)`,
  String.raw`(?!.*[,;])(?!.*\sand\s(?:\S+\s+){2})`,
);
const smallInitial = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Questions about what the advertisement asks for by name, such as a method, a standard or a program. */
export function askAboutRequirements(requirements: readonly Requirement[], isLead: boolean): Candidate[] {
  return requirements
    .flatMap((requirement) => {
      const { kind } = requirement;
      const text = kind === 'act' ? narrowDuty(requirement.text) : requirement.text;
      if (text === undefined || (kind === 'act' && isNoTask(text))) return [];
      if (kind === 'act' || kind === 'thing')
        return (kind === 'act' ? sayable(text, 1) : [{ text, form: 'thing' as const, weight: 1 }]).flatMap((topic) =>
          askAboutTopic(topic, isLead),
        );
      return QUESTION_FRAMES.requirement
        .filter((frame) => frame.for === kind)
        .map((frame) => ({
          ...fillGap(frame, '{subject}', text),
          weight: gradeOf(frame.text),
          isOfName: true as const,
        }));
    })
    .map((framed) => ({ ...framed, source: 'advertisement' as const, isEssential: true as const }));
}

/**
 * The words and duties of an advertisement, what it puts weight on, the names that it calls a plus, whether these duties are enough, whether it is more than a note, and
 * whether it is long, even if little of it was read.
 */
export type Advertised = {
  words: ReadonlySet<string>;
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
export function askAboutOccupation(occupation: Occupation, isLead: boolean, advertised?: Advertised): Candidate[] {
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
    cautions: cautions.filter((point) => test(point) && isTelling(point)),
  });
  const ask = (work: Work, marks: Partial<Candidate>) =>
    askAboutWork(work, isLead).map((candidate) => ({ ...candidate, ...marks, source: 'occupation' as const }));
  if (advertised === undefined) return ask({ ...pick(isNamed), isTold: true }, {});
  // The usual ones that it does not name are nearer than what fits every job, if it speaks of their subject at all: else the title may mean other work.
  const spoken = pick((text) => !isNamed(text) && isSpokenOf(text, advertised));
  // A scene or a rule of which it says nothing may be a neighbour's.
  const others = advertised.isLong || advertised.hasEnough ? { ...spoken, situations: [], cautions: [] } : spoken;
  return [...ask({ ...pick(isNamed), isTold: true }, { isMentioned: true }), ...ask(others, {})];
}

/** Whether a telling word of an entry stands in the advertisement: "waiting times" says nothing of one for visits at home. */
const isSpokenOf = (text: string, { words, lines }: Advertised): boolean => {
  const telling = contentStems(text).filter((word) => !COMMON_WORDS.has(word) && words.has(word));
  return telling.length > 0 && lines.some((line) => telling.filter((word) => line.has(word)).length >= FEWEST_SPOKEN);
};
const FEWEST_SPOKEN = 2;

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
    const plain = bareVerbs(duty);
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
  if (form !== 'verb') {
    const named = fill(QUESTION_FRAMES[form], `{${form}}`, text);
    return named.map((framed) => ({ ...framed, weight: framed.weight * weight }));
  }
  const isOwn = isOfThisEmployer(text);
  const doing = gerundOfDuty(text);
  const frames = framesFor(topic, isLead, isOwn).filter((frame) => doing !== undefined || !frame.text.includes(DOING));
  return frames.map((frame) => ({
    ...fillDuty(frame, text, doing ?? ''),
    weight: weight * weighFrame(frame) * (isOwn ? DOUBTFUL_WEIGHT : 1),
    ...(topic.isMinor ? { isMinor: true as const } : {}),
  }));
}

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
function framesFor({ text: duty, whole = duty, isTold, isMinor }: Topic, isLead: boolean, isOwn: boolean): DutyFrame[] {
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
      (!isLong(duty) || ENDS_SENTENCE.test(frame.text)) &&
      (!HAS_CLAUSE.test(duty) || ENDS_PLAINLY.test(frame.text)) &&
      !sharesWord(frame.text, words) &&
      !(ONGOING.test(duty) && BEGINS.test(frame.text)) &&
      !(isTalk && frame.type === 'Technical' && !OF_TALK.has(frame.competency)) &&
      // Nobody tells a story of the hour when they had to label goods.
      !(isMinor && frame.type === 'Behavioral') &&
      !(isMoment && NAMES_FAULT.test(frame.text)) &&
      !(/\byour\b/u.test(duty) && NAMES_OTHERS.test(frame.text)),
  );
}
/** "Someone new" checks no work of yours. */
const NAMES_OTHERS = /\b(?:someone|others|people|colleague|team|teams)\b/u;
const NAMES_FAULT = /\b(?:mistakes?|errors?|wrong|problem|as planned|fell short|overlooked|fault|unexpected)\b/u;

/** An ending for one kind of duty is more precise than one that fits all. */
const KIND_WEIGHT = 2;
const weighFrame = ({ kind, text }: DutyFrame): number => (kind === undefined ? 1 : KIND_WEIGHT) * gradeOf(text);

const DOING = '{doing}';
/** The duty stays what it is about, in either form. */
const fillDuty = (frame: DutyFrame, duty: string, doing: string): Omit<Framed, 'weight'> => ({
  ...(frame.text.includes(DOING) ? fillGap(frame, DOING, doing) : fillGap(frame, '{duty}', duty)),
  anchor: duty,
});

function fillGap({ text, type, difficulty, competency }: GapFrame, gap: string, term: string): Omit<Framed, 'weight'> {
  return { type, difficulty, competency, text: text.replace(gap, () => term), stem: text, anchor: term };
}

function fill(frames: readonly GapFrame[], gap: string, term: string): Framed[] {
  return frames.map((frame) => ({ ...fillGap(frame, gap, term), weight: gradeOf(frame.text) }));
}
