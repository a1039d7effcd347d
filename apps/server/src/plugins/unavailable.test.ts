import { describe, expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('a failure', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '55P03', '57014', '40001', '40P01'])(
    'with the code %s is worth another try',
    (code) => {
      expect(isUnavailable(withCode(code))).toBe(true);
    },
  );

  it.each(['23505', '42P01', '22P02', '42703', 'ENOENT'])('with the code %s is a defect', (code) => {
    expect(isUnavailable(withCode(code))).toBe(false);
  });

  it('is recognised by its cause and by the words of the driver', () => {
    expect(isUnavailable(new Error('Failed query', { cause: withCode('57P01') }))).toBe(true);
    expect(isUnavailable(new Error('Failed query', { cause: new Error('Query read timeout') }))).toBe(true);
    expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isUnavailable(new Error('timeout expired'))).toBe(true);
    expect(isUnavailable(new Error('a person wrote: Query read timeout'))).toBe(false);
    expect(isUnavailable('ECONNREFUSED')).toBe(false);
  });
});
