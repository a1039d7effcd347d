/** Encodings of East Asian fonts that a PDF may name without bringing them along, by what the platform calls them. */
const LEGACY_ENCODINGS: [RegExp, string][] = [
  [/^GB(K|K2K|Kp|pc)?-?(EUC)?-[HV]$/, 'gb18030'],
  [/^(ETen|HKscs|ETenms|B5pc)-B5-[HV]$|^B5pc-[HV]$/, 'big5'],
  [/RKSJ-[HV]$/, 'shift_jis'],
  [/^EUC-[HV]$/, 'euc-jp'],
  [/^KSC/, 'euc-kr'],
];
const HEAD = '/CMapName /Greenroom def\n';
const UNICODE_MAP = `${HEAD}1 begincodespacerange <0000> <ffff> endcodespacerange\n1 begincidrange <0000> <ffff> 0 endcidrange\nendcmap`;
const IDENTITY_TO_UNICODE = `${HEAD}1 begincodespacerange <0000> <ffff> endcodespacerange\n1 beginbfrange <0000> <ffff> <0000> endbfrange\nendcmap`;

/**
 * Gives pdf.js the maps of East Asian fonts that are not in the file. The real ones lead from a code to a glyph's number and from
 * there to Unicode, and are megabytes. As nothing is drawn here, these lead from the code to Unicode at once, and from there to
 * itself. One object serves one document.
 */
export class PredefinedMaps {
  #hasOwnNumbers = false;

  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const map = this.#find(filename.replace(/\.bcmap$/, ''));
    if (!map) throw new Error(`There is no map called ${filename}.`);
    return new TextEncoder().encode(map);
  }

  #find(name: string): string | undefined {
    // Only where the numbers are ours do they mean Unicode: with the font's own they would read as other words.
    if (/^Adobe-\w+-UCS2$/.test(name)) return this.#hasOwnNumbers ? IDENTITY_TO_UNICODE : undefined;
    const encoding = LEGACY_ENCODINGS.find(([pattern]) => pattern.test(name))?.[1];
    const map = /^Uni\w+-(UCS2|UTF16)(-HW)?-[HV]$/.test(name) ? UNICODE_MAP : encoding && legacyMap(encoding);
    this.#hasOwnNumbers ||= map !== undefined;
    return map;
  }
}

const legacyMaps = new Map<string, string>();

/** A map from one or two bytes of a legacy encoding to Unicode, made from what the platform knows. */
function legacyMap(encoding: string): string {
  const known = legacyMaps.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const rows: string[] = [];
  for (let code = 0x20; code < 0x7f; code++) rows.push(`<${code.toString(16)}> ${code}`);
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (text.length !== 1 || text === '\ufffd') continue;
      rows.push(`<${((lead << 8) | trail).toString(16)}> ${text.charCodeAt(0)}`);
    }
  }
  const spaces = '2 begincodespacerange <00> <80> <8140> <fefe> endcodespacerange';
  const map = `${HEAD}${spaces}\n${rows.length} begincidchar\n${rows.join('\n')}\nendcidchar\nendcmap`;
  legacyMaps.set(encoding, map);
  return map;
}
