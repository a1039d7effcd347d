import {
  type AboutInput,
  answerAboutYou,
  answerEducation,
  answerProject,
  answerStrength,
  isCraft,
} from './answer-about.ts';
import { answerAmount, answerEstimate, answerUncounted, NO_NUMBER } from './answer-amount.ts';
import { answerCase, isCase } from './answer-case.ts';
import { answerBefore, answerClosing } from './answer-closing.ts';
import { answerFigures } from './answer-figures.ts';
import { type AnswerForm, formOf } from './answer-forms.ts';
import { answerGap } from './answer-gap.ts';
import { answerHalves } from './answer-halves.ts';
import { answerHowFar } from './answer-held.ts';
import {
  answerGoals,
  answerLeaving,
  answerMotivation,
  answerWeakness,
  answerWhyAndTerms,
  answerWhyHere,
  answerWhyYou,
} from './answer-job.ts';
import { answerLevel } from './answer-level.ts';
import { answerHonestly, answerOutside, sayWhyLooking } from './answer-life.ts';
import { answerListing, answerSeveral, findTeamSize } from './answer-listing.ts';
import { answerWithNearest, phraseExperience, sayOnlyNearest } from './answer-nearest.ts';
import { answerOwnJob } from './answer-own-job.ts';
import { ASKS_OF_OWN, answerInOwnWords, isOnResume } from './answer-own-words.ts';
import { answerPaper } from './answer-paper.ts';
import { answerRegistered } from './answer-registered.ts';
import { answerShown } from './answer-shown.ts';
import { answerStated, mayBeStated } from './answer-stated.ts';
import { answerStatus } from './answer-status.ts';
import { ASKS_FOR_COST, answerByForm, asksForStory, asParagraphs, COST_OF_CODE, NEEDS_PROOF } from './answer-story.ts';
import { answerTechnical, findRelated, findUse, sayWhatIsKnown } from './answer-technical.ts';
import { answerTerms, asksForOther } from './answer-terms.ts';
import { answerByTrade, answerPartByTrade } from './answer-trade.ts';
import { answerYears } from './answer-years.ts';
import { asksForEither } from './asked-core.ts';
import { ASKS_HOW_GOOD, asksWhyHere, asksWhyLeaving } from './choose-kind.ts';
import { completed } from './completed.ts';
import { withDeniedNames } from './denied-names.ts';
import { withDoubt } from './doubt-line.ts';
import { withFittingLines } from './fitting-lines.ts';
import { answerFollowUp, firstOfFollowUp, toldLast, withoutGaps } from './follow-ups.ts';
import { namesSkill, onlyAsksOn, sayAskedOn, saysSomething, saysTerm } from './further-parts.ts';
import { inWrittenNames } from './heard-input.ts';
import { withCasePrompt, withHonestGap } from './honest-gap.ts';
import { answerByLikelyKind, findNamedLine, orNearest, sayResultOf } from './likely-kind.ts';
import { withLikelyLines } from './likely-lines.ts';
import { findListedAmount } from './listed-lines.ts';
import { namesUnknown, skillsHeard } from './missing-names.ts';
import { answerAboutNamed } from './named-line.ts';
import { asksToAgree, beyondWhy } from './named-terms.ts';
import { answerNotSeen } from './not-seen.ts';
import { findAim, findReason } from './own-aim.ts';
import { ownParts, withWhy } from './own-parts.ts';
import { withPlainNo } from './plain-no.ts';
import { answerPointed } from './pointed-entry.ts';
import { practicalTerms, readPracticalFacts } from './practical-facts.ts';
import { gapFor } from './question-gaps.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { type RankedFact, rankFacts } from './rank-facts.ts';
import { contextOf, rankForPart, tellable } from './rank-part.ts';
import { type AnswerInput, areTerms, heardIn, isIntroduction, type Part, readParts } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import { type KnownAnswer, sayKnown } from './say-known.ts';
import { ownSentences } from './shown-lines.ts';
import { type SpokenAnswer, tidy } from './spoken-answer.ts';
import { sureLine } from './tell-lines.ts';
import { tellTerms } from './tell-terms.ts';
import { wasTold } from './told-lines.ts';
import { withoutRepeats } from './without-repeats.ts';

export type { AnswerInput };

/**
 * An answer that the person can say aloud in about twenty seconds, made of nothing but the resume and the job: no employer, number
 * or tool that is not in it. Square brackets mark a gap that only the person can fill, at most one a paragraph.
 * The same input gives the same answer.
 */
export function answerQuestion(heard: AnswerInput): SpokenAnswer {
  const parts = readParts(inWrittenNames(heard));
  return answerByLines(parts) ?? withDeniedNames(withFittingLines(answerParts(parts), parts), parts);
}

/** The person's own lines, where nothing that is known, agreed on, imagined or denied goes before them. */
function answerByLines(parts: readonly Part[]): SpokenAnswer | null {
  const [first] = parts;
  if (first === undefined) return null;
  const own = ownParts(parts);
  const turn = plainQuestion(first.input.context ?? '');
  if (answerGap(heardIn(first.input), first.input.resume) !== null) return null;
  const terms = answerWhyAnd(parts, turn) === null ? tellTerms(parts) : null;
  if (terms !== null) return tidy(terms);
  if (!ASKS_OF_OWN.test(turn) && !isOnResume(first) && answerByTrade(first, own) !== null) return null;
  if (answerTogether(parts, own, turn) !== null || isCase(first, own)) return null;
  const said = answerInOwnWords(withWhy(own, first, turn));
  if (said === null) return null;
  const verdict = withLine(answerPart(first), first);
  return IS_NO.test(verdict.paragraph1) ? null : tidy(said);
}
const IS_NO = /^(?:Not? \*\*|No,|My resume does not name|I haven['’]t worked with)/u;

function answerParts(parts: readonly Part[]): SpokenAnswer {
  const [first] = parts;
  if (first === undefined) return asParagraphs(formOf('general'));
  const own = ownParts(parts);
  const turn = plainQuestion(first.input.context ?? '');
  const known = answerKnown(parts, own, turn);
  if (known !== null) return tidy(known);
  const whole = answerTogether(parts, own, turn) ?? answerWhole(own, first);
  if (whole !== null)
    return tidy(
      own.length === 1
        ? withCasePrompt(withDoubt(withLine(completed(whole, first), first), first), first)
        : withDoubt(whole, first),
    );
  const all = withWhy(own, first, turn);
  const said = all.length > 1 ? answerInOrder(all) : withLine(withDoubt(answerPart(first), first), first);
  return tidy(all.length > 1 ? orNearest(said, first) : withHonestGap(orNearest(said, first), first));
}

const withLine = (answer: SpokenAnswer, part: Part): SpokenAnswer => withPlainNo(withLikelyLines(answer, part), part);

/** Time without work, a question that the trade asks, or a thing that the turn names: nothing is added to these answers. */
function answerKnown(parts: readonly Part[], own: readonly Part[], turn: string): SpokenAnswer | null {
  const first = parts[0] as Part;
  const isTerms = parts.some(({ kind }) => kind === 'terms');
  const gap = isTerms ? null : answerGap(heardIn(first.input), first.input.resume);
  if (gap !== null) return gap;
  const known = answerByTrade(first, own);
  if (known !== null) return known;
  return own.length === 1 && !isTerms && !asksWhyHere(turn) ? answerPointed(first) : null;
}

/** Pay and notice are asked in one breath and answered together. */
function answerTogether(parts: readonly Part[], own: readonly Part[], turn: string): SpokenAnswer | null {
  const { input, facts } = parts[0] as Part;
  const why = answerWhyAnd(parts, turn);
  const isTerms = parts.some(({ kind }) => kind === 'terms');
  if (why !== null || (!isTerms && !areTerms(parts))) return why;
  const known = practicalFactsFor(input);
  const halves = answerHalves(parts, own, { turn, known, sayPart });
  if (halves !== null) return halves;
  const asked = parts.map(({ question }) => question).join(' ');
  return areTerms(parts) || (isTerms && practicalTerms(asked).length > 0 && practicalTerms(turn).length > 1)
    ? answerTerms(asked, facts?.lines ?? [], turn, known)
    : null;
}

/** A turn that is about one thing as a whole: a line that it speaks of, a case, a name, or an introduction. Null for any other. */
function answerWhole(own: readonly Part[], first: Part): SpokenAnswer | null {
  const introduces = isIntroduction(own);
  const stated = introduces || !own.every(mayBeStated) ? null : (answerFigures(first) ?? answerStated(first));
  if (stated !== null) return stated;
  if (isCase(first, own)) return answerCase(first, first.facts);
  const heard = heardIn(first.input);
  const named = own.length === 1 || introduces ? answerNamed(first, heard) : null;
  return named ?? answerNotSeen(first, heard) ?? (introduces ? answerPart(first) : null);
}

/** "Why us, and when could you start": null where not both are asked. */
function answerWhyAnd(parts: readonly Part[], turn: string): SpokenAnswer | null {
  const [first] = parts;
  const isHere = asksWhyHere(turn) || (!asksWhyLeaving(turn) && parts.some(({ kind }) => kind === 'why-here'));
  const isWhy = isHere || asksWhyLeaving(turn) || parts.some(({ kind }) => kind === 'leaving');
  const rest = beyondWhy(turn);
  const isTerms =
    practicalTerms(rest).length > 0 || asksToAgree(rest, rest) || parts.some(({ kind }) => kind === 'terms');
  if (first?.facts == null || !isWhy || !isTerms) return null;
  const asked = beyondWhy(parts.map(({ question }) => question).join(' '));
  const terms = answerTerms(asked, first.facts.lines, rest, practicalFactsFor(first.input));
  return answerWhyAndTerms(answerOfKind({ ...first, kind: isHere ? 'why-here' : 'leaving' }, first.facts), terms);
}

const practicalFactsFor = ({ resume, jobDescription }: AnswerInput) => readPracticalFacts(resume, jobDescription);

/** Each part in a separate paragraph, with its first sentences and the line of the resume where there is one. Each line comes once. */
function answerInOrder(all: readonly Part[]): SpokenAnswer {
  // Of several parts each is answered by its own words.
  const parts = all.map((part): Part => ({ ...part, isOneOfSeveral: true }));
  const first = parts[0] as Part;
  const said: string[] = [];
  for (const [at, part] of parts.entries()) {
    said.push(at > 0 && onlyAsksOn(part) ? sayAskedOn(part, said) : sayPart(part, first.told, said));
  }
  // What only the person knows is left out beside a part that is answered.
  const whole = withoutRepeats(said.filter((text, at) => at === 0 || !text.startsWith(NO_NUMBER))).filter(
    saysSomething,
  );
  // Beside terms alone a gap shows that the other half is still to be answered.
  const [paragraph1 = '', paragraph2 = '', paragraph3] = [...new Set(whole.every(saysTerm) ? said : whole)];
  return paragraph3 === undefined ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };
}

/** What one part of a turn gets: its sentences without a further gap. */
function sayPart(part: Part, toldBefore: string, said: readonly string[]): string {
  const toldHere = heardWords(withoutGaps(said.join(' ')));
  const answer = answerPart({ ...part, told: `${toldBefore} ${toldHere}` });
  const sentences = [answer.paragraph1, answer.paragraph2].filter((text) => text !== '');
  const [first = '', second = ''] = sentences;
  const now = heardWords(withoutGaps(`${first} ${second}`));
  const isRepeated = (part.facts?.facts ?? []).some((fact) => wasTold(fact, toldHere) && wasTold(fact, now));
  if (isRepeated) return part.kind === 'why-here' ? first : firstOfFollowUp(part.question);
  if (part.kind === 'own-job' && first.split(' ').length >= WORDS_OF_JOB) return first;
  return second.includes('[') ? first : `${first} ${second}`.trim();
}
const WORDS_OF_JOB = 24;

/** A line that surely shows what is asked after, said with "yes", goes before one that shares its words. */
function answerNamed(part: Part, question: string): SpokenAnswer | null {
  const { kind, facts } = part;
  const status = facts === null ? null : answerStatus(part);
  if (status !== null) return status;
  const pointed = answerPointed(part);
  if (pointed !== null) return pointed;
  const shown = kind === 'experience' && facts !== null ? answerShown(part, facts, rankForPart(part, facts)) : null;
  if (shown?.paragraph1.startsWith('Yes') === true) return shown;
  const paper =
    facts !== null && MAY_BE_PAPER.has(kind) && answerHowFar(part) === null ? answerPaper(part, facts) : null;
  return paper ?? answerAboutNamed(part, question);
}

const MAY_BE_PAPER = new Set(['experience', 'terms', 'general']);

function answerPart(part: Part): SpokenAnswer {
  const answer =
    answerPartByTrade(part) ??
    answerNamed(part, part.question) ??
    answerFigures(part) ??
    answerFromLists(part) ??
    (part.facts === null ? answerWithoutResume(part) : answerFromResume(part, part.facts));
  return completed(answer, part);
}

/** Terms, the last words, the job before, and questions that a list of the resume answers. */
function answerFromLists({ question, kind, facts, told, input }: Part): SpokenAnswer | null {
  const turn = plainQuestion(input.context ?? '');
  if (kind === 'terms' && !asksForOther(question, turn)) {
    return answerTerms(question, facts?.lines ?? [], turn, practicalFactsFor(input));
  }
  if (kind === 'closing') return answerClosing(facts?.facts ?? [], told);
  if (kind === 'before') return answerBefore(facts);
  if (facts === null) return null;
  const listing = answerListing(question, facts, plainQuestion(heardIn(input)));
  if (listing !== null) return listing;
  const level = answerLevel(question, facts, input.resume);
  if (level !== null) return level;
  const years = answerYears(question, facts);
  if (years !== null) return years;
  const team = findTeamSize(question, facts.facts);
  return team === undefined ? null : { paragraph1: phraseFact(team), paragraph2: '' };
}

const knownFor = ({ question, kind, facts, input }: Part): KnownAnswer | null =>
  PERSONAL.has(kind) ? null : sayKnown(question, facts?.title ?? '', input.jobDescription);

function answerWithoutResume(part: Part): SpokenAnswer {
  const known = knownFor(part);
  if (known === null && part.kind === 'hypothetical') return answerCase(part, null);
  return known === null ? asParagraphs(formOf(part.kind), part.question) : sayWhatIsKnown(known, undefined);
}

function answerFromResume(part: Part, facts: ResumeFacts): SpokenAnswer {
  const { question, kind, input } = part;
  if (kind === 'experience') return answerExperiencePart(part, facts);
  if (kind === 'failure' && ASKS_WHETHER.test(question)) return answerWithNearest(part, facts);
  const hasLast = input.answered?.length !== undefined && input.answered.length > 0;
  if (kind === 'follow-up' && (hasLast || (input.lastQuestion ?? '') !== '')) return answerFollowUpPart(part, facts);
  const known = knownFor(part);
  return known === null ? answerOfKind(part, facts) : sayWhatIsKnown(known, findUse(question, facts.facts));
}

function answerExperiencePart(part: Part, facts: ResumeFacts): SpokenAnswer {
  const far = answerRegistered(part, facts) ?? answerHowFar(part);
  if (far !== null) return far;
  const { question, input } = part;
  const levels = ASKS_HOW_GOOD.test(question) ? skillsHeard(question, facts.skills) : [];
  if (levels.length > 1)
    return answerSeveral(
      levels,
      rankForPart(part, facts).map(({ fact }) => fact),
    );
  const isUnknown = namesUnknown(question, input.context ?? '', input.jobDescription, facts);
  // Of "this or that" the half that the resume does not name hides no line that shows the other.
  const mayShow = !isUnknown || asksForEither(question);
  const shown = mayShow ? answerShown(part, facts, rankForPart(part, facts)) : null;
  if (shown !== null) return shown;
  if (isUnknown) return answerWithNearest(part, facts);
  if (!namesSkill(part, facts)) return answerWithNearest(part, facts);
  const several = skillsHeard(part.question, facts.skills);
  return several.length > 1 ? answerSeveral(several, facts.facts) : phraseExperience(part, facts, part.skills);
}

function answerFollowUpPart(part: Part, facts: ResumeFacts): SpokenAnswer {
  const named = findNamedLine(part, facts);
  return named === undefined
    ? answerFollowUp(part.question, facts, part.input.answered?.at(-1)?.answer ?? '')
    : {
        paragraph1: phraseFact(named.fact),
        paragraph2: sayResultOf(part.question, named.fact, facts) || gapFor(part.question),
      };
}

function answerOfKind(part: Part, all: ResumeFacts): SpokenAnswer {
  const { question, kind, kinds, vectors, told, input } = part;
  const facts = tellable(all, kind, question);
  const form = formOf(kind);
  const query = { question, context: contextOf(part), shows: form.shows, kinds, vectors, told };
  const ranked = rankFacts(facts.facts, query);
  const aim = findAim(input.resume);
  const reason =
    findReason(input.resume, plainQuestion(heardIn(input))) ||
    (kind === 'leaving' && aim === '' ? sayWhyLooking(input.resume) : '');
  const about = { facts, ranked, jobDescription: input.jobDescription, vectors, told, aim, reason };
  const sure = kind === 'leaving' && reason === '' && aim === '' ? sureLine(ranked) : undefined;
  if (sure !== undefined) return { paragraph1: phraseFact(sure.fact), paragraph2: '' };
  const aboutThem = ABOUT_THEM[kind]?.(about, question);
  if (aboutThem !== undefined && aboutThem !== null) return aboutThem;
  switch (kind) {
    case 'project':
      return answerWithNearest(part, facts);
    case 'amount':
      return answerUncounted(part, ranked) ?? answerAmount(form, ranked, findListedAmount(question, facts.lines));
    case 'estimation':
      return answerEstimate(form, question, ranked);
    case 'coding':
      return ASKS_FOR_COST.test(question) ? COST_OF_CODE : asParagraphs(form, question);
    case 'technical':
      return answerTechnical(form, question, findUse(question, facts.facts) ?? findRelated(ranked), ranked);
    case 'hypothetical':
      return answerCase(part, facts);
    case 'outside':
      return answerOutside(input.resume) ?? answerByFormOrLast(part, form, ranked, facts);
    case 'weakness':
      return answerHonestly(input.resume) ?? answerByFormOrLast(part, form, ranked, facts);
    default:
      return answerByFormOrLast(part, form, ranked, facts);
  }
}

/** Kinds about the person as a whole or about this job. Null where nothing of the resume or the advertisement answers. */
const ABOUT_THEM: Record<string, (about: AboutInput, question: string) => SpokenAnswer | null> = {
  'about-you': answerAboutYou,
  'own-job': answerOwnJob,
  'why-you': (about) => answerWhyYou(about, isCraft),
  'why-here': answerWhyHere,
  strength: (about) => answerStrength(about, false),
  'others-say': (about) => answerStrength(about, true),
  education: answerEducation,
  goals: answerGoals,
  leaving: answerLeaving,
  motivation: (about) => answerMotivation(about, formOf('motivation').view),
  weakness: answerWeakness,
  project: answerProject,
};

/** The only line that fits is the last one shown: then the question asks for more of it. */
function answerByFormOrLast(
  part: Part,
  form: AnswerForm,
  ranked: readonly RankedFact[],
  facts: ResumeFacts,
): SpokenAnswer {
  const { question, kind, input } = part;
  const last = input.answered?.at(-1)?.answer ?? '';
  if (!NEEDS_PROOF.has(kind) && !asksForStory(question) && asksOnOf(ranked, last))
    return answerFollowUp(question, facts, last);
  const answer = answerByForm(form, question, ranked, ownSentences(facts, input.resume));
  const likely = kind === 'general' ? answerByLikelyKind(part, answer, ranked, facts) : null;
  if (likely !== null) return likely;
  // Where nothing is near, a question is most often about the last answer.
  const isEmpty = kind === 'general' && !/\p{L}/u.test(withoutGaps(answer.paragraph1));
  const nearest = isEmpty ? sayOnlyNearest(part, ranked) : null;
  if (nearest !== null) return nearest;
  return isEmpty && toldLast(facts.facts, last).length > 0 ? answerFollowUp(question, facts, last) : answer;
}

function asksOnOf([first, second]: readonly RankedFact[], lastAnswer: string): boolean {
  if (first === undefined || !first.fits || first.shared === 0 || second?.fits === true) return false;
  return wasTold(first.fact, heardWords(withoutGaps(lastAnswer)));
}

/** "Have you ever had to sack someone" is taken for a failure, and names none. */
const ASKS_WHETHER =
  /^(?:(?:so|and|okay|well|now) )*have you (?:ever )?(?!.*\b(?:fail\w*|mistakes?|wrong|errors?|miss\w*|regret\w*|lost|badly)\b)/;
/** Kinds of which only the person knows: nothing that is known in general answers them. */
const PERSONAL = new Set([
  'own-job',
  ...'about-you why-here why-you strength others-say weakness failure achievement experience project education terms'.split(
    ' ',
  ),
  ...'leaving goals motivation outside your-questions small-talk follow-up amount'.split(' '),
]);
