import { joinPattern } from '../text/join-pattern.ts';
import type { LetterFacts } from './letter-facts.ts';
import { withArticle } from './letter-phrases.ts';
import { listedThings } from './tell-row.ts';

const MOST_READ = 600;
const LONGEST_LINE = 300;
const ASKS_LICENCE = joinPattern(
  'iu',
  String.raw`\bdriv(?:ing|er['’]?s?|e)\b[^.\n]{0,20}\blicen[cs]e|\b(?:full|valid|clean|current) (?:\p{L}+ ){0,3}licen[cs]e\b|\bown (?:car|transport|vehicle|van)\b`,
  String.raw`|\breliable (?:car|transport\p{L}*|vehicle)\b|\blicen[cs]e (?:class|category|code|with trailer)\b`,
);
const ASKS_VEHICLE = /\b(?:own|use of an?|access to an?|reliable) (?:car|transport\p{L}*|vehicle|van|ute)\b/iu;
const ASKS_TOOLS = /\b(?:own|your own) (?:\p{L}+ ){0,2}(?:tools|kit|toolbox)\b/iu;
/** "full clean driving licence", "Full B licence", "Class C driver licence", "G licence" */
const LICENCE = joinPattern(
  'iu',
  String.raw`^((?:(?:full|clean|valid|current|manual|open|unrestricted|UK|EU|Irish|Australian|NZ) ){0,4}(?:(?:class|code|category|cat) [\p{Lu}\d+]{1,3} |[A-Z]{1,2}\d?(?:\+E)? )?`,
  String.raw`(?:driving |driver['’]?s? |car )?licen[cs]e)(?: (?:class|code|category|cat\.?) [\p{Lu}\d+]{1,3}| [A-Z]\d?)?$`,
);
const VEHICLE = /^own (?:reliable )?(?:car|transport|vehicle|van|ute)$/iu;
const TOOLS = /^own (?:\p{L}+ ){0,2}(?:tools|kit)$/iu;
const NONE = /\b(?:no|not|provisional|learner|expired|suspended|points|hope|soon)\b/iu;
const LABEL = /^(?:other|driving|licen[cs]es?|transport|misc|papers|tickets)\s*(?::|\s[–—-])\s+/iu;

/** The licence to drive, the car and the tools that the advertisement asks about and the resume names plainly: "I have a full driving licence and my own van." Else ''. */
export function phrasePossessions({ resume, jobDescription }: LetterFacts): string {
  const items = resume.text
    .split('\n', MOST_READ)
    .filter((line) => line.length <= LONGEST_LINE)
    .flatMap((line) =>
      line
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .replace(LABEL, '')
        .split(/[,;|•·]\s*|\.\s+|\s[–—]\s/u),
    )
    .filter((item) => !NONE.test(item))
    .map((item) =>
      item
        .replace(/\s*\([^()]*\)?/gu, '')
        .replace(/\s+/gu, ' ')
        .replace(/[\s.]+$/u, '')
        .trim(),
    );
  const first = (pattern: RegExp) => items.find((item) => pattern.test(item));
  const licence = ASKS_LICENCE.test(jobDescription) ? first(LICENCE) : undefined;
  const vehicle = licence !== undefined || ASKS_VEHICLE.test(jobDescription) ? first(VEHICLE) : undefined;
  const tools = ASKS_TOOLS.test(jobDescription) ? first(TOOLS) : undefined;
  const named = [
    licence === undefined ? '' : withArticle(calm(licence)),
    ...[vehicle, tools].map((item) => (item === undefined ? '' : `my ${item.toLowerCase()}`)),
  ].filter((text) => text !== '');
  return named.length === 0 ? '' : `I have ${listedThings(named)}.`;
}

/** "Full Driving Licence" within a sentence; "Class C" and "UK" stay. */
const calm = (licence: string): string =>
  licence.replace(/\b\p{Lu}\p{Ll}{2,}\b/gu, (word) =>
    /^(?:Irish|Australian|Class|Code|Category)$/u.test(word) ? word : word.toLowerCase(),
  );

/** True for a licence, a car or tools: `phrasePossessions` names these, so the list of papers leaves them out. */
export const isPossession = (item: string): boolean =>
  /\bdriv(?:ing|er['’]?s?) licen[cs]e\b|\blicen[cs]e\b[^,]*, own\b|\bown (?:\p{L}+ ){0,2}(?:car|transport|vehicle|van|ute|tools|kit)\b/iu.test(
    item,
  ) ||
  LICENCE.test(
    item
      .replace(/\s*\([^()]*\)/gu, '')
      .replace(LABEL, '')
      .replace(/^(?:an?|the) /u, ''),
  );

/** Whether an item is a licence to drive a car and nothing else: "UK car licence full (own car)", "driving LICENCE: B". No qualification, and told only where driving is asked for. */
export function isPlainLicence(item: string): boolean {
  const words = item.split(/[^\p{L}\p{N}+]+/u).filter((word) => word !== '');
  const isLicence = words.some((word) => /^licen[cs]e$/iu.test(word));
  return isLicence && words.every((word) => PLAIN_WORD.test(word) || CLASS.test(word));
}
const PLAIN_WORD = joinPattern(
  'iu',
  '^(?:a|an|the|full|clean|valid|current|manual|open|uk|eu|irish|ukrainian|polish|car|own|driving|drivers?|s|licen[cs]e|class|cat|category|code|and|with|no|points',
  '|vehicle|ute|van|held|since|exchanged|vic|nsw|qld|nj|ny|ca|tx|other|transport)$',
);
const CLASS = /^(?:[A-D]1?\d?(?:\+E)?|BE|G)$/u;

/** "I have a full driving licence (B)." of plain licences, where the advertisement has to do with driving. Else ''. */
export function phraseLicence(items: readonly string[], jobDescription: string): string {
  const [item] = items.filter((one) => !NONE.test(one.replace(/\bno points\b/iu, '')));
  if (item === undefined || !ASKS_DRIVING.test(jobDescription)) return '';
  const kinds = ['full', 'clean'].filter((kind) => new RegExp(String.raw`\b${kind}\b`, 'iu').test(item));
  const classes = item.split(/[^\p{L}\p{N}+]+/u).filter((word) => CLASS.test(word) && word !== 'A');
  const vehicle = /\bown (?:car|van|ute|vehicle)\b/iu.exec(item)?.[0]?.toLowerCase() ?? '';
  // In the words of the resume: what it does not say is no claim.
  const word = /license/iu.test(item) ? 'license' : 'licence';
  const name = /driver['’]?s/iu.test(item) ? `driver's ${word}` : /driv/iu.test(item) ? `driving ${word}` : word;
  const own = name === word && /\bcar licen/iu.test(item) ? `car ${word}` : name;
  const licence = `a ${[...kinds, own].join(' ')}${classes.length === 0 ? '' : ` (${classes.join(', ')})`}`;
  return `I have ${vehicle === '' ? licence : `${licence} and my ${vehicle}`}.`;
}
const ASKS_DRIVING = /\bdriv(?:e|es|ing|ers?)\b|\blicen[cs]e\b|\b(?:car|van|ute|vehicles?|travel)\b/iu;
