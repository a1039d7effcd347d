import { joinPattern } from '../text/join-pattern.ts';

/** Longest topic that is repeated from a question, in words. */
const TOPIC_WORDS = 6;
const SKILL_WORDS = 5;
const MOST_SKILLS = 3;

/** Where the name of a tool, a craft or a certificate begins in a question that asks whether the person has it. */
const SKILL_CUES: readonly RegExp[] = [
  /\b(?:experience|exposure|knowledge|background|skills?|proficiency|familiarity|expertise|level)(?: (?:do you have|have you|would you say|you have))? (?:with|in|using|of|to|on) (.+)$/,
  joinPattern(
    '',
    String.raw`\b(?:familiar|comfortable|proficient|fluent|experienced|trained|certified|qualified|licensed|good|confident)(?: (?:are you`,
    '|would you say you are|do you feel))? (?:with|in|at|using|on|to (?:use|drive|operate|work)) (.+)$',
  ),
  /\b(?:work(?:ed|ing)?|dealt|programmed|coded|trained|cooked|taught|nursed|sold) (?:with|in|on|at) (.+)$/,
  joinPattern(
    '',
    String.raw`\b(?:have you (?:ever )?(?:used|done|worked|run|driven|operated|touched|tried|written|built)|did you (?:ever )?use|(?:ever|you) (?:used`,
    '|touched|tried)|do you (?:use|know how to use|know how to|know|speak|drive|have|hold|possess)|can you (?:use|speak|operate|drive)',
    '|have you got|you got|got any|any) (.+)$',
  ),
];
const LEAD_WORDS = joinPattern(
  '',
  '^(?:(?:the|a|an|any|some|your|of|own|full|valid|current|up to date|actual|much|like|using|use|years of|experience (?:with|in|of)|experience',
  String.raw`|certification in|certificate in|qualification in|training in|languages? other than english) ?\b)+`,
);
const TAIL = joinPattern(
  '',
  '(?:^|[ ,])(?:before|with (?:your|our)|a lot|much|often|recently|as such|i take it|kind of thing|that kind|that sort|salary|in production',
  '|at work|professionally|in the past|at all|yet|if so|or not|as well|too|then|so far|with you|recently|and (?:how|what|where|when|why|if|all',
  '|stuff|things|so on|that)|and|or|in your|in my|for|from|at your|at our|do you have|on a|on your|that|which|such as|like|here|outside|stuff',
  '|on you)(?: .*)?$',
);
const KIND_OF_PROOF =
  / (?:certifications?|certificates?|licen[cs]e|tickets?|qualifications?|system|systems|software|experience|training|section|language|patients|package|work)$/;
const NO_SKILL = joinPattern(
  '',
  '^(?:actually|basically|about|you|your|yours|us|our|others?|people|person|that|this|it|them|we|me|someone|somebody|anyone|anybody|children',
  '|kids|when|what|how|why|if|whether|who|where|difficult|clients?|customers?|teams?|team|managers?|colleagues?|coworkers?|students?|questions?',
  '|question|time|to|in|on|with|experience|hobbies|interests|plans|problems|idea|example|examples|conflict|mistake|one|anything|something|other',
  '|another|side|preference|doubts|concerns|siblings|reservations|feedback|goals|thoughts|good|bad|more|done|work|worked|part|alone|stress',
  String.raw`|pressure|change|offers|interviews|tickets?|certificates?|papers?)\b`,
);

const TOPIC_LEAD = joinPattern(
  '',
  String.raw`^.*?\b(?:what(?:'s| is| are)|explain(?: to (?:me|us))?(?: (?:how|what|why))?|define|compare|how (?:does|do)|describe|design|implement|write`,
  '|difference between|what happens (?:when|in)|how would you (?:design|implement|test|build|reverse|scale|optimi[sz]e|debug|structure|model',
  String.raw`|measure|explain))\s+(?:in |on |of )?(?:the (?:difference between|concept of|idea of|purpose of|signs of|causes of|principal causes of) `,
  '|the |a |an )?',
);
const TOPIC_TAIL =
  /\b(?:is|are|works?|mean|means|in (?:simple|your own|plain) (?:words|terms)|like i'm five|to (?:me|us|someone.*|somebody.*)|for (?:me|us))\s*$/;
/** "… to me as if I had never heard of it" */
const AS_IF =
  /(?: to me| to us)? (?:as if|as though|like|assuming|imagine|pretend) (?:i|we|i'm|you're|someone|somebody)\b.*$/;
/** Whom it is to be explained to is no part of it ("photosynthesis to a ten year old"). */
const LISTENER = /(?<=\b(?:explain|describe|teach)\b.*) to (?:an?|my|your|someone|somebody) .*$/;

/** Lower case, single spaces, without punctuation that does not belong to a word ("c++", "node.js" stay). */
export const plainQuestion = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}'+#. -]+/gu, ' ')
    .replace(/\.(?= |$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** How something does its work somewhere is no part of its name ("index work in postgres"). */
const AT_WORK = / works?(?: (?:in|on|with|under|at|for|when|if)\b.*)?$/;
/** A rest with such words is a clause, not the name of a thing. */
const CLAUSE =
  /\b(?:you|your|yours|i|we|our|us|me|they|it|do|does|did|would|should|could|can|have|has|how|why|when|what|whether|if|understand|understood|meant)\b/;

/** What is left of a name with a sign in it ("P&L") is not said. */
const LONE_LETTER = /(?:^| )[b-z] \p{L}(?: |$)/u;

/** What a plain question wants explained ("a process and a thread"); empty where it names no thing. */
export function topicOf(question: string): string {
  const asked = question.replace(AS_IF, '').replace(LISTENER, '');
  if (!TOPIC_LEAD.test(asked)) return '';
  const topic = asked.replace(TOPIC_LEAD, '').replace(AT_WORK, '').replace(TOPIC_TAIL, '').trim();
  return CLAUSE.test(topic) || LONE_LETTER.test(topic) || topic.split(' ').length > TOPIC_WORDS ? '' : topic;
}

/** The name in the rest of a question, without articles and what follows it; empty where there is none. */
export function tidySkill(text: string): string {
  const named = text.trim().replace(LEAD_WORDS, '').replace(TAIL, '').trim();
  const short = named.replace(KIND_OF_PROOF, '');
  const skill = short === '' ? named : short;
  return skill === '' || NO_SKILL.test(skill) || skill.split(' ').length > SKILL_WORDS ? '' : skill;
}

/** "How does an index work in Postgres" asks how a thing works, not what the person has worked with. */
const ASKS_ABOUT_THINGS = /^(?:(?:so|and|okay|now|right|well) )*how (?:does|do) (?!you\b)/;

/** The tools, crafts or certificates that a plain question asks after ("python", "sql"); empty when it names none. */
export function skillsAskedFor(question: string): string[] {
  if (ASKS_ABOUT_THINGS.test(question)) return [];
  for (const cue of SKILL_CUES) {
    const rest = cue.exec(question)?.[1];
    if (rest === undefined) continue;
    const pieces = rest.split(/ (?:and|or) (?!how|what|where|when|why|if|all|stuff|that)|, /);
    const skills = pieces.map(tidySkill).filter((skill) => skill !== '');
    if (skills.length > 0) return [...new Set(skills)].slice(0, MOST_SKILLS);
  }
  return [];
}
