import {
  DIFFICULTIES,
  type Difficulty,
  OPENING_QUESTION,
  type QuestionCount,
  type QuestionType,
  type Skill,
} from '@greenroom/contract/constants';
import { aimedAt } from './aim-at-skill.ts';
import type { Candidate } from './candidate.ts';
import { collectCandidates } from './collect-candidates.ts';
import { isForbiddenQuestion } from './forbidden-question.ts';
import { doubtOf } from './judge-candidates.ts';
import { namedRole } from './named-role.ts';
import { type AskedType, BEHAVIORAL_COMPETENCIES, type Competency, TECHNICAL_COMPETENCIES } from './question-types.ts';
import { isSameSubject } from './same-subject.ts';
import { createRandom, drawWeighted } from './seeded-random.ts';
import { comparableText, contentStems, overlapOf } from './words.ts';

export type ChooseQuestionsInput = {
  roleName: string;
  roleDescription: string;
  count: QuestionCount;
  type: QuestionType;
  difficulty: Difficulty;
  skipFirst: boolean;
  /** The interview's id: the same seed gives the same set. */
  seed: string;
  /** Questions of earlier interviews that are not to come again, in any spelling. */
  asked?: readonly string[];
  /** The answers are to have room for this skill. */
  skill?: Skill | undefined;
};
type Slot = { type: AskedType; difficulty: Difficulty };
type Chosen = Candidate & { stems: Set<string> };

/** Two questions that share this part of their content words count as one asked twice. */
const PARAPHRASE_OVERLAP = 0.55;
/** A question from another difficulty than asked for is drawn only when nothing else is left. */
const DIFFICULTY_PENALTY = 1e-9;
const REPEATED_COMPETENCY_PENALTY = 1e-3;
/** The same frame twice in one set. */
const REPEATED_STEM_PENALTY = 1e-6;
/** "In this job you would …" once more. */
const REPEATED_OPENING_PENALTY = 0.6;
/** About the same thing again: a second time only before something that fits every job, a third time never. */
const REPEATED_ANCHOR_PENALTIES = [1, 1e-8];
/** A question of an earlier interview comes again only when nothing else is left. */
const ASKED_PENALTY = 1e-12;
/** Another question about what an earlier interview asked about. */
const ASKED_ANCHOR_PENALTY = 0.05;
/** In a set, of those about something by its name alone. */
const MOST_NAMES = 2;
/** In a set, of those about the job as a whole. */
const MOST_OF_JOB = 3;
/** The first question is about one of the duties that are so near the heart of the job as the nearest. */
const NEAR_CORE = 0.6;
/** Every second question, the first aside, is about something that is asked for by name, where there is any. */
const ESSENTIAL_EVERY = 2;
/**
 * Of the questions about the occupation, the part that is written for it: one in so many for each that there is for the slot, and at most so much, since
 * two people are not to get the same set. The rest are made of its duties.
 */
const WHOLE_OF = 12;
const MOST_WHOLE = 0.6;
/** A set of both types draws on twice as many, so more of it can be written for the occupation before two people get the same. */
const WHOLE_OF_MIXED = 6;
const MOST_WHOLE_MIXED = 0.95;
/** Beside an advertisement they have places of their own in each five, and the last one of a short set, where so many are to choose from. */
const WHOLE_AT: ReadonlySet<number> = new Set([2, 4]);
const PLACES = 5;
const SHORT_SET = 2;
const WHOLE_BESIDE = 6;
/** The place in a set for what the advertisement asks its applicants to answer. */
const STORY_AT = 2;

/**
 * Exactly `count` questions as they are to be spoken. Without `skipFirst` the first is the fixed opener; with it the
 * first question is one step easier than the rest, so that a set always opens gently.
 */
export function chooseQuestions(input: ChooseQuestionsInput): string[] {
  const random = createRandom(`${input.seed}|${input.count}|${input.type}|${input.difficulty}`);
  const candidates = collectCandidates(namedRole(input));
  const chosen: Chosen[] = [];
  const past = readPast(input.asked ?? [], candidates);
  const isAdvertised = candidates.some(({ source }) => source === 'advertisement');
  const slots = planSlots(input, random);
  for (const [at, slot] of slots.entries()) {
    const fresh = candidates.filter((candidate) => !past.candidates.has(candidate));
    const ofSlot = fresh.filter(({ type, difficulty }) => type === slot.type && difficulty === slot.difficulty);
    const state = {
      chosen,
      past,
      isForEssential: at % ESSENTIAL_EVERY === 1,
      isForStory: at === STORY_AT,
      isForWhole: random() < shareOfWhole(ofSlot, input.type, isAdvertised ? { at, of: slots.length } : undefined),
    };
    const aimed = input.skill ? aimedAt(input.skill, { ofSlot, fresh }) : [];
    const pools = [
      ...aimed.flatMap((pool) => poolsOf(pool, slot, state)),
      ...poolsOf(ofSlot, slot, state),
      fresh,
      candidates,
    ];
    const next = pools.map((pool) => () => drawQuestion(slot, pool, chosen, past, random));
    const drawn = firstOf(next);
    if (drawn) chosen.push(drawn);
  }
  const [first, ...rest] = chosen;
  const ordered = input.skipFirst && first ? [first, ...sortGently(rest)] : sortGently(chosen);
  const texts = ordered.map((question) => question.text);
  return input.skipFirst ? texts : [OPENING_QUESTION, ...texts];
}

/** How likely a slot is for a question that was written for the occupation. `place` is where it stands in a set beside an advertisement. */
function shareOfWhole(
  ofSlot: readonly Candidate[],
  type: ChooseQuestionsInput['type'],
  place: { at: number; of: number } | undefined,
): number {
  const whole = ofSlot.filter(({ isWhole }) => isWhole).length;
  if (place === undefined)
    return type === 'Mixed'
      ? Math.min(MOST_WHOLE_MIXED, whole / WHOLE_OF_MIXED)
      : Math.min(MOST_WHOLE, whole / WHOLE_OF);
  const isForThem = place.of === SHORT_SET ? place.at === 1 : WHOLE_AT.has(place.at % PLACES);
  return isForThem ? whole / WHOLE_BESIDE : 0;
}

type State = {
  chosen: readonly Chosen[];
  past: Past;
  isForEssential: boolean;
  isForStory: boolean;
  isForWhole: boolean;
};

/**
 * The questions for a slot, the best first. Before anything that fits every job: what no earlier interview asked about; another question about
 * something of the advertisement, listened for the same; about the trade; and about the job as a whole. No duty is asked about twice. Readers called 17 in
 * 100 of those for every job good, and 42 of those from the advertisement.
 */
function poolsOf(candidates: readonly Candidate[], slot: Slot, state: State) {
  const { chosen, past, isForEssential, isForStory, isForWhole } = state;
  const advertisedFor = advertised(candidates, slot);
  const welcome = advertisedFor.filter(isWelcome(chosen));
  const asked = welcome.filter(({ isMinor }) => !isMinor);
  const own = asked.filter(isNew(chosen));
  const ofJob = chosen.filter(({ isOfRole }) => isOfRole).length;
  const isUnasked = ({ anchor }: Candidate) => anchor === undefined || !past.anchors.has(anchor);
  const trade = ofTrade(candidates, slot).filter(isOther(chosen));
  const isAdvertised = candidates.some(({ source }) => source === 'advertisement');
  const isOfTable = !isAdvertised && candidates.some(({ source }) => source === 'occupation');
  const ofWork = candidates.filter(isOfOccupation(slot, isOfTable));
  const whole = ofWork.filter(({ isWhole }) => isWhole);
  const ofKind = candidates.filter(isOfKind(slot));
  const ofRole = isAdvertised
    ? candidates.filter(isAboutRole(slot)).filter(isUnasked).filter(isOfNewCompetency(chosen))
    : [];
  const unasked = own.filter(isUnasked);
  const most = NEAR_CORE * Math.max(...unasked.map(({ core = 0 }) => core));
  return [
    chosen.length === 0 ? unasked.filter(({ core = 0 }) => core > 0 && core >= most) : [],
    isForStory ? asked.filter(({ isAskedByEmployer }) => isAskedByEmployer).filter(isUnasked) : [],
    isForWhole ? whole.filter(isNew(chosen)).filter(isUnasked) : [],
    isForWhole ? whole.filter(isOther(chosen)).filter(isUnasked) : [],
    isForEssential ? own.filter(isEssential).filter(isUnasked) : [],
    unasked,
    asked.filter(isOther(chosen)).filter(isUnasked),
    trade.filter(({ source }) => source === 'occupation').filter(isUnasked),
    own,
    asked.filter(isOther(chosen)),
    trade.filter(({ source }) => source === 'occupation'),
    ...[ofWork, ofKind].flatMap((own) => [
      own.filter(isNew(chosen)).filter(isUnasked),
      own.filter(isOther(chosen)).filter(isUnasked),
    ]),
    welcome.filter(isOther(chosen)),
    advertisedFor.filter(isOther(chosen)),
    ...[ofWork, ofKind].map((own) => own.filter(isOther(chosen))),
    ofJob < MOST_OF_JOB ? ofRole : [],
    trade,
    candidates,
  ];
}

function planSlots(input: ChooseQuestionsInput, random: () => number): Slot[] {
  const length = input.skipFirst ? input.count : input.count - 1;
  const startsTechnical = random() < 0.5;
  return Array.from({ length }, (_, index) => {
    const isTechnical = input.type === 'Technical' || (input.type === 'Mixed' && (index % 2 === 0) === startsTechnical);
    const isGentle = input.skipFirst && index === 0;
    return {
      type: isTechnical ? 'Technical' : 'Behavioral',
      difficulty: isGentle ? easier(input.difficulty) : input.difficulty,
    };
  });
}

function easier(difficulty: Difficulty): Difficulty {
  return DIFFICULTIES[Math.max(0, DIFFICULTIES.indexOf(difficulty) - 1)] ?? difficulty;
}

type Past = { candidates: ReadonlySet<Candidate>; anchors: ReadonlySet<string> };

function readPast(asked: readonly string[], candidates: readonly Candidate[]): Past {
  if (asked.length === 0) return { candidates: new Set(), anchors: new Set() };
  const texts = new Set(asked.map(comparableText));
  const known = candidates.filter(({ text }) => texts.has(comparableText(text)));
  return { candidates: new Set(known), anchors: new Set(known.flatMap(({ anchor }) => anchor ?? [])) };
}

/** Names of programs and rules, and minor work, are asked about only a few times in a set. */
const isWelcome =
  (chosen: readonly Chosen[]) =>
  ({ isOfName, isMinor }: Candidate): boolean =>
    !(isOfName && chosen.filter((question) => question.isOfName).length >= MOST_NAMES) &&
    !(isMinor && chosen.some((question) => question.isMinor));

const isEssential = (candidate: Candidate): boolean => candidate.isEssential === true;
/** About something that no question of the set is about yet, and listened for something else. */
const isNew =
  (chosen: readonly Chosen[]) =>
  (candidate: Candidate): boolean =>
    !chosen.some((question) => question.competency === candidate.competency || isAboutSame(question, candidate));

/** In the table of occupations a shared word tells little: its entries are of one trade. */
const isAboutSame = (one: Candidate, other: Candidate): boolean =>
  one.source === 'advertisement' || other.source === 'advertisement'
    ? one.anchor !== undefined && isSameSubject(one.anchor, other.anchor)
    : one.anchor === other.anchor;

/** Listened for something that no question of the set is listened for. */
const isOfNewCompetency =
  (chosen: readonly Chosen[]) =>
  ({ competency }: Candidate): boolean =>
    !chosen.some((question) => question.competency === competency);

/** About something that no question of the set is about yet, in other words. */
const isOther =
  (chosen: readonly Chosen[]) =>
  (candidate: Candidate): boolean =>
    !chosen.some(
      (question) =>
        isAboutSame(question, candidate) || (candidate.stem !== undefined && question.stem === candidate.stem),
    );

function firstOf<T>(attempts: readonly (() => T | undefined)[]): T | undefined {
  for (const attempt of attempts) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The questions of the slot's own type and level that come from the advertisement. */
function advertised(candidates: readonly Candidate[], slot: Slot): Candidate[] {
  return candidates.filter(
    ({ source, type, difficulty }) =>
      source === 'advertisement' && type === slot.type && difficulty === slot.difficulty,
  );
}

/** The questions of the slot's own type and level about the occupation, as far as the advertisement speaks of the same. */
function ofTrade(candidates: readonly Candidate[], slot: Slot): Candidate[] {
  return candidates.filter(
    ({ isMentioned, type, difficulty }) => isMentioned === true && type === slot.type && difficulty === slot.difficulty,
  );
}

/** About the job as a whole. */
const isAboutRole =
  (slot: Slot) =>
  ({ isOfRole, type, difficulty }: Candidate): boolean =>
    isOfRole === true && type === slot.type && difficulty === slot.difficulty;

/**
 * What most people of the occupation do, even if the advertisement does not say so. Without one also the bank of its field and the questions for
 * people who lead.
 */
const isOfOccupation =
  (slot: Slot, isOfTable: boolean) =>
  ({ source, type, difficulty, isForLeads }: Candidate): boolean =>
    (source === 'occupation' || (isOfTable && (source === 'bank' || isForLeads === true))) &&
    type === slot.type &&
    difficulty === slot.difficulty;

/** What all work of the kind has in common. */
const isOfKind =
  (slot: Slot) =>
  ({ source, type, difficulty }: Candidate): boolean =>
    source === 'kind' && type === slot.type && difficulty === slot.difficulty;

function drawQuestion(
  slot: Slot,
  candidates: readonly Candidate[],
  chosen: Chosen[],
  past: Past,
  random: () => number,
): Chosen | undefined {
  const usedCompetencies = new Set<Competency>(chosen.map((question) => question.competency));
  const usedStems = new Set(chosen.flatMap(({ stem }) => stem ?? []));
  const apart = chosen.filter(opensApart).length;
  const usesOf = (anchor: string) => chosen.filter((question) => question.anchor === anchor).length;
  const trust = trustAmong(candidates);
  const weigh = (candidate: Candidate) => {
    const distance = Math.abs(DIFFICULTIES.indexOf(candidate.difficulty) - DIFFICULTIES.indexOf(slot.difficulty));
    let weight = candidate.weight * DIFFICULTY_PENALTY ** distance * trust(candidate);
    if (usedCompetencies.has(candidate.competency)) weight *= REPEATED_COMPETENCY_PENALTY;
    if (candidate.anchor) weight *= REPEATED_ANCHOR_PENALTIES[usesOf(candidate.anchor)] ?? 0;
    if (candidate.anchor && past.anchors.has(candidate.anchor)) weight *= ASKED_ANCHOR_PENALTY;
    if (candidate.stem && usedStems.has(candidate.stem)) weight *= REPEATED_STEM_PENALTY;
    if (opensApart(candidate)) weight *= REPEATED_OPENING_PENALTY ** apart;
    if (past.candidates.has(candidate)) weight *= ASKED_PENALTY;
    return weight;
  };
  let eligible = candidates.filter((candidate) => candidate.type === slot.type);
  for (;;) {
    const drawn = drawWeighted(eligible, weigh, random);
    if (!drawn) return undefined;
    const stems = contentStems(drawn.text);
    if (!isRepeat(drawn.text, stems, chosen) && !isForbiddenQuestion(drawn.text)) return { ...drawn, stems };
    eligible = eligible.filter((candidate) => candidate !== drawn);
  }
}

/** The model knows questions that a frame made. */
const isRated = ({ source, isAskedByEmployer, isWhole }: Candidate): boolean =>
  source !== 'general' && source !== 'bank' && isAskedByEmployer !== true && isWhole !== true;

/** How readily each is drawn by what readers said of questions like it. Of those for one slot the most doubtful are hardly drawn. */
function trustAmong(candidates: readonly Candidate[]): (candidate: Candidate) => number {
  const doubts = candidates
    .filter(isRated)
    .map(doubtOf)
    .toSorted((left, right) => left - right);
  const most = doubts[Math.floor(doubts.length * SHARE_TRUSTED)] ?? 1;
  return (candidate) => {
    if (!isRated(candidate)) return 1;
    const doubt = doubtOf(candidate);
    return (1 - doubt) ** SHARPNESS_OF_TRUST * (doubt > most ? DOUBTFUL : 1);
  };
}
/** Readers left out found 17 in 100 of the least doubtful quarter wrong or odd, and 40 in 100 of the most doubtful. */
const SHARE_TRUSTED = 0.7;
const DOUBTFUL = 1e-3;
const SHARPNESS_OF_TRUST = 1.5;

const opensApart = ({ text }: Candidate): boolean =>
  /^(?:(?:In|Part of) this (?:job|role)|This role involves) /u.test(text);

function isRepeat(text: string, stems: Set<string>, chosen: Chosen[]): boolean {
  return chosen.some((question) => question.text === text || overlapOf(stems, question.stems) >= PARAPHRASE_OVERLAP);
}

/** The heart of the job before what comes with it, and what fits every job last; else gentle subjects before demanding ones. */
function sortGently(questions: Chosen[]): Chosen[] {
  const rankOf = ({ competency, type }: Chosen) => {
    const order: readonly Competency[] = type === 'Behavioral' ? BEHAVIORAL_COMPETENCIES : TECHNICAL_COMPETENCIES;
    return order.indexOf(competency) / order.length;
  };
  const coreOf = ({ core, source }: Chosen) => core ?? (source === 'general' ? -1 : 0);
  return questions.toSorted((left, right) => coreOf(right) - coreOf(left) || rankOf(left) - rankOf(right));
}
