import { describe, expect, test } from 'vitest';
import { buildPdf, type PdfPage, type TextStyle } from '../../../testing/pdf-writer/pdf-document.ts';
import { createPredefinedFont, createSimpleFont, createUnicodeFont } from '../../../testing/pdf-writer/pdf-fonts.ts';
import { readDocument } from './read-document.ts';

const plain: TextStyle = { font: createSimpleFont('Helvetica'), size: 10 };
const bold: TextStyle = { font: createSimpleFont('Helvetica-Bold'), size: 10 };

async function read(...pages: ((page: PdfPage) => void)[]) {
  return (await readDocument(new Uint8Array(buildPdf(pages)))).lines;
}
const textsOf = (lines: { text: string }[]) => lines.map((line) => line.text);
/** Sets lines below one another, 14 points apart. */
function setLines(page: PdfPage, x: number, top: number, texts: string[], style = plain) {
  for (const [index, text] of texts.entries()) page.text(x, top - 14 * index, text, style);
}

describe('lines', () => {
  test('say where they stand, how large they are and whether they are bold', async () => {
    const lines = await read((page) => {
      page.text(50, 800, 'Grace Hopper', { ...bold, size: 20 });
      page.text(50, 780, 'Rear admiral and programmer', plain);
    });
    expect(lines).toEqual([
      { text: 'Grace Hopper', page: 1, x: 50, y: 42, fontSize: 20, isBold: true, isHidden: false, right: 171.6 },
      {
        text: 'Rear admiral and programmer',
        page: 1,
        x: 50,
        y: 62,
        fontSize: 10,
        isBold: false,
        isHidden: false,
        right: 182.3,
      },
    ]);
  });
  test('keep what stands far apart on one baseline together, told apart by a tab', async () => {
    const lines = await read((page) => {
      page.text(50, 700, 'Eckert-Mauchly', bold);
      page.text(50, 686, 'Senior mathematician', plain);
      page.text(450, 700, '1949 – 1967', plain);
    });
    expect(textsOf(lines)).toEqual(['Eckert-Mauchly\t1949 – 1967', 'Senior mathematician']);
  });
  test('write ligatures as letters and find the words of a file that has no spaces', async () => {
    const latex: TextStyle = { font: createSimpleFont('CMR10', { ligatures: { ffi: 'ffi', fi: 'fi' } }), size: 10 };
    const lines = await read((page) => {
      page.text(50, 700, 'efficient', latex);
      page.text(94, 700, 'offices', latex);
      page.text(50, 680, 'a line of this resume that is long enough', latex);
    });
    expect(lines[0]?.text).toBe('efficient offices');
  });
  test.each([
    ['UniGB-UCS2-H', (text: string) => Buffer.from(text, 'utf16le').swap16()],
    ['GBK-EUC-H', () => Buffer.from('b9a4d7f7beadc0fa', 'hex')],
  ])('read a Chinese font of which only the encoding %s is named', async (encoding, codesOf) => {
    const song = createPredefinedFont('STSong-Light', encoding, codesOf);
    const lines = await read((page) => {
      page.text(50, 700, '工作经历', { font: song, size: 12 });
      page.text(50, 680, 'Experience of work and of study', plain);
    });
    expect(lines[0]?.text).toBe('工作经历');
  });
  test('join the letters of spread headings', async () => {
    const lines = await read((page) => {
      page.text(50, 700, 'W O R K   H I S T O R Y', plain);
      page.text(50, 680, 'EDUCATION', { ...plain, letterSpacing: 5 });
      page.text(50, 660, 'I am a UX designer', plain);
    });
    expect(textsOf(lines)).toEqual(['WORK HISTORY', 'EDUCATION', 'I am a UX designer']);
  });
  test('write text once that was painted twice to look bold', async () => {
    const lines = await read((page) => {
      page.text(50, 700, 'Compiler of the first compiler', plain);
      page.text(50.3, 700, 'Compiler of the first compiler', plain);
    });
    expect(textsOf(lines)).toEqual(['Compiler of the first compiler']);
  });
  test('stand upright when the page is turned', async () => {
    const pdf = buildPdf([(page) => setLines(page, 50, 700, ['Grace Hopper', 'Rear admiral and programmer'])], {
      rotate: 90,
    });
    expect(textsOf((await readDocument(new Uint8Array(pdf))).lines)).toEqual([
      'Grace Hopper',
      'Rear admiral and programmer',
    ]);
  });
});

describe('order', () => {
  const left = ['Experience', 'Eckert-Mauchly', 'Wrote the first linker', 'and taught its use', 'United States Navy'];
  const right = ['Skills', 'COBOL', 'Teaching', 'Mathematics'];
  test('goes down one column and then the other', async () => {
    const lines = await read((page) => {
      page.text(50, 800, 'Grace Hopper, who has a headline across the whole width of this page', plain);
      setLines(page, 50, 760, left);
      setLines(page, 350, 755, right);
    });
    expect(textsOf(lines).slice(1)).toEqual([...left, ...right]);
  });
  test('does so too when the columns share baselines but were painted one after the other', async () => {
    const lines = await read((page) => {
      setLines(page, 350, 760, right);
      setLines(page, 50, 760, left);
    });
    expect(textsOf(lines)).toEqual([...left, ...right]);
  });
  test('goes along the rows of a table, cell by cell', async () => {
    const lines = await read((page) => {
      for (const [index, name] of ['Remington', 'Sperry', 'Digital'].entries()) {
        setLines(page, 50, 760 - 60 * index, [`19${index}0 –`, `19${index}9`]);
        setLines(page, 200, 760 - 60 * index, [`${name} built machines`, 'for which she wrote', 'what they ran']);
      }
    });
    expect(textsOf(lines).slice(0, 4)).toEqual([
      'Remington built machines\t1900 – 1909',
      'for which she wrote',
      'what they ran',
      'Sperry built machines\t1910 – 1919',
    ]);
  });
  test('parts a label from the text beside it where other lines begin, however near they are', async () => {
    const lines = await read((page) => {
      for (const [index, tool] of ['Libraries', 'Languages', 'Tools'].entries())
        page.text(145 - 5 * tool.length, 700 - 14 * index, tool, plain);
      setLines(page, 150.5, 700, ['pandas and others', 'SQL and Python', 'Git and Make', 'and the rest']);
    });
    expect(textsOf(lines)[0]).toContain('pandas');
  });
  test('keeps dates in a column of their own with the jobs beside them, however they were painted', async () => {
    const lines = await read((page) => {
      for (const [index, name] of ['Remington', 'Sperry', 'Digital'].entries()) {
        setLines(page, 50, 760 - 70 * index, [name, 'Built compilers', 'Taught many people', 'Wrote manuals']);
      }
      for (const [index, dates] of ['1949', '1955', '1967'].entries()) page.text(450, 760 - 70 * index, dates, plain);
    });
    expect(textsOf(lines).filter((text) => text.includes('\t'))).toEqual([
      'Remington\t1949',
      'Sperry\t1955',
      'Digital\t1967',
    ]);
  });
  test('puts headings in the margin, of two lines perhaps, before the lines beside them', async () => {
    const lines = await read((page) => {
      const heading = { ...bold, size: 12 };
      setLines(page, 50, 700, ['Places of', 'work'], heading);
      page.text(50, 600, 'Studies', heading);
      page.text(50, 560, 'Languages', heading);
      setLines(page, 160, 703, ['Sperry', 'Built compilers', 'Taught people', 'Wrote manuals', 'Found a moth']);
      setLines(page, 160, 602, ['Yale', 'Mathematics']);
      setLines(page, 160, 561, ['English']);
    });
    expect(textsOf(lines)).toEqual([
      'Places of work',
      'Sperry',
      'Built compilers',
      'Taught people',
      'Wrote manuals',
      'Found a moth',
      'Studies',
      'Yale',
      'Mathematics',
      'Languages',
      'English',
    ]);
  });
  test('leaves dates above posts in their own column, beside which another one has its lines', async () => {
    const lines = await read((page) => {
      for (const [index, name] of ['Remington', 'Sperry', 'Digital'].entries()) {
        const top = 760 - 70 * index;
        page.text(50, top, `19${index}5 – 19${index}9`, { ...plain, size: 8 });
        page.text(50, top - 12, name, bold);
        setLines(page, 50, top - 24, ['Built compilers', 'Taught people', 'Wrote manuals']);
      }
      page.text(50, 550, '1975 – 1979', { ...plain, size: 8 });
      setLines(
        page,
        320,
        760,
        Array.from({ length: 16 }, (_, index) => `What she said in lecture ${index}`),
      );
      page.text(320, 550, 'Her last lecture', plain);
    });
    expect(textsOf(lines)).toContain('1975 – 1979');
    expect(textsOf(lines).filter((text) => text.includes('\t'))).toEqual([]);
  });
  test('keeps dates with the post whose points reach below them, though another column is nearer', async () => {
    const lines = await read((page) => {
      for (const [index, name] of ['Remington', 'Sperry', 'Digital', 'Univac'].entries()) {
        const top = 760 - 70 * index;
        page.text(50, top, name, bold);
        page.text(290, top, `19${index}5 – 19${index}9`, plain);
        setLines(page, 50, top - 14, ['Built compilers of many kinds for large machines of the navy', 'Taught people']);
      }
      for (let index = 0; index < 11; index += 1) page.text(380, 760 - 14 * index, `What she said, ${index}`, plain);
    });
    expect(textsOf(lines).filter((text) => text.includes('\t'))).toEqual([
      'Remington\t1905 – 1909',
      'Sperry\t1915 – 1919',
      'Digital\t1925 – 1929',
      'Univac\t1935 – 1939',
    ]);
  });
  test('is that of speech for right-to-left text with numbers and Latin words in it', async () => {
    const arabic: TextStyle = { font: createUnicodeFont('Naskh'), size: 12 };
    const reversed = (word: string) => [...word].reverse().join('');
    const lines = await read((page) => {
      page.text(300, 700, `Java ${reversed('باستخدام')} ${reversed('خدمات')} 40 ${reversed('طورت')}`, arabic);
    });
    expect(textsOf(lines)).toEqual(['طورت 40 خدمات باستخدام Java']);
  });
});

describe('mending', () => {
  test('puts words together that were broken at a line end, but leaves real hyphens', async () => {
    const lines = await read((page) =>
      setLines(page, 50, 700, ['Led the develop-', 'ment of cross-', 'functional work.']),
    );
    expect(textsOf(lines)).toEqual(['Led the development', 'of cross-functional', 'work.']);
  });
  test('writes every kind of bullet alike, also one that is drawn', async () => {
    const symbol: TextStyle = { font: createUnicodeFont('Wingdings'), size: 10 };
    const lines = await read((page) => {
      page.text(50, 700, '\uf0a7', symbol);
      page.text(64, 700, 'Wrote a linker', plain);
      page.text(64, 680, '- Taught mathematics', plain);
      page.rectangle({ x: 52, y: 662, width: 4, height: 4 }, [0, 0, 0]);
      page.text(64, 660, 'Found a moth', plain);
    });
    expect(textsOf(lines)).toEqual(['• Wrote a linker', '• Taught mathematics', '• Found a moth']);
  });
  test('keeps a running head once and drops page numbers', async () => {
    const pages = [1, 2, 3].map((number) => (page: PdfPage) => {
      page.text(50, 815, 'Grace Hopper, grace@example.org', plain);
      page.text(50, 500, `What was done in part ${number} of the work`, plain);
      page.text(280, 25, `Page ${number} of 3`, plain);
    });
    expect(textsOf(await read(...pages))).toEqual([
      'Grace Hopper, grace@example.org',
      'What was done in part 1 of the work',
      'What was done in part 2 of the work',
      'What was done in part 3 of the work',
    ]);
  });
});

describe('hidden text', () => {
  const shown = 'Programmer of the first computers';
  const hidden = 'kubernetes kubernetes';
  const ways: [string, (page: PdfPage) => void][] = [
    ['white on white', (page) => page.text(50, 600, hidden, { ...plain, color: [1, 1, 1] })],
    ['nearly white', (page) => page.text(50, 600, hidden, { ...plain, color: [0.97, 0.97, 0.97] })],
    ['invisible by render mode', (page) => page.text(50, 600, hidden, { ...plain, renderMode: 3 })],
    ['a point high', (page) => page.text(50, 600, hidden, { ...plain, size: 1 })],
    ['transparent', (page) => page.text(50, 600, hidden, { ...plain, opacity: 0 })],
    ['beside the page', (page) => page.text(700, 600, hidden, plain)],
    [
      'of the colour of its box',
      (page) => {
        page.rectangle({ x: 40, y: 590, width: 300, height: 30 }, [0.2, 0.4, 0.3]);
        page.text(50, 600, hidden, { ...plain, color: [0.2, 0.4, 0.3] });
      },
    ],
    [
      'painted over',
      (page) => {
        page.text(50, 600, hidden, plain);
        page.rectangle({ x: 40, y: 590, width: 300, height: 30 }, [1, 1, 1]);
      },
    ],
    [
      'clipped away',
      (page) => {
        page.raw('q 0 0 10 10 re W n');
        page.text(50, 600, hidden, plain);
        page.raw('Q');
      },
    ],
  ];
  test.each(ways)('is told when it is %s', async (_, paint) => {
    const lines = await read((page) => {
      page.text(50, 700, shown, plain);
      paint(page);
    });
    expect(lines.map(({ text, isHidden }) => [text, isHidden])).toEqual([
      [shown, false],
      [hidden, true],
    ]);
  });
  test('is not suspected in white text on a dark sidebar or on a gradient', async () => {
    const lines = await read((page) => {
      page.rectangle({ x: 0, y: 0, width: 200, height: 842 }, [0.1, 0.2, 0.2]);
      page.text(20, 700, 'White on dark', { ...plain, color: [1, 1, 1] });
      page.image({ x: 300, y: 600, width: 200, height: 200 });
      page.text(320, 700, 'White on a picture', { ...plain, color: [1, 1, 1] });
    });
    expect(lines.map((line) => line.isHidden)).toEqual([false]);
    expect(lines[0]?.text).toBe('White on dark\tWhite on a picture');
  });
  test('is not what a recogniser wrote beneath a scan', async () => {
    const lines = await read((page) => {
      page.image({ x: 0, y: 0, width: 595, height: 842 });
      page.text(50, 700, 'Words that were recognised in the picture of a page', { ...plain, renderMode: 3 });
    });
    expect(lines.map((line) => line.isHidden)).toEqual([false]);
  });
});

describe('a table with cells of several lines', () => {
  test('is read cell by cell, also where a bullet hangs before the text of its last row', async () => {
    const lines = await read((page) => {
      setLines(page, 50, 700, ['Lakeshore Hospital', 'Registered Nurse', 'Intensive Care', '2019 – 2023']);
      for (const [index, deed] of ['Led the sepsis project', 'Precepted 11 graduates', 'Kept the rota'].entries())
        page.text(165, 700 - 14 * index, `• ${deed}`, plain);
      setLines(page, 50, 600, ['St. Alban Clinic', 'Registered Nurse', '2016 – 2019']);
      page.text(165, 600, '• Coordinated discharge of patients for', plain);
      page.text(172, 586, 'eighteen families a week', plain);
    });
    expect(textsOf(lines).slice(-5)).toEqual([
      'St. Alban Clinic',
      'Registered Nurse',
      '2016 – 2019',
      '• Coordinated discharge of patients for',
      'eighteen families a week',
    ]);
  });
});
