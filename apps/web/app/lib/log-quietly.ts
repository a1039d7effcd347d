/** What the catalogue of errors calls "logged only": a line for anyone who looks, while the screen says it in words. */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a line in the log
  console.warn(what, error);
}
