import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isKnownVerb, verbOfGerund } from './bare-verbs.ts';
import type { Duty } from './duty.ts';
import { classOfDuty } from './duty-class.ts';
import { isArrangement } from './duty-topic.ts';
import { hasParticular, withoutParticulars } from './employer-particulars.ts';
import { endsWhole } from './ends-whole.ts';
import { mendEnds } from './mend-ends.ts';
import { narrowDuty } from './narrow-duty.ts';
import { ownWording } from './own-wording.ts';
import { isDutyVerb, isPlainVerb } from './phrase-duty.ts';
import { isPaper } from './read-requirements.ts';
import { sayDuty } from './say-duty.ts';
import { tellingWeight } from './telling-words.ts';
import { lacksSharedNoun, namesClass, wholePhrase } from './whole-phrase.ts';

/** "Take part in the committee" has no steps and no one to deal with: little can be asked about it. */
const LOOSE_WEIGHT = 0.4;
/** What is only a plus. */
const DOUBTFUL_WEIGHT = 0.25;
/** A duty of so many words with a meaning says what the job is about; "own a station" says less. */
const TELLING_WORDS = 4;
const FEWEST_OF_WORK = 3;
/** A name of work fits few frames, and not all of them read as well. */
const THING_WEIGHT = 0.6;

/**
 * A duty that begins with a verb, the name of work, or other words for it: "air source heat pump installs". `whole` is a duty with what a
 * speaker leaves out; `isTold` is set where it is surely part of the job. `doing` stays in "-ing": "embalming the deceased", "mooring checks".
 */
export type Topic = {
  text: string;
  whole?: string;
  form: 'verb' | 'doing' | 'thing' | 'work';
  weight: number;
  isMinor?: boolean;
  isTold?: true;
  /** The duty in the advertisement's own words, to follow "In this job you would". */
  own?: string;
  /** True where no shorter form can be said. */
  isOwnOnly?: true;
};

function weighDuty(text: string): number {
  const telling = Math.min(1, contentStems(text).length / TELLING_WORDS);
  const loose = classOfDuty(text) === 'other' ? LOOSE_WEIGHT : 1;
  return telling * loose;
}

/** None where it is open whether the words begin with a verb. */
export function topicOf(duty: Duty, pluses: ReadonlySet<string>): Topic[] {
  const found = topicOfWhole(duty, pluses);
  const [main = ''] = duty.text.split(RELATIVE);
  const isWhole = found.length === 0 && main !== duty.text && endsWhole(main, duty.text);
  return isWhole ? topicOfWhole({ ...duty, text: main }, pluses) : found;
}
/** "Write a clear quotation which says what is in and what is out" is whole before "which". */
const RELATIVE = /,? (?:which|that|who) (?=\p{Ll})/u;

function topicOfWhole({ form, text, certainty, ...marks }: Duty, pluses: ReadonlySet<string>): Topic[] {
  const [label = ''] = text.split(EXPLAINED);
  if (label !== text && form !== 'verb' && LABEL_OF_WORK.test(label))
    return [{ text: smallInitial(label.replace(' & ', ' and ')), form: 'work', weight: THING_WEIGHT * certainty }];
  if (VAGUE.test(text) || namesClass(text) || ((form !== 'verb' || TAKES_PAPER.test(text)) && isPaper(text))) return [];
  const weight = certainty * (text.split(/[\s,]+/u).some((word) => pluses.has(word)) ? DOUBTFUL_WEIGHT : 1);
  const isVerb = form === 'verb' || /^\p{L}+(?:ing|\sof)\s/iu.test(text) || beginsWithVerbs(text);
  return (isVerb ? verbTopic({ form, text, certainty, ...marks }, weight) : undefined) ?? nameTopic(text, form, weight);
}

/** Undefined where it may be the name of work all the same. */
function verbTopic({ text: read, isTold }: Duty, weight: number): Topic[] | undefined {
  const text = withOne(read);
  const isName = NAMED_ACT.test(text) || isOpenGerund(text);
  const verb = isName ? undefined : narrowDuty(smallInitial(text), isTold === true);
  const wording = isName ? undefined : wholeWording(text, isTold === true);
  const own = wording !== undefined && endsWhole(wording, read) ? wording : undefined;
  if (verb === undefined) return GERUND.test(text) ? doingOf(text, weight) : ownOnly(own, weight);
  if (isNoTask(verb) || NAMES_NOTHING.test(verb) || isCompound(verb) || lacksSharedNoun(verb, text))
    return ownOnly(own, weight) ?? [];
  const said = sayable(verb, weight * weighDuty(verb))
    .filter((topic) => endsWhole(topic.text, read))
    .map((topic) => ({ ...topic, ...(own === undefined ? {} : { own }) }));
  return said.length > 0 ? said : ownOnly(own, weight);
}

/** The duty in the advertisement's own words, undefined where they are no whole task. */
function wholeWording(text: string, isTold: boolean): string | undefined {
  const wording = ownWording(smallInitial(text), isTold);
  // "With Tamsin on Tuesdays" is no matter of the trade.
  const worded = wording !== undefined && hasParticular(wording) ? withoutParticulars(wording) : wording;
  return worded === undefined || (isNoTask(worded) && !saysTask(worded)) ? undefined : wholePhrase(worded);
}

/** "Supervise 1 debtors clerk" as "supervise a debtors clerk". */
const withOne = (text: string): string =>
  text.replace(/(?<=^\p{Ll}+ )(?:1|one) (?=(\p{Ll}))/iu, (_, initial: string) =>
    /[aeiou]/u.test(initial) ? 'an ' : 'a ',
  );

/** In its own words, work of the trade that the learned score does not know: "release rides with your own signature". */
const saysTask = (duty: string): boolean =>
  !isArrangement(duty) && !SAYS_HOW.test(duty) && !AIM.test(duty) && tellingWeight(duty, []) >= LEAST_TELLING;
const LEAST_TELLING = 0.7;
const AIM = joinPattern(
  'u',
  '^(?:ensure|maintain|meet|achieve|deliver|promote|support|act|demonstrate|follow|comply|uphold|provide|reach|hit|set|bring|embody|champion|drive|create|build|own|represent',
  String.raw`|commit|strive|pursue|hold|possess|carry|perform|work|be|have|show|display|abide|observe|respect|use|make|take|give|keep to)\b`,
);

/** A duty that loses its sense by any cut: it is said as the advertisement has it. */
const ownOnly = (own: string | undefined, weight: number): Topic[] | undefined =>
  own === undefined || NAMES_NOTHING.test(own)
    ? undefined
    : [{ text: own, own, form: 'verb', weight: weight * weighDuty(own), isTold: true, isOwnOnly: true }];

function nameTopic(words: string, form: Duty['form'], weight: number): Topic[] {
  const bare = words
    .replace(/ & /gu, ' and ')
    .replace(EXPLAINED, '')
    .replace(OF_DAY, '')
    .replace(OTHER_GERUND, '')
    .replace(WITH_WHOM, '');
  const text = mendEnds(withoutParticulars(bare), false);
  if (text === undefined) return [];
  if (IN_CHARGE.test(text))
    return [{ text: `being ${smallInitial(text)}`, form: 'work', weight: THING_WEIGHT * weight * weighDuty(text) }];
  if (IS_STATE.test(text)) return [];
  if (classOfDuty(text) === 'none' || isArrangement(text) || isArrangement(withBareVerb(text))) return [];
  const named = THING_WEIGHT * weight * weighDuty(text);
  if (NAMES_ACTION.test(text)) return [{ text: smallInitial(text), form: 'thing', weight: named }];
  const isWork = form !== 'verb' && weight >= LEAST_OF_WORK && namesWork(text);
  return isWork ? [{ text: smallInitial(withLastAnd(text)), form: 'work', weight: named }] : [];
}
/** "Credit vetting & limits: bureau enquiries, trade references". */
const LABEL_OF_WORK = /^\p{Lu}\p{Ll}+(?: (?:\p{Ll}{3,}|&)){0,3} \p{Ll}{2,}(?:ing|tion|ment|ance)(?: & \p{Ll}+)?$/u;
/** "Accountable for the stock" is said of a person. */
const IN_CHARGE = /^(?:accountable|responsible|answerable) for \p{L}+ |^in charge of \p{L}+ /iu;
/** "Primary contact", "able to lift": what somebody is. */
const IS_STATE = joinPattern(
  'iu',
  '^(?:accountable|responsible|answerable|in charge|able|willing|available|present|familiar|comfortable|ready|prepared|happy|keen|capable|aware|proficient|fluent',
  String.raw`|confident|entitled|committed|subject)\b`,
  String.raw`|^(?:(?:the|an?|our|your|act as|being) )*(?:primary|main|first|key|single|central|initial|daily|direct) (?:\p{L}+ )?(?:contact|point|liaison|responsibility)\b`,
);
/** "Husbandry of larvae: water changes, density counts". */
const EXPLAINED = /:\s.*$/u;
const OF_DAY = /^(?:day[- ]to[- ]day|daily|general|ongoing) (?=\p{L}+ (?:of|and) )/iu;
/** "In consultation with the Head of Conservation", ", with positive checks at each step". */
const WITH_WHOM = joinPattern(
  'iu',
  ',? (?:in (?:consultation|cooperation|collaboration|conjunction|line|accordance|partnership) with|together with|alongside',
  String.raw`|under (?:the )?(?:direction|supervision|guidance))\s.*$|, (?:with|incl\.?|including|plus|two|three|up to|about|approx\.?)\s.*$`,
);
/** "Water quality monitoring and keeping tidy records". */
const OTHER_GERUND = /(?<=\S \S+) and \p{L}{2,}ing (?!of\b|in\b|for\b|with\b|$)\p{L}.*$/u;
const LEAST_OF_WORK = 0.8;
/** "Driving licence for car with trailer". */
const TAKES_PAPER = /^(?:be )?(?:driv(?:e|ing)|hold(?:ing)?|rid(?:e|ing)|fly(?:ing)?) /iu;
/** Words that name no work. */
const VAGUE = /\b(?:whatever|whoever|wherever|whichever|anything|everything|something|things|stuff|bits and)\b/iu;
const GERUND = /^(?:be )?(?:\p{L}+ly )?(?!being\b)\p{L}*[aeiouy]\p{L}*ing\b(?! of\b)/iu;
/** "Mooring checks" are the checks of moorings. */
const isOpenGerund = (text: string): boolean => {
  const [, gerund = '', rest = ''] =
    /^(?:be )?(\p{L}+ing) (\p{L}[\p{L}-]*(?=,| and )|\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?$)/iu.exec(text) ?? [];
  const verb = verbOfGerund(gerund.toLowerCase());
  return rest !== '' && NAMES_MATTER.test(rest) && !(verb !== undefined && isPlainVerb(verb));
};
/** Nouns of which a word in "-ing" before them often says the kind. */
const NAMES_MATTER = joinPattern(
  'iu',
  String.raw`(?:^|\s)(?:checks?|inspections?|tests?|reviews?|reports?|records?|plans?|schedules?|operations?|activities|duties|tasks?|works?|runs?|systems?|equipment`,
  '|procedures?|processes|programmes?|programs?|sheets?|logs?|orders?|services?|machines?|machinery|lines?|data|levels?|needs|trials?|rounds?|sessions?|projects?)$',
);

/** A piece of work in "-ing" as the advertisement has it. */
function doingOf(text: string, weight: number): Topic[] {
  const phrase = smallInitial(text.replace(/^be /u, '').replace(ASIDE, '').replace(/ & /gu, ' and '));
  const said = mendEnds(withoutParticulars(sayDuty(phrase)), false) ?? '';
  const isWhole = contentStems(said).length >= FEWEST_OF_DOING && said.split(/\s+/u).length <= MOST_OF_DOING;
  if (!isWhole || VERB_ALONE.test(said) || SAYS_BACK.test(said) || isArrangement(withBareVerb(said))) return [];
  return [{ text: said, whole: phrase, form: 'doing', weight, isTold: true }];
}
/** "Turning out". */
const VERB_ALONE = /^\p{L}+ (?:up|out|off|in|on|over|down|about|around)$/u;
const FEWEST_OF_DOING = 2;
const MOST_OF_DOING = 8;
const ASIDE = /,?\s(?:when|while|where|if|as|because|so that|which|that|including|such as|up to \d+)\s.*$/u;
const SAYS_BACK = /\b(?:ones?|it|them|they|this|these|those|we|our|us|you|your|I)\b/u;
/** "Sharing the preparation" as "share the preparation". */
const withBareVerb = (text: string): string =>
  text.replace(/^\p{L}+ing\b/u, (gerund) => verbOfGerund(gerund.toLowerCase()) ?? gerund);

/** None where it is too long to be listened to even in a separate sentence. */
export function sayable(whole: string, weight: number): Topic[] {
  const said = mendEnds(sayDuty(whole), true);
  const text = said === undefined || lacksSharedNoun(said, whole) ? undefined : wholePhrase(said);
  if (text === undefined) return [];
  // "What they ought to have drawn": who, a word before said.
  return /\bthey\b/u.test(text) || isCompound(text) || text.split(/\s+/u).length > MOST_WORDS
    ? []
    : [{ text, whole, form: 'verb', weight, isTold: true }];
}
const MOST_WORDS = 15;
/** "Building Safety Act certificates" are not built. */
const NAMED_ACT = /^\p{L}+ing \p{Lu}\p{Ll}+ \p{Lu}/u;

/** "Swapping boilers and fitting full systems", "reports for insurers and solicitors"; "own sales, payroll and stock loss" may begin with a verb. */
function namesWork(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[\s,]/u);
  const isVerb =
    !first.endsWith('ing') && [first, first.replace(/s$/u, '')].some((word) => isKnownVerb(word) || isDutyVerb(word));
  return !isVerb && contentStems(text).length >= FEWEST_OF_WORK && !NO_WORK.test(text) && !hasVerbs(text);
}
/** "Preheat, control the temperature and observe hold points" does several things, even if the first verb is not known. */
const hasVerbs = (text: string): boolean =>
  !/^\p{L}+ing\b/iu.test(text) &&
  [...text.matchAll(/(?:, and|,|\band) (\p{Ll}+) (?!and\b|of\b|in\b|for\b)\p{L}/gu)].some(([, word = '']) =>
    isKnownVerb(word),
  );
const withLastAnd = (text: string): string =>
  /\s(?:and|or)\s/u.test(text) ? text : text.replace(/,\s+([^,]+)$/u, ' and $1');
/** States, persons, hours and remarks on them. */
const NO_WORK = joinPattern(
  'iu',
  String.raw`^(?:registered|qualified|based|own|one|two|three|four|\d|a|an|bit|any|other|various)\b|[:+]|^\p{Ll}+ (?:up|down|out|off|over)\s`,
  String.raw`|^(?:(?:the|an?|our) )?(?:\p{L}+ ){0,2}(?:partner|contact|person|face|voice|link|expert|deputy|lead|leader|member|owner)\b`,
  String.raw`|\b(?:on[- ]call|rota|shifts?|weekends?|hours|excuses|welcome|is|are|was|were|will|can|has|have)\b`,
);

/** "Take a turn in the clinic", "set the tone": no one can say how they did it last time. */
export const isNoTask = (duty: string): boolean =>
  isArrangement(duty) || SAYS_HOW.test(duty) || (classOfDuty(duty) === 'none' && classOfDuty(sayDuty(duty)) === 'none');
/** "Document control" is a name, and "turn out" says nothing. */
const isCompound = (duty: string): boolean => {
  const [, second = '', ...rest] = duty.split(' ');
  // "Assess, plan and implement" has no object.
  if (duty.split(/,? and |, /u).every((word) => isKnownVerb(word))) return true;
  return rest.length === 0 && (isKnownVerb(second) || /^(?:up|out|off|in|on|over|down|about|around)$/u.test(second));
};
/** "Deal with the ash" is too vague outside its context. */
const NAMES_NOTHING = /^(?:deal with|handle|manage|take|support|help with) (?:the )?\p{Ll}+[^s\s]$/u;
/** "Deal professionally with visitors"; "partner agencies" does nothing. */
const SAYS_HOW =
  /^\p{Ll}+ (?!(?:family|supply|early|daily|weekly|monthly|quarterly|yearly|hourly|elderly|assembly|friendly|only)\b)\p{L}{3,}ly\b(?! \p{L}+ed\b)|^partner (?!with\b)/u;

/** "Stage and load the trucks", "grind, bevel and fit up", "bring up new boards": a noun is not followed like this. */
function beginsWithVerbs(text: string): boolean {
  const [, first = '', second = ''] = /^(\p{L}+)(?:,? and |, | )(\p{L}+)/u.exec(text.toLowerCase()) ?? [];
  const [, last = ''] = /^\p{L}+(?:, \p{L}+)+,? and (\p{L}+)/u.exec(text.toLowerCase()) ?? [];
  const isPair = /^\p{L}+(?:,| and )/u.test(text) && (isKnownVerb(second) || isKnownVerb(last));
  return isKnownVerb(first) && (isPair || PARTICLE.test(second));
}
const PARTICLE = /^(?:for|on|up|down|out|off|over|the|a|an|all)$/u;
/** "Replacement of ropes" and "stock control", but not "rosters in Deputy" or "bring on apprentices". */
const NAMES_ACTION = new RegExp(
  [
    String.raw`^(?![^\saeiouy]+ing\b)(?:\p{L}+ )?\p{L}+(?:tion|sion|ment|ance|ysis|ing)`, // "Lead improvement projects" has its noun further on.
    String.raw`(?=$|\s(?:of|in|for|with|and|on|at|by|across|from|to|within|between|using|through)\b)`,
    String.raw`(?!.*[,;])(?!.*\sand\s(?:\S+\s+){2})`,
  ].join(''),
  'iu',
);
const smallInitial = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
