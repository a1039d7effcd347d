const PDF_MARK = '%PDF-';
/** The server looks for the mark of a PDF in the first four kilobytes. */
const HEAD_BYTES = 4096;
/** Word and OpenDocument files are ZIP archives. */
const ARCHIVE_MARK = 'PK\u0003\u0004';
const TEXT_TYPE = 'text/plain';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const OPEN_DOCUMENT_TYPE = 'application/vnd.oasis.opendocument.text';

/**
 * The chosen file as a copy of its own, so that a change on the disk does not break a later try. Null when it is no PDF, DOCX, ODT or text file.
 */
export async function readResumeFile(file: File): Promise<File | null> {
  const bytes = await file.arrayBuffer();
  const type = typeOf(new TextDecoder('latin1').decode(bytes.slice(0, HEAD_BYTES)), file.name.toLowerCase());
  if (type === null) return null;
  // The server takes text only where a byte order mark says that it is meant as text.
  const parts = type === TEXT_TYPE && !hasMark(new Uint8Array(bytes)) ? ['\ufeff', bytes] : [bytes];
  return new File(parts, file.name, { type, lastModified: file.lastModified });
}

function typeOf(head: string, name: string): string | null {
  if (head.includes(PDF_MARK)) return 'application/pdf';
  if (head.startsWith(ARCHIVE_MARK)) {
    if (name.endsWith('.docx')) return WORD_TYPE;
    return name.endsWith('.odt') ? OPEN_DOCUMENT_TYPE : null;
  }
  return name.endsWith('.txt') || name.endsWith('.md') ? TEXT_TYPE : null;
}

const hasMark = ([first, second, third]: Uint8Array) =>
  (first === 0xef && second === 0xbb && third === 0xbf) ||
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff);
