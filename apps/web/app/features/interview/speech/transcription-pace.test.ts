import { describe, expect, it } from 'vitest';
import { estimateTranscription, measureTranscription } from './transcription-pace.ts';

describe('how long a recording takes to become text', () => {
  it('is not known before the first one was measured', () => {
    expect(estimateTranscription(10_000)).toBeNull();
  });

  it('follows the pace of the last one', () => {
    measureTranscription(10_000, 15_000);
    expect(estimateTranscription(20_000)).toBe(30_000);
    measureTranscription(10_000, 2_000);
    expect(estimateTranscription(20_000)).toBe(4_000);
  });

  it('is not made up of nothing', () => {
    measureTranscription(0, 2_000);
    localStorage.setItem('transcriptionPace', 'soon');
    expect(estimateTranscription(20_000)).toBeNull();
  });
});
