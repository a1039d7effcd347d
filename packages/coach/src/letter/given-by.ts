import { isInstitution, isTown } from '../entities/classify-part.ts';
import { CREDENTIAL } from '../evidence/credential-patterns.ts';
import { withArticle } from './letter-phrases.ts';

const ITEM_END = /,\s+(?![^()]*\))/u;
const MOST_PARTS = 5;
const LONGEST_BODY = 6;
/** "practising licence valid to December 2027": the paper and what is said of it. */
const PAPER =
  /^((?:[\p{L}'’&-]+ ){0,4}(?:licen[cs]e|certificate|registration|diploma|endorsement)(?: (?:in|of) [\p{L} ]+)?)(?: \([^()\d]*\))?(?: (.+))?$/iu;
const BODY = /\b(?:Council|Board|Association|Institute|Department|Ministry|Authority|Society|Chamber)\b/u;

/** "Nursing Council of Kenya, registered nurse, practising licence": a licence from those who gave it. Undefined where the first part is no such body. */
export function givenBy(item: string): string | undefined {
  const [body = '', ...parts] = item.split(ITEM_END);
  if (parts.length > MOST_PARTS || !isBody(body)) return undefined;
  const at = parts.findIndex((part) => PAPER.test(part));
  const [, paper = '', behind = ''] = PAPER.exec(parts[at] ?? '') ?? [];
  if (paper === '') return undefined;
  const others = parts.filter((part, place) => place !== at && !isTown(part) && !/^\p{Lu}[\p{L} ]*$/u.test(part));
  const notes = [...others, behind].filter((note) => note !== '');
  const from = / of /u.test(body) ? `the ${body}` : body;
  return `${withArticle(paper)} from ${from}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

const isBody = (text: string): boolean =>
  text.split(' ').length <= LONGEST_BODY &&
  !/\d/u.test(text) &&
  !CREDENTIAL.test(text) &&
  (/^\p{Lu}{3,8}$/u.test(text) || BODY.test(text) || isInstitution(text));
