import { isPastForm } from './verb-first.ts';

const withoutEnd = (text: string): string => text.replace(/[\s.;,:]+$/u, '');

/**
 * A row of three deeds or things has one "and", before the last: "built the racks and wired the cabinets and tested the line" gets its commas back. `source` is the line as it was
 * written.
 */
export function restoreSeries(clause: string, source: string): string {
  const [head = '', ...rest] = withoutEnd(source).split(', ');
  const [last = ''] = rest.slice(-1);
  const parts = [head.slice(1), ...rest];
  const joined = parts.join(' and ');
  if (rest.length > 1 && clause.endsWith(joined) && rest.every(beginsPast))
    return `${clause.slice(0, -joined.length)}${parts.slice(0, -1).join(', ')} and ${last}`;
  const isRow = / and /u.test(last) && clause.endsWith(` and ${last}`) && isSeries(last, source);
  return isRow ? `${clause.slice(0, -last.length - ' and '.length)}, ${last}` : clause;
}

const beginsPast = (part: string): boolean => isPastForm(part.split(' ')[0] ?? '');

/** "wired the cabinets and tested the line" has two deeds; behind "including" and "that" things are listed. */
function isSeries(last: string, source: string): boolean {
  const [, behind = ''] = / and (\p{L}+)/u.exec(last) ?? [];
  return isPastForm(behind) || /\b(?:that|which|including) [^,]*, /u.test(source);
}
