import { isHumanLanguage } from '../skills/human-languages.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { BEFORE_THING } from './deed-patterns.ts';
import { RELATIVE_END } from './relative-end.ts';
import { closeList, isSendable, withoutRemarks } from './sendable.ts';
import { goingOn } from './since-tense.ts';
import { splitSentences } from './trace-claims.ts';
import { isBaseVerb, isLikelyVerb, isPastForm } from './verb-first.ts';

/** An end in the middle of a phrase. */
const OPEN_END =
  /(?:\b(?:the|an?|of|for|with|from|and|or|my|your|our|their|its|including|than|which|that|into|per|via)|[,;:–—-])[.!?]$/iu;
/** Signs of notes and of parts that were pasted together. */
const PASTED = joinPattern(
  'u',
  String.raw`\s[|•·]\s|→|->|=>|,\s*[,;.]|;\s*[,;.]|\(\s*\)|\(\s*,|,\s*\)|\.\.(?!\.)|\s[,;.]|�|https?:|\S+@\S+\.\S+|\s–\s*\.`,
);
const DOUBLED = /\b(the|an?|of|in|to|for|on|with|at|by|from|is|was|were|went|fell|I|my|and|or) \1\b/iu;
/** "As an engineer, where I have worked": the place to which it points is not named. */
const NO_PLACE = /^As (?:an? |the )?[^,]{3,60}, where\b/u;
/** A list of what one speaks, knows or holds names each thing once. */
const LISTED = /^(?:.*,? and )?I (?:speak|know|hold|bring|have completed) |\bskills include /u;
const AUXILIARY = joinPattern(
  'u',
  '^(?:am|was|have|had|would|could|can|will|do|did|hold|know|speak|bring|hope|look|like|enjoy|also|now|then|first|still|later|often|regularly',
  String.raw`|mostly|personally|usually|never|once|only|already|currently|recently|successfully|both|jointly|either|mainly|always|['’]\p{L}+)$`,
);
const FINITE =
  /\b(?:am|is|are|was|were|has|have|had|would|will|can|could|may|means?|meant|includes?|included|asks?|needs?|wants?|fell|rose|went|came|grew|took|dropped|won|made|ran|kept|got|became|gave|left)\b/u;

const countOf = (text: string, sign: string): number => text.split(sign).length;

/** Whether brackets and quotation marks are closed. */
const isClosed = (text: string): boolean =>
  countOf(text, '(') === countOf(text, ')') &&
  countOf(text, '“') === countOf(text, '”') &&
  countOf(text, '"') % 2 === 1 &&
  !/\([^()]*\([^()]*\)/u.test(text);

/** Whether something is named twice in a list. */
function namesTwice(sentence: string): boolean {
  if (!LISTED.test(sentence)) return false;
  const items = sentence
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/^.*?\bI (?:speak|know|hold|bring|have completed) /u, '')
    .replace(/[.!?]$/u, '')
    .split(/\s*,\s+(?:and\s+)?|\s+and\s+/u)
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');
  return new Set(items).size < items.length;
}

/** "I know Python and Polish": a language is spoken. */
const knowsTongue = (sentence: string): boolean =>
  (/\bI know ([^.]+)/u.exec(sentence)?.[1] ?? '')
    .split(/,\s+|\s+and\s+/u)
    .some((name) => isHumanLanguage(name.replace(/\s*\(.*$/u, '').replace(/\.$/u, '')));

/** What follows "I" is a verb: "I unplanned stops" and "I form tutor, Year 11" tell nothing. */
function hasVerbBehindI(sentence: string): boolean {
  const [, word = '', next = ''] = /(?:^|[\s,;])I ([\p{Ll}'’-]+)(?: ([\p{Ll}'’-]+))?/u.exec(sentence) ?? [];
  if (word === '' || AUXILIARY.test(word) || isPastForm(word) || isBaseVerb(word) || isLikelyVerb(word)) return true;
  // A verb that no list knows has its object or a preposition behind it.
  return !NO_VERB.test(word) && next !== 'of';
}
const NO_VERB =
  /(?:[^su]s|ing|tion|ment|ness|ity|ance|ence|al|ous|ive|ful|able|ible|er|or|ist)$|^un(?!load|pack|lock|block|do|wrap)\p{L}+ed$/u;

/** "I chilled and ambient", "I grade 2-3 split": a word that is no verb here. */
const NO_DEED = /\bI (?:also )?\p{Ll}+ \d+(?:[-–]\d+)? \p{Ll}+ (?:taught|held|run|led)\b/u;
function joinsUnlike(sentence: string): boolean {
  const [, first = '', second = ''] = /\bI (?:also )?(\p{Ll}+ed) and (\p{Ll}+)/u.exec(sentence) ?? [];
  const isUnlike = first !== '' && !isPastForm(second) && !isBaseVerb(second) && !isLikelyVerb(second);
  // "I am a key user for the system when we changed, I trained both shifts".
  const isTwo = /^I \p{Ll}+ [^,;:()]{10,}, I \p{Ll}+ed\b/u.test(sentence);
  return isUnlike || isTwo;
}

/** Whether anything is said of the subject. */
const hasVerb = (sentence: string): boolean =>
  /\bI(?:['’]\p{L}+)? \p{Ll}|\bI['’]\p{L}+\b|^(?:Please|Thank|You|Your)\b/u.test(sentence) ||
  FINITE.test(sentence) ||
  sentence
    .split(/[^\p{L}]+/u)
    .some((word, at) => at > 0 && (isPastForm(word) || isLikelyVerb(word) || word === 'carry' || word === 'carries'));

/**
 * Whether a finished sentence can be sent: closed brackets, a verb, no end in the middle of a phrase, no signs of pasted notes and nothing named twice. A letter leaves out
 * what fails.
 */
export function isSound(sentence: string): boolean {
  const text = sentence.trim();
  const isOpen = OPEN_END.test(text) && !RELATIVE_END.test(text.replace(/[.!?]$/u, ''));
  return (
    !isOpen &&
    !PASTED.test(text) &&
    !DOUBLED.test(text) &&
    !NO_PLACE.test(text) &&
    isClosed(text) &&
    // "(2012 to 2015), I built" has lost what the bracket belongs to.
    !/^[^\p{L}\p{N}“"'‘•]/u.test(text) &&
    hasVerb(text) &&
    hasVerbBehindI(text) &&
    !namesTwice(text) &&
    !NO_DEED.test(text) &&
    !NO_AMOUNT.test(text) &&
    !joinsUnlike(text) &&
    !knowsTongue(text) &&
    !NO_WORK.test(text) &&
    !NO_PERSON.test(text)
  );
}

/** "I placed catheters, ran bloods" and "I call my own list, brought back 112 patients": what notes leave out between two deeds. */
const TWO_DEEDS =
  /^(.*\bI (?:also )?(\p{Ll}+) [^;:]{5,}), (\p{Ll}+) (?!(?:by|in|of|from|with|for|at|on|as|to|and|or|under|per)\b)([^,;:]+)$/u;
export function joinDeeds(sentence: string): string {
  const [, before = '', first = '', second = '', rest = ''] = TWO_DEEDS.exec(sentence) ?? [];
  const isOpen = countOf(before, '(') > countOf(before, ')');
  if (
    before === '' ||
    isOpen ||
    /\b(?:including|such as|like) [^,]*$/u.test(before) ||
    /\b(?:where|which|who|that|when)\b/u.test(before)
  )
    return sentence;
  // "opened accounts, scanned documents and kept the book" is a series.
  const [, last = ''] = /\sand (\p{Ll}+)(?= )/u.exec(rest) ?? [];
  if (isPastForm(second) && isPastForm(last)) return sentence;
  const isPast = isPastForm(second) && !HELD.test(first);
  if (isPast && isPastForm(first)) return `${before}, and ${second} ${rest}`;
  // "prepaid, accrued liabilities" is a thing, "brought back 112 patients" a deed.
  if (isPast && OF_DEED.test(rest)) return `${before}; I ${second} ${rest}`;
  const isPresentPair = isLikelyVerb(second) && BEFORE_THING.test(rest.split(' ')[0] ?? '') && !/,/u.test(before);
  return isPresentPair && !isPastForm(first) ? `${before}, and ${second} ${rest}` : sentence;
}
/** What one is, has or knows has a state behind it: "I hold a licence, renewed 2022". */
const HELD = /^(?:am|was|have|had|hold|know|speak|bring)$/u;
const OF_DEED = /^(?:(?:up|out|down|off|back|over) )?(?:the|an?|all|my|our|\d)/u;

/** What one is, or was responsible for, is no part of the work as it stands: "my work includes co-chair of the committee". */
const NO_WORK =
  /\bmy work (?:there )?(?:has )?(?:also )?includ\p{L}+ (?:(?:the )?responsible\b|(?:the )?(?:co-)?(?:chair|member|head|deputy|secretary|treasurer) (?:of|for|to)\b)/iu;

/** "The job means check in of guests": the frame is for a number. */
const NO_AMOUNT = joinPattern(
  'u',
  String.raw`\b[Tt]he job (?:means|meant) (?!\d|(?:an? (?:\p{L}+ )?\p{L}+ of (?:\d|two|three)|around|about|up to|over|roughly|some|nearly|almost|more|at|between`,
  String.raw`|one|two|three|four|five|six|seven|eight|nine|ten)\b)`,
);

/** "I was a data entry for casuals", "I am a moving of stock": what one is is a person. */
const NO_PERSON =
  /\bI (?:am|was)(?: also)? an? (?:\p{Ll}+ ){0,2}(?:entry|\p{Ll}{3,}(?:tion|ment|ance|ing|ity))(?= (?:for|of|in|at|with|on)\b|[.,;])/u;

/** A paragraph without the sentences that cannot be sent; points are left as they are. */
export const soundParagraph = (text: string): string =>
  text
    .split('\n')
    .map((block) => (/^• |:$/u.test(block) ? block : soundSentences(block)))
    .filter((block) => block !== '')
    .join('\n');

/** "I have also a team" and "22 years on trucks, no accidents" in the order and with the words that a sentence has. */
const inOrder = (sentence: string): string =>
  sentence
    .replace(/\bI (have|had) also (?=(?:an?|the|my|\d+|two|three|four|five)\b)/u, 'I also $1 ')
    .replace(/\bthe (?=(?:about|approx\.?|circa|around|nearly) \d)/u, '')
    .replace(/\b(targets?|goals?|quota|budget) (?=\d+ (?:out )?of (?:the )?(?:last )?\d+ )/u, '$1 in ')
    .replace(/, now (takes|runs|covers|serves|saves)\b/u, ', which now $1')
    // "in charge of the shift, 28 beds including a bay", "the only tester in a team of six, 2-week sprints": a note behind what one is.
    .replace(/^((?:.*\b)?(?:I am|am also) [^,.;]{8,90}), \d[^.;]*(\.)$/u, '$1$2')
    .replace(SINCE_PRESENT, (_, since: string, verb: string) => `${since} I have been ${goingOn(verb)}`)
    .replace(/^(I (?:also )?\p{Ll}+ [^,;:]{5,90}), (?=cut )/u, '$1 and ')
    .replace(/, (first|main|key) ((?:point of )?contact for )/u, ' and am the $1 $2')
    // "found the doubles, worked with the branches to merge them"
    .replace(
      /(\bI (?:also )?\p{Ll}+(?:ed|d|t)\b [^,;:]{5,90}), (?=(?:worked|dealt|liaised|met) with\b[^,;:]*$)/u,
      '$1 and ',
    )
    .replace(/^(I have [^,;:()]{4,80}), (?=(?:no|zero) (?:\p{L}+ ){0,3}\p{L}+\.$)/u, '$1 with ');
/** "Since 2021 I volunteer" is said as "Since 2021 I have been volunteering". */
const SINCE_PRESENT =
  /^(Since (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d) I (?:also )?(work|volunteer|lead|run|teach|train|help|manage|coach|drive|cover|supervise|mentor|write)(?= )/u;
const soundSentences = (block: string): string =>
  splitSentences(block)
    .map((sentence) => closeList(joinDeeds(inOrder(withoutRemarks(sentence)))))
    .filter((sentence) => isSound(sentence) && isSendable(sentence))
    .join(' ');
