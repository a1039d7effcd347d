import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOB_POSTINGS } from '../job-postings-data.ts';
import { readAnnotation } from '../measure-skills.ts';

/** A line of a posting with the parts of it that are marked as a skill, as offsets. */
export type MarkedLine = { text: string; spans: { start: number; end: number }[] };
export type MarkedPosting = { id: string; lines: MarkedLine[] };

type SkillSpanRow = { idx: number; tokens: string[]; tags_skill: string[]; tags_knowledge: string[] };

/** SkillSpan masks names; words in their places keep them from being read as labels. */
const NAMES: Record<string, string> = {
  ORGANIZATION: 'Nordwind',
  LOCATION: 'Aarhus',
  NAME: 'Jensen',
  ADDRESS: 'Bakerloo',
};

/** The postings of a SkillSpan file (JSON, one sentence a line; https://github.com/kris927b/SkillSpan, MIT licence). */
export function readSkillSpan(path: string): MarkedPosting[] {
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SkillSpanRow);
  const byPosting = Map.groupBy(rows, ({ idx }) => idx);
  return [...byPosting].map(([idx, sentences]) => ({ id: String(idx), lines: sentences.map(joinTokens) }));
}

function joinTokens({ tokens, tags_skill, tags_knowledge }: SkillSpanRow): MarkedLine {
  let text = '';
  let previous = '';
  const places = tokens.map((token) => {
    const name = /^<([A-Z]+)>$/u.exec(token)?.[1];
    const isRepeated = name !== undefined && token === previous;
    const word = isRepeated ? '' : name === undefined ? token : (NAMES[name] ?? '');
    if (!isRepeated) previous = token;
    const isGlued = text === '' || word === '' || /^[.,;:!?)\]]/u.test(word) || /[([]$/u.test(text);
    if (!isGlued) text += ' ';
    text += word;
    return { start: text.length - word.length, end: text.length };
  });
  const spans = [tags_skill, tags_knowledge].flatMap((tags) =>
    tags.flatMap((tag, first) => {
      if (!tag.startsWith('B')) return [];
      const next = tags.slice(first + 1).findIndex((other) => !other.startsWith('I'));
      const last = next < 0 ? tags.length - 1 : first + next;
      return [{ start: places[first]?.start ?? 0, end: places[last]?.end ?? 0 }];
    }),
  );
  return { text, spans };
}

/** Our own annotated advertisements: the short ones, and those of `folder`, which are written as employers write them. */
export function readOwnPostings(folder: string): MarkedPosting[] {
  const files = readdirSync(folder).map((name) => ({ id: name, text: readFileSync(join(folder, name), 'utf8') }));
  return [...JOB_POSTINGS.map(({ trade, text }) => ({ id: trade, text })), ...files].map(({ id, text }) => ({
    id,
    lines: text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => readAnnotation(line)),
  }));
}

/** Lines labelled by hand: `code<TAB>line`, an empty line between advertisements. */
export function readLabelledLines(path: string): { code: string; text: string }[][] {
  return readFileSync(path, 'utf8')
    .trim()
    .split(/\n\n+/u)
    .map((block) => block.split('\n').map((line) => ({ code: line.charAt(0), text: line.slice(2) })));
}

/** Labels of SkillSpan sentences by hand: `posting<TAB>line<TAB>code`. */
export function readSentenceLabels(path: string): Map<string, string> {
  const rows = readFileSync(path, 'utf8').trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [posting = '', line = '', code = ''] = row.split('\t');
      return [`${posting} ${line}`, code];
    }),
  );
}
