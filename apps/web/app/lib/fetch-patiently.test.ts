import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPatiently, useMissingParts } from './fetch-patiently.ts';

const NOT_FETCHED = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/part.js');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const countMissing = () => useMissingParts.getState().count;

describe('code that cannot be fetched', () => {
  it('is fetched again when the connection is back, and counts as missing until then', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn().mockRejectedValueOnce(NOT_FETCHED).mockResolvedValue('the part');
    const part = fetchPatiently(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(countMissing()).toBe(1);
    dispatchEvent(new Event('online'));
    expect(await part).toBe('the part');
    expect(countMissing()).toBe(0);
  });

  it('is fetched again after a pause where there is a connection', async () => {
    const load = vi.fn().mockRejectedValueOnce(NOT_FETCHED).mockRejectedValueOnce(NOT_FETCHED).mockResolvedValue(1);
    const part = fetchPatiently(load);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await part).toBe(1);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is fetched with its style sheet, which a browser would otherwise not ask for again', async () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/part.css' });
    // What a browser says of a style sheet that did not arrive.
    Object.defineProperty(link, 'sheet', { value: null });
    document.head.append(link);
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/part.css'))
      .mockImplementation(async () => link.isConnected);
    const part = fetchPatiently(load);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await part).toBe(false);
  });
});

it('throws what goes wrong in the code itself, at once', async () => {
  const load = vi.fn().mockRejectedValue(new Error('there is no stage'));
  await expect(fetchPatiently(load)).rejects.toThrow('there is no stage');
  expect(load).toHaveBeenCalledTimes(1);
  expect(countMissing()).toBe(0);
});
