import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Heap of the child, in MB. Buffers are not part of it: the resident size is watched besides. */
const MAX_HEAP_MB = 192;
/** Processor time of one child over its life, in seconds. It ends a child that hangs after its parent died. */
export const MAX_CPU_SECONDS = 30;

const CHILD_FILE = fileURLToPath(new URL('./child/pdf-child.ts', import.meta.url));
const SOURCE_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** The folders that the child may read: its own source, and pdf.js. */
function readableFolders(): string[] {
  const unpdf = fileURLToPath(new URL('..', import.meta.resolve('unpdf')));
  return [SOURCE_FOLDER, unpdf, realpathSync(unpdf)];
}

/**
 * Starts a process that reads PDFs and can do little else: no network globals, no code from strings, no files but its own, no environment (so
 * no secret), a bound on heap and processor time. Descriptor 3 carries the files.
 */
export function startChild(): ChildProcess {
  const args = [
    '--permission',
    ...readableFolders().map((folder) => `--allow-fs-read=${folder}`),
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-warnings',
    `--max-old-space-size=${MAX_HEAP_MB}`,
    '--max-semi-space-size=8',
    CHILD_FILE,
  ];
  const isPosix = process.platform !== 'win32';
  const command = isPosix ? '/bin/sh' : process.execPath;
  const limited = ['-c', `ulimit -t ${MAX_CPU_SECONDS}; ulimit -c 0; exec "$0" "$@"`, process.execPath, ...args];
  return spawn(command, isPosix ? limited : args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc'],
    env: {},
    serialization: 'json',
    windowsHide: true,
  });
}
