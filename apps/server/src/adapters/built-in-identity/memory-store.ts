import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; expiresAtMs: number };

const MAX_ENTRIES = 10_000;
const DAY_S = 86_400;

/** What the built-in provider remembers of a sign-in that is under way: minutes, in memory, bounded. */
export function createMemoryStore() {
  const entries = new Map<string, Entry>();

  function read(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAtMs > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  }

  function makeRoom(): void {
    const now = Date.now();
    for (const [key, entry] of entries) if (entry.expiresAtMs <= now) entries.delete(key);
    const oldest = entries.keys().next().value;
    if (entries.size >= MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }

  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findWhere = (matches: (payload: AdapterPayload) => boolean) => {
      for (const key of entries.keys()) {
        if (!key.startsWith(`${model}:`)) continue;
        const payload = read(key);
        if (payload && matches(payload)) return payload;
      }
      return undefined;
    };
    return {
      async upsert(id, payload, expiresInS = DAY_S) {
        if (entries.size >= MAX_ENTRIES) makeRoom();
        entries.set(keyOf(id), { payload, expiresAtMs: Date.now() + expiresInS * 1000 });
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = read(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        // Of this kind only: a sign-in that is under way names the grant of the person who was here before.
        for (const [key, { payload }] of entries)
          if (key.startsWith(`${model}:`) && payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
