import type { ParsedResume } from '@greenroom/contract/resume';
import { findHeading } from '../resume/find-heading.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { yearsHeard } from './answer-life.ts';
import { lowerFirst, phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { textOf } from './written-names.ts';

/** Asks about time in which the resume shows no work. */
const ASKS_FOR_GAP = joinPattern(
  '',
  String.raw`\b(?:a|the|that|this|any|every) (?:\w+ ){0,3}(?:gap|hole|break)\b|\bgaps? (?:in|on|between|at|from|before)\b|\b(?:were|was) (?:you )?(?:not|n't) working\b`,
  String.raw`|\b(?:a|the) (?:bit|time|year|years|months|stretch) between\b|\btime (?:off|out)\b|\byear (?:off|out)\b|\bout of (?:work|the workforce)\b`,
  String.raw`|\bwhat (?:did|were) you (?:do|doing) (?:between|from|in) (?:twenty|19|20)`,
);
/** Sure enough to ask the person for the time where the resume says nothing of it. */
const SURELY_GAP = /\bgap\b|\bcareer break\b|\bwhat (?:did|were) you (?:do|doing) between (?:twenty|19|20)/;
const AWAY = joinPattern(
  'iu',
  String.raw`\b(?:at home|look(?:ed|ing)? after|took ill|was ill|illness|stroke|operation|her op|his op|maternity|parental|my twins|baby|newborn|travell?(?:ed|ing)|bicycle|year off`,
  String.raw`|no job|did(?: not|n't) work|not work(?:ing)?|then nothing|unemployed|sabbatical`,
  String.raw`|carer for|car(?:ed|ing) (?:full[- ]time )?for|(?:took|taking|take) care of (?:my|his|her)|retrenched|military service|the army|stay(?:ed)? with (?:him|her|them)`,
  String.raw`|(?:family|career|parental|study) break|full[- ]time care|break (?:to|for)|redundan\w+ in|volunteer(?:ed|ing) (?:full[- ]time|abroad))\b`,
);
const YEAR = /\b(?:19|20)\d\d\b/g;
const WORDS = { least: 2, most: 40 };
const MOST_MORE = 2;

type Line = { text: string; isBullet: boolean; at: number };
const BULLET = /^\s*(?:[•◦▪‣·*●○>»+–—-]|->|o(?=\s))+\s*/u;

/** The lines of a resume without bullets; empty ones part the entries. */
const linesOf = (resume: string): Line[] =>
  resume.split(/\r?\n| (?=o \p{Lu})/u).map((line, at) => ({
    text: line.replace(BULLET, '').replace(/\s+/g, ' ').trim(),
    isBullet: BULLET.test(line),
    at,
  }));

/** How many of the asked years a line names or has between its own. */
function sharedYears({ text }: Line, asked: readonly number[]): number {
  const own = (text.match(YEAR) ?? []).map(Number);
  const [from, to] = [Math.min(...own), Math.max(...own)];
  return asked.filter((year) => own.length > 0 && year >= from && year <= to).length;
}

/** The lines below an entry about time away: its description and its bullets. */
function linesBelow(lines: readonly Line[], place: number): Line[] {
  const below: Line[] = [];
  for (const line of lines.slice(place + 1)) {
    if (line.text === '' || findHeading(line.text) !== undefined || below.length > MOST_MORE) break;
    if (!line.isBullet && below.some(({ isBullet }) => isBullet)) break;
    below.push(line);
  }
  return below;
}

const bare = (text: string): string => text.replace(/^\(([^()]*)\)$/u, '$1').replace(/(?<![\s.;,:])[\s.;,:]+$/u, '');
/** "During this time:" leads on to the bullets. */
const withoutLead = (text: string): string => text.replace(/\.? [^.]{0,30}:$/u, '');
const plainFact = (text: string) => ({ text, employer: '', title: '', isProject: false, isCurrent: false, order: 0 });

/** The person's own time: the entry of the resume as it is written, and the lines below that tell what was done. */
function sayAway(lines: readonly Line[], place: number): SpokenAnswer {
  const head = lines[place] as Line;
  const isHead = !head.isBullet && head.text.split(' ').length <= WORDS_OF_HEAD;
  const below = isHead ? linesBelow(lines, place) : [];
  const [first, ...rest] = below;
  const opens = first !== undefined && !first.isBullet && !IS_HEAD.test(first.text);
  const said = opens ? `${bare(head.text)}: ${lowerFirst(bare(withoutLead(first.text)))}` : bare(head.text);
  const more = (opens ? rest : below)
    .filter(({ isBullet }) => isBullet)
    .slice(0, MOST_MORE)
    .map(({ text }) => phraseFact(plainFact(bare(text))));
  return { paragraph1: SPEAKS.test(said) ? `${said}.` : `**${said}**.`, paragraph2: more.join(' ') };
}
const WORDS_OF_HEAD = 12;
/** The next post: its dates, or a name in capitals. */
const IS_HEAD = /\b(?:19|20)\d\d\b|^[\p{Lu}\d .,&'-]{5,}/u;
const SPEAKS = /^(?:I|From|In|Since|After|My)\b.*\bI\b/u;

/** True if a turn asks about time without work. */
const asksForGap = (turn: string): boolean => ASKS_FOR_GAP.test(turn.toLowerCase());
/** "2020 to the start of 2024, do you want to say a bit about that", "the time since 2021": a question about a stretch of time. */
const ASKS_OF_YEARS = joinPattern(
  'su',
  String.raw`\b(?:19|20)\d\d (?:to|until|till) (?:the )?(?:\w+ of )?(?:19|20)\d\d\b.*\b(?:about that|say|tell|doing|happened)\b`,
  String.raw`|\bsince (?:19|20)\d\d\b.*\bbeen doing\b`,
);

/** "There is a gap in 2019": what the resume says of that time, in its own words; where it says nothing, a gap for the person. Null where no gap is asked about. */
export function answerGap(turn: string, resume: ParsedResume | string | null): SpokenAnswer | null {
  const isGap = asksForGap(turn);
  if (!isGap && !ASKS_OF_YEARS.test(turn.toLowerCase())) return null;
  const asked = yearsHeard(turn);
  const lines = linesOf(textOf(resume));
  const away = lines
    .map((line, place) => ({ line, place, shared: sharedYears(line, asked) }))
    .filter(({ line }) => {
      const count = line.text.split(' ').length;
      return AWAY.test(line.text) && count >= WORDS.least && count <= WORDS.most && !OF_OTHERS.test(line.text);
    })
    .toSorted(
      (one, other) =>
        other.shared - one.shared || Number(LABEL.test(other.line.text)) - Number(LABEL.test(one.line.text)),
    );
  const [best] = away;
  if (best !== undefined && (isGap || best.shared > 0)) return sayAway(lines, best.place);
  return SURELY_GAP.test(turn.toLowerCase()) && resume !== null
    ? { paragraph1: 'In that time I **[what you did, in one plain sentence]**.', paragraph2: '' }
    : null;
}
const LABEL = /\bbreak\b|\blook(?:ed|ing)? after\b|\bcar(?:ed|ing) for\b/iu;
/** Work with others who were ill is no time away. */
const OF_OTHERS = /\b(?:patients?|residents?|customers?|clients?|pupils?|staff|guests?|members?)\b/iu;
