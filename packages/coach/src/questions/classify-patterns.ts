import { joinPattern } from '../text/join-pattern.ts';
import type { BehavioralCompetency, TechnicalCompetency } from './question-types.ts';

/** Ways in which questions about past behavior or about the person are put. */
export const BEHAVIORAL_CUES = joinPattern(
  'i',
  String.raw`\btell (?:me|us) about (?:a time|an? (?:occasion|situation|moment|instance|experience|mistake|failure|achievement|conflict|challenge)`,
  String.raw`|your(?:self)?|someone|something you)|\b(?:describe|recall|think of|share|name) (?:a|an|one|your|the) (?:time|situation|occasion|moment`,
  '|instance|experience|example|challenge|mistake|failure|biggest|greatest|most|hardest|proudest|conflict|person|team|manager|colleague)',
  String.raw`|\b(?:give|share) (?:me |us )?(?:an?|some) examples?\b|\bhave you ever\b|\bwhen (?:have|did|was the last time) you\b|\bwhat (?:did`,
  String.raw`|have) you (?:do|done|learn|learned|change)|\bwhy (?:do you want|should we|are you|did you|this|us\b)|\byour (?:greatest |biggest `,
  String.raw`|main )?(?:strengths?|weakness(?:es)?|motivation|values|achievements?|accomplishments?)\b|\bwhat (?:motivates|drives|draws|attracts`,
  String.raw`|interests) you\b|\bproud(?:est)?\b|\bwhere do you see yourself\b|\bhow do you (?:handle|deal with|cope with|manage|react to|respond to|take`,
  String.raw`|work under) (?:\w+ )?(?:stress|pressure|conflicts?|criticism|feedback|failure|change|difficult|deadlines|disagreements?|competing|multiple`,
  String.raw`|your time)|\bwhat (?:do|did|would) (?:you|your) (?:like|enjoy|colleagues|former|last|manager|boss)`,
);

/** Ways in which questions about knowledge and method are put; they weigh less than the cues above. */
export const TECHNICAL_CUES = joinPattern(
  'i',
  "^(?:what(?:'s| is| are| does| happens| makes)|explain|define|compare|how (?:does|do|would|can|is|are)|which|write|design|implement|calculate",
  String.raw`|walk (?:me|us) through|talk (?:me|us) through|why (?:do|does|is|are)\b(?! you)|when (?:would|do|should|is|are)|suppose|imagine|given|a |an `,
  String.raw`|the )|\bdifference between\b|\bhow would you (?:design|build|test|debug|implement|diagnose|calculate|set up|plan|treat|assess|price`,
  String.raw`|measure)\b`,
);

export const BEHAVIORAL_WORDS: Readonly<Record<BehavioralCompetency, RegExp>> = {
  motivation: joinPattern(
    'i',
    String.raw`\b(?:yourself|motivat\w*|why (?:do you want|this|us|are you|should)|passion\w*|interest(?:s|ed)? you|draws|attracts|enjoy|see yourself`,
    String.raw`|career|goals?|strengths?|hire you|background|looking for|leave your|leaving)\b`,
  ),
  communication:
    /\b(?:communicat\w*|explain\w*|present(?:ed|ation)?|audience|listen\w*|misunderst\w*|inform\w*|bad news|persuad\w*|convinc\w*|influenc\w*)\b/i,
  teamwork:
    /\b(?:team|teams|teammates?|colleagues?|coworkers?|co-workers?|collaborat\w*|together|group|cross-functional)\b/i,
  service:
    /\b(?:customers?|clients?|guests?|patients?|passengers?|citizens?|users?|students?|parents?|famil(?:y|ies)|helped|service)\b/i,
  learning: /\b(?:learn\w*|taught|new skill|study|studied|master(?:ed)?|unfamiliar|get up to speed|training)\b/i,
  creativity: /\b(?:creativ\w*|innovat\w*|idea|ideas|invent\w*|original|new way|outside the box|experiment)\b/i,
  prioritisation:
    /\b(?:priorit\w*|deadlines?|time management|manage your time|urgent|multiple|juggl\w*|busy|organi[sz]e\w*|overwhelm\w*|late|overload\w*|competing)\b/i,
  adaptability:
    /\b(?:adapt\w*|chang(?:e|es|ed|ing)|unexpected\w*|flexib\w*|pivot\w*|uncertain\w*|ambig\w*|adjust\w*|last minute|plans?)\b/i,
  'problem-solving':
    /\b(?:problem\w*|solv\w*|obstacle\w*|challeng\w*|difficult situation|complex|root cause|fix\w*|analy[sz]\w*|troubleshoot\w*)\b/i,
  ownership:
    /\b(?:initiative|ownership|responsib\w*|proud\w*|achiev\w*|accomplish\w*|went above|beyond|delivered|took on|accountab\w*|improved?|success\w*)\b/i,
  leadership:
    /\b(?:lead|led|leader\w*|manag(?:e|ed|ing) (?:a |your |people|others)|mentor\w*|coach\w*|delegat\w*|motivated? (?:a|your|others|people)|direct reports?|supervis\w*|inspire\w*)\b/i,
  feedback: /\b(?:feedback|critici\w*|review of your|performance review|weakness\w*|improve about yourself)\b/i,
  resilience:
    /\b(?:stress\w*|pressure|setback\w*|resilien\w*|fail\w*|overcame|overcome|hardest|tough\w*|burn ?out|disappoint\w*|reject\w*|cope)\b/i,
  'decision-making':
    /\b(?:decision\w*|decide\w*|judg\w*|choice|choose|chose|risk\w*|trade-?offs?|limited information|dilemma)\b/i,
  conflict:
    /\b(?:conflict\w*|disagree\w*|argu\w*|difficult (?:person|people|colleague|coworker|customer|client|boss|manager)|angry|upset|dispute\w*|clash\w*|tension)\b/i,
  integrity:
    /\b(?:ethic\w*|integrity|honest\w*|mistakes?|error you|wrong thing|right thing|cut (?:a )?corners?|confidential\w*|values|rules?|dishonest\w*|unethical)\b/i,
};

export const TECHNICAL_WORDS: Readonly<Record<TechnicalCompetency, RegExp>> = {
  fundamentals:
    /\b(?:what is|what are|what's|explain|define|difference|mean by|concept|principle\w*|theory|basics?|types of|how does)\b/i,
  tools:
    /\b(?:tools?|software|systems?|framework\w*|librar\w*|equipment|machines?|app|apps|programs?|platforms?|languages?|technolog\w*)\b/i,
  method:
    /\b(?:steps?|process|procedure|approach|walk (?:me|us) through|how do you|prepare|plan|technique\w*|method\w*)\b/i,
  measurement:
    /\b(?:measure\w*|metrics?|kpis?|numbers?|track\w*|evaluate|evidence|statistic\w*|how do you know|how can you tell|results?)\b/i,
  quality:
    /\b(?:quality|tests?|testing|check\w*|accura\w*|review\w*|errors?|standards?|mistakes?|validat\w*|inspect\w*)\b/i,
  safety:
    /\b(?:safe\w*|secur\w*|risk\w*|hazard\w*|complian\w*|regulat\w*|emergenc\w*|legal\w*|privacy|protect\w*|infection|hygiene)\b/i,
  diagnosis:
    /\b(?:diagnos\w*|debug\w*|troubleshoot\w*|cause|why (?:is|does|would)|fails?|failing|broken|slow|not working|faults?|crash\w*|find out|symptom\w*|goes wrong)\b/i,
  improvement:
    /\b(?:improv\w*|optimi[sz]\w*|reduc\w*|faster|increase|efficien\w*|better|cut|scal\w*|automat\w*|redesign)\b/i,
  design: /\b(?:design|architect\w*|build|set up|structure|create|layout|from scratch|develop a|implement)\b/i,
  judgement:
    /\b(?:when would|when should|choose|decide|trade-?offs?|versus|vs|prefer|would you rather|compare|pros and cons|advantages?|best|weigh)\b/i,
};
