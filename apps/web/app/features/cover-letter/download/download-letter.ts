import type { CoverLetter } from '@greenroom/contract/cover-letter';
import { type LetterBlock, toLetterBlocks } from '../letter/letter-text.ts';
import { buildDocx } from './build-docx.ts';
import { buildPdf, canSetPages } from './build-pdf.ts';
import { widthIn } from './embed-font.ts';
import { layOut } from './lay-out.ts';
import { loadLetterFonts } from './letter-fonts.ts';
import { createMeasure, paintPage } from './paint-page.ts';
import { type Paper, paperOf } from './paper.ts';

const MEDIA_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;
/** Long enough for the browser to have taken the file. */
const RELEASE_AFTER_MS = 60_000;

/** What no system allows in a file's name. */
const safeName = (name: string): string => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}

/** The letter set in our fonts; where they do not have its script or cannot be had, as the browser paints it. */
async function makePdf(blocks: readonly LetterBlock[], paper: Paper, title: string) {
  const fonts = await loadLetterFonts();
  if (fonts) {
    const pages = layOut(blocks, paper, (text, { fontSize, isBold }) =>
      widthIn(isBold ? fonts.bold : fonts.regular, text, fontSize),
    );
    if (canSetPages(fonts, pages)) return buildPdf(pages, paper, title, { fonts, paint: paintPage });
  }
  return buildPdf(layOut(blocks, paper, createMeasure()), paper, title, { fonts: undefined, paint: paintPage });
}

/** Makes the file in the browser, with the person's changes in it, and hands it to the browser's downloads. */
export async function downloadLetter(letter: CoverLetter, format: 'docx' | 'pdf', title: string): Promise<void> {
  const blocks = toLetterBlocks(letter);
  const paper = paperOf(navigator.language);
  const bytes = format === 'docx' ? buildDocx(blocks, paper, title) : await makePdf(blocks, paper, title);
  save(new Blob([bytes], { type: MEDIA_TYPES[format] }), `${safeName(title)}.${format}`);
}
