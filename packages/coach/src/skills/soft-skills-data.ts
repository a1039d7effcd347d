import type { SkillFamily } from './skill-family.ts';

export const SOFT_SKILLS: SkillFamily[] = [
  {
    family: 'Communication',
    category: 'soft',
    skills: `Communication|communication skills|communicator|communicative|communicating|verbal communication|oral communication|communicate clearly|communicate complex|communicate effectively|clear communication|strong communicator|excellent communicator|*verbal|*oral;
      Written communication|written communication skills|writing skills|excellent writing|strong writing|*written;
      Presentation skills|presenting|presentation|public speaking|giving presentations|deliver presentations|make presentations|presenter;
      Active listening|listening skills|listening|good listener|attentive listening;
      Interpersonal skills|interpersonal|interpersonal communication|people skills|*social|*people;
      Storytelling|narrative skills;
      Cross-functional communication|cross-team communication;
      Explaining technical ideas|explain complex|explain technical|translate technical concepts|simplify complex|explain complex concepts|technical communication;
      Plain language|clear language;
      Diplomacy|diplomatic|tact|tactful|discretion|discreet;
      Telephone manner|phone manner|telephone etiquette|telephone skills|phone skills|phone etiquette;
      Business communication|professional communication|business correspondence;
      Intercultural communication|cross-cultural communication|cultural awareness|cultural sensitivity|cultural competence|cultural competency|intercultural skills|cross-cultural;
      Nonverbal communication|body language;
      Questioning skills|asking questions|ask the right questions;
      Influencing|influencing skills|persuasion|persuasive|persuasion skills|influence others|influencer skills|influencing without authority|*influencing;
      Negotiation skills|negotiating|negotiation|negotiator|negotiate|*negotiating;
      Debating|argumentation;
      Advocacy skills|advocate for;
      Multilingual communication|multilingual|bilingual`,
  },
  {
    family: 'Teamwork',
    category: 'soft',
    skills: `Teamwork|team work|team player|team-player|work in a team|working in a team|team-oriented|team oriented|team spirit|team working|work as part of a team|part of a team|team environment|teamworking|work in teams|working in teams|team collaboration|work with others|collaborate with|collaborating with;
      Collaboration|collaborative|collaborate|collaborating|collaborator|cross-functional collaboration|work collaboratively|collaboratively|collaborated|co-operation|cooperation|cooperative;
      Cross-functional teamwork|cross-functional teams|cross functional teams|cross-functional|multi-disciplinary teams|multidisciplinary teams|multidisciplinary team|interdisciplinary teams|interdisciplinary|multidisciplinary|multi-disciplinary;
      Relationship building|relationship-building|relationship management|build relationships|building relationships|establish relationships|maintain relationships|develop relationships|rapport|build rapport|relationship skills|working relationships|interpersonal relationships;
      Networking skills|professional networking|build networks;
      Supporting others|supportive|helping others|help others|willingness to help;
      Conflict resolution|conflict management|resolving conflicts|dispute resolution|mediation skills|de-escalation|de-escalating|handling conflict;
      Consensus building|building consensus|build consensus|consensus-building;
      Trust building|build trust|trustworthy|trustworthiness|building trust;
      Remote teamwork|remote collaboration|distributed teams|working remotely|remote working|work remotely;
      Knowledge sharing|share knowledge|sharing knowledge|knowledge-sharing;
      Inclusiveness|inclusive|inclusion|diversity and inclusion|diverse teams|respect for diversity|inclusivity;
      Working with diverse people|people from diverse backgrounds|diverse backgrounds|diverse populations|people of all ages;
      Community building|community spirit;
      Facilitation|facilitating|facilitate meetings|facilitate workshops|facilitator|workshop facilitation|*facilitation`,
  },
  {
    family: 'Leadership',
    category: 'soft',
    skills: `Leadership|leadership skills|lead by example|leading people|people leadership|team leadership|leading teams|lead a team|lead teams|team lead|natural leader|leading a team|strong leader|*leading;
      People management|managing people|manage people|staff management|team management|line management|personnel management|man management|manage staff|manage a team|managing a team|managing teams|people manager|direct reports|manage teams;
      Mentoring|mentor|mentorship|mentored|mentor others|mentoring skills|mentors;
      Coaching|coach others|coached|coaching skills|coach;
      Delegation|delegating|delegate;
      Motivating others|motivational skills|motivate others|motivating teams|motivating|inspire others|inspiring|team motivation|motivate;
      Strategic thinking|strategic mindset|strategic vision|think strategically|strategic thinker|strategic planning skills|strategic approach;
      Vision|visionary|set direction|setting direction|clear vision;
      Decision making|decision-making|decisive|decision maker|make decisions|sound judgement|sound judgment|good judgement|good judgment|judgement|judgment|decisiveness|decision-making skills;
      Empowering others|empower|empowering;
      Team building|team-building|build teams|building teams|team builder;
      Talent development|developing people|develop others|developing talent|develop talent|staff development|employee development|people development|developing others;
      Change leadership|lead change|leading change|driving change|drive change|change agent;
      Servant leadership|servant leader;
      Executive presence|gravitas|leadership presence;
      Role modelling|role model|lead from the front;
      Feedback|giving feedback|constructive feedback|feedback skills|receptive to feedback|open to feedback|receiving feedback|coachable|coachability;
      Accountability|accountable|hold accountable|holding others accountable|take accountability;
      Resource allocation|allocate resources|allocating resources;
      Running meetings|run meetings|lead meetings|leading meetings|chairing meetings|chair meetings|meeting facilitation`,
  },
  {
    family: 'Thinking',
    category: 'soft',
    skills: `Problem solving|problem-solving|problem solver|solve problems|solving problems|problem-solving skills|troubleshooting skills|solve complex problems|problem resolution|solution-oriented|solution oriented|solutions-oriented|solution-focused|solutions-focused|solutions oriented|find solutions|finding solutions|problemsolving|resolve problems;
      Critical thinking|think critically|critical thinker|critical mind|critical reasoning;
      Analytical thinking|analytical skills|analytical|analytic skills|analytically|analytical mindset|analytical mind|analytical ability|analytical approach|analytic thinking|strong analytical|analytical thinker|*analytic|*analysis;
      Logical thinking|logical reasoning|logical|logically|think logically|logic skills;
      Creativity|creative|creative thinking|creative mindset|think creatively|creatively|inventive|imagination|imaginative|think outside the box|thinking outside the box|outside the box|ideation;
      Innovation|innovative|innovative thinking|innovate|innovative mindset|innovative approach|innovativeness|innovator;
      Curiosity|curious|inquisitive|intellectually curious|intellectual curiosity|curious mind|inquisitiveness|curious mindset;
      Conceptual thinking|abstract thinking|conceptual skills|*conceptual;
      Systems thinking|holistic thinking|see the big picture|big picture|big-picture thinking|holistic view|holistic approach;
      Attention to detail|attention to details|detail-oriented|detail oriented|details oriented|detail orientation|eye for detail|meticulous|thorough|thoroughness|precise|precision|accuracy|accurate|detail-orientated|detail focused|detail-focused|high attention to detail|conscientious|conscientiousness|high level of accuracy;
      Research skills|investigative skills|information gathering;
      Numeracy|numerical skills|numerate|quantitative skills|numeric skills|*numerical|*quantitative|*math|*mathematical;
      Data-driven mindset|data-driven|data driven|evidence-based|data-driven approach|data-driven decisions|fact-based;
      Commercial awareness|business acumen|business sense|commercial acumen|business awareness|commercially minded|commercial mindset|business mindset|commercial understanding|business understanding|commercially aware|business-minded|entrepreneurial|entrepreneurial mindset|entrepreneurial spirit|entrepreneurship;
      Risk awareness|risk-aware|risk mindset;
      Pragmatism|pragmatic|pragmatic approach|hands-on mentality|hands-on approach|hands-on attitude|practical approach|down-to-earth;
      Quality focus|quality-oriented|quality conscious|quality-conscious|quality mindset|high standards|strive for excellence|pursuit of excellence|quality-focused|high quality standards|focus on quality;
      Results orientation|results-oriented|result-oriented|results oriented|results-driven|result-driven|results driven|goal-oriented|goal oriented|target-driven|goal-driven|achievement-oriented|outcome-oriented|outcome-focused|results-focused|get things done|getting things done|deliver results|delivering results|target-oriented|performance-driven|action-oriented|drive results|driving results;
      Customer focus|customer-focused|customer-oriented|customer oriented|customer-centric|customer centric|customer orientation|client-focused|client focus|customer-first|customer obsession|user-focused|service-oriented|service minded|service-minded|service orientation|customer mindset|user-centric|client-oriented|customer obsessed|customer centricity;
      Intuition|learning from experience;
      Spatial reasoning|spatial awareness|visual thinking;
      Memory skills|memorization|good memory`,
  },
  {
    family: 'Organization',
    category: 'soft',
    skills: `Organization skills|organizational skills|organisation skills|organized|well organized|highly organized|well-organized|organizational ability|organisational abilities|organizational abilities|structured|organizing skills|well-structured|structured way|structured approach|strong organization|organizational talent|*organizational|*organizing|*organization;
      Time management|time-management|manage time|managing time|managing your time|manage your own time|time management skills|punctual|punctuality|timekeeping|timely manner|manage your time;
      Prioritization|prioritizing|prioritize|prioritise tasks|prioritization skills|set priorities|setting priorities|managing priorities|prioritize tasks|prioritize work|competing priorities|prioritize workload|workload management|manage workload|changing priorities|shifting priorities|conflicting priorities|*prioritization|*prioritizing;
      Multitasking|multi-tasking|multitask|multi-task|multi-tasker|juggle|handle multiple tasks|manage multiple projects|multiple projects|manage multiple priorities|multiple tasks|multiple priorities|managing multiple projects|handle multiple projects|multiple deadlines;
      Planning skills|planning and organizing|planning and organization|plan and organize|plan ahead|forward planning|*planning;
      Meeting deadlines|meet deadlines|deadline-driven|deadline driven|tight deadlines|work to deadlines|strict deadlines|meet tight deadlines|deadline-oriented|working to deadlines|on time|meet targets|meeting targets|meeting deadlines;
      Reliability|reliable|dependable|dependability|responsibility|sense of responsibility|dedicated|committed|commitment|dedication|consistency|follow-through|follow through;
      Self-management|self-organization|self-organized|self-organised|self-discipline|self-disciplined|manage own workload|manage your own workload|self-managing;
      Independence|work independently|working independently|independent|independently|autonomous|autonomously|autonomy|work autonomously|independent worker|self-reliant|self-sufficient|with minimal supervision|minimal supervision|without supervision|little supervision|work on own initiative|on your own initiative|self-directed|self-guided|work unsupervised|independent working|individually;
      Initiative|proactive|proactively|self-starter|self starter|self-motivated|self motivated|self-driven|take initiative|proactivity|resourceful|resourcefulness|take the initiative|show initiative|self-motivation|can-do attitude|can do attitude|can-do mentality|can-do|proactive approach|proactive attitude|initiative-taking|drive and initiative|go-getter|proactiveness|highly motivated|motivated|motivation;
      Ownership|take ownership|taking ownership|sense of ownership|end-to-end ownership|ownership mentality|ownership mindset|take responsibility|taking responsibility|take full ownership;
      Efficiency|efficient|work efficiently|efficiently|productive|productivity|productively;
      Methodical working|methodical|systematic|systematic approach|methodical approach|methodically|systematically;
      Record keeping discipline|keeping accurate records;
      Goal setting|set goals|setting goals|setting objectives|set objectives;
      Following instructions|follow instructions|follow directions|following procedures|follow procedures|adhere to procedures|following directions|follow written instructions|take direction|taking direction`,
  },
  {
    family: 'Adaptability',
    category: 'soft',
    skills: `Adaptability|adaptable|adaptive|adapt quickly|adapt to change|adapting to change|adapt to new|adapt|adapting|adaptable to change|ability to adapt;
      Flexibility|flexible|flexible approach|versatile|versatility|flexible attitude|open-minded|open minded|open-mindedness|open mind|open to change|agile mindset|agility|open to new ideas;
      Working under pressure|work under pressure|stress resistance|stress management|stress tolerance|calm under pressure|handle pressure|under pressure|composure|stress-resistant|work well under pressure|high-pressure|remain calm|stay calm|cope with pressure|high pressure|pressurised environment|handle stress|stress resistant|stressful situations|high-stress|cool head;
      Resilience|resilient|perseverance|persistence|persistent|tenacity|tenacious|grit|determination|determined|perseverant|mental toughness;
      Working in a fast-paced environment|fast-paced environment|fast paced environment|fast-paced|fast paced|dynamic environment|fast-moving environment|changing environment|fast-moving|fast-changing environment|rapidly changing environment|startup environment|start-up environment|international environment|multicultural environment|fast-growing;
      Dealing with ambiguity|comfortable with ambiguity|ambiguity|ambiguous|ambiguous situations|uncertainty|handle ambiguity;
      Continuous learning|quick learner|fast learner|eager to learn|willingness to learn|willing to learn|learn quickly|lifelong learning|self-learning|keen to learn|desire to learn|growth mindset|learning agility|ability to learn|eagerness to learn|learn new skills|learn new technologies|pick up new|rapid learner|self-development|personal development|self-improvement|learn fast|learning mindset|thirst for knowledge|passion for learning|learn new things|continuous development|continuous professional development|professional development|continuous improvement mindset|love of learning|learning new;
      Patience|patient and|patient manner|patiently|calm|calmness|calm manner;
      Positive attitude|positive mindset|optimistic|optimism|enthusiasm|enthusiastic|positivity|energetic|passionate|positive outlook|cheerful|upbeat|outgoing|sense of humor|high energy|friendly|friendliness|approachable|personable|warm personality|positive approach|sociable|pleasant|welcoming|eagerness|eager|zeal;
      Stamina|physical stamina|physically fit|physical fitness|physical endurance|physically demanding|good physical condition;
      Manual dexterity|dexterity|hand-eye coordination|good with your hands|steady hands;
      Willingness to travel|willing to travel|travel as required|able to travel|ability to travel|willingness to relocate|travel up to;
      Shift flexibility|shift work|work shifts|working weekends|flexible hours|work weekends|work evenings|weekend work|night shifts|rotating shifts|flexible schedule|work overtime|on-call work|flexible working hours|irregular hours|unsociable hours`,
  },
  {
    family: 'Character',
    category: 'soft',
    skills: `Integrity|honesty|honest|ethical|ethics|work ethic|professional ethics|moral|strong work ethic|ethical conduct|ethical behavior|strong ethics|high ethical standards|sincerity;
      Professionalism|professional manner|professional attitude|professional conduct|professional demeanor|professional appearance|professional presentation|well presented|well-presented|professional approach|courteous|courtesy|polite|politeness|presentable|respectful|well-mannered|good manners;
      Confidentiality|maintain confidentiality|confidential|handle confidential information|sensitive information|maintaining confidentiality|confidential information;
      Empathy|empathetic|empathic|compassion|compassionate|caring|understanding of others|caring nature|sensitivity|sensitive to|kind|kindness|caring attitude|empathize;
      Emotional intelligence|self-awareness|self awareness|emotionally intelligent|emotional maturity|self-reflection|reflective|emotional stability|EQ;
      Humility|humble|modest|low ego|no ego;
      Confidence|confident|self-confidence|self-confident|assertive|assertiveness|self-assured|courage|courageous;
      Ambition|ambitious|career-driven;
      Hard-working|hardworking|hard working|diligent|diligence|industrious|willingness to work hard|hard work;
      Loyalty|loyal;
      Maturity|mature;
      Transparency|transparent|openness;
      Sense of urgency|urgency|bias for action|bias to action|bias towards action;
      Safety awareness|safety-conscious|safety conscious|safety mindset|safety-minded|safety first;
      Service attitude|helpful attitude|willingness to serve|hospitable;
      Competitiveness|competitive spirit|competitive drive|competitive nature;
      Social responsibility|environmental awareness|sustainability mindset|socially responsible;
      Charisma|charismatic|charm;
      Spirit of inquiry|scientific curiosity;
      Non-judgmental attitude|non-judgemental|nonjudgmental|unbiased|impartial|impartiality|fairness`,
  },
  {
    family: 'Working with people',
    category: 'soft',
    skills: `Stakeholder management|stakeholder engagement|manage stakeholders|managing stakeholders|stakeholder communication|stakeholder relations|stakeholder relationships|stakeholder relationship management|engage stakeholders|engaging stakeholders|work with stakeholders|liaise with stakeholders|stakeholder alignment|aligning stakeholders|stakeholder handling|stakeholder collaboration|managing stakeholder expectations;
      Expectation management|managing expectations|manage expectations|set expectations|manage customer expectations;
      Client relationship skills|client relationships|client-facing|client facing|customer-facing|customer facing|customer relationships|client relations|client relationship|customer interaction|customer contact|client interaction|public-facing;
      Liaising|liaise with|liaison|liaising with|liaise;
      Teaching others|teach others|training others|train others|instructing others|instruct others;
      Handling complaints|complaint handling|handling difficult customers|difficult customers|difficult conversations|handle complaints|resolve complaints|customer complaints|complaints handling|difficult situations;
      Service recovery|turning around unhappy customers;
      Working with children|work with children|working with young people|young people|work with young people;
      Working with vulnerable people|vulnerable people|vulnerable adults|vulnerable children;
      Counselling manner|bedside manner;
      Crowd handling|manage crowds;
      Community engagement|engage with the community|community outreach|public engagement;
      Hospitality mindset|guest focus|guest-focused;
      Political awareness|organizational awareness|political savvy|navigate complex organizations|organizational savvy;
      Partnership working|partnership-working|working in partnership|partner relationships;
      Matrix working|matrix organization|matrix environment|matrixed environment|matrixed organization;
      Managing up|manage up|manage upwards;
      Interviewing skills|conduct interviews|conducting interviews;
      Crisis handling|crisis response skills|emergency response skills|handle emergencies;
      Observation skills|observational skills|observant|*observation;
      Troubleshooting mindset|root-cause thinking;
      Design sense|aesthetic sense|eye for design|sense of style|visual eye|sense of aesthetics;
      Computer literacy|computer skills|computer literate|PC skills|IT skills|IT literate|tech-savvy|tech savvy|digital literacy|basic computer skills|digital skills|IT literacy|technical aptitude|technically minded|technical mindset|technological savvy|*computer|*technical|*IT|*digital;
      Reading comprehension|reading skills|literacy skills|*reading|*literacy;
      Mechanical aptitude|mechanically minded|mechanical ability|*mechanical;
      Typing skills|fast typist|accurate typing;
      Administrative skills|*administrative|*clerical|*secretarial|*admin;
      Management skills|managerial skills|*management|*managerial|*supervisory;
      Selling instinct|sales-driven|sales drive|sales mentality|sales mindset|commercial drive|*sales|*selling`,
  },
];
