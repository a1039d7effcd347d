/** Where deeds were done: a job, or a project with its name as the title. */
export type Place = {
  title: string;
  employer: string;
  startDate: string;
  endDate: string;
  achievements: string[];
  isProject: boolean;
};
