/** Screens that a person may be sent back to after signing in; ids and queries are allowed behind them. */
const KNOWN_PATHS =
  /^\/(|interview\/(prepare|check|[0-9a-f-]{36})|live-interview|resume|cover-letter|dashboard|account|upgrade|interviews\/[0-9a-f-]{36}\/result|privacy-policy|terms-of-service)$/;

/** A path of this product, or Home: an address of another site never comes through. */
export function safeReturnPath(returnTo: string): string {
  if (!returnTo.startsWith('/') || returnTo.startsWith('//') || returnTo.includes('\\')) return '/';
  const url = new URL(returnTo, 'http://greenroom.invalid');
  if (url.host !== 'greenroom.invalid' || !KNOWN_PATHS.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
