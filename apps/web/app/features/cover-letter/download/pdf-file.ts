import { concat } from './zip.ts';

const encoder = new TextEncoder();

/** Collects the objects of a PDF 1.7 and writes them with their table of offsets. */
export function createPdfFile() {
  const objects: Uint8Array[] = [];
  const reserve = (): number => objects.push(new Uint8Array());
  const set = (number: number, body: string): void => {
    objects[number - 1] = encoder.encode(body);
  };
  const add = (body: string): number => objects.push(encoder.encode(body));
  const addStream = (content: string | Uint8Array, entries = ''): number => {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    const head = encoder.encode(`<< /Length ${bytes.length} ${entries} >>\nstream\n`);
    return objects.push(concat([head, bytes, encoder.encode('\nendstream')]));
  };

  function toBytes(root: number, info: number): Uint8Array<ArrayBuffer> {
    // The second line tells programs that the file is binary.
    const parts: Uint8Array[] = [encoder.encode('%PDF-1.7\n%'), new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a])];
    let at = parts.reduce((sum, part) => sum + part.length, 0);
    const offsets = objects.map((body, index) => {
      const whole = concat([encoder.encode(`${index + 1} 0 obj\n`), body, encoder.encode('\nendobj\n')]);
      parts.push(whole);
      const offset = at;
      at += whole.length;
      return offset;
    });
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = objects.length + 1;
    parts.push(
      encoder.encode(
        `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`,
      ),
    );
    return concat(parts);
  }

  return { reserve, set, add, addStream, toBytes };
}
export type PdfFile = ReturnType<typeof createPdfFile>;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** A text as UTF-16 in hexadecimal digits, which is how PDF writes any script. */
export const toUtf16Hex = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4)).join('');
export const toHex = (codes: readonly number[], digits: 2 | 4): string =>
  codes.map((code) => hex(code, digits)).join('');
/** A string object that may hold any script. */
export const pdfText = (text: string): string => `<feff${toUtf16Hex(text)}>`;
