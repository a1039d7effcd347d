import { pick } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';
import { listed, type PaperKind, paperKinds } from './paper-kinds.ts';

/** "Six years on acute wards" */
const YEARS_OF =
  /^(?:(?:over|more than|nearly) )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years (?!old\b|\d)[^.:;]{8,120}$/iu;
/** "Cook from Chioggia, eight years in kitchens" is a summary and no paper. */
const OF_PERSON =
  /\b(?:years (?:in|on|of|with|at|who|across|behind)|years['’] experience|would like|looking (?:for|to)|seeking)\b/iu;
/** "NMC registered since 2018" is what one is. */
const REGISTERED = /^\p{Lu}{2,6} (?:registered|qualified|certified|accredited)\b/u;
const ALLOWED = /^(?:eligible|entitled|authori[sz]ed|permitted)\b/iu;
/** "right to work in Ireland", "permanent resident", "Swiss passport": what is before them in a sentence. */
const RESIDENT = /\b(?:citizen|resident)\b/iu;

const USED = ['I know', 'My skills include', 'I bring skills in'];

type Papers = { items: readonly string[]; lead: string; seed?: number };

/** Papers, languages and tools, each kind in a sentence. What no sentence can be made of is left out. `lead` begins that of the papers. */
export function phrasePapers({ items: all, lead, seed = 0 }: Papers): string {
  const years = all.filter((item) => YEARS_OF.test(item)).map((item) => `I have ${lowerFirst(item)}.`);
  const registered = all.filter((item) => REGISTERED.test(item));
  const papers = paperKinds(
    all.filter((item) => !YEARS_OF.test(item) && !OF_PERSON.test(item) && !REGISTERED.test(item)),
  );
  const of = (kind: PaperKind) => papers.filter((paper) => paper.kind === kind).map(({ text }) => text);
  const said = (texts: readonly string[], say: (text: string) => string) =>
    texts.length === 0 ? [] : [say(listed(texts))];
  return [
    ...years,
    ...registered.map((item) => `I am ${item}.`),
    ...said(of('held'), (text) => `${lead} ${text}.`),
    ...of('open').map((text) => `I am ${text}.`),
    ...said(of('spoken'), (text) => `I speak ${text}.`),
    ...said(of('used'), (text) => `${pick(USED, seed)} ${text}.`),
    ...said(of('had'), (text) => `I have ${lowerFirst(text)}.`),
    ...of('permit').slice(0, 1).map(permitted),
  ].join(' ');
}

function permitted(text: string): string {
  if (ALLOWED.test(text)) return `I am ${lowerFirst(text)}.`;
  if (RESIDENT.test(text)) return `My status: ${text}.`;
  return `I have the following: ${lowerFirst(text)}.`;
}
