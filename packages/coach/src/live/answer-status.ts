import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { sentencesOf } from './answer-held.ts';
import { plainQuestion } from './question-topic.ts';
import type { Part } from './read-parts.ts';
import { lowerFirst } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

const ASKS_OF_LANGUAGE = joinPattern(
  'gu',
  String.raw`\b(?:(?:how|what)(?:'s| is| about| good is) your (?:(?:spoken|written) )?(\p{L}{4,})`,
  String.raw`|do you (?:also )?(?:speak|write|read|know)(?: any| some)? (\p{L}{4,})|(?:your|any) (?:level of )?(\p{L}{4,})(?: like)?$)`,
);

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const isLanguage = (word: string): boolean => getSkillLexicon().skills.get(`${capital(word)} language`) !== undefined;
/** "Welsh: level Canolradd", "Spanish (native)", and no "Welsh Government". */
const tellsOf = (language: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}])${language}(?=\\s*(?:[:(,;–-]|$|and\\b|at\\b|to\\b|from\\b))|\\b(?:native|fluent|basic|some|good|conversational|spoken|learning|intermediate) ${language}\\b`,
    'iu',
  );
const LONGEST_PIECE = 90;

/** The pieces of a resume that a reader sees apart: sentences, and items of a list. */
const piecesOf = (input: Part['input']): string[] =>
  sentencesOf(input)
    .flatMap((sentence) => sentence.split(/\s+[•·|▪]\s+|\s{3,}/u))
    .map((piece) => piece.trim());

/** "How is your Welsh": what the resume says of the language, in its words. Null where it is not asked for or not there. */
function answerLanguage({ question, facts, input }: Part): SpokenAnswer | null {
  const named = [...plainQuestion(question).matchAll(ASKS_OF_LANGUAGE)].flatMap((found) => found.slice(1));
  const language = named.find((word) => word !== undefined && isLanguage(word));
  const isListed =
    facts?.lines.some(({ kind, text }) => kind === 'language' && text.toLowerCase().includes(language ?? '')) === true;
  // A list of languages is read already.
  if (language === undefined || isListed) return null;
  const pattern = tellsOf(language);
  const [piece] = piecesOf(input).filter((text) => text.length <= LONGEST_PIECE && pattern.test(text));
  return piece === undefined ? null : { paragraph1: `As to languages: **${piece}**.`, paragraph2: '' };
}

const ASKS_HOW_FAR =
  /\b(?:where are you(?: up to| at)?|how far (?:along )?are you|how are you getting on) (?:with|in|on|through) (?:the|your) ((?:\p{L}+ ?){1,4})/u;
const SHORTEST_WORD = 4;

/** True if a piece of the resume has the initials ("pe" for "the PE") or a telling word of the question. */
function isAbout(piece: string, word: string): boolean {
  const isInitials = word.length > 1 && word.length <= SHORTEST_WORD && !COMMON_WORDS.has(word);
  if (isInitials && new RegExp(`(?<![\\p{L}])${word.toUpperCase()}(?![\\p{L}])`, 'u').test(piece)) return true;
  const [stem] = contentStems(word);
  return word.length >= SHORTEST_WORD && stem !== undefined && contentStems(piece).includes(stem);
}

/** The piece of the resume that says how far something has come: "Planning to sit for the PE in 2026". Null where nothing is asked so or said of it. */
function answerProgress({ question, input }: Part): SpokenAnswer | null {
  const words = (ASKS_HOW_FAR.exec(plainQuestion(question))?.[1] ?? '').trim().split(' ');
  const telling = words.filter((word) => contentStems(word).length > 0);
  if (telling.length === 0) return null;
  const pieces = piecesOf(input);
  const about = pieces.filter((piece) => telling.every((word) => isAbout(piece, word)));
  const said =
    about.find((piece) => SAYS_PROGRESS.test(piece) && piece.split(' ').length > WORDS_OF_HEADING) ?? about[0];
  if (said === undefined) return null;
  const text = said.split(' ').length > WORDS_OF_HEADING ? lowerFirst(said) : belowHeading(said, pieces);
  return text === '' ? null : { paragraph1: `As to that: **${text}**.`, paragraph2: '' };
}
const WORDS_OF_HEADING = 3;
/** "CPA EXAM" alone says nothing; the lines below it do. */
function belowHeading(heading: string, pieces: readonly string[]): string {
  const below = pieces.slice(pieces.indexOf(heading) + 1, pieces.indexOf(heading) + 1 + MOST_BELOW);
  const until = below.findIndex((piece) => piece.split(' ').length <= WORDS_OF_HEADING && !/\d/.test(piece));
  return (until < 0 ? below : below.slice(0, until)).filter((piece) => SAYS_PROGRESS.test(piece)).join('; ');
}
const MOST_BELOW = 3;
const SAYS_PROGRESS =
  /\b(?:plan\w*|passed|started|finish\w*|in progress|expected|due|exam|level|module|half\w*|(?:19|20)\d\d)\b/i;

/** A level that one has or a course that one is on, as the resume puts it. Null where a question asks for neither. */
export const answerStatus = (part: Part): SpokenAnswer | null => answerLanguage(part) ?? answerProgress(part);
