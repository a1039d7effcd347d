import { dotProduct } from '../text/dot-product.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { asParagraphs } from './answer-story.ts';
import { findCaseCertificate } from './case-certificate.ts';
import { caseClause } from './case-clause.ts';
import { formOfCase, isAboutStart, isOfNoKind, isSaidAlone, stepsOf, stepsOfCase } from './imagined-case.ts';
import { guessKinds } from './question-kind.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { type RankedFact, rankFacts } from './rank-facts.ts';
import { type Part, turnOf } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import { judgeLines } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK } from './tell-lines.ts';
import { hasTelling, tellingBeyondTrade, wordsOfLine } from './telling-words.ts';

/** Of 34 cases by nine writers ten had a line beyond all three bounds, and nine of these belonged to the case. */
const NEAR = { fit: 0.2, similarity: 0.45 };
const isNear = ({ fit, similarity, shared }: RankedFact): boolean =>
  shared > 0 && fit >= NEAR.fit && similarity >= NEAR.similarity;

/** The ranking itself is sure of the line. */
const SURE_FIT = 0.6;
const LEAST_SHARE = 0.4;
const SURE_SHARE = 0.6;
/** Beside steps of the trade a line has to be of the case itself. */
const SURE_BESIDE = 0.8;
const LEAST_OF_PAPER = 0.2;

/** From which probability on a line is shown, what is said before it, and how many telling words it has to have. */
type Bounds = { share: number; lead: string; alike: number };

/** The line of the resume, or the certificate, that is near to the whole case; empty where none is. */
export function sayOwn({ input, question, vectors, told }: Part, facts: ResumeFacts, bounds: Bounds): string {
  const { share: least, lead, alike } = bounds;
  const turn = input.context ?? question;
  const kinds = guessKinds(plainQuestion(turn), vectors.get(heardWords(turn)));
  const ways = lead === AS_IN ? waysIn(facts) : facts.facts;
  const [best] = rankFacts(ways, { question: turn, context: turn, shows: [], kinds, vectors, told });
  const telling = tellingBeyondTrade(turn, facts);
  const isOfCase = (text: string, least = 1) => {
    const words = wordsOfLine(text);
    return telling.filter((stem) => hasTelling(stem, words)).length >= least;
  };
  if (best !== undefined && (best.fit >= SURE_FIT || (isNear(best) && isOfCase(best.fact.text, alike))))
    return phraseFact(best.fact, lead);
  const thing = heardWords(turn);
  const [lines = []] = judgeLines([thing], facts, { resume: input.resume, vectors });
  const shown = lines.find(({ fact }) => fact !== undefined && ways.includes(fact));
  if (shown?.fact !== undefined && shown.share >= (isOfCase(shown.text) ? LEAST_SHARE : least))
    return phraseFact(shown.fact, lead);
  if (lead === AS_IN) return '';
  const held = findCaseCertificate(turnOf(input), facts);
  const isShown = lines.some(({ text, share }) => text === held && share >= LEAST_OF_PAPER);
  return held === undefined || !isShown ? '' : `What helps me there: **${held}**.`;
}

const IMAGINES = joinPattern(
  '',
  String.raw`^(?:(?:so|and|okay|ok|right|now|um|uh|well|alright|great|thanks|good|let me|let's|i'll|give|you|do|a|an|one|this|here is|here's|quick|little|small|short|first) )*`,
  String.raw`(?:imagine|suppose|picture|let's say|let us say|pretend|case\b|scenario\b|hypothetical\w*`,
  String.raw`|say (?:it|you|we|a|an|the|one|there|your|that|two|three)\b|if (?:a|an|the|one|your|somebody|someone)\b)`,
);
const HAPPENS = joinPattern(
  'u',
  String.raw`\b(?:a|an|the|your|one of (?:our|your|the)) (?:\p{L}+ ){1,3}?(?:rings|calls|says|tells|asks|wants|refuses|complains|collapses`,
  String.raw`|comes|sends|hands|stops|breaks|fails|trips|drops|goes)\b|\b(?:sends|hands|rings|calls|tells|asks|comes|walks|brings|gives|shows`,
  '|wants|refuses|says|starts|stops|breaks|fails|trips|finds|notices|collapses|falls|gets|arrives) (?:you|in|up|to|on|over|out|a|an',
  String.raw`|the|that|off|back|down|and)\b`,
);
const ASKS_WHAT_TO_DO = joinPattern(
  '',
  String.raw`\b(?:what (?:would|do|will|'d) you (?:actually |then |first |really )?(?:do|check|say|tell|look)|what(?:'s| is) your (?:first|next)|where (?:do|would) you (?:start|begin)`,
  '|how (?:would|do) you (?:go about|handle|deal|help|react|respond|approach|make sure|set|decide|sort|manage)|(?:talk|walk|take) (?:me',
  String.raw`|us) through)\b`,
);
const ASKS_WHAT_ONE_WOULD_DO =
  /\b(?:how|what) would you (?:do|go about|handle|deal|proceed|react|respond|approach|say)\b/;
/** "An engineer hands you a part that …: where do you start?" */
function describesCase(turn: string): boolean {
  const plain = plainQuestion(turn);
  if (isSaidAlone(plain) && ASKS_WHAT_ONE_WOULD_DO.test(plain)) return true;
  if (!ASKS_WHAT_TO_DO.test(plain)) return false;
  if (IMAGINES.test(plain)) return true;
  return HAPPENS.test(plain) && stepsOf(turn) !== undefined;
}

/** A turn that only describes a case, however the kind of its question was guessed. */
export const isCase = (first: Part, own: readonly Part[]): boolean =>
  (own.every(({ kind }) => MAY_BE_CASE.has(kind)) || IMAGINES.test(plainQuestion(turnOf(first.input)))) &&
  describesCase(turnOf(first.input));
const MAY_BE_CASE = new Set(
  'hypothetical technical design approach general opinion problem customer pressure conflict trouble follow-up experience leadership project'.split(
    ' ',
  ),
);

/** So many words can be said in twenty seconds. */
const SPOKEN_WORDS = 62;
const countWords = (text: string): number => text.split(' ').length;

/** The steps that fit into what can be said at once, at least the first two. */
function inTime(steps: readonly string[], own: string): SpokenAnswer {
  const [first = '', second = '', third = ''] = steps;
  const isShort = countWords(`${first} ${second} ${third}`) <= SPOKEN_WORDS;
  const last = own === '' ? (isShort ? third : '') : own;
  return last === ''
    ? { paragraph1: first, paragraph2: second }
    : { paragraph1: first, paragraph2: second, paragraph3: last };
}

/** Of no known kind of case a line has to have so many of its words. */
const MOST_ALIKE = 2;
/** What there is, and no way of doing anything. */
const COUNTS_FIRST = /^(?:\d|two|three|four|five|six|seven|eight|nine|ten)\b/iu;
const waysIn = ({ facts }: ResumeFacts) => facts.filter(({ text }) => !COUNTS_FIRST.test(text));
const AS_IN = 'I would build on this:';
const ASKED_WAY = joinPattern(
  '',
  String.raw`\bhow (?:would|will|do|might|should) you (?:go about )?((?:decide|check|find out|explain|tell|work out|choose|plan|set up|prepare`,
  '|measure|test|build|organi[sz]e|make sure|keep|teach|train|help|stop|get) (?!(?:that|it|this|them|us|me)$).+)$',
);
const MOST_NAMED = 11;
/** How one chooses or explains something is no event: only the person knows the first step. */
const OPEN_STEP = 'I would first **[what you would check or do]**.';
/** An answer to a case of which only the person knows the first step. */
export const OPEN_CASE = /\bI would first \*\*\[/u;

/** The first steps in a case of no known kind, with its event in the words of the interviewer where one is surely heard. */
function sayFirstSteps({ question, input }: Part): string[] {
  const asked = (ASKED_WAY.exec(plainQuestion(question))?.[1] ?? '')
    .replace(/\byour\b/g, 'my')
    .replace(/\byou\b/g, 'I');
  if (asked !== '') return [isNameable(asked) ? `To **${asked}**, ${OPEN_STEP}` : OPEN_STEP];
  const clause = caseClause(input.context ?? question);
  return [isNameable(clause) ? `If **${clause}**, ${OPEN_STEP}` : OPEN_STEP];
}
const isNameable = (words: string): boolean =>
  words !== '' && countWords(words) <= MOST_NAMED && !/^(?:how|what|which|who|why|where)\b/.test(words);

const OF_NO_KIND: Bounds = { share: SURE_BESIDE, lead: AS_IN, alike: MOST_ALIKE };
const OF_KIND: Bounds = { share: SURE_SHARE, lead: OWN_WORK, alike: 1 };
export const BESIDE_STEPS: Bounds = { ...OF_KIND, share: SURE_BESIDE };

/**
 * Words that a case shares with a turn by chance bring the steps of another trade: a seal that leaks, and data that leak. Steps that are hardly
 * near to the turn are left out, and those that are not near go behind the person's own case.
 */
export function stepsFor({ input, vectors }: Part): { steps: readonly string[] | undefined; isOfTurn: boolean } {
  const known = stepsOf(turnOf(input));
  const steps = known !== undefined && isOfOthers(known, turnOf(input)) ? undefined : known;
  const [asked, said] = [input.context ?? input.question, steps?.join(' ') ?? ''].map((text) =>
    vectors.get(heardWords(text)),
  );
  if (steps === undefined || asked === undefined || said === undefined) return { steps, isOfTurn: true };
  const similarity = dotProduct(asked, said);
  return { steps: similarity < LEAST_OF_STEPS ? undefined : steps, isOfTurn: similarity >= NEAR_STEPS };
}
/** First aid for a queue of calls would be embarrassing to say: it needs a patient, or an event of danger. */
const isOfOthers = (steps: readonly string[], turn: string): boolean =>
  FIRST_AID.test(steps.join(' ')) && !IN_CARE.test(turn) && formOfCase(plainQuestion(turn)).kind !== 'imagined-safety';
const FIRST_AID = /\b(?:airway|consciousness|breathing)\b/;
const IN_CARE = /\b(?:patients?|residents?|casualt\w+|mothers?|bab(?:y|ies)|wards?|wounds?)\b/i;
/** Of 35 turns with known steps the three below the first belonged to another trade. */
const LEAST_OF_STEPS = 0.2;
const NEAR_STEPS = 0.45;

/** A case of no known kind: the person's own case goes before what anybody would do. */
function answerOpenCase(part: Part, facts: ResumeFacts | null): SpokenAnswer {
  const own = facts === null ? '' : sayOwn(part, facts, OF_NO_KIND);
  const steps = sayFirstSteps(part);
  return own === '' ? inTime(steps, own) : { paragraph1: own, paragraph2: '' };
}

/** A case to imagine: the first steps of its trade, else those of its kind with its event, and what the person has done near to it. */
export function answerCase(part: Part, facts: ResumeFacts | null): SpokenAnswer {
  const heard = turnOf(part.input);
  const plain = plainQuestion(heard);
  const { steps: known, isOfTurn } = stepsFor(part);
  if (known === undefined && isOfNoKind(plain)) return answerOpenCase(part, facts);
  const own = facts === null ? '' : sayOwn(part, facts, known === undefined ? OF_KIND : BESIDE_STEPS);
  if (known !== undefined) return isOfTurn || own === '' ? inTime(known, own) : { paragraph1: own, paragraph2: '' };
  const { paragraph1, paragraph2, paragraph3 = '' } = asParagraphs(formOfCase(plain), part.question);
  const steps = isAboutStart(heard)
    ? null
    : stepsOfCase({ paragraph1, paragraph2 }, part.input.context ?? part.question);
  return inTime([...(steps ?? [paragraph1, paragraph2]), paragraph3], own);
}
