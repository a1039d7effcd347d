/** How much of an answer is shown: help that fades as the person needs less of it. */
export const HELP_LEVELS = ['full', 'first', 'cues'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

const MOST_CUES = 3;
const CUE_WORDS = 6;
const BOLD = /\*\*(.+?)\*\*/g;
const FIRST_SENTENCE = /^.*?[.!?](?=["'”)*]*(?:\s|$))["'”)*]*/s;

const bare = (text: string): string => text.replaceAll('**', '').replace(/[\s.,;:]+$/, '');

/** Up to three words or short phrases to speak from: what stands out, else how a paragraph begins. */
function cuesOf(paragraphs: readonly string[]): string[] {
  const bold = paragraphs.flatMap((text) => [...text.matchAll(BOLD)].map(([, cue = '']) => bare(cue)));
  const openings = paragraphs.map((text) => bare(text.trim().split(' ').slice(0, CUE_WORDS).join(' ')));
  return [...new Set([...bold, ...openings])].filter((cue) => cue !== '').slice(0, MOST_CUES);
}

/** The paragraphs of an answer at a level of help; cues are one line, parted by dots. */
export function withHelp(paragraphs: readonly string[], level: HelpLevel): string[] {
  if (level === 'full' || paragraphs.length === 0) return [...paragraphs];
  const [opening = '', ...rest] = paragraphs;
  const first = FIRST_SENTENCE.exec(opening)?.[0] ?? opening;
  const cues = cuesOf(level === 'cues' ? paragraphs : [opening.slice(first.length), ...rest]).join(' · ');
  const shown = level === 'cues' ? [cues] : [first, cues];
  return shown.filter((text) => text !== '');
}
