import type { ArticleModel } from './learn.ts';

const LONGEST_LINE = 190;
/** Weights are stored in twentieths. */
const STEPS = 20;

/** The weights as the data file has them: by template, "value a the" one after the other, in lines of bounded length. */
export function storeArticles(model: ArticleModel): string {
  const byTemplate = new Map<string, string[]>();
  for (const [feature, [a, the]] of [...model].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const at = feature.indexOf('=');
    const template = feature.slice(0, at);
    const lines = byTemplate.get(template) ?? [];
    byTemplate.set(template, lines);
    const item = `${feature.slice(at + 1)} ${Math.round(a * STEPS)} ${Math.round(the * STEPS)}`;
    const last = lines.at(-1);
    if (last === undefined || last.length + item.length >= LONGEST_LINE) lines.push(item);
    else lines[lines.length - 1] = `${last} ${item}`;
  }
  const groups = [...byTemplate].map(([template, lines]) => `  "${template}": ${listOf(lines)}`);
  return `{\n${groups.join(',\n')}\n}\n`;
}

/** One short line beside its name, as the formatter wants it. */
function listOf(lines: readonly string[]): string {
  const [first = ''] = lines;
  return lines.length === 1 && first.length < SHORT
    ? `[${JSON.stringify(first)}]`
    : `[\n${lines.map((line) => `    ${JSON.stringify(line)}`).join(',\n')}\n  ]`;
}
const SHORT = 100;
