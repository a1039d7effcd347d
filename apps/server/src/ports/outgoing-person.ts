import { AsyncLocalStorage } from 'node:async_hooks';

const people = new AsyncLocalStorage<string>();

/** Calls to providers that `work` makes are noted for this person; undefined for a visitor. */
export const onBehalfOf = <Result>(userId: string | undefined, work: () => Result): Result =>
  userId === undefined ? work() : people.run(userId, work);

/** The person for whom a provider is called; undefined for visitors and for the server itself. */
export const currentPerson = (): string | undefined => people.getStore();
