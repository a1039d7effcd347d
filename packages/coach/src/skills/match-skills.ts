import { rememberLast } from '../text/remember.ts';
import { GENERIC_WORDS, PHRASE_STOPS } from './phrase-words.ts';
import type { Skill, TrieNode, Wording } from './skill-lexicon.ts';
import { getSkillLexicon } from './skill-lexicon.ts';
import type { Token } from './tokenize.ts';
import { tokenize } from './tokenize.ts';

/** A wording of the lexicon in a text. `first` and `last` are places of its tokens, `start` and `end` offsets into the text. */
export type SkillMatch = { skill: Skill; first: number; last: number; start: number; end: number };
type Candidate = SkillMatch & { wording: Wording };

/** Words that may be inside a skill of several words without being part of it: "manage multiple projects". */
const FILLERS = new Set(
  'a an the our your their its all multiple various new complex large key internal external strong effective own daily and or'.split(
    ' ',
  ),
);
const MAX_FILLERS = 2;
const NEIGHBOUR_TOKENS = 9;
const CUE_TOKENS = 7;
const LIST_TOKENS = 3;
/** Between two members of a row there is only "and". */
const ROW_TOKENS = 2;
const GROUP_WITHIN_TOKENS = 3;
const GROUPS = new Set(
  (
    'team environment company culture office atmosphere workplace place school firm business organization group community employer family trust ' +
    'charity setting workforce crew department hospital restaurant brand shop store cafe pub bar salon studio agency practice clinic'
  ).split(' '),
);
const PLACES_OF_WORK = new Set('site outlet venue plant chain floor'.split(' '));
const ADJECTIVE = /(?:ly|ive|ed|ic|ous|ing|ant|ent|ful|able|al|erse|ate)$/u;
const DEMAND_WORDS = new Set(
  (
    'experience experienced knowledge understanding background degree expertise skill proficient proficiency familiar familiarity trained ' +
    'training qualified qualification certified certification competent competence diploma bachelor master exposure grounding versed specialist ' +
    'literacy'
  ).split(' '),
);
const FIELD_FOLLOWERS = new Set(
  'principle practice technique procedure method methodology theory fundamental regulation handling'.split(' '),
);
const SKILL_WORDS = new Set([
  'skill',
  'skillset',
  'ability',
  'capability',
  'competency',
  'competence',
  'talent',
  'attribute',
]);
const NOT_AFTER_A_NAME = new Set(
  'at as to your our their his her the a an quickly this that me us him them it up'.split(' '),
);
const TECHNICAL_FOLLOWERS = new Set(
  (
    'programming programmer language developer development code coding engineer script scripting microservice routine studio backend service sdk ' +
    'certified preferred desirable required experience skill knowledge'
  ).split(' '),
);
const LANGUAGE_LEADERS = new Set(['in', 'using', 'with', 'microsoft', 'm', 'ms', 'write', 'writing', 'of', 'via']);
/** "Must know Go": of names only, as "you need rest" asks for no REST. */
const NAME_LEADERS = new Set([...LANGUAGE_LEADERS, 'know', 'knowing', 'use', 'require', 'need', 'learn', 'master']);
/** "Language: Go" has the name for its value, "Block: C" has not. */
const LABEL_OF_NAMES =
  /^[^:\n]*\b(?:skills?|languages?|tools?|stack|tech\w*|programming|coding|software|knowledge|must|need\w*|requir\w+)\b[^:\n]*:\s*$/iu;
const NOT_BEFORE_A_LETTER = new Set(
  'vitamin class grade hepatiti hepatitis category type section level tier plan series band option team license'.split(
    ' ',
  ),
);

/** The skills of the lexicon in a text, longest wording first, in the order of the text. Linear in its length. */
export const matchSkills = rememberLast(readSkills, getSkillLexicon);

function readSkills(text: string): readonly SkillMatch[] {
  const tokens = tokenize(text);
  const { root } = getSkillLexicon();
  const candidates: Candidate[] = [];
  for (let index = 0; index < tokens.length; ) {
    const candidate = longestAt(tokens, index, root);
    if (candidate) candidates.push(candidate);
    index = candidate ? candidate.last + 1 : index + 1;
  }
  return candidates.filter((candidate, place) => isMeant(candidate, place, candidates, tokens, text));
}

function longestAt(tokens: Token[], first: number, root: TrieNode): Candidate | undefined {
  let node = root;
  let found: Candidate | undefined;
  let fillers = 0;
  for (let index = first; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || (index > first && token.gap === 'break')) break;
    const next = node.next.get(token.word);
    if (next === undefined) {
      const canSkip = index > first && fillers < MAX_FILLERS && FILLERS.has(token.word) && node.next.size > 0;
      if (!canSkip) break;
      fillers += 1;
      continue;
    }
    node = next;
    if (node.wording) {
      const start = tokens[first]?.start ?? 0;
      found = { skill: node.wording.skill, wording: node.wording, first, last: index, start, end: token.end };
    }
  }
  return found;
}

function isMeant(candidate: Candidate, place: number, all: Candidate[], tokens: Token[], text: string): boolean {
  if (isOtherWord(candidate, tokens) || isShouted(candidate, tokens) || isSaidOfAGroup(candidate, tokens)) return false;
  switch (candidate.wording.rule) {
    case 'free':
      return true;
    case 'never':
      return false;
    case 'skill-word':
      return hasSkillWordAfter(tokens, candidate.last);
    case 'capital':
      return isWrittenAsName(candidate, place, all, tokens);
    case 'field':
      return isAskedFor(candidate, place, all, tokens);
    case 'context':
      return isTechnicalHere(candidate, place, all, tokens, text);
  }
}

/** "A friendly team" and "an inclusive culture" praise the employer; "a creative team player" is one. */
function isSaidOfAGroup({ skill, first, last }: Candidate, tokens: Token[]): boolean {
  const isAdjective = skill.category === 'soft' && first === last && ADJECTIVE.test(tokens[first]?.word ?? '');
  if (!isAdjective) return false;
  for (let index = last + 1; index <= last + GROUP_WITHIN_TOKENS; index += 1) {
    const token = tokens[index];
    if (!token || token.gap === 'break') return false;
    if (GROUPS.has(token.word)) return tokens[index + 1]?.word !== 'player';
    // "Independent coffee shop": one word more says what kind of group.
    const isKind = GROUPS.has(tokens[index + 1]?.word ?? '') && tokens[index + 2]?.word !== 'player';
    if (token.word !== 'and' && !ADJECTIVE.test(token.word) && !isKind) return false;
  }
  return false;
}

/** "Leeds" is no plural of "LEED", "PLCs" is one of "PLC". */
function isOtherWord({ wording, first, last }: Candidate, tokens: Token[]): boolean {
  const raw = tokens[first]?.raw ?? '';
  // "Security" is not "securities", of which only the plural is a skill.
  if (first === last && /\p{L}ies$/u.test(wording.spelling) && /y$/u.test(raw)) return true;
  // A team is not the product "Teams".
  if (wording.rule === 'context' && /[^s]s$/u.test(wording.spelling) && !/s$/iu.test(raw)) return true;
  const isPlural = first === last && /s$/u.test(raw) && raw.length === wording.spelling.length + 1;
  return isPlural && /^\p{Lu}{3,}$/u.test(wording.spelling) && /^\p{Lu}\p{Ll}+$/u.test(raw);
}

/** "ADA" and "DBT" are initials of something else than Ada and dbt. */
function isShouted({ wording, skill, first, last }: Candidate, tokens: Token[]): boolean {
  const raw = tokens[first]?.raw ?? '';
  const isOneWord = first === last && raw.length > 2 && raw === raw.toUpperCase() && /^\p{L}+$/u.test(raw);
  const isWrittenSmall =
    wording.rule === 'context' ? wording.spelling !== wording.spelling.toUpperCase() : /^\p{Ll}+$/u.test(skill.name);
  return isOneWord && isWrittenSmall;
}

/** "Experience in finance", "finance background" or a list; "the finance team" is none of these. */
function isAskedFor(candidate: Candidate, place: number, all: Candidate[], tokens: Token[]): boolean {
  const next = tokens[candidate.last + 1];
  // "Knowledge of machine translation" asks for that and not for machines.
  if (next?.gap === 'space' && !isConjunction(next.word) && !isEmptyWord(next.word)) return false;
  for (let index = candidate.first - 1; index >= Math.max(0, candidate.first - CUE_TOKENS); index -= 1) {
    if (DEMAND_WORDS.has(tokens[index]?.word ?? '')) return true;
  }
  if (next?.gap === 'space' && (DEMAND_WORDS.has(next.word) || FIELD_FOLLOWERS.has(next.word))) return true;
  if (!isListed(candidate, tokens)) return false;
  const isAlone = tokens[candidate.first]?.gap !== 'space' && next?.gap !== 'space';
  const neighbours = [all[place - 1], all[place + 1]];
  return (
    isAlone ||
    neighbours.some((other) => other && other.skill.category === 'hard' && distance(other, candidate) <= LIST_TOKENS)
  );
}

const isEmptyWord = (word: string) =>
  GROUPS.has(word) ||
  PLACES_OF_WORK.has(word) ||
  DEMAND_WORDS.has(word) ||
  FIELD_FOLLOWERS.has(word) ||
  GENERIC_WORDS.has(word) ||
  PHRASE_STOPS.has(word);

function distance(left: Candidate, right: Candidate): number {
  return Math.min(Math.abs(left.first - right.last), Math.abs(right.first - left.last));
}

function hasSkillWordAfter(tokens: Token[], last: number): boolean {
  for (let index = last + 1; index <= last + 7; index += 1) {
    const token = tokens[index];
    if (token === undefined) return false;
    if (SKILL_WORDS.has(token.word)) return true;
  }
  return false;
}

function isWrittenAsName(candidate: Candidate, place: number, all: Candidate[], tokens: Token[]): boolean {
  const token = tokens[candidate.first];
  const next = tokens[candidate.last + 1];
  if (token === undefined) return false;
  const isFollowedByObject = next?.gap === 'space' && NOT_AFTER_A_NAME.has(next.word);
  // "Hive inspections" begins with a capital as every line does.
  const isPlainStart =
    candidate.skill.isTechnical && candidate.first === 0 && next?.gap === 'space' && /^\p{Ll}/u.test(next.raw);
  if (isPlainStart && !TECHNICAL_FOLLOWERS.has(next.word) && !isConjunction(next.word))
    return hasTechnicalNeighbour(candidate, place, all);
  if (/^\p{Lu}/u.test(token.raw)) return !isFollowedByObject;
  if (isFollowedByObject) return false;
  const previous = tokens[candidate.first - 1];
  const isNamed = previous !== undefined && token.gap === 'space' && LANGUAGE_LEADERS.has(previous.word);
  return hasTechnicalNeighbour(candidate, place, all) && (isNamed || isListed(candidate, tokens));
}

function isTechnicalHere(
  candidate: Candidate,
  place: number,
  all: Candidate[],
  tokens: Token[],
  text: string,
): boolean {
  if (isPartOfInitials(candidate, text)) return false;
  if (isWholeItem(candidate, tokens, text)) return true;
  if (isOtherLetter(candidate, tokens) || isJoinedToNext(candidate, tokens, text)) return false;
  if (isListed(candidate, tokens) && hasTechnicalNeighbour(candidate, place, all)) return true;
  return isInRow(candidate, place, all, tokens) || isNameInSentence(candidate, place, all, tokens);
}

/** The "m" of "(m/f/d)", the "C" of "vitamin C" and of "class B, C": a letter with another sense. */
function isOtherLetter({ first }: Candidate, tokens: Token[]): boolean {
  const token = tokens[first];
  const previous = tokens[first - 1];
  if (/^\p{Ll}$/u.test(token?.raw ?? '')) return true;
  if (previous && token?.gap !== 'break' && NOT_BEFORE_A_LETTER.has(previous.word)) return true;
  return isLetterOfARow(first, tokens);
}

/** "Go-kart", but not "Go/Rust". */
function isJoinedToNext({ last, end }: Candidate, tokens: Token[], text: string): boolean {
  return tokens[last + 1]?.gap === 'joint' && !/^\s*\//u.test(text.slice(end));
}

/** "Swift developer", "must know Go", "Go services in Docker": decided by its initial letter and the words beside it. */
function isNameInSentence(candidate: Candidate, place: number, all: Candidate[], tokens: Token[]): boolean {
  const token = tokens[candidate.first];
  const next = tokens[candidate.last + 1];
  if (token?.raw.charAt(0) !== candidate.wording.spelling.charAt(0)) return false;
  if (next?.gap === 'space' && TECHNICAL_FOLLOWERS.has(next.word)) return true;
  if (next?.gap === 'space' && (NOT_AFTER_A_NAME.has(next.word) || next.word === 'on')) return false;
  return hasTechnicalNeighbour(candidate, place, all) || isLedAsName(candidate, tokens);
}

/** "In Go", "must know R"; a longer word may be an ordinary one: "in access". */
function isLedAsName({ first }: Candidate, tokens: Token[]): boolean {
  const token = tokens[first];
  const previous = tokens[first - 1];
  const isLed = token?.gap === 'space' && previous !== undefined && NAME_LEADERS.has(previous.word);
  return isLed && !/^\p{L}{6,}$/u.test(token.raw);
}

/** "Go", "R (tidyverse)", "Language: Go": a point of a list that says nothing else. "go" by itself has no other sense left either. */
function isWholeItem({ wording, first, last }: Candidate, tokens: Token[], text: string): boolean {
  const token = tokens[first];
  if (token === undefined || first !== last) return false;
  const { spelling } = wording;
  const isSpelled =
    token.raw === spelling || (spelling.length === 2 && token.raw.toLowerCase() === spelling.toLowerCase());
  const isLast = last === tokens.length - 1 || /^\s*\(/u.test(text.slice(token.end));
  return isSpelled && isLast && (first === 0 || LABEL_OF_NAMES.test(text.slice(0, token.start)));
}

/** "Go, teamwork, English", "Excel and Teams": beside another member of a row, for an office product one of the same family. */
function isInRow(candidate: Candidate, place: number, all: Candidate[], tokens: Token[]): boolean {
  const isMember = (other: Candidate | undefined) =>
    other !== undefined &&
    (other.wording.rule === 'free' || /^\p{Lu}/u.test(tokens[other.first]?.raw ?? '')) &&
    (candidate.skill.isTechnical ? isListed(other, tokens) : other.skill.family === candidate.skill.family) &&
    distance(other, candidate) <= ROW_TOKENS;
  return (
    tokens[candidate.first]?.raw === candidate.wording.spelling &&
    isListed(candidate, tokens) &&
    (isMember(all[place - 1]) || isMember(all[place + 1]))
  );
}

/** "Hepatitis B and C", "driving licence: B, C": letters of a kind that the word in front of the first one names. */
function isLetterOfARow(at: number, tokens: Token[]): boolean {
  let first = at;
  const isOfRow = (token: Token | undefined) =>
    token !== undefined && (/^\p{Lu}[\p{Lu}\d]?$/u.test(token.raw) || isConjunction(token.word));
  while (isOfRow(tokens[first]) && isOfRow(tokens[first - 1])) first -= 1;
  const leader = tokens[first - 1];
  const isParted = tokens[first]?.gap === 'break' && leader?.word !== 'license';
  return isOfRow(tokens[at]) && leader !== undefined && !isParted && NOT_BEFORE_A_LETTER.has(leader.word);
}

/** The "R" and the "D" of "R&D". */
function isPartOfInitials(candidate: Candidate, text: string): boolean {
  return (
    /^\s?&/u.test(text.slice(candidate.end, candidate.end + 2)) ||
    /&\s?$/u.test(text.slice(Math.max(0, candidate.start - 2), candidate.start))
  );
}

/** Between separators on both sides, as a word of a list is. */
function isListed(candidate: Candidate, tokens: Token[]): boolean {
  const token = tokens[candidate.first];
  const next = tokens[candidate.last + 1];
  const previous = tokens[candidate.first - 1];
  const isOpen = token === undefined || previous === undefined || token.gap !== 'space' || isConjunction(previous.word);
  return isOpen && (next === undefined || next.gap !== 'space' || isConjunction(next.word));
}

function isConjunction(word: string): boolean {
  return word === 'and' || word === 'or';
}

function hasTechnicalNeighbour(candidate: Candidate, place: number, all: Candidate[]): boolean {
  return [all[place - 1], all[place + 1], all[place - 2], all[place + 2]].some(
    (other) =>
      other?.skill.isTechnical && other.skill !== candidate.skill && distance(other, candidate) <= NEIGHBOUR_TOKENS,
  );
}
