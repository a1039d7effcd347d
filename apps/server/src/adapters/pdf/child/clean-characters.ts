const PRESENTATION_FORMS = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc\u2f00-\u2fdf\u2e80-\u2eff]/;
/** Bullets as the common word processors and symbol fonts write them; the last are places of Wingdings and Symbol. */
const BULLETS =
  /^[•●▪■◦○►▶➢➤◆◇❖✓✔‣⁃⦿⚫\u25aa\u2043\u25b8\u25cf\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf0a8\uf06c\uf06e\uf0e0\uf0be\uf020]$/;
/** Control, format and private characters, but for the soft hyphen, which says that a word is broken here. */
const NOISE = /[^\P{C}\u00ad]|\ufffd/gu;

/** One character's text as a reader of words wants it: ligatures as letters, bullets alike, nothing that prints nothing. */
export function cleanCharacter(text: string): string {
  if (text.length === 1 && text >= '!' && text <= '~') return text;
  if (BULLETS.test(text)) return '•';
  const whole = PRESENTATION_FORMS.test(text) ? text.normalize('NFKC') : text;
  return whole.replace(NOISE, '').replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
}

export const isRightToLeft = (text: string) => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);
export const isIdeographic = (text: string) =>
  /[\u2e80-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/.test(text);
