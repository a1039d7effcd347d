import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

describe('lowerPriority', () => {
  it('counts from where the process stands, and stops at the lowest', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(child, 'spawn');
    const id = child.pid ?? Number.NaN;
    const own = getPriority();
    lowerPriority(3, id);
    expect(getPriority(id)).toBe(Math.min(19, own + 3));
    lowerPriority(2, id);
    expect(getPriority(id)).toBe(Math.min(19, own + 5));
    lowerPriority(19, id);
    expect(getPriority(id)).toBe(19);
    child.kill();
    await once(child, 'exit');
  });

  it('does not mind a process that has ended', async () => {
    const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
    await once(child, 'exit');
    expect(() => lowerPriority(5, child.pid)).not.toThrow();
  });
});
