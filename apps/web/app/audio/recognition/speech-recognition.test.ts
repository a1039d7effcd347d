import { describe, expect, it, vi } from 'vitest';
import { detectBrowserEngines, installOnDevice, type SpeechRecognitionClass } from './speech-recognition.ts';

const LANGUAGE = { langs: ['en-US'], processLocally: true };
const browserWith = (parts: Partial<SpeechRecognitionClass>) =>
  Object.assign(class {}, parts) as unknown as SpeechRecognitionClass;

describe('the recogniser of a browser', () => {
  it('is on the device where its language is there', async () => {
    const available = vi.fn(async () => 'available' as const);
    const found = await detectBrowserEngines(browserWith({ available }));
    expect(found).toEqual({ hasOnDevice: true, canInstallOnDevice: false, hasOwn: true });
    expect(available).toHaveBeenCalledWith(LANGUAGE);
  });

  it('can be installed where the language can be downloaded, and is not before that is asked for', async () => {
    const install = vi.fn(async () => true);
    const recognition = browserWith({ available: async () => 'downloadable', install });
    expect(await detectBrowserEngines(recognition)).toMatchObject({ hasOnDevice: false, canInstallOnDevice: true });
    expect(install).not.toHaveBeenCalled();
    expect(await installOnDevice(recognition)).toBe(true);
    expect(install).toHaveBeenCalledWith(LANGUAGE);
  });

  it('is not installed where that fails', async () => {
    expect(await installOnDevice(browserWith({ install: () => Promise.reject(new Error('offline')) }))).toBe(false);
    expect(await installOnDevice(null)).toBe(false);
  });
});
