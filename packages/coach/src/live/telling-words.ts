import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { rememberShort } from '../text/remember.ts';
import type { ResumeFacts } from './resume-facts.ts';

/** Words of asking and of any trade, which prove nothing by themselves. */
const OF_ANY_TRADE = new Set(
  contentStems(
    `done doing used using taken took given gave run ran running led lead leading managed manage managing worked works built build looked look responsible involved
    dealing certificate certification licence license ticket card permit registration qualification training trained course system systems software tool tools equipment
    machine machines process processes inspection inspections inspect maintenance repair repairs service services customer customers client clients company sort stuff
    side type level area skills knowledge team staff group check checks checking report reports task tasks site sites order orders full whole entire yourself
    moment currently actually roughly exactly sure happy comfortable okay able hold holding bring brought kind point part main time times number numbers sometimes`,
  ),
);
const SHORTEST = 3;
/** A word that so many lines have is of the person's trade. */
const TRADE = { lines: 3, share: 0.2 };
const LONGEST_ASKED = 400;

const rootOf = (stem: string): string => (stem.length > ROOT ? stem.slice(0, Math.max(ROOT, stem.length - 1)) : stem);
const ROOT = 4;

/** The words of a line, for {@link hasTelling}. */
export const wordsOfLine = rememberShort((text): readonly string[] => [
  ...(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []),
  ...contentStems(text),
]);

/** True if some form of the word is among those of a line. */
export const hasTelling = (stem: string, words: readonly string[]): boolean =>
  words.some((word) => (stem.length <= ROOT ? word === stem : word.startsWith(rootOf(stem))));

/** The words that say what a question is about: none of everyday life, of asking or of any trade. */
export function tellingWords(asked: string): string[] {
  const plain = asked.slice(0, LONGEST_ASKED).toLowerCase();
  const everyday = new Set(
    (plain.match(/\p{L}+/gu) ?? []).filter((word) => COMMON_WORDS.has(word)).flatMap((word) => contentStems(word)),
  );
  return [...new Set(contentStems(plain))].filter(
    (stem) => stem.length >= SHORTEST && !everyday.has(stem) && !OF_ANY_TRADE.has(stem) && /^\p{L}/u.test(stem),
  );
}

const wordsOfFacts = new WeakMap<ResumeFacts['facts'], (readonly string[])[]>();

/** Those that are not the person's trade itself: a title has them, or many lines. */
export function tellingBeyondTrade(asked: string, { facts, jobs, title }: ResumeFacts): string[] {
  const titles = wordsOfLine([title, ...jobs.map((job) => job.title)].join(' '));
  const lines = wordsOfFacts.get(facts) ?? facts.map(({ text }) => wordsOfLine(text));
  wordsOfFacts.set(facts, lines);
  const most = Math.max(TRADE.lines, facts.length * TRADE.share);
  return tellingWords(asked).filter(
    (stem) => !hasTelling(stem, titles) && lines.filter((words) => hasTelling(stem, words)).length < most,
  );
}

/** Says of a line whether it has the telling words of what is asked: two of them where there are two. */
export function holderOf(asked: string, facts: ResumeFacts): (line: string) => boolean {
  const beyond = tellingBeyondTrade(asked, facts);
  const telling = beyond.length > 0 ? beyond : tellingWords(asked);
  return (line) => {
    const words = wordsOfLine(line);
    return telling.filter((stem) => hasTelling(stem, words)).length >= Math.min(ENOUGH, telling.length);
  };
}

/** True if one line has them. */
export const holdsTelling = (asked: string, line: string, facts: ResumeFacts): boolean => holderOf(asked, facts)(line);
const ENOUGH = 2;
