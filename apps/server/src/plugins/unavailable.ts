/** Codes of Node for a connection that could not be made or broke. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * SQLSTATE of a database that may answer in a moment: connection lost (08), serialization failure or deadlock (40), out of
 * resources (53), lock not available (55P03), canceled by a time limit (57014), restarting (57P).
 */
const RETRYABLE_SQLSTATE = /^(?:08[0-9A-Z]{3}|40001|40P01|53[0-9A-Z]{3}|55P03|57014|57P0[1-5]|25P03)$/;
/** The driver gives these failures no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout expired$|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;
const MAX_CAUSES = 5;

/** True for a failure of the database or of the network that is worth another try: it is answered with 503, not 500. */
export function isUnavailable(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    const { code } = current as NodeJS.ErrnoException;
    if (code !== undefined && (NETWORK_CODES.has(code) || RETRYABLE_SQLSTATE.test(code))) return true;
    if (DRIVER_MESSAGES.test(current.message)) return true;
    current = current.cause;
  }
  return false;
}
