import type { LetterOptions, LetterParagraph } from '@greenroom/contract/cover-letter';
import type { ResumeExperience } from '@greenroom/contract/resume';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { isPresentTense } from './first-person.ts';
import type { Deed, LetterFacts } from './letter-facts.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { WORDINGS } from './letter-wordings-data.ts';

export type Paragraphs = Record<LetterParagraph, string>;

const DEEDS_BY_LENGTH = { Short: [1, 1], Medium: [2, 2], Long: [3, 3] } as const;
const SKILLS_BY_LENGTH = { Short: 3, Medium: 5, Long: 7 } as const;
const OPENING_SKILLS = 2;
const BRANDS =
  /^(?:Amazon|Google|Microsoft|Azure|Oracle|Salesforce|Adobe|Apache|Linux|Python|Java|Excel|Canva|Figma|Shopify|Cisco|Epic|Workday|Kanban|Scrum|Bloomberg|Revit|Xero|Jira|Zendesk|Montessori)\b/u;
const VOWEL_SOUND = /^(?:[aeiouAEIOU]|[Hh]on|[Hh]our|[FHLMNRSX](?=[A-Z]))/u;
const CONSONANT_SOUND = /^(?:one|eu|uni|use|usa|uk)/iu;

/** The five paragraphs of a letter. `seed` chooses among wordings and the order of equally good deeds; the same seed, the same text. */
export function composeParagraphs(facts: LetterFacts, options: LetterOptions, seed: number): Paragraphs {
  const wordings = WORDINGS[options.tone];
  const [firstCount, secondCount] = DEEDS_BY_LENGTH[options.length];
  const deeds = rotate(facts.deeds, Math.floor(seed / 7) % Math.max(1, Math.min(2, facts.deeds.length)));
  const mainJob = deeds[0]?.jobIndex ?? 0;
  const first = deeds.filter((deed) => deed.jobIndex === mainJob).slice(0, firstCount);
  const second = deeds.filter((deed) => !first.includes(deed)).slice(0, secondCount);
  return {
    introduction: introduction(facts, wordings, seed),
    paraOne: first.length > 0 ? tellDeeds(first, facts, wordings, seed) : tellJob(facts.jobs[0]),
    paraTwo: tellDeeds(second, facts, wordings, seed + 1, first.length > 0 ? mainJob : undefined),
    paraThree: tellSkills(facts, options, wordings, seed),
    closing: closing(facts, wordings, seed),
  };
}

function introduction(facts: LetterFacts, wordings: ToneWordings, seed: number): string {
  const { company, roleTitle } = facts.job;
  const skills = facts.provenSkills.slice(0, OPENING_SKILLS);
  const isNamed = roleTitle !== '' && company !== '';
  const choice = isNamed
    ? skills.length > 0
      ? wordings.openingWithSkills
      : wordings.openingPlain
    : roleTitle === ''
      ? wordings.openingBare
      : skills.length > 0
        ? wordings.openingWithoutCompany
        : wordings.openingRole;
  return fill(pick(choice, seed), { role: withArticle(roleTitle), company }, skills);
}

/** Tells deeds job by job; where and when stands before the first one of each job. */
function tellDeeds(deeds: Deed[], facts: LetterFacts, wordings: ToneWordings, seed: number, toldJob?: number): string {
  const sentences: string[] = [];
  let previousJob = -1;
  for (const [index, deed] of deeds.entries()) {
    const job = facts.jobs[deed.jobIndex];
    if (!job) continue;
    const sentence =
      deed.jobIndex === previousJob
        ? pick(wordings.also, seed + index).replace('{clause}', deed.clause)
        : deed.jobIndex === toldJob && job.employer !== ''
          ? `At ${job.employer} I also ${deed.clause}.`
          : placeDeed(deed, job, seed + index);
    sentences.push(sentence);
    previousJob = deed.jobIndex;
  }
  return sentences.join(' ').replace(/\bI (also|further) was\b/gu, 'I was $1');
}

function placeDeed(deed: Deed, job: ResumeExperience, seed: number): string {
  const isCurrent = job.endDate === 'Present';
  const time = timeOf(job);
  const verb = isCurrent ? 'am' : 'was';
  if (job.employer === '') return `As ${withArticle(job.title)}${time}, I ${deed.clause}.`;
  if (job.title === '') return `At ${job.employer}${time}, I ${deed.clause}.`;
  const isTold = seed % 2 === 0 || isPresentTense(deed.clause);
  return isTold
    ? `As ${withArticle(job.title)} at ${job.employer}${time}, I ${deed.clause}.`
    : `At ${job.employer}, where I ${verb} ${withArticle(job.title)}${isCurrent ? '' : time}, I ${deed.clause}.`;
}

function timeOf(job: ResumeExperience): string {
  if (job.startDate === '') return '';
  if (job.endDate === 'Present') return ` since ${job.startDate}`;
  return job.endDate === '' || job.endDate === job.startDate
    ? ` in ${job.startDate}`
    : ` from ${job.startDate} to ${job.endDate}`;
}

function tellJob(job: ResumeExperience | undefined): string {
  if (!job || job.title === '' || job.employer === '') return '';
  return job.endDate === 'Present'
    ? `I work as ${withArticle(job.title)} at ${job.employer}.`
    : `I worked as ${withArticle(job.title)} at ${job.employer}${timeOf(job)}.`;
}

function tellSkills(facts: LetterFacts, options: LetterOptions, wordings: ToneWordings, seed: number): string {
  const count = SKILLS_BY_LENGTH[options.length];
  const proven = facts.provenSkills.slice(0, count);
  const listed = facts.listedSkills.slice(0, Math.max(1, count - 3));
  const sentences: string[] = [];
  if (proven.length > 1) sentences.push(fill(pick(wordings.skills, seed), {}, proven));
  if (listed.length > 0)
    sentences.push(fill(pick(sentences.length > 0 ? wordings.learned : wordings.learnedAlone, seed), {}, listed));
  if (options.length !== 'Short' || sentences.length === 0) sentences.push(...tellEducation(facts));
  if (options.length === 'Long') sentences.push(...tellLanguages(facts));
  return sentences.join(' ');
}

function tellEducation({ resume }: LetterFacts): string[] {
  const school = resume.education.find((entry) => entry.degree !== '' && entry.institution !== '');
  const certificates = resume.certifications.filter((name) => name.length < 80).slice(0, 2);
  return [
    ...(school
      ? [
          `My education: ${school.degree}, ${school.institution}${school.endDate !== '' && school.endDate !== 'Present' ? `, ${school.endDate}` : ''}.`,
        ]
      : []),
    ...(certificates.length > 0 ? [`I also hold ${joinList(certificates)}.`] : []),
  ];
}

function tellLanguages({ resume }: LetterFacts): string[] {
  const languages = resume.languages.slice(0, 3);
  return languages.length > 1 ? [`Languages: ${joinList(languages)}.`] : [];
}

function closing(facts: LetterFacts, wordings: ToneWordings, seed: number): string {
  const skill = facts.provenSkills[0];
  return skill === undefined
    ? pick(wordings.closing, seed)
    : pick(wordings.closingWithSkill, seed).replaceAll('{skill}', inSentence(skill));
}

function fill(wording: string, values: Record<string, string>, skills: string[]): string {
  const isOne = skills.length === 1;
  const list = joinList(skills.map(inSentence));
  const text = wording
    .replaceAll('{skills}', list)
    .replaceAll('{list}', list)
    .replaceAll('{them}', isOne ? 'it' : skills.length === 2 ? 'both' : 'them')
    .replaceAll('{they}', isOne ? 'it' : 'they')
    .replaceAll('{They}', isOne ? 'It' : 'They')
    .replaceAll('{run}', isOne ? 'runs' : 'run')
    .replaceAll('{stand}', isOne ? 'is' : 'are')
    .replaceAll('{are}', isOne ? 'is' : 'are');
  return Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`{${key}}`, value), text);
}

/** "Code review" stands in a sentence in small letters, "Google Ads" and "Docker" do not. */
function inSentence(skillName: string): string {
  const isPlain = /^\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+)*$/u.test(skillName) && !BRANDS.test(skillName);
  const skill = getSkillLexicon().skills.get(skillName);
  const isName = skill?.isTechnical && !skillName.includes(' ');
  const isLanguage = skill?.family === 'Human languages';
  return isPlain && !isName && !isLanguage ? skillName.charAt(0).toLowerCase() + skillName.slice(1) : skillName;
}

/** "A, B and C". */
function joinList(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** "a nurse", "an Account Manager"; a title that begins with "Head of" takes none. */
function withArticle(title: string): string {
  if (/^(?:head of|chief|vp\b|vice president|co-?founder|lead\b)/iu.test(title)) return title;
  return `${VOWEL_SOUND.test(title) && !CONSONANT_SOUND.test(title) ? 'an' : 'a'} ${title}`;
}

function pick(wordings: string[], seed: number): string {
  return wordings[Math.abs(seed) % wordings.length] ?? '';
}

function rotate<Item>(items: Item[], count: number): Item[] {
  return [...items.slice(count), ...items.slice(0, count)];
}
