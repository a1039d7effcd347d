/** What Windows-1252 has between 0x80 and 0x9f, by character. */
const EXTRA: Record<string, number> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  ˆ: 0x88,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '˜': 0x98,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

/** The text in the encoding of the PDF's standard fonts, or null when a character of it is not there. */
export function encodeWinAnsi(text: string): number[] | null {
  const codes: number[] = [];
  for (const character of text
    .normalize('NFC')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')) {
    const point = character.codePointAt(0) ?? 0;
    const isPlain = (point >= 0x20 && point < 0x7f) || (point > 0xa0 && point <= 0xff);
    const code = isPlain ? point : EXTRA[character];
    if (code === undefined) return null;
    codes.push(code);
  }
  return codes;
}
