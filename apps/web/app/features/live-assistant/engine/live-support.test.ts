import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowserSound } from '~/testing/fake-browser-sound.ts';
import { findSupportProblem } from './live-support.ts';

describe('what keeps a browser from listening to a tab', () => {
  let browser: ReturnType<typeof fakeBrowserSound>;
  beforeEach(() => {
    browser = fakeBrowserSound();
    vi.stubGlobal('isSecureContext', true);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is nothing in a browser that shares the sound of a tab and records Opus', () => {
    expect(findSupportProblem('segments')).toBeNull();
    expect(findSupportProblem(null)).toBeNull();
  });

  it('is a page without a secure connection', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(findSupportProblem('segments')).toBe('insecure');
  });

  it('is a phone, where nothing can be shared', () => {
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: browser.getUserMedia } });
    expect(findSupportProblem('segments')).toBe('no-sharing');
  });

  it('is Firefox or Safari, which share a tab without its sound', () => {
    browser.getSupportedConstraints.mockReturnValue({ echoCancellation: true });
    expect(findSupportProblem('segments')).toBe('no-tab-sound');
  });

  it('is a browser that records in another form only', () => {
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => false });
    expect(findSupportProblem('streaming-server')).toBe('no-recorder');
  });

  it('is a server without an engine where the browser’s recogniser would open the microphone', () => {
    expect(findSupportProblem('none')).toBe('no-engine');
    vi.stubGlobal('webkitSpeechRecognition', class {});
    expect(findSupportProblem('none')).toBe('no-engine');
  });

  it('is nothing where the browser’s recogniser takes the track, even if it cannot record', () => {
    vi.stubGlobal('MediaRecorder', undefined);
    vi.stubGlobal('SpeechRecognition', Object.assign(class {}, { available: async () => 'available' }));
    expect(findSupportProblem('none')).toBeNull();
  });
});
