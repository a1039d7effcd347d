import type {
  ParsedResume,
  ResumeDocument,
  ResumeEducation,
  ResumeExperience,
  ResumeLine,
  ResumeProject,
} from '@greenroom/contract/resume';
import { isCompany, isDegree, isInstitution, isTitle } from '../entities/classify-part.ts';
import { findDateOrRange, findDateRange } from '../entities/dates.ts';
import { isColumnHeads } from './column-heads.ts';
import { findContact } from './find-contact.ts';
import { findEntries } from './find-entries.ts';
import type { Heading } from './find-heading.ts';
import { findHeading, findHeadingCell } from './find-heading.ts';
import { joinParted, withoutHidden } from './hidden-jobs.ts';
import {
  findHeadingsByStyle,
  findLooseHeadings,
  findOrnamentedHeadings,
  findStyledHeadings,
  holdsSchools,
  inferByContent,
  inferSection,
} from './infer-heading.ts';
import { splitMarginHeadings } from './margin-headings.ts';
import { newestFirst } from './order-jobs.ts';
import { toLines, toPlainPage } from './plain-lines.ts';
import { readJobs, readSchools } from './read-entries.ts';
import { labelledLanguages, readLanguageList } from './read-languages.ts';
import { readCertificates, readSkillList } from './read-lists.ts';
import { readProseJobs, readProseSchools } from './read-prose.ts';
import { isInstructionToReader } from './reader-instructions.ts';
import type { ResumeRow } from './resume-rows.ts';
import { toRows } from './resume-rows.ts';
import type { SectionName } from './section-name.ts';
import { soundPosts } from './sound-posts.ts';
import { joinParagraphs, splitRunIn } from './split-run-in.ts';
import {
  joinLabelledDates,
  joinNamesInTwo,
  stripFormLabels,
  stripRepeatedLabels,
  tidyLabels,
} from './strip-form-labels.ts';
import { stripMarkdown } from './strip-markdown.ts';
import { type PageKind, type ResumePage, readTagged } from './tagger/read-tagged.ts';

const MAX_TEXT_LENGTH = 60_000;
const MAX_SUMMARY_LENGTH = 10_000;
const MAX_FIELD_LENGTH = 2000;
const MAX_PROJECTS = 30;
const MAX_PROJECT_LINES = 100;

const HUMAN_LANGUAGE = new RegExp(
  'english|german|french|spanish|italian|portuguese|russian|chinese|mandarin|arabic|hindi|japanese|korean|dutch|polish|turkish|urdu' +
    String.raw`|ukrainian|deutsch|englisch|anglais|inglés|английск|英语|الإنجليزية|native|fluent|mother tongue|\p{L}{3}(?:ian|ish|ese)\b`,
  'iu',
);

type Section = { name: SectionName; heading: string; lines: ResumeLine[]; isInferred?: boolean };
const SIDEBAR_LISTS: ReadonlySet<SectionName> = new Set(['skills', 'languages', 'certifications', 'contact']);
const COLUMN_JUMP_POINTS = 60;
/** A job that is read less surely may be none. */
const LEAST_OF_JOB = 0.3;
/** Lines above the first dates that may belong to the first job. */
const MAX_LEAD_LINES = 2;

/**
 * Understands a resume that was read from a PDF, by the rules and then by the models that learned from resumes. What cannot be found is
 * empty. Hidden lines and lines that speak to the machine that reads them are left out of everything and reported as `hiddenTextFound`.
 */
export function parseResume(document: ResumeDocument): ParsedResume {
  const resume = soundPosts(readTagged(toResumePage(document), parseByRules(document)));
  // "Present post: Dental Nurse, Kirkgate Dental Care" heads a post and says nothing of the whole resume.
  const isHeadOfPost = resume.experience.some(
    ({ employer }) => employer.length >= SHORTEST_EMPLOYER && resume.headline.includes(employer),
  );
  return isHeadOfPost ? { ...resume, headline: '' } : resume;
}
const SHORTEST_EMPLOYER = 4;

/** A document as the models read it. */
export const toResumePage = (document: ResumeDocument): ResumePage => ({
  ...toPlainPage(document.lines),
  kind: pageKindOf(document),
});

/** Whether a document is a page, and has more than one kind of type. */
function pageKindOf({ lines }: ResumeDocument): PageKind {
  const sizes = new Map<number, number>();
  for (const { fontSize } of lines) sizes.set(Math.round(fontSize), (sizes.get(Math.round(fontSize)) ?? 0) + 1);
  // The name is one larger line on many pages.
  if ([...sizes.values()].filter((count) => count > 1).length > 1) return 'designed page';
  if (sizes.size > 1 || lines.some(({ isBold }) => isBold)) return 'styled page';
  return lines.some(({ y }) => y !== 0) ? 'plain page' : 'pasted';
}

/** As `parseResume`, by the rules alone; what they see is a sign for the models. */
export function parseByRules(document: ResumeDocument): ParsedResume {
  const lines = withoutMarkedHeadings(stripMarkdown(visibleLines(document.lines)));
  const sections = splitSections(
    stripRepeatedLabels(stripFormLabels(joinLabelledDates(joinNamesInTwo(tidyLabels(lines))))),
  );
  const rowsOf = (name: SectionName): ResumeRow[] =>
    sections.filter((section) => section.name === name).flatMap((section) => toRows(section.lines, lines));
  const head = sections[0]?.lines ?? [];
  const contactLines = sections.filter((section) => section.name === 'contact').flatMap((section) => section.lines);
  const read = sections
    .filter((section) => section.name === 'experience')
    .flatMap((section) => readJobs(findEntries(splitRunIn(toRows(joinParagraphs(section.lines), lines)), false)));
  const jobs = joinParted(read).flatMap(withoutHidden);
  const schools = readSchools(findEntries(splitRunIn(rowsOf('education')), true));
  const told = readTold(sections, jobs, schools);
  const listedLanguages = rowsOf('languages');
  return {
    ...findContact(head, contactLines, lines),
    summary: rowsOf('summary')
      .map((row) => row.text)
      .join(' ')
      .slice(0, MAX_SUMMARY_LENGTH),
    experience: newestFirst([
      ...jobs.filter((job) => !isSchooling(job) && !isProof(job) && !(told.jobs.length > 0 && isUnread(job))),
      ...told.jobs,
    ])
      .map(withoutSince)
      .slice(0, 60),
    education: [...schools, ...jobs.filter(isSchooling).map(toSchool), ...told.schools].slice(0, 30),
    projects: sections
      .filter((section) => section.name === 'projects')
      .flatMap((section) => readProjects(toRows(section.lines, lines)))
      .slice(0, MAX_PROJECTS),
    skills: readSkillList(rowsOf('skills')),
    languages: readLanguageList(listedLanguages.length > 0 ? listedLanguages : labelledLanguages(lines)),
    certifications: [...readCertificates(rowsOf('certifications')), ...jobs.filter(isProof).map(proofOf)].slice(0, 60),
    text: lines
      .map((line) => line.text)
      .join('\n')
      .slice(0, MAX_TEXT_LENGTH),
    hiddenTextFound:
      lines.length <
      Math.min(
        MOST_LINES,
        document.lines.filter(({ text }) => text.trim() !== '' && !RULE.test(text) && !isColumnHeads(text)).length,
      ),
  };
}

/** "Lead hand since 10/2023": when the last step was made is no part of the title. */
const SINCE = /[,(\s]+since (?:\p{L}{3,9} )?(?:\d{1,2}[/.])?(?:19|20)\d{2}\)?$/u;
const withoutSince = (job: ResumeExperience): ResumeExperience => ({ ...job, title: job.title.replace(SINCE, '') });

/** Jobs and degrees that are told in sentences, where no entries with dates are found. */
function readTold(
  sections: readonly Section[],
  jobs: readonly ResumeExperience[],
  schools: readonly ResumeEducation[],
) {
  const linesOf = (isWanted: (name: SectionName) => boolean) =>
    sections.filter(({ name }) => isWanted(name)).flatMap((section) => section.lines);
  return {
    jobs: jobs.some(({ startDate }) => startDate !== '') ? [] : readProseJobs(linesOf((name) => TOLD.has(name))),
    schools: schools.length > 0 ? [] : toldSchools(linesOf),
  };
}

/** The schools of their section; where it names none, those of the opening lines. */
function toldSchools(linesOf: (isWanted: (name: SectionName) => boolean) => ResumeLine[]): ResumeEducation[] {
  const own = readProseSchools(linesOf((name) => name === 'education'));
  return own.length > 0
    ? own
    : readProseSchools(
        linesOf((name) => name !== 'education' && name !== 'projects'),
        false,
      );
}

const TOLD: ReadonlySet<SectionName> = new Set(['experience', 'other', 'summary']);

/** A degree at a school among the jobs, where no heading parts them. */
const isSchooling = ({ title, employer }: ResumeExperience): boolean =>
  (isDegree(title) && !isTitle(title) && (employer === '' || isInstitution(employer))) || isTurned(title, employer);

/** A heading such as "Before that" above work that is told in sentences. */
const isUnread = ({ startDate, employer, confidence = 1 }: ResumeExperience): boolean =>
  startDate === '' && employer === '' && confidence < LEAST_OF_JOB;

/** A school read as the title and its degree as the employer. */
const isTurned = (title: string, employer: string): boolean =>
  isInstitution(title) && !isTitle(title) && isDegree(employer) && !isInstitution(employer);

/** "Water Regulations, 2014" below the jobs: in one year, and neither a position nor an employer by its words. */
const isProof = ({ title, employer, startDate, endDate, confidence = 1 }: ResumeExperience): boolean =>
  confidence < LEAST_OF_JOB &&
  startDate === endDate &&
  /^\d{4}$/u.test(startDate) &&
  !isTitle(title) &&
  !isCompany(employer);

const proofOf = ({ title, employer, startDate }: ResumeExperience): string =>
  [employer, title, startDate].filter((part) => part !== '').join(', ');

const toSchool = ({ title, employer, startDate, endDate, confidence = 1 }: ResumeExperience): ResumeEducation => ({
  degree: isTurned(title, employer) ? employer : title,
  institution: isTurned(title, employer) ? title : employer,
  startDate,
  endDate,
  confidence,
});

/** As `parseResume`, for plain text with one line a line. */
export const parseResumeText = (text: string): ParsedResume => parseResume({ lines: toLines(text), pageCount: 1 });

/** As `parseByRules`, for plain text. */
export const parseTextByRules = (text: string): ParsedResume => parseByRules({ lines: toLines(text), pageCount: 1 });

/** A shorter line is not wrapped. */
const SHORTEST_WRAPPED = 45;
/** Distance of two lines of one sentence in sizes of the font. */
const MAX_LINE_DROP = 1.7;
const LISTED = /^\s*[•●○▪■·*–-]\s/u;
/** A date in a narrow column that touches the title beside it: "2020 – PresentTeam Leader". */
const TOUCHING_DATE =
  /((?:[–—-]|\bto)\s*(?:[Pp]resent|PRESENT|[Cc]urrent|[Nn]ow|[Tt]oday|(?:19|20)\d{2}))(?=\p{Lu}\p{Ll})/gu;

/** "=====" and "-----" are lines that were typed. */
const RULE = /^\s*([=_*~#+–—-])\1{3,}\s*$/u;
/** Ten times the lines of a long resume; what comes behind them is not read. */
const MOST_LINES = 5000;

function visibleLines(lines: ResumeLine[]): ResumeLine[] {
  const shown = lines
    .filter((line) => !line.isHidden && line.text.trim() !== '' && !RULE.test(line.text) && !isColumnHeads(line.text))
    .slice(0, MOST_LINES);
  const isOut = shown.map((line) => isInstructionToReader(line.text));
  shown.forEach((line, index) => {
    const next = shown[index + 1];
    // An instruction may be wrapped over two lines, none of which gives it away alone.
    if (!next || isOut[index] || isOut[index + 1] || !isInstructionToReader(`${line.text} ${next.text}`)) return;
    isOut[index] = true;
    isOut[index + 1] = true;
  });
  return shown
    .filter((_, index) => !isOut[index])
    .map((line) => {
      const text = line.text.replace(TOUCHING_DATE, '$1\t');
      return text === line.text ? line : { ...line, text };
    });
}

/** "• Working Experience" in bold: where all headings have a mark before them, it is no point of a list. */
function withoutMarkedHeadings(lines: ResumeLine[]): ResumeLine[] {
  const isMarked = ({ text, isBold }: ResumeLine) => isBold && MARKED_HEADING.test(text);
  const known = lines.filter((line) => isMarked(line) && findHeading(line.text) !== undefined);
  if (known.length < FEWEST_MARKED) return lines;
  return lines.map((line) => (isMarked(line) ? { ...line, text: line.text.replace(/^\S\s+/u, '') } : line));
}
const MARKED_HEADING = /^[•▪■◆►➤●]\s+\p{Lu}[^\d@:.]{2,40}$/u;
const FEWEST_MARKED = 2;

/** The first section is what is before any heading. */
function splitSections(all: ResumeLine[]): Section[] {
  const { lines, headings } = splitMarginHeadings(all);
  const headingOf = (line: ResumeLine, index: number) =>
    endsSentence(line, lines[index - 1]) ? undefined : findHeading(line.text);
  const known = new Set(lines.filter((line, index) => headingOf(line, index)?.rest === ''));
  const styled = findStyledHeadings(lines, known);
  for (const line of [...findOrnamentedHeadings(lines), ...headings]) if (!known.has(line)) styled.add(line);
  for (const line of findLooseHeadings(lines, missingSections([...known], [...styled]))) styled.add(line);
  if (missingSections([...known], [...styled]).includes('experience'))
    for (const line of findHeadingsByStyle(lines)) if (!known.has(line)) styled.add(line);
  const sections: Section[] = [{ name: 'other', heading: '', lines: [] }];
  lines.forEach((line, index) => {
    const heading = headingOf(line, index) ?? findHeadingCell(line.text);
    const current = sections.at(-1);
    if (styled.has(line)) sections.push({ name: 'other', heading: line.text, lines: [], isInferred: true });
    else if (!heading || (current?.name === 'skills' && isSkillGroup(heading, lines[index + 1]))) {
      if (startsOtherColumn(line, lines[index - 1], current))
        sections.push({ name: 'other', heading: '', lines: [line] });
      else if (heading?.rest !== '') current?.lines.push(line);
    } else startSection(sections, heading, line);
  });
  for (const section of sections) if (section.isInferred) section.name = inferSection(section.heading, section.lines);
  if (!sections.some((section) => section.name === 'experience')) rescueJobs(sections);
  return placeSchools(sections);
}

/** Text behind a heading on the same line is a separate section; a list of skills continues after it. */
function startSection(sections: Section[], { section, rest }: Heading, line: ResumeLine): void {
  const before = sections.at(-1);
  sections.push({ name: section, heading: line.text, lines: rest === '' ? [] : [{ ...line, text: rest }] });
  if (rest !== '' && before?.name === 'skills') sections.push({ name: 'skills', heading: before.heading, lines: [] });
}

/** Whether a line is the end of the one above: the "work" of "40 refunds a month without manual" and "work" is no heading. */
function endsSentence(line: ResumeLine, before: ResumeLine | undefined): boolean {
  if (!before || !/^\p{Ll}/u.test(line.text.trim()) || /[.!?:]$/u.test(before.text.trim())) return false;
  if (before.text.length < SHORTEST_WRAPPED || line.isBold !== before.isBold) return false;
  if (line.y === 0 && before.y === 0) return LISTED.test(before.text);
  const drop = line.y - before.y;
  return (
    line.page === before.page && drop > 0 && drop < MAX_LINE_DROP * line.fontSize && line.fontSize <= before.fontSize
  );
}

/** Without any heading of jobs, a section that holds dated titles or employers is one, by any name. */
function rescueJobs(sections: Section[]): void {
  const holdJobs = sections.filter(
    (section, index) => index > 0 && section.name !== 'education' && inferByContent(section.lines) === 'experience',
  );
  const own = holdJobs.filter((section) => section.name !== 'projects');
  for (const section of own.length > 0 ? own : holdJobs) section.name = 'experience';
  const [head] = sections;
  if (!head || holdJobs.length > 0 || inferByContent(head.lines) !== 'experience') return;
  const first = head.lines.findIndex((line) => findDateRange(line.text) !== undefined);
  const from = Math.max(0, first - MAX_LEAD_LINES);
  sections.splice(1, 0, { name: 'experience', heading: '', lines: head.lines.slice(from) });
}

/** Those of the sections of entries that no heading names. */
function missingSections(known: readonly ResumeLine[], styled: readonly ResumeLine[]): SectionName[] {
  const found = new Set([
    ...known.map((line) => findHeading(line.text)?.section),
    ...styled.map((line) => inferSection(line.text, [])),
  ]);
  return (['experience', 'education'] as const).filter((name) => !found.has(name));
}

/** A short list in a sidebar ends with its column: the top of the next one is not part of it. */
function startsOtherColumn(line: ResumeLine, before: ResumeLine | undefined, current: Section | undefined): boolean {
  if (!before || !current || !SIDEBAR_LISTS.has(current.name)) return false;
  const isHigher = line.page === before.page && line.y < before.y - COLUMN_JUMP_POINTS;
  return isHigher && Math.abs(line.x - before.x) > COLUMN_JUMP_POINTS;
}

/** "Training" and "Qualifications" head schools in one resume and certificates in another: the lines decide. */
function placeSchools(sections: Section[]): Section[] {
  const schools = sections.filter((section) => section.name === 'education');
  const hasReal = schools.some((section) => holdsSchools(section.lines));
  for (const section of sections) {
    if (
      hasReal &&
      section.name === 'education' &&
      !holdsSchools(section.lines) &&
      /certif|course|training|qualif/iu.test(section.heading)
    )
      section.name = 'certifications';
    else if (!hasReal && section.name === 'certifications' && holdsSchools(section.lines)) section.name = 'education';
  }
  return sections.flatMap(splitQualifications);
}

const isSchoolLine = ({ text }: ResumeLine): boolean =>
  isInstitution(text) || (isDegree(text) && findDateOrRange(text) !== undefined);

/** Splits schools and certificates below one heading such as "Qualifications" if each has its own line. */
function splitQualifications(section: Section): Section[] {
  if (section.name !== 'education' || !/certif|course|training|qualif/iu.test(section.heading)) return [section];
  const schools = section.lines.filter(isSchoolLine);
  const isOneLineEach = schools.length > 0 && schools.every(({ text }) => findDateOrRange(text) !== undefined);
  const others = section.lines.filter((line) => !isSchoolLine(line));
  // Points below a school without one belong to it.
  const isDetail = others.some(({ text }) => LISTED.test(text)) && !schools.every(({ text }) => LISTED.test(text));
  if (!isOneLineEach || others.length === 0 || isDetail) return [section];
  return [
    { ...section, lines: schools },
    { ...section, name: 'certifications', lines: others },
  ];
}

/** "Languages: Go, Python" among the skills is a group of skills, "Languages: English" is not. */
function isSkillGroup(heading: Heading, below: ResumeLine | undefined): boolean {
  if (heading.rest === '') return isOfTools(heading, below);
  return heading.section !== 'languages' || !HUMAN_LANGUAGE.test(heading.rest);
}

/** "Languages" within the skills, with "Go, SQL" below it. */
function isOfTools(heading: Heading, below: ResumeLine | undefined): boolean {
  return heading.section === 'languages' && below !== undefined && !HUMAN_LANGUAGE.test(below.text);
}

/** Projects and activities: the header and the achievements of each. */
function readProjects(rows: ResumeRow[]): ResumeProject[] {
  return findEntries(rows, false).map(({ headers, startDate, endDate, details }) => ({
    name: headers
      .map((row) => row.text.replace(/\t/gu, ' '))
      .join(', ')
      .slice(0, MAX_FIELD_LENGTH),
    startDate,
    endDate,
    achievements: details.map((detail) => detail.slice(0, MAX_FIELD_LENGTH)).slice(0, MAX_PROJECT_LINES),
  }));
}
