import { isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { withArticle } from './letter-phrases.ts';
import { deedOf, type ToldDeed } from './told-deed.ts';
import { isBaseVerb, isPastForm } from './verb-first.ts';

/** "Of the 30 boats that I surveyed, 28 were passed". */
const OF_THESE =
  /^(?:Out of|Of) (?:the |my )?(?:\d[\d,]*|all) [^.;:]{3,90}, (?:\d[\d,]*|all|most|none) (?:was|were|is|are|have|had|has)\s/u;
const NONE_HAPPENED =
  /^No (?:[\p{L}-]+ ){0,3}(?:accidents?|incidents?|complaints?|findings|losses|non-?conformit\p{L}+|errors?|injur\p{L}+)\b[^.;:,]{0,50}$/u;
/** "From Jan 2019 phoned back one in ten" lacks "I". */
const SINCE_DONE = /^((?:From|Since|In) (?:\p{L}{3,9}\.? )?(?:19|20)\d\d),? (\p{Ll}+)(?= )/u;
/** "Since 2021 the company gives me the new drivers". */
const GIVEN_TO_ME =
  /^Since (?:19|20)\d\d (?:the|my) \p{Ll}+ (?:has |have )?\p{Ll}+ me (?:the|all|an?|with|to)\b[^;:]*$/u;
/** "Regression was four days by hand, now it is one": two sentences with a comma between them. */
const NOW_OTHER =
  /^(\p{Lu}[^,;.:]{3,60} (?:was|were|took) [^,;.:]{2,50}), (now (?:it|they) (?:is|are|takes?) [^,;.:]{1,40})$/u;
const LEADS = /^(lead|leads|manage|run|supervise) (group|team|crew|shift) (?=of\s|with\s)/iu;

/** Lines of a few plain shapes that lack only a word or two of a sentence; undefined for others. */
export function tellShape(text: string, isPresent: boolean): ToldDeed | undefined {
  if (OF_THESE.test(text)) return { kind: 'sentence', text };
  if (/^On[- ]call\s[\p{Ll}\d]/u.test(text))
    return deedOf(`${isPresent ? 'am' : 'was'} on call${text.slice('On call'.length)}`);
  if (NONE_HAPPENED.test(text)) return deedOf(`${isPresent ? 'have had' : 'had'} n${text.slice(1)}`);
  const [whole, verb = '', group = ''] = LEADS.exec(text) ?? [];
  if (whole !== undefined && isPresent)
    return deedOf(`${verb.toLowerCase().replace(/s$/u, '')} a ${group.toLowerCase()} ${text.slice(whole.length)}`);
  if (/^Ha(?:ve|d) (?:had |been |(?:an?|one|two|three|four|five|six|no|\d+) )/u.test(text))
    return deedOf(text.charAt(0).toLowerCase() + text.slice(1));
  const shaped =
    tellOneOf(text, isPresent) ??
    tellPartOf(text, isPresent) ??
    tellRated(text, isPresent) ??
    tellState(text, isPresent) ??
    tellPassive(text) ??
    tellChange(text) ??
    tellAs(text) ??
    tellRank(text, isPresent) ??
    tellInCharge(text, isPresent) ??
    tellDuring(text) ??
    tellSize(text, isPresent);
  if (shaped !== undefined) return shaped;
  if (!isPresent && /^Work (?:on|with|in|at) (?![^,]*,[^,]*,)/u.test(text))
    return deedOf(`worked${text.slice('Work'.length)}`);
  return tellSeveral(text);
}

const sentence = (text: string): ToldDeed => ({ kind: 'sentence', text });

/** "One of two Spanish-speaking agents on a team of 18; translated 30 macros" lacks "I am". */
function tellOneOf(text: string, isPresent: boolean): ToldDeed | undefined {
  if (!ONE_OF.test(text)) return undefined;
  const [head = '', note = '', ...rest] = text.split('; ');
  const be = `${isPresent ? 'am' : 'was'} o${head.slice(1)}`;
  if (note === '') return deedOf(be);
  return rest.length === 0 && isPastForm(note.split(' ')[0] ?? '') ? deedOf(`${be}; I ${note}`) : undefined;
}
/** "Part of the working group that brought in the pathways" lacks "I was". */
function tellPartOf(text: string, isPresent: boolean): ToldDeed | undefined {
  const [, done = ''] = PART_OF.exec(text) ?? [];
  if (!PART_OF.test(text)) return undefined;
  return deedOf(`${isPresent && !isPastForm(done) ? 'am' : 'was'} p${text.slice(1)}`);
}
const PART_OF =
  /^Part of (?:the|an?|our) (?:[\p{L}-]+ ){1,5}?(?:(?:that|which|who) (\p{Ll}+) [^;:•|]{5,120}|(?:for|on|in|of) [^;:•|]{4,100})$/u;

const ONE_OF =
  /^One of (?:only )?(?:the )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}[^.:|•]{5,150}$/u;

/** "Customer satisfaction score of 94% for 2024 (team goal 90%)" lacks "my" and "was". */
function tellRated(text: string, isPresent: boolean): ToldDeed | undefined {
  const [, thing = '', figure = '', rest = ''] = RATED.exec(text) ?? [];
  if (thing === '' || /\b(?:is|are|was|were|fell|rose|went|grew|dropped)\b/u.test(rest)) return undefined;
  const be = isPresent && !/\b(?:19|20)\d\d\b/u.test(rest) ? 'is' : 'was';
  return sentence(`My ${thing.charAt(0).toLowerCase()}${thing.slice(1)} ${be} ${figure}${rest}`);
}
const RATED = joinPattern(
  'u',
  String.raw`^((?:(?:Average|Customer|Team|Monthly|Quality|First|Stock|Typing) )?\p{L}+(?: \p{Ll}+){0,3} (?:rate|score|accuracy|attendance|handle time|utili[sz]ation)) `,
  String.raw`(?:of |at |: )?([£$€]?\d[\d.,:]*%?)((?: for| in| \(|$)[^,;]*)$`,
);

/** "In charge of six nurses" lacks "am", and what was done since a date lacks "I". */
function tellState(text: string, isPresent: boolean): ToldDeed | undefined {
  if (/^In charge of \S/u.test(text)) return deedOf(`${isPresent ? 'am' : 'was'} i${text.slice(1)}`);
  if (GIVEN_TO_ME.test(text)) return sentence(text);
  const changed = NOW_OTHER.exec(text);
  if (changed) return sentence(`${changed[1]}; ${changed[2]}`);
  const [since, date = '', verb = ''] = SINCE_DONE.exec(text) ?? [];
  if (since !== undefined && isPastForm(verb))
    return sentence(`${date} I ${verb}${text.slice(since.length).replace(/; (?=\p{Ll}+ed\b)/u, ' and ')}`);
  return undefined;
}

/** "89% of jobs finished on the first visit" lacks "were": the jobs finished nothing. */
function tellPassive(text: string): ToldDeed | undefined {
  const [whole, subject = '', verb = ''] = PASSIVE.exec(text) ?? [];
  return whole === undefined || !isPastForm(verb)
    ? undefined
    : sentence(`${subject} were ${verb}${text.slice(whole.length)}`);
}
const PASSIVE =
  /^((?:\d[\d,.]*%? of (?:all |my |the )?|Two |Three |Four |Five |Six |All |Both |\d[\d,]* )(?:\p{L}+ )?\p{L}+s) (\p{L}+ed)(?= (?:to|on|in|by|at|within|from|for|as|first)\b)/u;

/** "Colleague turnover down from 64% to 29%" lacks "went". */
function tellChange(text: string): ToldDeed | undefined {
  const [whole, subject = '', way = ''] = CHANGE.exec(text) ?? [];
  const [first = ''] = subject.toLowerCase().split(' ');
  // "Weight came down from 6.2 kg" has its verb.
  const isNoun =
    !isPastForm(first) && !isBaseVerb(first) && !/[;:]/u.test(text) && !/\b(?:came|went|is|was|were)$/u.test(subject);
  return whole === undefined || !isNoun ? undefined : sentence(`${subject} went ${way}${text.slice(whole.length)}`);
}
const CHANGE = /^(\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,5}) (up|down)(?= (?:from|by) )/u;

/** "Class of 29, including six with EAL" is what one has. */
function tellSize(text: string, isPresent: boolean): ToldDeed | undefined {
  const [, name = ''] = SIZE.exec(text) ?? [];
  const [first = ''] = name.toLowerCase().split(' ');
  const isThing =
    !NO_THING.test(first) &&
    name !== '' &&
    !/(?:tion|sion|ment|ance|ence|ing|sis|(?<!s)s)$/u.test(name) &&
    !isBaseVerb(first) &&
    !isPastForm(first) &&
    !isTitle(name);
  if (!isThing || /[;:]/u.test(text)) return undefined;
  return deedOf(`${isPresent ? 'have' : 'had'} ${withArticle(text.charAt(0).toLowerCase() + text.slice(1))}`);
}
const NO_THING =
  /^(?:out|up|more|most|some|each|all|half|one|part|because|instead|end|total|average|number|range|rest|kind|type|ahead|outside|inside)$/u;
const SIZE = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?) of (?:up to |around |about |over |some )?\d/u;

/** "As subject lead, rewrote the curriculum" lacks "I". */
function tellAs(text: string): ToldDeed | undefined {
  const [whole, office = '', verb = ''] = /^As (?:an? |the )?([^,;:.\d]{3,40}), (\p{Ll}+) /u.exec(text) ?? [];
  return whole === undefined || !isPastForm(verb)
    ? undefined
    : sentence(`As ${withArticle(office)}, I ${text.slice(text.indexOf(', ') + 2)}`);
}

/** "Second best in the area for referrals in 2023" and "Second in charge in a shop of 16" lack "was". */
function tellRank(text: string, isPresent: boolean): ToldDeed | undefined {
  if (!/^(?:Second|Third|Fourth) (?:best (?:in|of|out of)|in charge (?:in|of|at)) [^:;|]{6,140}$/u.test(text))
    return undefined;
  const be = isPresent && !/\b(?:19|20)\d\d\b/u.test(text) ? 'am' : 'was';
  return deedOf(`${be} ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
}

/** "On shutdowns in charge of 8 welders" lacks "am". */
function tellInCharge(text: string, isPresent: boolean): ToldDeed | undefined {
  const [, when = '', whom = ''] = IN_CHARGE.exec(text) ?? [];
  if (whom === '') return undefined;
  return deedOf(`${isPresent ? 'am' : 'was'} in charge of ${whom} ${when.charAt(0).toLowerCase()}${when.slice(1)}`);
}
const IN_CHARGE = /^((?:On|During|At|In) [\p{L}\d' -]{3,30}?),? in charge of ([^,;:.()]{3,80})(?=$|[,;.])/u;

/** "During the lockdowns cooked 400 boxes a day" lacks "I". */
function tellDuring(text: string): ToldDeed | undefined {
  const [whole, lead = '', verb = ''] = DURING.exec(text) ?? [];
  if (
    whole === undefined ||
    !isPastForm(verb) ||
    /\b(?:I|we|nobody|everybody|no one|somebody|everyone|they|he|she|it)\b/u.test(lead)
  )
    return undefined;
  return sentence(`${lead} I ${text.slice(whole.length - verb.length)}`);
}
const DURING = joinPattern(
  'u',
  String.raw`^((?:During|Throughout|In|After|Before|Over|Together with) (?:the |my |our |an? |both |that )?`,
  String.raw`(?:[\p{L}\d'’-]+ ){0,3}?[\p{L}\d'’-]+) (\p{Ll}{3,})(?= (?!(?:by|of|for|in|on|at|with|from|to|and|or|as)\b))`,
);

/** "Weighed parcels, stamped, drove the late van" with "and" before the last. */
function tellSeveral(text: string): ToldDeed | undefined {
  const parts = text.split(', ');
  const isDone = (part: string) => isPastForm((part.split(' ')[0] ?? '').toLowerCase());
  if (parts.length < 3 || !parts.every(isDone) || /[;:]/u.test(text)) return undefined;
  const [last = '', ...before] = [...parts].reverse();
  const listed = `${before.reverse().join(', ')} and ${last.replace(/^and /u, '')}`;
  return deedOf(listed.charAt(0).toLowerCase() + listed.slice(1));
}
