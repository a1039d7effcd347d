/** A sheet in points (1/72 inch). */
export type Paper = { name: 'A4' | 'Letter'; width: number; height: number };
/** Sizes of a letter in points. `blockGap` is between two parts of it. */
export type Scale = { margin: number; fontSize: number; lineHeight: number; blockGap: number };

/** The usual size first; a longer letter gets smaller ones until it fits on one page. */
export const SCALES: readonly [Scale, ...Scale[]] = [
  { margin: 72, fontSize: 11, lineHeight: 15.5, blockGap: 11 },
  { margin: 66, fontSize: 10.5, lineHeight: 14.6, blockGap: 10 },
  { margin: 60, fontSize: 10, lineHeight: 13.8, blockGap: 9 },
  { margin: 56, fontSize: 9.5, lineHeight: 13, blockGap: 8 },
];
/** The margin of the Word document. */
export const MARGIN = SCALES[0].margin;

const LETTER_COUNTRIES = /-(US|CA|MX|PH|CL|CO|VE)\b/i;

/** The sheet that is used where the person is. */
export const paperOf = (language: string): Paper =>
  LETTER_COUNTRIES.test(language)
    ? { name: 'Letter', width: 612, height: 792 }
    : { name: 'A4', width: 595, height: 842 };

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);
/** Between the parts of the letterhead that are on one line. */
export const CONTACT_SEPARATOR = '  ·  ';
