import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { CircuitState } from '../ports/provider-calls.ts';
import type { QueueBook } from '../ports/queue-watch.ts';

export type LoadSources = {
  queues: QueueBook;
  /** Bytes of bodies that are being received or worked on, by kind. */
  bytesInFlight(): Record<string, number>;
  /** Open web sockets of this process. */
  sockets(): number;
  /** Circuit breakers by provider. */
  circuits: Record<string, () => CircuitState>;
};

const STATES: CircuitState[] = ['closed', 'half-open', 'open'];

function countQueues(registry: Registry, queues: QueueBook): void {
  const registers = [registry];
  const labelNames = ['queue'];
  new Gauge({
    name: 'queue_items',
    help: 'Work of each queue that is running or waiting',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const [queue, { running, waiting }] of queues.counts()) {
        this.set({ queue, state: 'running' }, running);
        this.set({ queue, state: 'waiting' }, waiting);
      }
    },
  });
  const waits = new Histogram({
    name: 'queue_wait_seconds',
    help: 'Time that work waited in its queue until it began',
    labelNames,
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const refusals = new Counter({
    name: 'queue_refusals_total',
    help: 'Work that a queue did not take, since too much waited or it waited too long',
    labelNames,
    registers,
  });
  // An alert on a rate needs the 0 before the first refusal.
  for (const queue of queues.counts().keys()) refusals.inc({ queue }, 0);
  queues.listen({
    waited: (queue, ms) => waits.observe({ queue }, ms / 1000),
    refused: (queue) => refusals.inc({ queue }),
  });
}

/** What an operator needs to see of load: queues, bodies under way, sockets, and providers that are left alone. */
export function registerLoadMetrics(registry: Registry, sources: LoadSources): void {
  const registers = [registry];
  countQueues(registry, sources.queues);
  new Gauge({
    name: 'body_bytes_in_flight',
    help: 'Bytes of request bodies that are being received or worked on, as announced',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, bytes] of Object.entries(sources.bytesInFlight())) this.set({ kind }, bytes);
    },
  });
  new Gauge({
    name: 'websocket_connections',
    help: 'Open web sockets of live sessions',
    registers,
    collect() {
      this.set(sources.sockets());
    },
  });
  new Gauge({
    name: 'provider_circuit_state',
    help: '1 for the state of the circuit breaker of a provider: closed, half-open (one call tries), open (left alone)',
    labelNames: ['provider', 'state'],
    registers,
    collect() {
      for (const [provider, read] of Object.entries(sources.circuits)) {
        const current = read();
        for (const state of STATES) this.set({ provider, state }, state === current ? 1 : 0);
      }
    },
  });
}
