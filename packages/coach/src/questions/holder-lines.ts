import type { JudgedLine } from '../job/read-asking-lines.ts';
import { wordsOf } from './words.ts';

/** "They walk the beds", "Secondly, they mediate". */
const PRONOUN =
  /^((?:(?:first|firstly|second|secondly|third|then|next|also|after that|in addition|in winter|in summer|besides),? )?)(they|he or she|she or he|he\/she|she\/he) (?=\p{L})/iu;
/** Several words of the title say what the post is; these say only how high it is. */
const RANK = /^(?:senior|junior|lead|assistant|deputy|head|chief|trainee|and|of|the|for|in|part|time)$/u;
const MOST_WORDS_BEFORE = 6;

/**
 * The lines with "the warden" for "they" where the sentence before is about the holder of the post: "Wardens inspect. They go round the beds and …".
 */
export function withHolderNamed(lines: readonly JudgedLine[], title: string): readonly JudgedLine[] {
  const heads = new Set(
    wordsOf(title)
      .filter((word) => word.length > 3 && !RANK.test(word))
      .flatMap((word) => [word, `${word}s`]),
  );
  if (heads.size === 0) return lines;
  let isAboutHolder = false;
  return lines.map((line) => {
    const [whole = '', lead = '', pronoun = ''] = PRONOUN.exec(line.text) ?? [];
    if (whole !== '' && isAboutHolder && !line.isItem) {
      const verb = /^they$/iu.test(pronoun) ? 'you ' : 'the postholder ';
      const rest = line.text.slice(whole.length).replace(/\bthey\b/gu, 'you');
      return { ...line, text: `${lead}${verb}${rest}` };
    }
    isAboutHolder = !line.isItem && isOfHolder(line.text, heads);
    return line;
  });
}

/** A word of the title is the subject: "In the first place officers inspect", "The warden is". */
function isOfHolder(sentence: string, heads: ReadonlySet<string>): boolean {
  const words = sentence.split(/\s+/u).slice(0, MOST_WORDS_BEFORE);
  const at = words.findIndex((word) => heads.has(word.toLowerCase()));
  const isName = at >= 0 && /^\p{Lu}/u.test(words[at + 1] ?? '');
  return at >= 0 && at < words.length - 1 && !isName && !/[.:,]$/u.test(words[at] ?? '');
}
