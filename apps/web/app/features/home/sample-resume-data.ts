/** A review of an invented resume, shaped as the reviewer's own skill groups. */
export const SAMPLE_RESUME = {
  score: 85,
  role: 'Data Analyst',
  summary:
    'Four years of analysis with results in numbers, and most of what the advertisement asks for in plain sight. Dashboards and statistics are well ' +
    'shown. Airflow and A/B testing are asked for and never named: if you have used them, say where.',
  groups: [
    {
      name: 'Hard Skills',
      skills: [
        { name: 'SQL', isCompleted: true },
        { name: 'Python', isCompleted: true },
        { name: 'Tableau', isCompleted: true },
        { name: 'Excel', isCompleted: true },
        { name: 'Statistics', isCompleted: true },
        { name: 'Data modelling', isCompleted: true },
        { name: 'Airflow', isCompleted: false },
        { name: 'A/B testing', isCompleted: false },
      ],
    },
    {
      name: 'Soft Skills',
      skills: [
        { name: 'Communication', isCompleted: true },
        { name: 'Teamwork', isCompleted: true },
        { name: 'Attention to detail', isCompleted: true },
        { name: 'Problem-solving', isCompleted: true },
        { name: 'Time management', isCompleted: true },
        { name: 'Stakeholder management', isCompleted: false },
      ],
    },
  ],
} as const;
