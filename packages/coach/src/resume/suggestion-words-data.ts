type WeakOpening = {
  pattern: RegExp;
  /** Words of the opening that the hint quotes. */
  quotedWords: number;
  /** What to write in its place; `rest` is the line without its opening. */
  advice: (rest: string) => string;
};

const beginWith = (verbs: string) => (rest: string) =>
  `Begin with ${verbs}, whichever is true, and go on with: "${rest}".`;
const ownPart = (rest: string) =>
  /^\p{L}+ing\b/u.test(rest)
    ? `Name your own part: if it was "${rest}", begin with the past form of that verb.`
    : `Begin with your own part in it, such as "prepared", "tested", "wrote" or "scheduled", and go on with: "${rest}".`;

/** Weak openings of a line, with what says more; verbs are offered for the writer to choose the true one. */
export const WEAK_OPENINGS: WeakOpening[] = [
  {
    pattern: /^(?:was |were )?(?:responsible for|in charge of|tasked with)\b/iu,
    quotedWords: 4,
    advice: beginWith('"managed", "ran", "maintained" or "delivered"'),
  },
  {
    pattern: /^(?:my )?(?:duties|tasks|responsibilities) (?:were|included?)\b/iu,
    quotedWords: 4,
    advice: beginWith('"ran", "organized", "handled" or "delivered"'),
  },
  // "Helped welders with fit-up": what was done stands behind "with".
  { pattern: /^(?:helped|assisted|aided)\s+(?:[\p{L}-]+\s+){0,3}?(?:with|in)\b/iu, quotedWords: 1, advice: ownPart },
  { pattern: /^(?:helped|assisted|aided)\b(?: to)?/iu, quotedWords: 1, advice: ownPart },
  {
    pattern: /^worked with (?:[\p{L}-]+\s+){1,5}?on\b/iu,
    quotedWords: 2,
    advice: beginWith('what you did yourself, such as "built", "designed", "analyzed" or "taught"'),
  },
  {
    pattern: /^(?:worked (?:on|with|in)|involved in|participated in|took part in|contributed to|was part of)\b/iu,
    quotedWords: 3,
    advice: beginWith('what you did yourself, such as "built", "designed", "analyzed" or "taught"'),
  },
  {
    pattern: /^(?:used|utili[sz]ed)\b/iu,
    quotedWords: 1,
    advice: (rest) => `Say what you used it for and what came of it, and name the means at the end: "… with ${rest}".`,
  },
  {
    pattern: /^(?:did|got|made (?=(?:sure|improvements?|changes?|efforts?|contributions?)\b))/iu,
    quotedWords: 1,
    advice: beginWith('the deed itself, such as "produced", "introduced" or "repaired"'),
  },
  {
    pattern: /^(?:dealt with|supported)\b/iu,
    quotedWords: 2,
    advice: beginWith('a verb that says how, such as "resolved", "processed", "answered" or "restored"'),
  },
];

/** What can be counted where a line names it. */
export const COUNTED_NOUNS =
  /\b(?:customers|clients|patients|guests|students|pupils|calls|tickets|residents|members|visitors|cases|families|vehicles|invoices|deliveries|shipments|interviews|meetings|events|reports|candidates|orders(?<!in orders))\b/iu;

/** What to ask for in a line without a number, the closest first. */
export const NUMBER_ASKS: [RegExp, string][] = [
  [
    /\b(?:led|managed|supervis\w+|mentor\w*|coach\w*|train(?:s|ed|ing)?|hired|taught|teach(?:es|ing)?)\b/iu,
    'Add how many people, classes or teams it concerned',
  ],
  [
    /\b(?:reduc\w+|cut|sav(?:e|ed|ing|es)|decreas\w+|lower(?:ed|ing|s)?|streamlin\w+|automat\w+|optimi[sz]\w+|improv\w+|increas\w+|grew|grow\w*|boost\w*|rais(?:e|ed|ing|es))\b/iu,
    'Add from what to what it changed, or by how much',
  ],
  [/\b(?:budgets?|revenue|costs|prices|funds|grants|donations)\b/iu, 'Add the sum it was about'],
  [
    /\b(?:built|develop\w*|design(?:s|ed|ing)?|launch\w*|implement\w*|creat(?:e|ed|es|ing)|introduc\w+|migrat\w+|deliver(?:s|ed|ing)?)\b/iu,
    'Add who uses it and how many they are, or what became faster or cheaper',
  ],
];

/** "Voted employee of the month": an honour needs no number. */
export const DISTINCTION = /^(?:was )?(?:voted|awarded|promoted|named|elected|nominated|selected|won|received)\b/iu;

/** Words that claim without showing. */
export const BUZZWORDS =
  /\b(?:passionate|results[- ]driven|go[- ]getter|hard[- ]?working|dynamic|synerg\w+|think(?:ing)? outside the box|detail[- ]oriented|team player|self[- ]starter|motivated|guru|ninja|rockstar|best[- ]in[- ]class|world[- ]class|cutting[- ]edge|proven track record|strategic thinker|highly skilled|seasoned|innovative thinker|people person|value[- ]add|game[- ]chang\w+)\b/iu;

export const FIRST_PERSON = /(?:^|[\s(])(?:I|I['’]m|I['’]ve|my|me|myself|we|our)(?=[\s,.;]|$)/u;
export const PASSIVE =
  /\b(?:was|were|been|being) (?:\w+ly )?(?:\w+ed|given|made|done|built|chosen|taken|written|led|brought|held|kept|sent|sold|shown)\b(?:.{0,40}\bby\b)?/iu;
