import type { ResumeDocument, ResumeLine } from '@greenroom/contract/resume';
import { formatOf } from '../file-format.ts';
import { readArchive } from './read-archive.ts';
import { readDocument } from './read-document.ts';
import { readOpenDocument } from './read-open-document.ts';
import { readPlainText } from './read-plain-text.ts';
import { readWord } from './read-word.ts';
import { RefusedError } from './refused-error.ts';

const WANTED = /^(?:word\/(?:document|header\d*)|content|styles)\.xml$/u;
const MAX_CHARACTERS = 600_000;

/** Reads a resume of any accepted format by its first bytes. Throws a `RefusedError`. */
export async function readFile(bytes: Uint8Array): Promise<ResumeDocument> {
  const format = formatOf(bytes);
  if (format === 'pdf') return readDocument(bytes);
  if (format === undefined) throw new RefusedError('not_a_pdf');
  const lines = format === 'archive' ? readOffice(bytes) : readPlainText(bytes);
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (characters > MAX_CHARACTERS) throw new RefusedError('resume_too_heavy');
  if (characters === 0) throw new RefusedError('resume_empty');
  return { lines, pageCount: Math.max(...lines.map((line) => line.page)) };
}

function readOffice(bytes: Uint8Array): ResumeLine[] {
  const files = readArchive(bytes, (name) => WANTED.test(name));
  if (files.has('word/document.xml')) return readWord(files);
  if (files.has('content.xml')) return readOpenDocument(files);
  throw new RefusedError('not_a_pdf');
}
