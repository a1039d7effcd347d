import { joinPattern } from '../text/join-pattern.ts';
import { writtenDate } from './letter-phrases.ts';
import { RELATIVE_END } from './relative-end.ts';
import { restoreSeries } from './restore-series.ts';
import { isPastForm, isSureDeed, withoutThirdPerson } from './verb-first.ts';
import { withDeterminer } from './with-determiner.ts';

/** Small words that a slip of the keyboard doubles. */
const DOUBLED = /\b(the|of|a|an|and|in|to|for|on|with|at|by|from|is|was) \1\b/giu;
/** ", no failed audits" and "; zero findings" behind a deed. */
const NONE_BEHIND = /[,;] (?=(?:no|zero|nil) (?!longer\b|matter\b))/u;
/** ", out-of-hours escalations down by a third": what changed with the deed. */
const CHANGE_BEHIND =
  /[,;] (?=(?:(?!(?:and|or|which|that|who|where|when|so|but|brought|took|cut|went|goes|go|came|fell|is|was|are|were)\b)[\p{L}-]+ ){1,4}(?:up|down) (?:by|from) )/u;
/** "12% → 65%" */
const ARROW = /(?:\bfrom )?(?<![\p{L}\d])([£$€]?\d[\d.,]*(?: ?%| \p{L}{1,6})?) ?(?:→|->|=>) ?(?=[£$€]?\d)/gu;
/** Two sentences with a comma between them. */
const SPLICED_I = /, I (?=\p{Ll})/gu;
const BEGINS_LEANING =
  /^(?:As|Together|Through|Throughout|Over|Within|When|In|At|After|Since|From|During|If|Before|Once|While|With|Of|On)\s/u;
const LEANS =
  /^(?:As|Together|Through|Throughout|Over|Within|When|In|At|After|Since|From|During|If|Before|Once|While|With|Of|On)\s|\b(?:which|that|when|where|what|who|because|if)\b/u;
/** "; now booked by 60 schools" says more of the thing before. */
const STATE_BEHIND = /; (?=(?:now|still|later|since) \p{L}+ed\b)/u;
/** ", falls at night went from 9 to 4" is a clause of its own. */
const CLAUSE_BEHIND =
  /, (?=(?!and\b|which\b|that\b|so\b|when\b|where\b|while\b|but\b)(?:[\p{L}-]+ ){1,7}(?:fell|rose|went|dropped|grew|came) (?:(?:(?:up|down) )?(?:from|by|to) |(?:up|down)\b))/u;
/** ", the factory paid less": a clause with another subject. */
const OTHER_BEHIND =
  /, (?=(?:many|some|most|few) (?:are|were) |we \p{Ll}{3,} |(?:the|our|my|his|her|their) (?:\p{L}+ ){1,2}(?:paid|saved|fell|rose|went|won|got|gave|took|came|kept|made|became|was|were|had) )/u;
/** ", found 212 lines" is one more deed. */
const COUNTED_BEHIND =
  /, (\p{Ll}+)(?= (?:about |around |over |some |nearly )?\d[\d,.]* (?!times\b|per\b|of\b)\p{L}{3})/u;
const joinCounted = (whole: string, verb: string): string => (isPastForm(verb) ? ` and ${verb}` : whole);
/** ", cut trips to the merchant": the only other deed of a clause. */
const DEED_BEHIND =
  /^([^,;:()]{8,140}), (\p{Ll}+)(?= (?!(?:by|in|on|at|for|as|to|from|with|of|out|up|off|down|and|or|so|than|twice|once)\b|\p{L}+ly\b)[\p{L}\d][^,;:]*$)/u;
const joinDeed = (whole: string, before: string, verb: string): string =>
  isPastForm(verb) && isPastForm(before.split(' ')[0] ?? '') && !/\sand \p{Ll}+ed\b/u.test(before)
    ? `${before} and ${verb}`
    : whole;
/** ", which nobody likes": what others think of it. */
const ASIDE_BEHIND = /, which (?:nobody|no one|not everyone)\b[^;.]*$/u;
/** "; then trained the rest of the shift" */
const THEN_BEHIND = /[;,] then (\p{Ll}+ed)(?= )/u;
/** "in 06/2023" */
const MONTH = /(?<=\b(?:in|since|from|to|until|by) )(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d\b/gu;
/** "; food cost from 33.5% to 30.1%" lacks its verb. */
const BARE_CHANGE = joinPattern(
  'gu',
  String.raw`[;,] ((?:(?!(?:went|fell|rose|came|grew|dropped|is|was|are|were|moved|cut|brought|took)\b)\p{Ll}+ ){0,3}`,
  String.raw`(?!(?:went|fell|rose|came|grew|dropped|moved|cut|brought|took|up|down|back|\p{L}+ed)\b)\p{Ll}+) from (?=[£$€]?\d[\d.,]*%? to [£$€]?\d)`,
);
/** A page number that a file left in a line. */
const PAGE = /\s+Page \d+(?: of \d+)?\s*$/u;
/** Arrows and the like are notes. */
export const SIGNS = /→|->|=>|\s=\s|\s&$|\.{3}|…/u;
/** A first word of the resume that is cut, or an end that is. */
const OPEN_END =
  /\b(?:and|or|of|for|in|the|with|to|a|an|by|at|from|on|as|including|incl|which|that|than|was|were|is|are|my|our|their|his|her|etc)$/iu;

const countOf = (text: string, sign: string) => text.split(sign).length;

/** Whether brackets and quotation marks of a text are closed and it does not end in the middle. */
const isWhole = (text: string): boolean =>
  countOf(text, '(') === countOf(text, ')') &&
  countOf(text, '"') % 2 === 1 &&
  countOf(text, '“') === countOf(text, '”') &&
  (!OPEN_END.test(text) || RELATIVE_END.test(text));

/**
 * What stands behind "I" as a whole clause: joints that notes leave out are put in, third persons become the first. `source` is the line as it was
 * written; undefined where the clause would be broken.
 */
export function mendTold(clause: string, source: string): string | undefined {
  const text = restoreBrackets(restoreLast(restoreChange(clause, source), source), source)
    .replace(PAGE, '')
    .replace(DOUBLED, '$1')
    .replace(ARROW, 'from $1 to ')
    .replace(NONE_BEHIND, outsideBrackets)
    .replace(CHANGE_BEHIND, outsideBrackets)
    .replace(STATE_BEHIND, ', ')
    .replace(ASIDE_BEHIND, '')
    .replace(THEN_BEHIND, ' and then $1')
    .replace(/\bincl\b\.?/giu, 'including')
    .replace(MONTH, (date) => writtenDate(date))
    .replace(BARE_CHANGE, '; $1 went from ')
    .trim();
  const joined = joinNotes(inFirstPerson(text));
  const mended = withArticles(
    LEANS.test(joined)
      ? joinLastDeed(
          BEGINS_LEANING.test(joined) ? joined : joined.replace(OTHER_BEHIND, '; ').replace(CLAUSE_BEHIND, '; '),
        )
      : joined
          .replace(CLAUSE_BEHIND, '; ')
          .replace(OTHER_BEHIND, '; ')
          .replace(COUNTED_BEHIND, joinCounted)
          .replace(DEED_BEHIND, joinDeed)
          .replace(SPLICED_I, '. I '),
  );
  return isWhole(mended) && !SIGNS.test(mended) ? withDeterminer(restoreSeries(mended, source)) : undefined;
}

const outsideBrackets = (joint: string, at: number, text: string): string =>
  countOf(text.slice(0, at), '(') > countOf(text.slice(0, at), ')') ? joint : ', with ';

/** "disabled a, revoked b and contained c" has its "and" already, and a comma within brackets joins no deeds. */
function restoreLast(clause: string, source: string): string {
  const comma = source.lastIndexOf(', ');
  if (comma < 0) return clause;
  const rest = source.slice(comma + 2).replace(/[\s.;,:]+$/u, '');
  const isBracketed = countOf(source.slice(0, comma), '(') > countOf(source.slice(0, comma), ')');
  const isJoined = /\sand (\p{L}+)/u.test(rest) && isPastForm(/\sand (\p{L}+)/u.exec(rest)?.[1] ?? '');
  return (isBracketed || isJoined) && clause.endsWith(` and ${rest}`)
    ? `${clause.slice(0, clause.length - rest.length - ' and '.length)}, ${rest}`
    : clause;
}

/** "; missed bookings fell from 18% to 7%": the participle belongs to what changed. */
function restoreChange(clause: string, source: string): string {
  const [, note = ''] = /; (\p{L}+ed(?: [\p{L}-]+){1,5} (?:fell|rose|went|dropped|grew) [^;]*)$/u.exec(source) ?? [];
  const plain = note.replace(/[\s.;,:]+$/u, '');
  return note !== '' && clause.endsWith(` and ${plain}`)
    ? `${clause.slice(0, clause.length - plain.length - ' and '.length)}; ${plain}`
    : clause;
}

/** A list within brackets stays as it was written. */
function restoreBrackets(clause: string, source: string): string {
  return (source.match(/\([^()]{3,120}\)/gu) ?? []).reduce((text, group) => {
    const at = group.lastIndexOf(', ');
    return at < 0 ? text : text.replace(`${group.slice(0, at)} and ${group.slice(at + 2)}`, () => group);
  }, clause);
}

/** "operates the crane, loads ships and signs the papers" as one says it of oneself. */
function inFirstPerson(text: string): string {
  const [first = ''] = text.split(' ');
  const base = withoutThirdPerson(first);
  if (base === undefined) return text;
  const rest = text
    .slice(first.length)
    .replace(/(, |, and | and )(\p{Ll}+s)(?= (?!of\b|and\b|or\b))/gu, (whole, joint: string, verb: string) => {
      const bare = withoutThirdPerson(verb);
      return bare === undefined ? whole : `${joint}${bare}`;
    });
  return base + rest.replace(FURTHER_THIRD, '$1$2');
}

/** "In 2024 I checked eleven shops, replaced the joints" with "and" before the last deed. */
function joinLastDeed(text: string): string {
  const [, before = '', verb = '', rest = ''] = /^([^,;]{12,160}), (\p{Ll}+)( [^,;]+)$/u.exec(text) ?? [];
  const isDeed =
    isPastForm(verb) &&
    /\bI \p{Ll}+/u.test(before) &&
    !/ (?:by|in|on|at|for|as|to) /u.test(` ${rest.split(' ')[1] ?? ''} `);
  return isDeed ? `${before} and ${verb}${rest}` : text;
}

/** "a isolation room" and "responsible of" as they are right; units and letters are left alone. */
const withArticles = (text: string): string =>
  text
    .replace(/\ba (?=(?:[aio]\p{Ll}{3}|e(?!u)\p{Ll}{3}|un(?!i)\p{Ll}{3}))(?!one\b|once\b)/gu, 'an ')
    .replace(/\ban (?=[bcdfgjklmnpqrstvwz][aeiou]\p{Ll}{2})/gu, 'a ')
    .replace(/\b(do|does|did|is|was|were|have|has|had|could|would|should|are)nt\b/gu, "$1n't")
    .replace(/\bresponsible of\b/gu, 'responsible for')
    .replace(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten) persons\b/gu, '$1 people');

/** ", lays out drainfields": what an object or a particle follows is a verb as well. */
const FURTHER_THIRD =
  /(, |, and | and )(\p{Ll}{2,}[^\P{Ll}s])s(?= (?:out|up|down|off|on|the|an?|all|each|both|my|new|\d))/gu;

/** "missed bookings fell from 18% to 7%" */
const OF_CHANGE = /^\p{L}+ed(?: [\p{L}-]+){1,5} (?:fell|rose|went|dropped|grew) /u;

/** A note behind a semicolon that begins with a verb tells a further deed. */
function joinNotes(text: string): string {
  const [head = '', ...notes] = text.split('; ');
  return notes.reduce((told, note) => {
    const [first = ''] = note.split(' ');
    const isDeed = first === first.toLowerCase() && isSureDeed(note) && !OF_CHANGE.test(note);
    if (!isDeed) return `${told}; ${note}`;
    return `${told}, and I ${note}`;
  }, head);
}
