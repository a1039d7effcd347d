import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 5;

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
const childrenOf = (pid: number) => readOrEmpty(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
const sizeOf = (pid: string, field: 'VmHWM' | 'VmRSS') =>
  Number(new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/**
 * Notes the highest resident size of this process's children and how long its own loop was held up. `startNext` forgets what
 * was done since the last look, such as building the next file.
 */
export function watchChildren() {
  let peakMb = 0;
  let highestMb = 0;
  let heldUpMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    heldUpMs = Math.max(heldUpMs, now - last - LOOK_EVERY_MS);
    for (const child of childrenOf(process.pid)) {
      peakMb = Math.max(peakMb, sizeOf(child, 'VmRSS'));
      highestMb = Math.max(highestMb, sizeOf(child, 'VmHWM'));
    }
    last = performance.now();
  }, LOOK_EVERY_MS);
  return {
    startNext() {
      peakMb = 0;
      last = performance.now();
    },
    /** The largest that a child was seen since `startNext`. */
    peakMb: () => peakMb,
    /** The largest that a child ever was. */
    highestMb: () => highestMb,
    heldUpMs: () => heldUpMs,
    stop: () => clearInterval(timer),
  };
}
