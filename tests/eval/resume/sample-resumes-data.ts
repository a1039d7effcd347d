/** Resumes of invented people with the job each is held against, for the properties of the review and the letter. */
export const SAMPLES: { resume: string; jobDescription: string; synonyms: [string, string][] }[] = [
  {
    resume: `Jane Miller
Senior Software Engineer
jane.miller@example.com | +1 (512) 555-0142 | Austin, TX

EXPERIENCE
Senior Software Engineer, Acme, Inc.    Jan 2020 – Present
• Reduced build time by 40% by moving 12 services to Kubernetes on AWS
• Led a team of 6 engineers and mentored two interns
• Designed REST APIs in TypeScript used by 3 million customers
Software Engineer, Globex    Jun 2016 – Dec 2019
• Built a payments service in Go and PostgreSQL
• Wrote unit tests and set up CI/CD with Jenkins

EDUCATION
B.Sc. Computer Science, University of Texas, 2016

SKILLS
Go, TypeScript, PostgreSQL, Kubernetes, AWS, Docker, Terraform`,
    jobDescription: `Senior Backend Engineer at Northwind
Northwind is looking for a Senior Backend Engineer to build our payments platform.
Requirements:
- 5+ years of experience with Go or TypeScript
- PostgreSQL, Kubernetes and AWS
- REST API design and unit testing
- Strong communication skills and mentoring
Nice to have: Kafka, Terraform`,
    synonyms: [
      ['Kubernetes', 'k8s'],
      ['PostgreSQL', 'Postgres'],
      ['AWS', 'Amazon Web Services'],
      ['Go and', 'Golang and'],
    ],
  },
  {
    resume: `MARIA LOPEZ, RN
Registered Nurse
maria.lopez@example.org · (305) 555-0199 · Miami, FL

Professional Experience
Registered Nurse
Mercy Hospital, Miami, FL
March 2018 - Present
- Provide patient care for up to 6 patients a shift on a 30-bed cardiac unit
- Administer medication and monitor vital signs
- Trained 9 new nurses on infection control
Nursing Assistant
Sunrise Nursing Home
2015 - 2018
- Helped 20 residents with activities of daily living

Education
Bachelor of Science in Nursing, Florida International University, 2018

Certifications
BLS
ACLS

Languages: English, Spanish`,
    jobDescription: `Registered Nurse
Harbor Medical Center is seeking a Registered Nurse for its cardiac unit.
You will administer medication, monitor vital signs and document care in an electronic health record.
Required: RN license, BLS, two years of experience, empathy and communication skills.
ACLS preferred.`,
    synonyms: [
      ['vital signs', 'vitals'],
      ['activities of daily living', 'ADLs'],
    ],
  },
  {
    resume: `Tom Baker
tom.baker@example.net | 020 7946 0958 | Leeds, UK

Profile
Project manager in construction.

Employment History
Project Manager | Stonebridge Builders Ltd | 04/2019 - Present
• Managed 14 residential projects with budgets of up to £2.5m
• Negotiated contracts with 40 subcontractors
• Responsible for site safety and risk assessments
Site Engineer | Dale Construction | 09/2014 - 03/2019
• Prepared schedules in Primavera P6
• Coordinated 25 workers on site

Education
BEng Civil Engineering, University of Leeds, 2014

Skills: AutoCAD, Primavera P6, Microsoft Excel, PRINCE2`,
    jobDescription: 'Project Manager',
    synonyms: [['Microsoft Excel', 'MS Excel']],
  },
  {
    resume: `Anna Schmidt
anna.schmidt@example.de
Berufserfahrung
Marketing Managerin, Blumen GmbH    01/2019 – heute
• Steigerte den Umsatz im Online-Shop um 35%
Ausbildung
Master of Arts, Universität Hamburg, 2018
Kenntnisse
SEO, Google Ads, Photoshop`,
    jobDescription:
      'We need a digital marketing manager with SEO, Google Ads and Google Analytics. Creativity is welcome.',
    synonyms: [['SEO', 'search engine optimization']],
  },
];

export const KEYWORD_LIST =
  'Go, TypeScript, PostgreSQL, Kubernetes, AWS, REST APIs, unit testing, communication, mentoring, Kafka, Terraform, leadership';
