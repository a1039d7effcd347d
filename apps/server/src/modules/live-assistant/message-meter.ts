/** What one connection may send: a burst, since a client that comes back sends a minute of sound at once, and a steady rate. */
type Allowance = { burst: number; perSecond: number };

/** In messages. A client sends about ten a second; each new recorder opens a stream of the engine and counts for more. */
const MESSAGES: Allowance = { burst: 2000, perSecond: 200 };
const RECORDER_COST = 20;
/** In bytes. Two sounds at 128 kbit/s are 32 kB a second. */
const BYTES: Allowance = { burst: 8 * 1024 * 1024, perSecond: 128 * 1024 };

function createBucket({ burst, perSecond }: Allowance, now: () => number) {
  let level = burst;
  let atMs = now();
  return (cost: number): boolean => {
    const nowMs = now();
    level = Math.min(burst, level + ((nowMs - atMs) / 1000) * perSecond);
    atMs = nowMs;
    level -= cost;
    return level >= 0;
  };
}

/** Counts what a connection sends. Each call returns false once it exceeds what our client can send. */
export function createMessageMeter(now: () => number = () => performance.now()) {
  const takeMessages = createBucket(MESSAGES, now);
  const takeBytes = createBucket(BYTES, now);
  return {
    takeAudio: (byteCount: number): boolean => takeMessages(1) && takeBytes(byteCount),
    takeText: (byteCount: number): boolean => takeMessages(1) && takeBytes(byteCount),
    takeRecorder: (): boolean => takeMessages(RECORDER_COST),
  };
}
