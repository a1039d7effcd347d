/** "2022 – 2023   Diploma in Law" with its years behind it. */
export function yearsLast(line: string): string {
  const [, years = '', rest = ''] =
    /^\s*((?:19|20)\d\d(?:\s*[-–—]\s*(?:19|20)\d\d)?)[:,\s]+(\p{L}.*)$/u.exec(line) ?? [];
  return years === '' ? line : `${rest.trim()} (${years.replace(/\s*[-–—]\s*/u, ' to ')})`;
}
