import { contentStems } from '../text/content-stems.ts';
import { answerExperience, isShown } from './answer-experience.ts';
import {
  answerNotHeld,
  lineOfInitials,
  namesNeverMet,
  sayNearest,
  sayNone,
  sayNotYet,
  thingAskedFor,
} from './answer-held.ts';
import { answerPaper } from './answer-paper.ts';
import { coreOf, thingsIn } from './asked-core.ts';
import { asksWhether } from './asks-whether.ts';
import { chooseByNouns } from './choose-by-nouns.ts';
import { countSubjects } from './line-subjects.ts';
import { findListedWord } from './listed-lines.ts';
import { isOnResume, isTool, NOTHING_NEAR, namesMeant } from './missing-names.ts';
import { answerMissing, isToolLike, sayOwnTools } from './own-tools.ts';
import { gapBeside, gapFor } from './question-gaps.ts';
import { heardWords } from './question-words.ts';
import type { RankedFact } from './rank-facts.ts';
import { rankForPart } from './rank-part.ts';
import { heardIn, type Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import { judgeLines, type ShownLine } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK, offerLikely, PERHAPS, showNearest, speaksOfIt, sureLine, tellOrShow } from './tell-lines.ts';

/** The lines of the resume that may show what is asked about, the likeliest first; for several things the best line of each. */
function judgedFor(part: Part, facts: ResumeFacts): ShownLine[] {
  const core = coreOf(part.question);
  if (core === '') return [];
  const things = thingsIn(core);
  const asked = things.length > 1 ? [core, ...things] : [core];
  const [whole = [], ...each] = judgeLines(asked, facts, { resume: part.input.resume, vectors: part.vectors });
  // A bare skill is no answer, and a line for all of it goes before one for a part.
  const byShare = (lines: readonly ShownLine[]) => lines.toSorted((one, other) => other.share - one.share);
  const likely = whole.filter(({ share }) => share >= LIKELY);
  return [...byShare(likely), ...byShare(each.flat()), ...byShare(whole)].filter(({ kind }) => kind !== 'skill');
}
/** Between these bounds a line shows the thing more often than not, in other words. */
const LIKELY = 0.22;
const POSSIBLE = 0.08;

const shareIn = (judged: readonly ShownLine[], text: string): number =>
  Math.max(0, ...judged.filter((line) => line.text === text).map(({ share }) => share));

/** A line that likely shows the thing is offered, and nothing is denied beside it. */
function offerJudged(judged: readonly ShownLine[]): SpokenAnswer | null {
  const best =
    judged.find(({ share, fact }) => fact !== undefined && share >= LIKELY) ??
    judged.find(({ share }) => share >= LIKELY);
  if (best === undefined) return null;
  return offer(best);
}
type Offered = Omit<ShownLine, 'share'>;
const offer = ({ fact, text }: Offered): SpokenAnswer => ({
  paragraph1: fact === undefined ? `What I have there: **${text}**.` : phraseFact(fact, OWN_WORK),
  paragraph2: '',
});

/** The line that shows the thing most likely, where nothing is sure. Null where none has to do with it. */
function offerPossible(judged: readonly ShownLine[]): SpokenAnswer | null {
  const best = judged.find(({ share, fact }) => fact !== undefined && share >= POSSIBLE);
  return best === undefined ? null : offer(best);
}

/** The line with a noun of the question, or near one. Null where none has. */
function offerNamed(part: Part, facts: ResumeFacts): SpokenAnswer | null {
  const chosen = chooseByNouns(part, facts);
  if (chosen === undefined) return null;
  const { line, isSure } = chosen;
  const said = line.fact === undefined ? `I have this: **${line.text}**.` : phraseFact(line.fact);
  return isSure ? { paragraph1: said, paragraph2: '' } : offer(line);
}

/** "Incident command training": a line that has "ICS" is offered. */
function answerByInitials(part: Part, judged: readonly ShownLine[]): SpokenAnswer | null {
  const thing = thingAskedFor(part.question);
  const isNear = judged.some(({ share }) => share >= LIKELY);
  const line = thing === '' || isNear || thing.split(' ').length < 2 ? undefined : lineOfInitials(thing, part);
  return line === undefined ? null : { paragraph1: `What I have there: **${line}**.`, paragraph2: '' };
}

/** A name that keeps its capitals inside a sentence: "Workday Payroll", and no "Claims". */
const isWrittenSo = (name: string): boolean => name.includes(' ') || isTool(name) || /^\p{Lu}{2,6}$/u.test(name);

/** A plain no to names of the advertisement, as the question puts them: "healthcare claims" and not "Claims". */
function answerWithoutNames(
  missing: readonly string[],
  part: Part,
  ranked: readonly RankedFact[],
  facts: ResumeFacts,
): SpokenAnswer {
  const thing = thingAskedFor(part.question);
  const said = answerMissing(missing, part.question, ranked, part.input.context ?? '', facts.skills);
  const isPart = thing.includes(' ') && missing.every((name) => ` ${thing} `.includes(` ${name.toLowerCase()} `));
  const { skills } = facts;
  const beside = () =>
    missing.some(isToolLike)
      ? sayOwnTools(skills, heardWords(part.question), part.vectors)
      : sayNearest(thing, part, ranked);
  const near = said.paragraph2 === NOTHING_NEAR ? beside() : said.paragraph2;
  const spelled = missing.filter(isWrittenSo).reduce((text, name) => text.replace(name.toLowerCase(), name), thing);
  return { paragraph1: isPart ? sayNotYet(spelled) : said.paragraph1, paragraph2: near || NOTHING_NEAR };
}

/** "Have you moved a company to a new system": no name to look for, so the line that answers most likely. */
export function answerWithNearest(part: Part, facts: ResumeFacts): SpokenAnswer {
  const { question } = part;
  const ranked = rankForPart(part, facts);
  const asksYesOrNo = asksWhether(question) || !ASKS_OPENLY.test(question);
  const meant = namesMeant(question, part.input.context ?? '', part.input.jobDescription);
  const missing = meant.filter((name) => !isOnResume(name, facts));
  if (missing.length < meant.length && isShown(meant, facts)) return phraseExperience(part, facts, meant);
  if (missing.length > 0) return answerWithoutNames(missing, part, ranked, facts);
  const unnamed = namesNeverMet(part, facts);
  if (asksYesOrNo && unnamed.length > 0)
    return { paragraph1: sayNone(unnamed), paragraph2: sayNearest(unnamed.join(' '), part, ranked) };
  const judged = judgedFor(part, facts);
  const sure = sureLine(ranked);
  const isDoubted =
    sure !== undefined && judged.length > 0 && shareIn(judged, sure.fact.text) < POSSIBLE && part.vectors.size > 0;
  const isLikely = judged.some(({ share }) => share >= LIKELY);
  // Nothing is denied that the resume may only say in other words.
  return (
    answerPaper(part, facts) ??
    (isLikely ? null : answerNotHeld(part, ranked, isDoubted)) ??
    answerByInitials(part, judged) ??
    (isDoubted ? { paragraph1: phraseFact(sure.fact, OWN_WORK), paragraph2: '' } : null) ??
    tellOrList(question, asksYesOrNo ? withWordsOfQuestion(ranked) : ranked, facts) ??
    offerJudged(judged) ??
    offerNamed(part, facts) ??
    (asksYesOrNo ? offerLikely(ranked) : null) ??
    offerPossible(judged) ??
    showNearest(ranked) ??
    offerPaper(question, facts) ??
    sayOnlyNearest(part, ranked) ??
    answerOpenly(part, ranked, asksYesOrNo)
  );
}

/** The best line, where it is likelier than most to be meant although it has no word of the question. */
const offerBest = ([best]: readonly RankedFact[]): SpokenAnswer | null =>
  best === undefined || best.fit < LEAST_OF_BEST
    ? null
    : { paragraph1: phraseFact(best.fact, OWN_WORK), paragraph2: '' };
const LEAST_OF_BEST = 0.2;

/** A certificate that speaks of the subject in other words: "HACCP level 2" where allergens are asked after. */
function offerPaper(question: string, { lines }: ResumeFacts): SpokenAnswer | null {
  const papers = lines.filter(({ kind }) => kind === 'certificate').map(({ text }) => text);
  const counts = countSubjects(question, papers);
  const most = Math.max(0, ...counts);
  return most < LEAST_OF_PAPER
    ? null
    : { paragraph1: `What I hold that is near to it: **${papers[counts.indexOf(most)] ?? ''}**.`, paragraph2: '' };
}
const LEAST_OF_PAPER = 0.5;

/** Where no line has to do with the question: what is nearest, else what only the person knows. */
const answerOpenly = (part: Part, ranked: readonly RankedFact[], asksYesOrNo: boolean): SpokenAnswer =>
  offerBest(ranked) ??
  (asksYesOrNo ? sayClosest(part, ranked) : null) ??
  offerNeighbour(ranked) ?? {
    paragraph1: asksYesOrNo ? '**[Yes or no, and where]**.' : YOUR_ANSWER,
    paragraph2: gapFor(part.question),
  };

/** Said rather than nothing: the line that is nearest in meaning, as no more than that. */
function offerNeighbour(ranked: readonly RankedFact[]): SpokenAnswer | null {
  const [like] = ranked.toSorted((one, other) => other.similarity - one.similarity);
  return like === undefined || like.similarity < LEAST_OF_NEIGHBOUR
    ? null
    : { paragraph1: phraseFact(like.fact, PERHAPS), paragraph2: '' };
}
const LEAST_OF_NEIGHBOUR = 0.2;

/** The line that is nearest to a thing in other words, which may show it: nothing is denied. Null where all lines are far. */
function sayClosest(part: Part, ranked: readonly RankedFact[]): SpokenAnswer | null {
  const core = coreOf(part.question);
  if (core === '' || part.vectors.size === 0) return null;
  const [like] = ranked.toSorted((one, other) => other.similarity - one.similarity);
  if (like === undefined || like.similarity < LEAST_OF_CLOSEST) return null;
  return { paragraph1: phraseFact(like.fact, OWN_WORK), paragraph2: '' };
}
const LEAST_OF_CLOSEST = 0.3;

/** Asked for experience of which no line has a word, what comes nearest is said as no more than that. */
export function sayOnlyNearest(part: Part, ranked: readonly RankedFact[]): SpokenAnswer | null {
  const nearest = ASKS_FOR_EXPERIENCE.test(part.question) ? sayNearest('', part, ranked, LEAST_SIMILAR) : '';
  return nearest === '' ? null : { paragraph1: nearest, paragraph2: '' };
}
const LEAST_SIMILAR = 0.25;
const ASKS_FOR_EXPERIENCE = /\b(?:experience|exposure|acquaintance|background|knowledge)\b/;

/** Beside a yes or no, a line that is not sure has to share a word: else it would be an offer of anything. */
const withWordsOfQuestion = (ranked: readonly RankedFact[]): readonly RankedFact[] =>
  sureLine(ranked) === undefined ? ranked.filter(speaksOfIt) : ranked;

/** A sure line, else a listed one with two words of the question, else the nearest lines. */
function tellOrList(question: string, ranked: readonly RankedFact[], { lines }: ResumeFacts): SpokenAnswer | null {
  const told = tellOrShow(ranked, '', (line) => gapBeside(question, line));
  const listed = sureLine(ranked) === undefined ? findListedWord(question, lines) : undefined;
  const isWorded = (ranked[0]?.shared ?? 0) > 0;
  if (listed === undefined || (told !== null && isWorded && !sharesTwo(listed.text, question))) return told;
  return { paragraph1: `What I have there: **${listed.text}**.`, paragraph2: '' };
}

/** One word in common may be there by chance: "temperatures", "Low temperature heating". */
function sharesTwo(line: string, question: string): boolean {
  const asked = new Set(contentStems(question));
  return new Set(contentStems(line).filter((stem) => asked.has(stem))).size > 1;
}

const YOUR_ANSWER = '**[Your answer, in one sentence]**.';

export const phraseExperience = (part: Part, facts: ResumeFacts, names: readonly string[]): SpokenAnswer =>
  answerExperience(names, facts, { ...part, ranked: rankForPart(part, facts), heard: heardIn(part.input) });
const ASKS_OPENLY = /\b(?:what|which|where|when|who|how|why|tell|give|describe|talk|walk)\b/;
