import { IRREGULAR_PAST } from '../entities/achievement-verbs.ts';
import { joinPattern } from '../text/join-pattern.ts';

/** A head of a line shorter than this says too little without what follows it. */
const FEWEST_WORDS = 4;
const LONGEST_BRACKET = 5;
const LONGEST_ITEM = 5;
const LONGEST_ASIDE = 14;
/** So many characters find where a cut was made. */
const SAME_END = 12;
/** Parts behind a comma that belong to the clause before it. */
const BOUND = joinPattern(
  'iu',
  String.raw`^(?:and|or|but|so|because|since|while|when|where|which|who|whose|after|before|until|including|e\.g|such as|mostly|often|usually|about|around`,
  '|up to|down to|from|in|on|at|with|without|by|for|to|of|as|across|over|under|through|within|between|then|each|every|all|both|the|an?|my|their',
  String.raw`|its|\d|one|two|three|four|five|six|seven|eight|nine|ten|some|many|most|half|two thirds|\p{L}+ing|\p{L}+ed by)(?!\p{L})`,
);
/** "the error rate fell by half": what follows a semicolon as a clause. */
const CLAUSE = joinPattern(
  'iu',
  String.raw`^(?:the|an?|all|no|none|both|each|every|most|half|my|it|they|he|she|this|that|nobody|everybody|\d[\d.,]*|one|two|three|four|five|six|seven`,
  String.raw`|eight|nine|ten|[\p{L}\d-]+s)\s.*\b(?:is|are|was|were|has|had|have|fell|rose|went|grew|dropped|won|came|left|met|got|kept|\p{L}+ed)\b`,
  String.raw`|^[^,;:]{3,60}? (?:fell|rose|went|grew|dropped) (?:by|from|to)\b`,
);

/** What says that less was done than the words before it say: it stays or the line is not told. */
const LIMITING = joinPattern(
  'iu',
  String.raw`\b(?:only|not|never|stage|concept|pilot|trial|draft|proposed|planned|under|part of|partly|partially|jointly|as part|supervis\p{L}*|assist\p{L}*`,
  String.raw`|help\p{L}*|shared|so far|yet|until|except|excluding|cancelled|unfinished|on paper|shadow\p{L}*|observ\p{L}*|basic|mostly|mainly|some of|one of|two of|three of)\b`,
);

const countWords = (text: string) => text.split(/\s+/u).filter(Boolean).length;

/**
 * The part of a line of a resume that surely is one clause, and the note behind it that is another: without what stands behind a colon or a dash, without notes strung on with a
 * semicolon and without loose parts behind a comma ("on a 2-shift rotation, agency staff on top of that").
 */
export function trimLine(sentence: string): { line: string; note: string } {
  const line = sentence
    .trim()
    .replace(/\s*\(([^()]*)\)/gu, (all, inner: string) =>
      countWords(inner) > LONGEST_BRACKET && !LIMITING.test(inner) ? '' : all,
    )
    .replace(/\b[Oo]ur\b/gu, (word) => (word.startsWith('O') ? 'The' : 'the'));
  const [head = '', ...notes] = line.split(/\s*;\s+/u);
  const main = cutAtComma(cutBehind(head));
  const [note = ''] = notes;
  const cut = sentence.slice(sentence.indexOf(main.slice(-SAME_END)) + SAME_END);
  if (main !== head && sentence.includes(main.slice(-SAME_END)) && LIMITING.test(cut)) return { line: '', note: '' };
  const isClause = main === head && notes.length === 1 && CLAUSE.test(note) && !/[:;]/u.test(note);
  return { line: main, note: isClause ? cutAtComma(note).replace(/[\s.]+$/u, '') : '' };
}

function cutBehind(text: string): string {
  const [head = '', aside = ''] = text.split(/:\s+|\s+[-–—]\s+/u);
  if (countWords(head) < FEWEST_WORDS) return text;
  const listed = aside.replace(/[\s.]+$/u, '');
  const isAside =
    text === `${head}: ${aside}` &&
    countWords(listed) > 1 &&
    countWords(listed) <= LONGEST_ASIDE &&
    !head.includes('(') &&
    !/[()]|\b(?:is|are|was|were|I|we|who|what|\p{L}+ed)\b/iu.test(listed) &&
    !IRREGULAR_PAST.has(listed.split(' ')[0]?.toLowerCase() ?? '');
  return isAside ? `${head} (${listed})` : head;
}

/** Cuts before the first part that is no item of a list and is not bound to the clause. A list without "and" gets one. */
function cutAtComma(text: string): string {
  const parts = text.split(/,\s+(?![^()]*\))/u);
  const lastAnd = parts.findLastIndex((part) => /(?:^|\s)(?:and|or)\s/u.test(part));
  const isOpened = /^(?:when|after|before|while|during|in|at|on|as)\s/iu.test(text);
  const end = parts.findIndex(
    (part, at) => at > (isOpened ? 1 : 0) && !isBound(part) && !(at <= lastAnd && isItem(part)),
  );
  if (end < 0) return text;
  const rest = parts.slice(end).map((part) => part.replace(/[\s.]+$/u, ''));
  if (end === 1 && rest.length > 1 && rest.every((part) => isItem(part) && !/\d/u.test(part)))
    return `${[parts[0], ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1)}`;
  const cut = parts.slice(0, end).join(', ');
  return countWords(cut) >= FEWEST_WORDS ? cut : text;
}

/** "most of them reached the rate" is a further sentence. */
const isBound = (part: string) =>
  BOUND.test(part) &&
  !/^(?:most|all|both|each|two|three|some|one)\s.*\b(?:are|is|was|were|now|passed|\p{L}+ed)\b/iu.test(part);

/** A deed behind a comma may be of another ("rejected fewer than ten times"), so it is no item. */
function isItem(part: string): boolean {
  const [first = ''] = part.toLowerCase().split(/\s/u);
  const [item = ''] = part.split(/\s(?:and|or)\s/u);
  return countWords(item) <= LONGEST_ITEM && !/\p{L}{2}ed$/u.test(first) && !IRREGULAR_PAST.has(first);
}
