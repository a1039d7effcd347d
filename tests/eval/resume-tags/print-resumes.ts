// Prints the resumes of the writers that have no pages yet to PDF and stores the lines that the reader finds:
// `node tests/eval/resume-tags/print-resumes.ts`. Needs Chromium; some minutes.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdfResumeReader } from '../../../apps/server/src/adapters/pdf/create-resume-reader.ts';
import { packPage, pagesFolder } from './printed-pages.ts';
import { lookOf, setHtml } from './set-html.ts';
import { readTaggedResumes } from './tagged-resumes.ts';

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
const writers = new Map<string, unknown[]>();
for (const [index, resume] of readTaggedResumes('pasted').entries()) {
  if (existsSync(join(pagesFolder, `${resume.writer}.json`))) continue;
  const look = lookOf(index);
  const path = join(printed, `${resume.truth.id}.pdf`);
  await page.setContent(setHtml(resume, look));
  const margin = `${look.margin}mm`;
  await page.pdf({ path, format: look.format, margin: { top: margin, bottom: margin, left: margin, right: margin } });
  const { lines } = await reader.read(readFileSync(path), {});
  const pages = writers.get(resume.writer) ?? [];
  pages.push({ id: resume.truth.id, lines: packPage(lines, resume.source) });
  writers.set(resume.writer, pages);
}
await reader.close();
await browser.close();
rmSync(printed, { recursive: true });
mkdirSync(pagesFolder, { recursive: true });
for (const [writer, pages] of writers) {
  const rows = pages.map((one) => `  ${JSON.stringify(one).replaceAll('],[', '],\n    [')}`);
  writeFileSync(join(pagesFolder, `${writer}.json`), `[\n${rows.join(',\n')}\n]\n`);
}
