import type { TextStyle } from '../../../../apps/server/src/testing/pdf-writer/pdf-document.ts';
import type { PdfFont } from '../../../../apps/server/src/testing/pdf-writer/pdf-fonts.ts';
import type { JobFacts, ResumeFacts } from '../resume-facts.ts';
import { type Column, setAtRight, setLine, setParagraph } from './set-text.ts';

export type Look = {
  body: TextStyle;
  bold: TextStyle;
  heading: TextStyle;
  name: TextStyle;
  bullet: { text: string; style: TextStyle };
  /** Writes a heading otherwise than in one plain line, for example spread or in two sizes. */
  setHeading?: (column: Column, text: string) => void;
  datesAt: 'right' | 'below' | 'behind';
};

export function createLook(fonts: { body: PdfFont; bold: PdfFont }, size = 10, overrides: Partial<Look> = {}): Look {
  const body = { font: fonts.body, size };
  return {
    body,
    bold: { font: fonts.bold, size },
    heading: { font: fonts.bold, size: size + 3, color: [0.05, 0.3, 0.2] },
    name: { font: fonts.bold, size: size + 12 },
    bullet: { text: '•', style: body },
    datesAt: 'right',
    ...overrides,
  };
}

export function setHeading(column: Column, text: string, look: Look): void {
  column.y -= 0.8 * look.heading.size;
  if (look.setHeading) look.setHeading(column, text);
  else setLine(column, text, look.heading);
  column.y -= 1.5 * look.heading.size;
}

export function setNameBlock(column: Column, facts: ResumeFacts, look: Look): void {
  setLine(column, facts.name, look.name);
  column.y -= 1.2 * look.name.size;
  setLine(column, facts.headline, look.bold);
  column.y -= 1.5 * look.bold.size;
}

export function setJob(column: Column, job: JobFacts, look: Look): void {
  setLine(column, job.employer, look.bold);
  if (look.datesAt === 'right') setAtRight(column, job.dates, look.body);
  column.y -= 1.3 * look.body.size;
  setLine(column, look.datesAt === 'behind' ? `${job.title}, ${job.dates}` : job.title, look.body);
  column.y -= 1.3 * look.body.size;
  if (look.datesAt === 'below') {
    setLine(column, job.dates, look.body);
    column.y -= 1.3 * look.body.size;
  }
  for (const achievement of job.achievements) setParagraph(column, achievement, look.body, { bullet: look.bullet });
  column.y -= 0.6 * look.body.size;
}

export function setSummary(column: Column, facts: ResumeFacts, look: Look): void {
  setHeading(column, facts.headings.summary, look);
  setParagraph(column, facts.summary, look.body);
}

export function setWork(column: Column, facts: ResumeFacts, look: Look): void {
  setHeading(column, facts.headings.work, look);
  for (const job of facts.jobs) setJob(column, job, look);
}

export function setEducation(column: Column, facts: ResumeFacts, look: Look): void {
  const { institution, degree, dates } = facts.education;
  setHeading(column, facts.headings.education, look);
  for (const [text, style] of [
    [institution, look.bold],
    [degree, look.body],
    [dates, look.body],
  ] as const) {
    setParagraph(column, text, style);
  }
}

/** Skills one a line, or as one running list. */
export function setSkills(column: Column, facts: ResumeFacts, look: Look, isList: boolean): void {
  setHeading(column, facts.headings.skills, look);
  if (!isList) setParagraph(column, facts.skills.join(', '), look.body);
  else for (const skill of facts.skills) setParagraph(column, skill, look.body, { bullet: look.bullet });
}
