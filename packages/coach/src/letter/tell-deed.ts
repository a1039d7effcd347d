import { isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { LEANS } from '../text/leaning-sentence.ts';
import { withMissingArticles } from '../text/missing-articles.ts';
import { toFirstPerson } from './first-person.ts';
import { sharesOfThings } from './judge-wording.ts';
import { withArticle } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';
import { mendTold } from './mend-told.ts';
import { endsInParticiple, withNoteArticles } from './note-articles.ts';
import type { Place } from './place.ts';
import { rowItems } from './row-items.ts';
import { sinceTense } from './since-tense.ts';
import { soundPart } from './sound-part.ts';
import { tellAmounts } from './tell-amounts.ts';
import { tellChange } from './tell-change.ts';
import {
  BEFORE_THING,
  LED_SENTENCE,
  NOTE,
  OFFICE,
  OUTCOME,
  OWN_SENTENCE,
  SENTENCE_END,
  SPLICED,
} from './tell-deed-patterns.ts';
import { secondDeed, splitAmount, splitLabel, tellFurther } from './tell-further.ts';
import { tellNote } from './tell-note.ts';
import { tellRow } from './tell-row.ts';
import { tellShape } from './tell-shapes.ts';
import { tellThing } from './tell-thing.ts';
import { tellFigures, tellResult, tellWork, withLastAnd } from './tell-work.ts';
import { deedOf, type ToldDeed, wholeOf } from './told-deed.ts';
import { BARE_CLAUSE, SPLICED_END, withNotes, withoutBareList } from './told-notes.ts';
import {
  beginsWithDeed,
  isAllVerbs,
  isBaseVerb,
  isLikelyVerb,
  isPastForm,
  isVerbList,
  type LineStyle,
  NAMES_ACTIVITY,
  withoutThirdPerson,
} from './verb-first.ts';

/** How the lines of a place are written. */
export function styleOf(place: Pick<Place, 'endDate' | 'achievements'> | undefined): LineStyle {
  const lines = place?.achievements ?? [];
  return { isPresent: place?.endDate === 'Present', isVerbList: isVerbList(lines), isAllVerbs: isAllVerbs(lines) };
}

/**
 * A line as a sentence about oneself; undefined where it is a note that no sentence can be made of without a guess. Where the person still works there, "Run a
 * crew" says what they do.
 */
export function tellDeed(line: string, style: LineStyle): ToldDeed | undefined {
  const read = tellOften(line, style) ?? tellChange(line) ?? tellLine(line, style) ?? tellHead(line, style);
  const plain = soundPart(read, line, style.isPresent) ?? soundHead(line, style);
  const row = plain === undefined || plain.kind === 'work' ? tellRow(line, style.isPresent) : undefined;
  if (row !== undefined) return row;
  if (plain === undefined || (plain.kind === 'work' && !namesWork(line, plain.text, style))) return undefined;
  if (plain.kind === 'figures')
    return tellGroup(plain.text, style.isPresent) ?? (OFTEN_COUNTED.test(plain.text) ? plain : undefined);
  return withArticlesIn(line, plain, style.isPresent);
}

/** A line with "I" or an article is written as a whole sentence; others get their articles. */
function withArticlesIn(line: string, plain: ToldDeed, isPresent: boolean): ToldDeed {
  const told = /^(?:I|My|We)\s|\s(?:I|the|an?)\s/u.test(line) ? plain : withArticlesOf(plain);
  if (told.kind === 'deed' && isPresent) return deedOf(sinceTense(told.text));
  // "Team's resolution rose" is that of the person's own team.
  return told.kind === 'sentence' ? { ...told, text: told.text.replace(/^Team(?=['’]s )/u, 'My team') } : told;
}

/** How much there is to do in a time: "about 40 calls a day". */
const OFTEN_COUNTED = /\b(?:a|per|each|every) (?:day|week|month|year|shift|night|hour)\b/u;

/** As much of a line as reads right: what comes before a comma, a colon or a dash with a note behind it. */
function soundHead(line: string, style: LineStyle): ToldDeed | undefined {
  const heads = [...line.slice(0, MOST_OF_LINE).matchAll(/[,;:]\s(?![^()]*\))|\s[–—-]\s|\s\(/gu)].map(({ index }) =>
    line.slice(0, index),
  );
  return heads
    .filter((head) => head.split(' ').length >= FEWEST_OF_SOUND)
    .slice(0, MOST_HEADS)
    .map((head) => soundPart(tellLine(head, style), head, style.isPresent))
    .find((told) => told?.kind === 'deed' || told?.kind === 'sentence');
}
const FEWEST_OF_SOUND = 4;
const MOST_OF_LINE = 300;
const MOST_HEADS = 3;

/** Whether a line, or what a letter makes of it, names what work can consist of. */
const namesWork = (line: string, told: string, { isPresent }: LineStyle): boolean =>
  [line, told].some((text) => (sharesOfThings(rowItems(text), isPresent)[0] ?? 0) >= LEAST_WORK);
const LEAST_WORK = 0.25;

/** "Team of 4" is what one has, "three man team on a truck" is where one works. */
function tellGroup(text: string, isPresent: boolean): ToldDeed | undefined {
  const [, count = '', rest = ''] = /^(\p{L}+)[ -](?:man|person) ((?:team|crew|gang)\b.*)$/u.exec(text) ?? [];
  if (count !== '') return deedOf(`work${isPresent ? '' : 'ed'} in a ${count}-person ${rest}`);
  return /^a (?:team|crew|staff|class|group) of /u.test(text)
    ? deedOf(`${isPresent ? 'have' : 'had'} ${text}`)
    : undefined;
}

/** "Sometimes help train new people" lacks "I". */
function tellOften(line: string, style: LineStyle): ToldDeed | undefined {
  const [, often = '', verb = '', rest = ''] = OFTEN.exec(line) ?? [];
  if (often === '' || !(style.isPresent ? isBaseVerb(verb) : isPastForm(verb))) return undefined;
  const told = tellLine(`${verb.charAt(0).toUpperCase()}${verb.slice(1)}${rest}`, { ...style, isVerbList: true });
  return told?.kind === 'deed' ? deedOf(`${often.toLowerCase()} ${told.text}`) : undefined;
}
const OFTEN = /^(Sometimes|Often|Occasionally|Regularly|Usually) (\p{Ll}+)( .+)$/u;

/** With the articles that notes leave out, read behind the words that it follows in a letter. */
function withArticlesOf(told: ToldDeed): ToldDeed {
  const lead = LEADS[told.kind];
  return { ...told, text: withMissingArticles(lead + told.text).slice(lead.length) };
}
const LEADS = { deed: 'I ', sentence: '', work: 'My work includes ', figures: 'The job means ' } as const;

/** As much of a line as is a sentence: what comes before a semicolon, or before a further deed. */
function tellHead(line: string, style: LineStyle): ToldDeed | undefined {
  return [line.split('; ')[0] ?? '', line.split(DEED_BEHIND)[0] ?? '']
    .filter((head) => head !== line && head.split(' ').length >= FEWEST_OF_HEAD && !/[.!?]\s/u.test(line))
    .map((head) => tellChange(head) ?? tellLine(head, style))
    .find((told) => told !== undefined);
}
const FEWEST_OF_HEAD = 3;
/** ", dropped the monthly spend" */
const DEED_BEHIND = /, (?=\p{Ll}+ed (?:the|an?|all|my|our|\d))/u;

function tellLine(line: string, style: LineStyle): ToldDeed | undefined {
  const sentences = withCloseSlashes(line.replace(DONE_BY_OTHERS, '').replace(OFFICE_THEN_DEED, '$1. I '))
    .replace(TODAY_COUNTED, '. Today there are $1')
    .replace(line.split(' ').length > LONG ? CLAUSE_BEHIND : /$^/u, (_, first: string) => `. ${first.toUpperCase()}`)
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim().replace(/[\s.;,:]+$/u, ''))
    .filter((sentence) => sentence !== '');
  const [first, ...further] = sentences.map(
    (sentence, at) =>
      (at > 0 ? tellChange(sentence) : undefined) ??
      tellSentence(sentence, style) ??
      (at > 0 && OUTCOME.test(sentence) ? own(sentence) : undefined),
  );
  if (first === undefined) {
    if (sentences.length === 1) return tellWords(line, style);
    const noted = tellWords(sentences[0] ?? '', style);
    // The words behind a note become a sentence where they do not lean on it.
    const behind = sentences.slice(1).filter((sentence) => !LEANS.test(sentence) && !NAMES_BACK.test(sentence));
    const deed = behind.map((sentence) => tellSentence(sentence, style)).find((told) => told?.kind === 'deed');
    return deed ?? noted;
  }
  const rest = further.flatMap((sentence) => (sentence ? [wholeOf(sentence)] : []));
  return { ...first, text: [first.text, ...rest].join('. ') };
}

/** "Traced it to a cable" does not say what; a sentence with another subject ("Stay went from 6 to 5 days") is about what the note names. */
const NAMES_BACK = /^(?:I )?\p{L}+ (?:\p{L}+ )?(?:it|them|him|her|this|those)\b/iu;

/** "; fixed in the next release" has no object: who did it is not said. */
const DONE_BY_OTHERS = /; \p{Ll}+ed (?:in|by|within|before|after|during) [^;.]{3,80}$/u;

/** "Key user for the system when we changed, I trained both shifts" has two sentences. */
const OFFICE_THEN_DEED = /^(\p{Lu}[^.;]{8,80}? when (?:we|the|it) [^.;,]{3,60}), I (?=\p{Ll}+ed\b)/u;

/** "React 18 / TypeScript" and "now / next / later" in the middle of a line are one name each. */
const withCloseSlashes = (line: string): string =>
  /^\p{Lu}\p{Ll}+ (?:and \p{Ll}+ )?(?:the|an?|my|our|all|\d)/u.test(line)
    ? line.replace(/(?<=[\p{L}\d]) \/ (?=[\p{L}\d])/gu, '/')
    : line;

/** Of a long line a clause with another subject becomes a sentence: "; the form was changed". */
const LONG = 30;
const CLAUSE_BEHIND = /; (t)(?=he (?:[\p{L}'’-]+ ){1,4}(?:is|are|was|were|has|had|fell|rose|went|came|dropped|grew) )/u;

/** A note without a verb of the person's own. */
const tellWords = (line: string, { isVerbList: isVerbs }: LineStyle): ToldDeed | undefined => {
  const [first = '', second = ''] = line.split(/\s+/u);
  const isBare = /^(?:\p{L}-)?\p{L}+$/u.test(first) && !/(?:ing|s)$/u.test(first) && !NAMES_ACTIVITY.test(second);
  // Among lines that begin with verbs a bare word is one that no list knows: "Class merino clips".
  if (isVerbs && isBare && !NOUN_OF.test(line)) return tellResult(line) ?? tellAmounts(line);
  return tellAny(line);
};
/** "Manual regression of the app": what "of" follows is a noun. */
const NOUN_OF = joinPattern(
  'u',
  String.raw`^(?:[\p{L}-]+ ){0,3}[\p{L}-]+(?:n|ing|ment|ance|sis) of `,
  String.raw`|^(?:Daily|Weekly|Monthly|Quarterly|Annual|Yearly|Regular) \p{Ll}|^\p{Lu}\p{Ll}+ \p{Ll}+[^\P{Ll}su]s (?:for|on|in|at) `,
);
const tellAny = (line: string): ToldDeed | undefined => {
  const told = tellNoted(line) ?? tellCounted(line) ?? tellThing(line);
  if (told === undefined) return undefined;
  if (told.kind === 'work' && endsInParticiple(told.text)) return tellThing(line);
  const text = told.text.replace(/\bincl\b\.?/giu, 'including').replace(DEED_IN_NOTE, withoutDeed);
  return { ...told, text: told.kind === 'work' ? withNoteArticles(text) : text };
};
/** "cycle counts, 150 a day and tracked down variances": a deed among things is left out. */
const DEED_IN_NOTE =
  /(?:,? and|,) (\p{Ll}+) (?:(?:down|up|out|off|the|an?|all|both)\b|[£$€]?\d|\p{Ll}+ \p{Ll}+s\b).*$/u;
const withoutDeed = (whole: string, verb: string): string => (isPastForm(verb) ? '' : whole);
const tellNoted = (line: string): ToldDeed | undefined =>
  tellWork(line) ?? tellResult(line) ?? tellAmounts(line) ?? tellFigures(line) ?? tellNote(line);

/** Work with how much of it there was behind it, in brackets. */
function tellCounted(line: string): ToldDeed | undefined {
  const split = splitAmount(line);
  const told = split === undefined ? undefined : (tellWork(split.work) ?? tellNote(split.work));
  return split === undefined || told?.kind !== 'work' || /[()]/u.test(told.text)
    ? undefined
    : { ...told, text: `${told.text} (${split.amount})` };
}

/** "Started the tests from zero: today 412 tests, run every night" counts what has become of it. */
const TODAY_COUNTED = /: (?:today|now) (\d[\d,.]* [^,;:.]{3,60})(?:, [^.;:]*)?$/u;

const own = (text: string): ToldDeed => ({ kind: 'sentence', text });

function tellSentence(labelled: string, style: LineStyle): ToldDeed | undefined {
  const text = withoutDeedLabel(labelled);
  return mended(tellPlainly(text, style), text) ?? tellOtherwise(text, style);
}

const mended = (told: ToldDeed | undefined, source: string): ToldDeed | undefined => {
  const text = told === undefined ? undefined : mendTold(told.text, source);
  return told === undefined || text === undefined ? undefined : { ...told, text };
};

/** What is a sentence only without its label, without a note in brackets or with a word put in. */
function tellOtherwise(text: string, style: LineStyle): ToldDeed | undefined {
  const labelled = splitLabel(text);
  const deed = labelled === undefined ? undefined : mended(tellPlainly(labelled.deed, style), labelled.deed);
  if (deed !== undefined) return labelled?.label ? { ...deed, text: `${deed.text} (${labelled.label})` } : deed;
  const further = mended(tellFurther(text, style.isPresent), text);
  const second = further === undefined ? secondDeed(text) : undefined;
  return second === undefined ? further : mended(tellPlainly(second, style), second);
}

/** "Stock: catalogued 2,400 pieces" without its label. */
function withoutDeedLabel(text: string): string {
  const [, deed = ''] = /^\p{Lu}[^:.;,]{2,28}: (\p{Ll}+ (?:the|an?|my|our|all|\d)\b.+)$/u.exec(text) ?? [];
  return isPastForm(deed.split(' ')[0] ?? '') ? deed.charAt(0).toUpperCase() + deed.slice(1) : text;
}

/** "Enhanced DBS, legionella awareness, ladders": a list of things that only begins like a deed. */
function isListOfThings(text: string): boolean {
  const parts = text
    .replace(/\([^()]*\)/gu, ' ')
    .split(/,\s/u)
    .map((part) => part.trim().split(/\s+/u));
  const isDone = ([first = '']: string[]) => isPastForm(first.toLowerCase()) || first.toLowerCase() === 'and';
  const isShort = parts.every((part) => part.length <= LONGEST_THING) && (parts[0]?.length ?? 0) <= LONGEST_NAME;
  const [, ...others] = parts;
  const hasThing = BEFORE_THING.test(parts[0]?.[1] ?? '');
  return parts.length >= FEWEST_THINGS && isShort && !hasThing && !others.some(isDone) && !/\sand\s/u.test(text);
}
const LONGEST_THING = 5;
const LONGEST_NAME = 2;
const FEWEST_THINGS = 3;

function tellPlainly(whole: string, style: LineStyle): ToldDeed | undefined {
  if (isListOfThings(whole)) return undefined;
  const [head = '', tail] = whole.split(/; (?=I \p{Ll}+ )/u, 2);
  if (tail !== undefined) return tellEach(head, whole) ?? tellPlainly(tail, style);
  const shape = tellShape(whole, style.isPresent);
  if (shape !== undefined) return shape;
  const spoken = withNotes(whole.replace(SPLICED_END, '').replace(BARE_CLAUSE, ''));
  if (/^I\s\p{Ll}/u.test(spoken)) return isSpoken(spoken) ? deedOf(spoken.replace(/^I (?:also )?/u, '')) : undefined;
  if (OWN_SENTENCE.test(whole) || LED_SENTENCE.test(whole)) return isSpoken(whole) ? own(whole) : undefined;
  const text = withoutBareList(spoken);
  if (text === '') return undefined;
  return isNote(text) || SPLICED.test(text) || !beginsWithVerb(text, style)
    ? tellOfficeAndDeed(text, style)
    : tellVerb(text, style);
}

/** "Every load carries six samples; I sign it off" has two clauses; of notes before "; I" a letter has only the clause. */
function tellEach(head: string, whole: string): ToldDeed | undefined {
  const [, verb = ''] = /^(?:Every|Each) \p{Ll}+ (\p{Ll}+) /u.exec(head) ?? [];
  return withoutThirdPerson(verb) === undefined ? undefined : own(whole);
}

/** A verb of the first person, or the third ("Operates the crane"), or "responsible for". */
const beginsWithVerb = (text: string, style: LineStyle): boolean =>
  RESPONSIBLE.test(text) || beginsWithDeed(text.split(/\s+/u), style) || baseOf(text) !== undefined;
const FURTHER_I = 'Ⅰ';
const RESPONSIBLE = /^responsible for (?=\p{L}|\d)/iu;
const baseOf = (text: string) => withoutThirdPerson((text.split(/\s+/u)[0] ?? '').toLowerCase());

function tellVerb(text: string, { isPresent }: LineStyle): ToldDeed | undefined {
  if (RESPONSIBLE.test(text)) return deedOf(`${isPresent ? 'am' : 'was'} ${lowerFirst(text)}`);
  // "Operates" of a job that is over, "Repairs of motors", and "Reviews from 140 to 615".
  const isNoThird = !isPresent || /^\S+ (?:(?:of|and|for|in|to) |(?:from|by|at) [£$€]?\d)/u.test(text);
  if (baseOf(text) !== undefined && isNoThird) return undefined;
  if (PARTICIPLE_SUBJECT.test(text)) return own(text);
  // "the form that they used when I left": an "I" further back is no other subject.
  const quiet = text.replace(/(?<=\S )I\b/gu, FURTHER_I);
  const deed = (toFirstPerson(quiet) ?? toFirstPerson(`I ${lowerFirst(quiet)}`))?.replaceAll(FURTHER_I, 'I');
  return deed === undefined || /^was /u.test(deed) ? undefined : deedOf(joinLast(deed));
}

/** "Expired stock written off dropped from $3,100": the participle belongs to the thing that changed. */
const PARTICIPLE_SUBJECT = joinPattern(
  'u',
  String.raw`^\p{L}+ed (?!(?:the|an?|all|both|my|our|and|so)\b)[\p{L}'’-]+`,
  String.raw`(?: (?:(?:at|in|for|of|on|with|by|from) (?:the |our |my )?)?(?!(?:and|so|which|that)\b)[\p{L}'’-]+){0,7} (?:fell|rose|went|dropped|grew) (?:from|by|to) `,
);

/** A line that says "I" is kept as it is; notes within it are not, nor are several sentences with commas between them. */
const isSpoken = (text: string): boolean =>
  !/\s\/\s|[•|]\s/u.test(text) && !SPLICED.test(text) && text.split(/, I (?=\p{Ll})/u).length <= 2;

/** "Led the late shift: 6 porters and a clerk" has its verb before the colon, "Team: 6 porters" has none. */
const isNote = (text: string): boolean => {
  const [first = ''] = text.toLowerCase().split(' ');
  return (
    NOTE.test(text) && (/[•|]\s|\s\/\s/u.test(text) || !(isPastForm(first) || isBaseVerb(first)) || /^\S+:/u.test(text))
  );
};

/** "Link nurse for falls: attend the meetings" tells an office and a deed. */
function tellOfficeAndDeed(text: string, style: LineStyle): ToldDeed | undefined {
  const at = text.search(/[:;]\s/u);
  const [name, note] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)];
  const office = tellOffice(name, style.isPresent) ?? tellTurn(text, style.isPresent);
  if (office === undefined) return undefined;
  if (note === '') return deedOf(office);
  const deed = tellPlainly(note, { ...style, isVerbList: true });
  if (deed?.kind === 'deed') return deedOf(`${office}. I ${deed.text}`);
  if (/^(?:no|zero)\s/u.test(note)) return deedOf(`${office}, with ${note}`);
  return STATED.test(note) ? deedOf(`${office}; ${note}`) : undefined;
}
/** A clause with its own subject and verb. */
const STATED = /^(?:\S+ ){1,6}(?:is|are|was|were|has|had|have|passed|fell|rose|went|revised|found|won)\b/u;

/** "Shift coordinator about five times a month since 2021": a title with how often it was held, and no preposition behind it. */
function tellTurn(text: string, isPresent: boolean): string | undefined {
  const [, name = '', often = ''] = TURN.exec(text) ?? [];
  if (name === '' || !isTitle(name) || !/^\p{Lu}/u.test(name)) return undefined;
  const be = /\bsince\b/u.test(often) ? 'have been' : isPresent ? 'am' : 'was';
  return `${be} ${withArticle(lowerFirst(name))} ${often}`;
}
const TURN =
  /^(\p{Lu}[\p{L}-]+(?: [\p{Ll}-]+){0,2}) ((?:about|around|roughly|every|once|twice|since|(?:one|two|three|four|five|six|\d+) \p{Ll}+ (?:a|in|every)) [^,;:.]{3,60})$/u;

/** "Custodian of the procedures" as "am the custodian of the procedures"; with the year it was in, in the past. */
function tellOffice(text: string, isPresent: boolean): string | undefined {
  const [, name = '', holder = ''] = OFFICE.exec(text) ?? TITLED.exec(text) ?? [];
  const [first = ''] = name.toLowerCase().split(' ');
  const isHeld = OFFICE.test(text) || (isTitle(name) && !/ing$/u.test(name));
  // "Butcher and portion 40 kg of fish" begins with two verbs.
  const isPair = /^\p{L}+ and \p{Ll}+ (?:up|the|an?|all|\d)/u.test(text);
  const behind = NOTES_BEHIND.exec(text.replace(/\([^()]*\)/gu, (bracket) => '_'.repeat(bracket.length)));
  if (behind !== null) return tellOffice(text.slice(0, behind[1]?.length), isPresent);
  if (/[^su]s$/u.test(name.split(' ')[0] ?? '')) return undefined;
  if (name === '' || !isHeld || isPair || isPastForm(first) || NO_OFFICE.test(name)) return undefined;
  const be = /\bsince\b/u.test(text)
    ? 'have been'
    : isPresent && !/\b(?:19|20)\d\d\b|\bwhen (?:we|the|it)\b/u.test(text.split('; ')[0] ?? '')
      ? 'am'
      : 'was';
  // "Key user for the change, wrote the instructions" tells two things that were done.
  const rest = lowerFirst(text.replace(/^(?:Sole|Lead|Main)(?= )/u, (word) => word.toLowerCase())).replace(
    /, (?=\p{Ll}+ed\b|wrote|ran|led|built|kept|made|taught|set up)/u,
    ' and ',
  );
  return `${be} ${ONLY_ONE.test(holder) || /^(?:responsible|sole|only)\b/u.test(rest) ? `the ${rest}` : withArticle(rest)}`;
}
/** ", learning journals on the app, daily sheets": further things behind an office. */
const NOTES_BEHIND =
  /^([^,;:.]{3,120}), (?!(?:with|for|from|since|including|in|at|on|of|to|and|who|which|where|wrote|ran|led|built|kept|made|taught|set up|\p{Ll}+ed)\b)[^,;:.]*,[^;:.]*$/u;
/** "A son accused staff" tells of others. */
const NO_OFFICE =
  /^(?:an?|the|named|was|is|my|our|one|two)\b|\bof the (?:year|month|week)\b|\s\p{L}{3,}ed\b|\b(?:I|was|am|were|been|he|she|they|we)\b/iu;
const ONLY_ONE = /^(?:custodian|contact|deputy|secretary|treasurer|chair|buddy|coordinator)$/iu;
/** What is before the first preposition may be a title: "Nurse in charge of a floor". */
const TITLED = /^((?:[\p{L}&-]+ ){0,4}([\p{L}&-]+)) (?:of|for|at|on|in|to|since) (?!of\b)/u;

/** The last of several deeds is joined by "and". */
function joinLast(deed: string): string {
  const parts = deed.split(', ');
  const last = parts.at(-1) ?? '';
  const [verb = '', second = ''] = last.split(/\s+/u);
  // "write results on the sheet": a sure verb with its things.
  const hasThings =
    parts.length === 2 && !/\sand\s/u.test(last) && isLikelyVerb(verb.toLowerCase()) && /^\p{Ll}+[^s]s$/u.test(second);
  const isRow =
    parts.length > 2 &&
    parts.every((part) => ROW_VERB.test(part) || isBaseVerb((part.split(' ')[0] ?? '').toLowerCase()));
  const isList =
    parts.length > 1 &&
    (isBaseVerb(verb.toLowerCase()) || ROW_VERB.test(last)) &&
    (BEFORE_THING.test(second) || hasThings || isRow) &&
    !/^and /u.test(last);
  return isList && isBaseVerb(deed.split(/\s+/u)[0] ?? '') ? withLastAnd(parts) : deed;
}
/** "do reviews" */
const ROW_VERB = /^do \p{Ll}/u;
