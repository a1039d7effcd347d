/** How binding a clause of a job description is; `skip` stands for what is not about the candidate (benefits, legal notes). */
export type Demand = 'required' | 'nice' | 'skip';
export type JobClause = { text: string; demand: Demand };

const NICE_HEADING =
  /^(?:nice[- ]to[- ]ha(?:ve|s)s?|(?:strongly |highly )?preferred|desir(?:ed|able)|bonus|pluse?s|good to have|what (?:would|will) (?:set you apart|make you stand out)|extra credit|advantage(?:s|ous)?|additional(?: desired)? (?:skills|qualifications|experience)|it(?:['’]s| is| would be) a (?:bonus|plus)|you (?:may|might) also have|even better|ideally|optional|not required|brownie points|we['’]d love)/iu;
const REQUIRED_HEADING =
  /^(?:(?:minimum |basic |key |essential |core |job |technical |required |main |your |mandatory |candidate |person |knowledge,? )?(?:requirements?|qualifications?|skills|experience|competenc(?:ies|es)|profile|specification|must[- ]haves?|essentials?|knowledge)|must[- ]haves?|what (?:you|we|you['’]ll)|who you are|you (?:have|are|bring|will)|about you|responsibilities|(?:key |main |your |job |core |primary |essential )?(?:duties|tasks|responsibilities|accountabilities)|the role|role|job description|to (?:be )?(?:succeed|successful)|your profile|we (?:expect|need|are looking))/iu;
const SKIP_HEADING =
  /^(?:(?:our |the |employee |your |company )?(?:benefits?|perks?|compensation|salary|pay)(?: (?:and|&) \w+)?|what (?:we|you get|you['’]ll get|['’]s in it)(?: offer| can offer| provide)?\b|why (?:join|work|us|you)|about (?:us|the company|our)|who we are|we offer|equal (?:opportunity|employment)|eeo|how to apply|application process|our (?:values|mission|culture|story)|company (?:description|overview|profile)|the company|diversity|disclaimer|location|working hours|hours|contact|privacy)/iu;
const NICE_CUE =
  /\b(?:nice[- ]to[- ]have|(?:is|are|would be|will be|considered|as)\s+(?:an?\s+)?(?:\w+\s+)?(?:plus|bonus|advantage|asset|advantageous|beneficial|desirable|preferred|desired|helpful|welcome)|(?:a|big|huge|strong) (?:plus|bonus)|preferred|preferably|desirable|desired|advantageous|bonus points?|ideally|not (?:required|essential|mandatory|necessary)|optional|would be (?:great|nice|ideal|good)|good to have|beneficial|we['’]d love)\b/iu;
const SKIP_CUE =
  /\b(?:equal opportunit|regardless of|without regard to|401\(?k|paid time off|\bpto\b|dental|health insurance|life insurance|pension scheme|parental leave|reasonable accommodation|background check|all qualified applicants|protected veteran|we do not discriminate|salary (?:range|:)|annual leave|free (?:lunch|parking|snacks|fruit)|stock options|gym membership|cookies?\b.{0,20}\bpolicy|discounts?\b|apply (?:now|today|via|online|with)|send (?:us )?your (?:cv|resume|application)|visa sponsorship|sexual orientation|race, |gender identity|competitive (?:salary|pay|compensation|package)|company car|tuition|we offer\b|we provide\b|you['’]ll (?:get|receive)\b|bonus scheme|flexible working hours,|signing bonus|annual bonus)/iu;
/** A company that speaks of itself and not of the person. */
const ABOUT_US =
  /^(?:(?:at|with|for) [\p{Lu}][\w&.-]*(?: [\p{Lu}][\w&.-]*)*,? (?:we|our)\b|founded in|headquartered in|established in|our (?:company|mission|vision|clients|customers|platform|product|values|culture|story|group)\b(?!.*\byou\b)|we(?: are|['’]re) (?:an? |the |one of the )(?!looking|seeking|hiring)(?!.*\b(?:looking for|seeking|in search)\b)|(?:[\p{Lu}][\w&.-]* ){1,4}is (?:an? |the |one of )(?:\w+[ -]){0,4}(?:company|leader|provider|agency|startup|organi[sz]ation|firm|group|charity|platform)\b)/u;
const HEADING_MAX_LENGTH = 60;
const CLAUSE_END = /(?<=[.!?;])\s+(?=[\p{Lu}\p{N}"“(•-])|\s*;\s+|\s*[•●▪◦·]\s+/u;

/** The clauses of a job description with what they ask. A heading holds for what stands below it, a cue for its clause. */
export function splitJobDescription(jobDescription: string): JobClause[] {
  const clauses: JobClause[] = [];
  let current: Demand = 'required';
  for (const rawLine of jobDescription.split(/\r\n?|\n/u)) {
    const line = rawLine
      .replace(/^[\s•●▪◦·*–—>#-]+/u, '')
      .replace(/\*\*/gu, '')
      .trim();
    if (line === '') continue;
    const heading = headingDemand(line);
    if (heading) {
      current = heading.demand;
      if (heading.rest === '') continue;
    }
    for (const text of (heading ? heading.rest : line).split(CLAUSE_END)) {
      if (text.trim() !== '') clauses.push({ text: text.trim(), demand: clauseDemand(text, current) });
    }
  }
  return clauses;
}

function headingDemand(line: string): { demand: Demand; rest: string } | undefined {
  const colon = line.indexOf(':');
  const head = (colon > 0 && colon <= HEADING_MAX_LENGTH ? line.slice(0, colon) : line).trim();
  const rest = colon > 0 && colon <= HEADING_MAX_LENGTH ? line.slice(colon + 1).trim() : '';
  const isHeadingShaped = head.length <= HEADING_MAX_LENGTH && head.split(/\s+/u).length <= 8 && !/[.;,]$/u.test(head);
  if (!isHeadingShaped) return undefined;
  if (NICE_HEADING.test(head) && (colon > 0 || head.split(/\s+/u).length <= 4)) return { demand: 'nice', rest };
  if (SKIP_HEADING.test(head) && (colon > 0 || head.split(/\s+/u).length <= 5)) return { demand: 'skip', rest };
  if (colon < 0 && looksLikeDemand(head)) return undefined;
  if (REQUIRED_HEADING.test(head) && head.split(/\s+/u).length <= 5) return { demand: 'required', rest };
  return undefined;
}

/** "Experience with Python" begins like a heading and is a demand. */
function looksLikeDemand(head: string): boolean {
  return (
    /\b(?:in|with|of|using|to|for|on|as)\s+\S/iu.test(head) ||
    /^(?:preferred|desired|knowledge|experience|skills)\s+\S+\s+\S+/iu.test(head)
  );
}

function clauseDemand(text: string, current: Demand): Demand {
  if (current === 'skip' || SKIP_CUE.test(text) || ABOUT_US.test(text)) return 'skip';
  return current === 'nice' || NICE_CUE.test(text) ? 'nice' : 'required';
}
