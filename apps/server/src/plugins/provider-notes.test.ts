import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import type { ProviderCall } from '../ports/provider-calls.ts';
import { createProviderNotes } from './provider-notes.ts';

const MINUTE_MS = 60_000;
const call = (failure: ProviderCall['failure']): ProviderCall => ({
  provider: 'language-model',
  host: 'models.example.org',
  failure,
});
const BROKEN = call({ kind: 'provider-fault', status: 500 });

function build() {
  let atMs = 0;
  const lines: object[] = [];
  const registry = new Registry();
  const note = createProviderNotes({ log: { warn: (line: object) => lines.push(line) }, registry, nowMs: () => atMs });
  return {
    note,
    lines,
    registry,
    later: (ms: number) => {
      atMs += ms;
    },
  };
}

describe('what is kept of calls to configured providers', () => {
  it('is a line for a failure, and none for what went well', () => {
    const { note, lines } = build();
    note(call(null));
    note(BROKEN);
    expect(lines).toEqual([
      { provider: 'language-model', host: 'models.example.org', kind: 'provider-fault', status: 500 },
    ]);
  });

  it('is one line a minute for each kind, which says how many there were since the last', () => {
    const { note, lines, later } = build();
    for (let count = 0; count < 100; count += 1) note(BROKEN);
    note(call({ kind: 'timeout', status: null }));
    later(MINUTE_MS);
    note(BROKEN);
    expect(lines).toMatchObject([{ kind: 'provider-fault' }, { kind: 'timeout' }, { unwritten: 99 }]);
  });

  it('is a count of every call by how it ended', async () => {
    const { note, registry } = build();
    for (const each of [call(null), BROKEN, BROKEN]) note(each);
    const text = await registry.metrics();
    expect(text).toContain('provider_calls_total{provider="language-model",outcome="ok"} 1');
    expect(text).toContain('provider_calls_total{provider="language-model",outcome="provider-fault"} 2');
  });
});
