import { AsyncLocalStorage } from 'node:async_hooks';

const people = new AsyncLocalStorage<string>();

/** Calls to providers that `work` makes are noted for this person; undefined for a visitor. */
export const onBehalfOf = <Result>(userId: string | undefined, work: () => Result): Result =>
  userId === undefined ? work() : people.run(userId, work);

/** Who a provider is called for. Undefined for a visitor and for work of the server itself. */
export const currentPerson = (): string | undefined => people.getStore();
