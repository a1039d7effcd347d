import { createEncryption } from './pdf-encryption.ts';
import { createPdfFile } from './pdf-file.ts';
import type { PdfFont } from './pdf-fonts.ts';

export type TextStyle = {
  font: PdfFont;
  /** In points. */
  size: number;
  /** Red, green and blue from 0 to 1. */
  color?: [number, number, number];
  /** 0 fills, 3 shows nothing. */
  renderMode?: number;
  letterSpacing?: number;
  /** 0 to 1. */
  opacity?: number;
  /** Kerning in thousandths between all letters, written as a TJ array. */
  kerning?: number;
  /** Writes the letters in the order in which they are on the page, as the programs that set Arabic do. */
  isRightToLeft?: boolean;
};

/** Draws on one page. Coordinates are points from the bottom left, as in PDF. */
export type PdfPage = {
  text: (x: number, y: number, content: string, style: TextStyle) => void;
  rectangle: (box: { x: number; y: number; width: number; height: number }, color: [number, number, number]) => void;
  image: (box: { x: number; y: number; width: number; height: number }) => void;
  raw: (operators: string) => void;
};
export type PdfDocumentOptions = {
  width?: number;
  height?: number;
  rotate?: number;
  passwords?: { user: string; owner: string };
};

/** Writes a PDF; `draw` is called once a page. */
export function buildPdf(pages: ((page: PdfPage) => void)[], options: PdfDocumentOptions = {}): Buffer {
  const { width = 595, height = 842, rotate = 0, passwords } = options;
  const file = createPdfFile(passwords ? { encryption: createEncryption(passwords) } : {});
  const fonts: PdfFont[] = [];
  const opacities: number[] = [];
  const contents = pages.map((draw) => {
    const operators: string[] = [];
    draw(createPage(operators, fonts, opacities));
    return operators.join('\n');
  });
  const image = file.addStream(Buffer.alloc(64 * 64, 0x80), {
    entries: '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8',
  });
  const fontEntries = fonts.map((font, index) => `/F${index} ${font.write(file)} 0 R`).join(' ');
  const states = opacities.map((opacity, index) => `/G${index} << /ca ${opacity} /CA ${opacity} >>`).join(' ');
  const resources = file.add(
    `<< /Font << ${fontEntries} >> /XObject << /Im ${image} 0 R >> /ExtGState << ${states} >> >>`,
  );
  const tree = file.reserve();
  const kids = contents.map((content) => {
    const stream = file.addStream(content);
    return `${file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Resources ${resources} 0 R /Contents ${stream} 0 R >>`)} 0 R`;
  });
  file.set(tree, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
  return file.toBuffer(file.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

function indexIn<T>(list: T[], item: T): number {
  const known = list.indexOf(item);
  return known >= 0 ? known : list.push(item) - 1;
}

function createPage(operators: string[], fonts: PdfFont[], opacities: number[]): PdfPage {
  return {
    text(x, y, content, style) {
      const shown = style.isRightToLeft ? [...content].reverse().join('') : content;
      const codes = style.font.encode(shown);
      const pieces = codes.match(style.font.codePattern)?.map((code) => `<${code}>`) ?? [];
      const show = style.kerning === undefined ? `<${codes}> Tj` : `[${pieces.join(` ${style.kerning} `)}] TJ`;
      const opacity = style.opacity === undefined ? '' : `/G${indexIn(opacities, style.opacity)} gs`;
      operators.push(
        `q ${opacity} BT /F${indexIn(fonts, style.font)} ${style.size} Tf ${(style.color ?? [0, 0, 0]).join(' ')} rg ${style.renderMode ?? 0} ` +
          `Tr ${style.letterSpacing ?? 0} Tc 1 0 0 1 ${x} ${y} Tm ${show} ET Q`,
      );
    },
    rectangle(box, color) {
      operators.push(`q ${color.join(' ')} rg ${box.x} ${box.y} ${box.width} ${box.height} re f Q`);
    },
    image(box) {
      operators.push(`q ${box.width} 0 0 ${box.height} ${box.x} ${box.y} cm /Im Do Q`);
    },
    raw(content) {
      operators.push(content);
    },
  };
}
