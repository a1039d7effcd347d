// Prints the resumes of the writers that have no pages yet to PDF and stores the lines that the reader finds:
// `node tests/eval/resume-tags/print-resumes.ts`. Needs Chromium; some minutes.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResumeLine } from '@greenroom/contract/resume';
import { createPdfResumeReader } from '../../../apps/server/src/adapters/pdf/create-resume-reader.ts';
import { designHtml, designOf } from './design-html.ts';
import { designedFolder, packPage, pagesFolder } from './printed-pages.ts';
import { lookOf, setHtml } from './set-html.ts';
import { readTaggedResumes, type TaggedResume } from './tagged-resumes.ts';

type Browser = {
  newPage: () => Promise<{
    setContent: (html: string) => Promise<void>;
    pdf: (options: object) => Promise<unknown>;
  }>;
  close: () => Promise<void>;
};
const { chromium } = createRequire(import.meta.url)('playwright-core') as {
  chromium: { launch: (options: object) => Promise<Browser> };
};

const printed = mkdtempSync(join(tmpdir(), 'printed-'));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
const reader = createPdfResumeReader({ childCount: 1 });
const resumes = readTaggedResumes('pasted');
await printAll(pagesFolder, resumes, (resume, index) => {
  const look = lookOf(index);
  return { ...look, html: setHtml(resume, look) };
});
const ordinary = resumes.filter(({ kind }) => kind === 'ordinary');
await printAll(designedFolder, ordinary, (resume, index) => {
  const design = designOf(index);
  return { ...design, html: designHtml(resume, design) };
});
await reader.close();
await browser.close();
rmSync(printed, { recursive: true });

type Sheet = { html: string; format: string; margin: number };

/** Prints the resumes of which a folder has no pages yet. */
async function printAll(
  folder: string,
  all: readonly TaggedResume[],
  setOf: (resume: TaggedResume, index: number) => Sheet,
): Promise<void> {
  const writers = new Map<string, unknown[]>();
  mkdirSync(folder, { recursive: true });
  for (const [index, resume] of all.entries()) {
    if (existsSync(join(folder, `${resume.writer}.json`))) continue;
    const pages = writers.get(resume.writer) ?? [];
    const lines = await printOne(resume.truth.id, setOf(resume, index));
    pages.push({ id: resume.truth.id, lines: packPage(lines, resume.source) });
    writers.set(resume.writer, pages);
  }
  for (const [writer, pages] of writers) {
    const rows = pages.map((one) => `  ${JSON.stringify(one).replaceAll('],[', '],\n    [')}`);
    writeFileSync(join(folder, `${writer}.json`), `[\n${rows.join(',\n')}\n]\n`);
  }
}

async function printOne(id: string, { html, format, margin }: Sheet): Promise<ResumeLine[]> {
  const path = join(printed, `${id}.pdf`);
  const edge = `${margin}mm`;
  await page.setContent(html);
  await page.pdf({ path, format, margin: { top: edge, bottom: edge, left: edge, right: edge }, printBackground: true });
  const { lines } = await reader.read(readFileSync(path), {});
  return lines;
}
