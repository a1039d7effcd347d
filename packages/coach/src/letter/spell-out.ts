/** Shorthand that a letter writes out, each with what it stands for wherever it is written so. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\bw\/ ?(?=\p{L})/gu, 'with '],
  [/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and '],
  [/\b(?:approx|circa)\b\.? (?=\d)/gu, 'about '],
  [/\babt (?=\d)/gu, 'about '],
  [/\bpts\b/gu, 'patients'],
  [/\b(a|per|each|every) yr\b/gu, '$1 year'],
  [/\b(a|per|each|every) wk\b/gu, '$1 week'],
  [/\byrs\b/gu, 'years'],
  [/\bhrs\b/gu, 'hours'],
  [/\bmins\b/gu, 'minutes'],
  [/\bincl?\.(?= \p{L})/gu, 'including'],
  [/\bimms\b/gu, 'immunisations'],
  [/\bvaccs\b/gu, 'vaccinations'],
  [/\bmgmt\b/gu, 'management'],
];

/** A finished text without the shorthand of notes. */
export const spellOut = (text: string): string =>
  SHORTHAND.reduce((spelled, [pattern, by]) => spelled.replace(pattern, by), text);
