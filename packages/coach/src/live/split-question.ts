import { joinPattern } from '../text/join-pattern.ts';
import { plainQuestion } from './question-topic.ts';

/** Most parts that are answered one by one; an answer has three paragraphs. */
const MOST_PARTS = 3;
const FEWEST_WORDS = 2;
const LONGEST_LEAD_WORDS = 40;
const ASKS =
  '(?:(?:what|how|why|when|where|who|which)(?: (?!you\\b|your\\b|i\\b|the\\b)[a-z]+){0,3} ' +
  "(?:do|did|does|are|is|was|were|have|has|had|can|could|would|will|should|made|makes)\\b|(?:what|how|where|who)(?:'s|'d) |why " +
  '(?:[a-z]+)|(?:do|did|are|is|have|can|could|would|will) (?:you|they|it)\\b|(?:is|are) your\\b|(?:tell|describe|explain|give|walk|talk) |(?:take|bring|run) (?:me|us|the [a-z]+) (?:through|over) )';
/** "… and why did you leave": a further question in the same breath. */
const FURTHER = new RegExp(` (?:and|or|also|then)(?: (?:also|then|so))? (?=${ASKS})`, 'g');
/** "…, how much have you done with …, and what do you do …": further questions behind commas. */
const BEHIND_COMMA = new RegExp(`,\\s+(?=(?:and |or |then )?${ASKS})`, 'i');
const SENTENCE = /(?<=[.?!])\s+/;
const OPENS = new RegExp(`^(?:(?:so|and|okay|well|now|then|also|great|right) )*${ASKS}`);
/** "and why", "and what was the result": asks on, and is answered with the part before. */
const ASKS_ON = joinPattern(
  '',
  '^(?:why(?: (?:is that|was that|so|not))?|how so\\b|(?:what|how) (?:(?:did|do|would|will) you (?:do|handle|resolve|solve|fix|overcome|deal|learn',
  '|respond|react|cope|feel(?! about (?!that|it|this))|get(?! to (?!know)| here| in)|manage|change|take)|was the|were the|happened|came|made (?:it|that|this)|did (?:it|that|they)|does (?:it|that))',
  '|(?:why|how) (?:did|was|were) (?:it|that|they)|why (?:do|did) you (?:think|say|feel)|why$)',
);

/** "We get a lot of samples, so have you done malaria smears": a question behind a statement. */
const ASKS_WITHIN =
  /(?<!\b(?:imagine|say|suppose|if|when|that|what|how|because) )\b(?:have|do|did|are|were|can|could|would|will) you\b|\b(?:how|what|why) (?:is|are|would|will|does|do) (?:you|that|this|it)\b/;
const IMAGINES = /^(?:(?:so|and|okay|right|now|um|well) )*(?:imagine|say|suppose|picture|let's say|let us say|if)\b/;

/** A piece without a form of asking before its question is the lead of it. */
const isLead = (piece: string): boolean =>
  !OPENS.test(piece) &&
  piece.split(' ').length <= LONGEST_LEAD_WORDS &&
  (IMAGINES.test(piece) || !ASKS_WITHIN.test(piece));
const isOwn = (piece: string): boolean =>
  OPENS.test(piece) && piece.split(' ').length >= FEWEST_WORDS && !ASKS_ON.test(piece);

/** "How much of that have you done we do it all in house": what the speaker says of the company behind a question is no part of it. */
const withoutOwnTalk = (sentence: string): string => sentence.replace(OWN_TALK, '');
const OWN_TALK =
  /(?<=\b(?:have|did|do) you (?:done|had|used|got|do|use|have)(?: so far| before| yourself)?) (?:we|our|because we) (?!(?:both|all)\b).*$/i;

/** The pieces of a sentence that may be questions. */
const piecesOf = (sentence: string): string[] =>
  withoutOwnTalk(sentence)
    .split(BEHIND_COMMA)
    .flatMap((piece) => splitJoined(plainQuestion(piece)).split(FURTHER))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** Only behind a question, which another one follows. */
const splitJoined = (piece: string): string =>
  piece.replace(JOINED, (gap, at: number) => (OPENS.test(piece.slice(0, at)) ? ' and ' : gap));

/** "So we have your resume here but in your own words take us through …" */
const REQUESTS =
  /\b(?:and|but|so|words|maybe|just|please|then) (?:tell (?:me|us) (?:about|a|how|why|what)|(?:take|walk|talk|bring) (?:me|us) through|introduce yourself)\b/;

/** The sentences without a statement after a question, which is no part of it. */
function askedSentences(question: string): string[] {
  let wasAsked = false;
  return question.split(SENTENCE).filter((sentence, index) => {
    const plain = plainQuestion(sentence);
    if (index > 0 && wasAsked && !OPENS.test(plain) && !REQUESTS.test(plain)) return false;
    wasAsked ||= /\?\s*$/.test(sentence);
    return true;
  });
}

const THROUGH = /\b((?:take|walk|talk|bring|run|tell) (?:me|us|the \p{L}+) (?:through|about) your .{5,80}?) and$/u;
const WHICH = /\b((?:what|which) (?:[\p{L}-]+ ){1,5})$/u;

/** The question with what its turn asks right before it: "take us through your time there, and how do you …", "what tickets do you hold". */
export function withLead(question: string, turn = ''): string {
  const [asked, heard] = [plainQuestion(question), plainQuestion(turn)];
  const at = asked === '' ? -1 : heard.lastIndexOf(asked);
  if (at <= 0) return question;
  const before = heard.slice(0, at);
  const lead = THROUGH.exec(before.trim())?.[1];
  if (lead !== undefined) return `${lead} and ${asked}`;
  const which = /^(?:do|did|have|can) you\b/.test(asked) ? WHICH.exec(before)?.[1] : undefined;
  return which === undefined ? question : `${which}${asked}`;
}

/** "… your records how do you get to work": a recogniser may leave out the word between two questions. */
const JOINED = joinPattern(
  'g',
  String.raw`(?<!\b(?:and|or|then|know|tell|say|ask|see|explain|understand|of|about|on|in|at|me|us|you|exactly|so|is|that|with|to|for|from|like|but|now|okay|well)) `,
  String.raw`(?=(?:what|how|why|where) (?:do|did|would|are|will|have) you\b)`,
);

/** The questions in one turn, in their order, each to be answered by itself. Parts that only ask on stay with the one before. */
export function splitQuestion(question: string): string[] {
  const parts: string[] = [];
  for (const piece of askedSentences(question).flatMap(piecesOf)) {
    const last = parts.at(-1);
    if (last === undefined || (isOwn(piece) && !isLead(last))) parts.push(piece);
    else parts[parts.length - 1] = `${last} ${piece}`;
  }
  return parts.length <= MOST_PARTS
    ? parts
    : [...parts.slice(0, MOST_PARTS - 1), parts.slice(MOST_PARTS - 1).join(' ')];
}
