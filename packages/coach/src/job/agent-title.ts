import agentWords from '../../data/job/agent-words.json' with { type: 'json' };
import { isCompany, isLocation, isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';

/** Ends of nouns for who does something. */
const AGENT =
  /(?:\p{L}{2}(?:er|or|ist|ian|eer|ant)|steward(?:ess)?|hostess|smith|wright|hand|keeper|cook|nurse|chef|guard|clerk|aide|pilot|guide|coach|host|teller|porter|lead|(?:wo)?man|person|navigator)$/iu;
/** Words with such an end that name no one. */
const NO_AGENTS: ReadonlySet<string> = new Set(agentWords.noAgents);
/** What an advertisement says of the person before it names the post. */
const QUALITIES: ReadonlySet<string> = new Set(agentWords.qualities);
/** How an advertisement says whom it wants. */
const WANTS = joinPattern(
  'giu',
  String.raw`\b(?:looking for|(?:looking|seek(?:s|ing)?|wish(?:es|ing)?) to (?:hire|recruit|appoint|employ)|searching for|in need of`,
  '|is after|are after|seek(?:s|ing)?|needs?|wants?|recruit(?:s|ing)?|hir(?:e|es|ing)|to appoint|appointing)',
  String.raw` (?:an?|another|our (?:next|new|first)|one more|the next) ((?:[\p{L}&/'’-]+,? ){0,6}?[\p{L}/-]+)`,
  String.raw`(?= (?:to|for|who|with|in|at|on|that|whose|based|and an?|from|of|joining)\b|[,.;:!?(\n]|$)`,
);
const NOTICE =
  /^(?:opportunity|vacancy|job|role|position|post|now hiring|wanted|we(?:['’]re| are) hiring)(?: available| vacant)?\s{0,2}[:–-]\s{1,3}|^\W+/iu;
const MOST_WORDS = 5;
const LONGEST_LINE = 120;
const HEAD_LINES = 2;

/** Whether a phrase ends in a noun for who does something. */
function isAgent(phrase: string): boolean {
  const last = phrase.split(/[\s/]+/u).at(-1) ?? '';
  return isTitle(last) || (AGENT.test(last) && !NO_AGENTS.has(last.toLowerCase()));
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
    const [head = ''] = line
      .replace(NOTICE, '')
      .split(/\s+[–—|·•-]\s+|\s*\(|,\s+|\t+|\s+(?:wanted|needed|required)\b|\s+at (?=\p{Lu})|:\s/u);
    const title = head.trim().replace(/[!.]+$/u, '');
    const isPlain =
      /^\p{Lu}/u.test(title) &&
      title.split(' ').length <= MOST_WORDS &&
      !/[.!?]\s|\d|\b(?:we|you|our|us|is|are|and|with|the)\b/iu.test(title);
    if (isPlain && isAgent(title) && !isLocation(title) && !isCompany(title)) return title;
  }
  return '';
}

function wantedTitle(text: string): string {
  for (const [, phrase = ''] of text.slice(0, MOST_READ).matchAll(WANTS)) {
    const title = withoutQualities(phrase);
    const count = title.split(' ').length;
    if (title !== '' && count <= MOST_WORDS && isAgent(title) && !GENERAL.test(title)) return title;
  }
  return '';
}
/** "experienced and energetic teller" wants a teller. */
function withoutQualities(phrase: string): string {
  const words = phrase.trim().split(' ');
  const first = words.findIndex((word) => !QUALITIES.has(word.toLowerCase().replace(/,$/u, '')));
  return first < 0 ? '' : words.slice(first).join(' ');
}
const MOST_READ = 3000;
/** Anybody may be called so. */
const GENERAL = joinPattern(
  'iu',
  '^(?:(?:team )?player|person|leader|thinker|communicator|learner|starter|problem[- ]solver|member|professional|worker|someone|individual|candidate',
  String.raw`|human|(?:people|good|right|ideal) person|volunteer|carer who.*)$|\b(?:your|their|his|her|my|this|that|these)\b`,
);
