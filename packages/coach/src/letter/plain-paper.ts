const MONTH = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December)`;
/** Notes of a list that a sentence leaves out, and orders of words that it changes. */
const STEPS: readonly (readonly [RegExp, string])[] = [
  // "2022   18th Edition update"
  [/^((?:19|20)\d\d)\s+(?=\S*\p{L})(.+?)(?: \((?:19|20)\d\d\))?$/u, '$2 ($1)'],
  // "Certificate in Dental Radiography – NEBDN – 2022"
  [/^([^–—(),]{4,80}) [–—-] ([^–—(),]{2,40}) [–—-] ((?:19|20)\d\d)$/u, '$1 ($2, $3)'],
  // "Certificate, Elm College - June 2019", "Diploma - Elm College (part time) - 2017", "Payroll Technician – 2023 (evenings)"
  [/ [–—-] ((?:\p{L}{3,9} )?(?:19|20)\d\d)(?: \((?:evenings?|part[- ]time|online|weekends?)\))?$/u, ' ($1)'],
  [
    /^([^–—(),]{6,60}) [–—-] (\p{Lu}[^–—]{3,60}?)(?: \((?:part[- ]time|evenings?|online)\))?(?= \((?:\p{L}{3,9} )?(?:19|20)\d\d\)$)/u,
    '$1, $2',
  ],
  [/^PVG (?:scheme )?member$/iu, 'PVG scheme membership'],
  // ", renewed every year", "(expires Oct 2026)", ", at second attempt"
  [/,? (?:renewed|refreshed|updated|repeated) (?:every|each) (?:year|\d years)$/iu, ''],
  [/,? (?:yearly|annually|every year|each year)$/iu, ''],
  [/,? \(?exp(?:ires|iry|\.)? [^()]{3,20}\)?$/iu, ''],
  // "2022, via Elm Training"
  [/, ((?:19|20)\d\d), (?:via|through|by|with) [^,]{3,40}$/u, ' ($1)'],
  [/, (?:via|through) [^,()]{3,40}(?= \(|$)/u, ''],
  [/, certified ((?:19|20)\d\d)$/u, ' (certified $1)'],
  [new RegExp(`, (${MONTH} (?:19|20)\\d\\d)$`, 'u'), ' ($1)'],
  // "B.E. Information Science, Elm Institute (VTU), 2019"
  [/^((?:B|M)\.?\p{Lu}\p{L}*\.? .+) \(\p{Lu}{2,6}(?:\)(?:, | \()|, )((?:19|20)\d\d)\)?$/u, '$1 ($2)'],
  // "inżynier (BEng) in Computer Science": the letter is in English
  [/^\p{L}{5,12} \(((?:B|M)(?:\p{Lu}\p{L}*|achelor|aster))\) (?=in )/u, '$1 '],
  // "National Diploma: Tourism Management"
  [/^((?:\p{Lu}\p{L}+ )?(?:Diploma|Certificate|Degree)): (?=\p{Lu})/u, '$1 in '],
  [new RegExp(`, (${MONTH} (?:19|20)\\d\\d, valid (?:to|until) ${MONTH} (?:19|20)\\d\\d)$`, 'u'), ' ($1)'],
  [/ [–-] (?:Merit|Distinction|Pass)(?= \(|$)/u, ''],
  [/\b(licen[cs]e)(?:, clean record|, own (?:hand )?tools[^,]*){1,2}$/iu, '$1'],
  // "PCV licence (Cat D), digital tacho card", "Full UK driving licence, own tools", "Class 5 licence with own vehicle, used to winter roads"
  [/\b(licen[cs]e(?: \([^()]*\))?), (?=\p{Ll}[\p{L} ]{2,30} card$)/u, '$1 and '],
  [/\b(licen[cs]e\b[^,]*), (?:own tools|used to [^,]+)$/iu, '$1'],
  [/^((?:Class|Code|Category) [A-Z\d]{1,3})(?= \(own |, own |$)/u, '$1 licence'],
  [/^(?:Driving licence), (clean|full)$/iu, 'a $1 driving licence'],
  [/^(?=(?:Class|Code|Category) \S{1,3} (?:driving )?licen[cs]e\b)/u, 'a '],
];

/** A paper as a resume lists it, in the order and with the words that a sentence has: "18th Edition update (2022)". */
export function plainPaper(item: string): string {
  const plain = STEPS.reduce((text, [pattern, by]) => text.replace(pattern, by), item);
  return plain === item ? item : plain.replace(/\(([^()]{2,30})\) \(([^()]*(?:19|20)\d\d)\)$/u, '($1, $2)');
}

/** Of two names of one paper ("ISTQB Foundation Level certified (2020)", "ISTQB CTFL (2020)") the first. */
export const eachPaperOnce = (items: readonly string[]): string[] => {
  const keyOf = (item: string) => {
    const [, first = '', year = ''] = /^(\p{L}{3,8})\b.*\b((?:19|20)\d\d)\)?$/u.exec(item) ?? [];
    return /^(?:\p{Lu}+|\p{Lu}\p{Ll}+)$/u.test(first) && year !== '' ? `${first.toLowerCase()} ${year}` : item;
  };
  const isShort = (item: string) => /^\p{Lu}{3,8}\b/u.test(item);
  return items.filter(
    (item, at) =>
      !items.some(
        (other, place) =>
          place < at && keyOf(other) === keyOf(item) && (item === other || isShort(item) || isShort(other)),
      ),
  );
};
