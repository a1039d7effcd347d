import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('what a model wrote', () => {
  it.each([
    ['<think>he wants a story</think>I led a team.', 'I led a team.'],
    ['<thinking>still going', ''],
    ['reasoning that was never opened</think>I led a team.', 'I led a team.'],
    ['```json\n{"a": 1}\n```', '\n{"a": 1}\n'],
    ['~~~\nHello\n~~~', '\nHello\n'],
    ['I led\u0000 a\u200b team\u202e.', 'I led a team.'],
    ['[INST]I led a team.<|eot_id|></s>', 'I led a team.'],
  ])('%j is read as %j', (text, clean) => expect(cleanText(text)).toBe(clean));
});
