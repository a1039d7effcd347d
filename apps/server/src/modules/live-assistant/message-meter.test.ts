import { describe, expect, it } from 'vitest';
import { createMessageMeter } from './message-meter.ts';

const SLICE_BYTES = 16 * 1024;

describe('the meter of a connection', () => {
  it('lets an hour of two sounds through, and a minute of them at once', () => {
    let nowMs = 0;
    const meter = createMessageMeter(() => nowMs);
    for (let slice = 0; slice < 240; slice += 1) expect(meter.takeAudio(SLICE_BYTES)).toBe(true);
    for (; nowMs < 3_600_000; nowMs += 500) {
      expect(meter.takeAudio(SLICE_BYTES) && meter.takeAudio(SLICE_BYTES)).toBe(true);
    }
  });

  it.each([
    ['small messages', (meter: ReturnType<typeof createMessageMeter>) => meter.takeText(1)],
    ['large messages', (meter: ReturnType<typeof createMessageMeter>) => meter.takeAudio(1024 * 1024)],
    ['new recorders', (meter: ReturnType<typeof createMessageMeter>) => meter.takeRecorder()],
  ])('stops a flood of %s', (_what, send) => {
    const meter = createMessageMeter(() => 0);
    const taken = Array.from({ length: 10_000 }, () => send(meter)).filter(Boolean).length;
    expect(taken).toBeLessThanOrEqual(2000);
    expect(send(meter)).toBe(false);
  });
});
