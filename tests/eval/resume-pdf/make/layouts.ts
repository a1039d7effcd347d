import {
  buildPdf,
  type PdfDocumentOptions,
  type PdfPage,
} from '../../../../apps/server/src/testing/pdf-writer/pdf-document.ts';
import { createSimpleFont, createUnicodeFont } from '../../../../apps/server/src/testing/pdf-writer/pdf-fonts.ts';
import type { ResumeFacts } from '../resume-facts.ts';
import {
  createLook,
  type Look,
  setEducation,
  setHeading,
  setJob,
  setNameBlock,
  setSkills,
  setSummary,
  setWork,
} from './set-resume.ts';
import { type Column, setAtRight, setLine, setParagraph, widthOf } from './set-text.ts';

export const helvetica = (size = 10, overrides: Partial<Look> = {}) =>
  createLook({ body: createSimpleFont('Helvetica'), bold: createSimpleFont('Helvetica-Bold') }, size, overrides);
export const unicode = (size = 10, overrides: Partial<Look> = {}) =>
  createLook(
    { body: createUnicodeFont('GreenroomSans'), bold: createUnicodeFont('GreenroomSans-Bold') },
    size,
    overrides,
  );

const columnOf = (page: PdfPage, left: number, right: number, y = 780): Column => ({ page, left, right, y });

/** Everything in one column; `decorate` draws before the text. */
export function buildOneColumn(
  facts: ResumeFacts,
  look: Look,
  options: {
    pdf?: PdfDocumentOptions;
    column?: Partial<Column>;
    decorate?: (page: PdfPage) => void;
    isSkillList?: boolean;
  } = {},
): Buffer {
  return buildPdf(
    [
      (page) => {
        options.decorate?.(page);
        const column = { ...columnOf(page, 56, 540), ...options.column };
        setNameBlock(column, facts, look);
        setLine(column, facts.contact.join(' | '), look.body);
        column.y -= 18;
        setSummary(column, facts, look);
        setWork(column, facts, look);
        setEducation(column, facts, look);
        setSkills(column, facts, look, options.isSkillList ?? false);
      },
    ],
    options.pdf,
  );
}

/** A head across the page, then two columns. With `isAcross` the two are painted line by line, as some printers' drivers do. */
export function buildTwoColumns(
  facts: ResumeFacts,
  look: Look,
  options: { isAcross?: boolean; leading?: number } = {},
): Buffer {
  return buildPdf([
    (page) => {
      const head = columnOf(page, 50, 545);
      setNameBlock(head, facts, look);
      setParagraph(head, facts.contact.join(' · '), look.body);
      setSummary(head, facts, look);
      const painted: { y: number; paint: () => void }[] = [];
      const recorder: PdfPage = {
        ...page,
        text: (x, y, text, style) => painted.push({ y, paint: () => page.text(x, y, text, style) }),
      };
      const target = options.isAcross ? recorder : page;
      const left = { ...columnOf(target, 50, 330), y: head.y };
      const right = { ...columnOf(target, 352, 545), y: head.y };
      setWork(left, facts, { ...look, datesAt: 'below' });
      setEducation(right, facts, look);
      setSkills(right, facts, look, true);
      for (const line of painted.sort((first, second) => second.y - first.y)) line.paint();
    },
  ]);
}

/** A coloured sidebar with white text beside the work history. */
export function buildSidebar(facts: ResumeFacts, look: Look, side: 'left' | 'right', isMainFirst = false): Buffer {
  return buildPdf([
    (page) => {
      const [barLeft, mainLeft] = side === 'left' ? [0, 205] : [410, 40];
      page.rectangle({ x: barLeft, y: 0, width: 185, height: 842 }, [0.1, 0.25, 0.22]);
      const white = (style: Look['body']): Look['body'] => ({ ...style, color: [1, 1, 1] });
      const barLook: Look = {
        ...look,
        body: white(look.body),
        bold: white(look.bold),
        heading: white(look.heading),
        bullet: { ...look.bullet, style: white(look.body) },
      };
      const setBar = () => {
        const bar = columnOf(page, barLeft + 18, barLeft + 172, 760);
        setHeading(bar, 'Contact', barLook);
        for (const line of facts.contact) setParagraph(bar, line, { ...barLook.body, size: 8.5 });
        setSkills(bar, facts, barLook, true);
        setEducation(bar, facts, barLook);
      };
      const setMain = () => {
        const main = columnOf(page, mainLeft, mainLeft + 350, 770);
        setNameBlock(main, facts, look);
        setSummary(main, facts, look);
        setWork(main, facts, look);
      };
      for (const part of isMainFirst ? [setMain, setBar] : [setBar, setMain]) part();
    },
  ]);
}

/** The work history as a table: dates, employer and title, what was done; painted cell by cell. */
export function buildTable(facts: ResumeFacts, look: Look): Buffer {
  return buildPdf([
    (page) => {
      const column = columnOf(page, 50, 545);
      setNameBlock(column, facts, look);
      setParagraph(column, facts.contact.join('   '), look.body);
      setSummary(column, facts, look);
      setHeading(column, facts.headings.work, look);
      for (const job of facts.jobs) {
        const top = column.y;
        page.raw(`0.6 0.6 0.6 RG 48 ${top + 12} 500 0 m 548 ${top + 12} l S`);
        const [dates, role, work] = [
          columnOf(page, 50, 140, top),
          columnOf(page, 150, 270, top),
          columnOf(page, 285, 545, top),
        ];
        setParagraph(dates, job.dates, look.body);
        setParagraph(role, job.employer, look.bold);
        setParagraph(role, job.title, look.body);
        for (const achievement of job.achievements) setParagraph(work, achievement, look.body);
        column.y = Math.min(dates.y, role.y, work.y) - 8;
      }
      setEducation(column, facts, look);
      setHeading(column, facts.headings.skills, look);
      for (let index = 0; index < facts.skills.length; index += 2) {
        setLine(column, facts.skills[index] ?? '', look.body);
        setLine(column, facts.skills[index + 1] ?? '', look.body, 220);
        column.y -= 15;
      }
    },
  ]);
}

/** As LaTeX sets it: no spaces but gaps, kerning between letters, ligatures as glyphs, headings in small capitals of two sizes. */
export function buildLatex(facts: ResumeFacts): Buffer {
  const ligatures = { ffi: 'ffi', ffl: 'ffl', ff: 'ff', fi: 'fi', fl: 'fl' };
  const body = createSimpleFont('CMR10', { ligatures });
  const bold = createSimpleFont('CMBX10', { ligatures });
  const look = createLook({ body, bold }, 10, {
    setHeading(column, text) {
      const large = { font: bold, size: 14 };
      const small = { font: bold, size: 11 };
      column.page.text(column.left, column.y, text.slice(0, 1), large);
      column.page.text(column.left + widthOf(text.slice(0, 1), large), column.y, text.slice(1).toUpperCase(), small);
      column.page.raw(`0 G 0.4 w ${column.left} ${column.y - 4} m ${column.right} ${column.y - 4} l S`);
    },
  });
  return buildPdf([
    (page) => {
      const spaceless: PdfPage = {
        ...page,
        text(x, y, text, style) {
          let at = x;
          for (const word of text.split(' ')) {
            page.text(at, y, word, { ...style, kerning: -6 });
            at += widthOf(word, { ...style, kerning: -6 }) + 0.3 * style.size;
          }
        },
      };
      const column: Column = { ...columnOf(spaceless, 72, 523), isHyphenated: true };
      setNameBlock(column, facts, look);
      setParagraph(column, facts.contact.join(', '), look.body);
      setSummary(column, facts, look);
      setWork(column, facts, look);
      setEducation(column, facts, look);
      setSkills(column, facts, look, false);
    },
  ]);
}

/** As a word processor sets it: bullets of a symbol font, every few letters its own string, spaces written out. */
export function buildWordLike(facts: ResumeFacts): Buffer {
  const symbol = createUnicodeFont('SymbolMT');
  const body = createUnicodeFont('Calibri');
  const look = createLook({ body, bold: createUnicodeFont('Calibri-Bold') }, 11, {
    bullet: { text: '\uf0b7', style: { font: symbol, size: 10 } },
  });
  return buildPdf([
    (page) => {
      const broken: PdfPage = {
        ...page,
        text(x, y, text, style) {
          let at = x;
          for (const piece of text.match(/.{1,5}/gsu) ?? []) {
            page.text(at, y, piece, style);
            at += widthOf(piece, style);
          }
        },
      };
      const column = columnOf(broken, 72, 523);
      setNameBlock(column, facts, look);
      setParagraph(column, facts.contact.join(' | '), look.body);
      setSummary(column, facts, look);
      setWork(column, facts, look);
      setEducation(column, facts, look);
      setSkills(column, facts, look, false);
    },
  ]);
}

/** One job a page and a running head and foot on each. */
export function buildPaged(facts: ResumeFacts, look: Look, pageCount: number): Buffer {
  const pages = Array.from({ length: pageCount }, (_, index) => (page: PdfPage) => {
    const column = columnOf(page, 56, 540, 770);
    page.text(56, 812, `${facts.name} – ${facts.contact[0]}`, { ...look.body, size: 8 });
    setAtRight({ ...column, y: 24 }, `Page ${index + 1} of ${pageCount}`, { ...look.body, size: 8 });
    if (index === 0) {
      setNameBlock(column, facts, look);
      setSummary(column, facts, look);
      setSkills(column, facts, look, false);
      setEducation(column, facts, look);
      setHeading(column, facts.headings.work, look);
    }
    const job = facts.jobs[index % facts.jobs.length];
    if (job && (index < facts.jobs.length || pageCount > 3)) {
      if (index < facts.jobs.length) setJob(column, job, look);
      else setJob(column, { ...job, employer: `${job.employer} ${index}` }, look);
    }
    for (let filler = 0; filler < 20; filler++) {
      setParagraph(
        column,
        `Project ${index + 1}.${filler + 1}: kept the notes, the figures and the open questions of the work above in order.`,
        look.body,
      );
    }
  });
  return buildPdf(pages);
}

/** Pictures of pages, and nothing that is text. */
export const buildImageOnly = () =>
  buildPdf([
    (page) => page.image({ x: 0, y: 0, width: 595, height: 842 }),
    (page) => page.image({ x: 20, y: 20, width: 555, height: 800 }),
  ]);

/** A scan with the words that a recogniser wrote under the picture in invisible letters. */
export function buildRecognisedScan(facts: ResumeFacts, look: Look): Buffer {
  const invisible = (style: Look['body']): Look['body'] => ({ ...style, renderMode: 3 });
  const hidden: Look = {
    ...look,
    body: invisible(look.body),
    bold: invisible(look.bold),
    heading: invisible(look.heading),
    name: invisible(look.name),
    bullet: { ...look.bullet, style: invisible(look.body) },
  };
  return buildOneColumn(facts, hidden, { decorate: (page) => page.image({ x: 0, y: 0, width: 595, height: 842 }) });
}

/** One column with words beneath it that no one sees, hidden in five ways. */
export function buildHiddenText(facts: ResumeFacts, look: Look, hidden: readonly string[]): Buffer {
  const white: [number, number, number] = [1, 1, 1];
  const styles: ((text: string, page: PdfPage, y: number) => void)[] = [
    (text, page, y) => page.text(56, y, text, { ...look.body, color: white }),
    (text, page, y) => page.text(56, y, text, { ...look.body, renderMode: 3 }),
    (text, page, y) => page.text(56, y, text, { ...look.body, size: 1 }),
    (text, page) => page.text(56, -40, text, look.body),
    (text, page, y) => page.text(56, y, text, { ...look.body, opacity: 0 }),
    (text, page, y) => {
      page.text(56, y, text, look.body);
      page.rectangle({ x: 50, y: y - 4, width: 500, height: 16 }, white);
    },
  ];
  return buildOneColumn(facts, look, {
    decorate(page) {
      for (const [index, text] of hidden.entries()) styles[index % styles.length]?.(text, page, 120 - 16 * index);
    },
  });
}
