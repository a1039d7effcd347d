import { joinPattern } from '../text/join-pattern.ts';

const SIGNS = String.raw`•●○▪▫■□◦◆◇►▸▶‣⁃∙·*–—>→➔➢➤✓✔☑★☆+~\-`;
/** Marks of points in front of a line: signs, "1.", "a)" and the "o" of a word processor. */
export const BULLET = new RegExp(
  String.raw`^[\s#o]*[${SIGNS}][\s${SIGNS}]*|^\s*\(?(?:\d{1,2}|[a-z])[.)]\s+|^\s*o\s+(?=\p{Lu})`,
  'u',
);
/** Beginnings of headings for advantages. */
export const NICE_HEADING = joinPattern(
  'iu',
  '^(?:nice, (?:but )?not needed|nice[- ]to[- ]ha(?:ve|s)s?|(?:strongly |highly )?preferred|desir(?:ed(?! (?:candidate )?profile)|able)|bonus|pluse?s|good to have',
  '|what (?:would|will) (?:set you apart|make you stand out)|extra credit|advantage(?:s|ous)?|additional(?: desired)? (?:skills|qualifications',
  "|experience)|it(?:['’]s| is| would be) a (?:bonus|plus)|you (?:may|might) also have|even better|ideally|optional|not required|brownie points",
  "|we['’]d love)",
);
/** Beginnings of headings of what the job asks for or is about. */
export const REQUIRED_HEADING = joinPattern(
  'iu',
  '^(?:(?:the |minimum |basic |key |essential |core |job |technical |required |main |your |mandatory |candidate |person(?:al)? |professional ',
  '|knowledge,? |preferred |hard |soft |digital |practical |transferable |other |general )*(?:requirements?|qualifications?|skills|experience',
  '|competenc(?:ies|es|y)|profile|specification|must[- ]haves?|essentials?|knowledge|abilities|attributes|certifications?|education)',
  "|(?:essential|required|mandatory|needed)$|must[- ]haves?|what (?:we(?:['’]re|['’]ll)? (?:are )?(?:require|need|expect|look|seek|want|ask",
  "|would like)|you(?:['’]ll|['’]re| will| are| need| bring| have| should| must| can (?:bring|do)| do| know)|the (?:job|role)|(?:does )?this)",
  "|who (?:you are|we(?:['’]re| are) (?:looking|seeking|after)|are you|are we looking)|you (?:have|are|bring|will|need|must|should)",
  String.raw`|you(?:['’]ll|['’]re)\b|about (?:you|the (?:role|job|position|opportunity|person|candidate|work|vacancy))|a (?:typical )?day in`,
  '|responsibilities|(?:key |main |your |job |core |primary |essential |principal |general )*(?:duties|tasks|responsibilities|accountabilities',
  '|mission|role|job|challenge|impact|contribution)|the (?:role|job|position|person|candidate|ideal|opportunity|successful|work)|(?:in this ',
  '|your )?role|summary$|(?:general )?statement of|(?:illustrative |typical )?examples of (?:work|duties)|job (?:description|summary|purpose',
  '|overview)|(?:position|role) (?:summary|overview|purpose|description)|purpose of|overview of the (?:role|job)|to (?:be )?(?:succeed',
  "|successful|apply)|we (?:expect|need|require|are looking|want)|we['’]re looking|how you)",
);
/** Beginnings of headings that do not concern the candidate. */
export const SKIP_HEADING = joinPattern(
  'iu',
  '^(?:(?:our |the |employee |your |company |additional |staff |key )*(?:benefits?|perks?|compensation|salary|pay|package|rewards?|remuneration',
  String.raw`|offer)(?:,? (?:and|&) \w+)?(?: (?:include|package|of|at|for)\b.*)?$|what(?:['’]s| is) (?:on offer|in it)|what (?:we (?:offer|provide`,
  String.raw`|can offer|give|do\b|stand|believe|value)|you(?: can|['’]ll| will)? (?:get|receive|gain|enjoy)|['’]s in it)|in return|what awaits you`,
  String.raw`|why (?:join|work|us|you|choose)|about (?!you\b|the (?:role|job|position|opportunity|person|candidate|work|vacancy))(?:us|the \w+|our`,
  String.raw`|\p{L}+)|who we are(?! (?:looking|seeking|after|searching))|(?:all )?the good (?:stuff|bits)|what you can expect|the process$|we (?:are$`,
  '|(?:can |will )?(?:offer|give|provide)(?: you)?$)|we will give|equal (?:opportunity|employment)|eeo|how to apply|(?:the ',
  '|our )?(?:application|recruitment|hiring|interview|selection) process|our (?:values|mission|culture|story|commitment|team|client|people)$',
  '|company (?:description|overview|profile|background|information)|the (?:company|department|school|organi[sz]ation|trust|firm|client|team)$',
  '|diversity|disclaimer|location|working (?:hours|conditions|environment|pattern)|hours|contacts?(?: us| person| details| information)?$',
  '|privacy|physical (?:demands|requirements)|next steps|life at|join (?:us|our)|work environment|additional information|note to|safeguarding',
  '|reporting (?:line|to)|terms (?:and|&))',
);
const words = (list: string): string => list.replace(/\s*\n\s*/gu, '|');
/** Facts of an advertisement, one alternative a piece. The value of such a label is not a skill. */
const FACTS =
  words(`company(?: name| size)?|employer|organi[sz]ation|about the company|founded|industry|sector|category|job (?:category|family|function|title|code)
place of work|work(?:place| ?site| location| address)?|(?:job |office |work )?locations?|city|town|country|(?:office |postal |company )?address|base|remote(?: \
policy| work)?|work(?:ing)? (?:mode|model|arrangements?|place)
(?:(?:our|main|head|company|project|home) )?(?:offices?|sites?)|head ?quarter(?:s|ed)(?: in| at)?|hq|where|based(?: in| at| near| out of)?|hybrid(?: \
in| at| from)?|on-?site(?: in| at)?|remote (?:in|from)|region|area|district|post ?code|zip(?: code)?|venue|branch|campus
schedule|(?:working|opening|business|office|weekly|work|contact) (?:hours|days|pattern|times?|week)|(?:weekly )?hours(?: per week| of work)?|shifts?(?: pattern)?
(?:(?:gross|net|base|basic|annual|yearly|monthly|hourly|starting|expected|target|day|daily) )*(?:salary|pay|wages?|rate|compensation|ctc)(?: \
range| rate| scale| grade| band| expectations?)?|package|remuneration|stipend|ote
(?:(?:application|closing|start(?:ing)?|end|posting|posted|publication|expiry|interview|joining|entry) )?dates?|(?:application )?deadline|start(?:ing)?\
|closes|apply by|posted(?: (?:on|by))?|date posted|published(?: on)?|valid (?:until|through|to)|expires(?: on)?|duration|term|probation(?: period)?|notice period
contract(?: type| length| duration| term| period)?|(?:employment|job|position|work|engagement) (?:type|status|basis|level)|employment|seniority(?: level)?|(?:career|experience) level|level|grade
(?:job |vacancy |posting |requisition |reference |ref\\.? )(?:id|ref\\w*|code|number|no\\.?|nr\\.?)|ref(?:erence)?s?|id|requisition|number of \
(?:positions|openings|vacancies)|openings|vacancies|headcount
(?:end )?client|customer|project|classification|(?:flsa |exempt |exemption )?status|posting (?:#|no\\.?|number)|open(?:s|ed)? (?:until|on)|head ?teacher|principal
department|division|business unit|team(?: size)?|workload|currency|reports? to|reporting (?:to|line)|(?:line|hiring|talent|recruiting|recruitment) manager|supervisor|recruiter|talent partner
contact(?: person| details| name| us| information)?|point of contact|for (?:more |further )?(?:information|details|questions)|enquiries|inquiries|questions\
|(?:how to )?apply(?: to| at| via| here| online| with)?|applications? (?:to|address)|send (?:your )?(?:applications?|cv|resume) to|attn|attention
e-?mail(?: address)?|phone(?: number)?|(?:tele)?phone(?: number)?|tel|fax|web ?site|web ?page|home ?page|url|linkedin
benefits?|perks?|(?:annual |paid )?(?:leave|holidays?|vacation)|(?:application language|language of (?:the )?application)|travel|physical demands|visa|sponsorship`);
/** The words before the colon of "Location: Leeds": such a label covers only its line. */
export const FACT_LABEL = new RegExp(`^(?:${FACTS})$`, 'iu');
/** Ways of working, which are alone on a line and announce nothing below it. */
export const NO_LONE_LABEL = /^(?:hybrid|remote|on-?site)$/iu;
/** Labels of places that may be labels of skills as well: "Office: Word, Excel". */
export const DOUBTFUL_PLACE = /^(?:offices?|sites?|where|area|branch|region)$/iu;
/** What announces the title: "Position: Data Analyst". */
export const TITLE_LABEL =
  /^(?:(?:job|position|role|post|vacancy) ?(?:title|name)|(?:job |open |vacant |advertised )?(?:title|position|role|post|vacancy|opening)|job|designation|(?:new|current) vacancy)$/iu;
/** Of these labels with nothing behind them all lines below speak, up to the next heading; of the others the next line. */
export const LONG_FACT = /^(?:benefits?|perks?|package|compensation|contact|physical demands|how to apply)/iu;
/** Behind these a full stop ends no fact: what follows is of the same kind. */
export const TOLD_AT_LENGTH = /^(?:benefits?|perks?|package|physical demands)$/iu;
/** A person follows, and initials do not end the sentence: "Contact: Jane M. Smith". */
export const PERSON_FACT =
  /\b(?:contact|apply|attn|attention|head ?teacher|principal|manager|supervisor|recruiter|partner|reports? to|reporting)\b/iu;
/** Headings that are known as such wherever they are, not only at the beginning of a line. */
export const PLAIN_HEADING = joinPattern(
  'iu',
  '^(?:(?:hard|soft|key|core|technical|required|preferred|desired|essential|minimum|professional|additional|basic|main|your|our',
  '|job) )*(?:requirements?|qualifications?|skills|responsibilities|duties|tasks|experience|education|benefits|perks|profile',
  '|nice[- ]to[- ]ha(?:ve|s)s?|must[- ]haves?|good to have|bonus(?: points)?|preferred|required|desired|desirable|essential|mandatory|optional',
  "|(?:what )?we offer|what you(?:['’]ll)? (?:bring|need|do)|about (?:you|us)|how to apply)$",
);
/** Clauses about a plus. */
export const NICE_CUE = joinPattern(
  'iu',
  String.raw`\b(?:nice[- ]to[- ]have|(?:is|are|would be|will be|considered|as|but)\s+(?:an?\s+)?(?:\w+\s+)?(?:plus|bonus|advantage|asset|advantageous`,
  '|beneficial|desirable|preferred|desired|helpful|welcome)|(?:a|big|huge|strong) (?:plus|bonus)|preferred|preferably|desirable|desired',
  '|advantageous|bonus points?|ideally|not (?:required|essential|mandatory|necessary|needed)|optional|would be (?:great|nice|ideal|good)|good to have|(?:super|great',
  '|lovely|nice|cool|brilliant|fantastic|wonderful|perfect|even better|extra points) if',
  String.raw`|beneficial|we['’]d love)\b`,
);
/** Benefits, legal notes and how to apply. */
export const SKIP_CUE = joinPattern(
  'iu',
  String.raw`\b(?:equal[- ]opportunit|equal opportunities|regardless of|irrespective of|without regard to|401\(?k|paid time off|\bpto\b|(?:medical|health`,
  String.raw`|vision)(?:,| and| &|,? \+|/)+ ?dental|dental(?:,| and| &|,? \+|/)+ ?(?:and )?(?:vision|medical|health|life|optical)|dental (?:insurance`,
  String.raw`|cover(?:age)?|plans?|benefits?|scheme)|health insurance|medical insurance|life (?:insurance|assurance)|pensions?\b|parental leave|maternity`,
  String.raw`|reasonable (?:accommodation|adjustment)|background check|criminal record|disclosure and barring|\bdbs\b|right to work|eligible to work`,
  "|security (?:requirements|clearance)|all qualified applicants|protected veteran|(?:do not|doesn['’]t|don['’]t) discriminate|discriminat(?:e",
  String.raw`|ion)|salary (?:range|:)|annual leave|bank holidays?|\d+ days['’]?\s+(?:of\s+)?(?:annual |paid )?(?:holiday|leave|vacation)`,
  String.raw`|days['’]? holiday|free (?:\w+[- ]){0,2}(?:lunch|parking|snacks|fruit|coffee|meals|gym|use)|stock options|equity|share (?:plan|scheme)`,
  String.raw`|gym membership|cookies?\b.{0,20}\bpolicy|privacy (?:policy|notice)|(?:staff|employee|generous|store|home|product) discounts?`,
  String.raw`|discounts? scheme|apply (?:now|today|via|online|with|here)|by applying|send (?:us )?(?:your|an|a) (?:\w+ )?(?:cv|resume|application|cover)`,
  String.raw`|visa|sponsor\b|sexual orientation|race, |gender identity|sexual identity|competitive (?:salary|pay|compensation|package)|company car`,
  String.raw`|car allowance|tuition|study support|season ticket|cycle to work|we offer\b|we provide\b|you['’]ll (?:get|receive)\b|bonus scheme`,
  '|refer a friend|flexible working|hybrid working|wellbeing|signing bonus|(?:annual|discretionary|performance|monthly) bonus|stipend',
  '|relocation package|volume of applications|successful candidates (?:can|will be contacted)|we can only|only successful',
  '|employment (?:business|agency)|safeguarding and promoting|share this commitment|celebrate diversity|diverse workforce|value(?:s)? diversity',
  '|welcome (?:every|applica)|encourag(?:e|es) applica|career (?:progression|development)|covering letter|informal (?:chat|discussion)',
  String.raw`|offers? hybrid|\bOTE\b|per (?:hour|annum|day)|pay scale|required to (?:sit|stand|walk|lift|use hands)|(?:able to|must) lift|perks|to apply,`,
  String.raw`|e-?mail (?:us )?(?:an?|your)|mps/ups)(?=\W|$)`,
);
/** A clause that addresses or mentions the candidate. */
export const CANDIDATE_CUE = joinPattern(
  'iu',
  String.raw`\b(?:you|your|yourself|candidates?|applicants?|post ?holder|incumbent|responsib\w+|experience|knowledge|skills?|ability|required|requires?`,
  String.raw`|must|qualifi\w+|looking for|looking to|seek(?:s|ing)?|wish to|appoint|hiring|need(?:s|ed)?|ideal(?:ly)?|duties|familiarity|proficien\w+`,
  String.raw`|degree|certificat\w+|licen[cs]e|responsible|will (?:be|have|lead|work|support|manage)|join(?:ing)?)\b`,
);
/** Labels, not skills, even without a colon: the line below is their value. */
export const SURE_FACT =
  /\s|:$|^(?:location|salary|deadline|department|employer|company|website|e-?mail|phone|telephone|tel|ref|reference|recruiter|industry|duration|grade|level|address|remuneration)$/iu;
/** Whom and when to write to: "Apply to Jane Smith", "Call Dave on 555 0100", "Reports to the Head of Sales." */
export const ADDRESSED = joinPattern(
  'u',
  String.raw`^(?:[Gg]reetings\b|(?:[Pp]lease |[Tt]o )?(?:(?:[Aa]pply|[Aa]pplications) (?:to|by|before|until|through|directly)\b|(?:[Cc]ontact|[Cc]all`,
  String.raw`|[Ww]rite to|[Ss]peak to|[Rr]ing) (?:(?:our|the) )?(?:(?:Mr|Ms|Mrs|Dr)\.? )?(?:\p{Lu}[\p{L}.'’-]* ?){1,3}(?:on|at|today|now)\b|(?:[Cc]ontact`,
  String.raw`|[Cc]all|[Ee]-?mail|[Ww]rite to)(?: us)?(?: at| via| on)? www\b)|[Rr]eports (?:directly )?to [^,]*$|[Rr]eporting (?:directly )?to (?:the `,
  String.raw`|our )?\p{Lu}[^,]*$)`,
);
/** Beginnings of a note on applying, which end the text before: "SQL, send your CV to Jane". */
export const APPLY_CUE =
  /^(?:[Pp]lease )?(?:[Ss]end|[Aa]pply|[Ss]ubmit)(?: us)? (?:your|an?|to|now|today|via|online|here|at|by|with)\b/u;
