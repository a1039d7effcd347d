import type { Release } from './fair-slots.ts';

type ByteBudgetOptions = {
  /** Bytes of all callers together. */
  total: number;
  /** Bytes of one caller. */
  perKey: number;
};
/** Why a body has no room: this caller sends too much at once, or all callers together do. */
export type NoRoom = 'key-full' | 'total-full';

/** Counts the bytes of bodies that are being received or worked on, so that they cannot fill the memory of the process. */
export function createByteBudget({ total, perKey }: ByteBudgetOptions) {
  const heldByKey = new Map<string, number>();
  let held = 0;

  function give(key: string, bytes: number): void {
    held -= bytes;
    const left = (heldByKey.get(key) ?? 0) - bytes;
    if (left > 0) heldByKey.set(key, left);
    else heldByKey.delete(key);
  }

  return {
    /** Takes room for a body before it is read. The result gives it back, and may be called more than once. */
    take(key: string, bytes: number): Release | NoRoom {
      const heldByCaller = heldByKey.get(key) ?? 0;
      if (heldByCaller + bytes > perKey) return 'key-full';
      if (held + bytes > total) return 'total-full';
      held += bytes;
      heldByKey.set(key, heldByCaller + bytes);
      let isHeld = true;
      return () => {
        if (isHeld) give(key, bytes);
        isHeld = false;
      };
    },
    heldBytes: () => held,
  };
}
