/** Phrases that mark a letter as one of thousands. None may be in our letter; each is tested. */
const STOCK_PHRASES: RegExp[] = [
  /\bi am writing to (?:express|apply|you)\b/iu,
  /\bexpress my (?:strong |keen |sincere )?interest\b/iu,
  /\bpassionate?\b/iu,
  /\bperfect (?:fit|match|candidate)\b/iu,
  /\bideal (?:fit|match|candidate)\b/iu,
  /\b(?:great|strong|excellent|good|natural) fit\b/iu,
  /\bthrilled\b|\bexcited\b|\bdelighted\b/iu,
  /\bproven track record\b/iu,
  /\bresults[- ]driven\b|\bdetail[- ]oriented\b|\bself[- ]starter\b|\bteam player\b|\bgo[- ]getter\b/iu,
  /\bhit the ground running\b/iu,
  /\bthink(?:ing)? outside the box\b/iu,
  /\bdream (?:job|company)\b/iu,
  /\blook(?:ing)? forward to hearing from you\b/iu,
  /\bto whom it may concern\b/iu,
  /\bplease find (?:attached|enclosed)\b/iu,
  /\bdo not hesitate\b|\bdon['’]t hesitate\b/iu,
  /\bunique (?:blend|combination|opportunity|skill ?set)\b/iu,
  /\bmake me (?:an?|the)\b/iu,
  /\bvaluable (?:asset|addition)\b|\basset to your\b/iu,
  /\bleverag(?:e|ed|ing)\b|\bsynerg/iu,
  /\bfast[- ]paced\b|\bdynamic\b|\binnovative\b|\bcutting[- ]edge\b/iu,
  /\baligns? (?:perfectly|well|closely)\b/iu,
  /\bwealth of experience\b|\bextensive experience\b/iu,
  /\bgive it 110|\b110 ?%/iu,
  /\bhonou?red\b|\bprivilege\b/iu,
  /\bi believe (?:i|my|that)\b|\bi am confident\b/iu,
  /\bskill ?set\b/iu,
  /\[[^\]]*\]|\bYour Name\b|\bCompany Name\b|\bXX+\b/u,
];

/** The stock phrases of a text, as they are in it; empty for a text without any. */
export function findStockPhrases(text: string): string[] {
  return STOCK_PHRASES.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}
