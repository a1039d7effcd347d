import { joinPattern } from '../text/join-pattern.ts';
import { namedTerms } from './named-terms.ts';
import { NOTICE, type PracticalFacts, sayPractical } from './practical-facts.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';
import { lowerFirst, phraseFact } from './say-fact.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';

/** What a piece of a turn is asked about, with all that an answer to it may use. */
type Asked = { piece: string; turn: string; known: PracticalFacts; facts: ResumeFacts | null };
type Half = { name: string; pattern: RegExp; say: (asked: Asked) => string };

const MONEY = joinPattern(
  'u',
  String.raw`salar|\bctc\b|\bpackage\b|\bcommission\b|\bwages?\b|\bhourly\b|\bcompensation\b|remunerat|(?<!\b(?:holiday|sick|maternity|leave) )\bpay\b(?! (?:role|roll))`,
  String.raw`|\bmoney(?:wise)?\b|\blooking to make\b|\b(?:day|your|the|hourly) rate\b|\bearn\b|\b(?:hoping|need|want|looking|like) to (?:make`,
  String.raw`|earn)\b|\bexpectations?\b|\b(?:were|are) you hoping for$|\bdoes the band work\b|\b(?:wanting|looking for|after) (?:an|per) hour\b`,
  String.raw`|\b(?:on|for) (?:the )?base\b|\bis \p{L}+ty\b.*\b(?:all ?right|ok|okay)\b|\bhow much (?:you are|you're|are you|do you|would you) (?:expect|want|need|look|hop)`,
);
const START = joinPattern(
  '',
  String.raw`(?<!\b(?:we|they|it|shifts?|that|to|the|where (?:would|do|will) you) )\b(?:start|begin)\b(?! (?:by`,
  String.raw`|with|off|\w+ing|times?|at \d|to (?!work)\w+)\b)|\bwhen (?:can|could|would|will) you\b|\bhow soon\b`,
  String.raw`|\b(?:which|what) date\b|\bearliest\b|\bavailab|\bjoin us\b`,
);

/** The halves that a turn may ask for, each with its sentence. The first that a piece has counts. */
const HALVES: readonly Half[] = [
  {
    name: 'present pay',
    pattern: joinPattern(
      '',
      String.raw`\bwhat (?:are|do) you (?:on|earn\w*|mak(?:e|ing)|getting|paid)\b(?! (?:an|looking))|\b(?:current|present) (?:salary|pay|package|ctc|rate)\b`,
      String.raw`|\bmoney are you on\b|\byou(?:'re| are) on (?:at the moment|now|currently)\b`,
    ),
    say: ({ piece, known }) =>
      WANTS_TOO.test(piece)
        ? sayPay(known)
        : `At the moment I am on **[your pay]**${known.pay === '' ? '' : `; you offer **${known.pay}**`}.`,
  },
  { name: 'pay', pattern: MONEY, say: ({ known }) => sayPay(known) },
  {
    name: 'notice',
    pattern: NOTICE,
    say: ({ known }) => sayPractical.notice(known) || 'My notice is **[weeks or months]**.',
  },
  {
    name: 'accept',
    pattern: /\bwould you (?:accept|take it|say yes)\b/,
    say: () => 'If you offer it, my answer is **[yes, or what I still need to know]**.',
  },
  {
    name: 'obstacle',
    pattern: /\banything (?!else)(?:\w+ ){0,8}(?:problem|difficult|in the way|we should know)\b|\bany dates\b/,
    say: ({ known }) =>
      sayPractical.notice(known) || 'The one thing to settle is my notice: **[weeks or months, and to which day]**.',
  },
  {
    name: 'status',
    pattern:
      /\bvisa\b|sponsor|legally|entitled to work|\bpermit\b|authori[sz]ed to work|(?:work|working) rights?|right to work|passport/,
    say: ({ known, turn }) =>
      sayPractical.status(known, turn) || 'As to my papers, I hold **[which permit, and until when]**.',
  },
  { name: 'start', pattern: START, say: sayStart },
  {
    name: 'office',
    pattern: /\bdays? (?:a week )?(?:in the office|on site|from home)\b|\bhybrid\b/,
    say: (asked) =>
      [sayWorks(asked), asked.known.town === '' ? '' : `I live in **${asked.known.town}**.`].join(' ').trim(),
  },
  {
    name: 'hours',
    pattern: joinPattern(
      '',
      String.raw`\bweekends?\b|\bnights?\b|\bshifts?\b|\brosters?\b|\brota\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bovertime\b|\bon[- ]calls?\b|\bcall[- ]?outs?\b|\bstart times\b`,
      String.raw`|\b(?:those|the|many|your) hours\b|\bearl(?:y|ies)\b|\blates\b|\bafter hours\b|\bstand-?by\b|\bdays a week\b|\b(?:two|three|four|five) days\b`,
    ),
    say: sayHours,
  },
  {
    name: 'travel',
    pattern: /\btravel\w*|\brelocat\w+|\bcommut\w+|\bmov(?:e|ing) (?:here|house|to|over|up|down)\b/,
    say: (asked) => {
      const known = asked.known.travel === '' ? '' : sayPractical.travel(asked.known);
      return (
        known || (asked.known.town === '' ? sayWorks(asked) : `${sayWorks(asked)} I live in **${asked.known.town}**.`)
      );
    },
  },
  {
    name: 'driving',
    pattern: /licen[cs]e|\bdriv(?:e|ing)\b|\bcar\b|\btransport\b|\bminibus\b/,
    say: (asked) =>
      lineNaming(asked) ||
      sayPractical.driving(asked.known, asked.piece) ||
      'As to driving, I hold **[which licence]**.',
  },
];

/** "What kind of money are you on or looking for": the pay that is hoped for matters. */
const WANTS_TOO = /\blooking for\b|\bhop(?:e|ing)\b|\bexpect/;

/** Said where neither text settles the question. */
export const THAT_WORKS = 'Yes, that would work for me **[if not: what you would need]**.';

/** The range that the advertisement gives, with the place in it left to the person. */
const sayPay = ({ pay }: PracticalFacts): string =>
  pay === ''
    ? 'I have **[your range]** in mind, depending on the whole package.'
    : `You offer **${pay}**, and I see myself at **[your figure]**.`;

/** "At Easter", "at the end of August": the time that the question itself names. */
const TIME_NAMED = joinPattern(
  '',
  String.raw`\b(?:at|in|by|from) (?:the )?(?:(?:end|start|beginning|middle) of )?(?:easter|christmas|january|february|march|april|may|june|july|august|september`,
  String.raw`|october|november|december|(?:new )?year|term)\b`,
);

function sayStart({ piece, known }: Asked): string {
  const said = sayPractical.start(known);
  if (said !== '') return said;
  const named = TIME_NAMED.exec(piece)?.[0].replace(
    /\b(?:easter|christmas|[a-z]+(?:ber|ary)|march|april|may|june|july|august)\b/,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
  return named === undefined
    ? 'I could start on **[date]**.'
    : `A start **${named}** would work for me **[or which date]**.`;
}

function sayWorks({ piece, turn }: Asked): string {
  const named = namedTerms(piece) || (piece.split(' ').length < SHORT_PIECE ? namedTerms(turn) : '');
  return named === '' ? THAT_WORKS : `Yes, **${named}** would work for me **[if not: what you would need]**.`;
}
const SHORT_PIECE = 7;

/** Words of hours that a line has to have in common with the question, in one spelling. */
const HOURS_IN =
  /\b(?:weekend|night|saturday|sunday|evening|shift|rota|roster|on call|call out|lone|early|late|overtime|monday|friday)/g;
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\bon-calls?\b/g, 'on call'],
  [/\bcall-?outs?\b/g, 'call out'],
  [/\bearlies\b/g, 'early'],
  [/\b(?:saturday|sunday)s?\b/g, 'weekend'],
  [/\brosters?\b/g, 'rota'],
];
const hoursIn = (text: string): Set<string> => {
  const plain = SPELLED.reduce((rest, [from, to]) => rest.replace(from, to), text.toLowerCase().replaceAll('-', ' '));
  return new Set(plain.match(HOURS_IN) ?? []);
};

/** The head of a post names its shift and tells of no hours worked: "Night Stocker, 2011 to 2013". */
const IS_HEAD = /\b(?:19|20)\d\d\b.*\b(?:(?:19|20)\d\d|present|now)\b/iu;

/** The line about such hours, that of the present post first; undefined where there is none. */
function lineOfHours(asked: ReadonlySet<string>, facts: ResumeFacts | null): ResumeFact | undefined {
  const shared = (text: string) => [...hoursIn(text)].filter((word) => asked.has(word)).length;
  return (facts?.facts ?? [])
    .filter(({ text, isProject }) => !isProject && shared(text) > 0 && WORKS_THEM.test(text))
    .toSorted(
      (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || shared(other.text) - shared(one.text),
    )[0];
}
/** A night out, or the weekend trade, says nothing of the hours that one works. */
const WORKS_THEM = joinPattern(
  'iu',
  String.raw`\b(?:one|1|two|five|six|\d) (?:\w+ )?(?:in|of|out of) (?:\w+)\b|\b(?:every|each|alternate)\b`,
  String.raw`|\b(?:night|late|early|day|back|rotating|lone|split|two|three|evening)[- ]shifts?\b|\brota\b|\broster\b|\bon[- ]call\b|\bcall[- ]?out\b`,
  String.raw`|\b(?:nights|weekends|saturdays|sundays|evenings)\b|\bfriday nights?\b|\bduty manager\b|\blone\b`,
);

function sayHours(asked: Asked): string {
  const { known, piece, turn, facts } = asked;
  const words = hoursIn(piece);
  const fitting = known.hours.filter((clause) => !IS_HEAD.test(clause) && isOfHours(clause, words));
  const said = fitting.length === 0 ? '' : sayPractical.hours({ ...known, hours: fitting }, `${turn} ${piece}`);
  if (/^(?:As to the hours|I can work)/.test(said)) return said;
  const line = said === '' ? lineOfHours(words, facts) : undefined;
  const proof = said !== '' ? said : line === undefined ? '' : phraseFact(line, 'I know such hours:');
  return [sayWorks(asked), proof].filter((text) => text !== '').join(' ');
}
const isOfHours = (clause: string, words: ReadonlySet<string>): boolean =>
  SAYS_WISH.test(clause) || [...hoursIn(clause)].some((word) => words.has(word));
const SAYS_WISH =
  /\b(?:looking for|willing|happy|available|availability|will work|can work|any shifts?|rather|prefer\w*|ideal|used to)\b/i;

/** "Would you drive the minibus": the licence or paper of the resume that names it. */
function lineNaming({ piece, facts }: Asked): string {
  const telling = tellingWords(piece).filter((stem) => !/^(?:licen|driv|car)/.test(stem));
  const line = facts?.lines.find(
    ({ kind, text }) =>
      (kind === 'certificate' || kind === 'skill') && telling.some((stem) => hasTelling(stem, wordsOfLine(text))),
  );
  return line === undefined ? '' : `Yes, I have this: **${lowerFirst(line.text)}**.`;
}

/** Pieces of one part that each ask for a term: "your notice period and your visa and how much you are expecting". */
const piecesOf = (question: string): string[] =>
  question
    .split(AND_ASKS)
    .flatMap((piece) => piece.split(ASKS_AGAIN))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
const AND_ASKS =
  / (?:and|or|also) (?:also |um |uh |em |then )*(?=(?:whether|your?|how|what|when|where|is|are|do|does|did|could|can|would|will|have|if|any|which)\b)/;
/** "If you were offered it could you start in August would you take an infant class": without an "and". */
const ASKS_AGAIN = /(?<=\byou\b.{8,}) (?=(?:would|could|can|are|will) you\b)/;
/** Asks for a yes. */
const ASKS_FOR_YES =
  /^(?:would|could|can|are|will|is) (?:you|that|it)\b|\bwould (?:that|it|\w+ days) (?:work|suit|get in)\b/;

const halfOf = (piece: string): Half | undefined =>
  HALVES.map((half) => ({ half, at: piece.search(half.pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || HALVES.indexOf(one.half) - HALVES.indexOf(other.half))[0]?.half;

/** True if a question names a term to agree on. */
export const namesHalf = (question: string): boolean => halfOf(question) !== undefined;

/** The terms that a question asks about, each with the sentence that answers it, in their order. A piece that names no term is left out. */
export function sayTerms(
  question: string,
  { turn, known, facts }: Omit<Asked, 'piece'>,
): { name: string; said: string }[] {
  return piecesOf(question).flatMap((piece) => {
    const asked = { piece, turn: question, known, facts };
    const half = halfOf(piece);
    if (half !== undefined) return [{ name: half.name, said: half.say({ ...asked, turn }) }];
    return ASKS_FOR_YES.test(piece) ? [{ name: piece, said: THAT_WORKS }] : [];
  });
}
