import type { QuestionType } from '@greenroom/contract/constants';
import { tokenize, toPhraseText } from '../text/tokens.ts';

/** What kind of answer a question asks for; each kind has its own parts to be found (answer-parts-data). */
export type QuestionKind =
  | 'about-yourself'
  | 'motivation'
  | 'strength'
  | 'weakness'
  | 'story'
  | 'situational'
  | 'goals'
  | 'technical'
  | 'interview'
  | 'general';

const RULES: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'about-yourself',
    /\b(about yourself|about you|introduce yourself|walk me through your (resume|cv|background|career|experience)|your background|who are you)\b/,
  ],
  [
    'weakness',
    /\b(weakness|weaknesses|(need|needs|needed|want|like) to improve|areas? (of|for) (improvement|development|growth)|not good at|criticism of you|struggle with most)\b/,
  ],
  [
    'story',
    /\b(a time|an? (example|instance|occasion|situation|experience) (of|when|where|in which|that|you)|example of|most (difficult|challenging|proud|recent|significant)|proudest|biggest (challenge|mistake|failure|achievement|accomplishment)|have you ever|tell me about (an?|the|your) (\w+ ){0,3}(project|conflict|mistake|failure|challenge|decision|accomplishment|achievement|disagreement|problem|team|goal|client|customer|deadline|colleague|situation|idea|change)|describe (an?|the) (\w+ ){0,3}(project|conflict|mistake|failure|challenge|decision|situation|problem|experience|goal|customer|patient|colleague)|when did you last|how did you|what did you do|last time you|greatest (achievement|accomplishment|challenge)|demonstrated?)\b/,
  ],
  [
    'strength',
    /\b(strength|strengths|good at|best qualit(y|ies)|three words|superpower|describe yourself|would (your )?(friends|colleagues|manager|boss) (say|describe)|sets you apart|makes you (unique|different|stand out))\b/,
  ],
  [
    'motivation',
    /\b(why (do|did|are|would|should|have|this|our|us|you|we)|what (interests|attracts|attracted|motivates|drew|excites|made you)|hire you|know about (us|our)|bring to (us|this|our|the)|contribute|right (person|candidate|fit)|good fit|qualif(y|ies|ied)|reason for leaving|want (to work|this job|this role))\b/,
  ],
  [
    'goals',
    /\b((five|ten|three|5|10|3) years|see yourself|career goals?|long[- ]term|short[- ]term|goals?|aspirations?|ambitions?|future plans)\b/,
  ],
  [
    'situational',
    /\b(what would you|how would you (handle|deal|react|respond|approach|manage|tell|calm|support|help|convince|prioriti[sz]e|go about)|imagine|suppose|if (you|a|an|your|the)|you (notice|discover|find|realize|realise)|how do you (handle|deal|cope|manage|prioriti[sz]e|stay|react|work|keep|make sure|ensure|plan|motivate|organi[sz]e|approach|respond))\b/,
  ],
];

const TECHNICAL =
  /\b(what (is|are|does|happens)|difference between|differences? (of|in)|explain|how (does|do|is|are|would you (design|implement|build|test|optimi[sz]e|scale|debug|secure|measure|calculate|model|detect|structure|store|deploy|write|find|make|improve|reduce|diagnose|set up|choose))|define|compare|when (would|should|do) you use|why (is|are|does|do we|would you use|use)|advantages?|algorithm|complexity|implement|steps (of|to|for|in)|walk me through how|describe how|what steps|pros and cons|versus|vs)\b/;

const PERSONAL_WHAT = /\bwhat (is|are|was|were) (your|you|the (hardest|best|worst|most|biggest|last))\b/;

const ASKS_FOR_FACTS = /\b(what (is|are)|signs? of|difference between|explain|how does)\b/;

const SITUATIONAL_HABIT =
  /\b(what would you do|how do you (handle|deal|cope|manage|prioriti[sz]e|stay|react|work|keep|make sure|ensure|plan|motivate|organi[sz]e|approach|respond)|how would you (handle|deal|react|respond|approach|manage|tell|calm|support|help|convince|prioriti[sz]e|go about))\b/;

/** The kind of a question, from its words and, where they leave room, from its type: what the bank says of it, else the interview's. */
export function inferQuestionKind(question: string, type?: QuestionType): QuestionKind {
  const text = toPhraseText(tokenize(question).map((token) => token.word));
  if (asksForWholeInterview(question)) return 'interview';
  const personal = RULES.find(([, pattern]) => pattern.test(text))?.[0];
  const looksTechnical = TECHNICAL.test(text) && !PERSONAL_WHAT.test(text);
  if (personal === 'situational' && type === 'Technical' && ASKS_FOR_FACTS.test(text)) return 'technical';
  if (personal === 'situational' && looksTechnical && type !== 'Behavioral' && !SITUATIONAL_HABIT.test(text))
    return 'technical';
  if (
    personal === 'motivation' &&
    /\bwhy (is|are|does|do we|would you use|use)\b/.test(text) &&
    !/\b(you|your|us|hire)\b/.test(text)
  )
    return 'technical';
  if (type === 'Technical' && personal !== undefined && ABOUT_SELF[personal]?.test(text) === false) return 'technical';
  if (personal !== undefined) return personal;
  if (asksForStory(text, type)) return 'story';
  if (type === 'Technical' || (looksTechnical && type !== 'Behavioral')) return 'technical';
  return type === 'Behavioral' && HABIT.test(text) ? 'situational' : 'general';
}

/** Among technical questions "ten years" or "why do" stand for something else unless the person is meant. */
const ABOUT_SELF: Partial<Record<QuestionKind, RegExp>> = {
  goals: /\b(see yourself|your (\w+ )?(career|goals?|future|ambitions?|aspirations?)|where do you)\b/,
  weakness:
    /\b(your (\w+ ){0,3}(weakness|weaknesses|improvement|development|growth)|you (struggle|need|want|would like)|not good at|of you)\b/,
  strength:
    /\b(your (\w+ ){0,3}(strengths?|superpower|qualit(y|ies))|are you (\w+ )?good at|describe you|sets you|makes you|yourself)\b/,
  motivation:
    /\b(why (do|did|are|would|have) (you|i)|why should (we|i|you)|(interests|attracts|attracted|drew|excites|made) you)\b/,
};
const HABIT = /\b(how do you|what do you do (when|if)|what do you look for)\b/;

const STORY_OPENING =
  /^ ?(so |ok |okay |now |please |could you |can you |would you )*(tell (me|us) (about|how you|what you did)|describe|give (me|us)|share|think (of|back to)|recall|walk (me|us) through something|(how|when) (have|has) (you|your|someone)) /;
/** What may follow the opening and yet asks for no story: a plan, an opinion, a person's usual way, knowledge. */
const NO_STORY =
  /\b(how you would|how do you|how (does|is|are|to)|would you|(your|the) (ideal|typical|usual|approach|process|style|philosophy|understanding|knowledge|interests?|hobbies|experience|education|studies|skills|duties|role|current|main)|the (steps|process|difference|principle|concept|structure|signs|company)|yourself|in (three|one|a few) words?)\b/;
const PAST =
  /\b(\w{2,}ed|had|was|were|did|came|went|made|took|found|gave|told|got|led|won|lost|broke|fell|held|kept|thought|brought|built|sold|ran|left|said|saw|taught|wrote|chose|stood|stung|slipped|beat|beaten|have you|has \w+)\b/;
const WHAT_YOU_DID = /\b(tell me|describe) what you did\b/;

/** "Tell me about a shift when something ran out" asks for what happened, whichever noun it names. */
function asksForStory(text: string, type?: QuestionType): boolean {
  if (type === 'Technical') return false;
  if (WHAT_YOU_DID.test(text)) return true;
  return STORY_OPENING.test(text) && !NO_STORY.test(text) && (type === 'Behavioral' || PAST.test(text));
}

/** Words of a heading that asks for nothing in particular: "Mock interview 12". One digit a turn: several ways to read a number take exponential time. */
const HEADING =
  /^( ?(the|a|an|of|for|my|mock|practice|job|full|whole|entire|complete|general|behaviou?ral|hr|first|second|round|interviews?|transcripts?|session|questions?|answers?|candidate|participant|student|part|number|none|unknown|n\/a|p?\d))+ $/;
/** Kinds that stand for a question of their own; "How do you handle that?" only goes on with the one before. */
const SEPARATE: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'about-yourself',
  'motivation',
  'strength',
  'weakness',
  'story',
  'goals',
]);

/** A heading, or several questions of different kinds in one: the answer is then a whole interview or a large part of it. */
function asksForWholeInterview(question: string): boolean {
  if (HEADING.test(toPhraseText(tokenize(question).map((token) => token.word)))) return true;
  const kinds = question
    .split(/[.?!\n|]+/)
    .map((sentence) => toPhraseText(tokenize(sentence).map((token) => token.word)))
    .map((text) => RULES.find(([, pattern]) => pattern.test(text))?.[0])
    .filter((kind) => kind !== undefined && SEPARATE.has(kind));
  return new Set(kinds).size >= 2;
}
