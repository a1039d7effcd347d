/** Longer and shorter descriptions say too much or nothing. */
const MAX_WORDS = 24;
const MIN_WORDS = 5;
/** "We are a family bakery with six shops": what the employer is, not what it offers, wants or demands. */
const KIND = /^(?:an? |one of |part of |the (?:largest|oldest|leading|only|first|biggest|home))/u;
const NOT_A_KIND =
  /\b(?:equal|employer|looking|seeking|hiring|role|position|opportunity|candidate|applicants?|interview|you|your|salary|committed|proud|passionate|leading provider of excellence)\b/iu;

/**
 * What an employer says it is, word for word and without its end ("a purpose-built home for 56 older people in the north of Leeds"). Empty
 * where the advertisement does not say so.
 */
export function findSelfDescription(jobDescription: string, company: string): string {
  const subjects = ['We', 'Our company', 'Our team', ...namesOf(company)].map(toLiteral).join('|');
  const pattern = new RegExp(`(?:^|(?<=[.!?:]\\s))(?:${subjects})\\s+(?:is|are)\\s+([^.!?\\n;–—]{15,220})`, 'gmu');
  for (const match of jobDescription.matchAll(pattern)) {
    const description = shorten(match[1] ?? '');
    const words = description.split(/\s+/u).length;
    if (KIND.test(description) && !NOT_A_KIND.test(description) && words >= MIN_WORDS && words <= MAX_WORDS)
      return description;
  }
  return '';
}

/** "FreshKart Grocers Private Limited" calls itself "FreshKart". */
function namesOf(company: string): string[] {
  const words = company.split(/\s+/u);
  const shorter = words.map((_, index) => words.slice(0, index + 1).join(' ')).filter((name) => name.length > 3);
  return shorter.flatMap((name) => [name, `The ${name}`]).reverse();
}

/** Up to where the description continues with another thought. */
function shorten(text: string): string {
  const words = text.trim().split(/\s+/u);
  if (words.length <= MAX_WORDS && !/,\s+(?:and|but|which|where|who)\b/u.test(text)) return clean(text);
  const cut = text.split(/,\s+|\s+(?:and|but|which|where|who|that|because)\s+/u);
  let kept = '';
  for (const piece of cut) {
    const next = text.slice(0, text.indexOf(piece, kept.length) + piece.length);
    if (kept.split(/\s+/u).length >= MIN_WORDS + 2 || next.split(/\s+/u).length > MAX_WORDS) break;
    kept = next;
  }
  return clean(kept);
}

const clean = (text: string) => text.trim().replace(/[\s,:]+$/u, '');
const toLiteral = (text: string) => text.replace(/[.*+?^${}()[\]\\|]/gu, '\\$&');
