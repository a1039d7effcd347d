/** Advertisements as in `job-postings-data.ts`, set aside: their misses were read once, for causes that others share. */
export const HELD_OUT_POSTINGS: { trade: string; text: string }[] = [
  {
    trade: 'cyber security',
    text: `SOC Analyst (Tier 2)

Sentinel Harbor protects hospitals and utilities across the Pacific Northwest from cyber attacks. Our 24x7 operations center in Spokane has doubled in size since 2022.

The SOC Analyst is responsible for {monitoring security events}, {triaging alerts} and {leading the response to incidents}. You will {tune detection \
rules} in {Splunk} and {Microsoft Sentinel}, {hunt for threats}, {write incident reports} and {train tier 1 analysts}.

Required Skills:
- 2+ years of experience in a {security operations center}
- Understanding of {TCP/IP}, {DNS}, and the {MITRE ATT&CK framework}
- Hands-on experience with {SIEM} and {EDR} tools ({CrowdStrike Falcon} preferred)
- {Scripting} in {Python} or {PowerShell}
- {Strong written communication}
- Ability to {remain calm during high-pressure incidents}
- {Security+}, {CySA+} or {GCIH certification}

Preferred Skills:
- {Malware analysis}
- {Cloud security} ({AWS}, {Azure})

Why you'll love working here: 100% paid premiums for medical and dental, 401(k) with 6% match, four weeks of PTO, and a budget for conferences. \
Sentinel Harbor is an Equal Opportunity Employer, including disability and protected veterans.`,
  },
  {
    trade: 'driving',
    text: `Class A CDL Truck Driver – Home Daily

We are family owned and have been hauling building products in the Carolinas for 35 years.

What you'll do:
• {Drive a flatbed tractor-trailer} on local routes
• {Load, tarp and secure freight}
• {Perform pre-trip and post-trip inspections}
• {Maintain electronic logs} in accordance with {DOT regulations}
• {Operate a Moffett forklift} to unload at customer sites
• {Communicate with dispatch} about delays

What you need:
• {Valid Class A CDL} with clean driving record
• 1 year of {flatbed experience}
• {Current DOT medical card}
• Good {map reading} and {time management} skills
• {Basic English}

We offer: $1,400 to $1,700 weekly, paid holidays, health insurance, new Kenworth trucks and a safety bonus every quarter. Call Dave today!`,
  },
  {
    trade: 'cleaning',
    text: `Housekeeping Supervisor

Hotel Marisol is a four-star property on the seafront with 140 rooms. The hotel was refurbished last year.

As Housekeeping Supervisor you {inspect guest rooms} and public areas, {allocate daily tasks} to a team of 12 room attendants and {order linen \
and cleaning supplies}. You {train new staff} in {cleaning procedures} and the {safe use of chemicals} ({COSHH}). You {handle guest complaints} \
courteously and {report maintenance issues} to engineering.

The ideal candidate has previous {supervisory experience} in {hotel housekeeping}, an {eye for detail}, and is {hands-on}, {fair} and {well \
organised}. Knowledge of {Opera PMS} is an advantage. You are {flexible} and available at weekends. {Spanish} is a plus.

Benefits: meals on duty, uniform laundered, 50% off food in our restaurants, and rates for friends and family in sister hotels.`,
  },
  {
    trade: 'design',
    text: `Mid-weight Graphic Designer

Pebble & Pine is an independent branding studio of 14 people in Manchester. We have won a few awards and we have a studio dog called Biscuit.

We're looking for a designer who can take a project from first sketch to final artwork. You'll {develop brand identities}, {design packaging} \
and {prepare files for print}. You'll also {present concepts to clients} and {collaborate with copywriters and developers}.

You should have
- At least three years in a studio or agency
- A {strong portfolio}
- Excellent {typography} and {layout} skills
- Expert knowledge of {InDesign}, {Illustrator} and {Photoshop}
- Experience in {motion graphics} ({After Effects}) would be lovely
- {Figma} basics
- The ability to {take feedback} and {juggle several projects}
- {Curiosity} and a {good sense of humour}

We offer £30k to £35k, a nine-day fortnight and 25 days off plus Christmas. Send your portfolio and a short note to our studio manager.`,
  },
  {
    trade: 'pharmacy',
    text: `Pharmacy Technician

Location: Boise, ID
Schedule: Monday through Friday, 9 am to 6 pm

POSITION SUMMARY
Under the direct supervision of a pharmacist, the Pharmacy Technician {prepares and dispenses medications}, {enters prescriptions} into the computer system and {processes insurance claims}.

ESSENTIAL FUNCTIONS
1. {Counts, measures and labels medications} accurately.
2. {Compounds ointments} and {sterile preparations}.
3. {Manages inventory} and {rotates stock}.
4. {Answers telephone calls} and {refers clinical questions} to the pharmacist.
5. {Maintains patient confidentiality} in compliance with {HIPAA}.

QUALIFICATIONS
High school diploma or equivalent. {PTCB certification} and {Idaho technician registration} required. One year of {retail pharmacy} experience \
preferred. Knowledge of {medical terminology} and {pharmaceutical calculations}. {Accuracy}, {attention to detail} and {excellent customer service skills}.

PHYSICAL REQUIREMENTS
Must be able to stand for long periods and lift 20 pounds.

St. Brendan Health provides equal employment opportunities to all employees and applicants without regard to race, color, religion or genetics.`,
  },
  {
    trade: 'social work',
    text: `Children's Social Worker - Family Support Team

Working for Kelderdale Council means working for a place with moors on the doorstep and a council that was rated Outstanding last spring.

About the role
You will {carry a caseload} of children in need and children subject to child protection plans. You will {undertake assessments}, {write court \
reports}, {chair meetings} and {work in partnership with schools, health and police}. You will {build trusting relationships with families} and {hear the voice of the child}.

About you
- {Degree in Social Work} and {registration with Social Work England}
- Knowledge of the {Children Act 1989} and {Working Together}
- Experience of {child protection} and {court work}
- {Emotional resilience}
- {Analytical} and able to {make sound decisions}
- {Report writing} skills and confident with {Liquidlogic} or similar
- {Reflective practice}

What we offer
Protected caseloads, a retention payment of £3,000, 31 days leave, essential car user allowance and excellent training through our academy.

This post requires an enhanced DBS check. We particularly welcome applications from under-represented groups.`,
  },
  {
    trade: 'plumbing',
    text: `Plumbing & Heating Engineer

Nolan Mechanical is recruiting for a Plumbing and Heating Engineer to cover domestic properties in and around Bristol. Immediate start for the right person.

Day to day you will be:
{Servicing and repairing boilers}
{Installing bathrooms}, {radiators} and {unvented cylinders}
{Carrying out landlord gas safety checks}
{Diagnosing faults} and {ordering parts}
{Completing paperwork} on a tablet
{Dealing politely with tenants}

The right person will have:
{Gas Safe registration} ({CCN1}, {CENWAT}, {HTR1}, {CKR1})
{City & Guilds Level 2} or above in {plumbing}
{Unvented hot water (G3)} qualification
{Full driving licence}
A {tidy and professional} approach

You'll get a van and fuel card, company phone, 22 days holiday plus bank holidays, and overtime at time and a half.`,
  },
  {
    trade: 'events',
    text: `Event Coordinator

Convene & Co. organizes medical congresses for up to 5,000 delegates. We are a young, international team based in Vienna and Copenhagen.

Responsibilities
- {Coordinate logistics} of congresses: {venue sourcing}, {catering}, {AV} and {accommodation}
- {Negotiate with suppliers} and {keep track of budgets}
- {Manage registrations} in {Cvent}
- {Be the first point of contact} for speakers and sponsors
- {On-site management} (about 40 travel days a year)
- {Prepare post-event reports}

Profile
- Degree in {event management}, {tourism} or similar
- First experience in {congress organization} or {project coordination}
- {Fluent in English and German}
- {Service-minded}, {stress-resistant} and {solution-oriented}
- {Structured way of working} and {strong sense of responsibility}
- Good command of {MS Office}

Offer
- Gross salary from EUR 2,700 per month, overpayment possible depending on qualification
- Climate ticket, fruit basket, team events and language courses`,
  },
  {
    trade: 'insurance',
    text: `Commercial Lines Underwriter

Are you ready to take the next step? Granite Mutual, rated A by AM Best, is growing its small commercial team in Des Moines.

In this position, you will {evaluate and select risks}, {determine pricing} and {manage a book of business} of about $12 million. You will {negotiate \
terms with independent agents}, {analyze loss runs} and {conduct account reviews}. You will also {travel to agencies} to {promote our products} and {develop new relationships}.

Qualifications
Bachelor's degree in {business}, {finance} or {risk management}, or equivalent experience. Three years of {commercial underwriting} experience. \
Knowledge of {property and casualty coverages} and {ISO forms}. {CPCU} or {AU designation} a plus. {Sound judgment}, {negotiation skills} and \
the ability to {organize and prioritize work}. Proficiency in {Microsoft Excel} and {Guidewire PolicyCenter}.

Our benefits start on day one: medical, dental, profit sharing, volunteer days. We are committed to an inclusive workplace where all associates can thrive.`,
  },
  {
    trade: 'agriculture',
    text: `Assistant Farm Manager - Dairy

600-cow autumn calving herd, Dorset. Three-bedroom house available.

We are a progressive family business supplying a major cheese maker. The successful applicant will {assist with milking}, {calf rearing}, {grassland \
management} and {tractor work}, and will {deputise for the Herd Manager}.

You will need to demonstrate:
- Experience with {dairy cows} and good {stockmanship}
- Knowledge of {rotational grazing} and {plate metering}
- {AI} and {foot trimming} skills, or willingness to learn them
- {Record keeping} in {Uniform-Agri}
- {Telehandler} and {quad bike} certificates
- An {honest}, {hard-working} and {enthusiastic} nature
- {Willingness to learn}

In return: competitive salary dependent on experience, every other weekend off, pension, and funded training.`,
  },
  {
    trade: 'data engineering',
    text: `Data Engineer

We're Parcelwise. Every month more than 30 million parcels run through our software, and yet our engineering team is only 45 people.

Tasks
Build {batch and streaming data pipelines} with {Spark}, {Flink} and {Kafka}. Own our {data lake} on {S3} and {Delta Lake}. {Improve observability} \
and {data lineage}. {Work with analysts and data scientists} to {understand their requirements}. {Automate deployments} with {GitHub Actions} and {Helm}.

Requirements
Strong {Scala} or {Java}, plus {SQL}. A good grasp of {data modelling} ({star schemas}, {Data Vault}). Experience operating {production systems} \
at scale. Comfortable on the {Linux command line}. {Pragmatic}, {self-driven}, {open to feedback}. {Good English}.

Bonus points
{Apache Iceberg}, {Trino}, {GDPR} know-how, or contributions to {open source}.

Benefits
Work from anywhere in the EU, a laptop of your choice, a learning budget of €2,000, team retreats.`,
  },
  {
    trade: 'office',
    text: `Executive Assistant to the CEO

Permanent, full time, London W1, £48,000 - £52,000 plus bonus

Our client is a boutique private equity house with beautiful offices in Mayfair.

Role:
* {Complex diary management} across time zones
* {Booking international travel} and preparing {itineraries}
* {Minute taking} at board meetings
* {Preparing presentations} in {PowerPoint}
* {Processing expenses} ({Concur})
* {Gatekeeping} and {screening calls}
* {Organising client events}
* Some {personal assistance}

Person:
* Proven experience as an {EA at C-suite level}, ideally in {financial services}
* {Impeccable attention to detail}
* {Discreet}, {proactive} and {unflappable}
* {Excellent written English}
* {Advanced MS Office}
* {Typing speed} of 60 wpm

Please note that due to high levels of interest only shortlisted applicants will be contacted. We are an equal opportunities recruiter.`,
  },
];
