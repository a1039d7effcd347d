import { findProgram } from '../programs/find-program.ts';

/**
 * Whether the tests of a program of this machine have to be left out, said in one line with the command that installs it.
 * With CI=true a missing program fails the run instead.
 */
export function isProgramMissing(name: string, installCommand = `apt-get install ${name}`): boolean {
  if (findProgram(name)) return false;
  const problem = `${name} is not installed, so its tests are left out; install it with: ${installCommand}`;
  if (process.env.CI === 'true') throw new Error(problem);
  process.stdout.write(`${problem}\n`);
  return true;
}
