import { DIFFICULTIES } from '@greenroom/contract/constants';
import { expect, it } from 'vitest';
import { BANK_FILES } from './bank-files.ts';
import { DUTY_CLASSES } from './duty-class.ts';
import { DUTY_KINDS } from './duty-kind.ts';
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

/** What a row may hold, and what each value must be. */
const ROW: Record<string, (value: unknown, row: { type: string }) => boolean> = {
  type: (value) => Object.keys(COMPETENCIES).includes(String(value)),
  difficulty: (value) => DIFFICULTIES.some((each) => each === value),
  competency: (value, { type }) => COMPETENCIES[type]?.includes(String(value)) ?? false,
  ask: isText,
  answer: (value, { type }) => (type === 'Technical' ? isTexts(value) : value === undefined),
  onlyFor: (value) => value === undefined || isTexts(value),
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
  for: (value) => value === undefined || DUTY_CLASSES.some((name) => name === value),
  kind: (value) => value === undefined || DUTY_KINDS.some((name) => name === value),
  isForLeads: (value) => value === undefined || value === true,
};
const gapFrame = (gap: string): typeof ROW => ({
  type: ROW.type as never,
  difficulty: ROW.difficulty as never,
  competency: ROW.competency as never,
  text: (value) => isText(value) && String(value).split(gap).length === 2,
});

function faultsOf(row: object, shape: typeof ROW): string[] {
  const values = row as Record<string, unknown> & { type: string };
  const wrong = Object.entries(shape).filter(([key, isRight]) => !isRight(values[key], values));
  return [...wrong.map(([key]) => key), ...Object.keys(row).filter((key) => !(key in shape))];
}

it.each(Object.entries(BANK_FILES))('every question of the family %s is well formed', (_, rows) => {
  for (const row of rows) expect(faultsOf(row, ROW), JSON.stringify(row)).toEqual([]);
});

it('every pattern is well formed', () => {
  for (const row of QUESTION_PATTERNS) expect(faultsOf(row, PATTERN), JSON.stringify(row)).toEqual([]);
});

it('every frame is well formed', () => {
  const { afterDuty, afterRequirement, afterSituation, caution, tool } = QUESTION_FRAMES;
  for (const row of [...afterDuty, ...afterRequirement, ...afterSituation])
    expect(faultsOf(row, FOLLOWING_FRAME), row.ask).toEqual([]);
  for (const row of caution) expect(faultsOf(row, gapFrame('{point}')), row.text).toEqual([]);
  for (const row of tool) expect(faultsOf(row, gapFrame('{tool}')), row.text).toEqual([]);
});

it('no frame is the end of another, since a question is recognised by its end', () => {
  const { afterDuty, afterRequirement, afterSituation } = QUESTION_FRAMES;
  const endings = [...afterDuty, ...afterRequirement, ...afterSituation].map(({ ask }) => comparableText(ask));
  const hidden = endings.filter((one, at) =>
    endings.some((other, index) => index !== at && ` ${other}`.endsWith(` ${one}`)),
  );
  expect(hidden).toEqual([]);
});

it('has a frame for each kind of duty in each type and difficulty', () => {
  for (const kind of DUTY_KINDS) {
    const levels = QUESTION_FRAMES.afterDuty.flatMap((row) =>
      row.kind === kind ? [`${row.type} ${row.difficulty}`] : [],
    );
    expect(new Set(levels).size, kind).toBe(2 * DIFFICULTIES.length);
  }
});

it('has at least four frames for any duty and seven for one in steps in each type and difficulty', () => {
  for (const type of ['Behavioral', 'Technical']) {
    for (const difficulty of DIFFICULTIES) {
      const fitting = QUESTION_FRAMES.afterDuty.filter((row) => row.type === type && row.difficulty === difficulty);
      const forAny = fitting.filter((row) => row.for === undefined && row.kind === undefined && !row.isForLeads);
      const forSteps = fitting.filter((row) => row.for === 'steps');
      expect(forAny.length, `${type} ${difficulty}`).toBeGreaterThanOrEqual(4);
      expect(forAny.length + forSteps.length, `${type} ${difficulty}`).toBeGreaterThanOrEqual(7);
    }
  }
});
