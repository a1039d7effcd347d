import type { LetterOptions } from '@greenroom/contract/cover-letter';
import { phraseAskedLanguages } from './asked-languages.ts';
import { phraseAskedSkills } from './asked-skills.ts';
import { phraseAskedUntold } from './asked-untold.ts';
import { isOfField, phraseCourseCompleted } from './course-completed.ts';
import type { LetterFacts } from './letter-facts.ts';
import { pick } from './letter-phrases.ts';
import type { ToneWordings } from './letter-wordings-data.ts';
import { listPapers } from './list-papers.ts';
import { eachOfRow, isNotHeld, withoutListNotes } from './not-held.ts';
import { paperName } from './paper-name.ts';
import { phraseExperience } from './phrase-experience.ts';
import { phraseLanguages } from './phrase-languages.ts';
import { phrasePapers } from './phrase-papers.ts';
import { isPlainLicence, isPossession, phraseLicence, phrasePossessions } from './phrase-possessions.ts';
import { findStanding, phraseStanding, withoutStanding } from './phrase-standing.ts';
import { phraseTickets } from './phrase-tickets.ts';
import { eachPaperOnce, plainPaper } from './plain-paper.ts';
import { tidyPapers } from './tidy-papers.ts';

/** `told` are the lines of the resume that the letter has, `said` its sentences. */
type HeldWish = {
  facts: LetterFacts;
  length: LetterOptions['length'];
  wordings: ToneWordings;
  seed: number;
  told: string;
  said: string;
};

/** Papers, skills and languages. */
export function phraseHeld({ facts, length, wordings, seed, told, said }: HeldWish): string {
  const { certifications: certificates, education } = facts.resume;
  const skills = phraseAskedSkills(facts, length, said, seed);
  const spoken = phraseLanguages(facts);
  const standing = findStanding(facts);
  const owned = length === 'Short' ? '' : phrasePossessions(facts);
  const course = phraseCourseCompleted(facts, [told, said].join('\n'));
  const isChanger = phraseCourseCompleted(facts, '') !== '';
  const listedItems = listPapers(facts, length, told, seed)
    .filter((item) => !isChanger || isOfField(item, facts))
    .filter((item) => !BEING.test(item) && !isNotHeld(item, facts.resume.text))
    .flatMap(eachOfRow);
  const items = tidyPapers(listedItems, facts, [owned, course].join('\n')).map(paperName);
  const licence = owned === '' ? phraseLicence(items.filter(isPlainLicence), facts.jobDescription) : '';
  const papers = phrasePapers({
    items: eachPaperOnce(
      items
        .filter((item) => !isPlainLicence(item))
        .filter((item) => item !== '' && !(owned !== '' && isPossession(item)))
        .map(withoutListNotes)
        .flatMap((item) => withoutStanding(item, standing))
        .map(plainPaper),
    ),
    apart: { skills: skills !== '', languages: spoken !== '' },
    lead: pick(wordings.papers, seed),
    seed,
    certificates,
    education,
  });
  const begun = [phraseStanding(standing), course, papers, owned, licence].filter((text) => text !== '').join(' ');
  const untold = length === 'Short' ? '' : phraseAskedUntold(facts, [told, said, begun].join('\n'));
  const tickets = length === 'Short' ? '' : phraseTickets(facts, [told, said, begun, untold].join('\n'));
  const experience = length === 'Short' ? '' : phraseExperience(facts, [told, said, begun, untold, skills].join('\n'));
  const listed = [begun, untold, tickets, skills, experience, spoken]
    .filter((text) => text !== '')
    .join(' ')
    .replace(
      QUALIFIED_TWICE,
      (_, one: string, other: string) =>
        `${one.replace(/^(Among my qualifications) is/u, '$1 are')}, along with ${other}.`,
    );
  const languages = phraseAskedLanguages(facts, [said, listed].join('\n'));
  return withCommas([listed, languages].filter((text) => text !== '').join(' '));
}

/** "WSET Level 3 * Food Safety Level 3 *": the sign between the papers of a row is a comma, the one behind the last is nothing. */
const withCommas = (text: string): string => text.replace(/ +[•*|]+(?= ?[.,;)]|$)/gu, '').replace(/ +[•*|]+ +/gu, ', ');
/** "Dental Assistant, registered and practising" says what one is, and names no paper. */
const BEING = /,? registered and \p{Ll}+ing\b/u;

/** Two sentences of qualifications in a row are one. */
const QUALIFIED_TWICE =
  /((?:My qualifications (?:also )?include|Among my qualifications (?:is|are)) [^.;]{3,200})\. My qualifications also include ([^.;]{3,200})\./u;
