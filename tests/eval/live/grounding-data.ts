import type { ParsedResume } from '@greenroom/contract/resume';

const blank: ParsedResume = {
  fullName: '',
  headline: '',
  emailAddress: '',
  phoneNumber: '',
  address: '',
  links: [],
  summary: '',
  experience: [],
  education: [],
  projects: [],
  skills: [],
  languages: [],
  certifications: [],
  text: '',
  hiddenTextFound: false,
};
const job = (employer: string, title: string, startDate: string, endDate: string, achievements: string[]) => ({
  employer,
  title,
  startDate,
  endDate,
  achievements,
});

/** Invented resumes of several lines of work. */
export const resumesForGrounding: readonly ParsedResume[] = [
  {
    ...blank,
    fullName: 'Imke Solberg',
    experience: [
      job('Harrow Dairy', 'Data Analyst', '2021', 'Present', [
        'Led a team of 4 analysts to rebuild the sales dashboard in Tableau, cutting report time by 60%',
        'Automated invoice checks with Python and SQL, saving 12 hours a week',
        'Resolved a conflict between sales and logistics by agreeing on one definition of a late delivery',
      ]),
      job('Elm Street Library', 'Assistant', '2018', '2021', [
        'Helped 30 visitors a day find books and use the catalogue',
      ]),
    ],
    education: [{ institution: 'Weir College', degree: 'BSc Statistics', startDate: '2015', endDate: '2018' }],
    skills: ['Python', 'SQL', 'Tableau', 'Excel'],
  },
  {
    ...blank,
    fullName: 'Tomas Reyes',
    experience: [
      job('Saint Brendan Hospital', 'Registered Nurse', '2017', 'Present', [
        'Cared for up to 6 surgical patients a shift and trained 9 new nurses on the ward',
        'Reduced medication errors by 18% by introducing a second check at handover',
        'Calmed distressed relatives and explained treatment in Spanish and English',
      ]),
    ],
    education: [{ institution: 'Ridge University', degree: 'BSN', startDate: '', endDate: '2016' }],
    skills: ['Triage', 'Wound care', 'Electronic health records', 'Spanish'],
  },
  {
    ...blank,
    fullName: 'Ada Brandt',
    experience: [
      job('Kestrel Software', 'Backend Engineer', 'Jan 2020', 'Mar 2024', [
        'Migrated a billing service from a monolith to Go services on Kubernetes with no downtime',
        'Cut p95 latency from 900 ms to 220 ms by adding PostgreSQL indexes and a cache',
        'Mentored two juniors through weekly code reviews',
      ]),
    ],
    skills: ['Go', 'PostgreSQL', 'Kubernetes', 'Redis'],
  },
];

export const jobForGrounding =
  'We look for somebody with SQL, Go or Spanish who leads small teams, works with customers and keeps calm. 5 years of experience with ' +
  'Snowflake, Java and 24/7 shifts are a plus. Brightwater Holdings, founded 1987.';

export const questionsForGrounding: readonly string[] = [
  'Tell me about yourself?',
  'Tell me about a time you led a team.',
  'Why should we hire you?',
  'What is your biggest weakness?',
  'Have you used Snowflake?',
  'Do you have experience with SQL?',
  'How familiar are you with Java?',
  'How do you handle stress?',
  'Describe a conflict you had at work.',
  'What are your salary expectations?',
  'Why do you want to work here?',
  'What is the difference between a process and a thread?',
  'How would you calm an angry customer?',
  'Did you enjoy it?',
  'Why?',
  'What is your proudest achievement?',
  'Tell me about a time you failed.',
  'Where do you see yourself in 5 years?',
  'How many people did you manage?',
  'Do you have any questions for me?',
  'Explain how an index works.',
  'What did you do at Google?',
];
