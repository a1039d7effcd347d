/** What no interviewer may ask: age, family plans, religion, health, origin, politics and private life. */
const FORBIDDEN: readonly RegExp[] = [
  /\bhow old (?:are|were) you\b|\byour (?:age|date of birth|birthday)\b|\b(?:when|what year) were you born\b/i,
  /\b(?:are|were) you (?:married|single|divorced|engaged|pregnant|a (?:mother|father|parent)|gay|lesbian|straight|bisexual|transgender|trans)\b/i,
  /\b(?:do|did|will|would) you (?:plan|want|intend|hope|expect)\b[^?.]{0,40}\b(?:children|kids|family|baby|pregnan\w*|marry|get married)\b/i,
  /\b(?:have|having|got) (?:any )?(?:children|kids)\b|\bhow many (?:children|kids) do you\b|\bchild ?care arrangements\b|\bplan\w* to (?:have|start) (?:a family|children|kids)\b/i,
  /\byour (?:husband|wife|spouse|partner|boyfriend|girlfriend|marital status|maiden name|sexual orientation|gender identity)\b/i,
  /\b(?:what|which)(?: is|'s)? your (?:religion|faith|church|race|ethnicity|nationality|ethnic|political|caste)\b|\byour (?:religio\w+|faith|race|ethnic\w*|skin colou?r|political (?:party|views|beliefs))\b/i,
  /\b(?:do|did) you (?:go to|attend) (?:a )?(?:church|mosque|temple|synagogue)\b|\breligious holidays\b|\bdo you (?:pray|believe in god)\b/i,
  /\bwhere (?:are|were) (?:you|your parents) (?:originally )?(?:from|born)\b|\b(?:your|is your) (?:native|mother) (?:tongue|country)\b|\bcountry of (?:birth|origin)\b/i,
  /\b(?:do|have) you (?:have|had|suffer\w*|ever had) (?:from )?(?:any )?(?:\w+ )?(?:disabilit\w+|illness\w*|disease\w*|medical (?:condition|history)\w*|health (?:problem|condition|issue)s?|mental health)\b|\bare you disabled\b|\bhow many sick days\b|\byour (?:medical history|disability|weight|height)\b/i,
  /\b(?:have you ever been|were you ever) arrested\b|\bunion member\b|\bmember of a (?:trade )?union\b|\bwho did you vote\b/i,
];

/** Whether a question asks after what an interviewer must not ask, in any role. */
export const isForbiddenQuestion = (question: string): boolean => FORBIDDEN.some((pattern) => pattern.test(question));
