import { joinPattern } from '../text/join-pattern.ts';
import type { JudgedSentence, SentenceKind } from './sentence-kinds.ts';

type Line = JudgedSentence & { text: string; isItem: boolean; isFirstOfItem: boolean; isHeaded?: true };

const FEWEST_ITEMS = 3;
/** Of a list, the items that surely ask for something. */
const LEAST_ASKING = 0.6;
/** The same below a heading that says what the list is. */
const LEAST_HEADED = 0.3;
/** An item that asks less than this by its own words stays what it is: "Free parking". */
const LEAST_OWN = 0.12;
/** "We use CartonCloud, training given" tells of the employer. */
const OF_EMPLOYER = /^(?:we|our)\b|\bwe (?:sign|pay|provide|offer|train|use|cover|give|will)\b/iu;

/**
 * Items of one list mostly say the same kind of thing: "Coach apprentices" between six duties is a duty. Changes those whose own words told too
 * little. Of 56 such items in 57 advertisements 50 asked for something.
 */
export function withListKinds<T extends Line>(lines: readonly T[]): T[] {
  const changed = [...lines];
  for (const [start, end] of listsOf(lines)) {
    const heading = headingOf(lines[start - 1]);
    const told = toldByList(lines.slice(start, end), heading);
    if (told === undefined) continue;
    for (let at = start; at < end; at += 1) changed[at] = withKind(lines[at] as T, told, heading === 'duty');
  }
  return changed;
}

type Told = { kind: SentenceKind; asks: number };

/** An item as its list tells it; one that surely asks for something, or surely does not, stays what it is. */
function withKind<T extends Line>(line: T, { kind, asks }: Told, isOfWork: boolean): T {
  const isTold = !line.isFirstOfItem || isAsking(line) || line.asks < LEAST_OWN || OF_EMPLOYER.test(line.text);
  const read = isTold ? line : { ...line, kind, asks };
  return isOfWork && isAsking(read) && !OF_PERSON.test(line.text) ? { ...read, isHeaded: true } : read;
}
const OF_PERSON =
  /\b(?:experience|knowledge|understanding|degree|diploma|qualifi\w+|licen[cs]e|years|ability|skills?)\b/iu;

/** What most items of a list say, or what its heading says where some of them do. */
function toldByList(list: readonly Line[], heading: 'duty' | 'requirement' | undefined): Told | undefined {
  const items = list.filter(({ isFirstOfItem }) => isFirstOfItem);
  const asking = items.filter(isAsking);
  const least = heading === undefined ? LEAST_ASKING : LEAST_HEADED;
  if (items.length < FEWEST_ITEMS || asking.length < least * items.length) return undefined;
  const most = 2 * asking.filter(({ kind }) => kind === 'duty').length > asking.length ? 'duty' : 'requirement';
  const kind: SentenceKind = heading ?? most;
  return { kind, asks: asking.reduce((sum, line) => sum + line.asks, 0) / asking.length };
}

/** What the line before a list says of its items: "THE JOB", "MUST HAVES (no ticket, no start)". */
export function headingOf(line: Pick<Line, 'text' | 'isItem'> | undefined): 'duty' | 'requirement' | undefined {
  if (line === undefined || line.isItem || line.text.length > LONGEST_HEADING) return undefined;
  if (DUTY_HEADING.test(line.text)) return 'duty';
  return REQUIREMENT_HEADING.test(line.text) ? 'requirement' : undefined;
}
const LONGEST_HEADING = 50;
const DUTY_HEADING = joinPattern(
  'iu',
  "^(?:(?:the|your) (?:job|work|role|day)|what you(?:['’]ll| will) (?:do|be doing)|scope of work|(?:your |main |key |core |principal )?(?:duties|tasks",
  String.raw`|responsibilities|accountabilities)|essential functions)(?: (?:and|&) \p{L}+)?\s*(?:\([^()]*\))?:?$`,
);
const REQUIREMENT_HEADING =
  /^(?:must[- ]haves?|(?:minimum |essential |key )?(?:requirements|criteria)|you(?:['’]ll)? need)\s*(?:\([^()]*\))?:?$/iu;

const isAsking = ({ kind }: JudgedSentence): boolean => kind === 'duty' || kind === 'requirement';

/** First line of each list and the line behind its last. */
function listsOf(lines: readonly Line[]): [number, number][] {
  const lists: [number, number][] = [];
  let start = -1;
  for (const [at, { isItem }] of lines.entries()) {
    if (isItem && start < 0) start = at;
    if (!isItem && start >= 0) {
      lists.push([start, at]);
      start = -1;
    }
  }
  return start < 0 ? lists : [...lists, [start, lines.length]];
}
