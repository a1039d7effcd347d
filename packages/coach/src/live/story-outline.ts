import { joinPattern } from '../text/join-pattern.ts';
import { inFirstPerson } from './case-clause.ts';
import { plainQuestion } from './question-topic.ts';

const ASKED = joinPattern(
  '',
  String.raw`\b(?:a|an|any|one|the last) (?:[a-z]+ )?(?:time|situation|example|occasion|instance|moment|case)s? (?:of a time |of |in which |where |when |that )*`,
  String.raw`((?:you|your|an?|the|one|someone|somebody|some|members|people|things|something|it|there) .{8,140})$`,
);
/** The interviewer asks on. */
const TAIL = joinPattern(
  '',
  String.raw`(?:,| (?:and )?(?:(?:um|so|then) )?(?:how (?:did|do|was|you|it)|what (?:did|was|do|happened|you (?:did|do|learned)|came|the)|where did|why|tell me|who)\b).{0,140}$`,
);
const WORDS = { least: 3, most: 20 };
const EVENT = 'when it was and who wanted what';

/** The event of a story question as a clause in the first person: "members wanted to go against my recommendation". Empty where none is surely heard. */
export function eventAskedFor(question: string): string {
  const asked = ASKED.exec(plainQuestion(question.replace(/\b(?:um|uh|erm?) /g, '')))?.[1] ?? '';
  const clause = inFirstPerson(short(asked.replace(TAIL, '').trim()))
    .replace(/\bI weren't\b/g, "I wasn't")
    .replace(/ (?:and|or|but|so|then)$/, '');
  const count = clause.split(' ').length;
  return count < WORDS.least || count > WORDS.most ? '' : clause;
}

/** A long event without its last clause. */
function short(event: string): string {
  const words = event.split(' ');
  if (words.length <= WORDS.most) return event;
  const head = words.slice(0, WORDS.most).join(' ');
  const cut = Math.max(...[' and ', ' because ', ' when ', ' so that '].map((word) => head.lastIndexOf(word)));
  return cut > 0 ? head.slice(0, cut) : event;
}

/** The outline of a story, as one gap with the words of the question. */
export function outlineOf(question: string): string {
  const event = eventAskedFor(question);
  return `The time that I would tell: [${event === '' ? EVENT : `when ${event}`}, what I did first and why, and how it ended].`;
}
