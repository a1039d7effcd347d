import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { asksToAgree, namedTerms } from './named-terms.ts';
import {
  NO_PRACTICAL_FACTS,
  NOTICE,
  type PracticalFacts,
  practicalTerms,
  sayPractical,
  type TermName,
} from './practical-facts.ts';
import type { ResumeLine } from './resume-facts.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';
import { namesHalf } from './terms-in-order.ts';

/** `name` where the resume or the advertisement may settle it. */
type Term = { name?: TermName; pattern: RegExp; first: string; next: string; also: string };

/** Terms to agree on: only the person knows them, so each has one gap in its first sentence. The first that matches counts. */
const DRIVING = /\bdriving licen[cs]e|\bdriver'?s licen[cs]e|\bfull licen[cs]e/i;
const LICENCE: Term = {
  name: 'driving',
  pattern: /licen[cs]e|\bdrive\b|\bcar\b|\btransport\b/,
  first: 'Yes, I hold **[which licence, and where it is valid]**.',
  also: 'As to the licence, I hold **[which one]**.',
  next: '',
};
/** A licence is no car. */
const ASKS_FOR_CAR = /\b(?:car|transport|vehicle)\b/;
const TERMS: readonly Term[] = [
  {
    name: 'pay',
    pattern: joinPattern(
      '',
      String.raw`salar|\bctc\b|\bpackage\b|\bcommission\b|\bwages?\b|\bhourly\b|\bcompensation\b|remunerat|(?<!\b(?:holiday|sick|maternity|leave) )\bpay\b`,
      String.raw`|\bmoney\b|looking to make|\b(?:day|your|the|hourly) rate\b|\bearn\b`,
    ),
    first: 'I have **[your range]** in mind, depending on the whole package.',
    also: 'As to pay: **[your range]**, depending on the whole package.',
    next: 'What did you have in mind for the position?',
  },
  {
    name: 'status',
    pattern:
      /visa|sponsor|legally|entitled to work|\bpermit|authori[sz]ed to work|(?:work|working) rights?|right to work|passport/,
    first: 'I hold **[passport or permit, and until when]**, and I can send you the papers.',
    also: 'As to my papers, I hold **[passport or permit, and until when]**.',
    next: '',
  },
  {
    pattern: /interviewing|other (?:offers|application|process)|anywhere else/,
    first: 'I am also **[talking to others, or not]**, and this is the place that I came prepared for.',
    also: 'As to others: I am **[talking to others, or not]**.',
    next: 'I will tell you in good time when something changes.',
  },
  {
    name: 'start',
    pattern: NOTICE,
    first: 'My notice is **[weeks or months]**.',
    also: 'As to notice: **[your notice]**.',
    next: '',
  },
  {
    name: 'start',
    pattern: joinPattern(
      '',
      String.raw`(?<!\b(?:we|they|it|shifts?|that|to|the|where (?:would|do|will) you) )\b(?:start|begin)\b(?! (?:by`,
      String.raw`|with|us|off|\w+ing|times?|at|to (?!work)\w+)\b)|\bwhen (?:can|could|would) you\b(?! start to (?!work))`,
      String.raw`|\b(?:which|what) date\b|\bearliest\b|available|availability|join us|how soon`,
    ),
    first: 'I could start on **[date]**.',
    also: 'As to the start: I could begin on **[date]**.',
    next: '',
  },
  {
    name: 'hours',
    pattern: joinPattern(
      '',
      String.raw`\bweekends?\b|\bnights?\b|\bshifts?\b|\brosters?\b|\brota\b|\bsaturdays?\b|\bsundays?\b|\bovertime\b|\bon[- ]calls?\b|\bstart times\b`,
      String.raw`|\b(?:those|the|many|your) hours\b|\bearly (?:starts?|mornings?)\b|\bafter hours\b|\bstand-?by\b`,
    ),
    first: 'Yes, those hours would work for me **[if not: what you would need]**.',
    also: 'The hours would work for me **[if not: what you would need]**.',
    next: 'How is it usually planned?',
  },
  {
    pattern: /\bdays? (?:a week )?(?:in the office|on site|from home)\b/,
    first: 'Yes, those days in the office would work for me **[if not: what you would need]**.',
    also: 'The days in the office would work for me **[if not: what you would need]**.',
    next: '',
  },
  {
    name: 'travel',
    pattern: /\btravel\w*|\brelocat\w+|\bcommut\w+/,
    first: 'Yes, that is possible for me **[if not: what you would need]**.',
    also: 'The travelling is possible for me **[if not: what you would need]**.',
    next: 'How often does it come up?',
  },
  LICENCE,
];

/** Of an open question after terms it is not sure which are meant. */
const PAY_AND_START = {
  first: 'I have **[your range]** in mind, depending on the whole package.',
  also: 'I could start on [date].',
  next: 'How do you usually arrange it?',
};
/** "Would that suit you, and when could you come?" */
const ASKS_TO_AGREE = /\b(?:would|is|does|do) (?:that|it|this) (?:suit|work|do|all right|alright|okay|ok)\b/;
/** "What would you do first" asks for no yes. */
const ASKS_FOR_YES =
  /^(?!.*\b(?:what|how|who|which|where|why|when)(?:'s|'d| \S+)? (?:would|could|can|do|did|are|is|have|will|you)\b).*\b(?:would|could|can|do|are|is|have|will|does) (?:you|that|it|this)\b/;

export const asksForYes = (question: string): boolean => ASKS_FOR_YES.test(question);

/** Asks after what was said before it: "Money is twenty-one an hour. Is that alright for you?" */
const ASKS_ABOUT_THAT = /\b(?:that|it|this|those)\b/;
const MOST_TERMS = 3;

/** The terms that a turn asks about, in its order. */
function termsIn(question: string, turn: string): Term[] {
  const isWhole = ASKS_ABOUT_THAT.test(question) || turn.split(' ').length <= WORDS_OF_TURN;
  const asked = isWhole && turn.endsWith(question.slice(-LAST_CHARS)) ? turn : question;
  return TERMS.map((term) => ({ term, at: asked.search(term.pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ term }) => term)
    .slice(0, MOST_TERMS);
}
const LAST_CHARS = 12;
/** A turn of so many words is about its terms as a whole. */
const WORDS_OF_TURN = 40;
/** Asks for the readiness to do something, and for no proof of it. */
const ASKS_FOR_READINESS = /\b(?:would|are) you (?:be )?(?:\w+ )?(?:happy|willing|open|ok|okay|prepared|ready|able)\b/;

/** Words of a question that name nothing to look for in a resume. */
const ASKING = new Set(
  'able willing happy comfortable open prepared ready allow often weekend night shift travel certificate licence license valid right currently'.split(
    ' ',
  ),
);
const SHORTEST_NAMED = 5;
/** So many telling words of a question prove a line, where it has them. */
const ENOUGH = 2;

/** A line that lists what a yes-or-no question names: "Can you prescribe?", "Nurse prescribing V150". */
function findListed(question: string, lines: readonly ResumeLine[]): ResumeLine | undefined {
  const asked = contentStems(question).filter((word) => word.length >= SHORTEST_NAMED && !ASKING.has(word));
  const telling = tellingWords(question).filter((word) => !ASKING.has(word));
  return lines.find(({ kind, text }) => {
    const words = wordsOfLine(text);
    const held = telling.filter((stem) => hasTelling(stem, words)).length;
    return (
      (kind === 'certificate' || kind === 'skill') &&
      contentStems(text).some((word) => asked.includes(word)) &&
      held >= Math.min(ENOUGH, telling.length)
    );
  });
}

/** Asks for more than yes or no. */
const ASKS_OPENLY = /\b(?:who|what|which|how (?:much|many)|where)\b/;
const IS_READY = /\b(?:willing|available|happy|open|prepared|flexible|authori[sz]ed|eligible|notice|right to)\b/i;
const spaced = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** "Willing to take on-call": the resume says what the person would do, of the very thing that is asked. */
function findReadiness(question: string, term: Term, lines: readonly ResumeLine[]): ResumeLine | undefined {
  const asked = term.pattern.exec(spaced(question))?.[0] ?? '';
  return asked === '' ? undefined : lines.find(({ text }) => IS_READY.test(text) && spaced(text).includes(asked));
}

/** "Who gets the tax", "how much have you pulled doubles": names no terms, and is none of the open questions that ask for them. */
export const asksForOther = (question: string, turn: string): boolean =>
  /\b(?:who|which|where|how (?:much|many|long|often) (?:have|had|did|do|were) you)\b/.test(question) &&
  termsIn(question, turn).length === 0;

/** "What is your acquaintance with the law of succession": names no terms, and asks for no readiness either. */
export const namesNoTerms = (question: string, turn: string): boolean =>
  termsIn(question, turn).length === 0 &&
  !namesHalf(question) &&
  !asksToAgree(question, turn) &&
  !ASKS_FOR_YES.test(question) &&
  !/\b(?:looking for|expect\w*|terms|range|offer|package|conditions|hoping for)\b/.test(question);

/** The resume's own words on the terms that are asked about; null where it has none. */
function answerFromLines(question: string, found: Term | undefined, also: string, lines: readonly ResumeLine[]) {
  const licence = found === LICENCE ? lines.find(({ text }) => DRIVING.test(text)) : undefined;
  if (licence !== undefined && ASKS_FOR_CAR.test(question)) {
    return { paragraph1: `**[Yes or no]**; I hold this: **${licence.text}**.`, paragraph2: LICENCE.next };
  }
  const isListed = found === undefined && !ASKS_FOR_READINESS.test(question);
  const listed = licence ?? (isListed ? findListed(question, lines) : undefined);
  if (listed !== undefined) return { paragraph1: `Yes: **${listed.text}**.`, paragraph2: '' };
  const ready = found === undefined ? undefined : findReadiness(question, found, lines);
  return ready === undefined ? null : { paragraph1: `**${ready.text}**.`, paragraph2: also };
}

/** The terms of a turn in their order: those that the resume or the advertisement settles in a sentence, the others as gaps; null where neither settles one. */
function answerSettled(question: string, turn: string, known: PracticalFacts): SpokenAnswer | null {
  const names = practicalTerms(turn);
  const asked = names.length > 0 ? names : practicalTerms(question);
  const settled = asked
    .map((name) => ({ name, said: sayPractical[name](known, `${turn} ${question}`) }))
    .filter(({ said }) => said !== '');
  if (settled.length === 0) return null;
  const isSettled = (term: Term) => settled.some(({ name }) => name === term.name);
  const open = termsIn(question, turn).filter((term) => !isSettled(term));
  const said = [
    ...settled.map((one) => one.said),
    ...new Map(open.map((term) => [term.name ?? term.also, term.also])).values(),
  ];
  const [paragraph1 = '', paragraph2 = '', ...rest] = [...new Set(said)].slice(0, MOST_TERMS);
  return rest.length > 0 ? { paragraph1, paragraph2, paragraph3: rest.join(' ') } : { paragraph1, paragraph2 };
}

/** What is settled or open beside the terms that are named themselves. */
const OF_HOURS =
  /\b(?:weeks?|nights?|days?|shifts?|saturdays?|sundays?|weekends?|evenings?|mornings?|on[- ]call|stand-?by|phone|overtime|hours?|start\w*|finish\w*|\w+ to \w+)\b/i;
const OF_NAMED = new Set<TermName | undefined>(['hours', 'travel']);

/** A yes that can be said as it is; the person says something else where it is not so. */
const sayWorks = (named: string): string => `Yes, **${named}** would work for me [if not: what you would need].`;
const WISHES = /^(?:As to the hours|I can work)/;
const THAT_WORKS = 'Yes, that would work for me **[if not: what you would need]**.';

/** "One Saturday out of three": said back, with the yes or the wish left to the person, and what the resume says of such hours. */
function answerNamed(
  question: string,
  turn: string,
  known: PracticalFacts,
  lines: readonly ResumeLine[],
): SpokenAnswer | null {
  const named = namedTerms(`${turn} ${question}`);
  if (named === '') return null;
  const hours = OF_HOURS.test(named) ? sayPractical.hours(known, `${turn} ${question}`) : '';
  const ready =
    hours === '' ? findReadiness(question, TERMS.find(({ name }) => name === 'hours') as Term, lines) : undefined;
  const asked = [...practicalTerms(turn), ...termsIn(question, question).map(({ name }) => name)];
  const others = [...new Set(asked)]
    .filter((name): name is TermName => name !== undefined && !OF_NAMED.has(name))
    .filter((name) => name !== 'pay' || !/\brate\b/.test(named))
    .map((name) => sayPractical[name](known, turn) || (TERMS.find((term) => term.name === name)?.also ?? ''))
    .map((said) => said.replace(/^Yes: /, 'As to driving: '))
    .filter((said) => said !== '');
  const wish = WISHES.test(hours) ? hours : '';
  const first = wish === '' ? sayWorks(named) : wish;
  if (ready !== undefined) return { paragraph1: `**${ready.text}**.`, paragraph2: others.join(' ') };
  const [paragraph2 = '', paragraph3 = ''] = [wish === '' ? hours : '', others.join(' ')].filter((said) => said !== '');
  return paragraph3 === '' ? { paragraph1: first, paragraph2 } : { paragraph1: first, paragraph2, paragraph3 };
}

/** Terms to agree on, and plain questions for yes or no: what the resume or the advertisement says is said, the rest is left to the person. */
export function answerTerms(
  question: string,
  lines: readonly ResumeLine[],
  turn = question,
  known = NO_PRACTICAL_FACTS,
): SpokenAnswer {
  const asksForHours = practicalTerms(turn).some((name) => OF_NAMED.has(name));
  const named = asksToAgree(question, turn) || asksForHours ? answerNamed(question, turn, known, lines) : null;
  if (named !== null) return named;
  const settled = answerSettled(question, turn, known);
  if (settled !== null) return settled;
  const [found, second, third] = termsIn(question, turn);
  const said = answerFromLines(question, found, second?.also ?? found?.next ?? '', lines);
  if (said !== null) return said;
  if (found !== undefined && second !== undefined) {
    return { paragraph1: found.first, paragraph2: second.also, ...(third ? { paragraph3: third.also } : {}) };
  }
  if (found !== undefined && ASKS_TO_AGREE.test(question)) {
    return { paragraph1: THAT_WORKS, paragraph2: OF_NAMED.has(found.name) ? '' : found.first };
  }
  if (found !== undefined) return { paragraph1: found.first, paragraph2: found.next };
  return answerOpen(question, turn);
}

/** "Are you registered as a nurse": a fact to look up, and never a yes to be agreed on. */
export const ASKS_WHAT_ONE_IS =
  /\bare you (?:an? |already |still |currently |now |fully )*(?:registered|certified|licen[cs]ed|qualified|trained|accredited|enrolled|chartered|a member|insured)\b/;

/** No term is named: a yes or no, the terms in general, or what only the person knows. */
function answerOpen(question: string, turn: string): SpokenAnswer {
  if (ASKS_FOR_YES.test(question) && !ASKS_OPENLY.test(question) && !ASKS_WHAT_ONE_IS.test(question)) {
    return {
      paragraph1: THAT_WORKS,
      paragraph2: '',
    };
  }
  return NAMES_MONEY.test(`${turn} ${question}`)
    ? { paragraph1: PAY_AND_START.first, paragraph2: PAY_AND_START.also }
    : { paragraph1: '**[Your answer, in one sentence]**.', paragraph2: PAY_AND_START.next };
}
/** No salary is named where the interviewer did not ask for one. */
const NAMES_MONEY =
  /\b(?:salar\w+|pay|paid|range|expect\w*|offer|package|terms|conditions|looking for|hoping for|numbers?|rate)\b/;
