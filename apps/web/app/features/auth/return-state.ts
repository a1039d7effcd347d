import type { Location } from 'react-router';

/** What Home keeps in its entry of the history of someone who was sent there: where signing in leads. */
export type ReturnState = { signInTo: string };

export const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** Where signing in at this place leads: to the place itself, or to the one that someone was sent here from. */
export const returnPathOf = (location: Location): string =>
  (location.state as Partial<ReturnState> | null)?.signInTo ?? pathOf(location);
