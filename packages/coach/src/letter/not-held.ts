import { joinPattern } from '../text/join-pattern.ts';

/** Says of a paper that one has it not, not yet or no longer, or says nothing of a paper. */
const DENIED = joinPattern(
  'iu',
  String.raw`^(?:no|not|none|never|just|own|recently|driving \(|looking|willing|can|could)\b|\b(?:learner|provisional|not yet|booked|deferred|lapsed|expired|ran out|no longer`,
  String.raw`|not (?:done|taken|completed|held|finished|passed)|not big on|started|did \d|to be renewed|hope to|want to|working on|half done|year \d passed)\b`,
  String.raw`|\b\d+ (?:of|out of) \d+ (?:courses|units|modules|papers|subjects)\b`,
);
/** In the line below a course: "7 of 8 courses done". */
const LEFT_BELOW =
  /^\W*(?:\d+ (?:of|out of) \d+ (?:\p{L}+ )?(?:courses|units|modules|papers|subjects|done)\b|left:|still to do)/iu;
/** A paper is known by so many letters of its line. */
const SURE_START = 20;
const MOST_READ = 600;

/** Whether an item of a list of papers, or the line below its line, says that it is not held. */
export function isNotHeld(item: string, text: string): boolean {
  if (DENIED.test(item)) return true;
  const start = item.replace(/^(?:an?|the) /u, '').slice(0, SURE_START);
  const lines = text.split('\n', MOST_READ);
  const at = lines.findIndex((line) => line.includes(start));
  return at >= 0 && LEFT_BELOW.test(lines[at + 1]?.trim() ?? '');
}

/** What a list writes beside a name: dates in square brackets, how it was taken, a label. */
export const withoutListNotes = (item: string): string =>
  item
    .replace(/,? \[[^[\]]{3,30}\]/gu, '')
    .replace(/, (?:part[- ]time|evenings|online|day release)(?=$|,)/giu, '')
    .replace(/^[^:]{3,40}\bcourse: /u, '')
    .replace(/ \+ (?=full\b)/u, ' and a ')
    .replace(/^(full|unrestricted) (work(?:ing)? rights)/iu, 'right to work');

/** "Elm Ads (May 2025), Oak Mail (Apr 2025), Child first aid" are three papers: two of them have their date in brackets. */
export function eachOfRow(item: string): string[] {
  const parts = item.split(/, (?![^()]*\))/u);
  const dated = parts.filter((part) => /\((?:\p{L}{3,9}\.? )?(?:19|20)\d\d\)$/u.test(part));
  return dated.length > 1 && parts.every((part) => /^\p{Lu}/u.test(part)) ? parts : [item];
}
