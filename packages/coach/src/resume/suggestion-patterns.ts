import { joinPattern } from '../text/join-pattern.ts';

type WeakOpening = {
  pattern: RegExp;
  /** Words of the opening that the hint quotes. */
  quotedWords: number;
  /** What to write in its place; `rest` is the line without its opening. */
  advice: (rest: string, line: string) => string;
};

const beginWith = (verbs: string) => (rest: string) =>
  `Say your own part, whichever is true: "[${verbs}] ${rest}, [what came of it]".`;
/** Whom one helped stays in the line; nobody else knows the verb. */
const ownPart = (_: string, line: string) => `Say your own part: "${line}, by [what you did yourself]".`;

/** Weak openings of a line, with what says more; verbs are offered for the writer to choose the true one. */
export const WEAK_OPENINGS: WeakOpening[] = [
  {
    pattern: /^(?:was |were )?(?:responsible for|in charge of|tasked with)\b/iu,
    quotedWords: 4,
    advice: beginWith('Managed, ran, maintained or delivered'),
  },
  {
    pattern: /^(?:my )?(?:duties|tasks|responsibilities) (?:were|included?)\b/iu,
    quotedWords: 4,
    advice: beginWith('Ran, organized, handled or delivered'),
  },
  {
    pattern:
      /^(?:helped|assisted|aided|supported|worked (?:on|with|in)|involved in|participated in|took part in|contributed to|was part of)\b/iu,
    quotedWords: 3,
    advice: ownPart,
  },
  {
    pattern: /^(?:used|utili[sz]ed)\b/iu,
    quotedWords: 1,
    advice: (rest) => `Put the purpose first: "[What you made or solved] with ${rest}, [what came of it]".`,
  },
  {
    pattern: /^dealt with\b/iu,
    quotedWords: 2,
    advice: beginWith('Resolved, processed, answered or restored'),
  },
];

/** What can be counted where a line names it. */
export const COUNTED_NOUNS = joinPattern(
  'iu',
  String.raw`\b(?:customers|clients|patients|guests|students|pupils|calls|tickets|residents|members|visitors|cases|families|vehicles|invoices|deliveries`,
  String.raw`|shipments|interviews|meetings|events|reports|candidates|orders(?<!in orders))\b`,
);

/** What a line without an outcome lacks, and the line with a gap for it. `line` has no full stop at its end. */
/** `people`: only where the line names some. */
export type OutcomeGap = { pattern: RegExp; people?: boolean; lacks: string; rewrite: (line: string) => string };

/** The closest first. The gaps are for the person to fill; nothing is supplied. */
export const OUTCOME_GAPS: OutcomeGap[] = [
  {
    pattern:
      /^(?:\S+\s+){0,2}?(?:reduc\w+|cut|sav(?:e|ed|ing|es)|decreas\w+|lower(?:ed|ing|s)?|streamlin\w+|automat\w+|optimi[sz]\w+|improv\w+|increas\w+|grew|grow\w*|boost\w*|rais(?:e|ed|ing|es))\b/iu,
    lacks: 'It does not say by how much.',
    rewrite: (line) => `${line}, from [before] to [after]`,
  },
  {
    pattern:
      /^(?:\S+\s+){0,2}?(?:led|managed|supervis\w+|mentor\w*|coach\w*|train(?:s|ed|ing)?|hired|taught|teach(?:es|ing)?)\b(?!\s+an?\b)/iu,
    people: true,
    lacks: 'It does not say how many people.',
    rewrite: (line) => `${line} ([how many people]), with the result that [what was better afterwards]`,
  },
  {
    pattern: /^(?:\S+\s+){0,4}?(?:budgets?|grants|donations)\b/iu,
    lacks: 'It does not say how much money it was.',
    rewrite: (line) => `${line}, [sum] a [month or year]`,
  },
  {
    pattern: joinPattern(
      'iu',
      String.raw`^(?:\S+\s+){0,2}?(?:built|develop\w*|design(?:s|ed|ing)?|launch\w*|implement\w*|creat(?:e|ed|es|ing)|introduc\w+|migrat\w+|set up`,
      String.raw`|wrote (?:\S+ ){0,2}?(?:documentation|guides?|manuals?|scripts?|tools?|software|code|tests?|polic(?:y|ies)))\b`,
    ),
    lacks: 'It does not say who uses it or what it changed.',
    rewrite: (line) => `${line}, used by [who and how many], which [saved or changed what]`,
  },
];

/** "Voted employee of the month": an honour needs no number. */
export const DISTINCTION =
  /^(?:was )?(?:passed|completed|graduated|qualified|voted|awarded|promoted|named|elected|nominated|selected|won|received)\b/iu;

/** Words that claim without showing. */
export const BUZZWORDS = joinPattern(
  'iu',
  String.raw`\b(?:passionate|results[- ]driven|go[- ]getter|hard[- ]?working|dynamic|synerg\w+|think(?:ing)? outside the box|detail[- ]oriented`,
  '|team player|self[- ]starter|motivated|guru|ninja|rockstar|best[- ]in[- ]class|world[- ]class|cutting[- ]edge|proven track record',
  String.raw`|strategic thinker|highly skilled|seasoned|innovative thinker|people person|value[- ]add|game[- ]chang\w+)\b`,
);

export const FIRST_PERSON = /(?:^|[\s(])(?:I|I['’]m|I['’]ve|my|me|myself|we|our)(?=[\s,.;]|$)/u;
export const PASSIVE =
  /\b(?:was|were|been|being) (?:\w+ly )?(?:\w+ed|given|made|done|built|chosen|taken|written|led|brought|held|kept|sent|sold|shown)\b(?:.{0,40}\bby\b)?/iu;
