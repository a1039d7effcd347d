import { isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isBaseVerb, isPastForm } from './verb-first.ts';

/** Numbers of a roster or of a size, a clause in brackets, what the place was: none of it is work. */
const NO_WORK = joinPattern(
  'iu',
  String.raw`^\d|\b\d+ on,? \d+ off\b|\b\d+ and \d+\b(?=,|$)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.{0,60}\s\d|\((?:was|were|is|are|since|until)\b|\b(?:man|person) (?:team|crew|gang)\b`,
  String.raw`|^(?:agency|temp|temping|casual|contract|various)\b|\b(?:unit|holder|worker|driver|operator|employee),`,
  String.raw`|^(?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:holder|keyholder|helper|runner-up|buddy|(?:key|named|link) (?:person|worker|nurse))\b`,
);

/** Whether named things can follow "my work includes": no deed among them, no roster and no place. */
export const readsAsWork = (text: string): boolean =>
  !NO_WORK.test(text) &&
  !isTitle((/^(\p{L}+(?:er|or|ist))s\b/u.exec(text)?.[1] ?? '').toLowerCase()) &&
  !text
    .replace(/\([^()]*\)/gu, '')
    .split(/, (?:and )?| and /u)
    .some((part, at) => (at > 0 || /^\p{Ll}+ (?:the|an?|up|off|out|down) /u.test(part)) && isDeed(part));

/** "load trailer", "fetch the trolley", "billed $610k"; "order processing" and "stock checks" are things. */
function isDeed(part: string): boolean {
  const [verb = '', object = ''] = part.split(' ');
  if (object === '' || /(?:ing|tion|ment|sis|s)$/u.test(verb)) return false;
  if (isPastForm(verb)) return /^(?:the|an?|all|[£$€]?\d.*)$/u.test(object);
  return isBaseVerb(verb) && (/^(?:the|an?|all|each|up|off|out|down|our|my)$/u.test(object) || OBJECT.test(part));
}
/** A verb that is seldom a noun, with a bare thing behind it. */
const OBJECT =
  /^(?:load|fetch|pack|help|make|keep|take|give|teach|serve|clean|write|move|feed|pick|count|pay|sell|send|bring|carry|put|get|go|do) \p{Ll}+(?<!ing|tion|ment|s)(?: |$)/u;
