import { deflateSync } from 'node:zlib';
import type { PdfEncryption } from './pdf-encryption.ts';

/** Collects the objects of a PDF and writes them with a cross-reference table. Object numbers count from 1. */
export type PdfFile = {
  /** Reserves a number for an object that is set later, for things that point at each other. */
  reserve: () => number;
  set: (objectNumber: number, body: string) => void;
  add: (body: string) => number;
  addStream: (content: string | Buffer, options?: { entries?: string; isCompressed?: boolean }) => number;
  toBuffer: (rootNumber: number) => Buffer;
};

export function createPdfFile(options: { encryption?: PdfEncryption } = {}): PdfFile {
  const { encryption } = options;
  const bodies: Buffer[] = [];
  const file: PdfFile = {
    reserve: () => bodies.push(Buffer.from('null')),
    set(objectNumber, body) {
      bodies[objectNumber - 1] = Buffer.from(body, 'latin1');
    },
    add(body) {
      return bodies.push(Buffer.from(body, 'latin1'));
    },
    addStream(content, { entries = '', isCompressed = true } = {}) {
      const plain = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
      const packed = isCompressed ? deflateSync(plain) : plain;
      const objectNumber = file.reserve();
      const stored = encryption ? encryption.encrypt(objectNumber, packed) : packed;
      const filter = isCompressed ? '/Filter /FlateDecode ' : '';
      bodies[objectNumber - 1] = Buffer.concat([
        Buffer.from(`<< ${filter}${entries} /Length ${stored.length} >>\nstream\n`, 'latin1'),
        stored,
        Buffer.from('\nendstream'),
      ]);
      return objectNumber;
    },
    toBuffer: (rootNumber) => serialize(bodies, rootNumber, encryption),
  };
  return file;
}

function serialize(bodies: Buffer[], rootNumber: number, encryption?: PdfEncryption): Buffer {
  const header = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  const parts = [header];
  let offset = header.length;
  const all = encryption ? [...bodies, Buffer.from(encryption.dictionary)] : bodies;
  const offsets = all.map((body, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    offset += part.length;
    return offset - part.length;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const id = encryption ? `<${encryption.fileId.toString('hex')}>` : '';
  const locked = encryption ? ` /Encrypt ${all.length} 0 R /ID [${id} ${id}]` : '';
  const size = all.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root ${rootNumber} 0 R${locked} >>\nstartxref\n${offset}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
