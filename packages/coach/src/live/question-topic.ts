/** Longest topic that is repeated from a question, in words. */
const TOPIC_WORDS = 6;
const SKILL_WORDS = 4;

/** Asks whether the person knows a tool or a craft, in contrast to a story in which one was used. */
const ASKS_FOR_SKILL =
  /^(?:(?:so|and|okay|great|tell (?:me|us) (?:a (?:little )?bit |more )?about|talk (?:to me )?about|let's talk (?:a (?:little )?bit )?about|walk me through) )*(?:do you (?:have|know|use)|have you (?:ever )?(?:used|worked|programmed|coded|written|had|done)|did you (?:ever )?use|are you (?:familiar|comfortable|proficient|fluent|experienced)|how (?:familiar|comfortable|proficient|fluent|experienced|much|many|well|long)|what(?:'s| is| kind of| sort of)? (?:your )?(?:experience|level|knowledge|exposure)|any (?:experience|exposure|knowledge)|your experience|can you use|could you use)\b/;
const SKILL =
  /\b(?:experience (?:do you have |have you )?(?:with|in|using|of)|familiar (?:are you )?with|work(?:ed)? with|programmed in|coded in|used|do you use|do you know how to (?:use|do|write|make|run)|do you know|comfortable (?:are you )?(?:with|using|in)|knowledge of|exposure to|proficient (?:are you )?(?:with|in)|fluent (?:are you )?in|experienced (?:are you )?(?:with|in)) (?:the |a |an |any |using )?([a-z0-9+#][a-z0-9+#. /-]{0,60})/;
const AFTER_SKILL =
  /(?:^| )(?:before|in production|at work|professionally|in the past|and|or|in your|for|at your|do you have|on a|to)(?: .*)?$/;
const NO_SKILL =
  /^(?:about|you|your|us|our|others?|people|person|that|this|it|them|we|someone|anyone|children|kids|when|what|how|why|if|whether|who|difficult|clients?|customers?|teams?|managers?|colleagues?|patients?|students?)\b/;

const TOPIC_LEAD =
  /^.*?\b(?:what(?:'s| is| are)|explain(?: to me)?(?: (?:how|what|why))?|define|compare|how (?:does|do)|describe|design|implement|write|difference between|what happens (?:when|in)|how would you (?:design|implement|test|build|reverse|scale|optimi[sz]e|debug|structure|model|measure|explain))\s+(?:the (?:difference between|concept of|idea of|purpose of) |the |a |an )?/;
const TOPIC_TAIL =
  /\b(?:is|are|works?|mean|means|in (?:simple|your own) (?:words|terms)|to (?:me|us|someone.*)|for (?:me|us))\s*$/;

/** Lower case, single spaces, without punctuation that does not belong to a word ("c++", "node.js" stay). */
export const plainQuestion = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}'+#. -]+/gu, ' ')
    .replace(/\.(?= |$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const firstWords = (text: string, count: number): string => text.trim().split(' ').slice(0, count).join(' ');

/** Whom it is to be explained to is no part of it ("photosynthesis to a ten year old"). */
const LISTENER = /(?<=\b(?:explain|describe|teach)\b.*) to (?:an?|my|your|someone|somebody) .*$/;

/** What a plain question wants explained ("a process and a thread"). */
export const topicOf = (question: string): string =>
  firstWords(question.replace(LISTENER, '').replace(TOPIC_LEAD, '').replace(TOPIC_TAIL, ''), TOPIC_WORDS);

/** The tool or craft that a plain question asks whether the person knows; empty when it asks no such thing. */
export function skillAskedFor(question: string): string {
  if (!ASKS_FOR_SKILL.test(question)) return '';
  const named = (SKILL.exec(question)?.[1] ?? '').replace(AFTER_SKILL, '');
  return named === '' || NO_SKILL.test(named) ? '' : firstWords(named, SKILL_WORDS);
}
