import type { AskedDemand } from '../job/demands/read-demands.ts';
import { verbOfGerund } from '../questions/bare-verbs.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { stem } from '../text/stem.ts';
import type { LetterDemand, LetterFacts } from './letter-facts.ts';
import { isBaseVerb, isLikelyVerb, isPastForm, isSureDeed, withoutThirdPerson } from './verb-first.ts';

/** From this probability on a demand is named before the line that shows it; below `SURE` the two must share more words. */
const SURE = 0.8;
const LIKELY = 0.7;
const FEWEST_SHARED = 2;
/** With so many words in common a duty that is less surely shown may still draw one to a post. */
const NEAR_DUTY = 0.55;
/** A duty of which the line has the thing and not the verb ("coach on attendance", "rewrote the attendance policy") has to be as sure as this. */
const SURE_DUTY = 0.85;
const LONGEST = 16;
/** Whom such words mean changes with who speaks. */
const OF_SPEAKERS = /\b(?:we|us|you|your|yours|yourself|I|my|me)\b/iu;

/**
 * A demand of the advertisement, worded for the letter. `somebody`: "someone to train two clerks"; `work`: "servicing boilers", behind "the work includes";
 * `asked`: "experience of busy kitchens", behind "you ask for". `at` is its place among the demands.
 */
export type Need = { form: 'somebody' | 'work' | 'asked'; text: string; at: number };

/**
 * The surest demand that the given line shows, without those in `taken`. Undefined if there is none that can be said. `isInterest`: as what draws one to
 * the post.
 */
export function findNeed(
  facts: LetterFacts,
  line: string,
  taken: ReadonlySet<number> = new Set(),
  isInterest = false,
): Need | undefined {
  const { demands, evidence, shows } = facts;
  const place = evidence.findIndex((one) => one.line === line);
  const found = demands.flatMap((demand, at) => {
    const share = shows[at]?.[place] ?? 0;
    if (demand.asked !== undefined) return needsOfAsked({ asked: demand.asked, line, share, at, taken, isInterest });
    if (demand.isNice || taken.has(at)) return [];
    const need =
      isInterest && demand.isDuty ? drawnBy(facts, demand, line, share) : needShown(facts, demand, line, share);
    return need === undefined ? [] : [{ need: { ...need, at }, share }];
  });
  return found.toSorted((left, right) => right.share - left.share)[0]?.need;
}

/** What draws one to a post need not be said by the same words. */
const drawnBy = (facts: LetterFacts, { text }: LetterDemand, line: string, share: number): Worded | undefined =>
  share < NEAR_DUTY ? undefined : needOfDuty(facts, text, line, share >= SURE ? 1 : FEWEST_SHARED);

function needShown(
  facts: LetterFacts,
  { text, isDuty }: LetterDemand,
  line: string,
  share: number,
): Worded | undefined {
  if (share < LIKELY) return undefined;
  const fewest = share >= SURE ? FEWEST_SHARED - 1 : FEWEST_SHARED;
  const need = isDuty ? needOfDuty(facts, text, line, fewest) : needOfRequirement(text, line, fewest);
  const isLoose = need !== undefined && isDuty && share < SURE_DUTY && !sharesVerb(need.text, line);
  return isLoose ? undefined : need;
}

/** Whether the line has a verb of the duty, in any of its forms. */
function sharesVerb(duty: string, line: string): boolean {
  const known = new Set((line.toLowerCase().match(/\p{L}+/gu) ?? []).map(baseStem));
  const words = duty.replace(/^some(?:one|body) to /u, '').split(/\s+/u);
  // "prepare agendas and take minutes" has two verbs, "numbers on turnover, absence and open positions" has a list.
  const list = words.findIndex((word) => word.endsWith(','));
  const isVerb = (word: string, at: number) =>
    at === 0 || (words[at - 1] === 'and' && isLikelyVerb(word) && (list < 0 || list > at));
  return words.some((word, at) => isVerb(word, at) && known.has(baseStem(word)));
}
const baseStem = (word: string): string => stem(word.toLowerCase().replace(/[^\p{L}]/gu, ''));

type AskedWish = {
  asked: AskedDemand;
  line: string;
  share: number;
  at: number;
  taken: ReadonlySet<number>;
  isInterest: boolean;
};

/** "Opera PMS required": how much it is wanted is no part of its name. */
const HOW_WANTED =
  /,?\s+(?:(?:is|are) )?(?:(?:strongly|highly) )?(?:required|preferred|essential|desirable|desired|needed|mandatory|an? (?:plus|asset|advantage|must)|a big plus)$/iu;

/** A demand by its own words, which surely is shown. */
function needsOfAsked({ asked: whole, line, share, at, taken, isInterest }: AskedWish) {
  const asked = { ...whole, text: whole.text.replace(HOW_WANTED, '') };
  if (share < SURE_ASKED || taken.has(at) || asked.kind !== 'skill') return [];
  const stems = contentStems(asked.text);
  const known = new Set(contentStems(line));
  const shared = stems.filter((one) => known.has(one)).length;
  // A line that has all its words says it already; of one that has half of them or fewer the demand must be surer.
  if (!isInterest && (shared === stems.length || (2 * shared <= stems.length && share < SURE_DUTY))) return [];
  const need = wordAsked(asked);
  if (isInterest && need?.form === 'asked') {
    const text = share < SURE_INTEREST || shared === 0 ? undefined : drawnText(need.text);
    return text === undefined ? [] : [{ need: { ...need, text, at }, share }];
  }
  return need === undefined ? [] : [{ need: { ...need, at }, share }];
}
const SURE_INTEREST = 0.65;

/** A demand as a reason for applying: "experience with a board portal". The name of a tool and praise are no reason. */
function drawnText(text: string): string | undefined {
  if (text.startsWith('experience')) return text;
  const words = text.split(' ');
  return words.length < FEWEST_DRAWN || NO_THING.test(text)
    ? undefined
    : `experience ${/ with /u.test(text) ? 'of' : 'with'} ${text}`;
}
const FEWEST_DRAWN = 3;
const NO_THING = joinPattern(
  'iu',
  '^(?:good|strong|excellent|solid|proven|sound|clear|plain|accurate|confident|comfortable|ability|able|knowledge|understanding|fluent',
  String.raw`|full|some|any|being|having)\b|\b(?:degree|diploma|licen[cs]e|certificat\p{L}+)\b`,
);

/** From here on 93 of 100 lines showed the demand at least in part, with their writers left out. */
const SURE_ASKED = 0.6;

/** A demand as it follows "You ask for" or "You want someone to"; undefined where its words do not. */
function wordAsked({ text, sentence }: AskedDemand): Worded | undefined {
  const plain = text.replace(/\s+\([^()]*\)$/u, '');
  // Within a sentence the advertisement has its names in capitals; at its start every word has one.
  const words = sentence.startsWith(text) && !isNamed(plain) ? lowered(plain) : plain;
  const [first = ''] = words.toLowerCase().split(' ');
  if (!isSayable(words.charAt(0).toLowerCase() + words.slice(1)) || words.split(' ').length > MOST_ASKED)
    return undefined;
  const behind = sentence.slice(sentence.indexOf(text) + text.length);
  if (isCut(words) || OF_CLAUSE.test(words) || withoutThirdPerson(first) !== undefined || !BEHIND.test(behind))
    return undefined;
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(text)));
  if (isOfEmployer(before, sentence) || LIMITED.test(words)) return undefined;
  if (isSureDeed(words) && !isPastForm(first)) return { form: 'somebody', text: `someone to ${words}` };
  if (isPastForm(first) || isBaseVerb(first) || PARTICIPLE.test(first)) return undefined;
  return { form: 'asked', text: withExperience(words, before) };
}

/** "experience of running a shop", "experience with tills" */
function withExperience(words: string, before: string): string {
  const isGerund = /^\p{L}+ing\b/u.test(words);
  const isKnown = isGerund || /\b(?:experience|background)\b[^,;]*$/iu.test(before);
  return isKnown ? `experience ${isGerund ? 'of' : 'with'} ${words}` : words;
}
/** "the night crew (24 people)" is what is there, and "We are a provider of home care" says what the employer is. */
const isOfEmployer = (before: string, sentence: string): boolean =>
  /\bthe $/iu.test(before) || (OF_EMPLOYER.test(sentence) && !SEEKS.test(sentence));
const LIMITED = /\d|\b(?:years?|months?|least|minimum|similar|relevant|related|equivalent)\b/iu;
const OF_EMPLOYER = /^We(?:['’]re\b| are\b| \p{Ll}+ )/u;
const SEEKS = /\b(?:look|seek|want|need|ask|expect|requir|hop|would|like|valu|prefer|hir|recruit)\p{Ll}*\b/iu;
/** Words that are part of a longer list or sentence. */
const isCut = (words: string): boolean =>
  NO_NOUN.test(words.split(' ')[0] ?? '') || hasFurtherVerb(words) || /,(?!.*\b(?:and|or)\b)/u.test(words);
/** "as charge nurse", "2+ in a software company": the stretch was cut out of a sentence. */
const NO_NOUN = /^(?:as|in|at|on|of|for|with|by|to|from|and|or|own|the|both|either|similar|other|used?)$/iu;
/** "Salesforce, follow MEDDPICC" continues with another demand. */
const hasFurtherVerb = (words: string): boolean =>
  words
    .split(/,\s+(?:and\s+)?/u)
    .slice(1)
    .some((part) => isSureDeed(part) && !/^\S+(?:ed|ing)\b/u.test(part));
/** Begins with a name, which keeps its capital. */
const isNamed = (text: string): boolean =>
  /^\p{Lu}\S*\p{Lu}|^\S+ \p{Lu}/u.test(text) || isTool(text.split(/[ ,]/u)[0] ?? '');
const isTool = (word: string): boolean => getSkillLexicon().skills.get(word)?.isTechnical === true;
/** "Broken up a monolith", "Held a budget" follow "you have". */
const PARTICIPLE =
  /^(?:\p{L}+ed|\p{L}{2,}(?:ken|ten|ven|wn|ught|rn)|held|run|been|led|built|sold|set|put|had|done|gone)$/u;
/** Words of a clause: the stretch was cut in the middle of one. */
const OF_CLAUSE =
  /\b(?:is|are|was|were|be|has|have|had|needs?|know|knows|good|able|enough|when|why|how|what|that|which|who|if|not)\b/iu;
/** What may come behind a whole stretch. */
const BEHIND =
  /^(?:$|\s*[.,;:()/–—-]|\s+(?:and|or|in|for|with|at|on|to|is|are|would|will|of|(?:strongly |highly )?(?:preferred|desirable)|essential|required|desirable|an?|as|from|within|plus|by)\b)/iu;
const MOST_ASKED = 7;

type Worded = Omit<Need, 'at'>;

function needOfDuty(facts: LetterFacts, text: string, line: string, fewest: number): Worded | undefined {
  const duty = dutyOf(text, line, [...facts.duties, ...verbsOf(text)], fewest);
  if (duty !== undefined) return { form: 'somebody', text: `someone to ${duty}` };
  const task = dutyOf(text, line, [...facts.tasks, ...gerundsOf(text)], fewest);
  return task === undefined ? undefined : { form: 'work', text: task };
}

/** "Own sales and profit for the store": a sentence that surely begins with a verb is a duty as it is. */
const verbsOf = (text: string): string[] =>
  (isSureDeed(text) && !isPastForm((text.split(' ')[0] ?? '').toLowerCase())) || /^own /iu.test(text)
    ? [lowered(text.replace(CUT, ''))]
    : [];

/** "Servicing and repairing gas boilers (we train you)" as it follows "the work includes". */
function gerundsOf(text: string): string[] {
  const [first = ''] = text.toLowerCase().split(' ');
  if (!first.endsWith('ing') || verbOfGerund(first) === undefined) return [];
  return [lowered(text.replace(CUT, ''))];
}
const CUT = /(?:\s+\(.*|\s*;.*|\.|\s+[–—-]\s.*)$/u;

/** "Good understanding of legionella control" as it follows "you ask for". */
function needOfRequirement(text: string, line: string, fewest: number): Worded | undefined {
  const plain = lowered(text.replace(CUT, ''));
  const [, quality = '', head = ''] = KNOWN.exec(plain) ?? [];
  if (head === '' || /\d/u.test(plain)) return undefined;
  const asked = dutyOf(plain, line, [plain], fewest);
  const article = /^(?:understanding|grasp|record|background)$/u.test(head) && quality !== '' ? 'a ' : '';
  return asked === undefined ? undefined : { form: 'asked', text: `${article}${asked}` };
}
const KNOWN =
  /^((?:(?:strong|good|solid|proven|sound|working|practical|previous|relevant|hands-on|track) )*)(experience|knowledge|understanding|grasp|record|background) (?:of|in|with) /u;

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The duty within a sentence of the advertisement that has most words of the line. */
function dutyOf(sentence: string, line: string, duties: readonly string[], fewest: number): string | undefined {
  const low = sentence.toLowerCase();
  const known = new Set(contentStems(line));
  const sharedOf = (duty: string) => contentStems(duty).filter((stem) => known.has(stem)).length;
  return duties
    .filter((duty) => low.includes(duty.slice(1).toLowerCase()) && isSayable(duty) && sharedOf(duty) >= fewest)
    .filter((duty) => !TO_LEAD.test(duty) || LED.test(line))
    .toSorted((one, other) => sharedOf(other) - sharedOf(one))[0]
    ?.replace(/\bour\b/gu, 'your');
}

/** Who did the same work has not led it. */
const TO_LEAD = /^(?:lead|supervise|head|direct|chair)\b/u;
const LED = joinPattern(
  'iu',
  String.raw`\b(?:lead|led|manag\p{L}+|supervis\p{L}+|head|headed|ran|run|in charge|coach\p{L}*|train(?:ed|ing)?|mentor\p{L}*|coordinat\p{L}+|overs\p{L}+`,
  String.raw`|stand in|stood in|deput\p{L}+|precept\p{L}+|launch\p{L}*|set up|founded|chair\p{L}*|direct\p{L}*|own(?:ed)?)\b`,
);

const isSayable = (duty: string): boolean =>
  duty.split(' ').length <= LONGEST &&
  !/\b(?:when|where|if|as|and|or|of|for|to|with|the|in|on|by|than|that|which)$/iu.test(duty) &&
  !OF_SPEAKERS.test(duty) &&
  !/[:()"“]/u.test(duty) &&
  /^\p{Ll}/u.test(duty);
