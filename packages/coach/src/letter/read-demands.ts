import { PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { isTitle } from '../entities/classify-part.ts';
import { DUTY_VERBS, PLAIN_VERBS } from '../entities/duty-verbs.ts';
import { type JudgedLine, readJudgedLines } from '../job/read-asking-lines.ts';

/**
 * What an advertisement asks for, in its words. A `verb` goes after "someone to" ("write SQL against your warehouse", where it says "our"), a
 * `noun` after "you ask for" ("experience of stock"), and a `quote` in quotation marks.
 */
export type Demand = { form: 'verb' | 'noun' | 'quote'; text: string; certainty: number };

/** Probability that a sentence asks, by what else speaks for it. */
const LEAST_CERTAINTY = { addressed: 0.12, item: 0.3, other: 0.6 };
const FEWEST_WORDS = 3;
const MOST_WORDS = 17;
const anyOf = (words: string) => `(?:${words.replaceAll('|', ' ').split(/\s+/u).join('|')})`;

const HIRED = '(?:the )?(?:successful candidate|post ?holder|job ?holder|candidate)';
const SPOKEN_OF = `(?:you|they|we want (?:an? )?[\\p{L} -]{2,30} who|someone who|somebody who|${HIRED})`;
const MODAL = "(?:['’]ll|['’]d| will| would| can| could| should| must)?";
const ADDED = '(?: be (?:able|expected|asked|required) to| need to| also| then)*';
/** What comes before the first verb where the reader or the person to be hired is spoken of. */
const LEAD = new RegExp(
  `^(?:.{0,80}?\\b${SPOKEN_OF}${MODAL}${ADDED}|(?:willing|able|ability|expected|required|happy) to|(?:you are )?responsible for|` +
    '(?:your )?(?:responsibilities|duties|tasks)(?: will)? include)\\s+',
  'iu',
);
const CLAUSE_END = new RegExp(
  String.raw`\s*(?:[;:!?()–—]|\.(?!\d))\s*|\s+-\s+|,\s+` +
    String.raw`(?:then|which|who|where|while|so|because|but|though|although|ensuring|making sure|including)\b.*$`,
  'iu',
);
/** Commas and "and" part duties only before another verb. */
const PART = /,\s+(?:and\s+)?|\s+and\s+/gu;
const NO_NOUN = new RegExp(
  `^${anyOf(`you we they he she it this that these those there here if as is are be been must should can could may will would and or but not
    no please what who where when how to because with from at for in on of by about up ideally also then your our my`)}\\b`,
  'iu',
);
const FINITE = new RegExp(
  `\\b${anyOf(`is are was were will would must should can could may have has had do does we you they he she it us me my them i within
    required preferred essential desirable advantage advantageous plus welcome`)}\\b`,
  'iu',
);
const NO_VERB = new RegExp(
  `^(?:${anyOf(`have need bring hold possess know like love enjoy want receive get earn join become report belong thrive apply send expect
    benefit feel learn gain grow understand spend treat play tell let speak live see think believe care fit contact email ring call text`)}|work (?:for|at|alone|in|as))\\b`,
  'iu',
);
const FOREIGN = new RegExp(
  String.raw`[€£$@%“”"[\]{}<>*_|/\\]|https?:|www\.|\b(?:closing date|driv(?:e|ing) licen[cs]e|right to work)\b|` +
    `\\b${anyOf(`salary pay bonus pension holiday holidays benefits apply cv résumé resume disability probation visa dbs reference vacancy
      applicant applicants candidate candidates hire hires hiring`)}\\b`,
  'iu',
);
/** Juxtaposed with an achievement, a number of years would be a claim. */
const COUNTED_YEARS =
  /\b(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten)(?: or more| plus)?(?: years?|-year)\b/iu;
/** What stands for a thing of another sentence, or for the reader. */
const UNBOUND =
  /\b(?:you|your own|we|us|my|i|yourself)\b|^\S+ (?:\S+ ){0,2}(?:it|its|them|they|this|these|those|that)\b|^(?:never|always|only|not|just)\b/iu;
/** What was cut in the middle, or points to what is not said. */
const LOOSE_END =
  /\b(?:and|or|but),|\bthan (?:that|this)\b|\b(?:and|or|but|of|to|for|with|by|at|as|the|an?|your|from|into|on|in time|more|most|other|such|any)$/iu;
const TOO_LITTLE = /^(?:good|very good|strong|excellent|solid|some|proven) (?:skills|knowledge|experience)$/iu;
const STARTS_DEMAND = /^(?:an? |the )?(?:experience|knowledge|good|very good|solid|several|command|understanding)\b/iu;
const VERBS = new Set([...DUTY_VERBS, ...PRESENT_VERBS]);

/** All demands that can be said, in the order of the advertisement. Several may come from one sentence. Never throws. */
export function readDemands(jobDescription: string): Demand[] {
  const demands = readJudgedLines(jobDescription).flatMap(readLine);
  return demands.filter((demand, place) => demands.findIndex(({ text }) => text === demand.text) === place);
}

function readLine(line: JudgedLine): Demand[] {
  const lead = line.isLed ? '' : (LEAD.exec(line.text)?.[0] ?? '');
  const isAddressed = line.isLed || lead !== '';
  const least = isAddressed ? LEAST_CERTAINTY.addressed : line.isItem ? LEAST_CERTAINTY.item : LEAST_CERTAINTY.other;
  if (line.asks < least || line.kind === 'benefit' || line.kind === 'legal') return [];
  const pieces = line.text
    .slice(lead.length)
    .split(CLAUSE_END)
    .filter((piece) => piece !== undefined && piece.trim() !== '');
  return pieces.flatMap((piece, index) => readPiece(piece.trim(), isAddressed && index === 0, line));
}

/** A piece with a verb first is parted before each further verb; another is one demand. */
function readPiece(piece: string, isAddressed: boolean, { isItem, kind, asks }: JudgedLine): Demand[] {
  if (isVerb(piece, isAddressed) && (isAddressed || isItem || kind === 'duty')) {
    return partAtVerbs(piece).flatMap((text) => toDemand('verb', text, asks));
  }
  if (isAddressed || !(isItem || STARTS_DEMAND.test(piece))) return [];
  // "experience of payroll, confident use of Excel" are two.
  if (STARTS_DEMAND.test(piece))
    return piece
      .split(/,\s+(?!(?:and|or)\b)/u)
      .flatMap((text) => toDemand(STARTS_DEMAND.test(text) ? 'noun' : 'quote', text, asks));
  return toDemand('quote', piece, asks);
}

function partAtVerbs(piece: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of piece.matchAll(PART)) {
    const next = match.index + match[0].length;
    // "picking and dispatch" and "tail lifts and load restraint equipment" are no second duty.
    if (!isSureVerb(piece.slice(next)) || !isClause(piece.slice(next)) || !isClause(piece.slice(from, match.index)))
      continue;
    parts.push(piece.slice(from, match.index));
    from = next;
  }
  parts.push(piece.slice(from));
  return parts;
}

/** A word that may be a noun is a verb only before an article. */
function isSureVerb(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/u);
  return (
    isVerb(text, false) && (PLAIN_VERBS.has(first) || /^(?:the|an?|your|our|all|each|any|to|with|\d.*)$/u.test(second))
  );
}

const isClause = (text: string) => text.trim().split(/\s+/u).length >= FEWEST_WORDS;

/** "plan the rota", but not "report of the week". Behind "you will" every word that is no form of another kind is a verb. */
function isVerb(text: string, isAddressed: boolean): boolean {
  const [first = '', second = '', third = ''] = text.toLowerCase().split(/\s+/u);
  if (/^(?:of|is|are|experience|skills|team|for)$|(?:tion|ment|sis|ance)$/u.test(second)) return false;
  if (
    isAddressed &&
    /^\p{L}{2,}$/u.test(first) &&
    !/(?:ing|ed|ly|tion|ment|[^s]s)$/u.test(first) &&
    !NO_NOUN.test(text)
  )
    return true;
  return VERBS.has(first) && (!/^(?:and|or|\p{L}*,)$/u.test(second) || VERBS.has(third));
}

function toDemand(form: Demand['form'], piece: string, certainty: number): Demand[] {
  const plain = lowerFirst(piece.replace(/[\s.,;:!?]+$/u, ''));
  const text = form === 'quote' ? plain : plain.replace(/\bour\b/gu, 'your');
  const count = text.split(/\s+/u).length;
  if (
    count < FEWEST_WORDS ||
    count > MOST_WORDS ||
    FOREIGN.test(text) ||
    TOO_LITTLE.test(text) ||
    COUNTED_YEARS.test(text)
  )
    return [];
  if (LOOSE_END.test(text)) return [];
  if (form === 'verb' ? NO_VERB.test(text) || UNBOUND.test(text) : isNoNoun(text)) return [];
  return [{ form, text, certainty }];
}

const isNoNoun = (text: string) => NO_NOUN.test(text) || FINITE.test(text) || (isTitle(text) && !/\bof\b/u.test(text));

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s|$|-)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
