import { isLocation, isTitle } from '../resume/classify-part.ts';

/** What a job description says of itself. Empty where it does not say it. */
export type JobFacts = { company: string; roleTitle: string; hiringManagerName: string; companyAddress: string };

/** A word of a name; a full stop belongs to "St." and "Dr." and ends a sentence elsewhere: "Join Quillpay. We help …". */
const NAME_WORD = String.raw`(?:(?:St|Dr|Mt|Ft|Inc|Co|Bros)\.|\p{Lu}[\p{L}\p{N}&'’+-]*(?:\.[\p{L}\p{N}]+)*)`;
const NAME = String.raw`${NAME_WORD}(?:[ \t]+(?:(?:and|&|of|the|for|de)[ \t]+)?${NAME_WORD}){0,4}`;
const COMPANY_PATTERNS = [
  /^\s*(?:company|employer|organi[sz]ation|firm|company name|hiring company)\s*:\s*(.{2,60})$/imu,
  new RegExp(
    String.raw`(?:^|[.!?]\s+|\n)(${NAME})\s+(?:is|are)\s+(?:currently\s+|now\s+|actively\s+)?(?:looking|hiring|seeking|recruiting|searching|growing|building|an?\s(?!must\b|plus\b|bonus\b|requirement\b|advantage\b)|the\s|one of)`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[.!?]\s+|\n)(${NAME})\s+(?:seeks|needs|requires|invites|is recruiting)\s`, 'u'),
  new RegExp(
    String.raw`\b(?:[Jj]oin|[Jj]oining|[Cc]ome work (?:for|at)|[Ww]ork (?:for|at)|[Cc]areers? (?:at|with)|[Ll]ife at|[Aa]bout)\s+(?:the\s+)?(${NAME})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|\n)(${NAME})\s+(?:helps|operates|delivers|builds|organi[sz]es|makes|protects|provides|serves|runs|sells|develops|designs|creates|employs|has been)\s`,
    'u',
  ),
  new RegExp(String.raw`\b(?:[Ww]orking for|[Ww]e(?:['’]re| are))\s+(${NAME})(?=[.,]|\s+(?:means|is|and)\b)`, 'u'),
  // "Nurse at Mercy Hospital" stands in the first line; "English at B2" further down names nobody.
  new RegExp(String.raw`^\s*[^\n]{3,80}?\s(?:at|@|bei|chez)\s+(${NAME})`, 'u'),
  new RegExp(String.raw`\b[Aa]t\s+(${NAME}),?\s+(?:we|our|you)\b`, 'u'),
];
const NO_COMPANY =
  /^(?:we|our|us|you|your|the|this|the (?:role|job|position|team|company|opportunity)|about|job|role|position|responsibilities|requirements?|an?|if|as|for|who|what|candidates?|applicants?|experience|python|team|company|here|it|they|there|remote|must|nice|salary|location)$/iu;
const TITLE_PATTERNS = [
  /^\s*(?:job title|position|role|title|job|vacancy)\s*:\s*(.{3,80})$/imu,
  /\b(?:looking for|seeking|hiring|recruiting|searching for|need|require)\s+(?:an?|our next|our new|another|the)\s+(?:(?:experienced|talented|motivated|passionate|skilled|dedicated|enthusiastic|reliable|friendly|new|highly \w+)\s+(?:and\s+\w+\s+)?)*([\p{L}\p{N}/&+#. -]{3,70}?)(?=\s+(?:to|who|with|for|in|at|that|on|based|join|\()|[,.;:!\n]|$)/iu,
  /\b(?:as|for the (?:role|position) of|role of|position of)\s+(?:an?\s+|our\s+|the\s+)?([\p{L}\p{N}/&+#-]+(?:\s+[\p{L}\p{N}/&+#-]+){0,4}?)(?=\s+(?:at|with|in|to|you|on)\b|[,.;:!\n]|$)/iu,
];
const MANAGER =
  /^\s*(?:hiring manager|contact(?: person)?|recruiter|ansprechpartner(?:in)?|apply to|attention|attn\.?)\s*:?\s+((?:(?:mr|ms|mrs|dr)\.?\s+)?\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]+){1,2})\s*(?:[,(–-].*)?$/imu;
const ADDRESS = /^\s*(?:company address|office address|address)\s*:\s*(.{5,120})$/imu;
const MAX_TITLE_WORDS = 8;
/** "QA" and "SRE" are written so, "SOUS CHEF" is shouted. */
const SHORTEST_SHOUT = 5;

/** Company, title, contact and address, as far as the description names them. */
export function findJobFacts(jobDescription: string): JobFacts {
  const contact = MANAGER.exec(jobDescription)?.[1]?.trim() ?? '';
  return {
    company: findCompany(jobDescription),
    roleTitle: findRoleTitle(jobDescription),
    hiringManagerName: isTitle(contact) ? '' : contact,
    companyAddress: ADDRESS.exec(jobDescription)?.[1]?.trim() ?? '',
  };
}

function findCompany(text: string): string {
  for (const pattern of COMPANY_PATTERNS) {
    const name = (pattern.exec(text)?.[1] ?? '')
      .trim()
      .replace(/[.,;:]+$/u, '')
      .replace(/['’]s$/u, '');
    if (
      name !== '' &&
      !NO_COMPANY.test(name) &&
      !NO_COMPANY.test(name.split(/\s/u)[0] ?? '') &&
      !isLocation(name) &&
      !isTitle(name)
    )
      return name;
  }
  return '';
}

function findRoleTitle(text: string): string {
  const firstLine = text.trim().split('\n')[0]?.trim() ?? '';
  const labelled = TITLE_PATTERNS[0]?.exec(text)?.[1];
  const opening = firstLine.split(/\s+(?:at|@|bei|–|—|-|\|)\s+|,\s+/u)[0] ?? '';
  const isShortTitle =
    isTitle(opening) &&
    opening.split(/\s+/u).length <= MAX_TITLE_WORDS &&
    !/[.!?]$/u.test(opening) &&
    !/\b(?:we|you|is|are|looking|for)\b/iu.test(opening);
  const found = [
    labelled,
    isShortTitle ? opening : undefined,
    ...TITLE_PATTERNS.slice(1).map((pattern) => pattern.exec(text)?.[1]),
  ];
  return cleanTitle(found.find((title) => title !== undefined && isTitle(title)) ?? '');
}

function cleanTitle(title: string): string {
  const isShouted = title === title.toUpperCase() && title.length > SHORTEST_SHOUT;
  return (isShouted ? title.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : title)
    .replace(/\(?\b[mfwdx]\s?\/\s?[mfwdx](?:\s?\/\s?[mfwdx])?\b\)?/giu, '')
    .replace(/\([^)]*\)/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,–-]+|[\s,.:;–-]+$/gu, '');
}
