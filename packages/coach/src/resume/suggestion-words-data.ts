/** Weak openings of a line, with stronger verbs of which the writer chooses the true one. */
export const WEAK_OPENINGS: [RegExp, string][] = [
  [/^(?:was |were )?responsible for\b/iu, '"managed", "ran", "maintained" or "delivered"'],
  [
    /^(?:duties included|tasks included|my duties|in charge of|tasked with)\b/iu,
    '"ran", "organized", "handled" or "delivered"',
  ],
  [
    /^(?:helped|assisted|aided)\b(?: (?:with|in|to))?/iu,
    'your own part in it: "prepared", "tested", "wrote", "scheduled"',
  ],
  [
    /^(?:worked (?:on|with|in)|involved in|participated in|took part in|contributed to|was part of)\b/iu,
    'what you did yourself: "built", "designed", "analyzed", "taught"',
  ],
  [
    /^(?:did|made|got|used|utilized|utilised)\b/iu,
    'the deed itself: "produced", "introduced", "automated", "repaired"',
  ],
  [/^(?:handled|dealt with|supported)\b/iu, 'a verb that says how: "resolved", "processed", "answered", "restored"'],
];

/** Words that claim without showing. */
export const BUZZWORDS =
  /\b(?:passionate|results[- ]driven|go[- ]getter|hard[- ]?working|dynamic|synerg\w+|think(?:ing)? outside the box|detail[- ]oriented|team player|self[- ]starter|motivated|guru|ninja|rockstar|best[- ]in[- ]class|world[- ]class|cutting[- ]edge|proven track record|strategic thinker|highly skilled|seasoned|innovative thinker|people person|value[- ]add|game[- ]chang\w+)\b/iu;

export const FIRST_PERSON = /(?:^|[\s(])(?:I|I['’]m|I['’]ve|my|me|myself|we|our)(?=[\s,.;]|$)/u;
export const PASSIVE =
  /\b(?:was|were|been|being) (?:\w+ly )?(?:\w+ed|given|made|done|built|chosen|taken|written|led|brought|held|kept|sent|sold|shown)\b(?:.{0,40}\bby\b)?/iu;
