import { endpoints } from '@greenroom/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRandom, generateValue, type Schema } from './generate-value.ts';

const { body } = endpoints.keepLiveSession;
const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as unknown as Schema;
const generate = (seed: number, hostility: number) => generateValue(createRandom(seed), schema, hostility);
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const countValid = (hostility: number) =>
  SEEDS.filter((seed) => body.safeParse(generate(seed, hostility)).success).length;

describe('generated values', () => {
  it('are the same for the same seed', () => {
    expect(generate(7, 0.2)).toEqual(generate(7, 0.2));
    expect(generate(7, 0)).not.toEqual(generate(8, 0));
  });

  it('fit the schema without hostility, and mostly not with it', () => {
    expect(countValid(0)).toBe(SEEDS.length);
    expect(countValid(0.2)).toBeLessThan(SEEDS.length / 2);
  });
});
