import { isTitle } from '../entities/classify-part.ts';
import { CREDENTIAL } from '../evidence/credential-patterns.ts';
import { contentStems } from '../text/content-stems.ts';
import { sharesOfThings } from './judge-wording.ts';
import type { LetterFacts } from './letter-facts.ts';
import { lowerFirst } from './lower-first.ts';
import { namesHeldPaper } from './names-held-paper.ts';
import { rowItems } from './row-items.ts';
import { SELF_PRAISE } from './self-praise.ts';
import { isNameable, listedThings } from './tell-row.ts';

/** From this share on a line outside the jobs surely answers a demand. */
const SURE = 0.7;
const LEAST_THING = 0.5;
const MOST = 2;
const MOST_WORDS = 6;
const LIMITED =
  /\b(?:not|no|never|only|basic|basics|beginner|some|little|bit|learning|saw|once|rusty|looking|want|hope|school|college|university|course)\b/iu;

/** What lines outside the jobs head that surely answer what is required and that `told` has not: "private events" of "private events: about 60 in 3 years". Else ''. */
export function phraseExperience({ demands, evidence, shows }: LetterFacts, told: string): string {
  const known = new Set(contentStems(told));
  const heads = demands.flatMap(({ isNice, asked }, at) => {
    if (isNice || /^(?:paper|language|availability)$/u.test(asked?.kind ?? '')) return [];
    return evidence.flatMap(({ line, placeIndex }, place) =>
      placeIndex === undefined && (shows[at]?.[place] ?? 0) >= SURE ? headOf(line) : [],
    );
  });
  const names = [...new Set(heads)].filter((head) => contentStems(head).some((stem) => !known.has(stem)));
  return names.length === 0 ? '' : `I also have experience of ${listedThings(names.slice(0, MOST))}.`;
}

/** What a line is about, where it is a thing: its label, or the first of its row. */
function headOf(line: string): string[] {
  if (CREDENTIAL.test(line) || namesHeldPaper(line) || SELF_PRAISE.test(line) || LIMITED.test(line)) return [];
  const [label = ''] = line.split(/:\s/u);
  const [head = ''] = rowItems(label);
  const isThing =
    head !== '' &&
    head.split(' ').length <= MOST_WORDS &&
    !/\d/u.test(head) &&
    !isTitle(head) &&
    isNameable(head) &&
    (sharesOfThings([head], true)[0] ?? 0) >= LEAST_THING;
  return isThing ? [lowerFirst(head)] : [];
}
