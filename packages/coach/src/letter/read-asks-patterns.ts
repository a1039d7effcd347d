import { joinPattern } from '../text/join-pattern.ts';

/** Verbs with which an advertisement asks for something in the application. */
const VERB = [
  '(?:(?<=(?:want|like|love) to )(?:know|hear|see)|tell|say|state|indicate|confirm|explain|describe|include|mention|quote|quoting|give|name|attach|enclose',
  '|bring|let (?:us|me) know|answer|outline|address|mark|marked|addressed|note|specify|provide|supply|share|stating|saying|telling|including|indicating',
  '|explaining|naming|giving|mentioning|attaching|enclosing)',
].join('');
/** The employer or a noun before the verb asks for nothing. */
const NO_NOUN = String.raw`(?<!\b(?:we|a|an|short|brief|cover|covering|the|your|our|will|not|don't|you) )`;
export const ASKS = new RegExp(String.raw`(?<![\p{L}])${NO_NOUN}${VERB}(?![\p{L}])`, 'iu');
/** A verb of asking opens the next clause: ", tell us which days", "and state your notice period". */
export const NEXT = new RegExp(
  String.raw`(?:[,;]\s+(?:and\s+)?|\s+and\s+|\.\s+)(?=(?:please |also |briefly |do |kindly |then )*${VERB}\s)` +
    String.raw`|,\s+(?=(?:the )?(?:names? of|contact details of|size of|your (?:earliest|notice|expected|salary|current)|a portfolio|a copy of|copies of))`,
  'iu',
);
export const OF_APPLYING = joinPattern(
  'iu',
  String.raw`\b(?:appl(?:y|ying|ications?|icants?)|cv|cvs|r[ée]sum[ée]s?|(?:cover(?:ing)? )?letters?|cover note|e-?mail|send|write to|reply|respond`,
  String.raw`|submit|supporting statement)\b|\S@\S`,
);
/** The reader of the advertisement is asked, and not the holder of the post. */
export const TO_READER = joinPattern(
  'iu',
  String.raw`\b(?:please|tell (?:us|me|him|her|them)|let (?:us|me) know|your (?:letter|cv|r[ée]sum[ée]|application|note|e-?mail|notice|expect\p{L}*`,
  String.raw`|availability|salary)|in (?:the|your|a) (?:\p{L}+ )?(?:letter|note|e-?mail|lines|words)|(?:applicants?|candidates?) (?:should|must|are asked to|will|need to)`,
  String.raw`|(?:appl(?:y|ications?)|send|e-?mail|reply|write|cv|letter)\b.{0,120}\b(?:quot\p{L}+|stat\p{L}+|say\p{L}*|includ\p{L}+|explain\p{L}*|nam(?:e|ing)`,
  String.raw`|giv(?:e|ing)|mark(?:ed|ing)|address(?:ed|ing)|indicat\p{L}+|enclos\p{L}+|attach\p{L}*)|(?:want|like|love) to (?:know|hear|see))\b`,
);
export const NOT_ASKED = joinPattern(
  'iu',
  String.raw`\b(?:you will|you['’]ll|duties|responsib\p{L}+|salary includes|benefits? include|we (?:provide|give|share|offer|include|will (?:tell|let))`,
  String.raw`|adjustments?|accommodations?|disab\p{L}+|please note|note (?:that|this|we|the)|accessib\p{L}+|tell us apart|includes?\b.{0,20}\b(?:pension|holiday|bonus))\b`,
);
export const START = joinPattern(
  'iu',
  String.raw`\bnotice(?: period)?\b|\b(?:start|begin|join|be free|be available)\b(?!.*\bwhy\b)|\bearliest\b|\bavailab\p{L}+ (?:from|date)\b`,
  String.raw`|\bdate on which\b`,
);
export const REFERENCE = joinPattern(
  'iu',
  String.raw`\b(?:ref(?:erence)?|competition|vacancy|job|requisition|position) ?(?:no\b|number|code|id\b|title)|\bquot(?:e|ing)\b|\breference\b(?!s)`,
);
export const HOURS = joinPattern(
  'iu',
  String.raw`\b(?:which|what|your|the) (?:days|hours|shifts|evenings|weekends)\b|\b(?:full|part)[- ]time\b|\b(?:can|could|able to) work\b`,
  String.raw`|\b(?:days|shifts) (?:you|that suit)\b`,
);
/** "a copy of your licence", "your driver history". */
export const COPIES = joinPattern(
  'iu',
  String.raw`\b(?:(?:a )?(?:copy|copies|scan|photo) of|your) (?:your )?(?:\p{L}+ )?(?:licen[cs]es?|certificates?|qualifications?|transcripts?|registration|cards?`,
  String.raw`|diplomas?|portfolio|driver history|references|ID)\b`,
);
