/** The kinds of files that a resume may be sent as. An archive may hold a DOCX or an OpenDocument text. */
export type FileFormat = 'pdf' | 'archive' | 'text';

/** Many programs and mail gateways put bytes before the header of a PDF, a kilobyte by custom and at times somewhat more. */
export const FORMAT_HEAD_BYTES = 4096;
const PDF_MARK = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ARCHIVE_MARK = [0x50, 0x4b, 0x03, 0x04];
/** Byte order marks of UTF-8 and of UTF-16: a text says by one that it is meant to be read as text. */
const TEXT_MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** The format of a file by its first bytes; undefined for one that is no resume of any accepted format. */
export function formatOf(bytes: Uint8Array): FileFormat | undefined {
  const head = bytes.subarray(0, FORMAT_HEAD_BYTES);
  for (let at = 0; at + PDF_MARK.length <= head.length; at += 1)
    if (beginsWith(head.subarray(at), PDF_MARK)) return 'pdf';
  if (beginsWith(head, ARCHIVE_MARK)) return 'archive';
  return TEXT_MARKS.some((mark) => beginsWith(head, mark)) ? 'text' : undefined;
}

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
