import { writtenDate } from './letter-phrases.ts';

const MONTH_AND_YEAR = String.raw`(?:\d{1,2} )?(?:\p{L}{3,9}\.? )?(?:19|20)\d\d`;
/** "CMA: Part 1 passed in October 2024, Part 2 scheduled" */
const PART_PASSED = new RegExp(
  String.raw`^(\p{Lu}[^:,()]{1,60}?)[:,]?\s+((?:Part|Paper|Module|Stage|Section|Step) (?:\d|[IVX]+)(?: \([^()]{2,12}\))?):? passed(?: in| on)? ?\(?(${MONTH_AND_YEAR})?\)?(?:$|[,;.] .*$)`,
  'u',
);
/** What is left to do of an examination. */
const LEFT_TO_DO =
  /\b(?:part|paper|module|stage|section|step|exam)\b[^,;]{0,30}\b(?:scheduled|planned|booked|outstanding|remaining|to come|not yet|next|pending)\b/iu;

/** An examination of which a part is passed: "Part 1 of the CMA (October 2024)". Undefined where none is named. */
export function partPassed(item: string): string | undefined {
  // "Elm Institute: CPA Module 1 passed May 2023" names who holds the examination first.
  const plain = item.replace(/^\p{Lu}[^:]{8,60}: (?=\p{Lu})/u, '');
  const [, name = '', part = '', date = ''] = PART_PASSED.exec(item) ?? PART_PASSED.exec(plain) ?? [];
  if (name === '') return undefined;
  return `${part} of the ${name}${date === '' ? '' : ` (${writtenDate(date)})`}`;
}

/** Whether a part is still to be passed: then the whole is not held. */
export const isPartOnly = (item: string): boolean => partPassed(item) !== undefined || LEFT_TO_DO.test(item);
