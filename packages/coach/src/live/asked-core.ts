import { joinPattern } from '../text/join-pattern.ts';
import { plainQuestion } from './question-topic.ts';

/** Words in which interviewers ask, before the thing itself; the last match counts, since a statement may lead. */
const OPENINGS: readonly RegExp[] = [
  joinPattern(
    'g',
    String.raw`\b(?:a|an|any|one|the last) (?:\w+ )?(?:time|times|situation|example|occasion|instance|moment|case|day|shift)s? (?:of |in which |where |when |that |um )*`,
    `(?:(?:you(?:'ve| have|'d| had)?|your|there was|one of) (?:had to |been |ever |really |to )*)?`,
  ),
  joinPattern(
    'g',
    String.raw`\b(?:have|had|did|do|are) you (?:currently |already |actually |ever |also |still )*(?:got |had |been |done |have |hold |held |know |worked |used |use |taken |ever )*`,
    '(?:(?:a|an|any|much|many|some|the|your|having|hands on|hands-on|direct|prior|previous) )*(?:experience|training|exposure|knowledge|background)? ?(?:(?:with|in|of|on',
    String.raw`|at|about|as|around)\b)? ?`,
  ),
  /\b(?:are|is|were) (?:you|your) (?:(?:good|okay|comfortable|familiar|confident|certified|licensed|trained|qualified|responsible) )*(?:(?:for|with|in|on|at|to|about)\b)? ?/g,
  /\b(?:how|what|where|when|which)(?:'s| is| are|'re)? (?:\w+ )?(?:do|did|have|are|were) you (?:know |used |done |got )?/g,
  /\b(?:how|where|when)(?:'s| is| are) (?:your )/g,
  /\b(?:take|walk|talk|bring|run) (?:me|us|the \w+) (?:through|over) your (?:experience (?:in|of|with) )?/g,
];
/** "How much welding have you done", "what tickets do you hold": the thing comes before the verb. */
const COUNTED = joinPattern(
  'u',
  String.raw`^(?:(?:and|so|okay|well|now) )*(?:how much|what|which) ((?!of |have |do |did |kind |sort |would |about )(?:[\p{L}-]+ ){1,5}?)(?:do|have|did) you `,
  '(?:hold|have|done|had|got|managed?|used?|run|handled?|worked with|taught|given|driven|operated?|built|written)(?: (?:now|so far|yet|before))?$',
);
/** Says when or what for, or asks on. */
const TAIL = joinPattern(
  '',
  ` (?:yourself|itself|both|right now|at the moment|at these days|these days|at all|from before|currently|before|already|so far|and (?:(?:roughly|about|exactly|if so) )?(?:how|what|where`,
  String.raw`|when|why|if|is|are|do|did|does)\b.{0,120}`,
  String.raw`|or (?:has|is|was|were|did|do|does|are|have|just|only|mostly|been|not|your (?:team|boss)|somebody|someone)\b.{0,120}|(?:yourself )?from start to finish\b.{0,80}`,
  String.raw`|how (?:did|do|was|you)\b.{0,120}|what (?:did|was|do|you (?:did|do|would))\b.{0,120}|i mean\b.{0,120})$`,
);
const ARTICLES =
  /^(?:(?:a|an|any|the|some|your|valid|current|much|many|hands on|experience|having|with|in|of|on|for|um|uh|er) )+/;
/** Refers back to an earlier name. */
const POINTS_BACK = /\b(?:that|those|these|it|them|this)(?: \w+)?$/;
const LONGEST_POINTER = 4;
const WORDS = { least: 1, most: 26 };

/** The thing that a plain question asks after, without the words of asking: "taken care of anybody who was on hospice". Empty where it only points back. */
export function coreOf(question: string): string {
  let core = plainQuestion(question).replace(/ at all\b| in your (?:whole )?(?:life|career)$| at the moment$/g, '');
  const counted = COUNTED.exec(core)?.[1];
  if (counted !== undefined) return counted.trim();
  for (const opening of OPENINGS) {
    const last = [...core.matchAll(opening)].at(-1);
    const rest = last === undefined ? '' : core.slice((last.index ?? 0) + last[0].length).trim();
    if (rest !== '') {
      core = rest;
      break;
    }
  }
  for (let shorter = core.replace(TAIL, ''); shorter !== core; shorter = core.replace(TAIL, '')) core = shorter;
  core = core
    .replace(ARTICLES, '')
    .replace(/(?<=\p{L} )experience$/u, '')
    .trim();
  const count = core.split(' ').length;
  if (core === '' || count > WORDS.most || (count <= LONGEST_POINTER && POINTS_BACK.test(core))) return '';
  return core;
}

/** The things that a core names: "kitchen" and "food safety ticket". */
export function thingsIn(core: string): string[] {
  const things = core
    .split(/ (?:and|or) /)
    .map((thing) => thing.replace(ARTICLES, '').trim())
    .filter((thing) => thing !== '');
  return things.length > 1 && things.length <= MOST_THINGS ? things : [core];
}
const MOST_THINGS = 3;

/** "Trainer aptitude or a master title": one of them is enough for a yes. */
export const asksForEither = (question: string): boolean => / or /.test(plainQuestion(question).replace(EXAMPLES, ''));
/** "Any CFD experience, like CFX or Flow": names examples of one thing. */
const EXAMPLES = / (?:like|such as) .*$/;
