import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { GENERAL } from './phrase-why.ts';

let common: ReadonlySet<string> | undefined;

/** The stems of a text that few texts have in common, without those of the post itself. */
export function tellingStems(text: string, role: string): string[] {
  common ??= new Set(contentStems([...COMMON_WORDS].join(' ')));
  const ofRole = new Set(contentStems(role));
  return [...new Set(contentStems(text.replaceAll('-', ' ')))].filter(
    (stem) => !common?.has(stem) && !GENERAL.has(stem) && !ofRole.has(stem) && !/^\d/u.test(stem),
  );
}
