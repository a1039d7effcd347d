import { readdirSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { runProgram } from './run-program.ts';

const NODE = process.execPath;
const LIMITS = { timeoutMs: 20_000, maxOutputBytes: 10_000 };

function runNode(script: string, more: Partial<Parameters<typeof runProgram>[0]> = {}) {
  return runProgram({ path: NODE, args: ['-e', script], ...LIMITS, ...more });
}

describe('runProgram', () => {
  it('returns what the program wrote', async () => {
    expect((await runNode('process.stdout.write("hello")')).toString()).toBe('hello');
  });

  it('hands arguments over as they are, whatever a shell would make of them', async () => {
    const args = ['-e', 'process.stdout.write(process.argv[1])', '--', '$(id); `id` | "quoted"'];
    expect((await runProgram({ path: NODE, args, ...LIMITS })).toString()).toBe('$(id); `id` | "quoted"');
  });

  it('gives the program nothing of the server’s environment, which holds its secrets', async () => {
    process.env.SESSION_SECRET = 'a secret of the server';
    const output = await runNode('process.stdout.write(JSON.stringify(process.env))');
    delete process.env.SESSION_SECRET;
    const names = Object.keys(JSON.parse(output.toString()));
    // What the shell that sets the limits adds by itself.
    expect(names.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')(
    'bounds the processor time of the program, also when the server is killed',
    async () => {
      const output = await runProgram({ path: '/bin/sh', args: ['-c', 'ulimit -t; ulimit -c'], ...LIMITS });
      expect(output.toString().trim().split('\n')).toEqual(['40', '0']);
    },
  );

  it.each(['pipe', 'file'] as const)('lets the program read its input from a %s', async (as) => {
    const input = { bytes: Buffer.from('some text'), as };
    expect((await runNode('process.stdin.pipe(process.stdout)', { input })).toString()).toBe('some text');
  });

  it('lets the program open its input by name and leaves no file behind', async () => {
    const input = { bytes: Buffer.alloc(100_000, 'x'), as: 'file' } as const;
    const output = await runNode('process.stdout.write(String(require("fs").readFileSync("/dev/stdin").length))', {
      input,
    });
    expect(output.toString()).toBe('100000');
    expect(readdirSync(tmpdir()).filter((name) => /^greenroom-[0-9a-f]{8}-/.test(name))).toEqual([]);
  });

  it('runs a program behind the server, but not so far behind that a busy machine starves it', async () => {
    // Its priority is set right after it began: it waits for that.
    const script = `const own = ${getPriority()}; const { getPriority } = require("os"); const timer = setInterval(() => {
      if (getPriority() !== own) { clearInterval(timer); process.stdout.write(String(getPriority())); } }, 1)`;
    const behind = Number((await runNode(script)).toString()) - getPriority();
    expect(behind).toBeGreaterThan(0);
    expect(behind).toBeLessThanOrEqual(5);
  });

  it('does not mind a program that ends without reading its input', async () => {
    const input = { bytes: Buffer.alloc(5_000_000), as: 'pipe' } as const;
    expect((await runNode('process.exit(0)', { input })).length).toBe(0);
  });

  it('ends a program that takes too long', async () => {
    await expect(runNode('setInterval(() => {}, 1000)', { timeoutMs: 200 })).rejects.toMatchObject({
      code: 'provider_timeout',
    });
  });

  it('ends a program that writes without end', async () => {
    const endless = 'setInterval(() => process.stdout.write("x".repeat(1000)), 1)';
    await expect(runNode(endless)).rejects.toMatchObject({ code: 'provider_failed' });
  });

  it('ends an aborted program and fails with the reason of the abort', async () => {
    const abort = new AbortController();
    const running = runNode('setInterval(() => {}, 1000)', { signal: abort.signal });
    abort.abort(new Error('left the page'));
    await expect(running).rejects.toThrow('left the page');
  });

  it('does not start what was aborted before', async () => {
    const signal = AbortSignal.abort(new Error('left the page'));
    await expect(runNode('process.exit(0)', { signal })).rejects.toThrow('left the page');
  });

  it('fails when the program fails or is not there', async () => {
    await expect(runNode('process.exit(3)')).rejects.toMatchObject({ code: 'provider_failed' });
    await expect(runProgram({ path: '/nowhere/program', args: [], ...LIMITS })).rejects.toMatchObject({
      code: 'provider_failed',
    });
  });
});
