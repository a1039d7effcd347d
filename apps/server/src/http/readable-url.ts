/**
 * Escapes malformed percent signs ("/100%"), so that such an address gets our page or envelope for "not found" instead
 * of the framework's error.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
