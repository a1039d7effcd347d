import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseByRules, toResumePage } from '@greenroom/coach/resume/parse-resume';
import { toLines } from '@greenroom/coach/resume/plain-lines';
import type { ResumePage } from '@greenroom/coach/resume/tagger/read-tagged';
import { type ResumeToken, toResumeTokens } from '@greenroom/coach/resume/tagger/resume-tokens';
import { markRules, type RuleMark } from '@greenroom/coach/resume/tagger/rule-marks';
import type { ParsedResume, ResumeDocument } from '@greenroom/contract/resume';
import { designedFolder, pagesFolder, readPages } from './printed-pages.ts';

export type TruePost = { title: string; employer: string; start: string; end: string };
export type TrueSchool = { degree: string; school: string; start: string; end: string };
/** A pasted resume with the truth beside it; each value is copied from the text. */
export type TrueResume = {
  id: string;
  text: string;
  name: string;
  jobs: TruePost[];
  others: TruePost[];
  degrees: TrueSchool[];
};
/** Odd ones were asked to be as different as life; ordinary ones are what most people have, made with a word processor or a builder. */
export type ResumeKind = 'odd' | 'ordinary';
/** The place of a value in the text. */
export type Span = { from: number; to: number };
export type TaggedResume = {
  writer: string;
  kind: ResumeKind;
  truth: TrueResume;
  source: string;
  /** The text as the models read it; its lines are those of `truth.text`. */
  page: ResumePage;
  rules: ParsedResume;
  tokens: ResumeToken[];
  marks: RuleMark[];
  /** The tag of each token. */
  tags: string[];
  entries: Partial<Record<'head' | 'body' | 'start' | 'end', Span>>[];
};

/** In the files a long line is a list of its parts. */
type StoredResume = Omit<TrueResume, 'text'> & { text: (string | string[])[] };

const materialFolder = join(import.meta.dirname, 'material');

/** As typed, as the reader sees it when pasted, printed as it was typed, or in a design (the ordinary ones only). */
export type ResumeForm = 'typed' | 'pasted' | 'printed' | 'designed';

/** Every resume of the folder. A writer's are in one file. */
export function readTaggedResumes(form: ResumeForm): TaggedResume[] {
  return readdirSync(materialFolder)
    .sort()
    .flatMap((file) => {
      const {
        writer,
        kind = 'odd',
        resumes,
      } = JSON.parse(readFileSync(join(materialFolder, file), 'utf8')) as {
        writer: string;
        kind?: ResumeKind;
        resumes: StoredResume[];
      };
      if (form === 'typed' || form === 'pasted') {
        return resumes.map((resume) => {
          const document = { lines: toLines(sourceOf(resume)), pageCount: 1 };
          return tagResume({ writer, kind }, resume, document, form === 'typed' ? sourceOf(resume) : undefined);
        });
      }
      const folder = form === 'printed' ? pagesFolder : designedFolder;
      const pages = readPages(folder, writer, new Map(resumes.map((resume) => [resume.id, sourceOf(resume)])));
      return resumes.flatMap((resume) => {
        const lines = pages.get(resume.id);
        return lines === undefined
          ? []
          : [tagResume({ writer, kind }, resume, { lines, pageCount: lines.at(-1)?.page ?? 1 })];
      });
    });
}

const sourceOf = ({ text }: StoredResume): string =>
  text.map((line) => (Array.isArray(line) ? line.join(' ') : line)).join('\n');

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Every place of a value as whole words. */
function placesOf(text: string, value: string): Span[] {
  const places: Span[] = [];
  if (value === '') return places;
  for (let from = text.indexOf(value); from >= 0; from = text.indexOf(value, from + 1)) {
    const to = from + value.length;
    if (isWordCharacter(value[0]) && isWordCharacter(text[from - 1])) continue;
    if (isWordCharacter(value.at(-1)) && isWordCharacter(text[to])) continue;
    places.push({ from, to });
  }
  return places;
}

const overlaps = (left: Span, right: Span) => left.from < right.to && right.from < left.to;
/** In characters: so much farther away a free place may be than one that another entry has. */
const TAKEN_COST = 400;
const MOST_PLACES = 12;

/** The places of an entry's values that lie closest together, free ones first. */
function placeEntry<Key extends string>(
  text: string,
  values: readonly [Key, string][],
  taken: readonly Span[],
): Partial<Record<Key, Span>> {
  let all: { chosen: [Key, Span][]; cost: number }[] = [{ chosen: [], cost: 0 }];
  for (const [key, value] of values) {
    const places = placesOf(text, value).slice(0, MOST_PLACES);
    if (places.length === 0) continue;
    all = all.flatMap(({ chosen, cost }) =>
      places
        .filter((place) => !chosen.some(([, other]) => overlaps(place, other)))
        .map((place): (typeof all)[number] => ({
          chosen: [...chosen, [key, place]],
          cost: cost + (taken.some((other) => overlaps(place, other)) ? TAKEN_COST : 0),
        })),
    );
  }
  const total = ({ chosen, cost }: (typeof all)[number]) =>
    chosen.length === 0
      ? Number.POSITIVE_INFINITY
      : cost + Math.max(...chosen.map(([, { to }]) => to)) - Math.min(...chosen.map(([, { from }]) => from));
  const [best] = all.sort((left, right) => total(left) - total(right));
  return Object.fromEntries(best?.chosen ?? []) as Partial<Record<Key, Span>>;
}

function tagResume(
  { writer, kind }: Pick<TaggedResume, 'writer' | 'kind'>,
  stored: StoredResume,
  document: ResumeDocument,
  typed?: string,
): TaggedResume {
  const read = toResumePage(document);
  const page = typed === undefined ? read : { ...read, text: typed };
  const truth = { ...stored, text: page.text };
  const rules = parseByRules(document);
  const { text } = truth;
  const tokens = toResumeTokens(text);
  const tags = tokens.map(() => 'O');
  const mark = (span: Span | undefined, kind: string) => {
    if (span === undefined) return;
    let isFirst = true;
    for (const [index, token] of tokens.entries()) {
      if (token.to <= span.from || token.from >= span.to || tags[index] !== 'O') continue;
      tags[index] = `${isFirst ? 'B' : 'I'}-${kind}`;
      isFirst = false;
    }
  };
  // The employer of two posts may be the same words.
  const taken: Span[] = [];
  const placeAll = <Key extends string>(entries: readonly (readonly [Key, string][])[], shared: Key) =>
    entries.map((values) => {
      const found = placeEntry(text, values, taken);
      for (const [key, span] of Object.entries(found)) if (key !== shared) taken.push(span as Span);
      return found;
    });
  const asEntry = ([head, body, start, end]: readonly [string, string, string, string]): [
    'head' | 'body' | 'start' | 'end',
    string,
  ][] => [
    ['head', head],
    ['start', start],
    ['end', end],
    ['body', body],
  ];
  const toPost = ({ title, employer, start, end }: TruePost) => asEntry([title, employer, start, end]);
  const groups = [
    { kinds: ['title', 'employer'], entries: placeAll(truth.jobs.map(toPost), 'body') },
    {
      kinds: ['degree', 'school'],
      entries: placeAll(
        truth.degrees.map(({ degree, school, start, end }) => asEntry([degree, school, start, end])),
        'body',
      ),
    },
    // Unpaid work gets tags of its own, since it looks like a post.
    { kinds: ['aside', 'asidebody'], entries: placeAll(truth.others.map(toPost), 'body') },
  ];
  for (const { kinds, entries } of groups) {
    for (const { head, body, start, end } of entries) {
      mark(head, kinds[0] ?? '');
      mark(start, 'start');
      mark(end, 'end');
      mark(body, kinds[1] ?? '');
    }
  }
  mark(placesOf(text, truth.name)[0], 'name');
  return {
    writer,
    kind,
    source: sourceOf(stored),
    page,
    truth,
    tokens,
    rules,
    marks: markRules(text, rules),
    tags,
    entries: groups.flatMap(({ entries }) => entries),
  };
}
