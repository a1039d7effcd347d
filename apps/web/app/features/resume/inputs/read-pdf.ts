const MARK = '%PDF-';
/** The server finds the mark anywhere in the first four kilobytes. */
const MARK_WITHIN_BYTES = 4096;

/** The chosen file as a copy of its own, so that a change on the disk does not break a later try. Null when it is not a PDF. */
export async function readPdf(file: File): Promise<File | null> {
  const bytes = await file.arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes.slice(0, MARK_WITHIN_BYTES));
  if (!head.includes(MARK)) return null;
  return new File([bytes], file.name, { type: 'application/pdf', lastModified: file.lastModified });
}
