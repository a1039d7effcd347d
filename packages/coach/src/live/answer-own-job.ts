import { joinPattern } from '../text/join-pattern.ts';
import { type AboutInput, isLatest, sayWho } from './answer-about.ts';
import { sayAim } from './own-aim.ts';
import { plainQuestion } from './question-topic.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';
import { sayFact } from './say-fact.ts';
import { SAYS_END } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** Asks for a job as a whole: a normal day in it, or what one is in charge of. */
export const ASKS_FOR_JOB = joinPattern(
  '',
  String.raw`\b(?:normal|typical|average|usual|ordinary|regular) (?:working )?(?:day|week|shift|morning|night)\b(?!.{0,30}\bwould\b)`,
  String.raw`|\b(?:walk|talk|take|run|bring) (?:me|us) through (?:what you(?:'re| are)? (?:do|doing)|(?:your|the) (?:last|current|present|latest|most recent|job|role|position|post)\b)`,
  String.raw`|\bwhat you(?:'re| are)? (?:do|doing|in charge of) (?:at|there|now|over there)\b|\bwhat you(?:'re| are| were| was)? (?:do|did|doing)\b.{0,25}\b(?:now|at the moment`,
  String.raw`|currently|these days|day to day|all day|every day|last (?:summer|season|year))\b|\bwhat (?:have you|you(?:'ve| have)) been (?:doing|up to)\b|\bwhat (?:do|did`,
  String.raw`|is it (?:that )?)(?: ?you)(?: \w+)? do (?:there |here )?(?:day to day|all day|every day)\b|\bwhat (?:are|were) you (?:responsible for|in charge of)\b`,
  String.raw`|\b(?:about |what )?(?:the|your) (?:company|firm|place|employer|shop|school|hospital) (?:that |where )?`,
  String.raw`you(?:'re| are) (?:at|with|in|working (?:at|for|in)) (?:now|at the moment|today|currently)\b`,
  String.raw`|\bwhat (?:do|are) you (?:drive|driving|run|running|make|making|teach|teaching|operate|operating) (?:now|today|at the moment|currently|these days)\b`,
  String.raw`|\bstart with (?:your|the) (?:last|current|present|latest|most recent) (?:job|role|position|post)\b|\byour (?:main |daily |key )?(?:duties`,
  String.raw`|responsibilities) (?:at|in|there|now)\b`,
);
const ASKS_WHY_LEAVING = joinPattern(
  '',
  String.raw`\bleav(?:e|ing)\b|\bleft\b|\bhow come\b|\bget away from\b|\blooking (?:around|elsewhere|to move)\b|\bgoing away\b|\b(?:want|think of|thinking of) (?:to )?(?:mov`,
  String.raw`|go|chang|switch)|\bgoing back\b|\bmov(?:e|ing) on\b|\bwhy you(?:'re| are) (?:thinking|looking|considering)\b`,
);
const ASKS_FOR_CHARGE = /\bin charge\b|\bresponsib\w+|\blead\b/;
const SAYS_CHARGE =
  /\b(?:in charge|lead|led|run|ran|manage\w*|supervis\w+|oversee|responsible|crew|team|sign off|budget|train\w*|custodian|coordinat\w+)\b/i;
const MOST_LINES = 3;

/** The lines of the job at an employer that the question names, else of the latest job. */
function linesOfJob(
  { facts, employer: place }: ResumeFacts,
  latest: readonly ResumeFact[],
  question: string,
): readonly ResumeFact[] {
  const asked = plainQuestion(question);
  const ownWords = wordsOfOneTitle(facts);
  const named = facts.filter(({ employer, title }) => {
    if (ownWords(title).some((word) => ` ${asked} `.includes(` ${word} `))) return true;
    const [first = ''] = plainQuestion(employer).split(' ');
    return first.length > SHORTEST_NAME && ` ${asked} `.includes(` ${first} `);
  });
  const [first] = named;
  const [top] = facts;
  const ofPlace = facts.filter(({ employer }) => employer !== '' && employer === place);
  const present =
    latest.length > 0
      ? latest
      : ofPlace.length > 0
        ? ofPlace
        : facts.filter((fact) => top !== undefined && isOfJob(fact, top));
  return first === undefined ? present : named.filter((fact) => isOfJob(fact, first));
}
const SHORTEST_NAME = 4;
const isOfJob = (fact: ResumeFact, other: ResumeFact): boolean =>
  fact.employer === other.employer && fact.title === other.title;

/** Words that the title of one job alone has: "fuel" of "Fuel Transport Driver". */
function wordsOfOneTitle(facts: readonly ResumeFact[]): (title: string) => string[] {
  const titles = [...new Set(facts.map(({ title }) => title))];
  const wordsOf = (title: string) => plainQuestion(title).split(' ');
  return (title) =>
    wordsOf(title).filter(
      (word) => word.length >= SHORTEST_NAME && titles.filter((other) => wordsOf(other).includes(word)).length === 1,
    );
}

function sayWhy(question: string, lines: readonly ResumeFact[], aim: string, isLast: boolean): string {
  if (!ASKS_WHY_LEAVING.test(question)) return '';
  const end = isLast ? undefined : lines.find(({ text }) => SAYS_END.test(text));
  if (end !== undefined) return sayFact(end);
  if (!isLast) return 'I left because **[your reason, in one sentence]**.';
  return aim === '' ? 'I am looking further because **[your reason, in one sentence]**.' : sayAim(aim);
}

/** As many lines as one says at once, at least one and at most three. */
function withinBreath(lines: readonly ResumeFact[]): readonly ResumeFact[] {
  let words = 0;
  return lines.slice(0, MOST_LINES).filter(({ text }, at) => {
    words += text.split(' ').length;
    return at === 0 || words <= MOST_WORDS;
  });
}
const MOST_WORDS = 85;

/** Two or three lines of a job as one would tell them. Null where the resume has no line of it. */
export function answerOwnJob({ facts, aim }: AboutInput, question: string): SpokenAnswer | null {
  const lines = linesOfJob(
    facts,
    facts.facts.filter((fact) => isLatest(fact, facts)),
    question,
  );
  const charge = ASKS_FOR_CHARGE.test(question) ? lines.find(({ text }) => SAYS_CHARGE.test(text)) : undefined;
  const told = lines.filter(({ text }) => !SAYS_END.test(text));
  const ordered = charge === undefined ? told : [charge, ...told.filter((line) => line !== charge)];
  const [first, ...others] = withinBreath(ordered).map(sayFact);
  if (first === undefined) return null;
  const isLast = lines[0] !== undefined && isLatest(lines[0], facts);
  const further = others.map((said) => said.replace(/^I (?!was\b|am\b|can\b|also\b)/, 'I also ')).join(' ');
  const why = sayWhy(question, lines, aim, isLast);
  return {
    paragraph1: `${isLast ? `${sayWho(facts)} ` : ''}${first}`,
    paragraph2: further,
    ...(why ? { paragraph3: why } : {}),
  };
}
