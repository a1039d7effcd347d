import type { LetterOptions } from '@greenroom/contract/cover-letter';
import { isCertainEntry } from '../entities/certain-entry.ts';
import { isStillStudied } from '../entities/still-studied.ts';
import { OPEN } from '../evidence/credential-patterns.ts';
import { findDegreeSpan } from '../job/find-degree.ts';
import { titleLikeness } from '../resume/occupation-fit.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { contentStems } from '../text/content-stems.ts';
import { GENERAL } from './asked-credentials.ts';
import { askedPapers, isWeak, withoutWarts } from './asked-papers.ts';
import { SCHOOL_LEAVING } from './degree-kinds.ts';
import { isToldIn } from './is-told-in.ts';
import type { LetterFacts } from './letter-facts.ts';
import { inSentence, type NamedSkill, writtenDate } from './letter-phrases.ts';
import { languageLine, listDegrees, listLanguages } from './list-learning.ts';
import { isNotHeld } from './not-held.ts';
import { practicalItems } from './practical-lines.ts';
import { isRunOut } from './run-out.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { isLicenceOfElsewhere, isPostWithDates, isSurePaper, tellsOfWork } from './sure-paper.ts';

const MOST_PAPERS = { Short: 3, Medium: 7, Long: 8 } as const;
/** Degree, skills, languages and tools come behind them. */
const MOST_LISTS = 3;
const FEWEST_TOOLS = 3;
const MOST_SKILLS = { Short: 4, Medium: 6, Long: 8 } as const;
/** The second wording serves when the person asks for another version of the paragraph. */
const LABELS = ['Tools', 'Tools that I have used'] as const;
/** A licence is no skill. */
const LICENCE = /licen[cs]e/iu;

/**
 * What the advertisement demands in paper and skill and the resume has, an item each, as the resume names it: certificates and the like that answer it,
 * degree, languages, tools. `told` is what the letter says before.
 */
export function listPapers(facts: LetterFacts, length: LetterOptions['length'], told: string, seed: number): string[] {
  const { credentials } = facts;
  let items: string[] = [];
  const add = (item: string, most: number) => {
    const named = item.replace(/^[^:]{3,20}: /u, '').replace(/\.$/u, '');
    // A bracket by itself is a note on the line before.
    if (
      named === '' ||
      item.startsWith('(') ||
      ONE_WORD.test(item) ||
      isStillStudied(item, facts.resume.text) ||
      isSaid(named, [told, ...items].join('\n')) ||
      items.length >= most
    )
      return;
    // "Spanish" alone goes where all languages come.
    items = [...items.filter((one) => !isToldIn(one, item)), item.replace(/\.$/u, '')];
  };
  const { papers, others } = askedPapers(facts);
  const held = credentials.held.filter(
    (name) =>
      !isRunOut(name, facts.today) &&
      !isWeak(name) &&
      (isSurePaper(name) || isCertificate(name, facts)) &&
      !isLicenceOfElsewhere(name, facts.jobDescription),
  );
  for (const name of withHighest([...papers, ...held.map(withoutWarts), ...ofOwnTrade(facts)], facts))
    for (const one of eachDated(name)) add(one, MOST_PAPERS[length]);
  const most = MOST_PAPERS[length] + MOST_LISTS;
  for (const name of credentials.open.slice(0, 1)) add(`In progress: ${name}`, most);
  for (const item of practicalItems(facts))
    if (!items.some((one) => SAME_KIND.test(one) && SAME_KIND.test(item))) add(item, most);
  // Where hardly anything that is asked for was found, the papers that are sure say something.
  for (const name of surePapers(facts)) add(name, Math.max(items.length, FEWEST_PAPERS));
  // A letter that names no paper names at least what was studied.
  for (const degree of notNamed(studiesOf(facts, length, items), items)) add(degree, most);
  const asked = new Set(facts.demands.flatMap(({ text }) => contentStems(text)));
  for (const name of others.filter((one) => contentStems(one).some((word) => asked.has(word)))) add(name, most);
  const languages = listLanguages(facts) || languageLine(facts);
  // A language by itself gives way to the list of all.
  if (languages !== '') items = items.filter((item) => !languages.includes(languageOf(item)));
  add(languages, most);
  if (languages === '') for (const spoken of spokenLanguages(facts)) add(spoken, most);
  add(listTools(facts, MOST_SKILLS[length], [told, ...items].join('\n'), seed), most);
  return items;
}

/** Certificates of the resume's list that are held for sure, as they are named there, for a post of the person's own trade. */
const surePapers = ({ resume, today, places, job }: LetterFacts): string[] =>
  (places.some(({ title }) => titleLikeness(title, job.roleTitle) >= SAME_TRADE) ? resume.certifications : [])
    .map((name) => name.replace(/\s{2,}/gu, ', ').trim())
    .filter(
      (name) =>
        isSurePaper(name) &&
        name.split(' ').length <= LONGEST_SURE &&
        !isNotHeld(name, resume.text) &&
        !SCHOOL_LEAVING.test(name) &&
        !isRunOut(name, today) &&
        !isWeak(name) &&
        !OPEN.test(name) &&
        !tellsOfWork(name),
    );
const FEWEST_PAPERS = 2;
const SAME_TRADE = 0.5;
const LONGEST_SURE = 12;

/** Degrees, or else what was studied; a letter that names no paper names at least that. */
function studiesOf(facts: LetterFacts, length: LetterOptions['length'], items: readonly string[]): string[] {
  const isLong = length !== 'Short';
  const degrees = listDegrees(facts, facts.credentials.held, isLong || items.length === 0);
  return isLong && degrees.every((degree) => degree === '') ? highestStudy(facts) : degrees;
}

/** What was studied last and for certain, where it is no degree: "Cert IV in Baking, Elm Institute (2021)". */
function highestStudy({ resume }: LetterFacts): string[] {
  const study = resume.education.find(
    (entry) =>
      entry.degree !== '' &&
      entry.institution !== '' &&
      isCertainEntry(entry) &&
      !SCHOOL_LEAVING.test(`${entry.degree}, ${entry.institution}`) &&
      !/\b(?:course|workshop|A[- ]levels?|GCSEs?)\b/iu.test(entry.degree) &&
      !isStillStudied(entry.degree, resume.text) &&
      !OPEN.test(`${entry.degree} ${entry.endDate}`),
  );
  if (study === undefined || !/\b(?:19|20)\d\d$/u.test(study.endDate)) return [];
  const institution = study.institution.replace(/,? (?:completed|awarded|graduated|obtained)$/iu, '');
  return [`${study.degree}, ${institution} (${writtenDate(study.endDate)})`];
}

/** Without the degrees that a paper names. */
const notNamed = (degrees: readonly string[], items: readonly string[]): string[] =>
  degrees.filter((degree) => !items.some((item) => item.includes(degree.split(', ')[0] ?? degree)));

/** A line of the list of certificates that is no post and no piece of work. */
const isCertificate = (name: string, { resume }: LetterFacts): boolean =>
  resume.certifications.some((one) => one.startsWith(name)) && !isPostWithDates(name) && !tellsOfWork(name);

/** The licence to do one's work at all, where the advertisement names that work. */
function ofOwnTrade({ resume, jobDescription, today }: LetterFacts): string[] {
  const titles = resume.experience.flatMap(({ title }) => title.toLowerCase().split(/[^\p{L}]+/u));
  const wanted = jobDescription.toLowerCase();
  const isWanted = (trade: string) => trade.length >= SHORTEST_TRADE && wanted.includes(trade.slice(0, TRADE_START));
  const studied = new Set(
    resume.education.flatMap(({ degree }) => contentStems(degree)).filter((word) => !GENERAL.has(word)),
  );
  return resume.certifications.filter((name) => {
    // "Certified General Electrician" of an electrician, "Professional Educator License" of a teacher with a degree in education.
    const trade = LICENSED.exec(name)?.[1]?.split(' ').at(-1)?.toLowerCase() ?? '';
    const isOfTrade = titles.includes(trade) && isWanted(trade);
    const isOfField =
      LICENCE.test(name) && contentStems(name).some((word) => studied.has(word)) && titles.some(isWanted);
    return (isOfTrade || isOfField) && !isRunOut(name, today) && !isWeak(name) && !OPEN.test(name);
  });
}
const LICENSED = /\b(?:Certified|Licensed|Chartered|Registered|Journeyman)((?: \p{L}+){1,4})(?=$| \(|,)/u;
const SHORTEST_TRADE = 5;
/** "Electrical" names the trade of an electrician. */
const TRADE_START = 7;

/** "Search Ads (2024) / Media Buying (2022)": papers of one line, each with its date. */
const eachDated = (name: string): string[] => {
  const parts = name.split(' / ');
  return parts.length > 1 && parts.every((part) => /\((?:[^()]* )?(?:19|20)\d\d\)$/u.test(part)) ? parts : [name];
};

/** A long name is said by one line, the words of a short one may be in several. */
const isSaid = (name: string, told: string): boolean =>
  name.split(' ').length > LONGEST_SHORT ? told.split('\n').some((line) => isToldIn(name, line)) : isToldIn(name, told);
const LONGEST_SHORT = 3;

/** "Events" names no paper; "CSCS" and "QGIS" may. */
const ONE_WORD = /^\p{Lu}?\p{Ll}+$/u;

/** A licence that is listed already. */
const SAME_KIND =
  /\bdriv(?:ing|er)\b|\blicen[cs]e(?: class\p{L}*)? [\p{Lu}\d]\b|\b(?:class|code|full) (?:[\p{L}\d]{1,5} )?licen[cs]e\b|\bown car\b/iu;

/** "German" of "German – C1 (daily work language)"; the item itself where it begins with no language. */
const languageOf = (item: string): string => {
  const [name = ''] = item.split(/\s[–—-]\s|[\s:,(]/u);
  const { skills } = getSkillLexicon();
  return skills.has(name) || skills.has(`${name} language`) ? name : item;
};

/** Where a degree is named, the highest of its field is named before it: a bachelor's before the diploma that came first. */
function withHighest(names: string[], { evidence }: LetterFacts): string[] {
  const first = names.findIndex((name) => levelOf(name) > 0 || DIPLOMA.test(name));
  if (first < 0) return names;
  const field = new Set(contentStems(names[first] ?? ''));
  const [highest] = evidence
    .filter(({ line, placeIndex }) => placeIndex === undefined && contentStems(line).some((word) => field.has(word)))
    .map(({ line }) => line)
    .filter((line) => levelOf(line) > Math.max(...names.map(levelOf)))
    .sort((left, right) => levelOf(right) - levelOf(left));
  return highest === undefined ? names : names.toSpliced(first, 0, highest);
}
const DIPLOMA = /\bdiploma\b/iu;
const levelOf = (name: string): number => findDegreeSpan(name)?.level ?? 0;

function listTools(facts: LetterFacts, most: number, told: string, seed: number): string {
  const low = told.toLowerCase();
  const { skills } = getSkillLexicon();
  const role = facts.job.roleTitle.toLowerCase();
  const source = `${facts.resume.text}\n${facts.jobDescription}`;
  const isTool = (skill: NamedSkill) =>
    skills.get(skill.name)?.isTechnical === true &&
    isName(skill, source) &&
    !role.includes(skill.wording.toLowerCase());
  const tools = facts.listedSkills
    .filter(({ name, wording }) => skills.get(name)?.family !== 'Human languages' && !LICENCE.test(wording))
    .filter(
      ({ wording }, at, all) =>
        !all.some((other, place) => place !== at && isWithin(wording, other.wording, place < at)),
    )
    .filter((skill) => isTool(skill) && !low.includes(skill.wording.toLowerCase()))
    .slice(0, most);
  // One or two names of twenty say less than none.
  return tools.length >= FEWEST_TOOLS
    ? `${LABELS[seed % 2]}: ${tools.map((skill) => inSentence(skill, source)).join(', ')}`
    : '';
}

/** "Civil 3D" is within "AutoCAD Civil 3D"; of two that are the same the first stays. */
const isWithin = (wording: string, other: string, isBefore: boolean) =>
  other.includes(wording) && (other !== wording || isBefore);

/** "Power BI" and "dbt", but no "dashboards", "forecasting" or "code review": the texts never write a name in small letters. */
function isName({ name, wording }: NamedSkill, source: string): boolean {
  if (getSkillLexicon().skills.get(name)?.family === 'Statistics and machine learning') return false;
  if (PLAIN_WORDS.test(wording) || /ing$/u.test(wording)) return false;
  const low = wording.charAt(0).toLowerCase() + wording.slice(1);
  if (wording === name && (low === wording || wording.length < SHORTEST_WORD)) return true;
  return low !== wording && !source.includes(` ${low}`);
}
const SHORTEST_WORD = 4;
/** "Code review" and "data modelling" name what is done. */
const PLAIN_WORDS = /^\p{L}\p{Ll}+(?: \p{Ll}+)+$/u;
