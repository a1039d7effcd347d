import { joinPattern } from '../text/join-pattern.ts';
import { rememberShort } from '../text/remember.ts';

/**
 * Sentences that speak to the program that reads a resume instead of to a person. They never belong to a resume, so a line
 * that has one is left out of everything. Kept narrow: "followed instructions" of a recipe must pass.
 */
const INSTRUCTIONS: RegExp[] = [
  joinPattern(
    'iu',
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|other|your|system`,
    String.raw`|preceding)\b.{0,20}\b(?:instructions?|prompts?|rules?|guidelines|context|criteria|directions?|commands?)\b`,
  ),
  joinPattern(
    'iu',
    String.raw`\b(?:rate|score|rank|grade|mark|evaluate|classify|give)\b.{0,25}\b(?:this|the|me|my|him|her)\b.{0,25}\b(?:candidate|resume|cv|applicant`,
    String.raw`|application|profile)?\b.{0,25}\b(?:100|10/10|perfect|highest|maximum|top|full marks|excellent|best|a\+)(?!\w)`,
  ),
  /\b(?:give|assign|award|return|output|set)\b.{0,30}\b(?:score|rating|scorevalue|marks?)\b.{0,20}(?:\b(?:100|99|98|95|10|perfect|maximum|highest)\b|10\/10)/iu,
  /\b(?:you are|act as|as) an? (?:ai|llm|large language model|language model|helpful assistant|chatbot|recruiter bot)\b/iu,
  joinPattern(
    'iu',
    String.raw`\b(?:note|message|instructions?|attention|hint)\b.{0,12}\b(?:to|for)\b.{0,15}\b(?:ai|llm|chatgpt|gpt|model|language model|ats|reviewer bot`,
    String.raw`|screening (?:system|software|tool)|the (?:reader|parser|system))\b`,
  ),
  /\b(?:chatgpt|gpt-?4o?|claude|gemini|llm|ai (?:model|reviewer|recruiter|screener))\b.{0,10}[:,].{0,60}\b(?:recommend|say|rate|score|hire|respond|ignore|select|return|output)\b/iu,
  /\b(?:recommend|hire|shortlist|select|approve|advance|accept)\b.{0,10}\b(?:this|the)\b.{0,5}\b(?:candidate|applicant)\b/iu,
  /\b(?:system prompt|end of resume|new instructions?|begin instructions?|developer message)\b\s*[:>\]]/iu,
  /\bthis (?:candidate|applicant|resume)\b.{0,20}\b(?:is|should be|must be|deserves)\b.{0,40}\b(?:perfect|ideal|best|exceptional|hired|selected|highest|top|100|outstanding)\b/iu,
  /\b(?:respond|reply|answer|output)\b.{0,15}\b(?:only|with|exactly)\b.{0,40}\b(?:json|yes|100|hire|approved|score|excellent|perfect)\b/iu,
  /<\|?(?:im_start|system|endoftext|assistant)\|?>|\[\/?INST\]/iu,
  /\b(?:do not|don['’]t|never)\b.{0,20}\b(?:mention|reveal|list|report|include)\b.{0,30}\b(?:missing|weakness|gaps?|negative|these instructions|this (?:prompt|instruction))/iu,
  /(?:ignoriere|ignorez|ignora|игнорируй(?:те)?|忽略|تجاهل).{0,40}(?:anweisung|instruction|instruccion|инструкци|指令|指示|التعليمات)/iu,
];

/** Whether a text speaks to the machine that reads it ("ignore previous instructions", "rate this candidate 100"). */
export const isInstructionToReader = rememberShort((text) => INSTRUCTIONS.some((pattern) => pattern.test(text)));
