import { readEmployerWords } from '../job/employer-words.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import type { Place } from './place.ts';

/** What many employers and many jobs have in common. */
export const GENERAL = new Set(
  'people team work year day week month home customer client service staff company group business office site part time english quality number open run make manage new local large small'.split(
    ' ',
  ),
);
const FURTHER = /, (?:which|who|where) .*$/u;
/** Hours, and jokes about oneself. */
const NO_FACT = /\d\s?[ap]\.?m\b|\byou are \d+ people\b|\b(?:honestly|surprised|like each other)\b/iu;
const LONGEST = 24;
const MOST_READ = 20_000;
/** One word is enough if an employer is named by it, or the resume has it so often. */
const OFTEN = 3;
const FEWEST_SHARED = 2;

/**
 * Why here: what the employer says it does, where the work of the resume is of that very thing. Empty where the two share no telling word.
 */
export function phraseWhy(facts: LetterFacts, seed: number): string {
  const { job, jobDescription, places, deeds, resume } = facts;
  const words = readEmployerWords(jobDescription).replace(FURTHER, '');
  if (words === '' || job.company === '' || NO_FACT.test(words) || words.split(' ').length > LONGEST) return '';
  const own = new Set(
    contentStems(
      [...deeds.map(({ line }) => line), ...places.map(({ title, employer }) => `${title} ${employer}`)].join('\n'),
    ),
  );
  // Towns are no work.
  const things = words.replace(/(?<!\p{L})\p{Lu}\p{L}*/gu, ' ');
  const shared = contentStems(things).filter(
    (stem) => own.has(stem) && !COMMON_WORDS.has(stem) && !GENERAL.has(stem) && !/^\d/u.test(stem),
  );
  const place = placeOf(new Set(shared), facts);
  // Of a job that is over, and of a house as such ("a home with 72 rooms"), one knows too little to say so.
  if (place?.endDate !== 'Present' || words.startsWith('you are ')) return '';
  const all = contentStems(resume.text.slice(0, MOST_READ));
  const isField = (stem: string) => isNamedBy(place, stem) || all.filter((other) => other === stem).length >= OFTEN;
  const isSame = new Set(shared).size >= FEWEST_SHARED || shared.some(isField);
  const reason = pick(WORDINGS, seed).replace('{words}', () => words);
  return isSame
    ? `${reason} I know such work from ${place.employer} and would like to go on with it.`.replace(/\.\.$/u, '.')
    : '';
}
const WORDINGS = ['I read that {words}.', 'You write that {words}.'];

const isNamedBy = ({ employer }: Place, stem: string): boolean => contentStems(employer).includes(stem);

/** The employer with most of such words in its name and its work, where its name has one: "Brightwater Home Care" for an employer that cares for people at home. */
function placeOf(shared: ReadonlySet<string>, { places, deeds }: LetterFacts): Place | undefined {
  const countOf = (place: Place) => {
    const lines = deeds.filter(({ placeIndex }) => places[placeIndex] === place).map(({ line }) => line);
    const own = new Set(contentStems([place.title, place.employer, ...lines].join('\n')));
    return [...shared].filter((stem) => own.has(stem)).length;
  };
  const named = places.filter(
    (place) => !place.isProject && place.employer !== '' && [...shared].some((stem) => isNamedBy(place, stem)),
  );
  const [best] = named.toSorted((one, other) => countOf(other) - countOf(one));
  // "Hospital" and "School" alone name a kind of house and no work.
  const isOnlyKind = best !== undefined && countOf(best) === 1 && [...shared].every((stem) => KINDS_OF_HOUSE.has(stem));
  return isOnlyKind ? undefined : best;
}
const KINDS_OF_HOUSE = new Set(
  contentStems(
    'hospital school academy college university hotel clinic bank council charity trust center centre restaurant software systems solutions technology services shop',
  ),
);
