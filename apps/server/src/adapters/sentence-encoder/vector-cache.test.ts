import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createVectorCache } from './vector-cache.ts';

const LENGTH = 512;
const vectorOf = (value: number) => new Float32Array(LENGTH).fill(value);

describe('the cache of vectors', () => {
  it('forgets the one that was used longest ago', () => {
    const cache = createVectorCache(3);
    for (const [index, text] of ['one', 'two', 'three'].entries()) cache.set(text, vectorOf(index));
    expect(cache.get('one')).toEqual(vectorOf(0));
    cache.set('four', vectorOf(3));
    expect(cache.get('two')).toBeUndefined();
    expect(['one', 'three', 'four'].map((text) => cache.get(text)?.[0])).toEqual([0, 2, 3]);
  });

  it('overwrites the vector of a text that it has, without another place', () => {
    const cache = createVectorCache(2);
    cache.set('one', vectorOf(1));
    cache.set('two', vectorOf(2));
    cache.set('one', vectorOf(3));
    expect(['one', 'two'].map((text) => cache.get(text)?.[0])).toEqual([3, 2]);
  });

  it('answers a copy, which a later text does not overwrite and which can be sent by itself', () => {
    const cache = createVectorCache(1);
    cache.set('one', vectorOf(1));
    const vector = cache.get('one');
    cache.set('two', vectorOf(2));
    expect(vector).toEqual(vectorOf(1));
    expect(vector?.buffer.byteLength).toBe(LENGTH * Float32Array.BYTES_PER_ELEMENT);
  });

  it('leaves out a vector of another length', () => {
    const cache = createVectorCache(2);
    cache.set('one', vectorOf(1));
    cache.set('two', new Float32Array(4));
    expect(cache.get('two')).toBeUndefined();
  });

  it('holds none of the buffers that it was given', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const cache = createVectorCache(2);
    const give = (text: string) => {
      const vector = vectorOf(1);
      cache.set(text, vector);
      return new WeakRef(vector.buffer);
    };
    const given = give('one');
    // A weak reference holds its object until the end of the task.
    await setImmediate();
    collect();
    expect(given.deref()).toBeUndefined();
    expect(cache.get('one')).toEqual(vectorOf(1));
  });
});
