import { isScreen } from '@greenroom/contract/screens';

/** A screen of this product, or Home: an address of another site never comes through. */
export function safeReturnPath(returnTo: string): string {
  if (!returnTo.startsWith('/') || returnTo.startsWith('//') || returnTo.includes('\\')) return '/';
  const url = new URL(returnTo, 'http://greenroom.invalid');
  // The callback is where a sign-in ends: who came back to it would read that theirs did not work.
  if (url.host !== 'greenroom.invalid' || !isScreen(url.pathname) || url.pathname.startsWith('/auth/')) return '/';
  return url.pathname + url.search + url.hash;
}
