import { joinPattern } from '../text/join-pattern.ts';
import { numbersIn } from './heard-numbers.ts';
import { namedTerms } from './named-terms.ts';
import { type PracticalFacts, readPracticalFacts, sayPractical } from './practical-facts.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { type Part, turnOf } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { resumeUnits } from './resume-units.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** What the terms of a turn are answered from. */
type Around = { turn: string; known: PracticalFacts; facts: ResumeFacts; lines: readonly string[] };
/** A term that interviewers ask about, and what the resume or the advertisement says to it; the rest is one gap. */
type Topic = { asked: RegExp; say: (around: Around) => string };

/** The shortest sentence of the resume with such words; empty where none has. */
const lineWith = (pattern: RegExp, { lines }: Around): string =>
  lines.filter((line) => pattern.test(line)).toSorted((one, other) => one.length - other.length)[0] ?? '';
const PIECES = /(?<=[\p{L}\d)]{2}[.!?;])\s+/u;

/** The interviewer names the pay: what the advertisement says is known. */
const NAMES_PAY =
  /\b(?:we're at|band's|the base is|rate is|money (?:wise it's|in \p{L}+ is)|\p{L}+ to start|(?:an hour|plus|grand|tronc))\b/u;
const ASKS_OF_TODAY = /\b(?:what are you|are you) on\b/;
function sayPay({ turn, known }: Around): string {
  const offered = known.pay === '' ? '' : `The advertisement says **${known.pay}**`;
  if (ASKS_OF_TODAY.test(turn)) return `${offered === '' ? '' : `${offered}. `}At the moment I am on **[your pay]**.`;
  if (NAMES_PAY.test(turn) && numbersIn(turn).size > 0)
    return 'On the pay that you name: **[yes, or your own figure]**.';
  return offered === '' ? 'My own figure is **[your figure]**.' : `${offered}; my own figure is **[your figure]**.`;
}

const AVAILABLE =
  /\b(?:available|can start|could start|free from)\b.{0,50}\b(?:weeks?|months?|days?|immediately|now|at once|\d{4})\b/iu;
function sayStart(around: Around): string {
  const { known, facts } = around;
  const said = sayPractical.start(known);
  if (said !== '') return said;
  const line = lineWith(AVAILABLE, around);
  if (line !== '') return `As to the start: **${line}**.`;
  return facts.isCurrent && facts.employer !== '' && !/\bvolunteer\b/iu.test(facts.title)
    ? `I am still at **${facts.employer}**, and my notice there is **[how long]**.`
    : 'I could start **[when]**.';
}

/** Words of hours that a line of the resume may have too. */
const HOURS = /\b(?:on[- ]call|nights?|weekends?|saturdays?|sundays?|split shift|early mornings?|late shifts?)\b/giu;
const LONGEST_HOURS = 16;
/** A rest of the turn behind what is agreed on. */
const DANGLING = / (?:in|on|at|to|for|and|the|a|of)(?: (?:the|a|an))?$/u;
function sayHours(around: Around): string {
  const { turn, known } = around;
  const named = namedTerms(turn).replace(DANGLING, '').replace(DANGLING, '');
  const words = [...turn.matchAll(HOURS)].map(([word]) => word.replace(/s$/u, ''));
  const line = words.length === 0 ? '' : lineWith(new RegExp(`\\b(?:${words.join('|')})s?\\b`, 'iu'), around);
  const wish = sayPractical.hours(known, turn);
  if (wish.startsWith('As to the hours')) return wish;
  const own = line === '' || line.split(' ').length > LONGEST_HOURS ? '' : `I know such hours: **${line}**.`;
  const agrees = named === '' ? 'Yes, that' : `Yes, **${named}**`;
  return `${agrees} would work for me **[if not: what you would need]**. ${own}`.trim();
}

const HAS_TRANSPORT =
  /\b(?:driving|driver['’]?s|clean|full) licen[cs]e\b|\bown (?:car|van|transport)\b|\blicen[cs]e B\b|\bcan drive\b/iu;
function sayTransport(around: Around): string {
  const line = lineWith(HAS_TRANSPORT, around) || around.known.driving;
  return line === '' ? 'As to getting there: **[car, licence, or how you would come]**.' : `I have this: **${line}**.`;
}

const IS_CHECKED =
  /\b(?:DBS|clearance|vetted|vetting|settled status|citizen(?:ship)?|right to work|work permit|visa)\b/iu;
function sayChecks(around: Around): string {
  const line = lineWith(IS_CHECKED, around);
  return line === ''
    ? 'As to the checks: **[nothing that I know of, or what]**.'
    : `As to that, I have this: **${line}**.`;
}

const TOPICS: readonly Topic[] = [
  {
    asked: joinPattern(
      '',
      String.raw`\b(?:salar\w+|money|wages?|the pay|pay's|the base|package|(?:the|day|hourly) rate|pay range|the range|the band|what are you on|you on (?:now|an hour)`,
      String.raw`|hoping for|where would you want to be|where are you on|\w+ to start is that)\b`,
    ),
    say: sayPay,
  },
  {
    asked: joinPattern(
      'u',
      String.raw`(?<!\b(?:did (?:\p{L}+ )?|you |they |people |we ))\bnotice\b|\bwhen (?:can|could|would|might) (?:you|\p{L}+ let you)\b|\bhow soon\b`,
      String.raw`|\b(?:which|what) date\b|\bcould you start on\b|\bearliest\b`,
    ),
    say: sayStart,
  },
  {
    asked: joinPattern(
      '',
      String.raw`\bon[- ]?call\b|\bcall one\b|\b(?:weekends?|nights?|shifts?|rota|saturdays?|sundays?|late clinic|lates|long days|overtime)\b|\b(?:those|the|many|your) hours\b`,
      String.raw`|\bearly\b|\bo'clock start\b|\bdays? (?:a week )?(?:in the office|on site|from home)\b|\b(?:days|year) on\b|\bin the office\b|\bweek in (?:two|three|four|five|six)\b`,
      String.raw`|\b(?:does|would|will|is) (?:that|it|this) (?:work|suit|alright|all right|okay|going to work)\b|\bweek each\b|\bcontract and\b`,
    ),
    say: sayHours,
  },
  {
    asked:
      /\blicen[cs]e\b|\bdo you drive\b|\bthat drive\b|\b(?:a|own) car\b|\bno (?:real(?:ly)? )?bus\b|\bcommut\w+|\bdoable from\b/,
    say: sayTransport,
  },
  { asked: /\bclearance\b|\bvetting\b|\bdbs\b|\bright to work\b|\bvisas?\b/, say: sayChecks },
  {
    asked: /\b(?:cottage|house|flat) goes with\b|\bhave you (?:a )?family\b|\byou both\b|\brelocat\w+/,
    say: () => 'As to the move: **[who would come, and whether it suits]**.',
  },
  {
    asked:
      /\bfreelanc\w+ on\b|\byour (?:\w+ )?(?:customers|clients)\b|\bkeep(?:ing)? the \w+ job\b|\byour volunteering\b/,
    say: () => 'As to my other work: **[what you would keep, and what you would hand over]**.',
  },
  { asked: /\b(?:do|for) a trial\b/, say: () => 'The trial: **[yes, or another day]**.' },
];
const MOST_TOPICS = 4;
/** So many terms are seldom named in any other question. */
const SURELY_TERMS = 2;

/** Kinds for which a question about terms is taken beside others. */
const MAY_BE_TERMS = new Set('goals your-questions follow-up amount general outside approach hypothetical'.split(' '));
const SURE_OF_OTHER = 0.5;
const mayBeTerms = ({ kind, kinds: [likeliest] }: Part): boolean =>
  kind === 'terms' ||
  likeliest?.kind === 'terms' ||
  MAY_BE_TERMS.has(kind) ||
  (likeliest?.probability ?? 0) < SURE_OF_OTHER;

/** The terms that a turn asks about in its order, each with what the resume and the advertisement say to it. Null where the turn is not about terms. */
export function tellTerms(parts: readonly Part[]): SpokenAnswer | null {
  const [first] = parts;
  const facts = first?.facts ?? null;
  if (first === undefined || facts === null || !first.vectors.has(heardWords(first.question))) return null;
  if (!parts.every(mayBeTerms)) return null;
  const { input } = first;
  const turn = plainQuestion(turnOf(input)).replaceAll('-', ' ');
  const around: Around = {
    turn,
    known: readPracticalFacts(input.resume, input.jobDescription),
    facts,
    lines: resumeUnits(facts, input.resume)
      .flatMap(({ text }) => text.split(PIECES))
      .map((text) => text.replace(/[.;\s]+$/u, '')),
  };
  const isTerms = parts.some(({ kind, kinds: [likeliest] }) => kind === 'terms' || likeliest?.kind === 'terms');
  const asked = TOPICS.filter((topic) => topic.asked.test(turn));
  if (asked.length === 0 || (!isTerms && asked.length < SURELY_TERMS)) return null;
  const said = asked
    .map((topic) => ({ at: turn.search(topic.asked), say: topic.say }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST_TOPICS)
    .map(({ say }) => say(around));
  const [paragraph1 = '', paragraph2 = '', ...rest] = said;
  return rest.length === 0 ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3: rest.join('\n') };
}
