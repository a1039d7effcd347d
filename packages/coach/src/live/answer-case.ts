import { dotProduct } from '../text/dot-product.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { asParagraphs } from './answer-story.ts';
import { formOfCase, type ImaginedCase, isOfDanger, isSurelyCase, mayHarm, stepsOf } from './imagined-case.ts';
import { sayNearestCue } from './in-own-words.ts';
import { isToldByWord } from './known-steps.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { type Part, turnOf } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** The line of the resume that surely belongs to the case; empty where none does. */
export const sayOwn = (part: Part, facts: ResumeFacts, least: number): string =>
  sayNearestCue(part, facts, least).replaceAll('\n', ' ');

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
  '|wants|refuses|says|starts|stops|breaks|fails|trips|finds|notices|collapses|falls|gets|arrives) (?:you|in|up|to|on|over|out|a|an|another',
  String.raw`|the|that|off|back|down|and)\b`,
);
const ASKS_WHAT_TO_DO = joinPattern(
  '',
  String.raw`\b(?:what (?:would|do|will|'d) you (?:actually |then |first |really )?(?:do|check|say|tell|look)|what(?:'s`,
  String.raw`| is) your (?:first|next)|where (?:do|would) you (?:start|begin)|what then$|what happens(?: next| then)?$`,
  '|how (?:would|do) you (?:go about|handle|deal|help|approach|react|respond|approach|make sure|set|decide|sort|manage)|(?:talk|walk|take) (?:me',
  String.raw`|us) through)\b`,
);
const ASKS_WHAT_ONE_WOULD_DO =
  /\b(?:how|what) would you (?:do|go about|handle|deal|proceed|react|respond|approach|say)\b/;
/** "An engineer hands you a part that …: where do you start?" */
function describesCase(imagined: ImaginedCase): boolean {
  const plain = plainQuestion(imagined.turn);
  if (ASKS_WHAT_ONE_WOULD_DO.test(plain) && isSurelyCase(imagined)) return true;
  if (!ASKS_WHAT_TO_DO.test(plain)) return false;
  if (IMAGINES.test(plain)) return true;
  return HAPPENS.test(plain) && (stepsOf(imagined).length > 0 || isSurelyCase(imagined));
}

const caseOf = ({ input, vectors }: Part): ImaginedCase => ({ turn: turnOf(input), vectors });

/** A turn that only describes a case, however the kind of its question was guessed. */
export const isCase = (first: Part, own: readonly Part[]): boolean =>
  (own.every(({ kind }) => MAY_BE_CASE.has(kind)) || IMAGINES.test(plainQuestion(turnOf(first.input)))) &&
  describesCase(caseOf(first));
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

/** An answer to a case of which only the person knows the steps: what is right in any. */
const openSteps = (imagined: ImaginedCase): SpokenAnswer => ({
  paragraph1: mayHarm(imagined)
    ? 'First I would make sure of the facts, and that nobody comes to harm meanwhile.'
    : 'First I would make sure of the facts, before I decide or promise anything.',
  paragraph2:
    'What is not mine to decide I would take to the person responsible at once. **[The step that matters here]**.',
});
/** True if a text leaves the step open that matters. */
export const OPEN_CASE = /\bI would \*\*\[|\bFirst I would make sure of the facts\b/u;

/** From these scores on a line of the resume is said beside steps, and beside none. */
const OF_KIND = 0.6;
export const BESIDE_STEPS = 0.75;

/**
 * Words that a case shares with a turn by chance bring the steps of another trade: a seal that leaks, and data that leak. Of the cases with words of the
 * turn the nearest in meaning counts, and steps that are not near are left out.
 */
function stepsFor(part: Part): readonly string[] | undefined {
  const { input, vectors } = part;
  const imagined = caseOf(part);
  const known = stepsOf(imagined).filter((steps) => !isOfOthers(steps, imagined));
  const asked = vectors.get(heardWords(input.context ?? input.question));
  if (asked === undefined) return known[0];
  const near = known.map((steps, at) => {
    const said = vectors.get(heardWords(steps.join(' ')));
    const similarity = said === undefined ? LEAST_OF_STEPS : dotProduct(asked, said);
    return { steps, similarity, order: similarity - at * EACH_BEHIND };
  });
  const isNear = ({ steps, similarity }: (typeof near)[number]): boolean =>
    similarity >= (isToldByWord(steps) ? LEAST_BY_WORD : LEAST_OF_STEPS);
  return near.filter(isNear).toSorted((one, other) => other.order - one.order)[0]?.steps;
}
/** First aid for a queue of calls would be embarrassing to say: it needs a patient, or an event of danger. */
const isOfOthers = (steps: readonly string[], imagined: ImaginedCase): boolean =>
  FIRST_AID.test(steps.join(' ')) && !IN_CARE.test(imagined.turn) && !isOfDanger(imagined);
const FIRST_AID = /\b(?:airway|consciousness|breathing)\b/;
const IN_CARE = /\b(?:patients?|residents?|casualt\w+|mothers?|bab(?:y|ies)|wards?|wounds?)\b/i;
/** Of 50 turns with known steps the ten below the first belonged to another trade or another case. */
const LEAST_OF_STEPS = 0.32;
const LEAST_BY_WORD = 0.25;
/** A case with fewer words of the turn has to be so much nearer. */
const EACH_BEHIND = 0.03;

/** A case to imagine: the first steps of its trade, else those of its kind, and what the person has done near to it. */
export function answerCase(part: Part, facts: ResumeFacts | null): SpokenAnswer {
  const known = stepsFor(part);
  const form = known === undefined ? formOfCase(caseOf(part)) : undefined;
  const own = facts === null ? '' : sayOwn(part, facts, known === undefined ? OF_KIND : BESIDE_STEPS);
  if (known !== undefined) return inTime(known, own);
  if (form === undefined) return own === '' ? openSteps(caseOf(part)) : { ...openSteps(caseOf(part)), paragraph3: own };
  const { paragraph1, paragraph2, paragraph3 = '' } = asParagraphs(form, part.question);
  return inTime([paragraph1, paragraph2, paragraph3], own);
}
