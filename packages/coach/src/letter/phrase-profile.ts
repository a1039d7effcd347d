import type { ParsedResume } from '@greenroom/contract/resume';
import { isTitle } from '../entities/classify-part.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { withArticle, writtenTitle } from './letter-phrases.ts';
import { tellOwnYears } from './own-years.ts';
import { SELF_PRAISE } from './self-praise.ts';

const NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty';
const COUNT = String.raw`(?:(?:well over|over|more than|nearly|almost|about|around|just under|just over) )?(?:\d{1,2}(?:\.5)?\+?|${NUMBERS})`;
/** "Payroll accountant with 9 years in food manufacturing", "Gas engineer, 16 years in the trade". */
const PROFILE = new RegExp(
  String.raw`^(?:I am |I'm )?(?:an? )?((?:[\p{L}/&'’-]+ ){0,7}[\p{L}/&'’-]+)((?: \([^()]{2,20}\))?)(?:,| with| [–-]) (${COUNT} (?:years|yrs)['’]?` +
    String.raw`(?: (?:in|of|on|across|at|within|(?:[\p{L}-]+ ){0,3}experience)\b[^.;:|•\n]{3,130}))`,
  'u',
);
/** How one says one is; "Registered" and "Chartered" are facts. */
const PRAISE = joinPattern(
  'iu',
  '^(?:(?:caring|calm|warm|bubbly|safety[- ]minded|people[- ]first|good|friendly|reliable|dedicated|passionate|motivated|committed|enthusiastic|hard[- ]?working|dynamic|skilled|experienced',
  '|organi[sz]ed|professional|versatile',
  String.raw`|detail[- ]oriented|results[- ]driven|confident|proactive|creative|efficient|dependable|compassionate|honest|seasoned|accomplished|highly|very|and)(?:,|\b) ?)+`,
);
/** A second clause behind the years. */
const FURTHER =
  /,? (?:looking|seeking|started|began|now looking|known for|ready to|comfortable|(?<!the )last (?!\d)\p{L}+|and (?:an?|the|now|looking))\b.*$|,\s+(?:mostly|mainly)? ?$/u;
/** ", last three on a ward" without its article. */
const LAST_YEARS = new RegExp(String.raw`, last (?=\d|(?:${NUMBERS})\b)`, 'u');
/** "Bilingual (English/Spanish) support representative". */
const BEHIND_FIRST = /^(\p{Lu}\p{L}+) \([^()]{2,30}\) (?=\p{Ll})/u;
const MOST_READ = 12;
const LONGEST_WORDS = 30;

/**
 * The years of a trade as the resume's first lines say them: "I am a payroll accountant with 9 years in food manufacturing." Only where the trade is that of
 * the advertised post or of the present job; else ''.
 */
export function phraseProfile({ text, headline, experience }: ParsedResume, role: string): string {
  const [job] = experience;
  const titles = experience.map(({ title }) => title).join(' ');
  const asked = new Set(contentStems(`${role} ${titles} ${headline}`));
  for (const line of linesBefore(text, job?.employer ?? '')) {
    const [, named = '', bracket = '', years = ''] = PROFILE.exec(line.replace(BEHIND_FIRST, '$1 ')) ?? [];
    const title = calmTitle(named.replace(PRAISE, '').trim());
    if (!isTrade(title, asked) || !isOfTrade(title, asked)) continue;
    const spoken = withoutCut(years, line)
      .replace(LAST_YEARS, ', the last ')
      .replace(/ \([^()]*\)/gu, '');
    const whole = spoken.replace(FURTHER, '');
    // Of a further clause that was cut in its middle nothing is left.
    const told = (whole === spoken ? whole : (whole.split(', ')[0] ?? ''))
      .replace(/\byrs\b/u, 'years')
      .replace(/\byears experience\b/u, "years' experience")
      .replace(/\byears (?!of )(?=(?:[\p{L}-]+ ){1,3}experience\b)/u, 'years of ')
      .trim();
    if (told.split(' ').length > LONGEST_WORDS || /\b(?:I|my|our|we|of and|&)\b|,$/u.test(told)) continue;
    return `I am ${withArticle(inSmall(title, line))}${bracket} with ${told}.`;
  }
  const lines = linesBefore(text, job?.employer ?? '');
  return (
    lines.map((line) => ownWords(line, asked)).find((line) => line !== '') ??
    lines.map(tellOwnYears).find((line) => line !== '') ??
    ''
  );
}

/** The pattern reads no further than its limit: then the last part is left out. */
const withoutCut = (text: string, line: string): string =>
  /^\p{L}/u.test(line.slice(line.indexOf(text) + text.length)) ? text.split(', ').slice(0, -1).join(', ') : text;

/** A title, or a word of the post or of the jobs that no list of titles has: "porter". */
const isTrade = (title: string, asked: ReadonlySet<string>): boolean =>
  title !== '' &&
  !/\b(?:is|was)\b|\//u.test(title) &&
  (isTitle(title) ||
    /\bprofessional$/iu.test(title) ||
    contentStems(title.split(' ').at(-1) ?? '').some((word) => asked.has(word)));
const isOfTrade = (title: string, asked: ReadonlySet<string>): boolean =>
  contentStems(title).some((word) => asked.has(word)) || /\bprofessional$/iu.test(title);

/** "I am a geography teacher in my ninth year, teaching 11 to 18": what the person says of themself, where it names the trade. */
function ownWords(line: string, asked: ReadonlySet<string>): string {
  const [, said = '', title = ''] = OWN_WORDS.exec(line) ?? [];
  const isOwn = isTitle(title) && contentStems(title).some((word) => asked.has(word));
  const isFact = !SELF_PRAISE.test(said) && !PRAISE.test(title) && !NO_FACT.test(said);
  return isOwn && isFact && said.split(' ').length <= LONGEST_WORDS ? `${said}.` : '';
}
const OWN_WORDS =
  /^(I am an? ((?:[\p{L}/&'’-]+ ){0,4}?[\p{L}/&'’-]+)(?: (?:in|at|with|for|on|of|from|who|working|teaching|specialising|specializing)\b|,)[^.;:|•\n]{8,150}?)\.?$/u;
const NO_FACT = /\b(?:looking|seeking|want|hope|would like|love|enjoy|passion\p{L}*|my best|always|believe)\b/iu;

/** Without a label such as "Profile:" and joined where a line was broken. */
export function linesBefore(text: string, employer: string): string[] {
  const end = employer === '' ? -1 : text.indexOf(employer);
  const head = (end < 0 ? text : text.slice(0, end))
    .slice(0, MOST_CHARACTERS)
    .replace(/(?<=\p{Ll},?)\n(?=\p{Ll})/gu, ' ');
  return head
    .split(/\n|(?<=\p{Ll}{2}[.!])\s+(?=\p{Lu})/u)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:profile|summary|about(?: me)?|personal statement|objective)\s{0,3}(?:::|[:–—-])\s{1,3}/iu, ''),
    )
    .slice(0, MOST_READ + MOST_READ);
}
const MOST_CHARACTERS = 2500;

const calmTitle = (title: string): string => (title === title.toUpperCase() ? writtenTitle(title) : title);

/** "Payroll accountant" within a sentence; "IT support analyst" stays. */
const inSmall = (title: string, line: string): string =>
  title
    .split(' ')
    .map((word, at, words) =>
      /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u.test(word) && !isToolName(word) && !isNameIn(word, at, words, line)
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
/** "a Kenyan registered nurse": the only capital of a title that does not begin its line is that of a name. */
const isNameIn = (word: string, at: number, words: readonly string[], line: string): boolean =>
  !line.startsWith(word) &&
  words.length > 1 &&
  words.every((other, place) => place === at || /^\p{Ll}/u.test(other) || line.startsWith(other));
const isToolName = (word: string): boolean => getSkillLexicon().skills.get(word)?.isTechnical === true;
