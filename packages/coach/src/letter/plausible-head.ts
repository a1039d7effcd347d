import { isCompany, isTitle } from '../entities/classify-part.ts';
import { GIVEN_NAMES } from '../entities/name-lists.ts';
import type { JobFacts } from '../job/find-job-facts.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { writtenCompany } from './written-company.ts';

type Head = Pick<JobFacts, 'company' | 'roleTitle' | 'hiringManagerName'>;

/** A law, a programme or a place that was read as a person. */
const NO_PERSON =
  /\b(?:Act|Law|Bill|Code|Charter|Program|Programme|Scheme|Award|Trust|Foundation|Framework|Policy|House|Centre|Center|Street|Road|School|Hospital|College|University|Group|Council|Team|Department)$/u;

/** What an advertisement says of its post, employer and contact, without what cannot be one: the letter leaves that open. */
export function plausibleHead<Facts extends Head>(facts: Facts, jobDescription: string): Facts {
  const hiringManagerName = NO_PERSON.test(facts.hiringManagerName) ? '' : facts.hiringManagerName;
  const house = houseAsPost(facts, jobDescription);
  if (house !== undefined) return { ...facts, hiringManagerName, ...house };
  const post = singularPost(facts.company, jobDescription);
  if (post !== '') return { ...facts, hiringManagerName, company: '', roleTitle: post };
  return { ...facts, hiringManagerName, company: plausibleCompany(facts.company) };
}

/** "ELM FOODS CO-OPERATIVE" above "Team Member, Leeds": the first line is the employer, the second the post. */
function houseAsPost(
  { company, roleTitle }: Head,
  jobDescription: string,
): Pick<Head, 'company' | 'roleTitle'> | undefined {
  const isHouse = isCompany(roleTitle) && !isTitle(roleTitle.replace(/\bco-?operatives?\b/iu, ''));
  const [first = '', second = ''] = jobDescription
    .split('\n', HEAD_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (company !== '' || !isHouse || first.toLowerCase() !== roleTitle.toLowerCase()) return undefined;
  const [post = ''] = second.split(/,\s|\s[–—|(-]/u);
  return { company: writtenCompany(roleTitle), roleTitle: isTitle(post) ? post.trim() : '' };
}
const HEAD_LINES = 6;

/** "Warehouse Operatives x 6" that heads the advertisement is the post, "Warehouse Operative"; '' for an employer. */
function singularPost(company: string, jobDescription: string): string {
  const singular = company.replace(/(?<!s)s$/u, '');
  const isPlain = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/u.test(company);
  const isHead = jobDescription.trimStart().toLowerCase().startsWith(company.toLowerCase());
  return singular !== company && isPlain && isHead && isTitle(singular) ? singular : '';
}

function plausibleCompany(read: string): string {
  // "Hey, we're Elm Pay"
  const company = read.replace(/^(?:hey|hi|hello|hiya)\b[^.]{0,20}?\b(?:we['’]re|we are|this is)\s+/iu, '');
  const [first = '', and = '', second = ''] = company.split(' ');
  // "Anna and Tim Sutherland" are people.
  if (/^(?:and|&)$/u.test(and) && GIVEN_NAMES.has(first.toLowerCase()) && GIVEN_NAMES.has(second.toLowerCase()))
    return '';
  if (isDescription(company)) return '';
  return withoutDescription(company.replace(WITH_CLAUSE, '$1')).replace(
    / (Of|And|The|For|In|At|On)(?= \p{Lu})/gu,
    (word) => word.toLowerCase(),
  );
}

/** "Elm Orthopaedics make instruments": a name with a verb behind it. */
const WITH_CLAUSE =
  /^(\p{Lu}[\p{L}\d'’&.-]*(?: (?:\p{Lu}[\p{L}\d'’&.-]*|&|and|of|for|the))*?) (?:makes?|builds?|sells?|designs?|suppl(?:y|ies)|provides?|runs?|helps?|is|are|has|have|needs?|wants?)\b.*$/u;

/** "PRIVATE HOSPITAL GROUP": what sort of employer it is, and not which. */
const isDescription = (company: string): boolean =>
  company.includes(' ') && company.split(' ').every((word) => SORT.test(word));
const SORT = joinPattern(
  'iu',
  '^(?:private|public|leading|national|local|busy|large|small|independent|major|regional|international|family|owned|run|hospital|hotel|clinic|school|company|group|firm|practice',
  '|business|retailer|employer|client|care|home|nursing|dental|medical|law|accountancy|construction|logistics|restaurant|garage|and|&|the|an?)$',
);

/** "Elm Oats, town-made oat drinks" without what it makes. */
function withoutDescription(company: string): string {
  const [name = '', ...rest] = company.split(', ');
  const isDescribed = rest.length > 0 && rest.every((part) => / \p{Ll}{4,}/u.test(part) && !/ \p{Lu}/u.test(part));
  return isDescribed ? name : company;
}

/** "General Manager, Elm & Oak (grill, river side)": two names joined in the first line; '' for others. */
export function pairInHead(jobDescription: string): string {
  const [line = ''] = jobDescription.trimStart().split('\n', 1);
  const pair = line
    .split(/(?:,|\s[–—|-])\s/u)
    .map((part) => part.replace(/ ?\(.*$/u, '').trim())
    .find((part) => /^\p{Lu}[\p{L}'’]+ & \p{Lu}[\p{L}'’]+$/u.test(part));
  const isName = pair?.split(' & ').some((word) => !COMMON_WORDS.has(word.toLowerCase())) === true;
  return isName && pair !== undefined && !isTitle(pair) && !FIELD.test(pair) ? writtenCompany(pair) : '';
}
/** "Research & Development" is a field. */
const FIELD =
  /(?:ment|tion|ing|ance|ence|ics|research|sales|safety|health|quality|food|beverage|people|culture|service|services)(?: &|$)/iu;

/** "SHIFT MANAGER WANTED – Elm Co-operative Food, Leeds": the house that follows the post in the first line; '' for others. */
export function houseInHead(jobDescription: string): string {
  const [line = ''] = jobDescription.trimStart().split('\n', 1);
  const [, before = '', name = ''] =
    /^(.{4,60}?)(?:\s[–—-]\s|\swanted for |,\s)((?:The )?\p{Lu}[\p{L}'’&-]+(?: (?:\p{Lu}[\p{L}'’&-]+|&|and|of)){1,4})(?=[,.(]|\s[–—|-]|\s*$)/iu.exec(
      line,
    ) ?? [];
  const isNamed = /^\p{Lu}/u.test(name) && /\p{Ll}/u.test(name) && (HOUSE_WORD.test(name) || /\swanted\b/iu.test(line));
  return isTitle(before) && isNamed && !isTitle(name.replace(/\bco-?operatives?\b/iu, '')) ? name : '';
}
const HOUSE_WORD =
  /\b(?:House|Practice|Hotel|Inn|Bakery|Brewery|Farm|Foods?|Garage|Kitchen|Restaurant|Surgery|Co-?operative|Nursery|School|College|Hospital|Trust|Council|Ltd|Limited|Inc|LLP|Group|Clinic)\b/u;
