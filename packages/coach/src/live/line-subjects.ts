import rows from '../../data/live/line-subjects.json' with { type: 'json' };

/** `asked` are words in which interviewers ask for a subject, `lines` those in which resumes speak of it. */
type Row = { asked: readonly string[]; lines: readonly string[] };

const toPattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
let subjects: { asked: RegExp; lines: RegExp }[] | null = null;

const LONGEST_TURN = 900;
const MOST = 2;

/** How many subjects of a question a line speaks of, in any words: "taught anyone", "Sign off apprentices". Rarer subjects count more. */
export function countSubjects(question: string, texts: readonly string[]): number[] {
  subjects ??= (rows as readonly Row[]).map(({ asked, lines }) => ({
    asked: toPattern(asked),
    lines: toPattern(lines),
  }));
  const turn = question.slice(0, LONGEST_TURN);
  const counts = texts.map(() => 0);
  for (const { asked, lines } of subjects) {
    if (!asked.test(turn)) continue;
    const has = texts.map((text) => lines.test(text));
    const share = has.filter(Boolean).length / Math.max(1, texts.length);
    for (const [at, speaks] of has.entries()) if (speaks) counts[at] = (counts[at] ?? 0) + 1 - share;
  }
  return counts.map((count) => Math.min(MOST, count));
}
