// Reads the comments out of TypeScript by its lines. It is no parser: a comment that begins inside a template string is counted
// too, which is rare enough not to move the figure.

/** A comment that follows code on its line; a bracket or comma before it tells it from an address in a string. */
const TRAILING = /[;,{}()[\]>]\s+\/\/\s(?<text>.*)$/;

/** A directive to a tool holds no prose. */
const DIRECTIVE = /^(?:biome-ignore|@ts-|@type|@typedef|@vitest|@jsx|eslint|v8 ignore)/;

/**
 * @param source the text of a TypeScript file
 * @returns the text of its comments, a line of the source each, in their order; empty lines are left out
 */
export function readComments(source: string): string[] {
  const found: string[] = [];
  let isInBlock = false;
  for (const line of source.split('\n')) {
    const trimmed = line.trim();
    let text = '';
    if (isInBlock) {
      text = trimmed.replace(/^\*+\/?\s?/, '');
      isInBlock = !trimmed.includes('*/');
    } else if (trimmed.startsWith('//')) {
      text = trimmed.replace(/^\/+\s?/, '');
    } else if (/^\{?\/\*/.test(trimmed)) {
      text = trimmed.replace(/^\{?\/\*+\s?/, '');
      isInBlock = !trimmed.includes('*/');
    } else {
      text = TRAILING.exec(line)?.groups?.text ?? '';
    }
    text = text.replace(/\*\/\}?.*$/, '').trim();
    if (text !== '' && !DIRECTIVE.test(text)) found.push(text);
  }
  return found;
}
