import { isLocation, isTitle } from '../entities/classify-part.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { houseInHead, pairInHead } from './plausible-head.ts';

const HEAD_LINES = 6;

/** "Elm Co-operative | Georgetown, ON" names the employer before its town: "Georgetown" is none, and "Elm LLP — Burlington" is "Elm LLP". */
export function headEmployer(company: string, jobDescription: string): string {
  for (const line of jobDescription.split('\n', HEAD_LINES)) {
    const [first = '', ...rest] = line.trim().split(/\s+[|·•–—]\s+/u);
    if (rest.length === 0 || first === '' || isTitle(first.replace(/\bCo-?operatives?\b/iu, ''))) continue;
    const isTownOf = rest.some((part) => part.startsWith(`${company}, `) || part.endsWith(` at ${company}`));
    const isCutOff = company.startsWith(`${first} – `) || company.startsWith(`${first} — `);
    if (isTownOf || isCutOff) return first;
  }
  const lines = jobDescription.split('\n', HEAD_LINES).map((line) => line.trim());
  if (company === '') return pairInHead(jobDescription) || introduced(jobDescription) || houseInHead(jobDescription);
  if (isOnlyWhere(company, jobDescription)) return '';
  return beforeTown(company, lines) ?? belowPost(company, lines, jobDescription) ?? (isPlace(company) ? '' : company);
}

/** "Elm is a Dublin start-up" and "Elm Digital is putting together a team": who the first sentences are about. */
function introduced(jobDescription: string): string {
  const sentences = jobDescription
    .split('\n', FIRST_LINES)
    .flatMap((line) => line.trim().split(/(?<=[.!?])\s+(?!\p{Ll})/u))
    .slice(0, FIRST_SENTENCES);
  const names = sentences.flatMap((sentence) => INTRODUCED.exec(sentence)?.[1] ?? []);
  return (
    names.find(
      (name) =>
        !isTitle(name.replace(/\bCo-?operatives?\b/iu, '')) &&
        !isLocation(name) &&
        !(COMMON_WORDS.has(name.toLowerCase()) || NO_EMPLOYER.test(name)),
    ) ?? ''
  );
}
const FIRST_LINES = 12;
const FIRST_SENTENCES = 8;
const INTRODUCED = joinPattern(
  'u',
  String.raw`^(\p{Lu}[\p{L}\d'’.-]+(?: (?:\p{Lu}[\p{L}\d'’.-]+|&|and|of)){0,4}) (?:has an? (?:opening|vacancy|(?:permanent |full-time |part-time )?position) for `,
  String.raw`|is (?:an? (?!\p{L}+ (?:role|position|job|post)\b)|one of |putting together |building |expanding |growing |opening ))`,
);
const NO_EMPLOYER =
  /^(?:The|This|That|It|Our|We|You|Your|There|Here|What|Who|Job|Role|Position|Post|Full|Part|Location|Salary|Pay|About)\b/u;

/** "Elm Polymers - Wadsworth, Ohio" and "Elm Community Health, Torquay VIC": the name before the town that was read with it or for it. */
function beforeTown(company: string, lines: readonly string[]): string | undefined {
  const [, name = '', town = ''] = /^(.+?),? - ([^-]+)$/u.exec(company) ?? [];
  if (name !== '' && !isTitle(name) && lines.some((line) => line.startsWith(`${company}, `)))
    return isLocation(town) || IN_CAPITALS.test(town) ? name.replace(/,? Inc\.?$/u, '') : undefined;
  const line = lines.find((one) => one.endsWith(`, ${company}`) || one.includes(`, ${company}, `));
  const before = line?.slice(0, line.indexOf(`, ${company}`)) ?? '';
  return isName(before) ? before : undefined;
}
/** A town of one to three words. */
const IN_CAPITALS = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/u;

/** "Nursery Nurse - Baby Room" above "The Elm Nursery, Oadby": what follows the post there and is not named again is a part of the house. */
function belowPost(company: string, lines: readonly string[], jobDescription: string): string | undefined {
  const at = lines.findIndex((line) => line.endsWith(` - ${company}`) || line.endsWith(` – ${company}`));
  const post = lines[at]?.slice(0, -company.length - ' - '.length).replace(/\s*\([^()]*\)$/u, '') ?? '';
  if (at < 0 || !isTitle(post) || jobDescription.split(company).length > 2) return undefined;
  const [name = '', ...places] =
    lines
      .slice(at + 1)
      .find((line) => line !== '')
      ?.split(', ') ?? [];
  const isBelow = places.length > 0 && places.every((part) => IN_CAPITALS.test(part.replace(/\s*[(|].*$/u, '')));
  return isBelow && isName(name) ? name : undefined;
}

const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}&.'’-]*(?: (?:\p{Lu}[\p{L}&.'’-]*|and|of|the|for|&))+$/u.test(text) &&
  !isTitle(text) &&
  !isLocation(text);

/** "Garden walls, Bawtry" and "old houses round Bawtry": a word that the advertisement has only as the place of something. */
function isOnlyWhere(company: string, jobDescription: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(company)) return false;
  const before = jobDescription.split(company).slice(0, -1);
  return (
    before.length > 1 && before.every((text) => /(?:, |\b(?:in|near|round|around|from) )$/u.test(text.slice(-WHERE)))
  );
}
const WHERE = 12;

/** A town with its state, or a room or a ward. */
const isPlace = (company: string): boolean =>
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{Ll}+)? (?:\p{Lu}{2,3})$/u.test(company)
    ? isLocation(company)
    : /^(?:\p{L}[\p{L}-]* ){1,3}(?:Room|Ward|Unit|Floor)$/u.test(company);
