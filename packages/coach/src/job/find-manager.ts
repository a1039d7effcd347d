import { isTitle } from '../entities/classify-part.ts';
import { GIVEN_NAMES } from '../entities/name-lists.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { findFirstName } from './find-first-name.ts';
import type { JobLabel } from './job-label-patterns.ts';
import { PLAIN_HEADING } from './job-section-patterns.ts';
import { isSurelyPerson, labelledPerson, PERSON_NAME, personAtStart } from './person-name.ts';
import type { JobText } from './read-job.ts';

/** Words that lead to the person who reads an application. Each pattern ends where the name begins. */
const LEADS_TO_PERSON = [
  joinPattern(
    'giu',
    String.raw`\b(?:apply|applications?|cvs?|r[ée]sum[ée]s?|letters?|portfolio|documents|expressions? of interest|questions?|enquiries|inquiries`,
    String.raw`|queries)\b[^.!?\n]{0,120}?\s(?:to|for the attention of|fao):?\s+`,
  ),
  /\b(?:contact|call|ring|phone|e-?mail|ask for|speak (?:to|with)|talk to|get in touch with|reach out to|write to|message|answered by|attn?\.?|attention|fao):?\s+(?:name:\s*)?/giu,
  /\baddress(?:ed)?(?: (?:it|them|this|all|your \p{L}+|the \p{L}+))? to:?\s+/giu,
  /\b(?:enquir(?:y|ies)|inquir(?:y|ies)|questions?|further (?:details|information)|informal (?:chat|discussion)|contact(?: point)?)\b[^.!?:\n]{0,40}:\s+(?:name:\s*)?/giu,
  /\b(?:contact|call|ring|phone|text|e-?mail|whats ?app|cvs?|r[ée]sum[ée]s?)\b[^!?\n]{0,80}\s\((?:attn:? )?/giu,
  /\b(?:hiring manager|(?:your )?contact person|recruiter|point of contact|your contact|job poster|posted by|contact for this (?:role|position|vacancy))(?:\s+(?:is|will be)|[,:])?\s+/giu,
];
/** "Jane Smith is our hiring manager." */
const NAMED_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${PERSON_NAME})(?:\s+is|,)\s+(?:the|our|your)\s+(?:hiring manager|recruiter|contact|point of contact)`,
  'gu',
);
/** "Mr Thorben Ahlers is happy to receive your application." */
const GLAD_TO_HEAR = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${PERSON_NAME})\s+(?:is|will be|would be)\s+(?:happy|glad|pleased|delighted|available) to (?:receive|answer|help|tell|talk|take|discuss|hear)`,
  'gu',
);
/** "Naledi van Rooyen reads each of them herself." */
const READS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${PERSON_NAME})(?:,[^.;!?\n]{0,60})?\s+(?:will read|reads)\s+(?:your|each|every|all)\b`,
  'gu',
);
/** An address or a telephone number behind a name: "Inês Carvalho at jobs@acme.example", "Morag Bell (01436 555 012)". */
const REACHED_AT =
  /^(?:,\s[\p{L} &]{2,40})?\s{0,3}[,(:–-]?\s{0,3}(?:at|on|via|by e-?mail|by phone|tel\.?|e-?mail)?:?\s{0,3}(?:at|on)?\s{0,3}(?:\S{1,64}@|[+(]?\d[\d\s()-]{6,})/iu;
/** "To Orrin Qqqq at the depot": a place of work that no thing of that name is at. */
const AT_WORKPLACE =
  /^\s(?:at|in) (?:the|our) (?:office|depot|shop|store|yard|site|centre|center|school|clinic|surgery|practice|branch|hotel|farm)\b/iu;
/** Who advertises in the first person signs at the end: "I'm hiring … Hannah Weiss, Head of Data". */
const SPEAKS_AS_I =
  /\bI(?:['’]m| am) (?:hiring|looking|recruiting|growing|building)\b|\bmy team\b|\b(?:DM|message|e-?mail|call|text|contact) me\b|\bdrop me\b/iu;
const SIGNED_LINES = 3;
const LABEL_RANK: JobLabel[] = ['manager', 'contact'];
/** Reporting to someone is not the same as applying to someone. */
const REPORTING = /\breport(?:s|ing)?\b/iu;
/** What may follow a name; "call John Deere dealers" continues with the thing of that name. */
const NAME_ENDS =
  /^\s*(?:$|[.,;:!?()|<\n–-]|(?:at|on|by|in|for|to|or|and|via|directly|if|with|from|who|before|no later|today|now|using|through|as|is|will|e-?mail|tel|phone)\b)/iu;

/** The recipient of the letter, or '': labelled, else named in a sentence, else the recruiter. */
export function findManager(job: JobText, text: string): string {
  const labelled = (wanted: JobLabel) =>
    job.fields
      .filter(({ kind }) => kind === wanted)
      .map(({ value }) => labelledPerson(value) || personAtStart(withoutPost(value)));
  const names = [
    ...LABEL_RANK.flatMap(labelled),
    ...LEADS_TO_PERSON.flatMap((pattern) => namesBehind(text, pattern)),
    ...[...text.matchAll(NAMED_BEFORE), ...text.matchAll(GLAD_TO_HEAR)]
      .map((match) => personAtStart(match[1] ?? ''))
      .filter(isSurelyPerson),
    ...[...text.matchAll(READS)].map((match) => personAtStart(match[1] ?? '')),
    ...(SPEAKS_AS_I.test(text) ? signedNames(job) : []),
    ...signedRecruiters(job),
    ...labelled('recruiter'),
  ];
  return names.find((name) => name !== '') ?? findFirstName(text);
}

/** Names behind a lead, where more than their capitals says that they are a person’s: "send it to Blue Ridge" goes to no one. */
function namesBehind(text: string, lead: RegExp): string[] {
  return [...text.matchAll(lead)].flatMap((match) => {
    if (REPORTING.test(match[0])) return [];
    const rest = text.slice(match.index + match[0].length).replace(/^(?:our|the|your)\s+/u, '');
    const posted = personAtStart(withoutPost(rest));
    const name = withoutOffice(personAtStart(rest)) || posted;
    // "Our studio manager, Isla Kerr" and "hiring manager is Ciara Byrne" leave no doubt.
    const isTold = /\b(?:is|will be)\s+$/iu.test(match[0]) || (name === posted && rest.includes(`, ${name}`));
    const behind = rest.slice(rest.toLowerCase().indexOf(name.toLowerCase()) + name.length);
    // "By phone" ends a line, and the next is the heading "Requirements".
    return name !== '' &&
      !PLAIN_HEADING.test(name) &&
      NAME_ENDS.test(behind) &&
      (isTold || isSurelyPerson(name) || hasPost(behind) || REACHED_AT.test(behind) || AT_WORKPLACE.test(behind))
      ? [name]
      : [];
  });
}

/** "Academic Chair Tom Baker" has an office before the name, which a known given name begins. */
function withoutOffice(name: string): string {
  const words = name.split(' ');
  const at = words.findIndex((word) => GIVEN_NAMES.has(word.toLowerCase()));
  const isOffice = at > 0 && at < words.length - 1 && OFFICE.test(words[at - 1] ?? '');
  return isOffice ? words.slice(at).join(' ') : name;
}

const OFFICE =
  /^(?:chair|dean|provost|registrar|bursar|secretary|superintendent|principal|rector|convenor|captain|sergeant|inspector)$/iu;

function signedNames({ lines }: JobText): string[] {
  return lines.slice(-SIGNED_LINES).flatMap(({ text }) => {
    const name = personAtStart(text);
    const behind = text.slice(name.length);
    return name !== '' && isSurelyPerson(name) && (behind === '' || hasPost(behind)) ? [name] : [];
  });
}

/** A name at the end with the post of a recruiter on the line below it. */
function signedRecruiters({ lines }: JobText): string[] {
  return lines.slice(-SIGNED_LINES).flatMap(({ text }, at, last) => {
    const isRecruiter = RECRUITER.test(last[at + 1]?.text ?? '');
    return isRecruiter && text === personAtStart(text) ? [text] : [];
  });
}
const RECRUITER =
  /^(?:(?:Sr|Senior|Lead|Junior)\.? )?(?:HR|Human Resources|Recruit\p{L}+|Talent|People)(?: \p{L}+){0,3}$/iu;

/** "HR Manager Jane Smith" and "hiring manager, Jane Smith" without the post. */
function withoutPost(text: string): string {
  const [, post = ''] = /^((?:\p{L}+\s+){0,2}\p{L}+,?)\s+(?=\p{Lu})/u.exec(text) ?? [];
  const words = post.split(/\s+/u);
  for (let count = words.length; count > 0; count -= 1) {
    const candidate = words.slice(0, count).join(' ').replace(/,$/u, '');
    const last = words[count - 1]?.replace(/,$/u, '') ?? '';
    if (candidate !== '' && (isTitle(last) || (/^\p{Ll}/u.test(last) && isTitle(candidate))))
      return text.slice(candidate.length).replace(/^[\s,]+/u, '');
  }
  return '';
}

/** "Jane Smith, Head of People" and "Jane Smith (HR Manager)": a post behind a name shows that it is a person's. */
function hasPost(behind: string): boolean {
  if (/^\s*[.,;]?\s*(?:job )?title:\s/iu.test(behind)) return true;
  const [, post = ''] = /^\s*[,(–-]\s*(?:(?:our|the|your)\s)?\s*([^,.;)\n]{2,40})/u.exec(behind) ?? [];
  return isTitle(post);
}
