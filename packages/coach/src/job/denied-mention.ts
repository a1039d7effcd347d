import { isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';

const NEAR = 60;
/** "Aides do not administer medications", "there is no lone working". */
const DENIED_BEFORE =
  /\b(?:(?:do|does|did|will|would|need|must|should) not|(?:do|does|wo|would|need)n['’]?t|never|instead of|rather than)(?:\s+(?:need|have|require|to|an?|any|\p{L}+ly)){0,3}\s+$/iu;
/** "Blood bank NOT required": that of a plus is "not essential". */
const DENIED_AFTER = /^[^\p{L}]{0,3}\s*(?:is |are )?not (?:required|needed|necessary|part of)\b/iu;
/** "Post-secondary", "non-clinical". */
const OTHER_KIND_BEFORE = /\b(?:post|non|anti|ex|pre|un)-$/iu;
/** "Reporting to the manager", "administration of medicines", "chairing of meetings". */
const TURNED_AFTER: [RegExp, RegExp][] = [
  [/^reporting$/iu, /^\s+(?:directly\s+)?(?:in\s?to|to)\s+(?:the|our|an?|\p{Lu})/u],
  [/^administration$/iu, /^\s+of\b/iu],
];
const ARTICLE_BEFORE = /(?:^|\s)(?:the|an?|our|your|to|by|with)\s$/iu;
const TITLE_AFTER = joinPattern('u', String.raw`^(?:\s(?:\p{Lu}[\p{L}-]*|and|&)){0,2}\s(\p{Lu}\p{Ll}+)(?![\p{L}-])`);

/** True where the words around a mention deny it, or make it a part of something else: "to the RN Case Manager". */
export function isNotAsked(evidence: string, text: string): boolean {
  const start = text.indexOf(evidence);
  if (start < 0) return false;
  const before = text.slice(Math.max(0, start - NEAR), start);
  const after = text.slice(start + evidence.length, start + evidence.length + NEAR);
  return (
    DENIED_BEFORE.test(before) ||
    DENIED_AFTER.test(after) ||
    OTHER_KIND_BEFORE.test(before) ||
    TURNED_AFTER.some(([own, next]) => own.test(evidence) && next.test(after)) ||
    isOtherPerson(evidence, before, after)
  );
}

/** A title behind an article that the mention only begins says who else is there. */
function isOtherPerson(evidence: string, before: string, after: string): boolean {
  const head = TITLE_AFTER.exec(after)?.[1];
  return head !== undefined && ARTICLE_BEFORE.test(before) && /^\p{Lu}/u.test(evidence) && isTitle(head);
}
