/** A sheet in points (1/72 inch). */
export type Paper = { name: 'A4' | 'Letter'; width: number; height: number };
export const MARGIN = 72;
export const FONT_SIZE = 11;
export const LINE_HEIGHT = 15.5;
/** Between two parts of the letter. */
export const BLOCK_GAP = 11;

const LETTER_COUNTRIES = /-(US|CA|MX|PH|CL|CO|VE)\b/i;

/** The sheet that is used where the person is. */
export const paperOf = (language: string): Paper =>
  LETTER_COUNTRIES.test(language)
    ? { name: 'Letter', width: 612, height: 792 }
    : { name: 'A4', width: 595, height: 842 };

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);
