import { buildPdf, type PdfPage } from '../../../../apps/server/src/testing/pdf-writer/pdf-document.ts';
import type { ResumeFacts } from '../resume-facts.ts';
import {
  type Look,
  setEducation,
  setHeading,
  setJob,
  setNameBlock,
  setSkills,
  setSummary,
  setWork,
} from './set-resume.ts';
import { type Column, setLine, setParagraph, widthOf } from './set-text.ts';

const columnOf = (page: PdfPage, left: number, right: number, y = 780): Column => ({ page, left, right, y });

/** Name, contact and skills in a narrow column on the left, the history in a wide one on the right, in plain black. */
export function buildNameInSidebar(facts: ResumeFacts, look: Look, options: { isMainFirst?: boolean } = {}): Buffer {
  return buildPdf([
    (page) => {
      const setBar = () => {
        const bar = columnOf(page, 36, 186, 790);
        setParagraph(bar, facts.name, { ...look.name, size: 19 });
        setParagraph(bar, facts.headline, look.bold);
        setHeading(bar, 'Contact', look);
        for (const line of facts.contact) setParagraph(bar, line, { ...look.body, size: 8 });
        setSkills(bar, facts, look, true);
      };
      const setMain = () => {
        const main = columnOf(page, 214, 560, 790);
        setSummary(main, facts, look);
        setWork(main, facts, look);
        setEducation(main, facts, look);
      };
      for (const part of options.isMainFirst ? [setMain, setBar] : [setBar, setMain]) part();
    },
  ]);
}

/** The history on the left; on the right a picture of the person above contact and skills. */
export function buildPhotoSidebar(facts: ResumeFacts, look: Look): Buffer {
  return buildPdf([
    (page) => {
      const main = columnOf(page, 45, 370, 785);
      setNameBlock(main, facts, look);
      setSummary(main, facts, look);
      setWork(main, facts, look);
      page.rectangle({ x: 400, y: 0, width: 195, height: 842 }, [0.93, 0.94, 0.92]);
      page.image({ x: 440, y: 690, width: 110, height: 120 });
      const bar = columnOf(page, 418, 580, 660);
      setHeading(bar, 'Contact', look);
      for (const line of facts.contact) setParagraph(bar, line, { ...look.body, size: 8.5 });
      setSkills(bar, facts, look, true);
      setEducation(bar, facts, look);
    },
  ]);
}

/** Name, profession and contact in the middle of the page. */
export function buildCentredHead(facts: ResumeFacts, look: Look): Buffer {
  return buildPdf([
    (page) => {
      const column = columnOf(page, 56, 540);
      const setCentred = (text: string, style: Look['body']) => {
        page.text((595 - widthOf(text, style)) / 2, column.y, text, style);
        column.y -= 1.4 * style.size;
      };
      setCentred(facts.name, look.name);
      setCentred(facts.headline, look.bold);
      setCentred(facts.contact.join('  |  '), look.body);
      setSummary(column, facts, look);
      setWork(column, facts, look);
      setEducation(column, facts, look);
      setSkills(column, facts, look, false);
    },
  ]);
}

/** Dates in their own margin beside each job; headings are in it too where `hasMarginHeadings`. */
export function buildMarginDates(facts: ResumeFacts, look: Look, hasMarginHeadings = false): Buffer {
  return buildPdf([
    (page) => {
      const column = columnOf(page, 170, 550);
      const margin = columnOf(page, 45, 160);
      const head = (text: string) => {
        if (hasMarginHeadings) {
          column.y -= 10;
          setLine({ ...margin, y: column.y }, text, look.heading);
        } else {
          setHeading({ ...column, left: 45 }, text, look);
          column.y -= 2.3 * look.heading.size;
        }
      };
      setNameBlock(column, facts, look);
      setLine(column, facts.contact.join(' | '), look.body);
      column.y -= 18;
      head(facts.headings.summary);
      setParagraph(column, facts.summary, look.body);
      head(facts.headings.work);
      for (const job of facts.jobs) {
        if (hasMarginHeadings && job === facts.jobs[0]) column.y -= 1.5 * look.heading.size;
        setLine({ ...margin, y: column.y }, job.dates, look.body);
        setLine(column, job.title, look.bold);
        column.y -= 1.3 * look.body.size;
        setLine(column, job.employer, look.body);
        column.y -= 1.3 * look.body.size;
        for (const achievement of job.achievements)
          setParagraph(column, achievement, look.body, { bullet: look.bullet });
        column.y -= 8;
      }
      head(facts.headings.education);
      if (hasMarginHeadings) column.y -= 1.5 * look.heading.size;
      setLine({ ...margin, y: column.y }, facts.education.dates, look.body);
      setParagraph(column, facts.education.degree, look.bold);
      setParagraph(column, facts.education.institution, look.body);
      head(facts.headings.skills);
      if (hasMarginHeadings) column.y -= 1.5 * look.heading.size;
      setParagraph(column, facts.skills.join(', '), look.body);
    },
  ]);
}

/** As the European form has it: a label at the right edge of the left half, its value beside it. */
export function buildLabelled(facts: ResumeFacts, look: Look): Buffer {
  return buildPdf([
    (page) => {
      const value = columnOf(page, 200, 550, 790);
      const row = (label: string, text: string, style = look.body) => {
        page.text(185 - widthOf(label, look.body), value.y, label, look.body);
        setParagraph(value, text, style);
        value.y -= 3;
      };
      row('Name', facts.name, look.bold);
      row('E-mail', facts.contact[0] ?? '');
      row('Telephone', facts.contact[1] ?? '');
      value.y -= 6;
      page.text(185 - widthOf('Work experience', look.heading), value.y, 'Work experience', look.heading);
      value.y -= 20;
      for (const job of facts.jobs) {
        row('Dates', job.dates);
        row('Occupation or position held', job.title, look.bold);
        row('Name of employer', job.employer);
        row('Main activities', job.achievements[0] ?? '');
        for (const achievement of job.achievements.slice(1)) setParagraph(value, achievement, look.body);
        value.y -= 8;
      }
      page.text(185 - widthOf('Education', look.heading), value.y, 'Education', look.heading);
      value.y -= 20;
      row('Dates', facts.education.dates);
      row('Title of qualification', facts.education.degree);
      row('Name of institution', facts.education.institution);
      page.text(185 - widthOf('Skills', look.heading), value.y, 'Skills', look.heading);
      value.y -= 20;
      setParagraph(value, facts.skills.join(', '), look.body);
    },
  ]);
}

/** Title and employer on one line with a divider, dates at its end. */
export function buildOneLineJobs(facts: ResumeFacts, look: Look, divider: string): Buffer {
  return buildPdf([
    (page) => {
      const column = columnOf(page, 56, 540);
      setNameBlock(column, facts, look);
      setLine(column, facts.contact.join(' | '), look.body);
      column.y -= 18;
      setSummary(column, facts, look);
      setHeading(column, facts.headings.work, look);
      for (const job of facts.jobs) {
        setLine(column, `${job.title}${divider}${job.employer}`, look.bold);
        page.text(column.right - widthOf(job.dates, look.body), column.y, job.dates, look.body);
        column.y -= 1.3 * look.body.size;
        for (const achievement of job.achievements)
          setParagraph(column, achievement, look.body, { bullet: look.bullet });
        column.y -= 6;
      }
      setEducation(column, facts, look);
      setSkills(column, facts, look, false);
    },
  ]);
}

/** All bullets of a job painted first, a little above their lines, and the text after them. */
export function buildLooseBullets(facts: ResumeFacts, look: Look): Buffer {
  return buildPdf([
    (page) => {
      const texts: (() => void)[] = [];
      const late: PdfPage = {
        ...page,
        text: (x, y, text, style) =>
          text === look.bullet.text
            ? page.text(x, y + 0.8, text, style)
            : texts.push(() => page.text(x, y, text, style)),
      };
      const column = columnOf(late, 56, 540);
      setNameBlock(column, facts, look);
      setLine(column, facts.contact.join(' | '), look.body);
      column.y -= 18;
      setSummary(column, facts, look);
      setWork(column, facts, look);
      setEducation(column, facts, look);
      setSkills(column, facts, look, true);
      for (const paint of texts) paint();
    },
  ]);
}

/** Name and contact at the head of both pages; the last job continues on the second. */
export function buildRepeatedHead(facts: ResumeFacts, look: Look): Buffer {
  const last = facts.jobs.at(-1);
  const head = (page: PdfPage): Column => {
    const column = columnOf(page, 56, 540, 800);
    setLine(column, facts.name, { ...look.name, size: 16 });
    column.y -= 16;
    setLine(column, facts.contact.join(' | '), { ...look.body, size: 8.5 });
    column.y -= 22;
    return column;
  };
  return buildPdf([
    (page) => {
      const column = head(page);
      setSummary(column, facts, look);
      setHeading(column, facts.headings.work, look);
      for (const job of facts.jobs.slice(0, -1)) setJob(column, job, look);
      if (last) setJob(column, { ...last, achievements: last.achievements.slice(0, 1) }, look);
    },
    (page) => {
      const column = head(page);
      for (const achievement of last?.achievements.slice(1) ?? [])
        setParagraph(column, achievement, look.body, { bullet: look.bullet });
      setEducation(column, facts, look);
      setSkills(column, facts, look, false);
    },
  ]);
}

/** A table with cells so narrow that an employer's name is broken over two lines. */
export function buildNarrowTable(facts: ResumeFacts, look: Look): Buffer {
  return buildPdf([
    (page) => {
      const column = columnOf(page, 50, 545);
      setNameBlock(column, facts, look);
      setParagraph(column, facts.contact.join('   '), look.body);
      setHeading(column, facts.headings.work, look);
      for (const job of facts.jobs) {
        const [role, work] = [columnOf(page, 50, 150, column.y), columnOf(page, 165, 545, column.y)];
        setParagraph(role, job.employer, look.bold);
        setParagraph(role, job.title, look.body);
        setParagraph(role, job.dates, look.body);
        for (const achievement of job.achievements) setParagraph(work, achievement, look.body, { bullet: look.bullet });
        column.y = Math.min(role.y, work.y) - 10;
      }
      setEducation(column, facts, look);
      setSkills(column, facts, look, false);
    },
  ]);
}
