import { findNamedSkills } from '../skills/named-skills.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { coreOf, thingsIn } from './asked-core.ts';
import { asksWhether } from './asks-whether.ts';
import { isHeard, isTool } from './missing-names.ts';
import { isToolAmong, sayNearestItems } from './nearest-items.ts';
import { plainQuestion } from './question-topic.ts';
import { heardWords } from './question-words.ts';
import { heardIn, type Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { lowerFirst } from './say-fact.ts';
import { judgeLines } from './shown-lines.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { OWN_WORK, PERHAPS } from './tell-lines.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';
import { textOf } from './written-names.ts';

/** A question for yes or no is taken for these kinds. */
const MAY_ASK = new Set('experience general follow-up technical project approach education'.split(' '));
const ASKS_OF_USE = joinPattern(
  '',
  String.raw`\b(?:experience|exposure) (?:with|of|in|to|there)\b|\bhow (?:well|good|comfortable|familiar|confident)\b.{0,20}\b(?:do|are) you\b|\bhow are you (?:with|on)\b`,
  String.raw`|\bhave you (?:ever )?(?:used|worked|done|had|been|come across|set up|built|run|led|managed|prepared|written)\b`,
);
/** Says already whether the resume has it, or how far it goes. */
const IS_VERDICT =
  /^(?:Not? \*\*|No,|Not |Yes\b|To be exact|My resume does not|I have not|I haven|I speak|I hold|What I hold|As to that|I would not want)/u;
const IS_NO = /^(?:Not? \*\*|No,|My resume does not name|I haven['’]t worked with)/u;
/** Sentences behind a plain no that may be far from it. */
const WEAK_BESIDE = /^(?:$|Nearest:|What I do use:|I would want to learn|What I hold:|The nearest that)/u;

/** "Ideas or Duetto" of "revenue software like Ideas or Duetto" are examples; the verb before a thing is no part of it. */
const EXAMPLES = joinPattern(
  'u',
  String.raw` (?:like|such as) .*$| (?:that|this) (?:sort|kind) of thing.*$| (?:we|they) (?:use|run|have|need)\b.*$| (?:before|yet|at all)$`,
);
const VERBS = joinPattern(
  'u',
  String.raw`^(?:what's your |what is your |your )?(?:(?:ever|actually|personally|much|come|set|been|do|any|experience|them) )*(?:with |across|up|used|worked|done|built|made|run|led|had|got|tried`,
  String.raw`|taught|managed|handled|\p{L}{3,}ed)(?: (?:with|in|on|under|for|of|to))? `,
);
const POINTS_BACK = joinPattern(
  'u',
  String.raw`^(?:(?:those|them|that|it|this|these|either|one|any|both|ones|there)(?: of)? ?(?:those|them|these|one)?`,
  String.raw`|.*\b(?:either one|either of \w+|that one|one of (?:those|them)))$`,
);
const MOST_WORDS = 7;
/** A further question is no thing. */
const UNCLEAR = /\b(?:you|your|we|they|what|how|can|do|did)\b/u;

/** The things of which a question asks whether the person has them; of "have you used that" the names of the advertisement in the turn. */
function thingsAsked(part: Part): string[] {
  const core = coreOf(plainQuestion(part.question)).replace(EXAMPLES, '');
  const things = thingsIn(core)
    .map((thing) =>
      thing
        .replace(VERBS, '')
        .replace(/^(?:them|those|that|it) (?:at all )?(?=\p{L})/u, '')
        .replace(/^(?:a|an|any|the|some|other) /u, '')
        .trim(),
    )
    .filter((thing) => thing !== '');
  const own = things.filter((thing) => !POINTS_BACK.test(thing));
  return own.length > 0 ? own : namesInTurn(part);
}

const NAME = /(?<=[\p{Ll}\p{N},;()/] )\p{Lu}[\p{L}\p{N}+#-]{3,}(?: \p{Lu}[\p{L}\p{N}+#-]+){0,2}/gu;
/** Names of the advertisement that the turn has. */
const namesInTurn = ({ input }: Part): string[] =>
  [...new Set(input.jobDescription.match(NAME) ?? [])]
    .filter((name) => isHeard(name, heardIn(input)) || isHeard(asHeard(name), heardIn(input)))
    .slice(0, 2);
/** "PowerChart" is heard as "power chart", "Allen-Bradley" as "allen bradley". */
const asHeard = (name: string): string => name.replaceAll('-', ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

const SAYS_AIM = /\b(?:look(?:ing)? for|hoping for|seeking|would like|want to|objective|interested in)\b/iu;
const SURE_SHARE = 0.45;

/** True if no line has two telling words of a thing, or its only one, and none shows it in other words. */
function isAbsent(thing: string, { input, vectors }: Part, facts: ResumeFacts): boolean {
  const telling = tellingWords(thing);
  if (telling.length === 0 || thing.split(' ').length > MOST_WORDS) return false;
  const lines = textOf(input.resume)
    .split(/\n|(?<=[\p{Ll}\d)][.!?])(?<!\b(?:Dr|Mrs?|Ms|St|Prof|Rev|Sgt|Capt)\.)\s+(?=\p{Lu})/u)
    .filter((line) => !SAYS_AIM.test(line))
    .map(wordsOfLine);
  const most = Math.max(0, ...lines.map((words) => telling.filter((stem) => hasTelling(stem, words)).length));
  if (most >= Math.min(2, telling.length)) return false;
  const [judged = []] = judgeLines([thing], facts, { resume: input.resume, vectors });
  return (judged[0]?.share ?? 0) < SURE_SHARE;
}

const LINE_TOLD = new RegExp(`^(?:${OWN_WORK} |${PERHAPS} |To come back to it: )?((?:at|as|in|I) .+)$`, 'isu');

/** The line of an answer, called the nearest. */
function asNearest({ paragraph1 }: SpokenAnswer): string {
  const line = LINE_TOLD.exec(paragraph1)?.[1] ?? '';
  return line === '' ? '' : `Nearest: ${/^I\b/u.test(line) ? line : lowerFirst(line)}`;
}

/** From this probability on an item replaces a line that was found before. */
const LEAST_BEFORE_LINE = 0.2;

/** The denial with its names as they are written, and the nearest items in place of a weak neighbour. */
function besideNo({ paragraph1, paragraph2 }: SpokenAnswer, things: readonly string[], part: Part): SpokenAnswer {
  const named = [...paragraph1.matchAll(/\*\*([^*]+)\*\*/gu)].map(([, name = '']) => name);
  const least = paragraph2.startsWith('Nearest: at') && !isToolAmong(named) ? LEAST_BEFORE_LINE : undefined;
  const near = WEAK_BESIDE.test(paragraph2) ? sayNearestItems(named.length > 0 ? named : things, part, least) : '';
  return {
    paragraph1: paragraph1.replace(/\*\*([\p{Ll} ]+)\*\*/gu, (_, name: string) => `**${asWritten(name)}**`),
    paragraph2: near || paragraph2,
  };
}

/** True if a question is for yes or no, or for how much one has done with a thing, and may name what the resume does not have. */
const asksForThing = ({ kind, question, input }: Part): boolean =>
  MAY_ASK.has(kind) && (asksWhether(plainQuestion(question)) || ASKS_OF_USE.test(heardWords(heardIn(input))));

/** True if the things can be denied: few, none of them a further question, and none on the resume. */
const areAbsent = (things: readonly string[], part: Part, facts: ResumeFacts): boolean =>
  things.length > 0 &&
  things.length <= 2 &&
  !/\bhow (?:much|many|long)\b/.test(part.question) &&
  things.every((thing) => !UNCLEAR.test(thing) && isAbsent(thing, part, facts));

/** A plain no to things that the resume does not have, and the nearest items of the same kind. */
export function withPlainNo(answer: SpokenAnswer, part: Part): SpokenAnswer {
  const { facts, vectors } = part;
  if (facts === null || vectors.size === 0 || !asksForThing(part)) return answer;
  const things = thingsAsked(part);
  if (IS_NO.test(answer.paragraph1)) return besideNo(answer, things, part);
  if (IS_VERDICT.test(answer.paragraph1) || !areAbsent(things, part, facts)) return answer;
  return {
    paragraph1: sayNo(things.map(asWritten)),
    paragraph2: sayNearestItems(things, part) || asNearest(answer) || WOULD_LEARN,
  };
}
const sayNo = ([first = '', second]: readonly string[]): string =>
  second === undefined
    ? `No, **${first}** is not on my resume.`
    : `No, neither **${first}** nor **${second}** is on my resume.`;
/** "spring boot" as the lexicon writes it. */
function asWritten(thing: string): string {
  const name = thing.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const [skill] = findNamedSkills(name);
  return skill?.evidence === name && isTool(skill.name) ? skill.name : thing;
}
const WOULD_LEARN = 'I would want to learn it.';
