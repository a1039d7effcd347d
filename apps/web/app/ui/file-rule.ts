/** Which files fit, and the words for one that does not. */
export type FileRule = {
  /** The `accept` of the input, for example `application/pdf,.pdf`. */
  accept: string;
  maxBytes: number;
  wrongTypeMessage: string;
  tooLargeMessage: string;
};

const matches = (file: File, token: string): boolean =>
  token.startsWith('.') ? file.name.toLowerCase().endsWith(token) : file.type === token;

/** The message for a file that does not fit, or null. A file without a type is judged by its name; its content is the server's to check. */
export function checkFile(file: File, rule: FileRule): string | null {
  const tokens = rule.accept.split(',').map((token) => token.trim().toLowerCase());
  const mediaTypes = tokens.filter((token) => !token.startsWith('.'));
  const isFitting = file.type
    ? mediaTypes.some((token) => matches(file, token))
    : tokens.some((token) => matches(file, token));
  if (!isFitting) return rule.wrongTypeMessage;
  return file.size > rule.maxBytes ? rule.tooLargeMessage : null;
}
