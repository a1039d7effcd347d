import { isScreen } from '@greenroom/contract/screens';

/** A screen of this product, or Home: an address of another site never comes through. */
export function safeReturnPath(returnTo: string): string {
  if (!returnTo.startsWith('/') || returnTo.startsWith('//') || returnTo.includes('\\')) return '/';
  const url = new URL(returnTo, 'http://greenroom.invalid');
  // The callback is where a sign-in ends: who came back to it would read that theirs did not work.
  if (url.host !== 'greenroom.invalid' || !isScreen(url.pathname) || url.pathname.startsWith('/auth/')) return '/';
  return url.pathname + url.search + url.hash;
}

const LONGEST = 500;

/** The return path with the query of the page that the browser comes from: a page drawn at build does not know its own. */
export function withQueryOf(referer: string | undefined, returnTo: string): string {
  const from = referer === undefined ? null : URL.parse(referer);
  if (from === null || from.pathname.replace(/(?<=.)\/$/, '') !== returnTo) return returnTo;
  return (returnTo + from.search).length > LONGEST ? returnTo : returnTo + from.search;
}
