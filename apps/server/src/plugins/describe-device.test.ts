import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a sign-in', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Microsoft Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ])('is the browser and the system: %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });

  it('keeps no text that a client made up', () => {
    for (const userAgent of [
      undefined,
      '',
      '-',
      'curl/8.1',
      'Ada Lovelace/1',
      '<b>x</b>/1 (y)',
      'Chrome/1 '.repeat(100),
    ])
      expect(describeDevice(userAgent)).toBeNull();
    expect(describeDevice('My own thing/1.0 (X11; Linux x86_64)')).toBe('Linux');
  });
});
