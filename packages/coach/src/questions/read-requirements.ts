import { NOT_ASKED } from '../job/not-asked.ts';
import { readJudgedLines } from '../job/read-asking-lines.ts';
import { matchSkills, type SkillMatch } from '../skills/match-skills.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { bareVerbs, verbOfGerund } from './bare-verbs.ts';
import { isForbiddenQuestion } from './forbidden-question.ts';
import { isAskedOtherwise, outcomesIn, pastsIn, rulesIn } from './read-experience.ts';
import { LANGUAGE, NO_NAME, OBJECT_END, type Requirement, SPECIFIC } from './requirement-words.ts';
import { contentStems } from './words.ts';

/** Knowing is asked about for any subject, having done only for what one does or uses. */
type Cue = 'knowing' | 'doing';

/** A sentence that is less surely about the work or the person says nothing that is asked for. */
const LEAST_ASKS = 0.4;
const MOST_WORDS = 10;
const FEWEST_OF_ABILITY = 3;
const MOST_REQUIREMENTS = 8;
/** "Sound knowledge of", "hands-on experience with". */
const NOUN_CUE = joinPattern(
  'giu',
  String.raw`(?<![\p{L}\p{N}-])(?:(knowledge|understanding|awareness|(?<=\b(?:good|strong|solid|excellent|sound|fluent|full|a) )command) of|(?:(?:familiarity|comfort) with|proficiency (?:in|with)`,
  "|experience (?:of|in|with|using)|track record (?:of|in)|(?:years?|winters|summers|seasons)'?(?: of)?(?= \\p{Ll}+ing\\s)))\\s+((?:[^.;:()!?\\n]|\\.(?=\\d)){3,120})",
);
/** "Confident in SQL", "hands-on with ventilators": experience with them is asked for. */
const ADJECTIVE_CUE = joinPattern(
  'giu',
  String.raw`(?<![\p{L}\p{N}-])(?:familiar|conversant|hands-on|solid|strong|competent|confident|proficient|fluent|comfortable|experienced|skilled|trained)`,
  String.raw` (?:in|on|with|at|using)\s+((?:[^.;:()!?\n]|\.(?=\d)){3,120})`,
);
/** "Able to read drawings": an ability to do something of the trade. */
const ABILITY_CUE = joinPattern(
  'giu',
  String.raw`(?<![\p{L}\p{N}-])(?:able|ability|capacity|nerve|courage|confidence|knack|discipline) to\s+(?!(?:work|lift|carry(?! out)|push|pull|bend|kneel|crouch`,
  String.raw`|travel|stand|commute|drive|start|be|have|speak|communicate|commit|cope|learn|adapt|use|do|get|make|take)\b)`,
  String.raw`((?:[^.;:()!?\n]|\.(?=\d)){3,120})`,
);
/** "PTAB experience", "Inconel overlay experience". */
const COMPOUND =
  /(?<![\p{L}\p{N}'’-])((?:[\p{L}\p{N}][\p{L}\p{N}/&.+-]*\s){1,5}?)(experience|knowledge|awareness)(?![\p{L}-])(?! (?:of|in|with|using|as|gained))/giu;
/** "LRA, BCEA and COIDA". */
const NAMES =
  /^\p{Lu}[\p{L}\p{N}+#]*(?:, \p{Lu}[\p{L}\p{N}+#]*){1,4},? (?:and|&|or) \p{Lu}[\p{L}\p{N}+#]*(?![\p{L}\p{N}])/u;
/** "The Safety, Health and Welfare at Work Regulations 2013": commas belong to the name. */
const LAW =
  /^(?:the )?\p{Lu}\p{L}+(?:,? (?:(?:and|of|at|in|on|for|the) ){0,2}\p{Lu}\p{L}+){1,8} (?:Regulations?|Acts?)(?: \d{4})?/u;
/** Words that make the object about a person's past, a soft trait or another sentence. */
const NO_THING = joinPattern(
  'iu',
  String.raw`\b(?:years?|months?|similar|related|relevant|equivalent|comparable|this|these|those|same|role|roles|position|people|yourself|your|our|us|them|it|another|other|various`,
  '|pressure|track record|nights?|teams?|deadlines|communicat\\w+|customers?|languages?|environment|hours|shifts|ambiguity|change|industry|sector)\\b',
);
const NO_SUBJECT = joinPattern(
  'iu',
  '\\b(?:settings?|organi[sz]ations?|company|companies|members?|field|area|level)\\b',
);
const USED_FAMILIES = new Set(['Databases', 'Programming languages', 'Cloud and operations']);
/** The subject of a degree is no tool. */
const DEGREE =
  /\b(?:B\.?(?:A|Sc|Eng)|M\.?(?:A|Sc|Eng)|Ph\.?D|degree|bachelor|master|diploma|certificate|certification)\b/iu;
const RULE = joinPattern(
  'u',
  String.raw`\b(?:[Rr]egulations?|Acts?|[Ll]aws?|[Ss]tandards?|[Cc]odes? of [Pp]ractice|[Ll]egislation|[Gg]uidelines?|GDPR|HACCP|COSHH|OSHA|WCAG|HIPAA|IR\(ME\)R|GMP|GDP`,
  String.raw`|LOLER|RIDDOR|PUWER|IFRS|GAAP)\b|\b(?:ISO|EN|BS|HTM|NZS|AS|IEC|IEEE|DIN|SANS|NFPA|API|ASME) ?\d`,
);
const SYSTEM = /\b(?:software|systems?|platform|database|CRM|ERP|WMS|EPR|PMS|CAD)$/u;

/**
 * The hard requirements that the sentences of an advertisement plainly name, in its order. What is only a plus is left out, and so is what
 * the whole job consists of by its title.
 */
export function readRequirements(description: string, roleName = ''): Requirement[] {
  const found: Requirement[] = [];
  for (const { text: line, kind, asks, isNice } of readJudgedLines(description)) {
    // A full stop would end the name.
    const text = line.replace(/\b(\p{Lu})\.(\p{Lu})\.(?=\s\p{Ll})/gu, '$1$2');
    if (
      NOT_ASKED.test(text) ||
      asks < LEAST_ASKS ||
      kind === 'legal' ||
      isNice ||
      (kind === 'benefit' && !KNOWLEDGE.test(text))
    )
      continue;
    const ofPerson = kind === 'requirement' ? [...adjectivesIn(text), ...abilitiesIn(text), ...toolsIn(text)] : [];
    const named = [...peopleIn(text, kind), ...nounsIn(withoutNameBrackets(text)), ...ofPerson];
    const pasts =
      kind === 'requirement' ? pastsIn(text).filter(({ text: past }) => !isAskedOtherwise(past, named)) : [];
    const cued = [...named, ...pasts, ...outcomesIn(text), ...rulesIn(text)];
    for (const requirement of cued)
      if (!found.some((other) => sharesName(other.text, requirement.text))) found.push(requirement);
  }
  return found
    .filter(
      ({ text, kind }) =>
        !isForbiddenQuestion(text) &&
        !isWholeJob(text, roleName) &&
        (kind === 'act' || !(isPaper(text) || OF_OFFICE.test(text))),
    )
    .slice(0, MOST_REQUIREMENTS);
}

/** Programs of every office tell nothing of the trade. */
const OF_OFFICE = joinPattern(
  'iu',
  '^(?:(?:the|all|main) )?(?:(?:microsoft|ms|google) ?)?(?:(?:office|365|suite|word|outlook|teams|powerpoint',
  '|windows|workspace|gmail|zoom|e-?mails?|internet|it|ict|computers?|packages?|applications?|systems?|software)',
  '(?:$|,? (?:and |or )?))+$',
);

/** A paper or a school subject that one has or has not: nothing to tell of. */
export const isPaper = (text: string): boolean => PAPER.test(text) && !FRAMEWORK.test(text);
const FRAMEWORK = /\b(?:framework|curriculum|act|regulations?|standards?|policy)\b/iu;
const PAPER = joinPattern(
  'iu',
  String.raw`\b(?:GCSEs?|A[- ]levels?|[NS]VQs?|HN[CD]s?|licen[cs]es?|licen[cs]ed|certificat\w+|diplomas?|degrees?|qualifi\w+|registration|registered|membership|accreditation`,
  String.raw`|DBS|PVG|clearance|maths?|mathematics|numeracy|literacy|insurance|vaccinations?|tickets?|cards?|visas?|first aid|CSCS|CDL|HGV|class \d)\b`,
);

/** Names in lines about what is only a plus: "Dentally" of "Desirable: experience of Dentally". */
export function readPluses(description: string): ReadonlySet<string> {
  const lines = readJudgedLines(description).filter(({ isNice }) => isNice);
  return new Set(lines.flatMap(({ text }) => text.match(/(?<=\s)\p{Lu}[\p{L}\d-]{3,}/gu) ?? []));
}

/** "Dentistry" for a dental nurse: the last word that the title has too. */
function isWholeJob(text: string, roleName: string): boolean {
  const last = [...contentStems(text)].at(-1) ?? '';
  return [...contentStems(roleName)].some((stem) => stem.slice(0, 4) === last.slice(0, 4));
}

function nounsIn(sentence: string): Requirement[] {
  const nouns = [...sentence.matchAll(NOUN_CUE)].flatMap(([, knowing, object = '']) =>
    requirementOf(object, knowing === undefined ? 'doing' : 'knowing'),
  );
  const compounds = [...sentence.matchAll(COMPOUND)].flatMap(([whole, object = '', cue = '']) =>
    SPECIFIC.test(` ${object.slice(1)}`) && /^\p{Lu}/u.test(whole)
      ? requirementOf(object, /experience/iu.test(cue) ? 'doing' : 'knowing')
      : [],
  );
  return [...nouns, ...compounds];
}

/** Leading people is asked for in many ways, and each of them wants a question. */
function peopleIn(sentence: string, kind: string): Requirement[] {
  if (kind !== 'requirement' && kind !== 'duty') return [];
  const [, named] = LEADS.exec(sentence) ?? [];
  if (named === undefined && !LEADERSHIP.test(sentence)) return [];
  return [{ text: `lead a ${named?.toLowerCase() ?? 'team'}`, kind: 'act' }];
}
const LEADS =
  /\b(?:run|led|leading|managing|head of|in charge of) (?:an? |the |our |your |small )*(?:\p{L}+ )?(team|crew|shift)\b/iu;
const LEADERSHIP =
  /\bleadership experience\b|\bexperience (?:in|of) leadership\b|\bresponsibility for other (?:adults|staff|people)\b/iu;

const adjectivesIn = (sentence: string): Requirement[] =>
  [...sentence.matchAll(ADJECTIVE_CUE)].flatMap(([, object = '']) => requirementOf(object, 'doing'));

/** "The nerve to stop a line when it ought to be stopped": when belongs to it. */
const STRESSED_ABILITY = /^(?:nerve|courage|knack|discipline)/iu;
function abilitiesIn(sentence: string): Requirement[] {
  return [...sentence.matchAll(ABILITY_CUE)].flatMap(([cue, object = '']) => {
    const isStressed = STRESSED_ABILITY.test(cue);
    const end = (isStressed ? /,/u : OBJECT_END).exec(object)?.index ?? object.length;
    const text = object
      .slice(0, end)
      .replace(/,? (?:and|or) to (?=\p{Ll}).*$/u, '')
      .trim();
    const words = text.split(/\s+/u);
    if (
      words.length < FEWEST_OF_ABILITY ||
      words.length > MOST_WORDS ||
      (!isStressed && NO_THING.test(text)) ||
      /\b(?:passport|border|visa)\b/iu.test(text)
    )
      return [];
    const [verb = ''] = words;
    // Behind "able to" only a verb can follow, known or not.
    return /^\p{Ll}{3,}$/u.test(verb) && !verb.endsWith('ly')
      ? [{ text, kind: 'act' as const, ...(isStressed ? { isStressed: true as const } : {}) }]
      : [];
  });
}

/** The object ended where it ends, with its kind, and further names behind commas; none where it names nothing of the trade. */
function requirementOf(listed: string, cue: Cue): Requirement[] {
  const object = listed.replace(GERUND_LIST, '$1');
  const end = (NAMES.exec(object) ?? LAW.exec(object))?.[0].length ?? OBJECT_END.exec(object)?.index ?? object.length;
  const first = kindedOf(object.slice(0, end), cue);
  const others = cue === 'knowing' && object.charAt(end) === ',' ? namesBehind(object.slice(end + 1)) : [];
  return [...first, ...others.flatMap((name) => kindedOf(name, cue))];
}

/** "Leading, coaching and scheduling others" asks for leading others. */
const GERUND_LIST = /^(\p{Ll}+ing)(?:, \p{Ll}+ing)*,? (?:and|or) \p{Ll}+ing(?= \p{Ll})/u;
const KNOWLEDGE = /\b(?:knowledge|understanding) of\s/iu;
/** "Electricity (Safety) Regulations" is one name. */
const withoutNameBrackets = (text: string): string =>
  text.replace(/\((\p{Lu}[\p{L} ]{2,30})\) (?=(?:Regulations?|Act|Order|Rules)\b)/gu, '$1 ');

/** "Health and Social Care Standards, and the Care Inspectorate framework": names have capitals. */
const namesBehind = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().replace(/^(?:and|or) |\sand \p{Ll}.*$/gu, ''))
    .filter((part) => /^(?:the )?\p{Lu}/u.test(part) && / /u.test(part));

/** "Very good SAP". */
const HOW_WELL =
  /^(?:both|all|using|working with|the use of|use of|(?:(?:very|really) )?(?:good|strong|solid|excellent|deep|sound|extensive|proven|basic))\s+/iu;

function kindedOf(words: string, cue: Cue): Requirement[] {
  const text = words.trim().replace(HOW_WELL, '');
  if (
    text.length < 3 ||
    text.split(/\s+/u).length > MOST_WORDS ||
    NO_THING.test(text) ||
    NO_NAME.test(text) ||
    LANGUAGE.test(text)
  )
    return [];
  const [opening = '', ...rest] = text.split(/\s+/u);
  const isOpen = cue === 'knowing' && KNOWN_COMPOUND.test(text);
  const act = isOpen || /\bexperience$/u.test(text) ? undefined : actOf(text);
  if (act !== undefined) return [{ text: act, kind: 'act' }];
  if (/^\p{Ll}+ing$/u.test(opening) && rest.length > 1) return [];
  const kind = NO_SUBJECT.test(text) ? undefined : kindOf(text, cue);
  if (kind === undefined) return [];
  if (kind === 'thing')
    return [{ text: text.replace(/\b\p{Lu}(?=\p{Ll}+\b)/gu, (letter) => letter.toLowerCase()), kind }];
  // "MFMA, SCM Regulations, Preferential Procurement Regulations" are several.
  if (kind === 'rule' && LISTED_RULES.test(text)) return text.split(', ').map((rule) => ({ text: rule, kind }));
  return [{ text: kind === 'rule' ? text.replace(/\sand \p{Ll}.*$/u, '') : text, kind }];
}

/** "Knowledge of mooring law" is of a law, not of mooring it. */
const KNOWN_COMPOUND = /^\p{Ll}+ing \p{Ll}*[^s\s]$/u;
/** Names without an "and" between commas. */
const LISTED_RULES = /^(?!.*\sand\s)(?:the )?\p{Lu}[^,]+(?:, (?:the )?\p{Lu}[^,]+)+$/u;
/** "Mapping software" is no software that is mapped. */
const OF_KIND = joinPattern(
  'u',
  String.raw`^\p{Ll}+ing (?:with\s.*|(?:software|systems?|tools?|equipment|techniques?|skills|machinery|machines?|programs?|programmes?|practices?`,
  String.raw`|standards?|procedures?|processes|principles|methods?|tickets?|certificates?)(?:\s(?:in|on|at|of|from|for|with)\s.*)?)$`,
);
/** "Chairing disciplinary hearings" as "chair disciplinary hearings". */
function actOf(text: string): string | undefined {
  const [first = '', ...rest] = text.split(/\s+/u);
  // "Manufacturing or distribution" are fields; a verb would have an object.
  if (/^\p{Ll}+ing,? (?:and|or|&) \p{L}+$/u.test(text) || OF_KIND.test(text)) return undefined;
  if (!/^\p{Ll}+ing$/u.test(first) || rest.length === 0 || verbOfGerund(first) === undefined) return undefined;
  return bareVerbs(text);
}

function kindOf(text: string, cue: Cue): Requirement['kind'] | undefined {
  if (RULE.test(text)) return 'rule';
  const skills = matchSkills(text);
  if (SYSTEM.test(text) || skills.some((found) => isUsedName(found, text))) return 'tool';
  if (/\p{L}{4,}[\s-]\p{L}*[aeiou]\p{L}*ing$/u.test(text) && !/\s(?:and|or|&)\s/u.test(text)) return 'thing';
  const isOfTrade =
    SPECIFIC.test(` ${text}`) ||
    /\p{L}{4,}[\s-]+\p{L}{4,}/u.test(text) ||
    skills.some(({ skill }) => skill.category === 'hard');
  return cue === 'knowing' && isOfTrade ? 'subject' : undefined;
}

/** The whole text is a name that the lexicon knows as a program. */
const isUsedName = ({ skill, start, end }: SkillMatch, text: string): boolean =>
  skill.isTechnical && end - start >= text.length / 2 && /\p{Lu}/u.test(text.slice(start, end));

/**
 * Programs and techniques by the names that the lexicon knows, as the sentence spells them. One of a choice is not asked for by itself, a
 * capital at the beginning tells no name, and of abbreviations only languages and databases are sure to be something that one uses.
 */
function toolsIn(sentence: string): Requirement[] {
  if (DEGREE.test(sentence)) return [];
  return matchSkills(sentence).flatMap(({ skill, start, end }) => {
    const text = sentence.slice(start, end);
    // "Cyber" of "Cyber Essentials" is half a name.
    const isCut = /^ \p{Lu}\p{Ll}/u.test(sentence.slice(end));
    const isName = start > 0 ? /\p{Lu}/u.test(text) : /\p{L}\p{Lu}/u.test(text);
    // "A/B test" is one of many, or a verb.
    const isOne = /\s\p{Ll}+$/u.test(text) && !/(?:s|ing|ware|data|code)$/u.test(text);
    const isUsed = (!isOne && /\p{Ll}/u.test(text)) || (!isOne && USED_FAMILIES.has(skill.family));
    const isChoice =
      /\bor\s+(?:strong |solid |good )?$/iu.test(sentence.slice(Math.max(0, start - 12), start)) ||
      /^\s+(?:or\b|is (?:fine|ok|okay)\b)/iu.test(sentence.slice(end, end + 9));
    return !isCut && skill.isTechnical && isName && isUsed && !isChoice && text.length > 2
      ? [{ text, kind: 'tool' as const }]
      : [];
  });
}

function sharesName(left: string, right: string): boolean {
  const [one, other] = [left.toLowerCase(), right.toLowerCase()];
  return one.includes(other) || other.includes(one);
}
