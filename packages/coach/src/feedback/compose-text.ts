import textsData from '../../data/feedback/texts.json' with { type: 'json' };
import { pickVariant } from './pick-variant.ts';

const TEXTS = textsData as Record<string, readonly (readonly string[])[]>;
export type TextName = keyof typeof textsData;

/**
 * A sentence of the feedback: one beginning and one ending of data/feedback/texts.json, chosen by `key`, so that the same answer always
 * reads the same and two answers rarely read alike. `fill` replaces `{quote}`, `{points}` and `{skill}`.
 */
export function composeText(name: TextName, key: string, fill: Readonly<Record<string, string>> = {}): string {
  const parts = TEXTS[name] ?? [];
  const text = parts.map((variants, place) => pickVariant(variants, `${name} ${place} ${key}`)).join('');
  const filled = text.replace(/\{(\w+)\}/g, (_, slot: string) => fill[slot] ?? '');
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Whether a text begins with one of the beginnings of `name`. */
export const isComposed = (name: TextName, text: string): boolean =>
  (TEXTS[name]?.[0] ?? []).some((beginning) => text.startsWith(beginning.split('{')[0] ?? beginning));
