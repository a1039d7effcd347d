import boldUrl from './fonts/arimo-bold.ttf?url';
import regularUrl from './fonts/arimo-regular.ttf?url';
import { readTrueType, type TrueTypeFont } from './true-type.ts';

/** The fonts of a letter. Arimo has the widths of Arial and all letters of Latin, Greek and Cyrillic. */
export type LetterFonts = { regular: TrueTypeFont; bold: TrueTypeFont };

async function loadFont(url: string): Promise<TrueTypeFont> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the font answered ${response.status}`);
  return readTrueType(new Uint8Array(await response.arrayBuffer()));
}

/** Fetches both fonts, or answers `undefined` where they cannot be had: the browser then paints the page. */
export async function loadLetterFonts(): Promise<LetterFonts | undefined> {
  try {
    const [regular, bold] = await Promise.all([loadFont(regularUrl), loadFont(boldUrl)]);
    return { regular, bold };
  } catch {
    return undefined;
  }
}
