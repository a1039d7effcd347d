import { expect, it } from 'vitest';
import grades from '../../data/questions/frame-grades.json' with { type: 'json' };
import { gradeOf } from './frame-grades.ts';
import { QUESTION_FRAMES } from './question-frames.ts';

it('asks more readily what readers called good', () => {
  const of = (test: (counts: number[]) => boolean) => Object.entries(grades).filter(([, counts]) => test(counts));
  const [liked] = of(([good = 0, usable = 0, bad = 0]) => good > 3 && usable + bad < 2);
  const [disliked] = of(([good = 0, usable = 0, bad = 0]) => good === 0 && usable + bad > 3);
  expect(gradeOf(liked?.[0] ?? '')).toBeGreaterThan(1.3);
  expect(gradeOf(disliked?.[0] ?? '')).toBeLessThan(0.6);
  expect(gradeOf('Never read {duty}?')).toBe(1);
});

it('has grades for frames alone', () => {
  const frames = new Set(
    Object.values(QUESTION_FRAMES).flatMap((rows) => rows.map((row) => ('text' in row ? row.text : row.ask))),
  );
  expect(Object.keys(grades).filter((frame) => !frames.has(frame))).toEqual([]);
});
