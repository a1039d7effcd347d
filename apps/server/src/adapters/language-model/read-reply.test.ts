import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readReply } from './read-reply.ts';

const schema = z.object({ text: z.string() });
const read = (reply: string) => readReply(reply, schema, ({ text }) => (text === 'bad' ? 'That is bad.' : null));

describe('a reply of a model', () => {
  it.each([
    '{"text": "a {brace} and a \\" quote"}',
    'Here: {"text": "a {brace} and a \\" quote"} – done.',
    '```json\n{"text": "a {brace} and a \\" quote"}\n```',
    '{"x": 1}\n{"text": "a {brace} and a \\" quote"}',
    '<think>{"text": "no, this is my long first thought about it all"}</think>{"text": "a {brace} and a \\" quote"}',
  ])('is found in %j', (reply) => {
    expect(read(reply)).toEqual({ isUsable: true, value: { text: 'a {brace} and a " quote' } });
  });

  it.each([
    ['', 'no JSON object'],
    ['no braces', 'no JSON object'],
    ['{"text": "cut of', 'no JSON object'],
    ['{"text": 1}', 'text: '],
    ['{"text": "bad"}', 'That is bad.'],
  ])('%j is refused with the reason', (reply, problem) => {
    expect(read(reply)).toMatchObject({ isUsable: false, problem: expect.stringContaining(problem) });
  });
});
