import { escapePattern } from '../text/escape-pattern.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isNearEnough } from './fitting-lines.ts';
import { plainQuestion } from './question-topic.ts';
import { heardIn, type Part } from './read-parts.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

const DENIAL = /^(?:Not? \*\*|No, (?:neither )?\*\*|I haven't worked with|My resume does not name)/u;
const BESIDE_DENIAL = /^(?:Nearest:|What I do use:|I would want to learn)/u;
/** Asks whether or how far the person has a thing; "how do you feel about that" does not. */
const ASKS_OF_HAVING = joinPattern(
  '',
  String.raw`\b(?:(?:have|had|did|were) you|you(?:'ve)? ever|do you (?:\w+ )?(?:use|know|hold|have|speak|work)`,
  String.raw`|are you (?!okay|ok|happy|fine|alright)|experience|exposure|familiar|comfortable|confident`,
  String.raw`|(?:where|how) are you (?:with|on|in)|how(?:'s| is| good| much) |what have you|got (?:a|an|any|your))`,
);
const AROUND = {
  before:
    /^(?:(?:under|in|on|of|for|with|to|at|a|an|the|any|your|ever) |(?:worked|dealt|done|been|used|run|held) (?:with|on|in|under)? ?)+/iu,
  behind: / (?:yourself|directly|personally|before|at all|at the moment|recently|yet)\b.*$/iu,
};
/** A rest of a sentence is no name. */
const IS_CLAUSE =
  /^(?:now|then|it|that|this|these|those|one|can|could|is|are|do|does|did|would|will)\b|\b(?:you|your|it|they|we)\b|^$/iu;
const LONGEST = 5;

/** "Boss" as the turn says it whole: "Follow Up Boss"; "Level" with the number behind it. A word at the beginning of a sentence is no part of it. */
function wholeName(name: string, turn: string): string {
  const word = String.raw`\p{Lu}[\p{L}\p{N}&+#.-]*`;
  const pattern = new RegExp(
    String.raw`(?:(?<=[\p{L}\p{N},] )(?:${word} )*)?${escapePattern(name.replace(/s$/u, ''))}s?(?![\p{L}\p{N}])(?: (?:${word}|\d+))*`,
    'u',
  );
  const found = pattern.exec(turn)?.[0] ?? '';
  if (found !== '') return found.replace(/[.,]+$/u, '');
  // A turn without any capital says nothing of how a name is written.
  const isSmall = /\p{Lu}/u.test(turn) && turn.includes(` ${name.toLowerCase()}`);
  if (/^\p{Lu}/u.test(name) && !isSmall) return name;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePattern(name)}(?![\p{L}\p{N}])`, 'iu').exec(turn)?.[0] ?? name;
}

/** The names of a denial as the turn has them, without other words. "An Access and Inclusion Profile" is one. */
function namesOf(said: string, turn: string): string[] {
  const names = [...said.matchAll(/\*\*([^*]+)\*\*/gu)]
    .map(([, name = '']) => name.replace(AROUND.before, '').replace(AROUND.behind, '').trim())
    .filter((name) => !IS_CLAUSE.test(name) && name.split(' ').length <= LONGEST)
    .map((name) => wholeName(name, turn));
  const [first = '', second] = [...new Set(names)];
  if (second === undefined) return first === '' ? [] : [first];
  const both = new RegExp(String.raw`\b(?:an?|the|your|any) ${escapePattern(first)} and ${escapePattern(second)}`, 'u');
  return both.test(turn) ? [`${first} and ${second}`] : [first, second];
}

const inSentence = (said: string, names: readonly string[]): string => {
  const [first = '', second] = names;
  const yet = / yet\./u.test(said) ? ' yet' : '';
  const either = second === undefined ? `**${first}**` : `**${first}** or **${second}**`;
  if (said.startsWith('I haven')) return `I haven't worked with ${either}${yet}.`;
  if (said.startsWith('My resume')) return `My resume does not name ${either}.`;
  if (!said.startsWith('No, ')) return `${/^Not?/u.exec(said)?.[0] ?? 'No'} ${either}${yet}.`;
  return second === undefined
    ? `No, **${first}** is not on my resume.`
    : `No, neither **${first}** nor **${second}** is on my resume.`;
};

/** The denial and the rest of its paragraph. */
function splitBehind(text: string): [string, string] {
  const at = text.search(/ (?:Nearest:|What I do use:|I would want)/u);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** A program replaces no everyday thing, and a far line replaces nothing. */
const isOfKind = (near: string, denied: readonly string[], parts: readonly Part[]): boolean =>
  near.startsWith('What I do use:')
    ? !denied.every((name) => /^\p{Ll}/u.test(name))
    : !/^Nearest: (?!\*\*)/u.test(near) || isNearEnough(near, parts);

/** Denies only names from the question, each as a whole. */
export function withDeniedNames(answer: SpokenAnswer, parts: readonly Part[]): SpokenAnswer {
  const [first] = parts;
  const paragraphs = [answer.paragraph1, answer.paragraph2, answer.paragraph3 ?? ''].filter((text) => text !== '');
  if (first === undefined || !paragraphs.some((text) => DENIAL.test(text))) return answer;
  const turn = heardIn(first.input);
  const asksOfHaving = ASKS_OF_HAVING.test(plainQuestion(turn));
  let isDropped = false;
  let denied: readonly string[] = [];
  const left = paragraphs.flatMap((text) => {
    if (BESIDE_DENIAL.test(text) && (isDropped || !isOfKind(text, denied, parts))) return [];
    if (!DENIAL.test(text)) return [text];
    const [said = text, near = ''] = splitBehind(text);
    denied = asksOfHaving ? namesOf(said, turn) : [];
    isDropped = denied.length === 0;
    if (isDropped) return [];
    return [[inSentence(said, denied), isOfKind(near, denied, parts) ? near : ''].join(' ').trim()];
  });
  const [paragraph1, paragraph2 = '', paragraph3 = ''] = left;
  if (paragraph1 === undefined)
    return {
      paragraph1: asksOfHaving ? '**[Yes or no, and where]**.' : '**[Your answer, in one sentence]**.',
      paragraph2: '',
    };
  return paragraph3 === '' ? { paragraph1, paragraph2 } : { paragraph1, paragraph2, paragraph3 };
}
