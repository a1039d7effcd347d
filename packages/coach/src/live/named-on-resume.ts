import { coreOf, thingsIn } from './asked-core.ts';
import { asksWhether } from './asks-whether.ts';
import { withoutGaps } from './follow-ups.ts';
import { heardIn, type Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { lowerFirst, phraseFact } from './say-fact.ts';
import { judgeLines, notedLines, type ShownLine } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK, PERHAPS } from './tell-lines.ts';
import { hasTelling, tellingBeyondTrade, tellingWords, wordsOfLine } from './telling-words.ts';
import { textOf } from './written-names.ts';

/** Of these kinds any line of the resume may be the answer. */
const MAY_BE_NAMED = new Set('experience general education project approach change opinion achievement'.split(' '));
/** So much rarer the words of a line have to be than those of the next one. */
const LEAD = 1.15;
const EXACT = 0.5;
const MOST_WORDS = 45;

type Line = Omit<ShownLine, 'share'>;
type Rated = { line: Line; held: number; weight: number };

/** The lines by how rare the telling words are that they have of a turn. */
function rateLines(telling: readonly string[], plain: ReadonlySet<string>, lines: readonly Line[]): Rated[] {
  const words = lines.map(({ text }) => wordsOfLine(text));
  const counts = telling.map((stem) => words.filter((own) => hasTelling(stem, own)).length);
  return lines
    .map((line, at) => {
      const own = words[at] ?? [];
      const held = telling.flatMap((stem, of) => (hasTelling(stem, own) ? [counts[of] ?? 1] : []));
      const isExact = own.some((word) => plain.has(word) && telling.some((stem) => word.startsWith(stem)));
      const rarity = held.reduce((sum, count) => sum + Math.log((lines.length + 1) / count), 0);
      return { line, held: held.length, weight: rarity + (isExact && held.length > 0 ? EXACT : 0) };
    })
    .toSorted((one, other) => other.weight - one.weight);
}

/** A name, an address or the head of a job names nothing that one could tell. */
const isTellable = ({ text, fact, kind }: Line): boolean =>
  fact !== undefined || (kind !== 'note' ? text.split(' ').length <= MOST_WORDS : !HEAD_OF_ENTRY.test(text));
const HEAD_OF_ENTRY =
  /(?:19|20)\d\d ?(?:[-–—]|to) ?(?:(?:19|20)\d\d|present|current|now|date)|\b(?:references?|referees?|available (?:from|on|upon))\b|^\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*){0,3} ?$|^\d/iu;

/** The item of a list that has the words; a sentence stays whole. */
function itemOf(text: string, telling: readonly string[]): string {
  const items = text.split(/[;·|•] |, (?![^(]*\))/u);
  if (items.length < ITEMS_OF_LIST) return text;
  const own = items.filter((item) => telling.some((stem) => hasTelling(stem, wordsOfLine(item))));
  return own.length > 0 && own.length < items.length ? own.join(', ') : text;
}
const ITEMS_OF_LIST = 4;

/** The line, of all that the resume says, that alone has the rarest words of a turn; undefined where none or several have them. */
function findNamedLine(part: Part, facts: ResumeFacts): { line: Line; telling: string[] } | undefined {
  const turn = part.isOneOfSeveral === true ? part.question : heardIn(part.input);
  const telling = tellingBeyondTrade(turn, facts);
  if (telling.length === 0) return undefined;
  const plain = new Set(turn.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []);
  const [best, next] = rateLines(telling, plain, notedLines(facts, part.input.resume).filter(isTellable));
  if (best === undefined || best.held === 0 || best.weight < LEAD * (next?.weight ?? 0)) return undefined;
  return { line: best.line, telling };
}

/** A question for yes or no about things of a few words, none of which a line of the resume names; it may say them in other words. */
function isNowhere(part: Part, facts: ResumeFacts): boolean {
  const { question, kind, input, vectors } = part;
  if (kind !== 'experience' || vectors.size === 0 || !asksWhether(question)) return false;
  const core = coreOf(question);
  const things = thingsIn(core).map((thing) => thing.replace(VERB_BEFORE, ''));
  const isShort = (thing: string) => tellingWords(thing).length > 0 && thing.split(' ').length <= WORDS_OF_NAME;
  if (core === '') return isOnlyInTurn(part);
  if (!things.every(isShort)) return false;
  const lines = textOf(input.resume).split('\n').map(wordsOfLine);
  const isNamed = (thing: string) => {
    const telling = tellingWords(thing);
    return lines.some((words) => telling.every((stem) => hasTelling(stem, words)));
  };
  const [judged = []] = judgeLines([core], facts, { resume: input.resume, vectors });
  return !things.some(isNamed) && (judged[0]?.share ?? 0) < SHOWN_IN_OTHER_WORDS;
}
/** "We use such a thing, have you worked with that": no word that tells what it is stands in the resume. */
function isOnlyInTurn({ question, input }: Part): boolean {
  const telling = tellingWords(question);
  const words = wordsOfLine(textOf(input.resume));
  return telling.length > 0 && !telling.some((stem) => hasTelling(stem, words));
}
/** From this probability on a line shows the thing without its name. */
const SHOWN_IN_OTHER_WORDS = 0.6;

const VERB_BEFORE =
  /^(?:\p{L}+(?:ed|ing|en)|come across|set up|built|run|led|made|done|had) (?:(?:with|on|in|for|of) )?/u;
const WORDS_OF_NAME = 4;
/** What the resume does not name is said plainly, and the line shown as no more than the nearest: the thing may be there in other words. */
function sayNotNamed(answer: SpokenAnswer, { question }: Part): SpokenAnswer {
  const line = LINE_TOLD.exec(answer.paragraph1)?.[1];
  if (line === undefined) return answer;
  const core = coreOf(question);
  const named = thingsIn(core).map((thing) => `**${thing.replace(VERB_BEFORE, '')}**`);
  const things = core === '' ? ['that'] : named;
  const near = /^I\b/u.test(line) ? line : lowerFirst(line);
  return { paragraph1: `My resume does not name ${things.join(' or ')}.`, paragraph2: `${NEAREST} ${near}` };
}
const LINE_TOLD = new RegExp(String.raw`^(?:${OWN_WORK} |${PERHAPS} )?((?:at|as|in|I) .+)$`, 'isu');
const NEAREST = 'Nearest:';

const isUnsure = ({ paragraph1 }: SpokenAnswer): boolean =>
  [OWN_WORK, PERHAPS, 'What I have there:', 'What I can say there:'].some((lead) => paragraph1.startsWith(lead)) ||
  /\*\*\[/.test(paragraph1);

/**
 * An answer by a line that is only near, without a word of what was asked: the line that names the thing goes before it, wherever the resume
 * has it.
 */
export function withNamedLine(answer: SpokenAnswer, part: Part): SpokenAnswer {
  return withItem(namedBefore(answer, part), part);
}

const LISTED = /^(?<lead>What I (?:have|can say) there: \*\*)(?<text>[^*]+)(?<end>\*\*\.)$/u;
/** Of a listed row only the items that were asked for. */
function withItem(answer: SpokenAnswer, { input }: Part): SpokenAnswer {
  const { lead, text, end } = LISTED.exec(answer.paragraph1)?.groups ?? {};
  return text === undefined
    ? answer
    : { ...answer, paragraph1: `${lead}${itemOf(text, tellingWords(heardIn(input)))}${end}` };
}

function namedBefore(answer: SpokenAnswer, part: Part): SpokenAnswer {
  const { facts, kind } = part;
  if (facts === null || !MAY_BE_NAMED.has(kind)) return answer;
  const isUnnamed = isNowhere(part, facts);
  if (!isUnsure(answer)) return isUnnamed ? sayNotNamed(answer, part) : answer;
  const named = findNamedLine(part, facts);
  if (named === undefined) return isUnnamed ? sayNotNamed(answer, part) : answer;
  const { line, telling } = named;
  const said = wordsOfLine(withoutGaps(`${answer.paragraph1} ${answer.paragraph2}`));
  const isSaid = telling.some((stem) => hasTelling(stem, said) && hasTelling(stem, wordsOfLine(line.text)));
  if (isSaid) return answer;
  const text = line.fact === undefined ? `What I have there: **${line.text}**.` : phraseFact(line.fact);
  return { paragraph1: text, paragraph2: '' };
}
