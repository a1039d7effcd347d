import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { findEvidence } from './find-evidence.ts';
import { tidySkill } from './question-topic.ts';
import type { ResumeFacts } from './resume-facts.ts';

/** Forms of a question that name something to look up, but also other things: they count only where the resume shows the name. */
const LOOSE_CUES: readonly RegExp[] = [
  /^(?:(?:and|so|okay|right) )*(?:what|how) about (?:the |a |an |your )?(.+)$/,
  /^(?:(?:and|so|okay|right) )*how(?:'s| is| are| good is) your (.+)$/,
  /\bare you (?:ok|okay|happy|good|confident|alright|comfortable) (?:with|doing|on) (.+)$/,
  /\bhave you (?:ever )?been (.+)$/,
  /\b(?:know|understand|heard) (?:much )?(?:about|of) (?:the |a |an )?(.+)$/,
];
/** A further clause behind the name: "venepuncture are you signed off on that". */
const NEXT_CLAUSE =
  / (?:are|do|did|have|is|was|were|can|could|would|and|or) (?:you|that|it|they|we|what|how)\b.*$| (?:whats|what's|what is) .*$/;

const ON_DUTY = /^on \S+$/;

/** What a plain question may name by such a form. */
export function looselyNamed(question: string): string[] {
  for (const cue of LOOSE_CUES) {
    const rest = cue.exec(question)?.[1]?.replace(NEXT_CLAUSE, '');
    const name = rest === undefined || ON_DUTY.test(rest) ? (rest ?? '') : tidySkill(rest);
    if (contentStems(name).length > 0) return [name];
  }
  return [];
}

/** Makers whose name is said with the name of their product; the rest is the same thing then. */
const MAKER = /^(?:apache|microsoft|ms|adobe|hashicorp|atlassian|autodesk) (?=\S{4,}$)/;
/** A recogniser writes a name in pieces or without its silent letters. Shorter names could come together by chance. */
const SHORTEST_HEARD = 7;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True if one letter more, less or other makes one word of the other. */
function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  const rest = long.slice(start + 1);
  return rest === short.slice(start) || rest === short.slice(start + 1);
}

/** The name that a listed line has and that sounds like the topic: "system one" for "SystmOne", "pro core" for "Procore". */
function soundsLike(topic: string, { skills, lines }: ResumeFacts): string | null {
  const heard = lettersOf(topic);
  if (heard.length < SHORTEST_HEARD || !topic.includes(' ')) return null;
  const listed = lines.flatMap(({ kind, text }) => (kind === 'certificate' ? text.split(/[ ,()]+/) : []));
  const names = [...skills.map((skill) => skill.replace(/\s*\([^()]*\)/g, '')), ...listed].filter((name) =>
    /^\p{Lu}\S+$/u.test(name),
  );
  return (
    names.find((name) => {
      const letters = lettersOf(name);
      if (letters[0] !== heard[0] || COMMON_WORDS.has(letters)) return false;
      return letters === heard || (letters.length >= SHORTEST_HEARD && differsByOne(heard, letters));
    }) ?? null
  );
}

const isOnResume = (topic: string, { facts, lines }: ResumeFacts): boolean =>
  [...facts, ...lines].some(({ text }) => findEvidence(topic, text) !== null);

/** The topics that the resume shows, each as the resume writes it where it was heard in another form. */
export function findNamed(topics: readonly string[], facts: ResumeFacts): string[] {
  return topics.flatMap((topic) => {
    if (isOnResume(topic, facts)) return [topic];
    const product = topic.replace(MAKER, '');
    if (product !== topic && facts.skills.some((skill) => skill.toLowerCase() === product)) return [product];
    return soundsLike(topic, facts) ?? [];
  });
}

/** Topics as the resume writes them; one that it does not show stays as it was heard. */
export const asOnResume = (topics: readonly string[], facts: ResumeFacts): string[] =>
  topics.map((topic) => findNamed([topic], facts)[0] ?? topic);
