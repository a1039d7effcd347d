/** Tools by the name they are spoken with. Those that are also ordinary words must stand in the text exactly so. */
export const TOOL_NAMES =
  'JavaScript, TypeScript, Python, Java, Kotlin, C++, C#, Ruby on Rails, PHP, Scala, React, React Native, Angular, Vue, Svelte, Next.js, Node.js, Django, Flask, Spring Boot, .NET, Laravel, GraphQL, PostgreSQL, MySQL, MongoDB, Redis, Elasticsearch, Kafka, RabbitMQ, Docker, Kubernetes, Terraform, Ansible, Jenkins, GitHub Actions, GitLab, AWS, Azure, Google Cloud, Linux, Prometheus, Grafana, Datadog, Splunk, SQL, Pandas, PyTorch, TensorFlow, Apache Spark, Airflow, dbt, Snowflake, BigQuery, Databricks, Power BI, Tableau, Looker, SPSS, SAS, MATLAB, Figma, Adobe Photoshop, Photoshop, Illustrator, InDesign, Premiere Pro, After Effects, Blender, AutoCAD, SolidWorks, Revit, CATIA, ANSYS, Jira, Confluence, Trello, Asana, Microsoft Project, SharePoint, Salesforce, HubSpot, Pipedrive, Zendesk, Freshdesk, ServiceNow, Intercom, Google Analytics, Google Ads, Mailchimp, WordPress, Shopify, Magento, Hootsuite, Semrush, Google Sheets, Google Workspace, Microsoft Office, PowerPoint, QuickBooks, Xero, NetSuite, SAP, Oracle, DATEV, Workday, BambooHR, Greenhouse, Westlaw, LexisNexis, Clio, Epic, Cerner, Opera PMS, Micros, Toast, Selenium, Cypress, Playwright, Postman, Burp Suite, Nessus, Wireshark, Metasploit, Active Directory, Unity, Unreal Engine, LabVIEW, ArcGIS, QGIS, LIMS, Google Classroom, Moodle, Canvas, Primavera, Procore, Bluebeam, Siemens PLC, Fanuc, Kronos, Excel, Word, Access, Outlook, Slack, Notion, Sage, Swift, Rust, Go, Sketch, Flutter, Spark, Helm, Chef, Puppet, Git, Bash';

export const ORDINARY_TOOL_WORDS = new Set(
  'Excel, Word, Access, Outlook, Slack, Notion, Sage, Swift, Rust, Go, Sketch, Flutter, Spark, Helm, Chef, Puppet, Bash, Epic, Toast, Micros, Canvas, Unity, Oracle, Illustrator, Greenhouse, Cypress, Intercom, Looker, Pandas, React, Angular, Workday, Postman, Flask, Kronos, Confluence, Scala, Blender, Git, Clio, SAS, SAP, LIMS, Java'.split(
    ', ',
  ),
);

/** Kinds of work that can be named without an article: "How do you approach lesson planning?" */
export const SKILL_NAMES =
  'code review, pair programming, test automation, system design, data modelling, data visualisation, machine learning, split testing, statistical analysis, data quality, capacity planning, incident response, threat modelling, penetration testing, vulnerability management, access management, regression testing, test planning, user research, usability testing, product discovery, roadmap planning, backlog refinement, sprint planning, stakeholder management, risk management, change management, project planning, budget management, requirements gathering, process improvement, market research, content planning, search engine optimisation, email marketing, social media management, campaign planning, brand management, media relations, lead generation, cold calling, account management, contract negotiation, sales forecasting, pipeline management, customer onboarding, complaint handling, customer retention, technical support, patient assessment, medication administration, infection control, wound care, discharge planning, care planning, pain management, triage, patient education, treatment planning, crisis intervention, risk assessment, case management, safeguarding, behaviour management, lesson planning, classroom management, curriculum development, student assessment, differentiated instruction, financial reporting, financial modelling, account reconciliation, budgeting, forecasting, bookkeeping, tax planning, internal audit, credit control, payroll processing, legal research, contract drafting, due diligence, regulatory compliance, talent acquisition, employee relations, performance management, workforce planning, diary management, event planning, travel planning, record keeping, minute taking, data entry, experimental design, sample preparation, data collection, scientific writing, grant writing, inventory management, stock control, order picking, route planning, demand planning, supplier management, procurement, warehouse safety, defensive driving, load securing, vehicle inspection, food safety, menu planning, food preparation, latte art, table service, event catering, visual merchandising, cash handling, loss prevention, preventive maintenance, fault finding, pipe fitting, TIG welding, MIG welding, blueprint reading, electrical installation, site safety, quantity surveying, cost estimation, site supervision, quality control, quality assurance, root cause analysis, lean manufacturing, machine setup, statistical process control, predictive maintenance, crop rotation, irrigation, pest management, animal welfare, soil management, policy analysis, public consultation, community engagement, report writing, access control, conflict management, crowd management, evidence handling, first aid, copy editing, investigative reporting, video editing, storytelling, fact checking, personal training, client consultation';

/** Spellings in a description that mean one of the skills above. */
export const SKILL_SPELLINGS: Readonly<Record<string, string>> = {
  'code reviews': 'code review',
  'data modeling': 'data modelling',
  'data visualization': 'data visualisation',
  'threat modeling': 'threat modelling',
  'financial modeling': 'financial modelling',
  'behavior management': 'behaviour management',
  'search engine optimization': 'search engine optimisation',
  'a b testing': 'split testing',
  'stakeholder engagement': 'stakeholder management',
  'handling complaints': 'complaint handling',
  'stock management': 'stock control',
  'inventory control': 'inventory management',
  'planning lessons': 'lesson planning',
  'plan lessons': 'lesson planning',
  'handling cash': 'cash handling',
  'handle cash': 'cash handling',
  'food hygiene': 'food safety',
  'preventative maintenance': 'preventive maintenance',
  'risk assessments': 'risk assessment',
  'care plans': 'care planning',
  'month end close': 'financial reporting',
};

/** Duties: what to look for, and how to say it after "This job involves" without pasting the text. */
export const DUTY_PATTERNS: readonly { pattern: RegExp; duty: string }[] = [
  {
    pattern:
      /\b(?:manag|lead|supervis|oversee|direct)\w*\s+(?:\w+\s+){0,3}(?:team|staff|crew|squad)\b|\bteam leadership\b|\bline management\b/i,
    duty: 'leading a team',
  },
  {
    pattern:
      /\b(?:train|mentor|coach|induct|onboard)\w*\s+(?:\w+\s+){0,3}(?:staff|colleagues|employees|hires|starters|members|juniors?|apprentices|students|engineers|nurses)\b/i,
    duty: 'bringing on new colleagues',
  },
  {
    pattern:
      /\b(?:handl|resolv|deal\w* with|respond\w* to|manag)\w*\s+(?:\w+\s+){0,2}complaints\b|\bcomplaint handling\b/i,
    duty: 'dealing with complaints',
  },
  {
    pattern: /\b(?:writ|prepar|produc|compil)\w*\s+(?:\w+\s+){0,3}reports\b/i,
    duty: 'writing reports for other people',
  },
  {
    pattern:
      /\b(?:present|presentations)\b[^.]{0,40}\b(?:clients?|customers?|executives?|board|stakeholders|management|leadership|senior)\b/i,
    duty: 'presenting to demanding audiences',
  },
  {
    pattern: /\b(?:manag|control|monitor|own|oversee)\w*\s+(?:\w+\s+){0,3}budgets?\b|\bbudget responsibility\b/i,
    duty: 'looking after a budget',
  },
  {
    pattern: /\b(?:tight|strict|multiple|competing|demanding)\s+(?:\w+\s+)?(?:deadlines|priorities)\b/i,
    duty: 'working to tight deadlines',
  },
  {
    pattern: /\b(?:night|rotating|weekend|early|late|evening)\s+shifts?\b|\bshift work\b|\bweekends and\b/i,
    duty: 'working shifts',
  },
  { pattern: /\bon[- ]call\b/i, duty: 'being on call' },
  { pattern: /\b(?:fast[- ]paced|high[- ]pressure|busy)\b/i, duty: 'keeping your head on very busy days' },
  {
    pattern:
      /\bcross[- ]functional\b|\b(?:collaborat|work)\w*\s+(?:closely\s+)?(?:with|across)\s+(?:other\s+)?(?:teams|departments|designers|engineering|stakeholders)\b/i,
    duty: 'working with people from other departments',
  },
  {
    pattern: /\b(?:sales|revenue|weekly|monthly|quarterly)\s+targets\b|\bquotas?\b/i,
    duty: 'meeting targets that are counted',
  },
  { pattern: /\bnegotiat\w+\b/i, duty: 'negotiating' },
  { pattern: /\b(?:suppliers|vendors|subcontractors|contractors)\b/i, duty: 'working with outside suppliers' },
  {
    pattern:
      /\b(?:accurate|detailed|up[- ]to[- ]date|confidential)\s+(?:\w+\s+)?(?:records|documentation|notes)\b|\brecord[- ]keeping\b/i,
    duty: 'keeping careful records',
  },
  {
    pattern: /\b(?:travel|travelling|traveling)\b(?! arrangements| agent| industry| insurance)/i,
    duty: 'being away from home or base',
  },
  {
    pattern: /\b(?:heavy lifting|physically demanding|lift up to|stand for long|all weathers|outdoors)\b/i,
    duty: 'doing physically hard work',
  },
  { pattern: /\bconfidential(?:ity|ly)?\b/i, duty: 'handling confidential information' },
  { pattern: /\b(?:children|pupils|young people|toddlers)\b/i, duty: 'being responsible for children or young people' },
  { pattern: /\b(?:vulnerable|elderly|dementia|disabilit\w+)\b/i, duty: 'supporting people who depend on you' },
  { pattern: /\bfrom scratch\b|\bgreenfield\b|\bground up\b/i, duty: 'building things from nothing' },
  { pattern: /\bremote(?:ly)?\b|\bdistributed team\b/i, duty: 'working at a distance from your colleagues' },
];
