import { headingOf } from '../job/list-kinds.ts';
import type { JudgedLine } from '../job/read-asking-lines.ts';
import { isKnownVerb } from './bare-verbs.ts';
import { baseOf, isDutyVerb } from './phrase-duty.ts';

const FEWEST_LINES = 3;
const LONGEST_LINE = 160;
/** "Job duties", "Role and responsibilities", "The role involves:". */
const LEADS_LIST =
  /^(?:job duties|(?:the |your |main )?(?:role|duties|responsibilities|tasks|job|work) (?:(?:and|&) responsibilities|(?:will )?(?:includes?|involves?)):?|you will:?|your duties will be:?)$/iu;
/** What a line of such a list asks at least: its heading says that it tells work. */
const ASKS_OF_LIST = 0.8;

/**
 * The lines with those below a heading such as "Main duties:" as items of a list, where a paste has lost the marks of its list: "Monitoring CCTV", "Check
 * the exits", "Assists customers". The first line without a verb at its head ends the list.
 */
export function withPlainLists(lines: readonly JudgedLine[]): readonly JudgedLine[] {
  const changed = [...lines];
  for (const [at, line] of lines.entries()) {
    if (headingOf(line) !== 'duty' && !LEADS_LIST.test(line.text)) continue;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((next) => !isPlainItem(next));
    const list = end < 0 ? rest : rest.slice(0, end);
    if (list.length < FEWEST_LINES) continue;
    for (const [index, item] of list.entries())
      changed[at + 1 + index] = {
        ...item,
        isItem: true,
        isHeaded: true,
        kind: 'duty',
        asks: Math.max(item.asks, ASKS_OF_LIST),
      };
  }
  return changed;
}

function isPlainItem({ text, isItem }: JudgedLine): boolean {
  const [, first = ''] = /^(\p{Lu}\p{Ll}+)(?:,? | and )\p{L}/u.exec(text) ?? [];
  if (isItem || first === '' || text.length > LONGEST_LINE || /[:!?]/u.test(text)) return false;
  const word = first.toLowerCase();
  return (
    /^\p{L}{3,}ing$/u.test(word) || [word, baseOf(word) ?? ''].some((form) => isDutyVerb(form) || isKnownVerb(form))
  );
}
