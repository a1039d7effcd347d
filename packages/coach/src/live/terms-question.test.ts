import { expect, it } from 'vitest';
import { detectQuestion } from './detect-question.ts';

const heard = (data: string) =>
  detectQuestion({ data, recent: [], lastQuestion: '', force: false }).isInterviewQuestion;

it.each([
  'grand so the ferry is five minutes away and all that so would you be okay with the late shift this month and every second saturday',
  "We count the stock on Sundays, and you'd be in the office two days a week. Does that work for you?",
])('hears a question of terms in "%s"', (data) => expect(heard(data)).toBe(true));

it.each([
  'I can send you the link on Friday does that work for you',
  'so i asked him would you be okay with the late shift and he said no',
  'Does that work for you?',
])('hears none in "%s"', (data) => expect(heard(data)).toBe(false));
