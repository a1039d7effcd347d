import { joinPattern } from '../text/join-pattern.ts';

/**
 * What an employer may not ask in most countries: age, family and pregnancy, religion, health and disability, origin and
 * colour, sexual orientation, party or union, criminal past and money. Each pattern asks about the person, so that "how
 * do you work with religious communities" stays allowed.
 */
const FORBIDDEN_PATTERNS: readonly RegExp[] = [
  joinPattern(
    'i',
    String.raw`\bhow old are you\b|\byour (?:exact )?age\b|\b(?:when|what year|in which year) were you born\b|\byour (?:date of birth|birthday)\b`,
    String.raw`|\btoo (?:old|young) for\b|\bat your age\b|\btwenty-something\b|\bdigital native\b|\bwhen (?:do|will|would) you (?:plan to )?retire\b`,
    String.raw`|\bwhat year did you (?:graduate|leave school|finish school)\b`,
  ),
  joinPattern(
    'i',
    String.raw`\b(?:are|were) you (?:currently )?(?:married|single|divorced|engaged|pregnant|in a relationship|a (?:mother|father|parent|single parent))\b`,
    String.raw`|\byour (?:husband|wife|spouse|partner(?!s\b)(?:'s)? (?:do|work|job)|marital status|maiden name|pregnancy|family (?:plans?|planning`,
    String.raw`|situation|status)|child(?:ren)?(?! patients)|kids|childcare|child care)\b|\bdo you (?:have|want|plan to have|plan on having|intend to have`,
    String.raw`|expect) (?:any |more )?(?:child(?:ren)?|kids|a (?:baby|family|husband|wife|boyfriend|girlfriend))\b|\b(?:planning`,
    String.raw`|plan) to (?:start a family|get pregnant|marry|get married)\b|\bstart(?:ing)? a family\b|\bwho (?:looks|will look|would look) after your\b`,
  ),
  joinPattern(
    'i',
    String.raw`\byour (?:religion|faith|church|mosque|temple|religious (?:beliefs?|views|holidays?|affiliation))\b|\b(?:are you`,
    String.raw`|were you raised) (?:a )?(?:religious|christian|muslim|jewish|hindu|sikh|buddhist|catholic|protestant|atheist)\b|\bdo you (?:believe in god`,
    '|pray|go to (?:church|mosque|temple|synagogue)|wear a (?:headscarf|hijab|turban)|observe|celebrate (?:christmas|easter|ramadan|eid|diwali',
    String.raw`|hanukkah))\b|\bwhich (?:religion|church|faith)\b`,
  ),
  joinPattern(
    'i',
    String.raw`\byour (?:own )?(?:health(?! and safety)(?: (?:problems?|issues?|status|history|conditions?))?|disabilit(?:y|ies)|illness(?:es)?`,
    String.raw`|medical (?:history|conditions?|records?)|sick (?:days?|leave|record)|mental health|medication|weight|height|therapist|genetic \w+)\b`,
    String.raw`|\b(?:are|were) you (?:disabled|healthy|ill|sick often|in good health|on (?:any )?medication|vaccinated|hiv)\b|\bdo you (?:have|suffer from`,
    String.raw`|take) (?:any |a |an )?(?:health|medical|chronic|mental|physical|medication|disabilit\w+|illness\w*|allerg\w+|back problems?)\b`,
    String.raw`|\bhow (?:many|often)\b[^?]*\b(?:sick days?|off sick|ill last year|sick last year)\b|\bhave you (?:ever )?(?:been (?:ill|hospitali[sz]ed`,
    String.raw`|treated for)|had (?:an? )?(?:operation|cancer|depression|burn-?out|miscarriage|abortion))\b|\bdo you (?:smoke|drink alcohol|use drugs)\b`,
  ),
  joinPattern(
    'i',
    String.raw`\bwhere (?:are|do) you (?:originally |really |actually )?(?:come )?from\b|\b(?:where|in which country) were (?:you|your parents) born\b`,
    String.raw`|\byour (?:nationality|ethnicity|ethnic \w+|race|skin colou?r|national origin|country of (?:birth|origin)|birthplace|ancestry|accent`,
    String.raw`|mother tongue|native language|native country|caste|citizenship)\b|\bare you (?:a (?:citizen|foreigner|native speaker|native|immigrant)`,
    String.raw`|black|white|asian|arab|african|american|german|indian|turkish|polish)\b|\bis (?:english|german) your (?:first|native|mother)\b`,
  ),
  joinPattern(
    'i',
    String.raw`\byour (?:sexual (?:orientation|preference)|gender identity|sex life|sexuality|gender)\b|\bare you (?:gay|straight|lesbian|bisexual`,
    String.raw`|transgender|trans|queer|a (?:man|woman))\b|\bdo you have a (?:boyfriend|girlfriend)\b`,
  ),
  joinPattern(
    'i',
    String.raw`\b(?:who|which party|what party) (?:did|do|will|would) you vote\b|\byour (?:political (?:views?|party|opinions?|beliefs?)|party membership`,
    String.raw`|trade union membership|union membership)\b|\bare you (?:a member of|in) (?:a|any|the) (?:trade |labou?r )?(?:union|political party|party)\b`,
  ),
  joinPattern(
    'i',
    String.raw`\bhave you (?:ever )?been (?:arrested|in prison|convicted|bankrupt)\b|\byour (?:criminal record|arrest record|debts?|credit (?:score|history`,
    String.raw`|rating)|savings|bank balance)\b|\bdo you (?:own|rent) (?:a |your )?(?:house|home|flat|car)\b|\bare you in debt\b`,
  ),
  /\bhow old (?:are|were) you\b|\byour (?:age|date of birth|birthday)\b|\b(?:when|what year) were you born\b/i,
  /\b(?:are|were) you (?:married|single|divorced|engaged|pregnant|a (?:mother|father|parent)|gay|lesbian|straight|bisexual|transgender|trans)\b/i,
  /(?<!\bhow )\b(?:do|did|will|would) you (?:plan|want|intend|hope|expect)\b[^?.]{0,40}\b(?:children|kids|family|baby|pregnan\w*|marry|get married)\b/i,
  /\b(?:have|having|got) (?:any )?(?:children|kids)\b|\bhow many (?:children|kids) do you\b|\bchild ?care arrangements\b|\bplan\w* to (?:have|start) (?:a family|children|kids)\b/i,
  /\byour (?:husband|wife|spouse|boyfriend|girlfriend|marital status|maiden name|sexual orientation|gender identity)\b/i,
  joinPattern(
    'i',
    String.raw`\b(?:what|which)(?: is|'s)? your (?:religion|faith|church|race|ethnicity|nationality|ethnic|political|caste)\b|\byour (?:religio\w+|faith`,
    String.raw`|race|ethnic\w*|skin colou?r|political (?:party|views|beliefs))\b`,
  ),
  /\b(?:do|did) you (?:go to|attend) (?:a )?(?:church|mosque|temple|synagogue)\b|\breligious holidays\b|\bdo you (?:pray|believe in god)\b/i,
  /\bwhere (?:are|were) (?:you|your parents) (?:originally )?(?:from|born)\b|\b(?:your|is your) (?:native|mother) (?:tongue|country)\b|\bcountry of (?:birth|origin)\b/i,
  joinPattern(
    'i',
    String.raw`\b(?:do|have) you (?:have|had|suffer\w*|ever had) (?:from )?(?:any )?(?:\w+ )?(?:disabilit\w+|illness\w*|disease\w*|medical (?:condition`,
    String.raw`|history)\w*|health (?:problem|condition|issue)s?|mental health)\b|\bare you disabled\b|\bhow many sick days\b|\byour (?:medical history`,
    String.raw`|disability|weight|height)\b`,
  ),
  /\b(?:have you ever been|were you ever) arrested\b|\bunion member\b|\bmember of a (?:trade )?union\b|\bwho did you vote\b/i,
];

/** True where an employer may not ask this. Give it a question or a line that is to become one; a model's questions pass it too. */
export function isForbiddenQuestion(text: string): boolean {
  const plain = text.replace(/[’‘]/g, "'");
  return FORBIDDEN_PATTERNS.some((pattern) => pattern.test(plain));
}
