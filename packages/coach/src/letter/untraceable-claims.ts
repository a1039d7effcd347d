import { isTitle } from '../entities/classify-part.ts';
import { findNamedSkills } from '../skills/named-skills.ts';
import { joinPattern } from '../text/join-pattern.ts';
import type { ClaimSources } from './claim-sources.ts';
import { numberOfWord, plainNumber, plainWords } from './claim-sources.ts';

const ABOUT_JOB =
  /\b(?:you|your|the (?:role|position|job|posting|advertisement|vacancy|opening|team|company)|this (?:role|position|job|opening))\b/iu;
const DEED_VERBS =
  'used|built|led|know|knew|worked|work|managed|developed|designed|created|delivered|ran|wrote|taught|bring|hold|earned|won|grew|reduced|increased|improved|served|spent|joined|gained|have ' +
  'experience|have worked|have used|implemented|launched|maintained|supervised|trained|achieved|oversaw|handled|supported|migrated|deployed|specialize|specialise|excel|mastered|am ' +
  '(?:skilled|proficient|experienced|certified|fluent|an? expert)|was (?:an?|the|responsible)|have \\w+ed|\\w+ed';
const OWN_CLAIM = new RegExp(
  String.raw`\bI(?:['’]ve)?\s+(?:(?:also|have|successfully|then|regularly|personally|further)\s+)*(?:${DEED_VERBS})\b` +
    String.raw`|\bmy\s+(?:\w+\s+){0,3}(?:experience|background|work|expertise|knowledge|skills?|proficiency|career|time|years|role|tenure)\b|^(?:at|as|with` +
    String.raw`|during|having|while)\b.*\bI\b`,
  'iu',
);
const DENIAL = /\b(?:not|never|no|yet to|new to me|have yet|n['’]t)\b/iu;
const APPLYING =
  /\b(?:apply(?:ing)?|applied|application|joining|join|becom(?:e|ing)|considered|looking for|seeking|advertis\w+|would like|hope|wish)\b|['’]d like\b/iu;
const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}\p{M}.&'’+#-]*(?:\s+\p{Lu}[\p{L}\p{N}\p{M}.&'’+#-]*)*/gu;
const COMMON_CAPITALS = new Set(
  (
    "i i'd i’d i'm i’m i've i’ve i'll i’ll january february march april may june july august september october november december monday tuesday " +
    'wednesday thursday friday saturday sunday dear hello hiring manager hi mr mrs ms miss mx dr prof sir madam thank thanks resume cv a an the my your at as ' +
    'in since from for while when with during there this that these those it we you he she and but or also although though because before after ' +
    'if of on to by here most first second third what where who which languages education recently currently earlier today team committee'
  ).split(' '),
);
const TITLE_CUE =
  /\b(?:as|am|was|were|became|been|promoted to|position of|role of|served as|worked as)\s+(?:also\s+)?(?:an?\s+|the\s+)?((?:[\p{L}+#/-]+\s+){0,4}[\p{L}+#/-]+)/giu;
const COUNTED = joinPattern(
  'giu',
  String.raw`\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?`,
  String.raw`|dozens?)\b(?=\s+(?:of\s+)?(?:[\p{L}-]+\s+){0,2}(?:people|engineers|developers|years?|months?|weeks|clients|customers|users|projects|teams?`,
  '|students|patients|percent|million|thousand|dollars|euros|countries|sites|stores|products|employees|members|reports|awards|nurses|designers',
  '|analysts|accounts|locations|beds|classes))',
);

/** The numbers, names, tools and titles of a sentence that nothing bears out, as they are in it. */
export function findUntraceableClaims(sentence: string, sources: ClaimSources): string[] {
  const isOwn = OWN_CLAIM.test(sentence) && !DENIAL.test(sentence);
  const mayQuoteJob = ABOUT_JOB.test(sentence) || APPLYING.test(sentence) || !isOwn;
  return [
    ...untraceableNumbers(sentence, sources, mayQuoteJob && !isOwn),
    ...untraceableNames(sentence, sources, isOwn && !APPLYING.test(sentence)),
    ...untraceableTools(sentence, sources, isOwn),
    ...untraceableTitles(sentence, sources),
  ];
}

function untraceableNumbers(
  sentence: string,
  { resume, job, workedYears }: ClaimSources,
  mayQuoteJob: boolean,
): string[] {
  const claims: string[] = [];
  for (const match of sentence.matchAll(/\d+(?:[.,]\d+)*(\s?(?:%|percent))?/gu)) {
    const value = plainNumber(match[0].replace(/\s?(?:%|percent)$/u, ''));
    const known = (source: typeof resume) => (match[1] ? source.percents : source.numbers).has(value);
    if (
      known(resume) ||
      (mayQuoteJob && known(job)) ||
      isYearsWorked(sentence, match.index, Number(value), workedYears)
    )
      continue;
    claims.push(match[0]);
  }
  for (const match of sentence.matchAll(COUNTED)) {
    const value = numberOfWord((match[1] ?? '').replace(/s$/iu, '')) ?? '';
    const isKnown = resume.numbers.has(value) || (mayQuoteJob && job.numbers.has(value));
    if (!isKnown && value !== '1' && !isYearsWorked(sentence, match.index, Number(value), workedYears))
      claims.push(match[0]);
  }
  return claims;
}

/** Years of experience may be added up from the dates of the jobs. */
function isYearsWorked(sentence: string, index: number, value: number, workedYears: number): boolean {
  return /^[\p{L}\d+]+\+?\s+years?\b/iu.test(sentence.slice(index)) && value > 0 && value <= workedYears;
}

function untraceableNames(sentence: string, { resume, job }: ClaimSources, isOwnOnly: boolean): string[] {
  const claims: string[] = [];
  const traced = findNamedSkills(sentence).filter((mention) => resume.skills.has(mention.name));
  for (const match of sentence.matchAll(NAME)) {
    const isAtStart = /^["“(]?$/u.test(sentence.slice(0, match.index).trim());
    const words = withoutCommonEnds(plainWords(match[0]));
    const named = isAtStart && plainWords(match[0]).length === 1 && !/\p{L}\p{Lu}|\d/u.test(match[0]) ? [] : words;
    const inResume = named.every((word) => resume.words.has(word)) && hasPairs(named, resume.pairs);
    const inJob = named.every((word) => job.words.has(word)) && hasPairs(named, job.pairs);
    const isHeldAgainst =
      isOwnOnly &&
      /\b(?:at|for|with|by|from)\s+(?:the\s+)?$/iu.test(sentence.slice(0, match.index)) &&
      !ABOUT_JOB.test(sentence);
    const isTracedSkill = traced.some((mention) => mention.evidence.includes(match[0].replace(/[.,'’]+$/u, '')));
    if (named.length > 0 && !isTracedSkill && !inResume && (!inJob || isHeldAgainst))
      claims.push(match[0].replace(/[.,'’]+$/u, ''));
  }
  return claims;
}

/** "In Leeds" is about Leeds; the "A" of "Class A Driver" is part of the name. */
function withoutCommonEnds(words: string[]): string[] {
  const first = words.findIndex((word) => !COMMON_CAPITALS.has(word));
  const last = words.findLastIndex((word) => !COMMON_CAPITALS.has(word));
  return first < 0 ? [] : words.slice(first, last + 1);
}

function hasPairs(words: string[], pairs: Set<string>): boolean {
  return words.slice(1).every((word, index) => pairs.has(`${words[index]} ${word}`));
}

function untraceableTools(text: string, { resume, job, company }: ClaimSources, isOwn: boolean): string[] {
  // "Sandpiper Security" names an employer and claims no skill in securities.
  const sentence = company === '' ? text : text.replaceAll(company, 'the company');
  return findNamedSkills(sentence)
    .filter((mention) => mention.category === 'hard' && !resume.skills.has(mention.name))
    .filter((mention) => isOwn || !job.skills.has(mention.name))
    .filter((mention) => !isPartOfTitle(sentence, mention.evidence))
    .filter((mention) => !plainWords(mention.evidence).every((word) => resume.words.has(word)))
    .map((mention) => mention.evidence);
}

/** The "Backend" of "Backend Engineer" is judged with the title, and "Store Manager" is one, as any skill. */
function isPartOfTitle(sentence: string, evidence: string): boolean {
  if (isTitle(evidence)) return true;
  const following = sentence.slice(sentence.indexOf(evidence) + evidence.length);
  return isTitle(/^(?:\s+\p{L}+){0,2}/u.exec(following)?.[0] ?? '');
}

function untraceableTitles(sentence: string, { resume, job }: ClaimSources): string[] {
  const claims: string[] = [];
  for (const match of sentence.matchAll(TITLE_CUE)) {
    const phrase =
      (match[1] ?? '').split(/\s+(?:at|in|for|with|to|where|who|since|from|that|which|and|there|on|of your|I)\b/u)[0] ??
      '';
    if (!isTitle(phrase)) continue;
    const words = plainWords(phrase);
    const standsIn = (lines: Set<string>[]) => lines.some((line) => words.every((word) => line.has(word)));
    if (!standsIn(resume.lines) && !(standsIn(job.lines) && (APPLYING.test(sentence) || ABOUT_JOB.test(sentence))))
      claims.push(phrase);
  }
  return claims;
}
