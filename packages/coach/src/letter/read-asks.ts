import {
  ASKS,
  COPIES,
  HOURS,
  NEXT,
  NOT_ASKED,
  OF_APPLYING,
  REFERENCE,
  START,
  TO_READER,
} from './read-asks-patterns.ts';

/** One thing that an application must have or say, in the words of the advertisement. */
export type Ask = { text: string; kind: AskKind };
/** `reference`, `start`, `pay`, `referees`, `hours` and `why` have their own answers; `send` is about how it is sent; `tell` is anything else. */
export type AskKind = 'reference' | 'start' | 'pay' | 'referees' | 'hours' | 'why' | 'send' | 'tell';

/** No advertisement has more sentences. */
const MOST_SENTENCES = 400;
const LONGEST_SENTENCE = 420;
const LONGEST_CLAUSE = 170;
const FEWEST_WORDS = 3;
const MOST = 7;

const KINDS: [AskKind, RegExp][] = [
  ['start', START],
  ['pay', /\b(?:salary|pay|wage|rate|remuneration|ctc)\b/iu],
  ['referees', /\brefere(?:es|nces)\b/iu],
  ['reference', REFERENCE],
  ['hours', HOURS],
  ['why', /\bwhy\b|\bwhat (?:attracts|draws|interests|appeals|excites)\b|\byour (?:motivation|interest|reasons?)\b/iu],
  ['send', /^(?:mark\p{L}*|address\p{L}*)\b|\bsubject (?:line)?\b|^(?:attach|enclos)\p{L}*\b|\bportfolio\b|^bring\b/iu],
];

/** So many sentences before may name the application. */
const REACH = 2;

/** What the application must have or say, clause by clause, each with its kind. */
export function readAsks(jobDescription: string): Ask[] {
  const text = jobDescription.normalize('NFC').replace(/[’‘]/gu, "'");
  const sentences = text
    .split(/(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|No|Ref)\.)\s+|\n+/u, MOST_SENTENCES)
    .map((one) => one.trim());
  const asks = sentences.flatMap((sentence, at) => {
    const near = sentences.slice(Math.max(0, at - REACH), at + 1).join(' ');
    if (!OF_APPLYING.test(near)) return [];
    const isLate = at > sentences.length * QUESTIONS_FROM;
    return isLate && TO_READER.test(near) && isQuestion(sentence) ? questionOf(sentence) : asksOf(sentence);
  });
  return asks
    .filter(
      ({ text: one }, at) =>
        !asks.some((other, place) => place !== at && other.text.includes(one) && (other.text !== one || place < at)),
    )
    .slice(0, MOST);
}

/** "What is your earliest date?" among the words on applying. */
const isQuestion = (sentence: string): boolean => /\?$/u.test(sentence) && /\byou(?:r)?\b/iu.test(sentence);

function questionOf(sentence: string): Ask[] {
  const text = sentence.replace(/^.*:\s+/u, '');
  return text.length <= LONGEST_CLAUSE ? [{ text, kind: kindOfAsk(text) }] : [];
}

function asksOf(sentence: string): Ask[] {
  if (sentence.length > LONGEST_SENTENCE) return [];
  const copies = OF_APPLYING.test(sentence) ? (COPIES.exec(sentence)?.[0] ?? '') : '';
  const enclosed: Ask[] = copies === '' ? [] : [{ text: copies, kind: 'send' }];
  const isAsked = ASKS.test(sentence) && TO_READER.test(sentence) && !NOT_ASKED.test(sentence);
  return [...enclosed, ...(isAsked ? clausesOf(withoutLetters(sentence)) : [])];
}

/** Before that an advertisement asks its readers whether they like the work. */
const QUESTIONS_FROM = 0.5;
/** "(a) your notice period (b) …" */
const LETTERED = /,? ?(?:and )?\([a-h]\) (your|the|two|how|what|why|which)\b/giu;

/** The first verb of asking is not said twice. */
const withoutLetters = (sentence: string): string =>
  sentence
    .replace(LETTERED, ', state $1')
    .replace(/\b(\p{L}+),? state (?=(?:your|the|two|how|what|why|which)\b)/iu, '$1 ');

const clausesOf = (sentence: string): Ask[] => sentence.split(NEXT).flatMap((part) => clauseOf(part, sentence));

function clauseOf(part: string, sentence: string): Ask[] {
  const from = part.search(ASKS);
  const isList =
    /^(?:(?:the )?names? of|contact|size of|your (?:earliest|notice|expected|salary|current)|a portfolio|a copy|copies)/iu.test(
      part,
    );
  const text = (isList ? part : from < 0 ? '' : part.slice(from))
    .replace(/^(?:please|also|briefly|kindly)\s+/iu, '')
    .replace(/,?\s+(?:to|by) (?:\S+@\S+|[\d\p{L} ]{0,20}\d{1,2} \p{Lu}\p{L}+).*$/u, '')
    .replace(/,\s+to \p{Lu}.*$|\s+to \p{Lu}\p{L}+ (?:at|on)\b.*$/u, '')
    .replace(/^([^()]*)\).*$/u, '$1')
    .replace(/[\s.,;:!]+$/u, '')
    .trim();
  const count = text.split(' ').length;
  if (count < (/\d/u.test(text) ? FEWEST_WORDS - 1 : FEWEST_WORDS) || text.length > LONGEST_CLAUSE) return [];
  if (BARE_ASK.test(text)) return [];
  if (POINTS_BACK.test(text) && count <= SHORT) return [{ text: sentence.replace(/[\s.]+$/u, ''), kind: 'tell' }];
  return partsOf(asBase(text)).map((one) => ({ text: one, kind: kindOfAsk(one) }));
}

/** "Let us know" does not say what. */
const BARE_ASK = /^(?:(?:let|tell) (?:us|me)(?: know)?|get in touch|write to (?:us|me))$/iu;
/** "say whether that suits you" says nothing without its sentence. */
const POINTS_BACK = /\b(?:that|this|it|these|so)\b/iu;
const SHORT = 7;

/** "quoting the number" as it is asked: "quote the number". */
const asBase = (text: string): string =>
  text.replace(/^(\p{L}+)ing\b/iu, (word, start: string) => {
    const bases = [start.toLowerCase(), `${start.toLowerCase()}e`];
    return bases.find((base) => BASES.test(base)) ?? word;
  });
const BASES = /^(?:quote|state|say|tell|include|indicate|explain|name|give|mention|attach|enclose)$/u;

/** What kind of thing an application is to say. */
export const kindOfAsk = (text: string): AskKind => KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'tell';

/** "your notice period and one thing you made" are two things to tell. */
function partsOf(text: string): string[] {
  const [first = '', ...rest] = text.split(FURTHER);
  if (rest.length === 0 || kindOfAsk(first) === 'tell') return [text];
  const verb = /^(?:tell|let) \p{L}+(?: know)?|^\p{L}+/u.exec(text)?.[0] ?? '';
  return [first, ...rest.map((part) => `${verb} ${part}`)];
}
const FURTHER =
  /\s+and (?=(?:one|an?|how|when|whether|what|which|why|your|earliest|salary|expected|current|two|the names)\b)/iu;

/** The first of several things that a clause asks for. */
export const firstAsked = (text: string): string => text.split(NEXT)[0] ?? text;
