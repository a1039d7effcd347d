/**
 * An address whose percent signs make no sense ("/100%") is an address like any other that leads nowhere: the signs are taken as they
 * stand, so that it is answered by the page or the envelope for what is not found and not by the framework's own words.
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
