import { readFileSync } from 'node:fs';

/** Linux counts memory in pages of this size on the machines that Node is built for. */
const PAGE_BYTES = 4096;

/** Resident size of a process in bytes; undefined where there is no /proc (macOS, Windows) or the process is gone. */
function readResidentBytes(processId: number): number | undefined {
  try {
    const pages = Number(readFileSync(`/proc/${processId}/statm`, 'latin1').split(' ')[1]);
    return Number.isFinite(pages) ? pages * PAGE_BYTES : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Looks at a process's resident size again and again and calls once when it is over the limit. Where sizes cannot be
 * read, the child's heap limit and the time limit are alone. Returns what ends the watch.
 */
export function watchMemory(
  processId: number,
  options: { limitBytes: number; intervalMs: number; onExceeded: () => void },
): () => void {
  const timer = setInterval(() => {
    const residentBytes = readResidentBytes(processId);
    if (residentBytes === undefined || residentBytes <= options.limitBytes) return;
    clearInterval(timer);
    options.onExceeded();
  }, options.intervalMs);
  return () => clearInterval(timer);
}
