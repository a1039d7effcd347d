import { joinPattern } from '../text/join-pattern.ts';

/** What a label of an advertisement announces. Values of `other` are not needed by a letter. */
export type JobLabel = 'title' | 'company' | 'manager' | 'contact' | 'recruiter' | 'address' | 'place' | 'other';

/** Words in front of a colon, parted by `|`. "Hiring manager" and "recruiter" may be the role as well: `readJob` tells by what follows. */
export const JOB_LABELS: Record<JobLabel, string> = {
  title:
    'job title|title|job|urgent|urgently required|new vacancy|current vacancy|position|position title|job position|role|role title|job ' +
    'role|post|post title|vacancy|vacancy title|opening|job opening|open position|open role|vacant position|designation|now hiring|we are ' +
    "hiring|we’re hiring|we're hiring|hiring|wanted|job description|job posting|job advert|job advertisement|job ad|job profile|job " +
    'details|position description|role description',
  company:
    'company|company name|name of company|employer|employer name|organisation|organization|organisation name|organization name|firm|hiring ' +
    'company|hiring organisation|hiring organization|business name',
  manager: 'hiring manager|hiring manager name|name of hiring manager|hiring lead',
  contact:
    'contact|name|contact name|contact person|contact for this role|point of contact|your contact|hiring contact|attention|attn|attn.|apply ' +
    'to|applications to|send applications to|ansprechpartner|ansprechpartnerin',
  recruiter:
    'headteacher|head teacher|recruiter|recruiter name|recruitment contact|recruiting contact|recruitment consultant|hr|hr contact|hr ' +
    'manager|line manager|talent partner|talent acquisition partner|posted by|job poster',
  address:
    'address|company address|office address|business address|postal address|mailing address|street address|head office|headquarters|our office|office',
  place: 'location|job location|work location|office location|place of work|workplace|site|where|based in|based at',
  other:
    'department|division|team|unit|business unit|function|reference|reference number|reference no|reference no.|ref|ref.|ref no|ref no.|ref ' +
    'number|job ref|job reference|job id|job number|job no|job code|requisition|requisition id|req id|vacancy id|vacancy number|vacancy ' +
    'reference|date|date posted|posted|posted on|posting date|published|closing date|close date|deadline|application deadline|apply ' +
    'by|start|start date|starting date|interview date|interviews|salary|salary range|ctc|notice period|working days|pay|pay range|pay ' +
    'rate|rate|day rate|compensation|package|wage|bonus|benefits|perks|hours|working hours|hours per week|schedule|shift|shifts|duration|type|job ' +
    'type|employment|employment type|contract|contract type|type of contract|work type|working pattern|work mode|work ' +
    'model|workload|grade|band|level|job level|seniority|seniority level|experience|experience level|years of ' +
    'experience|education|industry|sector|category|job category|job ' +
    'family|city|country|state|region|travel|visa|language|languages|email|e-mail|email address|e-mail address|web ' +
    'address|web|website|url|link|phone|phone number|telephone|tel|tel.|mobile|fax|linkedin|applicants|openings|number of openings|number of ' +
    'positions|vacancies|reports to|reporting to|report to|reporting line|direct reports|responsible ' +
    'to|supervisor|client|agency|about|summary|overview|note|skills|requirements|responsibilities|qualifications|duties|apply|how to apply',
};

/** Headings over a part of an advertisement, which name no role themselves. */
export const JOB_HEADINGS =
  'job description|job advertisement|job advert|job ad|job posting|job details|job information|job profile|job purpose|job summary|job ' +
  'overview|job title|position description|position summary|position overview|role description|role overview|role summary|about|about us|about ' +
  'you|about the role|about the job|about the position|about the company|about the team|the role|the job|the position|the company|the team|your ' +
  'role|your team|your profile|our team|our company|overview|summary|introduction|company overview|company description|company profile|who we ' +
  "are|what we do|we are hiring|we’re hiring|we're hiring|now hiring|join us|join our team|vacancy|vacancies|job vacancy|job opening|job " +
  'opportunity|career opportunity|careers|opportunity|staff|staff vacancy|urgent|wanted|advertisement';

/** Headings behind which tasks and demands are listed: a title that is there is a colleague's or an earlier one. */
export const LIST_HEADINGS = joinPattern(
  'iu',
  String.raw`^(?:(?:key|main|core|essential|minimum|preferred|basic|required|your|the|primary|general)\s+)*(?:responsibilities|duties|tasks|requirements?`,
  "|qualifications|skills|experience|benefits|perks|what (?:you|we|you['’]ll).*|you will.*|you have.*|you['’]ll.*|we offer|we require|desirable",
  String.raw`|essential|nice to have|must have|person specification|how to apply|reports? to|reporting to|works? with|you will work with.*)\b`,
);

/** Headings below which the employer says what it gives. Above everything else they do not end what an advertisement opens with. */
export const OFFER_HEADINGS = joinPattern(
  'iu',
  String.raw`^(?:(?:our|the|your|staff|employee|company|key|great|fantastic)\s+)*(?:benefits?|perks?|rewards?|package|what (?:we (?:can )?(?:offer|give`,
  "|provide)|(?:(?:is|['’]s)|we have) (?:in it for you|on offer)|you(?:['’]ll| will| can)? (?:get|receive|enjoy|gain))(?: you)?|we (?:offer",
  '|provide|give)(?: you)?|(?:all )?the good (?:stuff|bits)|what you can expect(?: from us)?|in return|why (?:join|work (?:for|with|at)',
  String.raw`|choose) .{1,30})(?:\s+(?:and|&)\s+(?:perks|benefits|rewards))?(?:\s+(?:include|for (?:you|staff)|package))?[\s:：?!.…]*$`,
);

/** Last words that headings have and titles do not: "Staff benefits", "Executive summary". */
export const HEADING_NOUNS =
  'benefits?|perks?|rewards?|recognition|discounts?|values?|culture|mission|vision|story|stories|history|offer|offers|package|salary|pay' +
  '|compensation|remuneration|wages?|summary|overview|description|introduction|profile|requirements?|qualifications?|responsibilities|duties' +
  '|tasks|skills|experience|information|details|handbook|message|news|portal|process|policy|policies|terms|conditions|hours|shifts|wellbeing' +
  '|wellness|welfare|events?|facts|notes?|advantages|facilities|testimonials|questions|faqs?|expectations|essentials|highlights';

/** Words of an office, a team or a request where a person's name could be: "Contact: Human Resources", "Contact us today". */
export const NO_PERSON_WORDS =
  'us|we|you|our|your|the|this|a|an|at|by|via|for|or|and|team|teams|department|dept|hr|human|resources|talent|recruiting|recruitment|recruiter' +
  '|recruiters|hiring|people|personnel|careers|career|jobs|job|office|offices|support|service|services|administration|admin|sales|marketing' +
  '|finance|operations|retail|engineering|product|design|customer|success|human ' +
  'resource|acquisition|staffing|reception|switchboard|head|headquarters|now|today|tomorrow|immediately|directly|email|e-mail|mail|phone' +
  '|telephone|tel|call|address|details|information|info|person|form|page|website|web|online|linkedin|apply|application|applications|position' +
  '|role|vacancy|portal|below|above|here|north|south|east|west|northern|southern|eastern|western|central|monday|tuesday|wednesday|thursday' +
  '|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|united|new|street|road|avenue' +
  '|board|committee|panel|school|church|farm|farms|house|hall|center|centre|society|association|club|store|shop|market|kitchen|garden|gardens';

/** Placeholders for a missing name. */
export const PLACEHOLDER =
  /^(?:tb[acd]|n\/?a|none|not (?:given|available|disclosed|specified)|unknown|undisclosed|confidential|to be (?:confirmed|announced|advised|determined)|see below|anonymous|-+|–+|—+|\.+|…+)\.?$/iu;
