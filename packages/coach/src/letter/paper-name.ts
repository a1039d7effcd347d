import { joinPattern } from '../text/join-pattern.ts';

/** A heading before the paper: "Qualifications - Propertymark Level 3 Award", "Other: full B licence". */
const LABEL = joinPattern(
  'iu',
  '^(?:other|others|misc|qualifications?|papers|tickets|certs?|certificates?|certifications?|training|education|courses?|licen[cs]es?|registration|professional|memberships?)',
  String.raw`\s*(?::|\s[–—-])\s+(?=\S)`,
);
/** How, when and how well it was got, whether it is valid, and what else the person says of it. */
const NOTES = joinPattern(
  'iu',
  String.raw`:? (?:available )?(?:up)?on request\b.*$|\s[–—-]\s+(?:pass(?:ed)?|merit|distinction|credit|all in date|in date|current|valid|renewed|refreshed|updated?|\p{L}+ due|due|exp`,
  String.raw`|no |with |done|via |through )\b.*$`,
  String.raw`|,? (?:\()?(?:exp(?:ires?|iry|iring)?\.?|valid|good|current|runs?) (?:to|until|till|till|through|on|in|\d|\p{Lu}).*$`,
  String.raw`|,? \((?:exp\.?|expires|valid|again|renewed|refreshed|updated?|pass|passed|day release|online|evenings?|in-house)[^()]*\)`,
  String.raw`|, (?:(?:evening|day|online|weekend|part[- ]time) (?:course|class)|evenings?`,
  String.raw`|day release|online|in-house|merit in .*|again (?:19|20)\d\d|updates? .*|active`,
  String.raw`|current(?:, no conditions)?|in good standing|clean abstract|clean|paid by .*|passed (?:the|on|at) .*)(?=$|,| \()`,
  String.raw`|,? (?:to|till|until) (?:\p{L}{3,9}\.? )?(?:19|20)\d\d$|,? with(?:out)? (?:no )?(?:conditions|points|endorsements)$|\s+exp\.?$`,
);
/** Of the person and not of a paper: "21 yrs old". */
const OF_PERSON = /^(?:\d+ (?:yrs?|years?) old|aged? \d+|single|married|non[- ]smoker|own |no )/iu;
const MOST_NOTES = 3;
const LONGEST = 300;

/** A paper as a list names it, without its heading and the notes behind it; '' where nothing of a paper is left. */
export function paperName(item: string): string {
  if (item.length > LONGEST) return item;
  let name = item.replace(LABEL, '').trim();
  for (let at = 0; at < MOST_NOTES; at += 1) name = name.replace(NOTES, '').trim();
  name = name.replace(/[\s,;:–—-]+$/u, '');
  if (OF_PERSON.test(name) || /^\p{Lu}{3,5} PIN$/u.test(name)) return '';
  return name.split('(').length === name.split(')').length ? name : (name.split(' (')[0] ?? '');
}
