import { isTitle } from '../entities/classify-part.ts';
import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import { PHRASE_STOPS } from '../skills/phrase-words.ts';
import type { Token } from '../skills/tokenize.ts';
import { tokenize } from '../skills/tokenize.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { COUNTED_NOUNS, OUTCOME_GAPS } from './suggestion-patterns.ts';

/** What a line lacks, and the same line with a gap for it. */
export type LineGap = { kind: 'no-number' | 'no-count' | 'no-outcome'; lacks: string; line: string };

const VERBS = new Set(DUTY_VERBS);
const IRREGULAR_PAST = new Set(
  (
    'ran led wrote built took gave kept made set sold taught won cut held brought found drove began grew spoke met put chose did dealt sent spent ' +
    'oversaw rebuilt rewrote fed bought lent laid swept grew shot sang caught'
  ).split(' '),
);
const PERSON = /^(?:I|We)(?:['’](?:ve|m))?\s+(?:also\s+|have\s+)?/u;
/** People whom one leads or trains; "led the verification of an assay" leads none. */
const PEOPLE = joinPattern(
  'iu',
  String.raw`\b(?:teams?|staff|crews?|shifts?|people|colleagues|apprentices|trainees|interns|volunteers|students|pupils|starters|hires|juniors|assistants`,
  String.raw`|operators|technicians|engineers|developers|nurses|aides|drivers|carers|workers|cooks|chefs|members|groups?|class(?:es)?)\b`,
);
const MOST_MODIFIERS = 3;
/** Plurals that nobody counts. */
const UNCOUNTED = joinPattern(
  'u',
  '(?:ics|ss|us)$|^(?:sales|operations|services|goods|details|needs|duties|relations|communications|news|series|premises|savings|logs?|days',
  '|weeks|months|years|evenings|weekends|nights|times|terms|costs)$',
);

/** True for a line that begins with what somebody does or did; a row of things or a remark is none. */
function opensWithVerb(line: string): boolean {
  const [first, second] = tokenize(line.replace(PERSON, ''));
  const verb = first && /^\p{L}{3,}ly$/u.test(first.word) ? second : first;
  if (verb === undefined) return false;
  const raw = verb.raw.toLowerCase();
  if (IRREGULAR_PAST.has(raw) || VERBS.has(raw) || VERBS.has(verb.word)) return true;
  if (raw.endsWith('ing')) return ['', 'e'].some((end) => VERBS.has(`${raw.slice(0, -3)}${end}`));
  return (
    /^\p{L}{2,}ed$/u.test(raw) &&
    !/^(?:detailed|based|need|experienced|skilled|qualified|registered|certified)$/u.test(raw)
  );
}

/** The gap for a number or an outcome; undefined where nothing sensible can be asked. `isAsked`: the job asks for what the line shows. */
export function findGap(line: string, isAsked: boolean): LineGap | undefined {
  const bare = line.replace(/^[\s•●▪◦‣*–-]+/u, '').replace(/[.;\s]+$/u, '');
  if (!opensWithVerb(bare) || isTitle(bare.split(/\s+/u).slice(0, 2).join(' '))) return undefined;
  const counted = withCount(bare);
  if (counted !== undefined) return counted;
  const gap = OUTCOME_GAPS.find(({ pattern, people }) => pattern.test(bare) && (!people || PEOPLE.test(bare)));
  if (gap !== undefined) return { kind: 'no-number', lacks: gap.lacks, line: gap.rewrite(bare) };
  if (!isAsked) return undefined;
  return {
    kind: 'no-outcome',
    lacks: 'It does not say what came of it.',
    line: `${bare}, so that [what was better afterwards]`,
  };
}

/** "Entered orders in SAP" becomes "Entered [how many] orders [a day or week] in SAP". */
function withCount(line: string): LineGap | undefined {
  const tokens = tokenize(line);
  const at = tokens.findIndex((token, index) => index > 0 && isCountable(token, tokens, index));
  const noun = tokens[at];
  // "Started doing talks": the number would stand between two verbs.
  if (noun === undefined || /^\p{Ll}+ing$/u.test(tokens[1]?.raw ?? '')) return undefined;
  const first = tokens[firstOfPhrase(tokens, at)] ?? noun;
  const before = line.slice(0, first.start);
  const named = line.slice(first.start, noun.end);
  return {
    kind: 'no-count',
    lacks: `It does not say how many ${noun.raw.toLowerCase()}.`,
    line: `${before}[how many] ${named} [a day, week or year]${line.slice(noun.end)}`,
  };
}

/** The object of the first verb, or what is often counted, where it is an object and no verb: "calls off" is none. */
function isCountable({ raw, end }: Token, tokens: Token[], index: number): boolean {
  const next = tokens[index + 1];
  const isPhrasal = next?.gap === 'space' && /^(?:off|out|for|up|on|in)$/u.test(next.word) && /^calls$/iu.test(raw);
  if (!/^\p{Ll}+s$/u.test(raw) || isPhrasal || end === 0) return false;
  if (COUNTED_NOUNS.test(raw)) return isObject(tokens, index);
  return index <= MOST_MODIFIERS && !UNCOUNTED.test(raw) && firstOfPhrase(tokens, index) === 1 && next?.gap !== 'joint';
}

/** Behind a verb, with adjectives between at most: "audit carrier invoices", not "rides to clients". */
function isObject(tokens: Token[], index: number): boolean {
  const before = tokens[firstOfPhrase(tokens, index) - 1];
  return before !== undefined && isVerbForm(before);
}

function isVerbForm({ raw, word }: Token): boolean {
  const lower = raw.toLowerCase();
  return VERBS.has(lower) || VERBS.has(word) || IRREGULAR_PAST.has(lower) || /^\p{L}{2,}ed$/u.test(lower);
}

/** Where the words before a noun begin that belong to it. */
function firstOfPhrase(tokens: Token[], noun: number): number {
  let first = noun;
  while (first > 1 && noun - first < MOST_MODIFIERS) {
    const before = tokens[first - 1];
    const own = tokens[first];
    if (before === undefined || own?.gap !== 'space' || PHRASE_STOPS.has(before.word) || isVerbForm(before)) break;
    if (/^(?:and|or|the|an?|all|any|some|both|my|our|their)$/u.test(before.word) || /\d/u.test(before.raw)) break;
    first -= 1;
  }
  return first;
}
