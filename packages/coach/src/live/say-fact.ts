import { isTitle } from '../entities/classify-part.ts';
import { isPast, toFirstPerson, toWork } from '../letter/first-person.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { markFigure } from './mark-figure.ts';
import { type ResumeFact, SENTENCE_END } from './resume-facts.ts';

/** Longest line that one says in one breath, in words; the rest is cut at a mark. Without a mark the line stays whole, since half of it may mislead. */
const SPOKEN_WORDS = 48;

function shorten(text: string): string {
  const words = text.split(' ');
  if (words.length <= SPOKEN_WORDS) return text;
  const head = words.slice(0, SPOKEN_WORDS).join(' ');
  const clause = Math.max(head.lastIndexOf(','), head.lastIndexOf(';'), head.lastIndexOf(' ('));
  if (clause <= head.length / 3) return text;
  const cut = head.slice(0, clause);
  // "We throw out a lot less (it was about a tray a day" has lost its bracket.
  const bracket = cut.lastIndexOf(' (');
  const isOpen = cut.split('(').length > cut.split(')').length;
  return isOpen ? cut.slice(0, bracket) : cut;
}

/** "Duties: new account vetting": the label of a list is not said. */
const LIST_LABEL = /^(?:(?:main |key |other )?(?:duties|tasks|responsibilities)|also|other):\s+(?=\S)/iu;

const bare = (text: string): string =>
  text
    .replace(LIST_LABEL, '')
    .replace(/^[^\p{L}\p{N}"'“(£$€+]+/u, '')
    .replace(/(?<=\d)\s?[–—]\s?(?=[\d£$€])/gu, ' to ')
    .replace(/,? etc\b\.?/g, ' and so on')
    .replace(/[–—]/g, ',')
    .replace(/ ,/g, ',')
    .replace(/(?<![.;,!\s])[.;,!\s]+$/u, '');

/** "Driver (nights)" is said "Driver". */
export const withoutBrackets = (title: string): string => title.replace(/\s*\([^()]*\)/g, '').trim();

const ALONE = /^(?:freelance|freelancer|self[- ]employed)$/i;

/** Offices of which there is one ("Head of Sales") and plurals take no article. */
export const withArticle = (title: string): string => {
  // "Skilled Fitter, Nights" is one fitter.
  const [name = ''] = title.split(',');
  if (ALONE.test(title)) return `**${title}**`;
  if (
    /^(?:head|chief|vice|vp|director of|owner|founder|co-?founder|c[etfoi]o)\b|s$/i.test(
      name.replace(/(?<=\p{L}(?<!s)) (?:of|for|in) .*$/iu, ''),
    )
  )
    return `**${title}**`;
  return `${/^[aeiou]/i.test(title) ? 'an' : 'a'} **${title}**`;
};

/** Beside such a title a resume names a region, and no employer. */
export const WORKS_ALONE = /\b(?:freelance|self[- ]employed|independent)\b/i;

/** "at **Northwind**" or "in my project **Seabird**", as far as the resume says so; empty otherwise. */
function sayPlace({ isProject, employer, title: fullTitle }: ResumeFact): string {
  const title = withoutBrackets(fullTitle);
  if (isProject) return employer === '' ? '' : `in my project **${withoutBrackets(employer)}**`;
  if (ALONE.test(title)) return 'working for myself';
  if (WORKS_ALONE.test(title)) return `as ${withArticle(title)}`;
  if (employer !== '') return `at **${employer}**`;
  return title !== '' && isTitle(title) ? `as ${withArticle(title)}` : '';
}

/** Before a further capital the first word is a part of a name ("Cisco ASA"). */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}])(?! \p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `isNote` is true for a line that stays as it is, behind the place and a colon: no sentence can be made of it without inventing words. */
type Clause = { text: string; isNote: boolean };

/** A line that surely names an activity is named as a part of the work; any other stays a note. */
const sayPartOfWork = (line: string, isCurrent: boolean): Clause =>
  SURELY_A_NOUN.test(line) && !HAS_VERB.test(line)
    ? { text: `my work ${isCurrent ? 'includes' : 'included'} ${markFigure(lowerFirst(line))}`, isNote: false }
    : { text: markFigure(lowerFirst(line)), isNote: true };
const SURELY_A_NOUN = /^\p{L}*(?:ing|tion|ment|ity|ance|s)(?![\p{L}\p{N}])/iu;
/** "Debtors days came from 61 to 47", "builders mostly so you have to know who …": a sentence, and no activity. */
const HAS_VERB =
  /^[^:;,(]*\b(?:came|come|comes|have|has|had|is|are|was|were|did|does|do|made|stood|held|got|kept|took|became|ran|won)\b/iu;
/** An office: "Lead fitter on Sunday nights", "Mentor of two developers; run the weekly guild", "In charge of a unit". */
const OFFICE = /^(?:(\p{L}+(?: \p{Ll}+)?) (?:on|of|for|to|at|in|since)\b|in charge of\b)/iu;
const HELPERS = joinPattern(
  'i',
  '^(?:main |first |key )?(?:mentor|buddy|coach|deputy|contact|tutor|champion|first aider|supervisor|member|user|trainer|representative|auditor',
  String.raw`|safety representative|driver trainer|key user|super user)\b`,
);
/** A complete sentence: "First time pass rate went from 88 to 97 percent". */
const IS_SENTENCE =
  /^[^;:,]*\b(?:is|are|was|were|fell|rose|went|came|grew|dropped|passed|won)\b|^of [^;:]* (?:have|has) been\b/i;
/** "MOT prep: …" */
const LABEL = /^([^:;,]{2,40}): (?=\S)/;

/** "I was lead fitter on Sunday nights". A second deed behind a semicolon is joined to it. */
function sayOffice(line: string, isCurrent: boolean): string | undefined {
  const office = OFFICE.exec(line);
  const name = office?.[1];
  if (office === null || (name !== undefined && !isTitle(name) && !HELPERS.test(name))) return undefined;
  const [first = '', ...rest] = line.split('; ');
  const further = rest.map((part) => {
    const deed = deedOf(part);
    return deed === undefined ? `; ${part}` : ` and I ${deed}`;
  });
  const article = name !== undefined && HELPERS.test(name) ? 'a ' : '';
  return `I ${isCurrent && !/\bin (?:19|20)\d\d\b/.test(first) ? 'am' : 'was'} ${article}${lowerFirst(first)}${further.join('')}`;
}

/** "Look after 46 sites", "Dealt with complaints": a verb that the list of verbs does not have. */
const VERB_WITH_PARTICLE =
  /^(?!(?:work|contact|partnership|liaison|\p{L}+ing)\b)\p{L}+ (?:after|with)\b|^(?:had|submit|liaise|stand in|step in|use(?! of| cases?\b)) |^head (?:a|the|up)\b/iu;
/** "Launched the loyalty card that we still have"; of these it is unclear who did what to whom. */
const PAST_FIRST = joinPattern(
  'iu',
  String.raw`^(?!(?:based|awarded|born|located|involved|promoted|trained|certified|licen[cs]ed|named|voted|selected|appointed|mixed|limited|shared)\b)`,
  String.raw`(?:\p{L}{2,}ed`,
  String.raw`|ran|built|went|came|wrote|won|kept|took|held|grew|made|taught|gave|drove|got|did|sold|met|brought|began|spoke|paid|oversaw|dealt|sent|left|lost|broke|forgot|redid|found|chose|stood)\s`,
);
/** "Guest satisfaction score up from 8.3". */
const HAS_CHANGE = /\b(?:up|down) (?:from|by|to) \D{0,3}\d/i;
const HAS_RATE = /\d\s?(?:%|percent\b)/;
const COUNTED_FIRST = /^(?:zero|no|[£$€]?\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

/** "Sepsis link nurse: ran an audit", "MOT prep: did most of the brakes". */
function sayLabelled(line: string, label: string): string | undefined {
  const deed = deedOf(line.slice(label.length + 2));
  if (deed === undefined) return undefined;
  return `${isTitle(label) ? 'as' : 'in'} ${lowerFirst(label)} I ${markFigure(deed)}`;
}

/** "Own quality for two press lines" tells what one answers for; "own car" what one has. */
const OWNS = /^own (?!cars?\b|tools?\b|vehicles?\b|transport\b|vans?\b|business\b)\p{Ll}+ (?:for|of|on|across)\b/iu;

const spoken = (text: string): Clause => ({ text, isNote: false });
/** "Unit went from 11 falls to 4": a thing without an article. */
const BARE_THING =
  /^(?!(?:the|an?|my|our|of|all|one|two|no|it|they|we|he|she|this|that|each|every|when|if|people|staff)\b)\p{L}+(?<!s) (?:went|fell|rose|dropped|grew)\b/iu;

/** "Since March I also do the order": the person speaks behind the first words. */
const SPEAKS_WITHIN = /^\p{Lu}\p{L}+ [^.;:]{0,40}\bI \p{Ll}+/u;
/** A line that is a sentence already; undefined for any other. */
function sayAsSentence(line: string): string | undefined {
  if (IS_SENTENCE.test(line)) return `${BARE_THING.test(line) ? 'the ' : ''}${markFigure(lowerFirst(line))}`;
  return SPEAKS_WITHIN.test(line) ? markFigure(line.charAt(0).toLowerCase() + line.slice(1)) : undefined;
}

/** A line without a deed as a clause that can be spoken, or as it is. */
function sayThing(line: string, isCurrent: boolean): Clause {
  if (VERB_WITH_PARTICLE.test(line) || PAST_FIRST.test(line))
    return spoken(`I ${markFigure(line.charAt(0).toLowerCase() + line.slice(1))}`);
  if (OWNS.test(line)) return spoken(`I ${markFigure(lowerFirst(line))}`);
  if (/^my\b/i.test(line)) return spoken(markFigure(lowerFirst(line)));
  if (/^on (?!.*\bI\b)/i.test(line)) return spoken(`I was ${markFigure(lowerFirst(line))}`);
  const label = LABEL.exec(line)?.[1];
  const labelled = label === undefined ? undefined : sayLabelled(line, label);
  if (labelled !== undefined) return spoken(labelled);
  const sentence = label === undefined ? sayAsSentence(line) : undefined;
  if (sentence !== undefined) return spoken(sentence);
  const isCounted = label === undefined && (HAS_RATE.test(line) || HAS_CHANGE.test(line));
  return isCounted ? { text: markFigure(lowerFirst(line)), isNote: true } : sayPartOfWork(line, isCurrent);
}

/** The deed behind a semicolon: "On call every fifth week; wrote the runbooks". */
function deedBehind(line: string): string | undefined {
  const [, ...rest] = line.split('; ');
  for (const part of rest) {
    const deed = NOUN_FIRST.test(part) ? undefined : toFirstPerson(part);
    if (deed !== undefined) return deed;
  }
  return undefined;
}

/** A participle that belongs to the noun behind it: "Planned maintenance at 31 sites", "Fixed wire testing", "Unplanned stops down by a third". */
const PARTICIPLE_OF_NOUN =
  /^(?:planned (?:maintenance|works?|outages?|shutdowns?)|fixed[- ](?:wire|wiring|price|term|asset|income|line)s?|un\p{Ll}{3,}ed)\b/iu;
/** "Forecast for the peak was 12% too low", "Rose pruning, composting": the first word is a noun, although it could be a verb. */
const NOUN_FIRST = joinPattern(
  'iu',
  String.raw`^(?:\p{L}+ and \p{L}+:|\p{L}+ (?:for|of|in|on|at) [^;,:]*\b(?:was|were|is|are)\b|rose \p{L}+ing\b`,
  String.raw`|log books?\b|(?:stock|cash|cost|project|team|staff|market|record|order|plan) \p{L}+ing\b|(?:support|assist|cover|aid|relief) to\b`,
  String.raw`|help to (?:the |our |all )?\p{L}{3,}s\b|confined spaces?\b)`,
);

/** "Introduced SPC on four lines; Cpk from 0.94 to 1.52": the figures behind a deed are said with it. */
function withFigures(deed: string, line: string): string {
  const [, ...rest] = line.split('; ');
  const figures = rest.filter((part) => /\d/.test(part) && !deed.includes(part.slice(-SAME_END)));
  return [deed, ...figures].join('; ');
}
const SAME_END = 8;

/** "I have been shore crew for eleven years" is said as it is written. */
const SAYS_STATE = /^I (?:have|['’]ve) (?:also |always )?been\b/;

/** What a line tells that was done, as what stands behind "I". */
export function deedOf(line: string): string | undefined {
  if (SAYS_STATE.test(line)) return line.replace(/^I /, '');
  const deed =
    NOUN_FIRST.test(line) || PARTICIPLE_OF_NOUN.test(line) || /^\p{Lu}{2,}\b/u.test(line)
      ? undefined
      : toFirstPerson(line);
  return deed === undefined ? undefined : withFigures(deed, line);
}

/** "Forecast for the peak was 12% too low; rebuilt it": the thing first, then what was done about it. */
function sayOutcome(line: string): string | undefined {
  const [thing = ''] = line.split('; ');
  const deed = deedBehind(line);
  if (deed === undefined || !/^\p{Lu}\p{Ll}+ for [^;]*\bwas\b/u.test(thing)) return undefined;
  return `my ${thing.charAt(0).toLowerCase()}${thing.slice(1)}, and I ${deed}`;
}

/** What a line says, as a clause with its subject: "I led a team of **5**". Nothing is added to it; further sentences follow as they are. */
function clauseOf({ text, isCurrent }: ResumeFact): Clause {
  const [first = '', ...rest] = text.split(SENTENCE_END);
  const isShort = text.split(' ').length <= SPOKEN_WORDS && rest.every((sentence) => /^\p{Lu}/u.test(sentence));
  if (rest.length === 0 || !isShort) return sentenceOf(text, isCurrent);
  const said = sentenceOf(first, isCurrent);
  return { ...said, text: `${said.text}. ${bare(rest.join(' '))}` };
}

/** "When the boiler tripped, restarted it by hand": the deed behind the comma is one's own. */
function sayWhen(line: string): string | undefined {
  const [, when = '', verb = '', rest = ''] =
    /^(When (?![^,]{0,80}\bI\b)[^,]{4,80}), (\p{Ll}+)\b(.*)$/u.exec(line) ?? [];
  return isPast(verb) ? `${lowerFirst(when)}, I ${verb}${rest}` : undefined;
}

function sentenceOf(text: string, isCurrent: boolean): Clause {
  const line = shorten(bare(text));
  const when = sayWhen(line);
  if (when !== undefined) return spoken(markFigure(when));
  const outcome = sayOutcome(line);
  if (outcome !== undefined) return spoken(markFigure(outcome));
  const deed = deedOf(line);
  if (deed !== undefined)
    return spoken(`I ${markFigure(isCurrent ? deed.replace(/^was (?=responsible )/, 'am ') : deed)}`);
  if (PARTICIPLE_OF_NOUN.test(line)) return { text: markFigure(lowerFirst(line)), isNote: true };
  const office = sayOffice(line, isCurrent);
  if (office !== undefined) return spoken(markFigure(office));
  if (/^I\b/.test(line)) return spoken(markFigure(line));
  if (COUNTED_FIRST.test(line)) return { text: markFigure(lowerFirst(line)), isNote: true };
  const second = PAST_FIRST.test(line) ? undefined : deedBehind(line);
  const [first = ''] = line.split('; ');
  if (second !== undefined) return spoken(`I ${markFigure(`${second} (${lowerFirst(first)})`)}`);
  const work = toWork(line, isCurrent);
  return work === undefined ? sayThing(line, isCurrent) : spoken(`I ${markFigure(work)}`);
}

/** A line of the resume as a spoken sentence, without where it was. */
export const sayFact = (fact: ResumeFact): string => `${capital(clauseOf(fact).text)}.`;

/** "Bus stop waiting time (capstone, team of 3). We cleaned …": the name of a project stands before what was done. */
const NAMED_FIRST = /^(\p{Lu}[^.;:]{3,60})\. ((?:I|We|For|With|In|At)\b.{10,})$/su;

/** "Since January 2024 I have stood in for the room leader": no name, although one follows. */
const OPENS_CLAUSE =
  /^(?:Since|In|From|Last|Every|Each|During|After|Before|At|On|With|For|As|When|While|Over|Both|By)(?= )/u;
const inSmall = (word: string): string => word.toLowerCase();

/** A line of the resume as a spoken sentence, with where it was: "At **Northwind**, I led …". */
export function phraseFact(fact: ResumeFact, lead = ''): string {
  if (fact.isProject && fact.employer !== '' && /^an? /.test(fact.text)) {
    const sentence = `my project **${fact.employer}** is ${markFigure(bare(fact.text))}`;
    return `${lead === '' ? capital(sentence) : `${lead} ${sentence}`}.`;
  }
  const [, name = '', told = ''] = fact.isProject && fact.employer === '' ? (NAMED_FIRST.exec(fact.text) ?? []) : [];
  if (told !== '') {
    const sentence = `my project was **${name}**. ${markFigure(bare(told))}`;
    return `${lead === '' ? capital(sentence) : `${lead} ${sentence}`}.`;
  }
  const place = sayPlace(fact);
  const { text, isNote } = clauseOf(fact);
  const sentence = place === '' ? text : `${place}${isNote ? ':' : ','} ${text.replace(OPENS_CLAUSE, inSmall)}`;
  return `${lead === '' ? capital(sentence) : `${lead} ${sentence}`}.`;
}
