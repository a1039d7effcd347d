/** What is known to be in a resume of the set. Text is as a person would read it, without the layout's breaks. */
export type JobFacts = { employer: string; title: string; dates: string; achievements: string[] };
export type ResumeFacts = {
  name: string;
  headline: string;
  contact: string[];
  summary: string;
  jobs: JobFacts[];
  education: { institution: string; degree: string; dates: string };
  skills: string[];
  headings: { summary: string; work: string; education: string; skills: string };
};
