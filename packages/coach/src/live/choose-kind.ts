import { joinPattern } from '../text/join-pattern.ts';
import { ASKS_FOR_JOB } from './answer-own-job.ts';
import { findNamed } from './find-named.ts';
import { ANSWERED_BY_LINES } from './line-features.ts';
import type { Vectors } from './packed-vector.ts';
import { guessKinds, type KindGuess } from './question-kind.ts';
import { heardWords } from './question-words.ts';
import type { ResumeFacts } from './resume-facts.ts';

/** Below this probability the kind of a question is not known. */
const SURE_OF_KIND = 0.2;
/** Kinds whose answer is of no use to any other question have to be surer. */
const SURE_OF_RARE: Record<string, number> = {
  'small-talk': 0.45,
  pitch: 0.45,
  coding: 0.5,
  design: 0.4,
  estimation: 0.45,
  outside: 0.35,
  education: 0.42,
  terms: 0.3,
  technical: 0.3,
  'why-here': 0.3,
  goals: 0.3,
  leaving: 0.4,
  'your-questions': 0.3,
  'others-say': 0.3,
  'follow-up': 0.45,
};
/** Asks after a skill by its form, and after terms by their name. */
const NAMES_SKILL =
  /\b(?:(?:experience|familiar|comfortable|proficient) (?:with|in|using)|have you (?:ever )?(?:used|worked with)|do you (?:know|use|speak|hold))\b/;
const NAMES_TERMS = joinPattern(
  '',
  String.raw`\b(?:salary|salaries|package|commission|wages?|hourly rate|(?<!did (?:\w+ )?|you |they |people `,
  String.raw`|we )notice|remuneration|(?:can|could) you (?:start|begin)(?! (?:by|with|us|off|\w+ing|to (?!work)\w+)\b)`,
  String.raw`|you (?:can|could) (?:start|begin)(?! (?:by|with))|how soon (?:can|could))\b`,
);
/** From this probability on another kind wins over such a form. */
const SURE_OF_OTHER = 0.5;
const ASKS_WHAT_IF = /\b(?:what (?:do|would|will) you (?:do|say|tell)|how would you|what if|what happens if)\b/;
const ASKS_THE_WAY =
  /^(?:(?:so|and|okay|now|can you|could you) )*(?:how (?:do|did|are|can) you|(?:walk|talk|take) (?:me|us) through|what(?:'s| is) your (?:approach|process|way))\b/;
export const ASKS_HOW_GOOD =
  /\bhow (?:good |confident |comfortable |deep |strong |experienced |fluent |familiar |hands on )?are you (?:with|at|on|in) (?!(?:that|this|it|them|a|an|the middle|there)\b)/;
/** Kinds that a question names by its form, which the learned kinds do not have or confuse. */
const PLAIN_KINDS: readonly { kind: string; pattern: RegExp }[] = [
  {
    kind: 'about-you',
    pattern: joinPattern(
      '',
      String.raw`\b(?:summari[sz]\w*|outlin\w+|present(?:ing)?|introduction|introduc(?:e|ing)) `,
      String.raw`(?:me |us )?(?:of )?(?:your(?:self| self)\b|your (?:\S+ )?(?:background|career|history|experience(?! (?:with|of|in|using|as)\b))\b)`,
    ),
  },
  { kind: 'own-job', pattern: ASKS_FOR_JOB },
  {
    kind: 'outside',
    pattern:
      /\b(?:outside (?:of )?(?:work|the job)|when you(?:'re| are) not (?:at work|working|on (?:shift|duty|the job))|in your (?:free|spare) time|away from work)\b/,
  },
  {
    kind: 'others-say',
    pattern:
      /\bwhat (?:kind|sort|type) of (?:person|colleague) are you\b|\bwhat are you like to work (?:with|for|alongside)\b|\bsay (?:that )?you(?:'re| are) like to work (?:with|for)\b/,
  },
  {
    kind: 'leadership',
    pattern:
      /\b(?:biggest|largest|most) (?:thing|job|team|crew|site|project|event|group) (?:that )?you(?:'ve| have)? (?:ever )?(?:run|ran|led|managed|supervised|been in charge)\b/,
  },
  {
    kind: 'failure',
    pattern:
      /\b(?:did(?:n't| not) go (?:so |too )?(?:well|to plan|as)|(?:biggest|worst) (?:mistake|failure)|mistake (?:that )?you(?:'ve| have)? made)\b/,
  },
  {
    kind: 'failure',
    pattern: joinPattern(
      '',
      String.raw`\byou(?:'ve| have)? (?:ever |once |really )?(?:screwed|messed|cocked|stuffed) (?:\S+ )?up\b|\bpear[- ]shaped\b`,
      String.raw`|\b(?:a|any) (?:job|project|lesson|shift|launch|day) (?:that )?(?:go|gone|went) (?:bad|badly|wrong|sideways)\b`,
    ),
  },
  {
    kind: 'why-here',
    pattern: joinPattern(
      '',
      String.raw`\bwhat(?:'s| is| has)? (?:it (?:is |was )?that )?(?:drawn?|draws|drew|attracts|attracted|brings|brought) you (?:to (?!this (?:field|trade|kind|line|point|stage)|where)|here)`,
      String.raw`|\bwhy come (?:\w+ ){0,4}(?:with|to) us\b|\bwhat made you (?:apply|put in|call us|look at us`,
      String.raw`|choose us|want to (?:work|join|come))|\bwhat is the draw\b|^(?:and |so |then |now )*why us\b`,
      String.raw`|\bwhat (?:was|is) it about (?!your\b|you\b|the\b|that\b|this\b|it\b)[a-z]+ (?:was there|and|in|that|which)\b`,
      String.raw`|\bwhat(?:'s| is) it about (?!your\b|you\b)\S+(?: \S+){0,3} (?:that (?:you|made|draws|attracts)|specifically|in particular)\b`,
      String.raw`|\bwhy (?:would|do) you want to (?:come|work|join|be) (?:to|at|in|for|with|here|us)\b|\band why (?:us|here|(?:an?|this|the|our) [a-z]+(?: [a-z]+)?)$`,
      String.raw`|\bwhy (?:would|do|should) (?:you|i) (?:want to |wish to |like to |ever )?(?:\w+ ){0,9}(?:come|coming|join|joining|stick|stay|work|move|cross) (?:\w+ ){0,3}(?:to|for`,
      String.raw`|with|in|over|around|here|us|at)\b(?! back)`,
      String.raw`|\bwhat has you\b|\band why (?!is\b|was\b|are\b|not\b|that\b|this\b|they\b|then\b|now\b|did\b|do\b|does\b|you\b`,
      String.raw`|would\b)[a-z]{3,}(?: (?!is\b|was\b)[a-z]{4,})?$|\bwhy us\b|\bwhy would you want (?:to do )?(?:that|this|it)\b`,
      String.raw`|\bwhy (?:are|were) you interested\b|\bwhat (?:is it (?:about \S+(?: \S+){0,3} )?that )?interest(?:s|ed) you\b`,
      String.raw`|\bmakes you want to (?:come|join|cross|move|work|change|switch|try)\b|\bwhy (?:\w+ ){1,5}(?:and not|rather than|instead of|over another) `,
      String.raw`|\bwhat made you (?:go for|pick|want) (?!this (?:field|trade)|to (?:leave|move (?:out|on|away)|get out))|\bwhy (?:an?|this) [a-z]+$`,
    ),
  },
  {
    kind: 'estimation',
    pattern: /\bhow long (?:would|will|do you think|do you reckon) (?:it|that|this)(?: would| will)? take\b/,
  },
  { kind: 'amount', pattern: /^(?:(?:and|so|okay) )*what (?:size|number|volume) (?:of )?/ },
  { kind: 'terms', pattern: /\bwhat (?:were|are) you hoping for$/ },
  { kind: 'hypothetical', pattern: /\bwhere (?:would|do|will) you (?:start|begin)(?: looking)?$/ },
  { kind: 'education', pattern: /\byour (?:\S+ )?(?:thesis|dissertation)\b/ },
  {
    kind: 'technical',
    pattern: /^(?:(?:so|and|okay) )*how (?:does|do) (?:an? |the )?(?!you\b|they\b|we\b|i\b)\S+ work\b/,
  },
  {
    kind: 'technical',
    pattern:
      /^(?:(?:so|and|okay|now|please|can you|could you) )*explain(?: to (?:me|us))? (?!(?:how|why|what) you|your|a time)/,
  },
  // Asks what one knows of a subject; the script for a case that has to be decided would be of no use.
  { kind: 'technical', pattern: /\bhow would you (?:teach|explain) (?!(?:it|that|this|yourself|them|him|her)\b)/ },
  { kind: 'your-questions', pattern: /\bwhat (?:can|may|could|shall) (?:i|we) tell you\b/ },
  { kind: 'strength', pattern: /\b(?:greatest|biggest|main|key|best|strongest) (?:strengths?|quality|asset)\b/ },
  {
    kind: 'about-you',
    pattern:
      /\b(?:tell|talk|walk|take) (?:me|us)\b.{0,20}\b(?:about yourself|(?:about|through) your (?:[a-z]+ )?background(?! (?:in|with)\b))/,
  },
  {
    kind: 'closing',
    pattern:
      /\banything else (?:that )?you(?:'d| would)? (?:like|want|wish) to (?:add|tell|say|mention)\b|\b(?:like|want) to add anything\b/,
  },
  {
    kind: 'experience',
    pattern: joinPattern(
      '',
      String.raw`\b(?:do you (?:currently |already )?(?:have|hold|carry)|have you got) (?!.*\bdriv)(?:\S+ ){1,5}?(?:certificates?|certification|licen[cs]e`,
      String.raw`|tickets?|card|permit|registration|authori[sz]ations?|clearance|accreditation)\b`,
    ),
  },
  {
    kind: 'experience',
    pattern: joinPattern(
      '',
      String.raw`\bare you (?:still |both )?(?:good|qualified|certified|licensed|signed off|ticketed) (?:for|on|in)\b(?! (?:you|that|it|this)\b)`,
      String.raw`|\b(?:where|how|what)(?:'s| is| are) (?:the status of )?your (?!driv)(?:\w+ ){0,3}(?:tickets?|certificates?|cards?|endorsements?|registration|accreditation)\b`,
    ),
  },
  {
    kind: 'hypothetical',
    pattern: /\b(?:talk|walk|take) (?:me|us) through what (?:you'd|you would|would you) do\b/,
  },
  {
    kind: 'experience',
    pattern: /\bhow (?:strong|good|solid|fluent|deep) (?:is|are) your (?!(?:team|boss|memory|health)\b)/,
  },
  {
    kind: 'experience',
    pattern: /\bhow much (?!time\b|money\b|of\b)(?:[\p{L}-]+ ){1,5}(?:have|did|do) you (?:done|do|had|have)\b/u,
  },
  // "How are you with spreadsheets": one's skill, and no way of doing anything.
  { kind: 'experience', pattern: ASKS_HOW_GOOD },
  {
    kind: 'experience',
    pattern:
      /\b(?:working (?:towards?|on)|studying (?:for|towards?)|doing) (?:any|an?|some|more) (?:\p{L}+ ){0,3}(?:certificat\w+|courses?|qualifications?|exams?|degrees?|training)\b/u,
  },
  { kind: 'terms', pattern: /^(?:(?:and|so|okay) )*(?:do|can) you drive(?: at all)?$/ },
  {
    kind: 'terms',
    pattern:
      /\b(?:hope|like|looking|want) to land\b|\bwhen (?:can|could|would) you (?:be able to )?(?:start|join)\b(?! to (?!work)\w)/,
  },
  {
    kind: 'strength',
    pattern:
      /\b(?:thing|things|what) (?:that )?(?:you(?:'re| are)|are you) (?:the )?(?:best|really good|particularly good|strongest) (?:at|in)\b/,
  },
  {
    kind: 'weakness',
    pattern:
      /\bwhat would (?:he|she|they|your \S+(?: \S+)?) (?:moan|grumble|complain) (?:about|at)\b|\bwhat do you find (?:hard|hardest|difficult)\b/,
  },
  {
    kind: 'terms',
    pattern:
      /\bhow (?:do|would) you feel about (?:\S+ ){0,3}(?:nights?|weekends?|shifts?|overtime|travel\w*|relocat\w+|commut\w+)\b/,
  },
  { kind: 'terms', pattern: /\b(?:own transport|own vehicle|have (?:a|your own) car)\b/ },
  {
    kind: 'leaving',
    pattern: joinPattern(
      '',
      String.raw`\bwhy\b.{0,30}\bleav(?:e|ing)\b|\bhow come you(?:'re| are| left| did)?\b|\blooking to get away from\b|\bgive up your\b`,
      String.raw`|\bwhat (?:makes|made|has made|would make) you (?:want to |think of |decide to |look to )?(?:leav(?:e|ing)|mov(?:e|ing) (?:on|out|away))\b`,
      String.raw`|\bwhy (?:\w+ and why )?now\b`,
    ),
  },
  { kind: 'before', pattern: /\bwhat (?:did you do|were you doing) before\b|\bwhat was your (?:job|work) before\b/ },
  // With a tool or a subject behind it ("experience with SQL") the name is looked up instead.
  {
    kind: 'experience',
    pattern:
      /\bexperience (?:do you have |have you got |you have |you have had |have you had |you've had )?(?:of |in )?(?!using|working)\p{L}{2,}ing\b/u,
  },
];
/** "Perhaps you would begin by outlining your career, and the schools in which you have served": the whole turn asks for an introduction. */
/** "What is it that draws you here, and when could you start?" */
export const asksWhyHere = (turn: string): boolean =>
  PLAIN_KINDS.some(({ kind, pattern }) => kind === 'why-here' && pattern.test(turn));
/** "Why leave the floor, and is your licence okay": the first half of a turn that ends with terms. */
export const asksWhyLeaving = (turn: string): boolean =>
  PLAIN_KINDS.some(({ kind, pattern }) => kind === 'leaving' && pattern.test(turn));
export const asksForIntroduction = (turn: string): boolean =>
  PLAIN_KINDS.some(({ kind, pattern }) => kind === 'about-you' && pattern.test(turn));

const ASKS_TO_COUNT = joinPattern(
  '',
  String.raw`\b(?:quick|small|little|short|rough) (?:sum|maths?|calculation|numbers?|numerical exercise|estimate)\b|\bmaths? time\b|\b(?:just roughly|rough numbers`,
  String.raw`|numerical exercise|ballpark)\b|\broughly how (?:many|much|long)\b|\bhow far would (?:that|it) (?:go|stretch)\b`,
);
/** A number to work out, and none of the person's own. */
export const asksToCount = (turn: string): boolean => ASKS_TO_COUNT.test(turn);

const SURE_BY_WORDS = 0.1;
const SURE_AGAINST_NAME = 0.3;
const YES_OR_NO = /^(?:(?:so|and|okay|now|right|well) )*(?:do|have|are|can|did|got|any|what experience)\b/;
/** Kinds that the name of a skill or certificate outweighs, however sure they are. */
const WEAK_AGAINST_NAME = new Set(['terms', 'small-talk', 'general', 'outside', 'follow-up', 'education']);

/** Whether the name in a question says more than its guessed kind. */
function asksAfterName(
  question: string,
  guess: { kind: string; probability: number } | undefined,
  { skills, facts, hasVector }: { skills: readonly string[]; facts: ResumeFacts | null; hasVector: boolean },
): boolean {
  const { kind = '', probability = 0 } = guess ?? {};
  if (!hasVector && probability < SURE_AGAINST_NAME) return true;
  const isShown = facts !== null && YES_OR_NO.test(question) && findNamed(skills, facts).length > 0;
  if (isShown && WEAK_AGAINST_NAME.has(kind)) return true;
  return probability < SURE_OF_OTHER && (isShown || NAMES_SKILL.test(question));
}

/** Below this probability a frame made for one kind may be that of a wrong one: then a line of the resume is worth more. */
const SURE_OF_FRAME = 0.4;
/** Something that went badly, by itself or between people: told apart only from `SURE_OF_TROUBLE` on, as one story before. */
const OF_TROUBLE = ['conflict', 'failure', 'customer', 'pressure', 'problem'];
const SURE_OF_TROUBLE = 0.5;
const LEAST_OF_TROUBLE = 0.35;
/** A weakness is asked for in so many ways that the model is seldom sure. */
const LEAST_OF_WEAKNESS = 0.3;

const together = (names: readonly string[], guesses: readonly KindGuess[]): number =>
  guesses.reduce((sum, one) => sum + (names.includes(one.kind) ? one.probability : 0), 0);

/** The kind that an answer is framed by: a doubtful one of trouble is left open, and any other doubtful one is general. */
function framedBy(likely: KindGuess, guesses: readonly KindGuess[], question: string): string {
  const { kind, probability } = likely;
  if (OF_TROUBLE.includes(kind) && probability < SURE_OF_TROUBLE) {
    return together(OF_TROUBLE, guesses) >= LEAST_OF_TROUBLE ? 'trouble' : 'general';
  }
  return isUnsure(likely, guesses, question) ? 'general' : kind;
}

/** What was done or is done, and no case that is only imagined. */
const ASKS_FOR_REAL = /\b(?:have|had|did|were) you\b|\bhow do you\b/;

/** True if it is hardly known what is asked for, and the kinds that a line of the resume answers are likelier together. */
function isUnsure({ kind, probability }: KindGuess, guesses: readonly KindGuess[], question: string): boolean {
  if (probability >= SURE_OF_FRAME || ANSWERED_ALONE.has(kind)) return false;
  if (kind === 'hypothetical' && !ASKS_FOR_REAL.test(question)) return false;
  if (kind === 'weakness' && probability >= LEAST_OF_WEAKNESS) return false;
  return together(ANSWERED_BY_LINES, guesses) >= probability;
}
/** Their answer is short and open enough for a doubtful case, or is made of lines itself. */
const ANSWERED_ALONE = new Set(
  'terms your-questions why-here why-you leaving experience amount approach project estimation coding'.split(' '),
);

const ASKS_FOR_STORY =
  /\b(?:(?:about|describe|remember|think of|give (?:me|us)) (?:an?|one|the last) (?:time|day|shift|situation|occasion|instance)|example of (?:a|one) time)\b/;
const NO_STORY = new Set(['about-you', 'own-job', 'small-talk', 'why-here', 'why-you', 'terms', 'your-questions']);

/**
 * The kind of one part of a question. A name that the resume shows is asked after, where the question has the form for it: "Do you have
 * your ALS?" is then no question about terms.
 */
export function kindOf(
  question: string,
  { skills, vectors, facts }: { skills: readonly string[]; vectors: Vectors; facts: ResumeFacts | null },
): string {
  const plain = PLAIN_KINDS.find(({ pattern }) => pattern.test(question));
  if (plain !== undefined) return plain.kind;
  const vector = vectors.get(heardWords(question));
  const all = guessKinds(question, vector);
  // "Tell me about a time you …" never asks for an introduction.
  const guesses = ASKS_FOR_STORY.test(question) ? all.filter(({ kind }) => !NO_STORY.has(kind)) : all;
  const [first] = guesses;
  if (skills.length > 0 && asksAfterName(question, first, { skills, facts, hasVector: vector !== undefined })) {
    return 'experience';
  }
  // "A situation that came on short notice" is no term to agree on.
  const mayBeTerms = !ASKS_FOR_STORY.test(question) && NAMES_TERMS.test(question);
  if ((first?.probability ?? 0) < SURE_OF_OTHER && mayBeTerms) return 'terms';
  const likely = guesses.find(({ kind, probability }) =>
    vector === undefined ? probability >= SURE_BY_WORDS : probability >= (SURE_OF_RARE[kind] ?? SURE_OF_KIND),
  );
  if (likely !== undefined) return vector === undefined ? likely.kind : framedBy(likely, guesses, question);
  if (skills.length > 0) return 'experience';
  if (ASKS_WHAT_IF.test(question)) return 'hypothetical';
  return ASKS_THE_WAY.test(question) ? 'approach' : 'general';
}
