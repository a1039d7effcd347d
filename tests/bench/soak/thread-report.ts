// Preloaded into every thread of the measured server (`--import`, with `--expose-gc`): collects garbage and reports when the bench asks.
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

const MB = 2 ** 20;
/** V8 frees the bytecode of a function that did not run for several collections: after these all of it is gone, each time. */
const COLLECTIONS = 8;
/** A thread without work answers within a second. */
const REPLY_LIMIT_MS = 5000;
const CHANNEL = 'soak-report';

/** Live memory in MB by the number of the thread (0 is the main thread), and how many resources of each kind the main thread has open. */
export type ServerReport = { liveMbOfThreads: Record<number, number>; resources: Record<string, number> };
type ThreadReply = { thread: number; liveMb: number };

function measureLiveMb(): number {
  for (let count = 0; count < COLLECTIONS; count += 1) {
    // The last resort also gives free pages back to the system.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }
  const { used_heap_size, external_memory } = getHeapStatistics();
  return (used_heap_size + external_memory) / MB;
}

function countResources(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const reply = (): ThreadReply => ({ thread: threadId, liveMb: measureLiveMb() });

const channel = new BroadcastChannel(CHANNEL);
channel.unref();
let replies: ThreadReply[] = [];
channel.onmessage = (event) => {
  const { data } = event as { data: ThreadReply | 'measure' };
  if (data !== 'measure') replies.push(data);
  else channel.postMessage(reply());
};

if (isMainThread) {
  process.on('message', async () => {
    replies = [];
    channel.postMessage('measure');
    const own = reply();
    await sleep(REPLY_LIMIT_MS);
    const liveMbOfThreads = Object.fromEntries([own, ...replies].map(({ thread, liveMb }) => [thread, liveMb]));
    process.send?.({ liveMbOfThreads, resources: countResources() } satisfies ServerReport);
  });
}
