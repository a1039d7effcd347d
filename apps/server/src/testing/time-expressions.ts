import { Session } from 'node:inspector';

/** How often the running code is looked at. */
const SAMPLE_EVERY_US = 250;
const PREFIX = 'RegExp: ';

type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples?: number[];
  timeDeltas?: number[];
};

/**
 * Processor time in ms that each regular expression took while `act` ran, by its source. Sampled by the profiler, which leaves the engine as
 * it is. Expressions that run for the first time, on a short text, are not seen: the engine interprets them.
 */
export function timeExpressions(act: () => unknown): Map<string, number> {
  const session = new Session();
  session.connect();
  const post = (method: string, parameters?: object): unknown => {
    let answer: unknown;
    // Answers come before `post` returns.
    session.post(method, parameters, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer;
  };
  try {
    post('Profiler.enable');
    post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
    post('Profiler.start');
    const [startMs, before] = [performance.now(), process.threadCpuUsage()];
    act();
    const { user, system } = process.threadCpuUsage(before);
    // The samples go by the clock. On a busy machine a part of it belongs to others.
    const ownShare = Math.min(1, (user + system) / 1000 / (performance.now() - startMs));
    const { profile } = post('Profiler.stop') as { profile: Profile };
    return new Map([...sumByExpression(profile)].map(([source, ms]) => [source, ms * ownShare]));
  } finally {
    session.disconnect();
  }
}

function sumByExpression({ nodes, samples = [], timeDeltas = [] }: Profile): Map<string, number> {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    // The time until the next look belongs to what ran at this one.
    const ms = (timeDeltas[index + 1] ?? 0) / 1000;
    if (name.startsWith(PREFIX)) {
      const source = name.slice(PREFIX.length);
      times.set(source, (times.get(source) ?? 0) + ms);
    }
  }
  return times;
}
