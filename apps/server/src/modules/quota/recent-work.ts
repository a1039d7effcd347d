import { createHash } from 'node:crypto';

export type WorkInputs = readonly (string | Uint8Array)[];

/** How long after its delivery the same work may be done again without another unit. */
const REPEAT_MS = 10 * 60_000;
/** Digests in memory. The oldest goes first; its work costs another unit. */
const MOST_REMEMBERED = 10_000;

function digestOf(inputs: WorkInputs): string {
  const hash = createHash('sha256');
  // With the length, so that no two lists of inputs run together into the same bytes.
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  return hash.digest('base64url');
}

/**
 * Remembers by a digest what work was delivered for which operation. A response can be lost on its way; the same operation with the
 * same inputs then gets it again. In the memory of one process: after a restart it costs another unit.
 */
export function createRecentWork(now: () => Date) {
  const delivered = new Map<string, { digest: string; until: number }>();

  return {
    remember(operation: string, inputs: WorkInputs): void {
      delivered.delete(operation);
      delivered.set(operation, { digest: digestOf(inputs), until: now().getTime() + REPEAT_MS });
      const [oldest] = delivered.keys();
      if (delivered.size > MOST_REMEMBERED && oldest !== undefined) delivered.delete(oldest);
    },

    isRepeat(operation: string, inputs: WorkInputs): boolean {
      const known = delivered.get(operation);
      return known !== undefined && known.until > now().getTime() && known.digest === digestOf(inputs);
    },
  };
}
