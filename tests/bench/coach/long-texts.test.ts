import { readEmployerWords } from '@greenroom/coach/job/employer-words';
import { gerundOfDuty } from '@greenroom/coach/questions/gerund-of-duty';
import { gerundRow } from '@greenroom/coach/questions/gerund-row';
import { sayDuty } from '@greenroom/coach/questions/say-duty';
import { parseTextByRules } from '@greenroom/coach/resume/parse-resume';
import { expect, it } from 'vitest';

const MOST_MICROSECONDS = 1_000_000;

/** Texts of tens of thousands of characters, each built against the expressions of one reader. */
it.each<[string, (text: string) => unknown, string]>([
  ['employer', readEmployerWords, `${'We Are Of And The '.repeat(20_000)}.\n${'Name '.repeat(20_000)}`],
  ['duty', sayDuty, `check ${'the seals, the pumps and the valves of the plant '.repeat(1200)}`],
  ['duty in "-ing"', gerundOfDuty, `check ${'the seals, pumps and valves of the plant and '.repeat(1300)}`],
  ['row of duties', gerundRow, `Your week is varied, ${'checking the pumps, writing the log and '.repeat(1500)}`],
  ['life told in sentences', parseTextByRules, `Life\n${'I was Aa bb Cc Dd '.repeat(3300)}`],
])('a long %s is read in linear time', (_, read, text) => {
  // The thread's own time: what other programs take is no part of it.
  const before = process.threadCpuUsage();
  read(text);
  expect(process.threadCpuUsage(before).user).toBeLessThan(MOST_MICROSECONDS);
});
