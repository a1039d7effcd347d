import type { ParsedResume } from '@greenroom/contract/resume';

const MOST_READ = 20_000;
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** "Since September 2023 I've worked at The Copper Kettle in Bridge of Allan". */
const SINCE = new RegExp(
  String.raw`\b[Ss]ince ((?:${MONTH} )?(?:19|20)\d\d),? I(?:['’]ve| have) (?:worked|been working|been employed)(?: as (?:an? )?(\p{L}[\p{L} -]{2,40}?))?` +
    String.raw` (?:at|for|with) ((?:The |the )?\p{Lu}[\p{L}&'’.-]*(?: (?:of |the |and |& )?\p{Lu}[\p{L}&'’.-]*){0,5})`,
  'u',
);

/** The present job that a sentence of the resume names, where none was read: "I have worked at The Copper Kettle since September 2023." Else ''. */
export function phraseProsePresent({ text }: Pick<ParsedResume, 'text'>): string {
  const [, since = '', title = '', name = ''] = SINCE.exec(text.slice(0, MOST_READ).replace(/\s+/gu, ' ')) ?? [];
  const employer = name.replace(/[.,]$/u, '');
  if (employer === '') return '';
  return `I have worked${title === '' ? '' : ` as ${/^an?\b/u.test(title) ? '' : article(title)}${title}`} at ${employer} since ${since}.`;
}

const article = (title: string): string => (/^[aeiou]/iu.test(title) ? 'an ' : 'a ');
