import { expect, it } from 'vitest';
import { withoutQuoteMarks } from './quote-marks.ts';

it('takes the marks of a forwarded message and the heads of its pages away, so that sentences are whole', () => {
  const text =
    'Subject: FW: posting\n\n>\n> We need ten years of dispatching with at least\n>  some as a chief.\n    ELM RAIL  Page 2 of 2\n> Call us.';
  expect(withoutQuoteMarks(text)).toBe(
    'Subject: FW: posting\n\n\nWe need ten years of dispatching with at least\n some as a chief.\nCall us.',
  );
});

it('leaves a list whose few items are marked so as it is', () => {
  const text = 'Your work\n> plan\n> bake\n> clean\nWe are a bakery.';
  expect(withoutQuoteMarks(text)).toBe(text);
});
