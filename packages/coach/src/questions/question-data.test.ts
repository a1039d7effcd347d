import { DIFFICULTIES } from '@greenroom/contract/constants';
import { describe, expect, it } from 'vitest';
import { BANK_FILES } from './bank-files.ts';
import { DUTY_CLASSES } from './duty-class.ts';
import { DUTY_KINDS } from './duty-kind.ts';
import { OCCUPATION_QUESTION_FILES } from './occupation-question-files.ts';
import { OCCUPATIONS } from './occupations.ts';
import { QUESTION_FRAMES } from './question-frames.ts';
import { QUESTION_PATTERNS } from './question-patterns.ts';
import { BEHAVIORAL_COMPETENCIES, TECHNICAL_COMPETENCIES } from './question-types.ts';
import { comparableText } from './words.ts';

const COMPETENCIES: Record<string, readonly string[]> = {
  Behavioral: BEHAVIORAL_COMPETENCIES,
  Technical: TECHNICAL_COMPETENCIES,
};
const isText = (value: unknown) => typeof value === 'string' && value.trim() === value && value !== '';
const isTexts = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);

const OCCUPATION_NAMES = new Set(OCCUPATIONS.map(({ name }) => name));

/** What a row may hold, and what each value must be. */
const ROW: Record<string, (value: unknown, row: { type: string }) => boolean> = {
  type: (value) => Object.keys(COMPETENCIES).includes(String(value)),
  difficulty: (value) => DIFFICULTIES.some((each) => each === value),
  competency: (value, { type }) => COMPETENCIES[type]?.includes(String(value)) ?? false,
  ask: isText,
  answer: (value, { type }) => (type === 'Technical' ? isTexts(value) : value === undefined),
  onlyFor: (value) => value === undefined || isTexts(value),
  notFor: (value) =>
    value === undefined || (isTexts(value) && (value as string[]).every((name) => OCCUPATION_NAMES.has(name))),
  isForLeads: (value) => value === undefined || value === true,
};
const PATTERN: typeof ROW = {
  type: ROW.type as never,
  difficulty: ROW.difficulty as never,
  competency: ROW.competency as never,
  slot: (value) => ['tools', 'skills'].includes(String(value)),
  text: (value) => isText(value) && String(value).includes('{term}'),
};

const FOLLOWING_FRAME: typeof ROW = {
  type: ROW.type as never,
  difficulty: ROW.difficulty as never,
  competency: ROW.competency as never,
  ask: (value) => isText(value) && /^[A-Z][^{}]*[.?]$/.test(String(value)),
};
const gapFrame = (gap: string): typeof ROW => ({
  type: ROW.type as never,
  difficulty: ROW.difficulty as never,
  competency: ROW.competency as never,
  text: (value) => isText(value) && String(value).split(gap).length === 2,
});

const isFlag = (value: unknown) => value === undefined || value === true;
const DUTY_FRAME: typeof ROW = {
  ...gapFrame('{duty}'),
  text: (value) => isText(value) && String(value).split(/\{(?:duty|doing)\}/u).length === 2,
  for: (value) => value === undefined || DUTY_CLASSES.some((name) => name === value),
  kind: (value) => value === undefined || DUTY_KINDS.some((name) => name === value),
  isForLeads: isFlag,
  isFuture: isFlag,
  isApart: isFlag,
};
const SUBJECT_KINDS = ['tool', 'rule', 'subject', 'past', 'outcome'];
const REQUIREMENT_FRAME: typeof ROW = {
  ...gapFrame('{subject}'),
  for: (value) => SUBJECT_KINDS.includes(String(value)),
};

function faultsOf(row: object, shape: typeof ROW): string[] {
  const values = row as Record<string, unknown> & { type: string };
  const wrong = Object.entries(shape).filter(([key, isRight]) => !isRight(values[key], values));
  return [...wrong.map(([key]) => key), ...Object.keys(row).filter((key) => !(key in shape))];
}

it.each(Object.entries(BANK_FILES))('every question of the family %s is well formed', (_, rows) => {
  for (const row of rows) expect(faultsOf(row, ROW), JSON.stringify(row)).toEqual([]);
});

describe('the questions of occupations', () => {
  const own = Object.entries(OCCUPATION_QUESTION_FILES).flatMap(([field, occupations]) =>
    Object.entries(occupations).map(([name, rows]) => ({ field, name, rows })),
  );

  const isScope = (value: unknown) => value === undefined || isTexts(value);

  it('are well formed', () => {
    const row = {
      ...ROW,
      answer: (value: unknown, { type }: { type: string }) =>
        value === undefined || (type === 'Technical' && isTexts(value)),
      points: (value: unknown, { type }: { type: string }) =>
        value === undefined || (type === 'Behavioral' && isTexts(value) && (value as string[]).length === 3),
      onlyForTitles: isScope,
      notForTitles: isScope,
    };
    const faults = own.flatMap(({ rows }) =>
      rows.flatMap((one) => faultsOf(one, row).map((fault) => [fault, one.ask])),
    );
    expect(faults).toEqual([]);
  });

  it('stand in the file of the field of their occupation', () => {
    const fields = new Map(OCCUPATIONS.map(({ name, field }) => [name, field as string]));
    expect(own.filter(({ field, name }) => fields.get(name) !== field)).toEqual([]);
  });

  it('have one type, level and competency each, so that an answer is judged as its question was asked', () => {
    const tags = new Map<string, string>();
    const torn = own.flatMap(({ rows }) =>
      rows.filter(({ ask, type, difficulty, competency }) => {
        const key = comparableText(ask);
        const known = tags.get(key);
        tags.set(key, `${type} ${difficulty} ${competency}`);
        return known !== undefined && known !== tags.get(key);
      }),
    );
    expect(torn).toEqual([]);
  });
});

it('every pattern is well formed', () => {
  for (const row of QUESTION_PATTERNS) expect(faultsOf(row, PATTERN), JSON.stringify(row)).toEqual([]);
});

it('every frame is well formed', () => {
  const { duty, thing, work, requirement, afterSituation, caution, tool } = QUESTION_FRAMES;
  for (const row of afterSituation) expect(faultsOf(row, FOLLOWING_FRAME), row.ask).toEqual([]);
  for (const row of duty) expect(faultsOf(row, DUTY_FRAME), row.text).toEqual([]);
  for (const row of requirement) expect(faultsOf(row, REQUIREMENT_FRAME), row.text).toEqual([]);
  for (const row of thing) expect(faultsOf(row, gapFrame('{thing}')), row.text).toEqual([]);
  for (const row of work) expect(faultsOf(row, gapFrame('{work}')), row.text).toEqual([]);
  for (const row of caution) expect(faultsOf(row, gapFrame('{point}')), row.text).toEqual([]);
  for (const row of tool) expect(faultsOf(row, gapFrame('{tool}')), row.text).toEqual([]);
});

it('no frame of a situation is the end of another, since a question is recognised by its end', () => {
  const endings = QUESTION_FRAMES.afterSituation.map(({ ask }) => comparableText(ask));
  const hidden = endings.filter((one, at) =>
    endings.some((other, index) => index !== at && ` ${other}`.endsWith(` ${one}`)),
  );
  expect(hidden).toEqual([]);
});

it('behavioral frames around a duty ask for something of the own past', () => {
  const apart = new RegExp(
    [
      String.raw`^(?:(?:In this (?:job|role) you would|Part of this job is to) \{duty\}`,
      String.raw`|(?:This job asks for experience|In this job you have to make sure that) \{subject\}`,
      String.raw`|(?:This role involves|Part of this job is) \{doing\}|(?:This job includes|Part of the work here is) \{work\})\. `,
    ].join(''),
  );
  const past = /^(?:Tell me about|Give me an example|Take me through the)/;
  const { duty, thing, work, requirement } = QUESTION_FRAMES;
  const others = [...duty, ...thing, ...work, ...requirement].filter(
    ({ type, text }) => type === 'Behavioral' && !past.test(text.replace(apart, '')),
  );
  expect(others.map(({ text }) => text)).toEqual([]);
});

it('has a frame for each kind of duty in each type and difficulty', () => {
  for (const kind of DUTY_KINDS) {
    const levels = QUESTION_FRAMES.duty.flatMap((row) => (row.kind === kind ? [`${row.type} ${row.difficulty}`] : []));
    expect(new Set(levels).size, kind).toBe(2 * DIFFICULTIES.length);
  }
});

it('has two frames for each kind of requirement and for named work in each type and difficulty', () => {
  const countOf = (rows: readonly { type: string; difficulty: string }[], type: string, difficulty: string) =>
    rows.filter((row) => row.type === type && row.difficulty === difficulty).length;
  for (const type of ['Behavioral', 'Technical']) {
    for (const difficulty of DIFFICULTIES) {
      expect(countOf(QUESTION_FRAMES.thing, type, difficulty), `${type} ${difficulty}`).toBe(2);
      expect(countOf(QUESTION_FRAMES.work, type, difficulty), `work ${type} ${difficulty}`).toBe(2);
      for (const kind of SUBJECT_KINDS) {
        const ofKind = QUESTION_FRAMES.requirement.filter((row) => row.for === kind);
        expect(countOf(ofKind, type, difficulty), `${kind} ${type} ${difficulty}`).toBe(2);
      }
    }
  }
});

it('has at least three frames for any duty, seven for one in steps and one for a new task in each type and difficulty', () => {
  for (const type of ['Behavioral', 'Technical']) {
    for (const difficulty of DIFFICULTIES) {
      const fitting = QUESTION_FRAMES.duty.filter((row) => row.type === type && row.difficulty === difficulty);
      const forAny = fitting.filter(
        (row) => row.for === undefined && row.kind === undefined && !row.isForLeads && !row.isApart,
      );
      const forSteps = fitting.filter((row) => row.for === 'steps');
      expect(forAny.length, `${type} ${difficulty}`).toBeGreaterThanOrEqual(3);
      expect(forAny.length + forSteps.length, `${type} ${difficulty}`).toBeGreaterThanOrEqual(7);
      expect(fitting.filter((row) => row.isFuture).length, `${type} ${difficulty}`).toBeGreaterThanOrEqual(1);
    }
  }
});
