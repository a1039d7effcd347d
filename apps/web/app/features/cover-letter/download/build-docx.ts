import { groupLines, type LineGroup } from '~/lib/letter-points.ts';
import type { LetterBlock } from '../letter/letter-text.ts';
import { CONTACT_SEPARATOR, isRightToLeft, MARGIN, type Paper } from './paper.ts';
import { buildZip } from './zip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
const WORD = `${OFFICE}/wordprocessingml/2006/main`;
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;
/** Word counts in twentieths of a point. */
const TWIPS = 20;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 cannot hold are left out. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The name in large letters above the contact details and a rule. */
function letterheadOf({ lines, isNamed }: LetterBlock): string {
  const [name = '', ...contact] = isNamed ? lines : ['', ...lines];
  const isRtl = isRightToLeft(lines.join(' '));
  const bidi = isRtl ? '<w:bidi/>' : '';
  const run = (text: string, properties: string) =>
    `<w:r><w:rPr>${properties}${isRtl ? '<w:rtl/>' : ''}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
  const nameLine =
    name === ''
      ? ''
      : `<w:p><w:pPr>${bidi}<w:spacing w:after="40"/></w:pPr>${run(name, '<w:b/><w:bCs/><w:sz w:val="36"/><w:szCs w:val="36"/>')}</w:p>`;
  const rule = '<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="6" w:color="B3B3B3"/></w:pBdr>';
  const details = run(
    contact.join(CONTACT_SEPARATOR),
    '<w:color w:val="595959"/><w:sz w:val="19"/><w:szCs w:val="19"/>',
  );
  return `${nameLine}<w:p><w:pPr>${rule}${bidi}<w:spacing w:after="320"/></w:pPr>${details}</w:p>`;
}

/** The only list of the document. */
const LIST = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
/** Lines that belong together stand close. */
const CLOSE = '<w:spacing w:after="60"/>';
const APART = '<w:spacing w:after="120"/>';

function paragraphOf(block: LetterBlock): string {
  if (block.kind === 'sender') return letterheadOf(block);
  const groups = block.kind === 'paragraph' ? groupLines(block.lines.join('\n')) : [];
  if (groups.some(({ isList }) => isList))
    return groups.map((group, at) => groupOf(group, at === groups.length - 1)).join('');
  return textOf(block.lines);
}

/** A list, or the line that leads to one. Behind a list within a paragraph there is a little room. */
function groupOf({ isList, lines }: LineGroup, isLast: boolean): string {
  const behind = (at: number) => {
    if (at < lines.length - 1) return CLOSE;
    return isLast ? '' : isList ? APART : CLOSE;
  };
  return lines.map(({ text }, at) => textOf([text], isList ? LIST : '<w:keepNext/>', behind(at))).join('');
}

/** In the order of the schema, where `w:bidi` stands between numbering and spacing. */
function textOf(lines: readonly string[], properties = '', spacing = ''): string {
  const isRtl = isRightToLeft(lines.join(' '));
  const runs = lines.map(
    (line, index) =>
      `<w:r>${isRtl ? '<w:rPr><w:rtl/></w:rPr>' : ''}${index > 0 ? '<w:br/>' : ''}<w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r>`,
  );
  const all = `${properties}${isRtl ? '<w:bidi/>' : ''}${spacing}`;
  return `<w:p>${all === '' ? '' : `<w:pPr>${all}</w:pPr>`}${runs.join('')}</w:p>`;
}

function documentXml(blocks: readonly LetterBlock[], paper: Paper): string {
  const margin = MARGIN * TWIPS;
  const sheet =
    `<w:sectPr><w:pgSz w:w="${paper.width * TWIPS}" w:h="${paper.height * TWIPS}"/><w:pgMar w:top="${margin}" w:right="${margin}" ` +
    `w:bottom="${margin}" w:left="${margin}" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>`;
  return `${XML}<w:document xmlns:w="${WORD}"><w:body>${blocks.map(paragraphOf).join('')}${sheet}</w:body></w:document>`;
}

const STYLES =
  `${XML}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" ` +
  'w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="200" ' +
  'w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name ' +
  'w:val="Normal"/></w:style></w:styles>';

/** A round mark with a hanging indent. */
const NUMBERING =
  `${XML}<w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/>` +
  '<w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>';

const CONTENT_TYPES =
  `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default ` +
  `Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN_TYPE}.document.main+xml"/><Override ` +
  `PartName="/word/styles.xml" ContentType="${MAIN_TYPE}.styles+xml"/><Override PartName="/word/numbering.xml" ` +
  `ContentType="${MAIN_TYPE}.numbering+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const relations = (...targets: [type: string, target: string][]): string =>
  `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const coreXml = (title: string): string =>
  `${XML}<cp:coreProperties xmlns:cp="${OFFICE}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`;

/** The letter as a Word document (ECMA-376), with nothing in it but text. */
export function buildDocx(blocks: readonly LetterBlock[], paper: Paper, title: string): Uint8Array<ArrayBuffer> {
  const files: Record<string, string> = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relations(
      [`${RELATIONS}/officeDocument`, 'word/document.xml'],
      [`${OFFICE}/package/2006/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ),
    'docProps/core.xml': coreXml(title),
    'word/_rels/document.xml.rels': relations(
      [`${RELATIONS}/styles`, 'styles.xml'],
      [`${RELATIONS}/numbering`, 'numbering.xml'],
    ),
    'word/document.xml': documentXml(blocks, paper),
    'word/styles.xml': STYLES,
    'word/numbering.xml': NUMBERING,
  };
  const encoder = new TextEncoder();
  return buildZip(Object.entries(files).map(([name, text]) => ({ name, bytes: encoder.encode(text) })));
}
