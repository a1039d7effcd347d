/** A whole advertisement, written for this project. What is in {braces} is a skill by our reading. */
export type JobPosting = { trade: string; text: string };

export const JOB_POSTINGS: JobPosting[] = [
  {
    trade: 'software',
    text: `Senior Backend Engineer (Payments)

About us
Brightwater is one of the fastest growing fintech companies in Northern Europe. We believe in transparency, ownership and good coffee. Our platform \
moves money for more than two million customers every day.

What you will do
- {Design and build microservices} in {Java 17} and {Kotlin} that process card payments
- {Write automated tests} and take part in {code reviews}
- {Mentor junior engineers} and help them grow
- Own services in production: {monitoring}, {incident response} and {on-call}

What we require
- 5+ years of professional experience with {Java} and the {Spring Boot} ecosystem
- Solid understanding of {distributed systems}, {event-driven architecture} and {Apache Kafka}
- Experience with {relational databases} (ideally {PostgreSQL 14+}) and {query optimisation}
- Familiarity with {Docker}, {Kubernetes} and {Infrastructure as Code} ({Terraform})
- {Excellent written and spoken English}
- You {communicate clearly} and are {comfortable with ambiguity}

Nice to have
- Knowledge of {PCI DSS} or {ISO 8583}
- Exposure to {Rust}

What we offer
- 30 days of holiday, a pension scheme and private health insurance
- A MacBook Pro, a home office budget and yearly trips to Lisbon
- Training in public speaking and a German course

Brightwater is an equal opportunity employer. We celebrate diversity and do not discriminate on the basis of race, religion, gender or disability.`,
  },
  {
    trade: 'nursing',
    text: `Staff Nurse – Surgical Ward

We are looking for a {compassionate} and {motivated} Registered Nurse to join our 28-bed surgical ward at Ashdown General Hospital. You will \
be joining a friendly team who pride themselves on the standard of care they give.

Main duties of the job
The post holder will {assess, plan, implement and evaluate care} for {pre- and post-operative patients}, {administer medication} safely and \
{maintain accurate records}. You will {supervise healthcare assistants} and students, and {liaise with the multidisciplinary team} to {plan safe discharges}.

Person specification
Essential
- {NMC registration}
- Evidence of {post-registration experience in an acute setting}
- Competent in {IV drug administration}, {venepuncture} and {cannulation}
- Knowledge of {infection prevention and control}
- {Good verbal and written communication skills}
- Able to {work under pressure} and {prioritise workload}
Desirable
- {Mentorship qualification}
- Experience of {stoma care} and {wound management}
- {Basic IT skills}

About us
Ashdown NHS Trust employs 6,000 staff across three sites. Our values are kindness, respect and excellence. Benefits include 27 days annual leave \
plus bank holidays, NHS pension, on-site nursery and free parking.

This post is subject to a Disclosure and Barring Service check. We welcome applications irrespective of age, disability, sex, gender identity, race or belief.`,
  },
  {
    trade: 'retail',
    text: `Store Manager - Fashion - Leeds City Centre
Up to £32,000 plus bonus

Do you live and breathe fashion? Do you love to {lead from the front}? Then this might be the job for you!

As Store Manager you will be responsible for {driving sales}, {delivering outstanding customer service} and {leading a team of 18}. You'll {manage \
stock levels}, {control costs} and make sure {visual merchandising} standards are always met. You will {recruit, train and develop your team}, {analyse KPIs} and {prepare staff rotas}.

You will have:
• Previous experience in {retail management}, ideally within fashion
• Proven ability to {motivate a team} and {achieve sales targets}
• {Strong commercial awareness}
• {Excellent communication skills}
• Experience of {stock control} and {loss prevention}
• A {positive attitude} and {flexibility} to {work weekends}

In return we offer a competitive salary, 28 days' holiday, a generous staff discount, a uniform allowance and real career progression.

Due to the high volume of applications we can only contact successful candidates.`,
  },
  {
    trade: 'law',
    text: `Commercial Property Solicitor (3-6 PQE)

Our client, a Legal 500 firm with offices in Bristol and Cardiff, seeks a Commercial Property Solicitor. The firm was founded in 1887 and acts for household names.

The role
You will handle a mixed caseload of {acquisitions and disposals}, {landlord and tenant matters}, {development work} and {secured lending}. You \
will {draft and negotiate leases}, {carry out due diligence}, {report to clients} and {supervise trainees}.

The successful candidate will be a {qualified solicitor} with at least three years' experience in {commercial real estate}. Strong {drafting} \
skills and {technical legal knowledge} are a must, as is the ability to {manage your own caseload} with minimal supervision. You should be {commercially \
minded}, {client focused} and able to {build lasting relationships}. Experience of {Land Registry applications} and {SDLT} is desirable. Familiarity \
with {case management systems} would be an advantage.

The firm offers hybrid working, a discretionary bonus, life assurance and a season ticket loan. Please send your CV and a covering letter to \
our recruitment partner. We are committed to building a diverse workforce.`,
  },
  {
    trade: 'hospitality',
    text: `SOUS CHEF

The Old Mill is a busy riverside restaurant with two AA rosettes. Our kitchen brigade of nine cooks for up to 180 covers a night.

Duties:
* {Run the kitchen} in the absence of the Head Chef
* {Prepare, cook and present dishes} to a high standard
* {Train and supervise junior chefs}
* {Stock rotation}, {ordering} and {stock takes}
* Keep the kitchen clean and comply with {HACCP} and {food hygiene} regulations
* {Menu development} together with the Head Chef

Requirements:
* Minimum 2 years as Sous Chef or strong Chef de Partie in a {rosette kitchen}
* {Level 3 Food Safety}
* {GP control} and {portion control}
* {Calm under pressure}, {organised} and a {team player}
* {Passion for food}

Package: £34,000 plus tips, 48 hours over 5 days, meals on duty, staff accommodation available. Must have the right to work in the UK.`,
  },
  {
    trade: 'construction',
    text: `Site Manager - Residential

Harland Homes builds around 900 homes a year across the Midlands. Due to expansion we need a Site Manager for a development of 120 plots in Derby.

Key Responsibilities
- {Manage subcontractors} and direct labour on a daily basis
- {Programme works} and make sure plots are {delivered on time and within budget}
- {Quality inspections} at each stage and {snagging}
- Ensure compliance with {CDM regulations} and {health and safety legislation}
- {Conduct toolbox talks} and {site inductions}
- {Liaise with building control}, NHBC and customers

Skills & Experience
- {SMSTS}, {CSCS Black Card} and {First Aid at Work} certificates
- {Trade background} or {HNC in Construction}
- Able to {read technical drawings}
- {IT literate} ({MS Project}, {Asta Powerproject})
- {Leadership skills} and {attention to detail}
- {Full UK driving licence}

Benefits: company car or allowance, 25 days holiday, pension contribution, healthcare, home discount scheme.`,
  },
  {
    trade: 'public service',
    text: `Policy Adviser, Grade 7

The Department

We are a ministerial department supported by 12 agencies and public bodies. Our people work in London, Darlington and Cardiff.

Job description

You will lead the {development of policy} on the regulation of private rented housing. You will {brief ministers}, {draft parliamentary answers} \
and {work with analysts} to {build the evidence base}. You will {manage a small team}, {engage with stakeholders} from local government and \
industry, and {oversee the delivery of a public consultation}.

Person specification

We are looking for somebody who can:
- {think strategically} and {see the big picture}
- {communicate complex issues} simply, orally and in writing
- {work at pace} and {deal with ambiguity}
- {make decisions} on the basis of incomplete evidence
- {build effective relationships} across organisational boundaries

It is desirable that you have experience of {housing policy}, {legislation} or {regulatory impact assessments}.

Benefits

Alongside your salary of £54,358 we contribute £14,677 towards your Civil Service pension. Learning and development tailored to your role, an \
environment with flexible working options and a culture encouraging inclusion and diversity.

Successful candidates must undergo a criminal record check and meet the security requirements before they can be appointed.`,
  },
  {
    trade: 'data',
    text: `Data Analyst (m/f/d), Berlin or remote

Who we are
Kiezkorb delivers groceries from local shops. 200 people from 40 nations work at our headquarters in Kreuzberg.

Your mission
You turn raw data into decisions. You {build dashboards} in {Looker}, {run A/B tests} with our product teams and {present insights to stakeholders}. \
You {model data} with {dbt} on {BigQuery} and care for {data quality}.

Your profile
You hold a degree in {Statistics}, {Economics} or a related field. You have at least 2 years of experience in {data analysis}, you write {advanced \
SQL} and you know your way around {Python} ({pandas}, {scikit-learn}). You understand {statistical significance} and {experimental design}. \
You are {curious}, {structured} and a {strong communicator}; you {challenge assumptions} and {work autonomously}. Fluent {English} is a must, \
{German} is a plus. Experience with {Airflow} or {event tracking} ({Snowplow}) would be great.

Why join us
Stock options, a public transport ticket, yoga on Wednesdays, a dog-friendly office, and free fruit. We value diversity and welcome every applicant \
regardless of origin, religion or sexual identity.`,
  },
  {
    trade: 'finance',
    text: `Assistant Management Accountant

Reporting to the Finance Manager, you will support the preparation of {monthly management accounts} for a group with a turnover of £40m.

Duties will include:
• Posting {accruals and prepayments}
• {Balance sheet reconciliations}
• {Variance analysis} against budget and forecast
• {Fixed asset register} maintenance
• Preparation of {VAT returns}
• {Cash flow forecasting}
• Assisting with the {year-end audit}
• Ad hoc {financial analysis}

The ideal candidate will be {part-qualified CIMA or ACCA} (or {AAT qualified}), with strong {Excel skills} including {pivot tables} and {VLOOKUPs}. \
Knowledge of {Sage 200} is preferred. You will be {numerate}, {analytical}, {methodical} and able to {work to tight deadlines}. You must be \
able to {explain financial information} to non-finance colleagues.

What's on offer
£30,000 to £34,000, study support, 25 days holiday, free on-site parking and early finish on Fridays.`,
  },
  {
    trade: 'logistics',
    text: `Warehouse Operative / Reach Truck Driver
Location: Daventry. Shifts: 06:00 - 14:00 and 14:00 - 22:00, Monday to Friday. Pay: £12.60 per hour

Our client, a leading distributor of car parts, has several vacancies.

The job involves:
- {Loading and unloading} vehicles
- {Picking and packing} orders using a {hand-held scanner}
- {Putting away stock} in very narrow aisles
- {Stock counting}
- {Operating a reach truck} in a safe manner
- {Keeping the work area clean and tidy}

You need:
- A valid {reach truck licence} ({RTITB} or {ITSSAR})
- Previous {warehouse experience}
- {Basic English and maths}
- {Good timekeeping} and a {can-do attitude}
- To be {physically fit} as the job involves {manual handling}

Benefits: weekly pay, canteen, free parking, 28 days holiday, temp to perm opportunity. Apply today with an up-to-date CV! By applying you accept our privacy policy and terms.`,
  },
  {
    trade: 'education',
    text: `Teacher of Science (Physics specialism)

Start date: September. Salary: Main Pay Scale plus TLR for a suitable candidate.

Northgate Academy is an oversubscribed 11-18 school with 1,350 pupils. In our last inspection we were judged to be good in every category. Our pupils are polite, curious and proud of their school.

We wish to appoint an {enthusiastic} teacher who can {teach Science} at {Key Stage 3} and 4 and {Physics} to A level. The successful candidate will:
- hold {Qualified Teacher Status}
- have {excellent subject knowledge} and {plan engaging lessons}
- {use assessment to inform teaching}
- have {high expectations} and be effective in {behaviour management}
- {differentiate for pupils} with {special educational needs}
- {work as part of a team} and {contribute to extra-curricular activities}
- {communicate effectively with parents}

Northgate Academy is committed to safeguarding and promoting the welfare of children and expects all staff to share this commitment. An enhanced \
DBS check is required. We offer a laptop, a wellbeing day, a cycle to work scheme and free use of the gym.`,
  },
  {
    trade: 'marketing',
    text: `Digital Marketing Executive

About Fernleaf: We make natural skincare in Cornwall. We're a B Corp and a Sunday Times top 100 employer.

The role: You'll {plan and deliver multi-channel campaigns} across {paid social}, {PPC}, {email} and {SEO}. You'll {manage our content calendar}, \
{write engaging copy}, {brief designers} and {report on performance} every week using {Google Analytics 4}. You'll {manage a monthly budget} of £20k and {work closely with our agency}.

About you: At least 18 months in a digital marketing role, with hands-on experience of {Meta Ads Manager}, {Google Ads} and {Klaviyo} (or another \
{ESP}). You can {analyse data} and {turn insights into action}. You're {creative}, {organised}, {proactive} and have a {keen eye for detail}. \
Basic {HTML} and {Adobe Creative Suite} skills would be a bonus, as would experience in {e-commerce} with {Shopify}.

Perks: Four-day week, product allowance, birthday off, pension, and a beach on the doorstep.`,
  },
  {
    trade: 'mechanical engineering',
    text: `Mechanical Design Engineer

Company Overview
Torrance Pumps has been an industry leader in fluid handling for over 60 years, with headquarters in Ohio and plants in Mexico and Poland.

Essential Duties and Responsibilities
• Create {3D models} and {detailed drawings} in {SolidWorks} for castings, machined parts and {sheet metal}
• Perform {FEA} and {tolerance stack-up analysis}
• Support {prototype testing} and {root cause analysis} of field failures
• {Prepare bills of material} and {engineering change orders}
• Work with manufacturing on {design for manufacturability}
• Interact with suppliers and customers

Qualifications
• {Bachelor's degree in Mechanical Engineering}
• 3-5 years of experience in {product design}, preferably {rotating equipment}
• Proficient with {GD&T} ({ASME Y14.5})
• Working knowledge of {PDM/PLM systems}
• {Strong analytical and problem-solving skills}
• Ability to {manage multiple projects} simultaneously
• {Effective interpersonal skills}

Physical Demands: While performing the duties of this job, the employee is regularly required to sit and talk. Must be able to lift up to 25 pounds. Travel up to 10%.

We offer medical, dental, vision, 401(k) match and tuition reimbursement. Torrance Pumps is an EEO/AA employer. All qualified applicants will \
receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status.`,
  },
  {
    trade: 'human resources',
    text: `HR Advisor

Are you a CIPD qualified HR professional looking for your next challenge? We're working with a national charity to recruit an HR Advisor on a 12-month fixed-term contract.

What you'll be doing:
Providing {advice and guidance to managers} on {absence management}, {disciplinary and grievance} cases, {performance management} and {redundancy}. \
{Coaching line managers}. Supporting with {recruitment and selection}. Maintaining {employee records} on the {HR information system}. {Updating \
policies} in line with {employment law}. {Delivering training} to managers.

What we're looking for:
{CIPD Level 5} or equivalent experience. Up-to-date knowledge of {UK employment legislation}. Experience of {handling complex employee relations \
cases} from start to finish. {Excellent interpersonal skills} with the ability to {influence at all levels}. {Discretion} and {confidentiality}. \
Ability to {work on your own initiative}. {Good working knowledge of Microsoft Office}.

What's in it for you:
35 hour week, hybrid working, 27 days' holiday rising to 32, enhanced maternity pay, an employee assistance programme and a healthcare cash plan.`,
  },
  {
    trade: 'care',
    text: `Support Worker

£11.80 per hour - full time and part time - no experience needed!

Every day is different when you {support people with learning disabilities} to live the life they choose. You could be helping somebody to cook a meal, go swimming or visit family.

You will:
Support with {personal care} and {medication}
Help with {daily living skills} such as {cooking}, {cleaning} and {budgeting}
{Follow care plans} and {risk assessments}
{Write daily notes}
{Promote independence} and choice
Encourage people to take part in {community activities}

We want to hear from people who are {kind}, {patient} and {reliable}. You'll {work well in a team}, {listen} and {stay calm in difficult situations}. \
Experience of {autism}, {epilepsy} or {challenging behaviour} is helpful but not essential as full training is given. You'll be willing to complete \
the {Care Certificate}. A {driving licence} is required for some services.

We will give you: paid training, a Blue Light Card, refer a friend bonus of £500, and the chance to gain a Level 2 or 3 diploma.`,
  },
  {
    trade: 'customer service',
    text: `Customer Service Representative (Spanish speaking)

TeleNova operates contact centers in 14 countries and handles over 80 million interactions every year for global brands.

As a Customer Service Representative you will {answer inbound calls, emails and chats}, {resolve complaints}, {process orders and refunds} and \
{update customer records} in {Salesforce Service Cloud}. You will {escalate technical issues} and {meet individual targets} for {average handling time} and {customer satisfaction}.

Job requirements:
- Native or {bilingual} {Spanish}, {English} at B2 level or above
- High school diploma; at least 6 months of {call center experience}
- {Active listening}, {empathy} and {patience}
- {Multitasking}: {typing} while speaking to customers
- {Computer literacy} and {data entry} skills
- Willingness to work rotating shifts

We provide: relocation package, accommodation for the first two weeks, private medical insurance, a monthly performance bonus and a multicultural environment in the heart of Athens.`,
  },
  {
    trade: 'project management',
    text: `IT Project Manager, Contract, 6 months, London / hybrid, £550 per day inside IR35

My client, a global insurer, requires an experienced Project Manager to {deliver a cloud migration programme}. The ideal Project Manager will \
have a strong background in {infrastructure projects} and come from a {financial services} environment.

Key skills:
- {Project planning}, {RAID management} and {budget tracking}
- {Stakeholder management} up to C-level
- {Third party supplier management}
- {Agile} and {Waterfall} delivery
- {Azure} or {AWS} migration experience
- {Change management} and {release management}
- {PRINCE2 Practitioner} or {PMP}
- {Jira}, {Confluence} and {MS Project}
- {Excellent facilitation and negotiation skills}

Candidates must be eligible to work in the UK. Please apply now or call for an informal chat. We act as an employment business in relation to this vacancy.`,
  },
  {
    trade: 'laboratory',
    text: `Research Associate II, Cell Biology

Lumara Therapeutics is a clinical-stage biotechnology company developing gene therapies for rare diseases of the eye. We are located in Cambridge, Massachusetts, a short walk from Kendall Square.

We seek a {highly motivated} Research Associate to join our Cell Biology group. The candidate will {maintain mammalian cell lines}, perform \
{transfections}, {flow cytometry}, {qPCR} and {Western blots}, {analyze and present data} at group meetings, and {keep detailed electronic lab notebooks}.

Minimum qualifications
BS or MS in {Molecular Biology}, {Biochemistry} or a related discipline with 2+ years of industry experience. Hands-on experience in {aseptic \
technique} and {cell-based assays}. Experience with {GraphPad Prism} and {FlowJo}. {Strong organizational skills}, {scientific curiosity}, and \
the ability to {multitask} in a {fast-paced environment}.

Preferred qualifications
Experience with {AAV vectors}, {iPSC differentiation} or {CRISPR}. Familiarity with {automated liquid handlers}.

Lumara offers competitive compensation, equity, comprehensive health coverage, and unlimited PTO. Lumara is proud to be an equal opportunity workplace.`,
  },
  {
    trade: 'electrical trade',
    text: `Maintenance Electrician – Food Factory – Days and Nights (4 on 4 off)

Salary £44,500. You will be working for a household name in frozen food.

The Role
{Planned preventative maintenance} and {reactive maintenance} on high speed {packaging machinery}. {Fault finding} on {PLCs} ({Siemens S7}, \
{Allen-Bradley}), {inverters}, {sensors} and {three-phase motors}. {Reduce downtime} through {continuous improvement}. {Complete job sheets} \
on the {CMMS}. Work to {permit to work} and {lock out tag out} procedures.

The Person
{Time-served apprenticeship} or {NVQ Level 3 in Electrical Engineering}
{18th Edition Wiring Regulations}
Experience in an {FMCG} or other high-volume manufacturing environment
{Multi-skilled} with some mechanical knowledge of {pneumatics} and {hydraulics}
{Team player} who can also {work unsupervised}
{Flexible} regarding overtime

Benefits
Pension matched up to 8%, life assurance, subsidised canteen, employee share plan.`,
  },
  {
    trade: 'sales',
    text: `Account Executive (Mid-Market)

Calendro helps teams schedule meetings without the back and forth. We raised a $40M Series B led by Northgate Ventures and we're growing fast.

In this role, you will
{Run the full sales cycle} from {prospecting} to close
{Build and manage a pipeline} of mid-market accounts in {HubSpot}
{Conduct product demos} and {discovery calls}
{Negotiate contracts} and {exceed quarterly quota}
{Partner with marketing and customer success}
{Forecast accurately}

You have
3+ years of {B2B SaaS sales} experience with a track record of {overachieving targets}
Knowledge of a sales methodology such as {MEDDIC} or {SPIN}
{Excellent presentation skills} and {business acumen}
A {growth mindset}, {resilience} and {coachability}
Experience {selling to HR or operations leaders} is a plus

Compensation and benefits: $75,000 base, $150,000 OTE, equity, 401(k), health, dental and vision, $1,000 for learning, and a remote stipend. Calendro does not sponsor visas at this time.`,
  },
];
