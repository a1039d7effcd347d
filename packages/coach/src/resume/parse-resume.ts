import type {
  ParsedResume,
  ResumeDocument,
  ResumeExperience,
  ResumeLine,
  ResumeProject,
} from '@greenroom/contract/resume';
import { findContact } from './find-contact.ts';
import type { Entry } from './find-entries.ts';
import { findEntries } from './find-entries.ts';
import type { Heading } from './find-heading.ts';
import { findHeading } from './find-heading.ts';
import { readJob, readSchool } from './read-entries.ts';
import { readCertificates, readLanguageList, readSkillList } from './read-lists.ts';
import { isInstructionToReader } from './reader-instructions.ts';
import type { ResumeRow } from './resume-rows.ts';
import { toRows } from './resume-rows.ts';
import type { SectionName } from './section-headings-data.ts';
import { stripFormLabels } from './strip-form-labels.ts';

const MAX_TEXT_LENGTH = 60_000;
const MAX_SUMMARY_LENGTH = 10_000;
const MAX_FIELD_LENGTH = 2000;
const MAX_PROJECTS = 30;
const MAX_PROJECT_LINES = 100;
const PLAIN_FONT_SIZE = 10;
/** Stands in for the width of a character where a text has no coordinates. */
const CHARACTER_POINTS = 5;

const HUMAN_LANGUAGE =
  /english|german|french|spanish|italian|portuguese|russian|chinese|mandarin|arabic|hindi|japanese|korean|dutch|polish|turkish|urdu|ukrainian|deutsch|englisch|anglais|inglés|английск|英语|الإنجليزية/iu;

type Section = { name: SectionName; lines: ResumeLine[] };

/**
 * Understands a resume that was read from a PDF. What cannot be found is empty. Hidden lines and lines that speak to the
 * machine that reads them are left out of everything and reported as `hiddenTextFound`.
 */
export function parseResume(document: ResumeDocument): ParsedResume {
  const lines = visibleLines(document.lines);
  const sections = splitSections(stripFormLabels(lines));
  const rowsOf = (name: SectionName): ResumeRow[] =>
    sections.filter((section) => section.name === name).flatMap((section) => toRows(section.lines));
  const head = sections[0]?.lines ?? [];
  const contactLines = sections.filter((section) => section.name === 'contact').flatMap((section) => section.lines);
  const jobs = sections
    .filter((section) => section.name === 'experience')
    .flatMap((section) => readJobs(toRows(section.lines)));
  return {
    ...findContact(head, contactLines, lines),
    summary: rowsOf('summary')
      .map((row) => row.text)
      .join(' ')
      .slice(0, MAX_SUMMARY_LENGTH),
    experience: jobs.slice(0, 60),
    education: findEntries(rowsOf('education'), true)
      .map(readSchool)
      .filter((school) => school.institution !== '' || school.degree !== '')
      .slice(0, 30),
    projects: sections
      .filter((section) => section.name === 'projects')
      .flatMap((section) => readProjects(toRows(section.lines)))
      .slice(0, MAX_PROJECTS),
    skills: readSkillList(rowsOf('skills')),
    languages: readLanguageList(rowsOf('languages')),
    certifications: readCertificates(rowsOf('certifications')),
    text: lines
      .map((line) => line.text)
      .join('\n')
      .slice(0, MAX_TEXT_LENGTH),
    hiddenTextFound: lines.length < document.lines.filter((line) => line.text.trim() !== '').length,
  };
}

/** As `parseResume`, for plain text with one line a line. */
export function parseResumeText(text: string): ParsedResume {
  const lines = text.split(/\r\n?|\n|\f/u).map((line) => ({
    text: line,
    page: 1,
    x: (line.length - line.trimStart().length) * CHARACTER_POINTS,
    y: 0,
    fontSize: PLAIN_FONT_SIZE,
    isBold: false,
    isHidden: false,
  }));
  return parseResume({ lines, pageCount: 1 });
}

function visibleLines(lines: ResumeLine[]): ResumeLine[] {
  const shown = lines.filter((line) => !line.isHidden && line.text.trim() !== '');
  const isOut = shown.map((line) => isInstructionToReader(line.text));
  shown.forEach((line, index) => {
    const next = shown[index + 1];
    // An instruction may be wrapped over two lines, none of which gives it away alone.
    if (!next || isOut[index] || isOut[index + 1] || !isInstructionToReader(`${line.text} ${next.text}`)) return;
    isOut[index] = true;
    isOut[index + 1] = true;
  });
  return shown.filter((_, index) => !isOut[index]);
}

/** The first section is what stands before any heading. */
function splitSections(lines: ResumeLine[]): Section[] {
  const sections: Section[] = [{ name: 'other', lines: [] }];
  for (const line of lines) {
    const heading = findHeading(line.text);
    const current = sections.at(-1);
    if (!heading || (current?.name === 'skills' && isSkillGroup(heading))) current?.lines.push(line);
    else if (heading.rest === '') sections.push({ name: heading.section, lines: [] });
    else {
      sections.push({ name: heading.section, lines: [{ ...line, text: heading.rest }] });
      if (current?.name === 'skills') sections.push({ name: 'skills', lines: [] });
    }
  }
  return sections;
}

/** "Languages: Go, Python" among the skills is a group of skills, "Languages: English" is not. */
function isSkillGroup(heading: Heading): boolean {
  if (heading.rest === '') return false;
  return heading.section !== 'languages' || !HUMAN_LANGUAGE.test(heading.rest);
}

/** Projects and activities: what heads each, and what was done in it. */
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

/** Nothing but a title and a place: where something else stands, it may be another employer that was not recognised. */
function namesOnlyTitle({ headers }: Entry): boolean {
  return headers.length === 1 && !/[(,|]/u.test((headers[0]?.text ?? '').replace(/\t.*/u, ''));
}

/** Jobs of a section. A further position below the same employer takes over the employer's name. */
function readJobs(rows: ResumeRow[]): ResumeExperience[] {
  const jobs: ResumeExperience[] = [];
  for (const entry of findEntries(rows, false)) {
    const job = readJob(entry);
    const previous = jobs.at(-1);
    const isPromotion =
      job.employer === '' &&
      job.title !== '' &&
      job.startDate !== '' &&
      previous !== undefined &&
      namesOnlyTitle(entry);
    jobs.push(isPromotion ? { ...job, employer: previous.employer } : job);
  }
  return jobs.filter((job) => job.title !== '' || job.employer !== '' || job.achievements.length > 0);
}
