import type { LetterOptions } from '@greenroom/contract/cover-letter';
import { isLocation, isTitle, isTown } from '../entities/classify-part.ts';
import { readJudgedLines } from '../job/read-asking-lines.ts';
import { findHeading } from '../resume/find-heading.ts';
import { isHumanLanguage } from '../skills/human-languages.ts';
import { findNamedSkills } from '../skills/named-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isWeak } from './asked-papers.ts';
import { OF_HEADING_WORDS } from './evidence-lines.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import { listed } from './paper-kinds.ts';
import { isSurePaper, tellsOfWork } from './sure-paper.ts';

const MOST = { Short: 2, Medium: 8, Long: 10 } as const;
/** No advertisement has more lines. */
const MOST_READ = 400;
const LONGEST_WORDS = 6;
const LONGEST_BRACKET = 5;
/** A single item says little, except the name of a tool. */
const FEWEST = 2;
const FEWEST_STEMS = 2;
const ITEM_END = /\s*[,;~•|·]\s+(?![^()]*\))|\s+\/\s+/u;
/** "CAD: ", "Tools ...... ", and no name with a colon inside. */
const LABEL = /^(?:[^:()]{2,40}:\s+|[^.:()]{2,40}\.{3,}\s?)/u;
/** Says what a person is or wishes, when or how something was got, and no skill. */
const NO_SKILL = joinPattern(
  'iu',
  String.raw`\b(?:I|my|me|we|our|is|are|was|were|have|has|had|am|who|which|that|would|will|until|since|years?|months?|licen[cs]e|degree|diploma|certificate`,
  '|yes|no|committee|member|meet-?up|club|network|association',
  String.raw`|available|references?|volunteer|school|college|university|own|car|driver)\b|[!?@]|\b\d{4}\b|^(?:and|or|but|with|also|other)$`,
);
/** "Opera (until 2019)" and "MicrOpay (5 yrs)" are tools and how long they were used. */
const USED_UNTIL =
  / \((?:(?:until|since|from|to|up to) (?:19|20)\d\d|(?:(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d)|\d{1,2}\+? ?(?:years|yrs?))\)$/iu;
/** Named everywhere, and by a letter that itself is written. */
const EVERYBODY =
  /^(?:english|communication|teamwork|microsoft|windows|internet|e-?mail|teams|training|reports?|maths?)$/iu;
/** "Maths B" and "English D" are grades of a school. */
const GRADED = /^\p{Lu}\p{L}+ (?:[A-G]\*?|\d)$|[+]$/u;
/** A word that says what sort of thing it is, and not which. */
const NO_NAME =
  /^(?:I|A|The|And|Or|Of|In|For|With|UK|US|USA|EU|NHS|Level|Class|Data|Team|Office|Work|Health|Service|Services|Quality|Design|Analysis|Testing|Tools|Other|General|Basic)$/u;

/**
 * Skills and tools of the resume's lists that the advertisement names, as the resume writes them with what they say of themselves ("rostering (basic)"), in a sentence; empty where there
 * are none that `told` does not name. Tools that only the lines of the jobs name come behind them.
 */
export function phraseAskedSkills(
  facts: LetterFacts,
  length: LetterOptions['length'],
  told: string,
  seed: number,
): string {
  const { resume, jobDescription } = facts;
  const source = `${resume.text}\n${jobDescription}`;
  const items = askedItems(facts, told)
    .filter((item) => isBorneOut(item, facts))
    .slice(0, MOST[length])
    .map((item) => inText(item.replace(/ [–—-] (?=\()/u, ' '), source))
    .filter((item) => !IN_PART.test(item));
  const isEnough =
    items.length >= FEWEST ||
    items.some((item) => namesOf(item).length > 0 || contentStems(coreOf(item)).length >= FEWEST_STEMS);
  const wording = pick(items.length === 1 ? OF_ONE : WORDINGS, seed);
  const list = items.length === 0 || !isEnough ? '' : `${wording} ${listed(items)}.`;
  return [list, learning(facts, told)].filter((text) => text !== '').join(' ');
}
/** Named by the work of a job, or a technical skill of the lexicon in a line that takes nothing back: of others one in three was no skill, or one that the person has not. */
function isBorneOut(item: string, { resume }: LetterFacts): boolean {
  const core = coreOf(item);
  if (resume.experience.some(({ achievements }) => achievements.some((line) => line.includes(core)))) return true;
  const isTechnical = findNamedSkills(core).some(
    ({ name }) => getSkillLexicon().skills.get(name)?.isTechnical === true,
  );
  const lines = resume.text.split('\n', MOST_READ).filter((line) => line.includes(core));
  return isTechnical && lines.length > 0 && !lines.some((line) => TAKEN_BACK.test(line));
}
const TAKEN_BACK =
  /\b(?:weak\p{L}*|learning|toy|course\w*|not|no|never|only|some|little|basic\p{L}*|beginner|awareness|reading|want|wish|interested|starting|enough|so-so|exposure|once)\b|n['’]t\b/iu;
/** Known in part, which says less than nothing: "bit of Python", "HubSpot (free version only)", "Civil 3D basic (one module)". */
const IN_PART = /^(?:an? )?(?:bit|little|some|touch) (?:of )?(?=\p{L})|\bonly\)|\bbasic \(|\((?:ok|so-so)\)/iu;
/** "Telephone manner" has a small letter where one of the texts writes it so, "Shopify orders" keeps its name. */
function inText(item: string, source: string): string {
  const [, first = ''] = /^(\p{Lu}\p{Ll}+)(?![\p{L}\d.+#])/u.exec(item) ?? [];
  const isName = /^\S+ (?:\p{L}+ )*\p{Lu}/u.test(item);
  const isPlain = isWrittenLow(first, source) || /^\p{Lu}\p{Ll}+ing$/u.test(item);
  const isTool = findNamedSkills(first).some(
    ({ name, family }) =>
      (family === OFFICE_TOOLS && name.endsWith(first)) || getSkillLexicon().skills.get(name)?.isTechnical === true,
  );
  return first !== '' && !isName && !isTool && isPlain ? item.charAt(0).toLowerCase() + item.slice(1) : item;
}
const OFFICE_TOOLS = 'Office and administration';
const isWrittenLow = (word: string, source: string): boolean =>
  new RegExp(String.raw`(?<=[\p{Ll}\d,] )${escapePattern(word.toLowerCase())}(?!\p{L})`, 'u').test(source);
const WORDINGS = ['My skills include', 'Among my skills are'];
const OF_ONE = ['My skills include', 'One of my skills is'];

function askedItems(facts: LetterFacts, told: string): string[] {
  // What the employer tells of itself asks for nothing: a town there is no skill.
  const sentences = readJudgedLines(facts.jobDescription)
    .filter(({ kind }) => kind !== 'company' && kind !== 'benefit')
    .slice(0, MOST_READ)
    .map(({ text }) => ({ text, stems: new Set(contentStems(text)) }));
  const low = told.toLowerCase();
  const role = new Set(contentStems(facts.job.roleTitle));
  const found = listedItems(facts)
    .filter((item) => !low.includes(coreOf(item).toLowerCase()) && !isPaper(item, facts))
    .map((item) => ({ item, at: sentences.findIndex(({ text, stems }) => isAsked(item, text, stems, role)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
  const all = [...found, ...toolsOfWork(facts, low)];
  const keyOf = (item: string) => coreOf(item).toLowerCase().replaceAll('/', ' ');
  return all.filter(
    (item, at) => !all.some((other, place) => place < at && ` ${keyOf(other)} `.includes(` ${keyOf(item)} `)),
  );
}

/** Certificates are named with the papers, so they are left out here. */
const isPaper = (item: string, { resume }: LetterFacts): boolean =>
  resume.certifications.some((one) => one.includes(coreOf(item)) || item.includes(one));

/** The items below the headings of skills, or the skills that were read where there is no such heading. */
function listedItems({ resume }: LetterFacts): string[] {
  const lines = skillLines(resume.text);
  const items = lines.flatMap((line) => (LEARNING.test(line) ? [] : line.replace(LABEL, '').split(ITEM_END)));
  const all = items.length === 0 ? resume.skills.map((skill) => skill.replace(LABEL, '')) : items;
  const open = openItems(resume.text);
  return [...new Set(all.map(plainItem).flatMap(eachOfPair))].filter(
    (item) => isSkill(item) && !open.has(coreOf(item).toLowerCase()),
  );
}

/** The lines below headings such as "Skills", "Tech" and "Things I can do", each joined with the lines that continue it. */
function skillLines(text: string): string[] {
  const lines: string[] = [];
  let isWithin = false;
  // Runs of blanks would make the patterns behind it slow.
  const plain = (line: string) =>
    line
      .replace(/\s+/gu, ' ')
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .trim();
  for (const line of text.split('\n', MOST_READ).map(plain)) {
    const heading = findHeading(line);
    const isOwn = heading === undefined ? OF_SKILLS.test(line) : heading.section === 'skills';
    const isHeading = heading !== undefined || isOwn || isOtherHeading(line);
    isWithin = isHeading ? isOwn : isWithin;
    const words = isHeading ? (heading?.rest ?? '') : line;
    if (isWithin && words !== '') addLine(lines, words);
  }
  return lines;
}

/** A list may continue in the next line. */
function addLine(lines: string[], line: string): void {
  const before = lines.at(-1);
  const goesOn = before !== undefined && /[,;(]$|\([^()]*$/u.test(before);
  if (goesOn) lines[lines.length - 1] = `${before} ${line}`;
  else lines.push(line);
}
/** Up to five words with one that names skills. */
const OF_SKILLS = joinPattern(
  'iu',
  String.raw`^(?=.{3,40}$)(?:[\p{L}&/'’]+ ){0,4}(?:skills|tech|technology|technologies|tools|toolbox|software|systems|programs|computers?`,
  String.raw`|IC?T|stack|competenc(?:es|ies)|can do|know|use|work with)(?: [\p{L}&/'’]+){0,2}:?$`,
);
const isOtherHeading = (line: string): boolean =>
  OF_HEADING_WORDS.test(line) ||
  (/^\p{Lu}[^\p{Ll},.:]{5,40}$/u.test(line) && line.split(' ').length <= LONGEST_HEADING);
const LONGEST_HEADING = 4;

/** "Excel and Google Sheets" are two tools, "stock and orders" one skill. */
const eachOfPair = (item: string): string[] =>
  /^\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*)? and \p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*)?$/u.test(item)
    ? item.split(' and ')
    : [item];
const plainItem = (item: string): string =>
  item
    .trim()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})+#%”"]+$/gu, '')
    .replace(/\s+(?:->|→).*$/u, '')
    // "Excel: XLOOKUP" is what one knows of Excel.
    .replace(/^(\p{Lu}[\p{L}\d+#]{1,20}): \S[^:]*$/u, '$1')
    .replace(/^mostly\s+/iu, '')
    .replace(/\((\d{1,2}\+?) ?yrs?\)$/iu, '($1 years)')
    .replace(RATED, ' ($1)');
/** "Power BI basic" */
const RATED = /\s+((?:very )?(?:good|advanced|excellent|strong|solid|basic|intermediate))$/iu;
const coreOf = (item: string): string => item.replace(/\s*\([^()]*\)/gu, '').trim();

function isSkill(item: string): boolean {
  const core = coreOf(item);
  const [, bracket = ''] = /\(([^()]*)\)/u.exec(item) ?? [];
  return (
    core.length > 1 &&
    core.split(' ').length <= LONGEST_WORDS &&
    bracket.split(' ').length <= LONGEST_BRACKET &&
    item.split('(').length === item.split(')').length &&
    !NO_SKILL.test(item.replace(USED_UNTIL, '')) &&
    !EVERYBODY.test(core) &&
    !GRADED.test(item) &&
    !/[.:]\s|\b(?:only|coursework|class)\b/iu.test(core) &&
    !isSurePaper(item) &&
    !tellsOfWork(item) &&
    !isTitle(core) &&
    !isWeak(core) &&
    !isLocation(core) &&
    !isTown(core) &&
    !/\b(?:fluent|native|mother tongue|spoken)\b|\bnot (?:taken|yet|completed)\b/iu.test(bracket) &&
    !core.split(/[\s/]+/u).some(isHumanLanguage)
  );
}

/** Names within an item: "Twenty7Tec", "SAP", "Next.js". */
const namesOf = (item: string): string[] =>
  (item.match(/[\p{L}\d][\p{L}\d+#.]*/gu) ?? [])
    .map((word) => word.replace(/\.$/u, ''))
    .filter(
      (word, at) =>
        word.length > 1 &&
        !NO_NAME.test(word) &&
        (/^\p{Lu}.*[\p{Lu}\d.+#]|\p{Ll}\p{Lu}/u.test(word) ||
          (/^\p{Lu}\p{Ll}/u.test(word) && (at > 0 || !COMMON_WORDS.has(word.toLowerCase())))),
    );

/** Whether a sentence of the advertisement has a name of the item, or all of its words. */
function isAsked(
  item: string,
  sentence: string,
  stems: ReadonlySet<string>,
  role: ReadonlySet<string> = new Set(),
): boolean {
  // "Manchester" of the advertisement says nothing of "Manchester Runners", "Manhattan" names the program of "Manhattan WMS".
  const isProgram = /^\p{Lu}\p{Ll}+ \p{Lu}{2,4}$/u.test(coreOf(item));
  const names = namesOf(item);
  // "Xero Payroll" is no answer to "Payroll Manager".
  const isOfPost = (name: string) => names.length > 1 && contentStems(name).some((one) => role.has(one));
  const isNamed = names.some(
    (name) =>
      !isOfPost(name) &&
      (isProgram || (!isTown(name) && !isLocation(name))) &&
      new RegExp(String.raw`(?<![\p{L}\d])${name.replace(/[.+]/gu, String.raw`\$&`)}(?![\p{L}\d+#])`, 'u').test(
        sentence,
      ),
  );
  const own = [...new Set(contentStems(coreOf(item)))];
  return isNamed || (own.length >= FEWEST_STEMS && own.every((one) => stems.has(one)));
}

/** Tools that the advertisement asks for and that only the lines of the jobs name. */
const toolsOfWork = ({ listedSkills, resume, jobDescription, job }: LetterFacts, low: string): string[] => {
  const titles = [job.roleTitle, ...resume.experience.map(({ title }) => title)].join('\n').toLowerCase();
  const source = `${resume.text}\n${jobDescription}`;
  const open = openItems(resume.text);
  return (
    listedSkills
      .filter(({ name, wording }) => {
        const skill = getSkillLexicon().skills.get(name);
        const isName =
          namesOf(wording).length > 0 &&
          !isWrittenLow(wording, source) &&
          skill?.isTechnical === true &&
          skill.family !== 'Human languages';
        return isName && !low.includes(coreOf(wording).toLowerCase()) && !open.has(coreOf(wording).toLowerCase());
      })
      .map(({ wording }) => wording)
      // "Backend" of a backend engineer names no tool.
      .filter((wording) => !titles.includes(wording.toLowerCase()))
      .filter((wording) => resume.text.includes(wording) && isSkill(wording))
  );
};

const LEARNING = /^(?:(?:currently|now|still) )?learning\s*:?\s+/iu;

/** "Learning: Next.js (one side project), Rust a little": what the resume has under way. */
const openLists = (text: string): string[] =>
  text
    .split('\n', MOST_READ)
    .map((line) => line.replace(/\s+/gu, ' ').replace(/^[^\p{L}]+/u, ''))
    .filter((line) => /^(?:(?:currently|now|still) )?learning\s*:/iu.test(line))
    .flatMap((line) => line.replace(LEARNING, '').split(ITEM_END).map(plainItem));
const openItems = (text: string): Set<string> => new Set(openLists(text).map((item) => coreOf(item).toLowerCase()));

/** A tool that the advertisement names and the person is learning. */
function learning({ resume, jobDescription }: LetterFacts, told: string): string {
  const [item] = openLists(resume.text).filter(
    (one) =>
      namesOf(one).length > 0 && isSkill(one) && isAsked(one, jobDescription, new Set()) && !told.includes(coreOf(one)),
  );
  return item === undefined ? '' : `I am learning ${item}.`;
}
