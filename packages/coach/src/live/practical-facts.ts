import type { ParsedResume } from '@greenroom/contract/resume';
import { joinPattern } from '../text/join-pattern.ts';
import { deedOf, lowerFirst } from './say-fact.ts';

/** What a resume and an advertisement say of terms, in their own words; empty where they say nothing. */
export type PracticalFacts = {
  notice: string;
  driving: string;
  /** Clauses of the resume about nights, weekends, shifts and calls. */
  hours: readonly string[];
  pay: string;
  /** Where the person lives. */
  town: string;
  /** What the resume says of citizenship, a permit or a visa. */
  status: string;
  /** From when the person can start, where the resume names it and no notice. */
  start: string;
  /** How far and how often the person would travel or move. */
  travel: string;
};

export const NO_PRACTICAL_FACTS: PracticalFacts = {
  notice: '',
  driving: '',
  hours: [],
  pay: '',
  town: '',
  travel: '',
  status: '',
  start: '',
};

const PERIOD =
  /\b(?:\d{1,2}|one|two|three|four|five|six|eight|ten|twelve)[ -](?:calendar |working )?(?:days?|weeks?|months?)\b/i;
/** "Did guests notice" asks after no notice. */
export const NOTICE = /(?<!\b(?:did (?:\w+ )?|you |they |people |we ))\bnotice\b/;
const SAYS_NOTICE = /\bnotice\b/i;
/** "Notice: by 31 May for a September start" */
const NOTICE_BY_DATE = /^notice(?: period)?\s*[:–-]\s*(by .{3,60})$/i;
const isByDate = (notice: string): boolean => notice.startsWith('by ');
const FREE_NOW = /\bavailable (?:immediately|now|at once|straight ?away)\b|\bimmediate(?:ly)? (?:start|available)\b/i;
const SAYS_DRIVING =
  /\b(?:driving|driver'?s?) licen[cs]e\b|\bfull (?:clean )?licen[cs]e\b|\b(?:own|no|have a) (?:car|transport|vehicle)\b|\bdo(?:es)? not drive\b|\bnon-?driver\b/i;
const SAYS_HOURS = joinPattern(
  'iu',
  String.raw`\bon[- ]call\b|\bcall[- ]?outs?\b|\bstand-?by\b|\b(?:one|1) (?:week|weekend|night) in (?:\w+)\b|\brotas?\b|\bnights?\b|\bweekends?\b|\b(?:saturdays?`,
  String.raw`|sundays?|evenings|early mornings?)\b`,
  String.raw`|\b(?:rotating|split|early|late|day|twelve hour|12[- ]hour) shifts?\b|\bshift (?:work|pattern|rota)\b|\b(?:two|three|2|3)-?shifts?\b`,
  String.raw`|\b\d{1,2}(?: (?:or|to) \d{1,2}|-\d{1,2})? ?hours\b(?! (?:of|long|late|before|after|course|training))|\b(?:one|1) in (?:two|three|four|five|six|seven|eight|\d)\b`,
  String.raw`|\b\d{1,2}[:.]\d\d (?:in the morning|at night|a\.?m\b)|\bpart[- ]time\b|\bfull[- ]time\b`,
  String.raw`|\bany shifts?\b|\b(?:mon|tues|wednes|thurs|fri)days? (?:to|and|till|until) \w+day\b|\bshifts? a week\b|\bsleep-?overs?\b|\b(?:days or evenings|full time hours)\b`,
);
/** A night out, or the night shift of others, says nothing of the person's own hours. */
const OWN_HOURS = joinPattern(
  'i',
  String.raw`\b(?:one|1) (?:week|weekend|night) in \w+\b|\b(?:one|1) in (?:two|three|four|five|six|seven|eight|\d) (?:weeks|weekends|nights|saturdays|sundays)\b`,
  String.raw`|\b\d{2}(?: (?:or|to) \d{2}|-\d{2})? ?hours (?:a|per) week|\b\d{2} (?:or|to) \d{2} hours\b|\b\d{1,2}[:.]\d\d (?:in the morning|at night)`,
  '|^(?:availability|used to|any shifts?|(?:storm |emergency )?call[- ]?outs?|(?:I )?can (?:also )?work|on[- ]call|nights?|weekends?|rotating|shifts?',
  String.raw`|\w+ years? of nights|work(?:ed|ing)? (?:nights|weekends|shifts)|willing|happy|available|alone on night|will work|no problem with|(?:two`,
  String.raw`|three)-?shift|looking for (?:\w+ ){0,8}(?:shifts|hours)|sleep-?overs?|some nights)\b|\bon (?:\d+ hour )?rotating shifts\b|\bincluding nights\b`,
);

/** "Monday to Saturday" by itself is when the person can work. */
const DAYS_OF_WEEK =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?,? (?:to|and|till|until|through|-|–) \p{L}+days?\b/iu;

const tidy = (text: string): string =>
  text
    .replace(/^[\s•◦▪‣·*●○>+–—-]+/u, '')
    .replace(/(?<![\s.;,])[\s.;,]+$/, '')
    .replace(/ and$/, '')
    .replace(/\s+/g, ' ');
const clausesIn = (text: string): string[] =>
  text
    .split(/\r?\n| \| |(?<=\p{L})\. (?=\p{Lu})/u)
    .map(tidy)
    .filter((clause) => clause !== '' && clause.length <= LONGEST_CLAUSE);
const LONGEST_CLAUSE = 160;

function noticeIn(clauses: readonly string[]): string {
  const said = clauses.find((clause) => SAYS_NOTICE.test(clause) && PERIOD.test(clause));
  if (said !== undefined) return (PERIOD.exec(said)?.[0] ?? '').toLowerCase();
  const byDate = clauses.flatMap((clause) => NOTICE_BY_DATE.exec(clause)?.[1] ?? [])[0];
  if (byDate !== undefined) return byDate;
  return clauses.some((clause) => FREE_NOW.test(clause)) ? 'none' : '';
}

const SUM = String.raw`(?:[£$€]|(?:GBP|USD|EUR|CAD|AUD|AED|CHF|PLN|ZAR|\bR) ?)\d[\d,]*(?: \d{3})*(?:\.\d+)?k?`;
const RANGE = new RegExp(
  String.raw`${SUM}(?: ?(?:to|-|–|—|and) ?(?:${SUM}|\d[\d,]*(?: \d{3})*(?:\.\d+)?k?))?(?: ?(?:an|per|a|\/) ?(?:hour|hr|year|annum|month|week|day))?`,
);
const SAYS_PAY =
  /\b(?:salary|pay|paid|rate|wages?|compensation|remuneration|overtime|permanent|full[- ]time|per (?:hour|annum|year)|an? (?:hour|year))\b|\/ ?(?:hr|hour|year)/i;
/** "4200 a month": a bare number is a sum where a month, a week or an hour stands behind it. */
const BARE_SUM =
  /(?<![\d.,$€£])\d{1,3}(?:,?\d{3})?(?:\.\d{2})?(?: ?(?:-|–|to) ?\d[\d,.]*)? ?(?:an|per|a|\/) ?(?:hour|hr|month|week|year)\b/;
const OTHER_SUM = /\b(?:budgets?|revenue|turnover|million|vouchers?|fund\w*|portfolio|accounts? of)\b/i;

/** "$500 a year tool money" and "a £1,000 joining bonus" come beside the pay. */
const BESIDE_PAY =
  /^(?: (?:a|per) (?:year|annum|month))?(?! (?:plus|and|with|or)\b)(?: [\p{L}-]+){0,2} (?:allowance|bonus|money)\b/iu;

function payIn(jobDescription: string): string {
  for (const line of jobDescription.split(/\r?\n|(?<=\p{L}|\d)\. (?=\p{Lu})/u)) {
    const isPayAlone = line.trim().length <= LONGEST_ALONE && TWO_SUMS.test(line);
    if (line.length > LONGEST_LINE || !(SAYS_PAY.test(line) || isPayAlone) || OTHER_SUM.test(line)) continue;
    const range = RANGE.exec(line)?.[0] ?? (NAMES_PAY.test(line) ? BARE_SUM.exec(line)?.[0] : undefined);
    if (range === undefined || IS_TOO_SMALL.test(range)) continue;
    if (!BESIDE_PAY.test(line.slice(line.indexOf(range) + range.length))) return range;
  }
  return '';
}
/** A range of two sums that are near to one another is the pay, unless the words before it speak of something else. */
function rangeIn(jobDescription: string): string {
  for (const found of jobDescription.matchAll(TWO_SUMS_WITHIN)) {
    const [low = 0, high = 0] = (found[0].match(/\d[\d, ]*\d/g) ?? []).map((sum) => Number(sum.replace(/[, ]/g, '')));
    const before = jobDescription.slice(Math.max(0, found.index - CHARS_BEFORE), found.index);
    if (
      low > 0 &&
      high > low &&
      high < low * WIDEST &&
      !OTHER_SUM.test(before) &&
      !/\b(?:bonus|allowance)\b/iu.test(before)
    )
      return found[0].trim();
  }
  return '';
}
const TWO_SUMS_WITHIN = new RegExp(
  String.raw`${SUM} ?(?:to|-|–|—) ?(?:${SUM}|\d[\d,]{3,}(?: \d{3})*)(?: ?(?:an|per|a|\/) ?(?:hour|hr|year|annum|month|week|day))?`,
  'gu',
);
const CHARS_BEFORE = 30;
const WIDEST = 2;
const LONGEST_LINE = 400;
/** "Every $1 that we spend" */
const IS_TOO_SMALL = /^\D*\d(?![\d,.])/;
/** "£58,000 to £68,000 + bonus": a short line of two sums is the pay, whatever stands around it. */
const LONGEST_ALONE = 60;
const TWO_SUMS = new RegExp(String.raw`^\W*${SUM} ?(?:to|-|–|—) ?(?:${SUM}|\d[\d,]{3,})`);
const NAMES_PAY = /\b(?:salary|pay|wages?|compensation|remuneration)\b/i;

/** "Galway" of "12 Quay Street, Galway": the street is not needed in an interview. */
function townIn(address: string): string {
  const parts = address.split(/[,\n|]/).map((part) => part.trim());
  return parts.find((part) => /^\p{Lu}[\p{L}' -]{2,24}$/u.test(part) && !STREET.test(part)) ?? '';
}
const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|close|court|flat|unit|apartment|house|park|way|place|terrace|gardens)\b/i;

/** "Dublin 7 | ada@example.ie": the place in a row of contacts at the top. */
function townOfHead(text: string): string {
  const row =
    text.split('\n', LINES_OF_HEAD).find((line) => /@|\d{3}[- ]?\d{3}/.test(line) && /[|·•*–]/.test(line)) ?? '';
  const parts = row.split(/ ?[|·•*–,] ?/).map((part) => part.trim());
  return (
    parts.find((part) => /^\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)?(?: \d{1,2})?$/u.test(part) && !STREET.test(part)) ?? ''
  );
}
const LINES_OF_HEAD = 5;

const SAYS_TRAVEL =
  /\b(?:willing|happy|able|ready|prepared|free|open) to (?:travel|relocate|move|commute)\b|\btravel (?:up to|\d)/i;
/** "Willing to travel up to 16 weeks a year, one in five weekends on call": the clause alone. */
const firstPart = (clause: string): string => clause.split(/[,;] /u)[0] ?? clause;

const SAYS_STATUS = joinPattern(
  'iu',
  String.raw`\b(?:citizen(?:ship)?|work(?:ing)? (?:permit|visa|rights?)|right to work|no (?:work )?(?:permit|visa|sponsorship)|permanent resident`,
  String.raw`|residence permit|settled status|green card|(?:employment|graduate|student|spouse|partner) visa)\b`,
);
const LONGEST_STATUS = 70;
/** "Stamp: EU citizen, no permit needed": without the label. */
const statusIn = (clauses: readonly string[]): string =>
  (clauses.find((clause) => SAYS_STATUS.test(clause) && clause.length <= LONGEST_STATUS) ?? '')
    .replace(/^[\p{L} ]{2,20}: +/u, '')
    .replace(/^[\d. /-]{4,16}, +/u, '');

const SAYS_START = joinPattern(
  'iu',
  String.raw`\b(?:(?:ready|able|free) to (?:start|begin)|can (?:start|begin)|available|start(?:ing)?)(?: again| work)? (?:from|in|on`,
  String.raw`|by) ((?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:january|february|march|april|may|june|july|august|september|october|november`,
  String.raw`|december)(?: 20\d\d)?)\b`,
);
function startIn(clauses: readonly string[]): string {
  for (const clause of clauses) {
    const date = SAYS_START.exec(clause)?.[1];
    if (date !== undefined) return date;
  }
  return '';
}

/** Reads the terms that a resume and an advertisement name. */
export function readPracticalFacts(resume: ParsedResume | string | null, jobDescription: string): PracticalFacts {
  const clauses = clausesIn(typeof resume === 'string' ? resume : (resume?.text ?? ''));
  return {
    notice: noticeIn(clauses),
    driving: clauses.find((clause) => SAYS_DRIVING.test(clause)) ?? '',
    hours: clauses.filter((clause) => DAYS_OF_WEEK.test(clause) || (SAYS_HOURS.test(clause) && OWN_HOURS.test(clause))),
    pay: (rangeIn(jobDescription) || payIn(jobDescription)).replace(/[,.\s]+$/u, ''),
    travel:
      clauses
        .flatMap((clause) => clause.split(/, (?=willing|happy|able|ready|prepared)/u))
        .map(firstPart)
        .find((clause) => SAYS_TRAVEL.test(clause)) ?? '',
    status: statusIn(clauses),
    start: startIn(clauses),
    town: typeof resume === 'string' ? '' : townIn(resume?.address ?? '') || townOfHead(resume?.text ?? ''),
  };
}

const sayNotice = (notice: string, ofPeriod: string): string =>
  notice === 'none' ? 'I can start at once.' : isByDate(notice) ? `As to notice: **${notice}**.` : ofPeriod;

/** What is said of one of the terms, with nothing left open; empty where neither text says it. */
export const sayPractical = {
  pay: ({ pay }: PracticalFacts): string =>
    pay === '' ? '' : `You offer **${pay}**, and I see myself at **[your figure]**.`,
  notice: ({ notice }: PracticalFacts): string =>
    notice === '' ? '' : sayNotice(notice, `My notice is **${notice}**.`),
  start: ({ notice, start }: PracticalFacts): string =>
    notice === '' && start !== ''
      ? `I can start in **${start.replace(/^the /, '')}**.`
      : notice === ''
        ? ''
        : sayNotice(notice, `My notice is **${notice}**, and after that I can start.`),
  status: ({ status }: PracticalFacts, turn: string): string => {
    if (status === '' || /\bpassport\b/.test(turn)) return '';
    const isSettled = /\b(?:permit|visa|right|rights|resident|status|card)\b/i.test(status);
    return isSettled
      ? `As to my papers: **${status}**.`
      : `I am **${status}**, and for here I hold **[which visa or permit]**.`;
  },
  driving: ({ driving }: PracticalFacts, turn: string): string => {
    // A licence is no car.
    if (driving === '' || (ASKS_FOR_CAR.test(turn) && !SAYS_CAR.test(driving))) return '';
    if (/\b(?:no (?:car|transport|vehicle)|not drive|non-?driver)\b/i.test(driving)) {
      return `To be open about getting around: **${lowerFirst(driving)}**.`;
    }
    return `Yes: **${lowerFirst(driving)}**.`;
  },
  travel: ({ town, travel }: PracticalFacts): string =>
    travel !== ''
      ? `As to travelling: **${lowerFirst(travel)}**.`
      : town === ''
        ? ''
        : `I live in **${town}**, and **[how you would get there, or whether you would move]**.`,
  hours: ({ hours }: PracticalFacts, turn: string): string => {
    const asked = [...spaced(turn).matchAll(HOURS)].map(([word]) => word);
    const namesOf = (clause: string) => asked.filter((word) => spaced(clause).includes(word)).length;
    const wishes = hours.filter((clause) => IS_WISH.test(clause));
    const days = hours.filter((clause) => DAYS_OF_WEEK.test(clause));
    const [own] = (wishes.length > 0 ? wishes : days.length > 0 ? days : hours).toSorted(
      (one, other) => namesOf(other) - namesOf(one),
    );
    if (own === undefined) return '';
    if (/\bany shifts?\b/iu.test(own)) return `I can work **${lowerFirst(ofHours(own))}**.`;
    if (DAYS_OF_WEEK.test(own)) return `I can work **${own}**.`;
    return IS_WISH.test(own) ? `As to the hours: **${lowerFirst(ofHours(own))}**.` : sayKnownHours(own);
  },
};
/** "32 or 36 hours a week, willing to travel, one in five weekends": the parts of a clause that are about hours. */
function ofHours(labelled: string): string {
  const clause = labelled.replace(/^availability *: */iu, '');
  const parts = clause.split(/, (?![^()]*\))/u);
  if (IS_WISH.test(clause)) return parts.filter((part) => SAYS_HOURS.test(part)).join(', ') || clause;
  return parts.slice(0, parts.findLastIndex((part) => SAYS_HOURS.test(part)) + 1).join(', ') || clause;
}
/** "I know such hours: I rotated through three benches, including nights". */
function sayKnownHours(own: string): string {
  if (/^used to\b/iu.test(own)) return `I am **${lowerFirst(own)}**.`;
  const deed = deedOf(own);
  return deed === undefined
    ? `I know that from my work: **${lowerFirst(ofHours(own))}**.`
    : `I know such hours: **I ${deed}**.`;
}
const HOURS = /\bhours?\b|\bmorning|\bon call\b|\bweekend|\bnight|\bshift|\bsaturday|\bsunday|\bevening|\bafternoon/g;
/** Says what the person would do, and not what was done. */
const IS_WISH =
  /\b(?:looking for|willing|happy|available|will work|would work|can work|no problem|any shifts?|rather|only for|prefer\w*)\b/i;
const ASKS_FOR_CAR = /\b(?:own|a|your) (?:car|transport|vehicle)\b/;
const SAYS_CAR = /\b(?:car|van|transport|vehicle)\b/i;
const spaced = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

const TERMS = {
  status: /\b(?:visa|sponsor\w*|(?:work|working) (?:rights?|permit)|right to work|entitled to work|legally|passport)\b/,
  pay: joinPattern(
    '',
    String.raw`\b(?:salary|can you live on|ctc|of package|advertised (?:at|up)|(?:hope|like|want|looking) to (?:land|earn)`,
    String.raw`|pay (?:rate|expectations?)|(?:about|on|of|your|the) pay(?! (?:role|roll|back|off|for|to)\b)`,
    String.raw`|hourly|(?:happy`,
    String.raw`|al+ ?right|ok(?:ay)?) with the (?:\w+ty|\d))`,
  ),
  start: joinPattern(
    'u',
    String.raw`\bwhen (?:can|could|would|might) you (?:be able to )?(?:start|begin|join|report|come)\b(?! to (?!work)\p{Ll})`,
    String.raw`|\bhow soon\b|(?<!\b(?:did (?:\w+ )?|you |they |people |we ))\bnotice\b|\b(?:which|what) date\b|\b(?:when is|what's|what is) the earliest\b`,
  ),
  driving: joinPattern(
    '',
    String.raw`\bdo you drive\b|\byour licen[cs]e (?:is )?(?:okay|ok|valid|good|clean|full)\b|\bis your licen[cs]e\b|\bdriv(?:ing|er'?s) licen[cs]e\b`,
    String.raw`|\bget (?:about|around|between|here|there|to work)\b|\b(?:own|a) (?:car|transport)\b|\btravel between\b|\bdriv(?:e|ing) (?:between|out|around)\b`,
  ),
  travel:
    /\b(?:about|with|much) (?:the |all the )?travel\w*|\bweeks away\b|\brelocat\w*|\bcommut\w*|\bmov(?:e|ing) (?:here|house|to|over|up|down)\b|\bhow far\b|\bwould you (?:be )?travel/,
  hours: joinPattern(
    '',
    String.raw`\bone (?:\w+ )?in (?:two|three|four|five|six|seven|eight)\b|\bon[- ]call\b|\bcall[- ]out\b|\b(?:weekends?|nights?|shifts?|rosters?|rota|saturdays?`,
    String.raw`|sundays?|stand-?by)\b|\b(?:those|the|many|your) hours\b|\bhours a week\b|\bearly (?:starts?|mornings?)\b|\bstart times\b|\b(?:straight|late) (?:afternoons|evenings)\b|\bafter hours\b`,
  ),
};
/** A term that a resume or an advertisement may settle. */
export type TermName = keyof typeof TERMS;
const ASKS_FOR_STORY =
  /\b(?:tell (?:me|us)|describe|example|a time|have you ever|how (?:do|did|would) you (?!get\b|feel about\b|be with\b))/;

/** The terms that a turn names as such, in their order; none where it asks for a story. */
export function practicalTerms(turn: string): (keyof typeof TERMS)[] {
  if (ASKS_FOR_STORY.test(turn)) return [];
  return (Object.keys(TERMS) as (keyof typeof TERMS)[])
    .map((name) => ({ name, at: turn.search(TERMS[name]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}
