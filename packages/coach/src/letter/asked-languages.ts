import { isHumanLanguage } from '../skills/human-languages.ts';
import type { LetterFacts } from './letter-facts.ts';

/** Official languages that the lexicon of skills has not. */
const FURTHER: ReadonlySet<string> = new Set(
  'Irish Gaelic Gaeilge Afrikaans isiZulu isiXhosa Zulu Xhosa Setswana Sesotho Māori Maltese Basque Catalan Galician Luxembourgish'.split(
    ' ',
  ),
);
const isTongue = (word: string): boolean => word !== 'English' && (isHumanLanguage(word) || FURTHER.has(word));
const MOST_READ = 600;
const LONGEST_LINE = 300;
const WORD = /(?<![\p{L}-])(?:isi)?\p{Lu}\p{Ll}{3,}(?![\p{L}-])/gu;
const LEARNING = /\b(?:learning|learner|course|classes|lessons|evening class|improving)\b/iu;
const OPEN = /\b(?:learning|learner|still|current(?:ly)?|ongoing|now|improving)\b/iu;
const STAGE = /\b(foundation|beginner|elementary|intermediate|advanced|[ABC][12])\b/iu;
const LEVEL = /\b(?:fluent|native|first language|mother tongue|home language|good|conversational|[ABC][12])\b/iu;
/** Words beside names of languages in a line that says which are spoken. */
const BESIDE = /^(?:and|both|every|day|daily|some|spoken|written|fluent|good|at|home|work|speak|I)$/iu;

/**
 * Languages that the advertisement names and `told` has not, by what the resume says outside a list of languages: "I speak fluent Irish.", "I am learning Welsh
 * (foundation level)." Empty where it says nothing sure.
 */
export function phraseAskedLanguages({ resume, jobDescription }: LetterFacts, told: string): string {
  const asked = [...new Set(jobDescription.match(WORD) ?? [])].filter(
    (word) => isTongue(word) && isAskedFor(word, jobDescription) && !told.includes(word),
  );
  if (asked.length === 0) return '';
  const pieces = resume.text
    .split('\n', MOST_READ)
    .filter((line) => line.length <= LONGEST_LINE)
    .flatMap((line) => line.split(/[;|•]|\.\s|\.$/u))
    .map((piece) =>
      piece
        .replace(/\s+/gu, ' ')
        .replace(/^[^\p{L}]+/u, '')
        .trim(),
    );
  return asked
    .flatMap((name) =>
      pieces
        .filter((piece) => piece.includes(name))
        .filter((piece) => !new RegExp(String.raw`\blittle (?:\p{L}+ )?${name}`, 'iu').test(piece))
        .flatMap((piece) => said(piece, name))
        .slice(0, 1),
    )
    .filter((text, at, all) => all.indexOf(text) === at)
    .join(' ');
}

/** "An Irish company" asks for no language. */
const isAskedFor = (word: string, advertisement: string): boolean =>
  new RegExp(
    String.raw`\b${word}(?: language| speak\p{L}+|(?=[,.;)\n]| or | and |$))` +
      String.raw`|\b(?:fluent|spoken|speak|good|basic|excellent|and|in|through|of) (?:\p{Ll}+ )?${word}\b(?! \p{Ll}+ (?:company|firm|government))`,
    'u',
  ).test(advertisement);

function said(piece: string, name: string): string[] {
  const [, level = ''] = new RegExp(String.raw`^${name} ?[:–—-] ?([^,]{3,40})`, 'u').exec(piece) ?? [];
  const isLabelled = level !== '';
  if ((isLabelled && OPEN.test(piece)) || isCourse(piece, name)) return [`I am learning ${name}${stageOf(piece)}.`];
  if (isLabelled && LEVEL.test(level)) return [spokenAs(name, level.trim().toLowerCase())];
  const words = piece.split(/[\s,/]+/u).filter((word) => word !== '');
  const isList = words.every((word) => word === 'English' || isTongue(word) || BESIDE.test(word));
  const isWeak = new RegExp(String.raw`\bsome (?:\p{L}+ )?${name}`, 'iu').test(piece);
  if (!isList || words.length > MOST_WORDS) return [];
  if (isWeak) return [`I speak some ${name}.`];
  const spoken = piece.split(/, some\b/u)[0]?.match(WORD) ?? [];
  const often = /\b(?:every day|daily)\b/iu.test(piece) ? ' every day' : '';
  const names = spoken.filter((word) => word === 'English' || isTongue(word));
  return names.length === 0 ? [] : [`I speak ${names.join(' and ')}${often}.`];
}
const MOST_WORDS = 12;

/** "Sylfaen (Foundation) Welsh course, evening class, current", "I am learning Welsh properly at last" */
const isCourse = (piece: string, name: string): boolean =>
  LEARNING.test(piece) &&
  OPEN.test(piece) &&
  new RegExp(String.raw`\blearning ${name}\b|\b${name}(?: language)? (?:course|class|lessons)`, 'iu').test(piece);

const stageOf = (piece: string): string => {
  const [, stage = ''] = STAGE.exec(piece) ?? [];
  return stage === '' ? '' : ` (${/\d/u.test(stage) ? stage : stage.toLowerCase()} level)`;
};

const spokenAs = (name: string, level: string): string =>
  level === 'fluent' || level === 'native' ? `I speak ${level} ${name}.` : `I speak ${name} (${level}).`;
