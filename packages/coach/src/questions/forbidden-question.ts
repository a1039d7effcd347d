/**
 * What an employer may not ask in most countries: age, family and pregnancy, religion, health and disability, origin and
 * colour, sexual orientation, party or union, criminal past and money. Each pattern asks about the person, so that "how
 * do you work with religious communities" stays allowed.
 */
const FORBIDDEN_PATTERNS: readonly RegExp[] = [
  /\bhow old are you\b|\byour (?:exact )?age\b|\b(?:when|what year|in which year) were you born\b|\byour (?:date of birth|birthday)\b|\btoo (?:old|young) for\b|\bat your age\b|\btwenty-something\b|\bdigital native\b|\bwhen (?:do|will|would) you (?:plan to )?retire\b|\bwhat year did you (?:graduate|leave school|finish school)\b/i,
  /\b(?:are|were) you (?:currently )?(?:married|single|divorced|engaged|pregnant|in a relationship|a (?:mother|father|parent|single parent))\b|\byour (?:husband|wife|spouse|partner(?!s\b)(?:'s)? (?:do|work|job)|marital status|maiden name|pregnancy|family (?:plans?|planning|situation|status)|child(?:ren)?(?! patients)|kids|childcare|child care)\b|\bdo you (?:have|want|plan to have|plan on having|intend to have|expect) (?:any |more )?(?:child(?:ren)?|kids|a (?:baby|family|husband|wife|boyfriend|girlfriend))\b|\b(?:planning|plan) to (?:start a family|get pregnant|marry|get married)\b|\bstart(?:ing)? a family\b|\bwho (?:looks|will look|would look) after your\b/i,
  /\byour (?:religion|faith|church|mosque|temple|religious (?:beliefs?|views|holidays?|affiliation))\b|\b(?:are you|were you raised) (?:a )?(?:religious|christian|muslim|jewish|hindu|sikh|buddhist|catholic|protestant|atheist)\b|\bdo you (?:believe in god|pray|go to (?:church|mosque|temple|synagogue)|wear a (?:headscarf|hijab|turban)|observe|celebrate (?:christmas|easter|ramadan|eid|diwali|hanukkah))\b|\bwhich (?:religion|church|faith)\b/i,
  /\byour (?:own )?(?:health(?! and safety)(?: (?:problems?|issues?|status|history|conditions?))?|disabilit(?:y|ies)|illness(?:es)?|medical (?:history|conditions?|records?)|sick (?:days?|leave|record)|mental health|medication|weight|height|therapist|genetic \w+)\b|\b(?:are|were) you (?:disabled|healthy|ill|sick often|in good health|on (?:any )?medication|vaccinated|hiv)\b|\bdo you (?:have|suffer from|take) (?:any |a |an )?(?:health|medical|chronic|mental|physical|medication|disabilit\w+|illness\w*|allerg\w+|back problems?)\b|\bhow (?:many|often)\b[^?]*\b(?:sick days?|off sick|ill last year|sick last year)\b|\bhave you (?:ever )?(?:been (?:ill|hospitali[sz]ed|treated for)|had (?:an? )?(?:operation|cancer|depression|burn-?out|miscarriage|abortion))\b|\bdo you (?:smoke|drink alcohol|use drugs)\b/i,
  /\bwhere (?:are|were) your parents (?:originally )?from\b/i,
  /\bwhere (?:are|do) you (?:originally |really |actually )?(?:come )?from\b|\b(?:where|in which country) were (?:you|your parents) born\b|\byour (?:nationality|ethnicity|ethnic \w+|race|skin colou?r|national origin|country of (?:birth|origin)|birthplace|ancestry|accent|mother tongue|native language|native country|caste|citizenship)\b|\bare you (?:a (?:citizen|foreigner|native speaker|native|immigrant)|black|white|asian|arab|african|american|german|indian|turkish|polish)\b|\bis (?:english|german) your (?:first|native|mother)\b/i,
  /\byour (?:sexual (?:orientation|preference)|gender identity|sex life|sexuality|gender)\b|\bare you (?:gay|straight|lesbian|bisexual|transgender|trans|queer|a (?:man|woman))\b|\bdo you have a (?:boyfriend|girlfriend)\b/i,
  /\b(?:who|which party|what party) (?:did|do|will|would) you vote\b|\byour (?:political (?:views?|party|opinions?|beliefs?)|party membership|trade union membership|union membership)\b|\bare you (?:a member of|in) (?:a|any|the) (?:trade |labou?r )?(?:union|political party|party)\b/i,
  /\bhave you (?:ever )?been (?:arrested|in prison|convicted|bankrupt)\b|\byour (?:criminal record|arrest record|debts?|credit (?:score|history|rating)|savings|bank balance)\b|\bdo you (?:own|rent) (?:a |your )?(?:house|home|flat|car)\b|\bare you in debt\b/i,
];

/** True where an employer may not ask this. Give it a question or a line that is to become one; a model's questions pass it too. */
export function isForbiddenQuestion(text: string): boolean {
  const plain = text.replace(/[’‘]/g, "'");
  return FORBIDDEN_PATTERNS.some((pattern) => pattern.test(plain));
}
