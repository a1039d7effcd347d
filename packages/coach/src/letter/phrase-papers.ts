import type { ResumeEducation } from '@greenroom/contract/resume';
import { isHumanLanguage } from '../skills/human-languages.ts';
import { findNamedSkills } from '../skills/named-skills.ts';
import { contentStems } from '../text/content-stems.ts';
import { pick, withArticle } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';
import { namesHeldPaper } from './names-held-paper.ts';
import { listed, type PaperKind, paperKinds } from './paper-kinds.ts';
import { isPartOnly } from './part-passed.ts';
import { phraseDegree } from './phrase-degree.ts';
import { shortPaper } from './short-paper.ts';
import { isSurePaper } from './sure-paper.ts';

/** "Six years on acute wards" */
const YEARS_OF =
  /^(?:(?:over|more than|nearly) )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years (?!old\b|\d)[^.:;]{8,120}$/iu;
/** "Cook from Chioggia, eight years in kitchens" is a summary and no paper. */
const OF_PERSON =
  /\b(?:years (?:in|on|of|with|at|who|across|behind)|years['’] experience|would like|looking (?:for|to)|seeking)\b/iu;
/** "NMC registered since 2018" and "Licensed in Ohio" are what one is. */
const REGISTERED =
  /^(?:\p{Lu}{2,6}(?: \d{2,4}\p{Lu}?)? (?:registered|qualified|certified|accredited)\b|(?:Licensed|Registered|Admitted) (?:in|by|to|with)\b)/u;
/** "GCSE assistant examiner, summers 2021 to 2023": an office that was held beside the work. */
const OFFICE = /^(?:[\p{L}-]+ ){0,3}(?:examiner|moderator|assessor|governor|trustee)\b(?!['’])/iu;
/** A course is taken and not held. */
const COURSE = /^[^,()]*\b(?:courses?|workshops?|training)\b(?! (?:certificate|licen[cs]e))[^,]*$/iu;
const NAMED_COURSE = /^\p{Lu}[^,;()]*\b(?:course|workshop)\b/u;
const LEFT_SCHOOL =
  /\b(?:high school|secondary school|GED|school certificate|leaving cert(?:ificate)?|matric|VCE|HSC|ensino médio)\b/iu;
const ALLOWED = /^(?:eligible|entitled|authori[sz]ed|permitted)\b/iu;
/** "right to work in Ireland", "permanent resident", "Swiss passport": their lead in a sentence. */
const RESIDENT = /^(?!.*[:;,]).*\b(?:citizen|resident)\b/iu;
const PASSPORT = /^\p{Lu}[\p{L}.]* passport$/u;

/** Of these a letter says that they are held or completed. */
const HELD_KINDS: ReadonlySet<PaperKind> = new Set(['held', 'taken']);

/** A short name ("ACLS certificate") has too few words to learn from: its noun tells. */
function isHeld(text: string): boolean {
  const name = text.replace(/^(?:an?|the) /u, '');
  return namesHeldPaper(name) || (name.split(' ').length <= SHORT_NAME && isSurePaper(name));
}
const SHORT_NAME = 3;

/** "English 5, Maths 4, Child Development 7" are grades of a school and no skills. */
const GRADE =
  /(?<!\p{L})(?!(?:Level|Class|Category|Grade|Part|Unit|Stage|Type|Band|Windows)\b)\p{Lu}\p{Ll}+ (?:\d|[A-E]\*?)(?=[,;]| and |$)/gu;
const FEWEST_GRADES = 2;

const USED = ['I know', 'My skills include', 'I bring skills in'];

/** `certificates` are those of the resume, which count as held under any name. */
type Papers = {
  items: readonly string[];
  lead: string;
  seed?: number;
  /** Told in a sentence apart. */
  apart?: { skills: boolean; languages: boolean };
  certificates?: readonly string[];
  education?: readonly ResumeEducation[];
};

/** Papers, languages and tools, each kind in a sentence. What no sentence can be made of is left out. `lead` begins that of the papers. */
export function phrasePapers({
  items,
  lead,
  seed = 0,
  apart = { skills: false, languages: false },
  certificates = [],
  education = [],
}: Papers): string {
  const all = items.filter((item) => (item.match(GRADE) ?? []).length < FEWEST_GRADES);
  const years = all.filter((item) => YEARS_OF.test(item)).map((item) => `I have ${lowerFirst(item)}.`);
  const registered = all.filter((item) => REGISTERED.test(item) || REGISTERED_AS.test(item));
  const degrees = eachOnce(all.flatMap((item) => phraseDegree(item, education) ?? []));
  const papers = paperKinds(
    all.filter(
      (item) =>
        !YEARS_OF.test(item) &&
        !OF_PERSON.test(item) &&
        !registered.includes(item) &&
        !OFFICE.test(item) &&
        // Beside another paper the school says nothing.
        !(
          LEFT_SCHOOL.test(item) &&
          !/^Languages\b/u.test(item) &&
          (degrees.length > 0 || all.some((one) => one !== item && isSurePaper(one)))
        ) &&
        phraseDegree(item, education) === undefined,
    ),
    certificates,
  );
  const of = (kind: PaperKind) =>
    papers
      .filter((paper) => paper.kind === kind && (!HELD_KINDS.has(kind) || isHeld(paper.text) || isDated(paper.text)))
      .map(({ text }) => text);
  // "Elm Ads (May 2025)" of the list of certificates is one by its place and date.
  const isDated = (text: string) => DATED.test(text) && certificates.some((one) => one.includes(text));
  const said = (texts: readonly string[], say: (text: string) => string) =>
    texts.length === 0 ? [] : [say(listed(texts))];
  const isCourse = (text: string) => COURSE.test(text.replace(/ \([^()]*\)/gu, ''));
  const taken = [...of('held').filter(isCourse), ...of('taken')];
  const paperTexts = of('held').filter((text) => !isCourse(text));
  // "I hold Occupational First Aid" is no English: such a name is among the qualifications.
  const held = degrees.length === 0 ? paperTexts : paperTexts.filter((text) => HOLDABLE.test(text));
  const further = degrees.length === 0 ? [] : paperTexts.filter((text) => !HOLDABLE.test(text));
  // Degrees and certificates share a sentence, except where the list has a semicolon.
  const isOneList = degrees.length > 0 && held.length <= MOST_BESIDE_DEGREE && !listed(held).includes(';');
  const speaks = apart.languages ? '' : spokenIn(of('spoken'));
  const knows = apart.skills ? '' : knownIn(of('used'), seed);
  const and = (texts: readonly string[]) =>
    texts
      .filter((text) => text !== '')
      .map((text, at) => (at === 0 ? text : text.replace(/^My\b/u, 'my')))
      .join(', and ');
  const holds = isOneList ? `I hold ${listed([...degrees, ...held])}` : '';
  const isTogether = seed % 2 === 0;
  const isShort =
    isTogether &&
    degrees.length + held.length <= MOST_WITH_SKILLS &&
    !/;/u.test(holds) &&
    (speaks === '' || knows === '');
  const sentences = [
    ...years,
    ...said([...of('is'), ...registered.map(beingOf)], (text) => `I am ${text}.`),
    ...all.filter((item) => OFFICE.test(item)).map((item) => `I have been ${withArticle(item)}.`),
    ...said(isOneList ? [] : degrees, (text) => `I hold ${text}.`),
    ...said(
      isOneList ? [] : [...held, ...further],
      (text) => `${held.length + further.length === 1 ? lead.replace(/\bare$/u, 'is') : lead} ${text}.`,
    ),
    ...(isShort ? [and([holds, speaks, knows])] : [holds, and([speaks, knows])]).flatMap((text) =>
      text === '' ? [] : `${text}.`,
    ),
    ...said(isOneList ? further : [], (text) => `My qualifications also include ${text}.`),
    ...said(taken, (text) => `I have completed ${text.replace(NAMED_COURSE, 'the $&')}.`),
    ...said(of('passed'), (text) => `I have passed ${text}.`),
    ...of('open').map((text) => `I am ${text}.`),
    ...said(of('had'), (text) => `I have ${lowerFirst(text)}.`),
    ...of('permit').slice(0, 1).map(permitted),
  ].filter((sentence) => sentence !== '');
  const told = (seed % 3 === 0 ? sentences : joinSome(sentences, seed % 3 === 1 ? 0 : 1)).join(' ');
  return [told, phraseUntold(all, told)].filter((text) => text !== '').join(' ');
}

/** Papers of which no other sentence was made, by their names. */
function phraseUntold(items: readonly string[], told: string): string {
  const names = items
    .filter(
      (item) =>
        isSurePaper(item) &&
        isHeld(item) &&
        !isDegreeIn(item, told) &&
        !isPartOnly(item) &&
        !LEFT_SCHOOL.test(item) &&
        !isStillStudiedItem(item),
    )
    .map(shortPaper)
    .filter((name) => name !== '' && !isNamedIn(name, told));
  if (names.length === 0) return '';
  const also = /\bI hold\b|\bqualification|\bI am an? /u.test(told) ? 'also ' : '';
  return `My qualifications ${also}include ${listed(names.slice(0, MOST_UNTOLD))}.`;
}
/** "BSc Statistics, minor in Economics" becomes "a BSc in Statistics". */
export const isDegreeIn = (item: string, told: string): boolean => {
  const [, short = ''] = /^((?:B|M)\.?\p{Lu}[\p{L}.]*)\s/u.exec(item) ?? [];
  return short !== '' && new RegExp(String.raw`\bI hold (?:an?|the) ${short.replaceAll('.', '\\.')} `, 'u').test(told);
};
const MOST_UNTOLD = 2;
const isStillStudiedItem = (item: string): boolean => /^(?:in progress|studying for): /iu.test(item);
/** Whether the letter already has the first word of a name. */
const isNamedIn = (name: string, told: string): boolean => {
  const low = told.toLowerCase();
  const words = contentStems(name.replace(/\([^()]*\)/gu, ' '));
  const known = new Set(contentStems(told));
  return low.includes((name.split(/[\s(,]/u)[0] ?? '').toLowerCase()) || words.every((word) => known.has(word));
};

function spokenIn(languages: readonly string[]): string {
  const spoken = languages.map(withoutOwnTongue).filter((text) => text !== 'English');
  return spoken.length === 0 ? '' : `I speak ${listed(spoken)}`;
}

function knownIn(lists: readonly string[], seed: number): string {
  const used = usedNames(lists);
  return used.length === 0 ? '' : `${pick(USED, seed)} ${listed(used)}`;
}

/** Two short sentences each as one, from the first or the second on: two letters of one person read differently. */
function joinSome(sentences: readonly string[], first: number): string[] {
  const joined: string[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const [one = '', next = ''] = sentences.slice(at, at + 2);
    const isPair =
      at % 2 === first &&
      /^I /u.test(next) &&
      !/;|, and I /u.test(one + next) &&
      `${one} ${next}`.split(' ').length <= LONGEST_JOINED;
    joined.push(isPair ? `${one.replace(/\.$/u, '')}, and ${next}` : one);
    if (isPair) at += 1;
  }
  return joined;
}
const LONGEST_JOINED = 40;
/** What begins with an article, or with an abbreviation: "a licence", "NPQ Leading Teaching". */
const HOLDABLE = /^(?:an?|the|my) |^\p{Lu}{2,}[\p{L}\d-]*\b/u;

/** "HCPC Registered Biomedical Scientist (BS01)" is one; the number of the register is left out. */
const REGISTERED_AS = /^(\p{Lu}{2,6} Registered \p{Lu}\p{L}+(?: \p{L}+){0,3})(?: \([^()]*\))?$/u;

/** "NFPA 70E qualified, refreshed 2024" and "Licensed in Ohio" behind "I am". */
const beingOf = (item: string): string =>
  REGISTERED_AS.test(item) ? withArticle(REGISTERED_AS.exec(item)?.[1] ?? item) : beingPlain(item);
const beingPlain = (item: string): string =>
  item
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/,? (?:and )?current$/u, '')
    .replace(/, ((?:refreshed|renewed|since|valid|current)\b[^,()]*)$/u, ' ($1)');

/** The letter itself is in English: "English (native) and French" is French. */
const withoutOwnTongue = (text: string): string =>
  text
    .replace(/^English(?: \(native\))?(?:, | and )(?=\p{Lu})/u, '')
    .replace(/ \((?:speak|spoken)(?:, (?:read|write|written|reading|writing|and))+[^()]*\)/gu, '')
    .replace(/\((?:fluent spoken|speak fluent(?:ly)?[^()]*)\)/gu, '(fluent)')
    .replace(/\(both /gu, '(')
    .replace(/^(\p{Lu}\p{L}+) \(fluent\)$/u, 'fluent $1');

/** "a BSc from Elm University" is within "a BSc from Elm University (2019)". */
const eachOnce = (names: readonly string[]): string[] =>
  [...new Set(names)].filter(
    (name, at) =>
      !names.some((other) => other !== name && other.startsWith(`${name} (`)) &&
      // One degree with two spellings of its school.
      !names.some((other, place) => place < at && other !== name && isSameDegree(other, name)),
  );
const isSameDegree = (one: string, other: string): boolean => {
  const [degree = '', school = ''] = one.split(' from ');
  const [otherDegree = '', otherSchool = ''] = other.split(' from ');
  const start = (text: string) => text.replace(/^the /u, '').slice(0, SURE_START);
  return degree === otherDegree && school !== '' && start(school) === start(otherSchool);
};
const SURE_START = 15;
const DATED = /\((?:\p{L}{3,9}\.? )?(?:19|20)\d\d\)$/u;
const MOST_WITH_SKILLS = 2;
const MOST_BESIDE_DEGREE = 3;

/** The tools of all lists, each once, without words that name no tool ("quiet room") and tools known in part only. */
const usedNames = (lists: readonly string[]): string[] => [
  ...new Set(
    lists
      .flatMap((list) => list.split(/(?:,| and) (?![^()]*\))/u))
      .filter((name) => !isHumanLanguage(name.replace(/\s*\(.*$/u, '')))
      .filter((name) => !/^(?:little|some|bit of|a little)\s/iu.test(name))
      .map((name) => name.replace(RATED, ''))
      // "NEC 2017" is one of several editions, "Maths B" a grade.
      .filter((name) => !/\s(?:(?:19|20)\d\d|[A-G]\*?)$|\+$/u.test(name))
      .filter((name) => findNamedSkills(name).length > 0 && !/\(.*\bonly\b/u.test(name)),
  ),
];

/** "Power Query very good" */
const RATED = /\s+(?:very )?(?:good|advanced|excellent|strong|solid)$/iu;

function permitted(text: string): string {
  if (ALLOWED.test(text)) return `I am ${lowerFirst(text)}.`;
  if (RESIDENT.test(text)) return `I am ${withArticle(text.replace(/^Permanent\b/u, 'permanent'))}.`;
  if (PASSPORT.test(text)) return `I hold ${withArticle(text)}.`;
  if (/^(?:the )?right to work\b/iu.test(text)) return `I have the ${lowerFirst(text.replace(/^the /iu, ''))}.`;
  return `I have the following: ${lowerFirst(text)}.`;
}
