const UNCLOSED = /\s*\([^()]*$/u;
const UNOPENED = /^([^()]*)\)$/u;

/** A name in one line without marks at its end, and without half of a remark in brackets: "Radiographer (part time" is cut within one. */
export function tidyName(name: string): string {
  const line = name
    .replace(/\s+/gu, ' ')
    .replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')
    .trim();
  const whole = line.replace(UNCLOSED, '').replace(UNOPENED, '$1');
  return whole === '' ? line : whole;
}
