/** Whom an access token names; null where it cannot be read. It is believed only as far as it shows what the server meant. */
export function subjectOf(token: string): string | null {
  try {
    const [, payload = ''] = token.split('.');
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
