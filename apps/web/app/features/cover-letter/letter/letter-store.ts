import type {
  CoverLetter,
  CoverLetterResult,
  LetterOptions,
  LetterParagraph,
  ParagraphRequest,
} from '@greenroom/contract/cover-letter';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { currentOwner, keepForOwner, VISITOR } from '~/api/owned-stores.ts';
import { savedInTab } from '~/api/saved-in-tab.ts';

type LetterStore = {
  owner: string;
  options: LetterOptions;
  /** Stories that the person chose for the letter, with the words that it is to tell. */
  stories: readonly LetterStory[];
  letter: CoverLetter | null;
  /** What the letter was made of, for its paragraphs. */
  origin: Pick<CoverLetterResult, 'writtenBy' | 'removedClaims' | 'resumeText'> &
    Partial<Pick<CoverLetterResult, 'toDo'>> &
    GivenDocuments & {
      /** The salutation that was generated, with the changed name since; the person's own words differ from it. */
      salutation?: string;
      /** The key of the job and the resume. */
      madeOf?: string;
      /** Of the made-up person: the first letter of one's own replaces it for good. */
      isExample?: boolean;
    };
  /** How often each paragraph was worded again: each attempt words it differently. */
  attempts: Partial<Record<LetterParagraph, number>>;
  /** The paragraphs before they were worded again. */
  previous: Partial<Record<LetterParagraph, string>>;
  /** The letter that this one took the place of, with the person's changes. */
  replaced: WholeLetter | null;
};
type LetterStory = { id: string; text: string };
type GivenDocuments = Pick<ParagraphRequest, 'jobDescription' | 'correctedResume' | 'stories'>;
type WholeLetter = Pick<LetterStore, 'letter' | 'origin' | 'attempts' | 'previous'>;
const nothing: LetterStore = {
  owner: VISITOR,
  options: { tone: 'Plain', length: 'Medium' },
  stories: [],
  letter: null,
  origin: { writtenBy: 'built-in-coach', removedClaims: [], resumeText: '', jobDescription: '' },
  attempts: {},
  previous: {},
  replaced: null,
};

/** The letter of this tab with the person's changes; a reload loses none of them. */
export const useLetterStore = create<LetterStore>()(
  persist(() => nothing, { name: 'greenroom-letter', storage: savedInTab<LetterStore>() }),
);
const { setState: set, getState: get } = useLetterStore;

export function chooseOptions(changes: Partial<LetterOptions>): void {
  set({ options: { ...get().options, ...changes }, owner: currentOwner() });
}

export function chooseStories(stories: readonly LetterStory[]): void {
  set({ stories, owner: currentOwner() });
}

export function keepLetter(result: CoverLetterResult, given: GivenDocuments & { madeOf: string }): void {
  const { writtenBy, removedClaims, toDo, resumeText, ...letter } = result;
  const origin = { writtenBy, removedClaims, toDo, resumeText, ...given, salutation: letter.salutation };
  set({ owner: currentOwner(), letter, origin, attempts: {}, previous: {}, replaced: wholeLetter() });
}

export function showExampleLetter(result: CoverLetterResult, jobDescription: string): void {
  const { writtenBy, removedClaims, toDo, resumeText, ...letter } = result;
  const origin = { writtenBy, removedClaims, toDo, resumeText, jobDescription, isExample: true };
  set({
    owner: currentOwner(),
    letter,
    origin: { ...origin, salutation: letter.salutation },
    attempts: {},
    previous: {},
    replaced: null,
  });
}

/** Takes the example away; the choices for a letter stay. */
export function forgetExampleLetter(): void {
  const { letter, origin, attempts, previous, replaced } = nothing;
  if (get().origin.isExample) set({ letter, origin, attempts, previous, replaced });
}

/** The person's letter of this moment; null where there is none. */
function wholeLetter(): WholeLetter | null {
  const { letter, origin, attempts, previous } = get();
  if (origin.isExample) return null;
  return letter && { letter, origin, attempts, previous };
}

/** Puts the letter back that a new one took the place of. The new one can be brought back the same way. */
export function bringBackLetter(): void {
  const { replaced } = get();
  if (replaced) set({ ...replaced, replaced: wholeLetter() });
}

export function changeLetter(changes: Partial<CoverLetter>): void {
  const { letter } = get();
  if (letter) set({ letter: { ...letter, ...changes } });
}

/** "Dear" or "Hello", as the tone of the letter has it, with another name. */
const withName = (salutation: string, name: string): string =>
  salutation.replace(/^(Dear|Hello) .*/su, (_, greeting: string) => `${greeting} ${name.trim() || 'Hiring Manager'},`);

/** The generated salutation follows the hiring manager's name; one in the person's own words stays. */
export function changeHeading(changes: Partial<CoverLetter['heading']>): void {
  const { letter, origin } = get();
  if (!letter) return;
  const name = changes.hiringManagerName;
  const isGenerated = letter.salutation === origin.salutation;
  const salutation = isGenerated && name !== undefined ? withName(letter.salutation, name) : letter.salutation;
  if (isGenerated) set({ origin: { ...origin, salutation } });
  changeLetter({ heading: { ...letter.heading, ...changes }, salutation });
}

export const readParagraph = (letter: CoverLetter, part: LetterParagraph): string =>
  part === 'introduction' || part === 'closing' ? letter[part] : letter.body[part];

export function writeParagraph(part: LetterParagraph, text: string): void {
  const { letter } = get();
  if (!letter) return;
  if (part === 'introduction' || part === 'closing') changeLetter({ [part]: text });
  else changeLetter({ body: { ...letter.body, [part]: text } });
}

/** Counts an attempt at a paragraph and answers its number. */
export function countAttempt(part: LetterParagraph): number {
  const attempt = ((get().attempts[part] ?? 0) % 50) + 1;
  set({ attempts: { ...get().attempts, [part]: attempt } });
  return attempt;
}

export function replaceParagraph(part: LetterParagraph, text: string): void {
  const { letter, previous } = get();
  if (!letter) return;
  set({ previous: { ...previous, [part]: readParagraph(letter, part) } });
  writeParagraph(part, text);
}

export function bringBack(part: LetterParagraph): void {
  const { [part]: text, ...previous } = get().previous;
  if (text !== undefined) writeParagraph(part, text);
  set({ previous });
}

keepForOwner({
  readOwner: () => get().owner,
  adopt: (owner) => set({ owner }),
  reset: () => set(nothing),
});
