import type { Config } from '../config.ts';

type Settings = Pick<Config, 'isProduction' | 'databaseUrl' | 'sessionSecret'>;

/** Settings that work and may surprise later: a line of the log each, at the start. */
export function startWarnings({ isProduction, databaseUrl, sessionSecret }: Settings): string[] {
  const warnings: string[] = [];
  if (isProduction && databaseUrl === null) {
    warnings.push(
      'DATABASE_URL is not set: the embedded database serves one process and may not survive a power cut. Use PostgreSQL for others.',
    );
  }
  if (databaseUrl !== null && sessionSecret === null) {
    warnings.push(
      'SESSION_SECRET is not set: this process made its own in DATA_DIR. With another replica, or without that file, people are signed out.',
    );
  }
  return warnings;
}
