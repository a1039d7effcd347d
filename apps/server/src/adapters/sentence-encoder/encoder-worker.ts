import { parentPort, workerData } from 'node:worker_threads';
import { threadProcessorMs } from '../../ports/processor-time.ts';
import { lowerPriority, THIS_THREAD } from '../../programs/lower-priority.ts';
import { type EncoderName, loadEncoder } from './load-encoder.ts';

/**
 * The thread that answers requests comes a little before when both want the processor. People wait for the vectors too: with 5, other
 * programs of a busy computer made an answer take several times as long.
 */
const LOW_PRIORITY = 1;

export type EncoderRequest = { id: number; texts: string[] };
/** With the processor time of the slice, without that of loading the encoder. */
export type EncoderReply =
  | { id: number; processorMs: number; vectors: Float32Array[] }
  | { id: number; problem: string };

// On Linux this is the priority of the calling thread; elsewhere it would be that of the whole process.
if (process.platform === 'linux') lowerPriority(LOW_PRIORITY, THIS_THREAD);

let loading: ReturnType<typeof loadEncoder> | undefined;

parentPort?.on('message', async ({ id, texts }: EncoderRequest) => {
  let reply: EncoderReply;
  try {
    loading ??= loadEncoder(workerData as EncoderName);
    const encode = await loading;
    const startedAtMs = threadProcessorMs();
    const vectors = await encode(texts);
    reply = { id, processorMs: threadProcessorMs() - startedAtMs, vectors };
  } catch (cause) {
    reply = { id, problem: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
  parentPort?.postMessage(reply);
});
