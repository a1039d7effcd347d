import { joinPattern } from '../text/join-pattern.ts';
import { withAddressedKinds } from './addressed-kinds.ts';
import { headingOf } from './job-headings.ts';
import { NICE_CUE, NICE_HEADING } from './job-section-patterns.ts';
import { withListKinds } from './list-kinds.ts';
import { withoutQuoteMarks } from './quote-marks.ts';
import { type JudgedSentence, judgeSentences } from './sentence-kinds.ts';
import { unwrapLines } from './unwrap-lines.ts';

/** A sentence that says what is to be done or asked for. `certainty` from 0 to 1; `isItem` for one behind a bullet. */
export type AskingLine = { text: string; isItem: boolean; isDuty: boolean; certainty: number };
/** Any sentence of an advertisement. `isLed` for a line below "you will:". */
export type JudgedLine = JudgedSentence & {
  text: string;
  isItem: boolean;
  isLed: boolean;
  /** Below a heading such as "Nice to have", or said to be a plus. */
  isNice: boolean;
  /** An item of a list whose heading says that it tells the work. */
  isHeaded?: true;
};

const READ_CHARACTERS = 8000;
const BULLET =
  /^[\s>]*(?:[^\p{L}\p{N}("'’“‘£$€#@\s]\s*|\(?\d{1,2}(?:[.)]|\.\d{1,2}[.)]?)\s+|\(?[a-z]\)\s+|o\s+(?=[A-Z]))*/u;
const ITEM = /^[\s>]*(?:[^\p{L}\p{N}("'“£$€#@\s]|\(?\d{1,2}(?:[.)]|\.\d{1,2}[.)]?)\s|\(?[a-z]\)\s|o\s(?=[A-Z]))/u;
/** "… on ropes.Typical work will be" lacks its space. */
const SENTENCE_END =
  /(?<=[\p{L}\p{N})%”"’][.!?])\s+(?=[\p{Lu}“"(])|(?<=(?:\p{Ll}{3}|\p{Ll}\))[.!?])(?=\p{Lu}\p{Ll}+[\s,])/u;

/** The line before a list of duties. */
const LIST_LEAD = /\b(?:you|they)(?:'ll| will)\s*[:…]?$/iu;

/** The asking sentences of an advertisement in its order; company texts, benefits and legal notes are left out. Never throws. */
export function readAskingLines(description: string): AskingLine[] {
  return readJudgedLines(description).flatMap(({ text, isItem, kind, asks }) =>
    kind === 'duty' || kind === 'requirement' ? [{ text, isItem, isDuty: kind === 'duty', certainty: asks }] : [],
  );
}

/** Duties, requirements and pluses are read from the same text in turn, and judging its lines takes most of the time. */
let last: { description: string; lines: readonly JudgedLine[] } | undefined;

/** All sentences of an advertisement in its order, each with its kind. Never throws. */
export function readJudgedLines(description: string): readonly JudgedLine[] {
  if (last?.description !== description) last = { description, lines: judgeLines(description) };
  return last.lines;
}

function judgeLines(description: string): JudgedLine[] {
  let isLed = false;
  const nice = niceReader();
  const lines = unwrapLines(
    withoutQuoteMarks(description.slice(0, READ_CHARACTERS)).normalize('NFC').replace(/[’‘]/g, "'"),
  )
    .flatMap((line) => line.split(/\s[•●▪◦]\s/u))
    .flatMap((line) => {
      const isItem = ITEM.test(line);
      const isNice = nice(line.replace(BULLET, '').trim(), isItem);
      const wasLed = isLed;
      isLed = LIST_LEAD.test(line.trimEnd()) || (isLed && line.trim() !== '');
      return line
        .replace(BULLET, '')
        .split(SENTENCE_END)
        .map((text, at) => ({
          text: text.trim(),
          isItem,
          isFirstOfItem: isItem && at === 0,
          isLed: wasLed,
          isNice: isNice || NICE_CUE.test(text),
        }));
    })
    .filter(({ text }) => text !== '');
  const kinds = judgeSentences(lines.map(({ text }) => text));
  const judged = lines.map((line, at) => {
    const { kind = 'label', asks = 0, shares = [] } = kinds[at] ?? {};
    return { ...line, kind, asks, shares };
  });
  return withListKinds(withAddressedKinds(judged));
}

/** Tells of each line in turn whether it stands under a heading of what is only a plus. */
function niceReader(): (line: string, isItem: boolean) => boolean {
  let isNice = false;
  let isAfterBlank = true;
  return (line, isItem) => {
    const isFirst = isAfterBlank;
    isAfterBlank = line === '';
    if (line === '') return isNice;
    if (NICE_INLINE.test(line) && NICE_HEADING.test(line)) return true;
    if (isNiceHeading(line, isItem)) isNice = true;
    else if (headingOf(line, isItem, 'required') !== undefined || (isFirst && looksLikeHeading(line, isItem)))
      isNice = false;
    return isNice;
  };
}

/** "Advantageous: Kronos": this line alone is a plus, not the lines below it. */
const NICE_INLINE = /^[^.;,:]{3,40}:\s+\S/u;
/** "It would be nice if you also have", "Assets", "Bonus points". */
const isNiceHeading = (line: string, isItem: boolean): boolean =>
  !isItem &&
  line.split(/\s/u).length <= NICE_WORDS &&
  !/[.!?;,]$/u.test(line) &&
  (NICE_HEADING.test(line) || NICE_IN_HEADING.test(line));
const NICE_IN_HEADING = joinPattern(
  'iu',
  String.raw`^assets?:?$|\b(?:nice|bonus|advantage|desirable|set you apart|stand out|even better|would help|would be (?:great|good|lovely|useful|handy)|good to have|not essential)\b`,
  "|\\b(?:would|['’]d) (?:also )?(?:value\\b|(?:be |love |welcome )?(?:lovely|delighted|happy) if\\b)",
);
const NICE_WORDS = 9;
const HEADING_WORDS = 6;
const looksLikeHeading = (line: string, isItem: boolean): boolean =>
  !isItem && line.split(/\s/u).length <= HEADING_WORDS && !/[.!?;,]$/u.test(line);
