/** Bounds on reading. Times are in milliseconds, memory in bytes. */
export type ReaderLimits = {
  /** Children at once. */
  childCount: number;
  /** From the moment the child has the whole file. */
  timeLimitMs: number;
  /** From the start of a child until it says that it is ready, and for a file's way through the pipe. */
  startLimitMs: number;
  /** Resident size at which a child is killed. */
  memoryLimitBytes: number;
  watchIntervalMs: number;
  /** Files that may wait for a child; further ones are refused with a retry hint. */
  queueLength: number;
  /** The longest that a file waits, so that the whole answer comes within 10 s. */
  queueWaitMs: number;
  documentsPerChild: number;
};

export const DEFAULT_LIMITS: ReaderLimits = {
  childCount: 2,
  timeLimitMs: 5000,
  startLimitMs: 8000,
  // A child takes up to 20 MB more between two looks: 220 keeps its peak below the 256 that are allowed.
  memoryLimitBytes: 220 * 1024 * 1024,
  watchIntervalMs: 10,
  queueLength: 64,
  queueWaitMs: 4500,
  documentsPerChild: 200,
};
