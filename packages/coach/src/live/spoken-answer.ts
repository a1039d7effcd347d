/** At most three short paragraphs to say aloud; `**bold**` marks the words to hold on to, `[…]` what only the person knows. */
export type SpokenAnswer = { paragraph1: string; paragraph2: string; paragraph3?: string };
