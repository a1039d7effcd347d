import { writtenDate } from './letter-phrases.ts';

const ADMITTED =
  /\b([Cc]alled|[Aa]dmitted) to (the (?:\p{Lu}[\p{L}.]+ ){0,3}[Bb]ar(?: of (?:\p{Lu}[\p{L}.]+ ?){1,3})?)(?:,? (?:in )?((?:\p{L}{3,9}\.? )?(?:19|20)\d\d))?/u;
const OF_LAWYERS =
  /\b(?:bar|law society|lawyers?|attorneys?|counsel|barristers?|solicitors?|juris|law degree|call)\b/iu;

/** The call to the bar, where the advertisement is for a lawyer: "I was called to the Ontario Bar in June 2023." Else ''. */
export function phraseAdmission(text: string, jobDescription: string): string {
  const [, verb = '', bar = '', date = ''] = ADMITTED.exec(text) ?? [];
  if (verb === '' || !OF_LAWYERS.test(jobDescription)) return '';
  return `I was ${verb.toLowerCase()} to ${bar.trim()}${date === '' ? '' : ` in ${writtenDate(date)}`}.`;
}

const EXAMS = /^(A[- ]levels|GCSEs|Leaving Certificate|Highers)(?:,? \(?((?:19|20)\d\d)\)?)?: ([^:;]{5,140}?)\.?$/u;
const ASKED = /\b(?:GCSEs?|A[- ]levels?|Leaving Cert\p{L}*|Highers)\b/u;

/** The examinations at school by their grades, where the advertisement asks for them: "My GCSEs (2023) were nine at A to C, including Maths C." Else ''. */
export function phraseExams(text: string, jobDescription: string): string {
  if (!ASKED.test(jobDescription)) return '';
  const asked = ASKED.exec(jobDescription)?.[0]?.slice(0, 2) ?? '';
  const [, name = '', date = '', grades = ''] =
    text
      .split('\n')
      .map((line) => EXAMS.exec(line.trim()))
      .find((found) => found?.[1]?.startsWith(asked)) ?? [];
  if (name === '') return '';
  return `My ${name}${date === '' ? '' : ` (${date})`} ${/^\p{Ll}|^\d/u.test(grades) ? 'were' : 'include'} ${grades}.`;
}
