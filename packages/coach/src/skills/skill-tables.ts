import type { SkillEntry, SkillFamily } from './skill-family.ts';

const MAX_LABEL_WORDS = 6;
const SHORTEST_LABEL = 3;
/** ESCO parts the other labels of a skill by line ends within one cell. */
const LABEL_SEPARATOR = /\r?\n|\s\|\s/u;
/** "Python (computer programming)". */
const EXPLANATION = /\s*\([^)]*\)\s*$/u;

/** The skills of a table of ESCO (`skills_en.csv`, any language) or O*NET (`Technology Skills.txt`); undefined for another table. */
export function readSkillTable(text: string): SkillFamily[] | undefined {
  const head = text.slice(0, text.indexOf('\n')).replace(/^\ufeff/u, '');
  if (/\bpreferredLabel\b/u.test(head)) return readEsco(parseTable(text, ','));
  return /\bCommodity Title\b/u.test(head) && /\bExample\b/u.test(head) ? readOnet(parseTable(text, '\t')) : undefined;
}

/** Rows by the names of their columns. Cells may be quoted, with line ends and doubled quotes within. */
function parseTable(text: string, separator: string): Record<string, string>[] {
  const cells = new RegExp(
    String.raw`("(?:[^"]|"")*"|[^${separator}"\r\n][^${separator}\r\n]*|)(${separator}|\r?\n|$)`,
    'gu',
  );
  const rows: string[][] = [[]];
  for (const [whole, cell = '', end = ''] of text.replace(/^\ufeff/u, '').matchAll(cells)) {
    if (whole === '') break;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== separator) rows.push([]);
  }
  const [names = [], ...body] = rows;
  return body
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index] ?? ''])));
}

/** Knowledge and skills of one occupation or sector are hard skills, transversal ones are soft. */
function readEsco(rows: Record<string, string>[]): SkillFamily[] {
  const entryOf = ({ preferredLabel = '', altLabels = '' }: Record<string, string>): SkillEntry[] => {
    const [name, ...others] = [preferredLabel, ...altLabels.split(LABEL_SEPARATOR)]
      .map((label) => label.replace(EXPLANATION, '').trim())
      .filter(isLabel);
    if (name === undefined) return [];
    const labels = [...new Set(others)].filter((label) => label !== name);
    const entry: SkillEntry = {
      name,
      also: labels.filter((label) => !isOneWord(label)),
      // A single word means many things: it counts where a cue asks for it.
      field: labels.filter(isOneWord),
    };
    return [isOneWord(name) ? { ...entry, nameRule: 'field' } : entry];
  };
  const isSoft = ({ reuseLevel }: Record<string, string>) => reuseLevel === 'transversal';
  return [
    { family: 'ESCO', category: 'hard', skills: rows.filter((row) => !isSoft(row)).flatMap(entryOf) },
    { family: 'ESCO transversal', category: 'soft', skills: rows.filter(isSoft).flatMap(entryOf) },
  ];
}

/** Names of products and tools: a single word counts where it is written as a name. */
function readOnet(rows: Record<string, string>[]): SkillFamily[] {
  const names = new Set(rows.map(({ Example = '' }) => Example.replace(EXPLANATION, '').trim()).filter(isLabel));
  const skills = [...names].map((name): SkillEntry => (isOneWord(name) ? { name, nameRule: 'capital' } : { name }));
  return [{ family: 'O*NET technology', category: 'hard', isTechnical: true, skills }];
}

const isOneWord = (label: string): boolean => !/\s/u.test(label);
const isLabel = (label: string): boolean =>
  label.length >= SHORTEST_LABEL && /\p{L}/u.test(label) && label.split(/\s+/u).length <= MAX_LABEL_WORDS;
