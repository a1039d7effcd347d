import { isCompany, isLocation, isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';

/** Ends of nouns for who does something. */
const AGENT =
  /(?:\p{L}{2}(?:er|or|ist|ian|eer|ant)|steward(?:ess)?|hostess|smith|wright|hand|keeper|cook|nurse|chef|guard|clerk|aide|pilot|guide|coach|host|teller|porter|lead|(?:wo)?man|person|navigator)$/iu;
/** Words with such an end that name no one. */
const NO_AGENT = joinPattern(
  'iu',
  String.raw`^(?:(?:under|over|after|how|ev|nev|wheth|togeth|eith|rath|oth|anoth|furth|off|ord|numb|memb|partn|lett|pap|pow|wat|wint|summ|hour|cent|care|comput|matt|mann|quart|semest|trim|septemb|octob|novemb|decemb`,
  String.raw`|custom|us|work|hamm|corn|lad|rang|charact|shoulder|weath|fath|moth|broth|sist|daught|consum|buy|newslett|cov|high|low|great|bett|larg|small|old|young|lat|earli|few|bigg|strong)er`,
  String.raw`|(?:fl|d|col|min|maj|mot|sect|fact|mirr|behavi|fav|hon|lab|neighb|err|terr|indo|outdo|corrid|interi|exteri|seni|juni|superi|f|n|prof?|vis(?:it))or`,
  String.raw`|(?:restaur|pl|gr|import|relev|const|vac|w|signific|eleg|vibr|domin|pleas|fragr|inst|dist|abund|brilli|inf|merch|particip|applic)ant|(?:l|ex|tw|m|ass|f|res|cons|pers|wa?itl|checkl|shortl)ist|lead)$`,
);
/** How an advertisement says whom it wants. */
const WANTS = joinPattern(
  'giu',
  String.raw`\b(?:looking for|(?:looking|seek(?:s|ing)?|wish(?:es|ing)?) to (?:hire|recruit|appoint|employ)|searching for|in need of|is after|are after|seek(?:s|ing)?|needs?|wants?|recruit(?:s|ing)?|hir(?:e|es|ing)|to appoint|appointing)`,
  String.raw` (?:an?|another|our (?:next|new|first)|one more|the next) ((?:[\p{L}&/'’-]+,? ){0,6}?[\p{L}/-]+)(?= (?:to|for|who|with|in|at|on|that|whose|based|and|from|of|joining)\b|[,.;:!?(\n]|$)`,
);
const QUALITY = joinPattern(
  'iu',
  String.raw`^(?:(?:an?|the|our|second|third|new|next|additional|extra|experienced|energetic|passionate|motivated|skilled|dedicated|enthusiastic|reliable|friendly|caring|kind|warm|calm|careful|competent|capable|cheerful|hard[- ]?working|talented`,
  String.raw`|creative|organi[sz]ed|proactive|committed|qualified|great|good|brilliant|fantastic|exceptional|outstanding|flexible|full[- ]time|part[- ]time|permanent|temporary|casual|seasonal|freelance|and|very|highly|self-motivated)(?:,| |$))+`,
);
const NOTICE =
  /^(?:opportunity|vacancy|job|role|position|post|now hiring|wanted|we(?:['’]re| are) hiring)(?: available| vacant)?\s{0,2}[:–-]\s{1,3}|^\W+/iu;
const MOST_WORDS = 5;
const LONGEST_LINE = 120;
const HEAD_LINES = 2;

/** Whether a phrase ends in a noun for who does something. */
function isAgent(phrase: string): boolean {
  const last = phrase.split(/[\s/]+/u).at(-1) ?? '';
  return isTitle(last) || (AGENT.test(last) && !NO_AGENT.test(last));
}

/**
 * The post of an advertisement by what its last word means ("facilitator", "Bookbinder / Conservator"), where no list knows the title: at the head, or where the
 * text says whom it wants. Else ''.
 */
export function agentTitle(text: string): string {
  return headTitle(text) || wantedTitle(text);
}

function headTitle(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, HEAD_LINES);
  for (const line of lines) {
    // "Hiring Manager: Ann Quill" names a person.
    if (line.length > LONGEST_LINE || (!NOTICE.test(line) && /^[\p{L} ]{2,40}:\s/u.test(line))) continue;
    const [head = ''] = line.replace(NOTICE, '').split(/\s+[–—|·•-]\s+|\s*\(|,\s+|\t+|\s+(?:wanted|needed|required)\b|\s+at (?=\p{Lu})|:\s/u);
    const title = head.trim().replace(/[!.]+$/u, '');
    const isPlain = /^\p{Lu}/u.test(title) && title.split(' ').length <= MOST_WORDS && !/[.!?]\s|\d|\b(?:we|you|our|us|is|are|and|with|the)\b/iu.test(title);
    if (isPlain && isAgent(title) && !isLocation(title) && !isCompany(title)) return title;
  }
  return '';
}

function wantedTitle(text: string): string {
  for (const [, phrase = ''] of text.slice(0, MOST_READ).matchAll(WANTS)) {
    const title = phrase.replace(QUALITY, '').trim();
    const count = title.split(' ').length;
    if (title !== '' && count <= MOST_WORDS && isAgent(title) && !GENERAL.test(title)) return title;
  }
  return '';
}
const MOST_READ = 3000;
/** Anybody may be called so. */
const GENERAL =
  /^(?:(?:team )?player|person|leader|thinker|communicator|learner|starter|problem[- ]solver|member|professional|worker|someone|individual|candidate|human|(?:people|good|right|ideal) person|volunteer|carer who.*)$|\b(?:your|their|his|her|my|this|that|these)\b/iu;
