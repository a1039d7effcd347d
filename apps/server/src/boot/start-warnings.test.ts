import { describe, expect, it } from 'vitest';
import { startWarnings } from './start-warnings.ts';

describe('warnings at the start', () => {
  const of = (isProduction: boolean, databaseUrl: string | null, sessionSecret: string | null) =>
    startWarnings({ isProduction, databaseUrl, sessionSecret }).map((line) => line.split(' ')[0]);

  it('name the embedded database in production only', () => {
    expect(of(true, null, 'secret')).toEqual(['DATABASE_URL']);
    expect(of(false, null, null)).toEqual([]);
  });

  it('name a secret that replicas do not share', () => {
    expect(of(false, 'postgresql://localhost/greenroom', null)).toEqual(['SESSION_SECRET']);
    expect(of(true, 'postgresql://localhost/greenroom', 'secret')).toEqual([]);
  });
});
