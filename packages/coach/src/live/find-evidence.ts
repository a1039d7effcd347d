import { COMMON_WORDS } from '../text/common-words.ts';
import { stem } from '../text/stem.ts';

/** A word of a resume or a question: `plain` in lower case, `isGlued` when a hyphen joins it to the word before. */
type EvidenceWord = { plain: string; raw: string; isGlued: boolean; endsClause: boolean };

const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}'’.]*[\p{L}\p{N}])?[+#]*/gu;
/** Words that may differ between the question and the resume: "management of projects" is no project management, so only these. */
const ARTICLES = new Set(['a', 'an', 'the', 'any', 'some', 'our', 'your']);
/** "Manager" and "management" share a stem, but work with product managers is not product management. */
const AGENT = /(?:ers?|ors?|ists?)$/;
const SHORTEST_INFLECTED = 4;

function wordsOf(text: string): EvidenceWord[] {
  const words: EvidenceWord[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const between = text.slice(end, match.index);
    const previous = words.at(-1);
    if (previous !== undefined && /[,;:()|•\n]|[.!?]\s/.test(between)) previous.endsClause = true;
    end = match.index + raw.length;
    words.push({ plain: raw.toLowerCase(), raw, isGlued: /^[-–]$/.test(between), endsClause: false });
  }
  return words;
}

/** Two forms of one word. Names are compared as they are: letters with digits or signs, and words of up to three letters. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (!/^[a-z]+$/.test(one) || !/^[a-z]+$/.test(other)) return false;
  if (Math.min(one.length, other.length) < SHORTEST_INFLECTED) return `${one}s` === other || one === `${other}s`;
  return stem(one) === stem(other) && AGENT.test(one) === AGENT.test(other);
}

/** A name of one word: only its plural is the same ("Excel" is not "excelled"). */
const isSameName = (one: string, other: string): boolean => one === other || `${one}s` === other || one === `${other}s`;

/** An everyday word ("go", "excel") is a name only where it is written like one, inside a line. */
function isWrittenAsName(words: readonly EvidenceWord[], index: number): boolean {
  const word = words[index];
  if (word === undefined || /[^a-z]/.test(word.plain)) return true;
  if (words.length <= 3) return true;
  const opens = index === 0 || words[index - 1]?.endsClause === true;
  return /^\p{Lu}/u.test(word.raw) && (!opens || words[index]?.endsClause === true);
}

/**
 * Where a line shows a topic exactly: all its words in their order and next to each other, no part of a longer
 * hyphenated word. The words as they are in the line, or null. A topic of one everyday word or one or two letters has
 * to be written as a name.
 */
export function findEvidence(topic: string, line: string): string | null {
  const wanted = wordsOf(topic).filter(({ plain }, index) => index > 0 || !ARTICLES.has(plain));
  const words = wordsOf(line);
  const [first] = wanted;
  if (first === undefined) return null;
  const isName = wanted.length === 1;
  const needsCapital =
    isName && (first.plain.length <= 2 || COMMON_WORDS.has(first.plain) || EVERYDAY.has(first.plain));
  for (let start = 0; start + wanted.length <= words.length; start += 1) {
    const found = words.slice(start, start + wanted.length);
    const same = isName ? isSameName : isSameWord;
    const matches = found.every(
      (word, at) =>
        same(word.plain, wanted[at]?.plain ?? '') && (at === 0 || words[start + at - 1]?.endsClause !== true),
    );
    if (!matches || found[0]?.isGlued === true || words[start + wanted.length]?.isGlued === true) continue;
    if (needsCapital && !isWrittenAsName(words, start)) continue;
    return found.map(({ raw }) => raw).join(' ');
  }
  return findWrittenAsOne(wanted, words);
}

/** Letters and digits of a name written as one word; shorter ones could come together by chance. */
const SHORTEST_JOINED = 6;
/** A long word is the same without a capital too: "safe guarding" is heard for "safeguarding". */
const LONG_JOINED = 12;

/** "systm one" as a recogniser hears "SystmOne", "rabbit m q" as it hears "RabbitMQ". */
function findWrittenAsOne(wanted: readonly EvidenceWord[], words: readonly EvidenceWord[]): string | null {
  if (wanted.length < 2) return null;
  const joined = wanted.map(({ plain }) => plain).join('');
  if (joined.length < SHORTEST_JOINED) return null;
  const found = words.find(
    ({ plain, raw }) => plain === joined && (joined.length >= LONG_JOINED || /\p{Lu}/u.test(raw.slice(1))),
  );
  return found?.raw ?? null;
}

/** Names of tools that are words of everyday English too, and not among the most common ones. */
const EVERYDAY = new Set([
  'excel',
  'rust',
  'swift',
  'spark',
  'react',
  'word',
  'outlook',
  'access',
  'ruby',
  'slack',
  'chef',
]);
