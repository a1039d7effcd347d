import { describe, expect, it } from 'vitest';
import { orderEngines } from './engines.ts';

const everything = { server: 'local-engine', hasOnDevice: true, hasBrowser: true } as const;
const unasked = { hasAgreedToBrowser: false, chosen: null };

describe('the order of the engines', () => {
  it('leaves the browser’s own out until the person agreed that the audio may go to its maker', () => {
    expect(orderEngines(everything, unasked)).toEqual(['on-device', 'local-engine']);
    expect(orderEngines(everything, { hasAgreedToBrowser: true, chosen: null })).toEqual([
      'on-device',
      'browser',
      'local-engine',
    ]);
  });

  it('begins with the browser on this device, then a configured server', () => {
    const configured = { ...everything, server: 'configured-server' } as const;
    expect(orderEngines(configured, unasked)).toEqual(['on-device', 'configured-server']);
    expect(orderEngines({ ...configured, hasOnDevice: false }, unasked)[0]).toBe('configured-server');
  });

  it('puts the chosen one first and keeps the rest to take over', () => {
    expect(orderEngines(everything, { ...unasked, chosen: 'local-engine' })).toEqual(['local-engine', 'on-device']);
  });

  it('passes over a chosen one that is not here', () => {
    expect(orderEngines({ ...everything, hasOnDevice: false }, { ...unasked, chosen: 'on-device' })).toEqual([
      'local-engine',
    ]);
  });
});
