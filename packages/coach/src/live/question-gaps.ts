import { deedOf } from './say-fact.ts';

/** What is left to the person after a line of the resume, by what the question asks beside it. The first that matches counts. */
const GAPS: readonly { pattern: RegExp; gap: string }[] = [
  {
    pattern:
      /\bhow many of you|\bteam around|\b(?:did|was|were) (?:you|that|it)\b.{0,60}\b(?:on your own|alone|by yourself)\b/,
    gap: 'On that it was [how many of you].',
  },
  { pattern: /\bhow long\b|how (?:fast|quickly|soon)/, gap: 'It took [how long].' },
  { pattern: /\bhow (?:many|much|big|often|large)\b/, gap: 'In numbers that is [the figure, and since when].' },
  { pattern: /\bwhy\b|\breason\b/, gap: 'I did it because [the reason].' },
  {
    pattern: /\blearn(?!ing (?:under|from) you)|take from|taught you|teach you/,
    gap: 'What I took from it is [one thing].',
  },
  {
    pattern: /\b(?:difference|result|effect|improve[ds]?|better|measurable|did it (?:work|sell)|came of)\b/,
    gap: 'Since then [what is different, as a number if you can].',
  },
];

export const gapFor = (question: string): string => GAPS.find(({ pattern }) => pattern.test(question))?.gap ?? '';

const COUNT = /\d|\b(?:half|third|quarter|double[ds]?)\b/i;
const ASKS_FOR_EFFECT = /^(?:Since then|In numbers)/;
/** The same beside a line that is told: one with a figure leaves no effect and no figure open. */
export function gapBeside(question: string, line: string): string {
  const gap = gapFor(question);
  return ASKS_FOR_EFFECT.test(gap) && COUNT.test(line) ? '' : gap;
}

const ASKS_HOW = /\bhow(?:'d| did| were| have) you\b|\bhow(?:'d| did) .{0,30}\bcome about\b|\bget there\b/;
const SAYS_HOW = /\b(?:by|mainly|through|using|with|after|so that|because|via)\b|; /iu;
const ASKS_FOR_PART =
  /\b(?:your (?:own )?(?:part|role)|did (?:that|it) involve|does (?:that|it) (?:actually )?involve)\b/;

/** The gap for a way or an own part that a line does not name. */
export function ownPartGap(turn: string, line: string): string {
  if (ASKS_FOR_PART.test(turn) && deedOf(line) === undefined) return 'My own part in it was [what you did yourself].';
  return ASKS_HOW.test(turn) && !SAYS_HOW.test(line) ? 'How I did it: [in one sentence].' : '';
}
