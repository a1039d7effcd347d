/** A regular expression that is too long for a line, from its parts in order. @param parts sources, most of them from `|` to `|` */
export const joinPattern = (flags: string, ...parts: readonly string[]): RegExp => new RegExp(parts.join(''), flags);
