/** "1.2 Build the database", "E4 Experience of databases", "D3) Telemetry": the code of a point in front of its text. */
const CODE = /^([ \t]*(?:[-*•][ \t]+)?)(?:\p{Lu}\d{1,2}|\d{1,2}\.\d{1,2})[.):]?[ \t]+(?=\p{L})/gmu;
const FEWEST = 3;

/** An advertisement without the codes of its points. One or two may be names: "B1 German", "C1 licence". */
export function withoutLineCodes(text: string): string {
  return (text.match(CODE) ?? []).length < FEWEST ? text : text.replace(CODE, '$1');
}
