import type { CoverLetter } from '@greenroom/contract/cover-letter';
import { toLetterBlocks } from '../letter/letter-text.ts';
import { buildDocx } from './build-docx.ts';
import { buildPdf } from './build-pdf.ts';
import { layOut } from './lay-out.ts';
import { createMeasure, paintPage } from './paint-page.ts';
import { paperOf } from './paper.ts';

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

/** Makes the file in the browser, with the person's changes in it, and hands it to the browser's downloads. */
export async function downloadLetter(letter: CoverLetter, format: 'docx' | 'pdf', title: string): Promise<void> {
  const blocks = toLetterBlocks(letter);
  const paper = paperOf(navigator.language);
  const bytes =
    format === 'docx'
      ? buildDocx(blocks, paper, title)
      : await buildPdf(layOut(blocks, paper, createMeasure()), paper, title, paintPage);
  save(new Blob([bytes], { type: MEDIA_TYPES[format] }), `${safeName(title)}.${format}`);
}
