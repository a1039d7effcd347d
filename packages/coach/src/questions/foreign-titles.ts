import fields from '../../data/questions/foreign-titles.json' with { type: 'json' };
import type { RoleFamily } from './role-families.ts';
import { foldText, wordsOf } from './words.ts';

const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** "vertrieb*" matches the start of a word, "*lehrer" its end, anything else whole words. */
const TITLES = Object.entries(fields as Record<string, string[]>).flatMap(([field, titles]) =>
  titles.map((title) => ({ title: foldText(title).trim(), field: field as RoleFamily })),
);

/** The field of a role named in another language than English; the longest title that occurs decides. */
export function findForeignField(roleName: string): RoleFamily | undefined {
  const words = wordsOf(roleName.slice(0, 200)).flatMap((word) => word.split('-'));
  const text = ` ${words.join(' ')} `;
  let best: { length: number; field: RoleFamily } | undefined;
  for (const { title, field } of TITLES) {
    if (title.length > (best?.length ?? 0) && occurs(title, words, text)) best = { length: title.length, field };
  }
  return best?.field;
}

function occurs(title: string, words: readonly string[], text: string): boolean {
  if (UNSPACED_SCRIPT.test(title)) return text.replaceAll(' ', '').includes(title);
  if (title.endsWith('*')) return text.includes(` ${title.slice(0, -1)}`);
  if (title.startsWith('*')) return words.some((word) => word.endsWith(title.slice(1)));
  return text.includes(` ${title} `);
}
