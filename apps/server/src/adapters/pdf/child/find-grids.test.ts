import { describe, expect, test } from 'vitest';
import { buildPdf, type PdfPage, type TextStyle } from '../../../testing/pdf-writer/pdf-document.ts';
import { createSimpleFont } from '../../../testing/pdf-writer/pdf-fonts.ts';
import { readDocument } from './read-document.ts';

const plain: TextStyle = { font: createSimpleFont('Helvetica'), size: 10 };

async function read(draw: (page: PdfPage) => void): Promise<string[]> {
  const { lines } = await readDocument(new Uint8Array(buildPdf([draw])));
  return lines.map((line) => line.text);
}
/** A row of a table: the lines of each cell, 13 points apart. */
function setRow(page: PdfPage, top: number, cells: [x: number, texts: string[]][], style = plain) {
  for (const [x, texts] of cells) {
    for (const [index, text] of texts.entries()) page.text(x, top - 13 * index, text, style);
  }
}

describe('a table with cells of several lines', () => {
  test('is read row by row, with each cell whole and what was done below', async () => {
    const texts = await read((page) => {
      page.text(50, 760, 'Employment', { ...plain, size: 14 });
      setRow(page, 730, [
        [50, ['Employer']],
        [150, ['Dates']],
        [250, ['Position']],
        [340, ['Duties']],
      ]);
      setRow(page, 700, [
        [50, ['Marram Biologics', 'Limited']],
        [150, ['02/2020 –', 'present']],
        [250, ['Senior Quality', 'Specialist']],
        [340, ['• Own the validation master plan', '• Lead author of the contamination strategy', '• Trained six']],
      ]);
      setRow(page, 640, [
        [50, ['Tarn Pharma']],
        [150, ['06/2016 –', '01/2020']],
        [250, ['Quality Assurance', 'Engineer']],
        [340, ['• Moved 31 products']],
      ]);
    });
    expect(texts).toEqual([
      'Employment',
      'Employer\tDates\tPosition\tDuties',
      'Marram Biologics Limited\t02/2020 – present\tSenior Quality Specialist',
      '• Own the validation master plan',
      '• Lead author of the contamination strategy',
      '• Trained six',
      'Tarn Pharma\t06/2016 – 01/2020\tQuality Assurance Engineer',
      '• Moved 31 products',
    ]);
  });

  test('joins two columns of dates, and parts a line that did not have to end', async () => {
    const texts = await read((page) => {
      setRow(page, 730, [
        [50, ['Marram Lodge', 'Oldbeck']],
        [225, ['Night Porter']],
        [330, ['Aug 2020']],
        [420, ['present']],
      ]);
      setRow(page, 690, [
        [50, ['Tarn Guest House', 'Newbeck']],
        [225, ['Porter']],
        [330, ['Mar 2016']],
        [420, ['Jul 2020']],
      ]);
      setRow(page, 650, [
        [50, ['The Dunmore Inn', 'Leeds']],
        [225, ['Kitchen Porter and', 'Cleaner']],
        [330, ['May 2013']],
        [420, ['Feb 2016']],
      ]);
    });
    expect(texts).toEqual([
      'Marram Lodge\tOldbeck\tNight Porter\tAug 2020 – present',
      'Tarn Guest House\tNewbeck\tPorter\tMar 2016 – Jul 2020',
      'The Dunmore Inn\tLeeds\tKitchen Porter and Cleaner\tMay 2013 – Feb 2016',
    ]);
  });

  test('ends above a heading that begins at its left edge', async () => {
    const texts = await read((page) => {
      for (const [index, year] of ['2015', '2009'].entries())
        setRow(page, 730 - 40 * index, [
          [50, ['Diploma in Marine', 'Engineering']],
          [200, ['Tarn College']],
          [330, [year]],
        ]);
      page.text(50, 645, 'Training', plain);
      page.text(50, 625, 'A course that was held in the house, in a line as long as this', plain);
    });
    expect(texts.slice(-2)[0]).toBe('Training');
    expect(texts[0]).toBe('Diploma in Marine Engineering\tTarn College\t2015');
  });
});

describe('columns', () => {
  test('stay apart where one line of a sidebar reaches into the gutter', async () => {
    const texts = await read((page) => {
      setRow(page, 760, [[50, ['Contact', 'ada.marlow@post.test', 'Leeds', 'Skills', 'Lifts', 'Rope']]]);
      const jobs = ['Jobs', 'Night Porter', 'Marram Lodge', 'Let guests in', 'Carried bags', 'Kept a log'];
      setRow(page, 754, [[155, jobs]]);
    });
    expect(texts.indexOf('Jobs')).toBeGreaterThan(texts.indexOf('Rope'));
  });

  test('of cards with larger titles are read card by card', async () => {
    const texts = await read((page) => {
      for (const [row, top] of [760, 660].entries())
        for (const [column, x] of [50, 320].entries()) {
          const card = `${row}${column}`;
          page.text(x, top, `Title ${card}`, { ...plain, size: 12 });
          const told = column === 0 ? ['• Planned runs', '• Briefed drivers'] : ['• Ran a dock'];
          setRow(page, top - 15, [[x, [`Employer ${card}`, 'Leeds, 2019 – 2021', ...told]]]);
        }
    });
    expect(texts.slice(0, 4)).toEqual(['Title 00', 'Employer 00', 'Leeds, 2019 – 2021', '• Planned runs']);
  });

  test('leave a date below another one its dash', async () => {
    const texts = await read((page) => {
      setRow(page, 760, [[50, ['SEPTEMBER 2017', '– MARCH 2021', 'Marram Lodge']]]);
    });
    expect(texts[1]).toBe('– MARCH 2021');
  });
});
