import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { findEvidence } from './find-evidence.ts';
import { plainQuestion } from './question-topic.ts';
import type { ResumeFact, ResumeFacts, ResumeLine } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { PERHAPS } from './tell-lines.ts';

/** "What CRM systems have you used", "which tools do you work with". */
const TOOLS =
  'tools? systems? software languages? frameworks? programs? technologies databases? platforms? apps? packages?'
    .split(' ')
    .join('|');
const ASKS_WHICH = new RegExp(
  String.raw`\b(?:what|which)(?: (?:kinds?|sorts?|types?) of)? (?:[\p{L}\p{N}+#'-]+ ){0,3}(?:${TOOLS}) (?:have|do|did|are|can) you\b`,
  'u',
);
const ASKS_FOR_LANGUAGES =
  /\b(?:speak|spoken|fluent|bilingual|foreign|other)\b.*\blanguages?\b|\blanguages? (?:do|can) you speak\b|\bbilingual\b/;
const SAYS_LANGUAGES = /\b(?:bilingual|multilingual|trilingual|fluent in|native speaker)\b/i;
const MOST_LISTED = 5;

export const inBold = (texts: readonly string[]): string => {
  const bold = texts.map((text) => `**${text}**`);
  return bold.length < 2 ? bold.join('') : `${bold.slice(0, -1).join(', ')} and ${bold.at(-1)}`;
};

function answerLanguages(lines: readonly ResumeLine[]): SpokenAnswer | null {
  const languages = lines.filter(({ kind }) => kind === 'language');
  const said = lines.find(({ kind, text }) => kind === 'skill' && SAYS_LANGUAGES.test(text));
  if (languages.length === 0 && said === undefined) return null;
  const first =
    languages.length > 0
      ? `I speak ${inBold(languages.map(({ text }) => text))}.`
      : `Yes: **${said?.text ?? ''}**, as my resume says.`;
  return { paragraph1: first, paragraph2: '' };
}

const SPEAKS = /\b(?:speak|talk|language)\b/;
const SAME_LETTERS = 4;
/** "Guests from Japan, can you speak with them": a language that begins like the country. */
function namesCountry(heard: string, { text }: ResumeLine): boolean {
  const language = text
    .toLowerCase()
    .split(/[^\p{L}]/u)
    .find((word) => namesOfLanguages().has(word));
  if (language === undefined) return false;
  return heard
    .split(' ')
    .some(
      (word) => word.length > SAME_LETTERS && word !== language && word.startsWith(language.slice(0, SAME_LETTERS)),
    );
}

const ASKS_HOW_WELL =
  /\b(?:how(?:'s| is| good is| well is| about) your|(?:do|can) you (?:\p{L}+ ){0,2}(?:speak|write|read|understand)|speak any|any|fluent in|comfortable in) (\p{L}{4,12})\b/u;
let languageNames: ReadonlySet<string> | undefined;
/** Names of languages in small letters, as a recogniser writes them. */
function namesOfLanguages(): ReadonlySet<string> {
  languageNames ??= new Set(
    [...getSkillLexicon().skills.values()]
      .filter(({ family }) => family === 'Human languages')
      .map(({ name }) => name.toLowerCase().replace(/ language$/u, '')),
  );
  return languageNames;
}

/** "How is your French": the line that has it, or that the resume has none. Null where no language is asked for. */
function answerLanguage(question: string, { lines, facts }: ResumeFacts): SpokenAnswer | null {
  const [, name = ''] = ASKS_HOW_WELL.exec(question) ?? [];
  if (!namesOfLanguages().has(name)) return null;
  const has = ({ text }: { text: string }) => text.toLowerCase().includes(name);
  const own = lines.find((line) => line.kind === 'language' && has(line));
  if (own !== undefined) return { paragraph1: `Yes, I speak **${own.text}**.`, paragraph2: '' };
  const listed = lines.find(has);
  if (listed !== undefined) return { paragraph1: `What I have there: **${listed.text}**.`, paragraph2: '' };
  // A line that names a language does not say that one speaks it: "through an interpreter, Spanish".
  const named = facts.find(has);
  if (named !== undefined) return { paragraph1: phraseFact(named, PERHAPS), paragraph2: '' };
  const written = name.charAt(0).toUpperCase() + name.slice(1);
  const spoken = lines.filter(({ kind }) => kind === 'language').map(({ text }) => text);
  return {
    paragraph1: `No **${written}** yet.`,
    paragraph2: spoken.length > 0 ? `I speak ${inBold(spoken.slice(0, MOST_LISTED))}.` : '',
  };
}

/** A question for a list: the languages, or the names among the skills. Null where it asks for none, or the resume has none. */
export function answerListing(question: string, facts: ResumeFacts, heard = question): SpokenAnswer | null {
  const { lines, skills } = facts;
  const language = answerLanguage(plainQuestion(question), facts);
  if (language !== null) return language;
  if (SPEAKS.test(question) && lines.some((line) => line.kind === 'language' && namesCountry(heard, line))) {
    return answerLanguages(lines);
  }
  if (ASKS_FOR_LANGUAGES.test(question) && !/\bprogramming\b/.test(question)) return answerLanguages(lines);
  if (!ASKS_WHICH.test(question)) return null;
  const names = skills.filter((skill) => /^\p{Lu}/u.test(skill)).slice(0, MOST_LISTED);
  if (names.length < 2) return null;
  return {
    paragraph1: `From my resume: ${inBold(names)}.`,
    paragraph2: '',
  };
}

/** Several skills that one question names: as the resume lists them, with the first line that has one of them. */
export function answerSeveral(skills: readonly string[], facts: readonly ResumeFact[]): SpokenAnswer {
  const names = skills.slice(0, MOST_LISTED);
  const fact = facts.find(({ text }) =>
    names.some((name) => findEvidence(name.replace(/\s*\(.*$/, ''), text) !== null),
  );
  return {
    paragraph1: `What I have there: ${inBold(names)}.`,
    paragraph2: fact === undefined ? '' : phraseFact(fact),
  };
}

const ASKS_FOR_PEOPLE = /\bhow (?:many|big|large)\b.*\b(?:people|team|staff|reports|employees|workers|crew|heads?)\b/;
const LEADING = String.raw`lead|led|run|ran|managed?|manages|supervis\w+|head|headed|coordinat\w+|direct(?:ed)?|train(?:ed)?`;
const NUMBER = String.raw`\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b`;
const STAFF =
  'people worker agent nurse staff developer engineer employee colleague student volunteer member analyst assistant '
    .concat(
      'technician driver cook teacher operative associate adviser advisor picker chef nurse carer operator electrician fitter',
    )
    .split(' ')
    .map((one) => `${one}s?`)
    .join('|');
const LEADS_PEOPLE = new RegExp(String.raw`^(?:${LEADING})\b.*?(?:${NUMBER}).{0,25}\b(?:${STAFF})\b`, 'i');

/** The first line that tells of leading so many people. */
export const findLed = <Fact extends { text: string }>(facts: readonly Fact[]): Fact | undefined =>
  facts.find(({ text }) => LEADS_PEOPLE.test(text));

/** "How big is the team that you manage": the first line that tells of leading so many people. */
export function findTeamSize<Fact extends { text: string; isCurrent: boolean }>(
  question: string,
  facts: readonly Fact[],
): Fact | undefined {
  if (!ASKS_FOR_PEOPLE.test(question)) return undefined;
  const leading = facts.filter(({ text }) => LEADS_PEOPLE.test(text));
  // "How many do you look after at the moment" is not answered by the job before.
  return leading.find(({ isCurrent }) => isCurrent) ?? (ASKS_FOR_PAST.test(question) ? leading[0] : undefined);
}
const ASKS_FOR_PAST = /\b(?:did|was|were|had|have you|you've|ever)\b/;
