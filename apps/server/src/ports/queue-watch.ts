/** What a queue holds right now. */
export type QueueCounts = { running: number; waiting: number };

/** A queue notes here what happens in it. */
export type QueueWatch = {
  /** Work that waited began. Also for work that began at once, with 0. */
  waited(ms: number): void;
  /** Work was not taken, since too much waits already or it waited too long. */
  refused(): void;
};

/** Makes a queue visible to an operator. Queues with the same name are counted together. */
export type WatchQueue = (name: string, counts: () => QueueCounts) => QueueWatch;

export const unwatched: WatchQueue = () => ({ waited: () => undefined, refused: () => undefined });

export type QueueListener = { waited(name: string, ms: number): void; refused(name: string): void };

/** The queues of a process. They exist before the application that shows them. */
export type QueueBook = {
  watch: WatchQueue;
  counts(): Map<string, QueueCounts>;
  listen(listener: QueueListener): void;
};

export function createQueueBook(): QueueBook {
  const queues: { name: string; counts: () => QueueCounts }[] = [];
  let listener: QueueListener | null = null;
  return {
    watch(name, counts) {
      queues.push({ name, counts });
      return { waited: (ms) => listener?.waited(name, ms), refused: () => listener?.refused(name) };
    },
    counts() {
      const sums = new Map<string, QueueCounts>();
      for (const { name, counts } of queues) {
        const { running, waiting } = counts();
        const sum = sums.get(name) ?? { running: 0, waiting: 0 };
        sums.set(name, { running: sum.running + running, waiting: sum.waiting + waiting });
      }
      return sums;
    },
    listen(next) {
      listener = next;
    },
  };
}
