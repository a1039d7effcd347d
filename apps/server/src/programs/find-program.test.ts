import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProgram } from './find-program.ts';

const NODE_FOLDER = dirname(process.execPath);

describe('findProgram', () => {
  it('finds a program on the search path', () => {
    expect(findProgram('node', `/nowhere:${NODE_FOLDER}`)).toBe(`${NODE_FOLDER}/node`);
  });

  it.each([
    ['a program that is not there', 'no-such-program', NODE_FOLDER],
    ['a folder of that name', 'tmp', '/'],
    ['a file that cannot be run', 'passwd', '/etc'],
    ['anything on an empty path', 'node', ''],
    ['anything in a folder that depends on where the server was started', 'node', '.:bin'],
  ])('does not find %s', (_, name, searchPath) => {
    expect(findProgram(name, searchPath)).toBeNull();
  });
});
