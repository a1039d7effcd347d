import { createPdfFile } from '../../../apps/server/src/testing/pdf-writer/pdf-file.ts';
import { createChance } from './mutate.ts';
import { buildTextPage, FONT, TEXT } from './one-page.ts';

export type NamedPdf = { name: string; pdf: Buffer };
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const MB = 1024 * 1024;

/** A page tree of `depth` nodes, each with one child. */
function buildDeepTree(depth: number): Buffer {
  const file = createPdfFile();
  const root = file.reserve();
  let parent = root;
  for (let level = 0; level < depth; level += 1) {
    const node = file.reserve();
    file.set(parent, `<< /Type /Pages /Kids [${node} 0 R] /Count 1 /Parent ${Math.max(1, parent - 1)} 0 R >>`);
    parent = node;
  }
  const content = file.addStream(TEXT);
  file.set(
    parent,
    `<< /Type /Page /Parent ${parent - 1} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << ${FONT} >> >> >>`,
  );
  return file.toBuffer(file.add(`<< /Type /Catalog /Pages ${root} 0 R >>`));
}

/** One page that a tree names again and again. */
function buildWideTree(kids: number, count: number): Buffer {
  const file = createPdfFile();
  const tree = file.reserve();
  const content = file.addStream(TEXT);
  const page = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << ${FONT} >> >> >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${`${page} 0 R `.repeat(kids)}] /Count ${count} >>`);
  return file.toBuffer(file.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

/** A hundred pages that share one heavy stream. */
function buildHeavyPages(operators: string, times: number): Buffer {
  const file = createPdfFile();
  const tree = file.reserve();
  const content = file.addStream(operators.repeat(times));
  const kids = Array.from({ length: 100 }, () =>
    file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << ${FONT} >> >> >>`,
    ),
  );
  file.set(tree, `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count 100 >>`);
  return file.toBuffer(file.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

const whole = () => buildTextPage(() => ({})).toString('latin1');
const withTrailer = (entries: string) => latin1(whole().replace('/Root', `${entries} /Root`));

function buildObjectStreamBomb(): Buffer {
  const file = createPdfFile();
  const inner = Array.from({ length: 300_000 }, (_, index) => `${index + 100} 0`).join(' ');
  const stream = file.reserve();
  const bomb = file.addStream(`${inner} ${'<< /A [1 2 3] >> '.repeat(1000)}`, {
    entries: `/Type /ObjStm /N 300000 /First ${inner.length + 1} /Extends ${stream + 1} 0 R`,
  });
  file.set(stream, `<< /Type /ObjStm /Extends ${bomb} 0 R >>`);
  return file.toBuffer(file.add('<< /Type /Catalog /Pages 100 0 R >>'));
}

/** A cross-reference stream that names itself as the one before, and says that it has two billion rows. */
function buildXrefStreamLoop(rows: string): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  const at = head.length;
  return latin1(
    `${head}3 0 obj\n<< /Type /XRef /Size ${rows} /W [1 8 8] /Index [0 ${rows}] /Root 1 0 R /Prev ${at} /Length 34 >>\nstream\n${'\u0001'.repeat(34)}\nendstream\nendobj\nstartxref\n${at}\n%%EOF`,
  );
}

function randomBytes(length: number): Buffer {
  const chance = createChance(7);
  return Buffer.from(Array.from({ length: 4096 }, () => Math.floor(chance() * 256))).subarray(0, length);
}

/** Files whose parts lie about each other: trees, cross-references, object streams, sheer amounts. */
export function buildStructures(): NamedPdf[] {
  const xref = whole().lastIndexOf('xref\n0');
  return [
    { name: 'page tree 20,000 deep', pdf: buildDeepTree(20_000) },
    { name: 'one page named 90 times', pdf: buildWideTree(90, 90) },
    { name: 'page tree of a million kids', pdf: buildWideTree(1_000_000, 1_000_000) },
    { name: 'a million kids that count as one', pdf: buildWideTree(1_000_000, 1) },
    { name: 'a count below zero', pdf: buildWideTree(3, -5) },
    { name: 'cross-reference before itself', pdf: withTrailer(`/Prev ${xref}`) },
    { name: 'hybrid cross-reference at itself', pdf: withTrailer(`/XRefStm ${xref} /Prev ${xref}`) },
    { name: 'cross-reference stream before itself', pdf: buildXrefStreamLoop('4') },
    { name: 'cross-reference stream of two billion rows', pdf: buildXrefStreamLoop('2147483647') },
    {
      name: 'cross-reference table of a billion rows',
      pdf: latin1(whole().replace(/xref\n0 \d+/u, 'xref\n0 1000000000')),
    },
    { name: 'object stream of 300,000 objects that extends itself', pdf: buildObjectStreamBomb() },
    {
      name: 'a million broken objects',
      pdf: latin1(`%PDF-1.4\n${'1 0 obj << '.repeat(1_000_000)}`),
    },
    { name: 'a million trailers', pdf: latin1(`%PDF-1.4\n${'trailer << /Root 1 0 R >>\n'.repeat(1_000_000)}`) },
    { name: '20 MB of open brackets', pdf: Buffer.concat([latin1('%PDF-1.4\n1 0 obj '), Buffer.alloc(20 * MB, '(')]) },
    { name: '25 MB of dictionaries in dictionaries', pdf: latin1(`%PDF-1.4\n1 0 obj ${'<</A '.repeat(5_000_000)}`) },
    {
      name: '29 MB without sense',
      pdf: Buffer.concat([latin1('%PDF-1.7\n'), ...Array.from({ length: 7250 }, () => randomBytes(4096))]),
    },
    { name: '29 MB of zeros', pdf: Buffer.concat([latin1(whole()), Buffer.alloc(29 * MB)]) },
    { name: 'a hundred pages of a megabyte of lines', pdf: buildHeavyPages('0 0 m 10 10 l S\n', 60_000) },
    {
      name: 'a hundred pages of 20,000 words',
      pdf: buildHeavyPages('BT /F0 9 Tf 50 500 Td (words and words) Tj ET\n', 20_000),
    },
    { name: 'a million states kept', pdf: buildTextPage(() => ({ content: 'q '.repeat(1_000_000) })) },
    { name: 'a million marks open', pdf: buildTextPage(() => ({ content: '/P BMC '.repeat(1_000_000) })) },
    {
      name: '300,000 strings in one array',
      pdf: buildTextPage(() => ({ content: `BT /F0 9 Tf [${'(a) 0 '.repeat(300_000)}] TJ ET` })),
    },
    {
      name: 'one string of 5 MB',
      pdf: buildTextPage(() => ({ content: `BT /F0 9 Tf (${'word '.repeat(1_000_000)}) Tj ET` })),
    },
  ];
}
