import type { ResumeFacts } from './resume-facts.ts';

const ENGLISH = { summary: 'Summary', work: 'Experience', education: 'Education', skills: 'Skills' };

/** Invented people. Words with fi, fl and ffi, and long ones that break at line ends, are in them on purpose. */
export const ENGINEER: ResumeFacts = {
  name: 'Maren Oakfield',
  headline: 'Senior Backend Engineer',
  contact: ['maren.oakfield@example.org', '+1 415 555 0134', 'Portland, Oregon'],
  summary:
    'Backend engineer with nine years of building payment and logistics services that stay up, cost little and can be changed without fear.',
  jobs: [
    {
      employer: 'Larkspur Freight',
      title: 'Senior Backend Engineer',
      dates: 'Mar 2020 – Present',
      achievements: [
        'Led a team of 6 that moved 40 services from virtual machines to Kubernetes and cut hosting costs by 38%.',
        'Designed an event pipeline on Kafka and PostgreSQL that handles 12,000 shipments an hour with a p99 of 80 ms.',
        'Wrote the incident handbook that brought the mean time to recovery from 95 to 22 minutes.',
      ],
    },
    {
      employer: 'Tidewater Payments',
      title: 'Software Engineer',
      dates: 'Jun 2016 – Feb 2020',
      achievements: [
        'Built an efficient reconciliation service in Go that found $1.2 million of unmatched transfers in its first quarter.',
        'Introduced contract tests between five teams and reduced broken releases from 7 to 1 a month.',
      ],
    },
    {
      employer: 'Hollis & Brandt',
      title: 'Junior Developer',
      dates: '2014 – 2016',
      achievements: [
        'Maintained the office scheduling system in Java and shortened its nightly run from 4 hours to 35 minutes.',
      ],
    },
  ],
  education: { institution: 'University of Oregon', degree: 'B.Sc. in Computer Science', dates: '2010 – 2014' },
  skills: ['Go', 'Java', 'Kubernetes', 'PostgreSQL', 'Kafka', 'Terraform', 'gRPC', 'Incident response'],
  headings: ENGLISH,
};

export const MARKETER: ResumeFacts = {
  name: 'Tobias Fennimore',
  headline: 'Growth Marketing Manager',
  contact: ['tobias@fennimore.example', '+44 20 7946 0958', 'Bristol, United Kingdom'],
  summary:
    'Marketer who ties every campaign to a figure: acquisition, retention and the cost of both, across search, e-mail and events.',
  jobs: [
    {
      employer: 'Juniper & Slate',
      title: 'Growth Marketing Manager',
      dates: '01/2021 – Present',
      achievements: [
        'Raised qualified leads from 300 to 1,150 a month while the budget stayed flat at £40,000.',
        'Rebuilt the lifecycle e-mails in HubSpot and lifted activation in the first week from 18% to 31%.',
        'Mentored two specialists, both of whom now lead channels of their own.',
      ],
    },
    {
      employer: 'Copperline Media',
      title: 'Marketing Specialist',
      dates: '09/2017 – 12/2020',
      achievements: [
        'Planned and measured 64 search campaigns in Google Ads with a return of 5.4 on each pound spent.',
        'Ran a survey of 2,300 customers whose findings changed the pricing page and its conversion by 12%.',
      ],
    },
  ],
  education: { institution: 'University of Leeds', degree: 'BA Communication', dates: '2014 – 2017' },
  skills: ['Google Ads', 'HubSpot', 'SEO', 'Google Analytics', 'Copywriting', 'Figma', 'SQL', 'Stakeholder management'],
  headings: ENGLISH,
};

export const NURSE: ResumeFacts = {
  name: 'Imogen Castellanos',
  headline: 'Registered Nurse, Intensive Care',
  contact: ['imogen.castellanos@example.net', '(312) 555-0177', 'Chicago, IL'],
  summary:
    'Intensive care nurse with seven years at the bedside, certified in critical care, known for calm handovers and careful charting.',
  jobs: [
    {
      employer: 'Lakeshore Memorial Hospital',
      title: 'Staff Nurse, Intensive Care',
      dates: 'August 2019 – Present',
      achievements: [
        'Care for two to three ventilated patients a shift in a unit of 24 beds.',
        'Led the sepsis checklist project that shortened the time to antibiotics from 74 to 41 minutes.',
        'Precepted 11 new graduates; all of them passed their first year.',
      ],
    },
    {
      employer: 'St. Alban Clinic',
      title: 'Registered Nurse',
      dates: 'July 2016 – July 2019',
      achievements: ['Coordinated discharge for 18 patients a week and reduced readmissions within 30 days by 9%.'],
    },
  ],
  education: {
    institution: 'Loyola College of Nursing',
    degree: 'Bachelor of Science in Nursing',
    dates: '2012 – 2016',
  },
  skills: [
    'Critical care',
    'Ventilator management',
    'Epic',
    'CRRT',
    'Patient education',
    'Triage',
    'ACLS',
    'Wound care',
  ],
  headings: ENGLISH,
};

export const RUSSIAN: ResumeFacts = {
  name: 'Анна Ковалёва',
  headline: 'Ведущий аналитик данных',
  contact: ['anna.kovaleva@example.org', '+7 495 555 01 23', 'Казань'],
  summary: 'Аналитик с восьмилетним опытом: строю отчёты, которым верят, и модели, которые объясняют спрос.',
  jobs: [
    {
      employer: 'Волжские Перевозки',
      title: 'Ведущий аналитик данных',
      dates: 'март 2019 – настоящее время',
      achievements: [
        'Построила модель прогноза спроса и снизила остатки на складах на 17%.',
        'Руководила группой из 4 аналитиков и ввела проверку всех отчётов.',
      ],
    },
    {
      employer: 'Банк Северный',
      title: 'Аналитик',
      dates: '2015 – 2019',
      achievements: ['Автоматизировала 30 еженедельных отчётов на Python и SQL.'],
    },
  ],
  education: { institution: 'Казанский университет', degree: 'Прикладная математика', dates: '2010 – 2015' },
  skills: ['Python', 'SQL', 'Tableau', 'Статистика', 'Airflow', 'Машинное обучение'],
  headings: { summary: 'О себе', work: 'Опыт работы', education: 'Образование', skills: 'Навыки' },
};

export const CHINESE: ResumeFacts = {
  name: '林晓雯',
  headline: '高级产品经理',
  contact: ['linxiaowen@example.cn', '+86 138 5550 1234', '杭州'],
  summary: '八年互联网产品经验，擅长从用户研究到上线的完整流程，重视数据和可衡量的结果。',
  jobs: [
    {
      employer: '青禾科技有限公司',
      title: '高级产品经理',
      dates: '2019年3月 – 至今',
      achievements: ['带领8人团队推出企业版，一年内付费客户从120家增长到560家。', '主导A/B测试流程，转化率提高23%。'],
    },
    {
      employer: '云帆网络',
      title: '产品经理',
      dates: '2015年7月 – 2019年2月',
      achievements: ['负责移动支付功能，月活跃用户达到300万。'],
    },
  ],
  education: { institution: '浙江大学', degree: '信息管理学士', dates: '2011 – 2015' },
  skills: ['用户研究', 'SQL', 'Axure', '数据分析', '敏捷开发', 'Figma'],
  headings: { summary: '个人简介', work: '工作经历', education: '教育背景', skills: '专业技能' },
};

export const ARABIC: ResumeFacts = {
  name: 'ليلى حداد',
  headline: 'مهندسة برمجيات أولى',
  contact: ['layla.haddad@example.org', 'عمان'],
  summary: 'مهندسة برمجيات بخبرة سبع سنوات في بناء الخدمات المصرفية',
  jobs: [
    {
      employer: 'شركة النور للتقنية',
      title: 'مهندسة برمجيات أولى',
      dates: '2019 – 2024',
      achievements: ['قدت فريقا من 5 مهندسين لبناء نظام مدفوعات', 'خفضت زمن الاستجابة بنسبة 40 بالمئة'],
    },
    {
      employer: 'بنك الأفق',
      title: 'مطورة',
      dates: '2016 – 2019',
      achievements: ['طورت خدمات باستخدام Java و PostgreSQL'],
    },
  ],
  education: { institution: 'الجامعة الأردنية', degree: 'بكالوريوس علم الحاسوب', dates: '2012 – 2016' },
  skills: ['Java', 'PostgreSQL', 'Kubernetes', 'تحليل النظم'],
  headings: { summary: 'نبذة', work: 'الخبرة', education: 'التعليم', skills: 'المهارات' },
};

export const GERMAN: ResumeFacts = {
  name: 'Jörg Müßigmann',
  headline: 'Projektleiter Maschinenbau',
  contact: ['joerg.muessigmann@example.de', '+49 711 5550123', 'Böblingen'],
  summary:
    'Projektleiter mit zwölf Jahren Erfahrung in Sondermaschinen, von der Auslegung bis zur Übergabe beim Kunden.',
  jobs: [
    {
      employer: 'Schwäbische Fördertechnik GmbH',
      title: 'Projektleiter',
      dates: '04/2017 – heute',
      achievements: [
        'Führte 14 Projekte mit einem Gesamtwert von 23 Mio. Euro, davon 13 im Budget und im Termin.',
        'Verkürzte die Durchlaufzeit der Konstruktionsfreigabe von 15 auf 6 Tage.',
      ],
    },
    {
      employer: 'Weißbach Präzision',
      title: 'Konstrukteur',
      dates: '09/2011 – 03/2017',
      achievements: ['Entwickelte eine Spannvorrichtung, die die Rüstzeit um 45 % senkte.'],
    },
  ],
  education: { institution: 'Hochschule Esslingen', degree: 'Diplom-Ingenieur Maschinenbau', dates: '2006 – 2011' },
  skills: ['SolidWorks', 'SAP', 'Projektleitung', 'FMEA', 'Kostenrechnung', 'Englisch'],
  headings: { summary: 'Profil', work: 'Berufserfahrung', education: 'Ausbildung', skills: 'Kenntnisse' },
};
