import type { RoleFamily } from './role-families.ts';

type TitleTable = Partial<Record<RoleFamily, string>>;

/** Titles that name a field by themselves, separated by commas; "stem*" is the start of a word and "*stem" its end. */
export const ROLE_TITLES: TitleTable = {
  software:
    'software, ios engineer, android engineer, mobile engineer, software engineer, software developer, developer, programmer, coder, frontend, front end, backend, back end, fullstack, full stack, web developer, mobile developer, ios developer, android developer, game developer, embedded software, firmware, swe, sde, engineering manager, tech lead, cto, react, angular, java developer, python developer, php developer, javascript, salesforce developer, software architect, solution architect, solutions architect, application engineer, blockchain, *entwickler, *entwicklerin, entwickl*, programmierer*, informatiker*, developpeur*, programador*, desarrollador*, sviluppatore, ontwikkelaar, programista, utvecklare, программист, разработчик, エンジニア, プログラマー, 程序员, 软件工程师, 工程师, 개발자, مبرمج, it developer, it engineer',
  data: 'data, data analyst, data scientist, data engineer, machine learning, ml engineer, ai engineer, artificial intelligence, prompt engineer, deep learning, nlp engineer, business intelligence, bi developer, bi analyst, analytics, statistician, quantitative analyst, database administrator, dba, data architect, datenanalyst*, datenwissenschaftler*, analista de datos, analyste de donnees, 数据分析师, データサイエンティスト, аналитик данных',
  cloud:
    'cloud, devops, dev ops, site reliability, sre, platform engineer, infrastructure engineer, systems administrator, system administrator, sysadmin, network engineer, network administrator, cloud architect, kubernetes, linux administrator, release engineer, systemadministrator*, administrateur systeme, administrador de sistemas, build engineer, data center, data centre, системный администратор',
  security:
    'cybersecurity, cyber security, cyber, information security, infosec, security analyst, security engineer, penetration tester, pen tester, ethical hacker, soc analyst, threat hunter, application security, appsec, security architect, ciso, it security, vulnerability analyst, malware analyst, incident responder, devsecops, security consultant',
  quality:
    'quality, qa, qa engineer, quality assurance, test engineer, software tester, tester, test analyst, test automation, sdet, quality engineer, quality inspector, quality control, quality manager, test manager, validation engineer, *pruefer, qualitatssicherung*, тестировщик',
  product:
    'product manager, product owner, product lead, product, head of product, product management, technical product manager, cpo, growth product manager, product analyst, product director, produktmanager*, chef de produit, jefe de producto, менеджер продукта, 产品经理',
  design:
    'designer, design, ux, ui, user experience, user interface, product designer, graphic designer, web designer, interaction designer, ux researcher, user researcher, art director, illustrator, motion designer, animator, interior designer, fashion designer, industrial designer, creative director, visual designer, gestalter*, grafiker*, *designer, disenador*, graphiste, 设计师, デザイナー, дизайнер',
  'project-management':
    'project manager, programme manager, program manager, project coordinator, project lead, scrum master, delivery manager, agile coach, pmo, project management, project officer, project administrator, release train engineer, implementation manager, projektleiter*, projektmanager*, chef de projet, jefe de proyecto, project director, менеджер проекта, プロジェクトマネージャー, 项目经理, event manager, event planner, event coordinator',
  operations:
    'operations manager, operations director, operations coordinator, operations analyst, operations associate, operations, business analyst, management consultant, strategy consultant, business consultant, strategy, general manager, coo, ceo, chief executive, managing director, chief operating officer, founder, entrepreneur, chief of staff, business operations, process improvement, facilities manager, property manager, transformation manager, geschaftsfuhrer*, betriebsleiter*, unternehmensberater*, consultant en strategie, franchise owner, business owner, бизнес аналитик',
  engineering:
    'mechanical engineer, civil engineer, electrical engineer, chemical engineer, structural engineer, aerospace engineer, automotive engineer, process engineer, design engineer, hardware engineer, electronics engineer, environmental engineer, biomedical engineer, petroleum engineer, mechatronics, robotics engineer, controls engineer, automation engineer, field engineer, nuclear engineer, marine engineer, materials engineer, systems engineer, mechanical, structural, ingenieur*, ingeniero*, ingenieurin, maschinenbau*, ingegnere, mecanicien*, инженер, cad engineer, cad technician, bauingenieur*',
  sales:
    'sales, salesperson, sales representative, sales manager, sales engineer, sales executive, sales associate b2b, account executive, account manager, business development, bdr, sdr, key account manager, inside sales, field sales, real estate agent, estate agent, realtor, insurance agent, telesales, telemarketer, partnerships manager, customer acquisition, vertrieb*, verkaufsleiter*, aussendienst*, commercial terrain, ingenieur commercial, agent immobilier, vendedor comercial, ejecutivo de ventas, handelsvertreter*, account director, car salesman, fundraiser, fundraising, менеджер по продажам, 销售, 営業',
  marketing:
    'marketing, marketer, growth, growth hacker, seo, sem, ppc, brand manager, social media, social media manager, content marketer, content strategist, digital marketing, marketing manager, email marketing, community manager, performance marketer, public relations, pr manager, communications manager, advertising, media buyer, campaign manager, influencer, market researcher, demand generation, cmo, mercadeo, mercadotecnia, маркетолог, 市场营销, マーケティング, product marketing, product marketing manager, copy strategist',
  support:
    'customer support, customer service, customer success, customer success manager, support agent, help desk, helpdesk, helpdesk technician, help desk technician, it technician, service desk, technical support, it support, support engineer, support specialist, call center, call centre, contact center, customer care, client services, support analyst, desktop support, customer experience, kundenservice*, kundenberater*, kundendienst*, service client, servicio al cliente, atencion al cliente, customer advisor, customer representative, it technician, оператор',
  nursing:
    'nurse, nursing, rn, icu nurse, registered nurse, staff nurse, nurse practitioner, lpn, lvn, charge nurse, midwife, midwifery, nursing assistant, cna, nurse manager, ward manager, theatre nurse, scrub nurse, matron, health visitor, krankenschwester, krankenpfleger*, pflegefach*, pflegekraft, *pfleger, *schwester, hebamme, infirmier*, sage femme, enfermer*, infermier*, verpleegkundige, pielegniarka, sjukskoterska, медсестра, 护士, 看護師, 간호사, ممرض*, नर्स',
  health:
    'doctor, physician, surgeon, dentist, dental hygienist, dental assistant, pharmacist, pharmacy technician, physiotherapist, physical therapist, occupational therapist, speech therapist, speech language pathologist, psychologist, psychiatrist, radiographer, radiologist, paramedic, emt, medical assistant, phlebotomist, dietitian, nutritionist, optometrist, optician, veterinarian, vet, vet tech, veterinary, chiropractor, general practitioner, gp, anesthesiologist, pediatrician, healthcare, physician assistant, respiratory therapist, ultrasound technician, sonographer, arzt, arztin, *arzt, *aerztin, apotheker*, physiotherapeut*, psychologe, psychologin, medecin, pharmacien*, kinesitherapeute, dentiste, medico, medica, farmaceutic*, doctora, odontolog*, fisioterapeuta, psicolog*, lekarz, врач, фармацевт, 医生, 医師, 薬剤師, 의사, طبيب*, clinical, therapist, massage therapist, audiologist, podiatrist, medical',
  'social-work':
    'social worker, social work, case manager, case worker, caseworker, counselor, counsellor, youth worker, family support, community worker, outreach worker, probation officer, mental health counselor, substance abuse counselor, child protection, welfare officer, victim advocate, charity worker, refugee support, safeguarding, sozialarbeiter*, sozialpadagog*, travailleur social, assistante sociale, trabajador social, trabajadora social, assistente sociale, социальный работник, support worker, housing officer, school counselor, career counselor',
  care: 'caregiver, carer, care assistant, home care, home health aide, healthcare assistant, nanny, babysitter, childcare, child care, nursery nurse, nursery assistant, au pair, personal care, elderly care, care worker, companion, childminder, day care, daycare, personal support worker, altenpfleger*, erzieher*, kinderpfleger*, aide soignant*, auxiliaire de vie, cuidador*, ninera, badante, opiekun*, сиделка, няня, live in care, care home',
  teaching:
    'teacher, teaching, teaching assistant, primary school teacher, tutor, lecturer, professor, instructor, educator, principal teacher, school principal, headteacher, head teacher, kindergarten teacher, preschool teacher, special education, special needs, esl, curriculum, school, trainer, corporate trainer, teacher aide, music teacher, math teacher, maths teacher, english teacher, swimming instructor, driving instructor, lehrer*, *lehrer, *lehrerin, dozent*, enseignant*, professeur*, maestro, maestra, profesor*, docente, insegnante, leraar, nauczyciel*, larare, учитель*, преподаватель, 教师, 老师, 教師, 교사, معلم*, शिक्षक, coach teacher, academic advisor, instructional designer, dean',
  finance:
    'finance, financial, accountant, accounting, bookkeeper, auditor, tax, tax accountant, tax advisor, controller, financial analyst, investment, investment banker, banker, bank teller, teller, treasury, credit analyst, loan officer, underwriter, actuary, payroll, accounts payable, accounts receivable, fund manager, portfolio manager, wealth manager, financial advisor, financial planner, cfo, cpa, risk analyst, billing, economist, trader, insurance underwriter, claims adjuster, buchhalter*, bilanzbuchhalter*, steuerberater*, wirtschaftsprufer*, bankkaufmann, bankkauffrau, comptable, expert comptable, controleur de gestion, contador, contadora, contable, contabile, ksiegow*, redovisningsekonom, бухгалтер, 会计, 会計, 회계사, محاسب*, finanzbuchhalter*, mortgage broker, stockbroker',
  law: 'lawyer, attorney, solicitor, barrister, paralegal, legal, legal assistant, legal counsel, tax lawyer, corporate lawyer, judge, law clerk, notary, compliance officer, compliance, general counsel, contract manager, patent attorney, conveyancer, advocate, court clerk, legal secretary, rechtsanwalt*, anwalt*, jurist*, notar, avocat*, juriste, abogad*, avvocat*, advogad*, prawnik, advokat, юрист, адвокат, 律师, 弁護士, 변호사, محامي*, privacy officer, legal officer',
  'human-resources':
    'human resources, hr, recruiter, recruitment, recruiting, talent acquisition, talent, hr manager, hr business partner, people operations, people partner, hr generalist, hr assistant, hr coordinator, compensation, benefits, learning and development, headhunter, people manager, sourcer, employee relations, diversity, personalreferent*, personalleiter*, personaler*, ressources humaines, rh, recursos humanos, risorse umane, chief people officer, рекрутер, кадров*, 人事, 人力资源, organizational development, staffing',
  administration:
    'administrator, administrative, administrative assistant, admin, admin assistant, secretary, receptionist, office manager, office assistant, executive assistant, personal assistant, pa, clerk, data entry, office administrator, front desk, medical secretary, medical receptionist, school secretary, virtual assistant, office clerk, filing clerk, medical coder, records clerk, registrar, scheduler, sekretar*, burokauf*, empfang*, assistenz, secretaire, assistante administrative, secretari*, recepcionista, auxiliar administrativo, asistente administrativ*, секретарь, 秘书, 秘書, typist',
  research:
    'researcher, research, scientist, research assistant, research scientist, lab technician, laboratory, laboratory technician, chemist, biologist, physicist, microbiologist, postdoc, phd, phd student, research fellow, geologist, environmental scientist, clinical research, bioinformatics, biochemist, ecologist, mathematician, astronomer, archaeologist, historian, anthropologist, epidemiologist, lab assistant, laborant*, wissenschaftler*, forscher*, chercheu*, investigador*, ricercator*, naukowiec, научный сотрудник, 研究员, 研究者, archivist, materials scientist, food scientist, research associate',
  media:
    'journalist, reporter, editor, writer, copywriter, content writer, technical writer, author, photographer, videographer, video editor, film, producer, presenter, broadcaster, podcaster, translator, interpreter, proofreader, media, publisher, screenwriter, blogger, news, sound engineer, audio engineer, musician, actor, actress, dancer, camera operator, content creator, speechwriter, journalistin, redakteur*, ubersetzer*, dolmetscher*, texter*, redacteur*, journaliste, traducteur*, periodista, traductor*, redactor*, giornalista, фотограф, журналист, переводчик, 记者, 翻译, 記者, librarian, curator, youtuber, director of photography',
  logistics:
    'logistics, logistics coordinator, supply chain, supply chain manager, warehouse, warehouse operative, warehouse worker, warehouse manager, procurement, purchasing, buyer, inventory, inventory manager, freight, freight forwarder, shipping, dispatcher, forklift, picker, packer, order picker, materials planner, demand planner, supply planner, import export, customs broker, fleet manager, fulfillment, stock controller, transport planner, lagerist*, lagerarbeiter*, logistiker*, spedition*, einkaufer*, logisticien*, magasinier*, logistica, almacen*, magazyni*, кладовщик, логист, 物流, 采购, package handler, sourcing manager, category manager procurement, mail sorter',
  driving:
    'driver, truck driver, bus driver, delivery driver, taxi driver, lorry driver, hgv, hgv driver, cdl, courier, chauffeur, train driver, tram driver, van driver, uber driver, school bus driver, tanker driver, tow truck, long haul, *fahrer, *fahrerin, kraftfahrer*, lokfuhrer*, conductor de camion, camionero, conductor, chauffeur routier, conducteur*, autista, kierowca, chauffor, водитель, 司机, 運転手, 운전, سائق, delivery rider',
  hospitality:
    'barista, chef, cook, waiter, waitress, server restaurant, bartender, hotel, hotel manager, restaurant, restaurant manager, housekeeper, housekeeping, concierge, kitchen, kitchen porter, sous chef, line cook, pastry chef, baker, dishwasher, host, hostess, hospitality, catering, caterer, food service, fast food, crew member, flight attendant, cabin crew, travel agent, tour guide, tourism, sommelier, guest service, guest relations, hotel receptionist, front office manager, banquet, cafe, coffee shop, food and beverage, koch, kochin, kellner*, barkeeper, hotelfach*, gastronom*, cuisinier*, serveur, serveuse, receptionniste hotel, camarer*, cociner*, mesero, mesera, cameriere, cuoco, kelner, kucharz, kock, официант, повар, бариста, 厨师, 服务员, シェフ, 요리사, طباخ, butler, casino dealer, resort, waitstaff, busser',
  retail:
    'retail, cashier, shop assistant, store manager, sales assistant, retail associate, sales associate, store associate, shop manager, merchandiser, visual merchandiser, stock clerk, shelf stacker, stocker, supermarket, grocery, assistant store manager, shopkeeper, florist, retail manager, department manager, customer assistant, personal shopper, e commerce, ecommerce, checkout, verkaufer*, einzelhandel*, kassierer*, filialleiter*, vendeur*, vendeuse, caissier*, hote de caisse, dependient*, cajer*, vendedor*, commess*, sprzedawca, kasjer*, продавец, кассир, 店员, 店員, 판매원, بائع, butcher, deli, boutique, jewelry, pharmacy cashier, key holder',
  trades:
    'electrician, plumber, welder, carpenter, mechanic, hvac, hvac technician, technician, auto mechanic, car mechanic, diesel mechanic, locksmith, painter, tiler, roofer, joiner, maintenance, maintenance technician, handyman, fitter, pipefitter, gas engineer, heating engineer, glazier, blacksmith, sheet metal, elevator technician, lift engineer, solar installer, appliance repair, refrigeration, upholsterer, cabinet maker, electrical technician, service technician, body shop, aircraft mechanic, wind turbine, telecoms engineer, lineman, elektriker*, elektroniker*, schweisser*, klempner*, tischler*, schreiner*, mechaniker*, installateur*, maler, dachdecker*, electricien*, plombier*, soudeu*, menuisier*, mecanicien, electricista, fontanero, plomero, soldador*, carpinter*, mecanico, elettricista, idraulico, saldatore, spawacz, hydraulik, elektryk, электрик, сварщик, сантехник, 电工, 焊工, 溶接, كهربائي, tailor, seamstress, shoemaker, jeweller, watchmaker, piano tuner, boilermaker',
  construction:
    'construction, construction worker, construction manager, site manager, site engineer, bricklayer, builder, labourer, laborer, scaffolder, quantity surveyor, surveyor, estimator, foreman, crane operator, excavator operator, heavy equipment operator, plasterer, concrete, building inspector, groundworker, site supervisor, demolition, building surveyor, mason, steel fixer, bauleiter*, maurer*, bauarbeiter*, polier, chef de chantier, macon, conducteur de travaux, albanil, obrero, maestro de obra, muratore, murarz, строитель, прораб, dry lining, drywall, roads, asphalt',
  architecture:
    'architect, architecture, architectural, landscape architect, urban planner, city planner, town planner, architekt*, architecte, arquitect*, architetto, arkitekt*, архитектор, 建筑师, 建築家, urban designer, building designer, landscape designer',
  cleaning:
    'cleaner, cleaning, janitor, custodian, caretaker, window cleaner, dry cleaner, laundry, sanitation, building caretaker, superintendent, groundskeeping, domestic helper, maid, reinigungs*, putzfrau, hausmeister*, gebaudereiniger*, femme de menage, agent d entretien, gardien d immeuble, limpiador*, conserje, sprzatacz*, schoonmaker, уборщи*, 清洁工, 清掃',
  manufacturing:
    'manufacturing, production, production operator, production manager, production supervisor, machine operator, cnc, cnc machinist, machinist, assembler, assembly line, factory, factory worker, plant manager, production engineer, manufacturing engineer, lean, process operator, tool maker, toolmaker, injection moulding, packaging operator, line leader, shift supervisor, plant operator, chemical operator, press operator, textile, sewing machine operator, printing, semiconductor, produktionsleiter*, produktionsmitarbeiter*, maschinenfuhrer*, zerspanungs*, fertigung*, operateur de production, ouvrier*, agent de fabrication, operario*, operador de maquina, operaio, operator produkcji, рабочий, токарь, 工人, 生産, oil rig, refinery operator, miner, mining, power plant operator, brewer',
  agriculture:
    'farmer, farm, farm worker, farm manager, agriculture, agronomist, gardener, landscaper, horticulture, horticulturist, dairy, rancher, tractor driver, greenhouse, forester, forestry, vineyard, winemaker, beekeeper, fisherman, fishery, arborist, groundskeeper, groundsman, crop, livestock, fruit picker, animal care, stable hand, groom, zookeeper, park ranger, nursery grower, landwirt*, gartner*, forstwirt*, agriculteur*, jardinier*, ouvrier agricole, agricultor*, jardiner*, agricola, agronom*, rolnik, ogrodnik, фермер, агроном, 农民, 農家, kennel, dog trainer, fish farm, aquaculture',
  'public-service':
    'civil servant, government, policy, policy analyst, policy advisor, policy officer, public administration, public servant, council officer, council, municipal, diplomat, foreign service, politician, mayor, planning officer, environmental health officer, licensing officer, border, customs officer, immigration officer, benefits officer, tax inspector, public affairs, postal worker, mail carrier, postman, public health, legislative, election, grant, grants manager, ngo, programme officer, nonprofit, non profit, beamt*, verwaltungsfach*, sachbearbeiter*, fonctionnaire, agent territorial, funcionario*, empleado publico, чиновник, 公务员, 公務員, inspector, health inspector, parliamentary, regulatory affairs officer, public works, census',
  protection:
    'security guard, security officer, police, police officer, firefighter, fire fighter, prison officer, correctional officer, detective, soldier, military, army, navy, bodyguard, door supervisor, bouncer, loss prevention, lifeguard, emergency dispatcher, 911 dispatcher, sheriff, patrol officer, guard, coast guard, security supervisor, crossing guard, private investigator, tsa, border patrol, traffic warden, polizist*, feuerwehr*, sicherheitsmitarbeiter*, wachmann, soldat, pompier, policier*, agent de securite, gendarme, bombero, policia, guardia, vigilante de seguridad, vigile del fuoco, policjant, strazak, охранник, полицейский, 警察, 消防士, 保安, security manager',
  'personal-services':
    'hairdresser, hair stylist, barber, beautician, beauty therapist, nail technician, makeup artist, esthetician, fitness trainer, personal trainer, fitness instructor, yoga teacher, yoga instructor, gym, sports coach, football coach, swimming coach, wedding planner, funeral director, tattoo artist, dog walker, pet sitter, pet groomer, dog groomer, spa, life coach, massage, friseur*, kosmetiker*, coiffeu*, estheticien*, peluquer*, estilista, entrenador*, parrucchier*, fryzjer*, парикмахер, 美容師, 理发师, coach',
};

/** Titles that say little alone: they count only when neither the rest of the name nor the description tells the field. */
export const WEAK_TITLES: TitleTable = {
  engineering: 'engineer, engineering',
  operations:
    'manager, consultant, director, executive, supervisor, team leader, leiter*, berater*, gerente, directeur, jefe, executive director, advisor',
  data: 'analyst, analista, analyste',
  administration: 'assistant, coordinator, associate, office, assistent*, asistente',
  'public-service': 'officer, agent',
  support: 'representative, specialist, customer, call',
  trades: 'installer, repair, techniker*, technicien*, tecnico',
  software: 'it, computer, tech, app, programming, coding',
  manufacturing: 'operator, operative, worker, assembly',
  teaching: 'student, education, ausbilder*',
  logistics: 'planner, delivery, supply',
  health: 'hospital, patient, health, care',
};

/** What a description talks about, by field; titles above count as well. */
export const ROLE_TOPICS: TitleTable = {
  software:
    'code, coding, apis, api, microservices, typescript, node.js, spring boot, git, pull requests, code review, code reviews, unit tests, web applications, rest, software development, codebase, rust, golang, c++, algorithms, programming',
  data: 'sql, dashboards, pandas, statistics, statistical, data pipelines, etl, tableau, power bi, models, machine learning, data warehouse, spark, dbt, a b testing, datasets, regression, predictive, python, snowflake',
  cloud:
    'aws, azure, gcp, terraform, docker, ci cd, linux, monitoring, on call, uptime, infrastructure, deployments, networking, servers, ansible, observability, prometheus',
  security:
    'vulnerabilities, threats, siem, firewall, firewalls, incident response, penetration testing, iso 27001, soc, phishing, encryption, zero trust, threat modeling, vulnerability',
  quality:
    'test cases, regression testing, defects, bugs, selenium, playwright, cypress, test plans, inspection, inspections, iso 9001, non conformances, root cause, acceptance criteria',
  product:
    'roadmap, user stories, backlog, product strategy, customer discovery, product market fit, feature prioritisation, feature prioritization, product vision, stakeholders, user research',
  design:
    'figma, wireframes, prototypes, usability, design system, typography, visual, user flows, adobe, sketch, personas, usability testing',
  'project-management':
    'milestones, gantt, project plan, project plans, scope, risk register, sprints, scrum, agile, deliverables, budgets and timelines, stakeholders, retrospectives, project delivery',
  operations:
    'process improvement, kpis, efficiency, operational, p l, business processes, requirements gathering, cross functional, day to day operations, business case, strategy',
  engineering:
    'autocad, solidworks, finite element, schematics, tolerances, calculations, cad, prototyping, plc, circuit, structural, mechanical systems, hydraulics, thermal, drawings, specifications, matlab',
  sales:
    'quota, pipeline, leads, prospects, prospecting, cold calling, crm, closing, negotiate, negotiation, salesforce, territory, revenue, deals, upselling, commission, new business',
  marketing:
    'campaigns, seo, google analytics, brand, social media, email marketing, content marketing, conversion, audience, advertising, google ads, copy, newsletters, engagement',
  support:
    'tickets, customers, inquiries, troubleshoot, zendesk, customer satisfaction, phone calls, live chat, escalations, complaints, first contact resolution, resolve issues, help customers',
  nursing:
    'patients, medication, medications, ward, vital signs, patient care, icu, bedside, care plans, infection control, bls, acls, nursing care, triage, wound care',
  health:
    'patients, diagnosis, treatment, treatment plans, clinic, therapy, rehabilitation, prescriptions, medical records, clinical, assessments, dental, pharmacy',
  'social-work':
    'clients, safeguarding, vulnerable, families, counselling, counseling, caseload, advocacy, community services, referrals, domestic abuse, homelessness, case notes, crisis intervention',
  care: 'residents, personal hygiene, daily living, elderly, dementia, toddlers, babies, meals, companionship, bathing, mobility, care home, children',
  teaching:
    'students, pupils, lessons, lesson plans, curriculum, classroom, learning outcomes, parents, assessment, grading, homework, classes, school',
  finance:
    'ledger, reconciliation, reconciliations, month end, balance sheet, tax returns, invoices, audit, forecasting, gaap, ifrs, budgeting, financial statements, payroll, accounts, variance, vat',
  law: 'contracts, litigation, legal advice, clients, court, drafting, due diligence, legal research, regulations, case law, disputes, gdpr, compliance',
  'human-resources':
    'onboarding, candidates, hiring, employee relations, payroll, recruiting, performance reviews, benefits, hris, interviews, policies, employees, workforce, job descriptions',
  administration:
    'filing, calendar, calendars, scheduling, travel arrangements, correspondence, phone calls, minutes, microsoft office, data entry, meetings, appointments, office supplies, visitors',
  research:
    'experiments, laboratory, publications, literature, hypothesis, samples, grant, methodology, data collection, peer reviewed, assays, statistical analysis, protocols, pcr',
  media:
    'articles, stories, editing, editorial, writing, interviews, publication, deadlines, proofreading, photography, video, scripts, headlines, premiere pro, style guide',
  logistics:
    'inventory, shipments, warehouse, suppliers, picking, packing, stock, freight, deliveries, forklift, dispatch, lead times, purchase orders, loading, vendors',
  driving:
    'vehicle, route, routes, driving, licence, license, delivery, deliveries, truck, passengers, road safety, tachograph, cdl, logbook, clean driving record',
  hospitality:
    'guests, menu, kitchen, food safety, coffee, drinks, bar, hotel, rooms, reservations, food hygiene, espresso, service, dining, tables, food preparation',
  retail:
    'till, store, shelves, customers, merchandise, cash, stock, shoppers, checkout, pos, displays, shop floor, cash register, sales floor',
  trades:
    'repairs, wiring, pipes, tools, installation, install, maintenance, fault finding, welding, mig, tig, plumbing, electrical, callouts, boilers, hand tools, blueprints',
  construction:
    'site, building, concrete, scaffolding, subcontractors, blueprints, drawings, excavation, brickwork, building regulations, site safety, ppe, planning permission, bill of quantities',
  architecture:
    'revit, building design, site plans, planning permission, floor plans, facade, urban design, building regulations',
  cleaning:
    'cleaning, sanitize, mop, mopping, vacuum, waste, toilets, disinfect, janitorial, cleaning products, floors',
  manufacturing:
    'production line, machines, assembly, shifts, lean, six sigma, downtime, 5s, output, cnc, oee, quality checks, work orders, machinery, batch',
  agriculture:
    'crops, livestock, harvest, soil, irrigation, animals, plants, tractor, fields, planting, feeding, pesticides, garden, milking, pruning',
  'public-service':
    'citizens, public, policy, legislation, local authority, government, residents, ministers, regulations, consultation, public sector, constituents, permits',
  protection:
    'patrol, cctv, emergencies, access control, incidents, safety of, public safety, patrols, law enforcement, conflict management, first aid, surveillance, evacuation',
  'personal-services':
    'clients, appointments, salon, hair, beauty, workout, training sessions, hygiene, classes, treatments, gym, styling',
};
