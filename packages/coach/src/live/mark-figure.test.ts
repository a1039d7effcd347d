import { expect, it } from 'vitest';
import { markFigure } from './mark-figure.ts';

it.each([
  ['reduced turnaround from 74 to 52 minutes after 18:00', 'reduced turnaround from **74 to 52 minutes** after 18:00'],
  ['took complaints from 31 (2021) to 9 (2024)', 'took complaints from **31 (2021) to 9** (2024)'],
  ['handled complaints in 2021', 'handled complaints in 2021'],
  ['processing 2 800 samples per day', 'processing **2 800 samples** per day'],
  ['negotiated 5 section 106 agreements worth £2.1m', 'negotiated 5 section 106 agreements worth **£2.1m**'],
  ['drove a digger (1.5t) from 22:00', 'drove a digger (1.5t) from 22:00'],
  ['quotations from R2 000 up to R200 000 from suppliers', 'quotations from **R2 000 up to R200 000** from suppliers'],
  ['saved approx. CAD 118,000 in 2024', 'saved approx. **CAD 118,000** in 2024'],
  ['cut the ward from 19 to 7 beds', 'cut the ward from **19 to 7 beds**'],
  ['grew from 1 200 to 2 350 employees', 'grew from **1 200 to 2 350 employees**'],
  ['paid R212.40 an hour', 'paid **R212.40** an hour'],
  ['on call 1 in 5 weekends', 'on call 1 in 5 weekends'],
  ['28 to 35 people of 9 nations', '**28 to 35 people** of 9 nations'],
])('marks the figure that says most in "%s"', (text, marked) => expect(markFigure(text)).toBe(marked));
