import type { LetterFacts } from './letter-facts.ts';
import { registeredWith } from './registered-with.ts';

/** No resume has more lines. */
const MOST_READ = 600;
const LONGEST_LINE = 300;
const ASKS_STANDING =
  /\bregist(?:ered|ration|er with)\b|\blicen[cs](?:ed|es?|ing|ure)\b|\bgood standing\b|\bchartered\b|\bcertifi(?:ed|cation)\b/iu;
const ASKS_CHECK = /\b(?:DBS|PVG|criminal record|vetting|disclosure|[Pp]olice [Cc]heck|registry checks?)\b/u;
/** "Enhanced DBS on the update service", "DBS enhanced 2021", "QTS, enhanced DBS on the update service" */
const CHECK =
  /(?:^|, )(?:(enhanced )(DBS)|(DBS) (enhanced))\b(?: check| certificate| disclosure)?( (?:,? ?on the update service)| \(on the update service\))?/iu;
/** "National Police Check (2025)", "Clear criminal record, child abuse registry and adult abuse registry checks, January 2025" */
const POLICE = /^(National Police (?:Check|Clearance)|Clear criminal record)\b[^;]*$/iu;
const NO_CHECK = /\b(?:no|not|expired|willing|happy|applied|needed|required|will)\b/iu;

/** What one is registered as, and the check of one's record that one has, each in words: `names` are the lines that they tell. */
export type Standing = { registered: string[]; check: string; names: string[] };

/** The registrations and the check of records of a resume, where the advertisement asks for such. */
export function findStanding({ resume, jobDescription }: LetterFacts): Standing {
  const pieces = resume.text
    .split('\n', MOST_READ)
    .filter((line) => line.length <= LONGEST_LINE)
    .map((line) =>
      line
        .replace(/\s+/gu, ' ')
        .replace(/^[^\p{L}\d]+/u, '')
        .trim(),
    )
    .flatMap((line) => [...new Set([line, ...line.split(/(?<=\p{L}{3})\.\s|\s[|•·]\s/u)])]);
  const registered = ASKS_STANDING.test(jobDescription)
    ? pieces.flatMap((piece) => {
        const said = registeredWith(piece);
        return said === undefined ? [] : [{ piece, said }];
      })
    : [];
  const checked = ASKS_CHECK.test(jobDescription)
    ? pieces.find((piece) => (CHECK.test(piece) || POLICE.test(piece)) && !NO_CHECK.test(piece))
    : undefined;
  const first = registered.filter(({ said }, at) => registered.findIndex((one) => one.said === said) === at);
  return {
    registered: first.slice(0, MOST).map(({ said }) => said),
    check: checked === undefined ? '' : checkOf(checked),
    names: [...first.slice(0, MOST).map(({ piece }) => piece), ...(checked === undefined ? [] : [checked])],
  };
}
const MOST = 2;

const checkOf = (piece: string): string => {
  const [, police = ''] = POLICE.exec(piece) ?? [];
  if (/^National/iu.test(police)) return `a ${police}`;
  if (police !== '') return 'a clear criminal record check';
  const [, , , , , service = ''] = CHECK.exec(piece) ?? [];
  return `an enhanced DBS check${service === '' ? '' : ' on the update service'}`;
};

/** "I am registered with the GDC and have an enhanced DBS check." */
export function phraseStanding({ registered, check }: Standing): string {
  const being = registered.join(' and ');
  if (being === '') return check === '' ? '' : `I have ${check}.`;
  return `I am ${being}${check === '' ? '' : ` and have ${check}`}.`;
}

/** An item of the papers without what the sentence of the standing tells; none where nothing else is left. */
export function withoutStanding(item: string, { names, registered }: Standing): string[] {
  if (names.length === 0) return [item];
  const start = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '')
      .slice(0, SURE_START);
  const isTold = names.some((name) => start(name) === start(item) || name.includes(item));
  const left = item.replace(CHECK, '').trim();
  if (!isTold && registered.length > 0 && registeredWith(item) !== undefined) return [];
  if (isTold && left !== item && left.length > 2) return [left];
  return isTold ? [] : [item];
}
const SURE_START = 14;
