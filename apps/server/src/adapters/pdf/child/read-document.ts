import type { ResumeDocument, ResumeLine } from '@greenroom/contract/resume';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { MAX_PAGES } from '../pdf-messages.ts';
import { isScan } from './build-chunks.ts';
import { buildLines } from './build-lines.ts';
import { dropRepeatedMargins, mendLines } from './mend-lines.ts';
import { openPdf, readPageMarks } from './open-pdf.ts';
import { RefusedError } from './refused-error.ts';
import { PageTooHeavyError } from './trace-page.ts';

/** A hundred dense pages hold about 400,000 characters. */
const MAX_CHARACTERS = 600_000;
/** Fewer letters than this beside pictures or drawings are a stamp on a scan, not a resume. */
const FEWEST_CHARACTERS = 20;

/** Reads a whole PDF. Throws a `RefusedError`. */
export async function readDocument(bytes: Uint8Array): Promise<ResumeDocument> {
  const pdf = await openPdf(bytes).catch((cause: unknown) => {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new RefusedError(isLocked ? 'resume_encrypted' : 'resume_unreadable');
  });
  try {
    if (pdf.numPages > MAX_PAGES) throw new RefusedError('resume_too_long');
    return await readPages(pdf);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

type Found = { characters: number; pictures: number; paints: number; scans: number; failures: number };

function refuseTextless(found: Found, pageCount: number): void {
  const isPictured = found.pictures > 0 || found.paints > 0;
  const isStamp = found.scans === pageCount && found.characters < 2 * FEWEST_CHARACTERS * pageCount;
  if (isPictured && (found.characters < FEWEST_CHARACTERS || isStamp)) throw new RefusedError('resume_image_only');
  if (found.characters === 0)
    throw new RefusedError(found.failures > 0 || pageCount === 0 ? 'resume_unreadable' : 'resume_empty');
}

async function readPages(pdf: PDFDocumentProxy): Promise<ResumeDocument> {
  const lines: ResumeLine[] = [];
  const heights = new Map<number, number>();
  const found: Found = { characters: 0, pictures: 0, paints: 0, scans: 0, failures: 0 };
  for (let page = 1; page <= pdf.numPages; page++) {
    const marks = await readPageMarks(pdf, page).catch((cause: unknown) => {
      if (cause instanceof PageTooHeavyError) throw new RefusedError('resume_too_heavy');
      return undefined;
    });
    if (!marks) {
      found.failures++;
      continue;
    }
    heights.set(page, marks.height);
    found.pictures += marks.pictures.length;
    found.paints += marks.paintCount;
    if (isScan(marks)) found.scans++;
    for (const line of buildLines(marks, page)) {
      lines.push(line);
      found.characters += line.text.length;
    }
    if (found.characters > MAX_CHARACTERS) throw new RefusedError('resume_too_heavy');
  }
  refuseTextless(found, pdf.numPages);
  const kept = dropRepeatedMargins(lines, (page) => heights.get(page) ?? 0);
  return { lines: mendLines(kept), pageCount: pdf.numPages };
}
