import { CREDENTIAL, EXPIRED } from '../evidence/credential-patterns.ts';
import { contentStems } from '../text/content-stems.ts';
import { isShown } from './answer-experience.ts';
import { isUnknown, saysHowFar } from './answer-held.ts';
import { asksForEither, coreOf, thingsIn } from './asked-core.ts';
import { asksWhether } from './asks-whether.ts';
import type { RankedFact } from './rank-facts.ts';
import type { Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import { judgeLines, type ShownLine } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { sureLine } from './tell-lines.ts';
import { holdsTelling } from './telling-words.ts';

/** Of the lines judged from here on, nearly all showed the thing. */
const TOLD_FROM = 0.45;
const LONGEST_DENIED = 5;
const LEAST_OF_THING = 0.3;
const LEAST_OF_DEED = 0.1;

/** The line that shows a thing: a deed where one is likely enough, else what is listed. Undefined where none surely shows it. */
function bestOf(lines: readonly ShownLine[]): ShownLine | undefined {
  return (
    lines.find(({ fact, share }) => fact !== undefined && share >= TOLD_FROM) ??
    lines.find(({ share }) => share >= TOLD_FROM)
  );
}

/** A line as an answer to whether one has the thing; how far it goes is said plainly. */
function sayShown({ text, fact, kind }: ShownLine, isYes: boolean, isHeld: boolean): string {
  if (fact !== undefined) return phraseFact(fact, isYes && !saysHowFar(text) ? 'Yes,' : '');
  if (EXPIRED.test(text) || saysHowFar(text)) return `To be exact about that: **${text}**.`;
  if (kind === 'language') return `I speak **${text}**.`;
  if (/^I(?:['’]ve| have| am| was| hold)\b/.test(text)) return `${text}.`;
  if (kind === 'skill') return `Yes: **${text}**.`;
  return kind === 'certificate' || CREDENTIAL.test(text)
    ? `${isHeld ? 'Yes, I hold this' : 'What I hold is this'}: **${text}**.`
    : `${isYes ? 'Yes' : 'What I have there'}: **${text}**.`;
}

/** Whether the resume has a thing that a question names, each of two things by its own line, and plainly no for one that it has no word of. Null where no line surely shows any. */
export function answerShown(part: Part, facts: ResumeFacts, ranked: readonly RankedFact[]): SpokenAnswer | null {
  const core = coreOf(part.question);
  if (core === '') return null;
  const things = thingsIn(core);
  const asked: Asked = { core, things, ...judgeAsked(core, things, part, facts) };
  const { whole, each } = asked;
  // A line that shows none of two things at all shares only words with both.
  if (each.length > 0 && each.every(([best]) => (best?.share ?? 0) < LEAST_OF_THING)) return null;
  const found = (each.length > 0 ? each : [whole]).map(bestOf);
  const sure = sureBeside(whole, ranked);
  const lines = [...deedBeside(sure, found, whole), bestOf(whole), ...found].filter((line) => line !== undefined);
  const isYes =
    asksWhether(part.question) &&
    !ASKS_ON.test(part.question) &&
    showsAll(lines[0], asked, found) &&
    isTelling(lines[0], asked, facts);
  if (sure !== undefined && !isYes && lines.every(({ fact }) => fact === sure)) return null;
  const own = [...new Map(lines.map((line) => [line.text, line])).values()].slice(0, MOST_LINES);
  if (own[0] === undefined || isToldByName(own, { core, part, facts, isYes })) return null;
  return sayLines(own, isYes, asked, sayMissing(things, found, part));
}

/** "Are you on it, and what do you do your schedules in": a line for the second half is no yes to the first. */
const ASKS_ON = /(?<=.) (?:and )?(?:what|which|where|how) (?:do|did|have|are) you\b/;

type Asked = { core: string; things: readonly string[]; whole: ShownLine[]; each: ShownLine[][] };

/** The lines for all that is asked after, and for each thing of it; who led is shown by lines of leading alone. */
function judgeAsked(
  core: string,
  things: readonly string[],
  part: Part,
  facts: ResumeFacts,
): Pick<Asked, 'whole' | 'each'> {
  const judged = judgeLines([core, ...(things.length > 1 ? things : [])], facts, {
    resume: part.input.resume,
    vectors: part.vectors,
  });
  const [whole = [], ...each] = LEADS.test(core)
    ? judged.map((lines) => lines.filter(({ text }) => LEADS.test(text)))
    : judged;
  return { whole, each };
}

const shareIn = (whole: readonly ShownLine[], text: string): number =>
  whole.find((line) => line.text === text)?.share ?? 0;

/** The sure line of the ranking; beside a line that surely shows the thing, none that hardly does. */
function sureBeside(whole: readonly ShownLine[], ranked: readonly RankedFact[]): RankedFact['fact'] | undefined {
  const best = sureLine(ranked)?.fact;
  const isIdle = best !== undefined && bestOf(whole) !== undefined && shareIn(whole, best.text) < LEAST_OF_DEED;
  return isIdle ? undefined : best;
}

const deedBeside = (
  sure: RankedFact['fact'] | undefined,
  found: readonly (ShownLine | undefined)[],
  whole: readonly ShownLine[],
): ShownLine[] =>
  sure === undefined || found.some((line) => line?.fact !== undefined)
    ? []
    : [{ text: sure.text, share: shareIn(whole, sure.text), fact: sure }];

/** A listed skill is said by its name, and a single skill with the work that used it. Other answers do both. */
function isToldByName(
  own: readonly ShownLine[],
  { core, part, facts, isYes }: { core: string; part: Part; facts: ResumeFacts; isYes: boolean },
): boolean {
  const isListed = facts.skills.some((skill) => skill.toLowerCase() === core);
  if (isYes && isListed && isShown(part.skills.slice(0, 1), facts)) return true;
  return own.length === 1 && own[0]?.kind === 'skill' && part.skills.length > 0;
}

function sayMissing(things: readonly string[], found: readonly (ShownLine | undefined)[], part: Part): string {
  // Of "this or that" one is enough.
  if (asksForEither(part.question) && found.some((line) => line !== undefined)) return '';
  const missing = things.filter(
    (thing, at) => found[at] === undefined && thing.split(' ').length <= LONGEST_DENIED && isUnknown(thing, part),
  );
  return missing.length > 0 && things.length > 1 ? `No **${missing.join('** or **')}** yet.` : '';
}

function sayLines(own: readonly ShownLine[], isYes: boolean, { core, things }: Asked, no: string): SpokenAnswer {
  const isHeld = ({ text }: ShownLine) => [core, ...things].some((thing) => hasWordsOf(thing, text, MOST_OF_WORDS));
  const said = [...own.map((line, at) => sayShown(line, isYes && at === 0, isHeld(line))), no];
  const [paragraph1 = '', paragraph2 = '', paragraph3 = ''] = said.filter((text) => text !== '');
  return paragraph3 === '' ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };
}
const MOST_LINES = 2;

/** True if the line has the telling words of all that is asked after, or of one thing of it. */
const isTelling = (line: ShownLine | undefined, { core, things }: Asked, facts: ResumeFacts): boolean =>
  line !== undefined && [core, ...things].some((thing) => holdsTelling(thing, line.text, facts));

/** True if the line has the words of the thing, the first of them too: "yes" is said of nothing less. */
function hasWordsOf(thing: string, text: string, share = 1): boolean {
  const asked = [...new Set(contentStems(thing))].filter((stem) => !DONE.has(stem));
  const words: string[] = [...(text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []), ...contentStems(text)];
  const has = (stem: string) =>
    words.some((word) => word.startsWith(stem.slice(0, Math.max(SHORTEST, stem.length - 2))));
  const [first] = asked;
  if (LEADS.test(thing) && !LEADS.test(text)) return false;
  if (first === undefined || !has(first)) return false;
  return asked.filter(has).length >= (asked.length <= FEW ? 1 : share) * asked.length;
}
/** Getting along with a crew is not leading one. */
const LEADS =
  /\b(?:le[ai]?d|leading|ran|run|running|manag\w+|supervis\w+|in charge|head(?:ed)?|show(?:ed|ing)?|train\w*|taught|teach\w*|oversee\w*|boss|foreman)\b/iu;
const MOST_OF_WORDS = 0.5;
const SURE_OF_ALL = 0.7;
const SHORTEST = 4;
/** "SQL Server" is not shown by "SQL". */
const FEW = 2;
/** Verbs that any line has in another form. */
const DONE = new Set(
  contentStems(
    'whole entire full kind sort stuff led lead leading run ran running manage managed managing worked working work used using use done '.concat(
      'doing handled dealt built build something anything involved change changed looked after taken took',
    ),
  ),
);

/** True if the line surely shows all that is asked after, or one of two things to choose from. */
function showsAll(
  line: ShownLine | undefined,
  { core, things }: Asked,
  found: readonly (ShownLine | undefined)[],
): boolean {
  if (line === undefined) return false;
  if (hasWordsOf(core, line.text, things.length > 1 && line.share < SURE_OF_ALL ? 1 : MOST_OF_WORDS)) return true;
  if (things.length < 2) return false;
  const shown = things.filter((thing, at) => found[at] !== undefined && hasWordsOf(thing, found[at]?.text ?? ''));
  return / or /.test(core) ? shown.length > 0 && hasWordsOf(shown[0] ?? '', line.text) : shown.length === things.length;
}
