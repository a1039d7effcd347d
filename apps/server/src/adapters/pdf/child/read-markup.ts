/** One step through an XML text: a tag with its attributes, or text between tags. */
export type MarkupStep =
  | { kind: 'open' | 'close'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'text'; text: string };

const STEP = /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)([^<>]*)>|<[!?][^>]*>|([^<]+)/gu;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const HIGHEST_CODE_POINT = 0x10ffff;

/** Steps through XML without building a tree. Declared entities are not expanded: only the five of XML and numbers are. */
export function* stepThrough(markup: string): Generator<MarkupStep> {
  for (const [, slash, name, attributes = '', text] of markup.matchAll(STEP)) {
    if (text !== undefined) yield { kind: 'text', text: decode(text) };
    else if (name !== undefined)
      yield { kind: slash === '/' ? 'close' : 'open', name, attributes, isEmpty: attributes.endsWith('/') };
  }
}

/** The value of an attribute, or undefined. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const at = attributes.indexOf(`${name}="`);
  if (at < 0) return undefined;
  const start = at + name.length + 2;
  const end = attributes.indexOf('"', start);
  return end < 0 ? undefined : decode(attributes.slice(start, end));
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,4});/giu, (whole, body: string) => {
    if (!body.startsWith('#')) return NAMED[body] ?? whole;
    const code = Number.parseInt(
      body.slice(body[1]?.toLowerCase() === 'x' ? 2 : 1),
      body[1]?.toLowerCase() === 'x' ? 16 : 10,
    );
    return code > 0 && code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : '';
  });
}
