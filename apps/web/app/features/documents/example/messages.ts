/** Sentences about the made-up resume and job that the tools can be tried with. */
export const exampleMessages = {
  show: 'See an example',
  busy: 'Making the example',
  hint: (units: string) => `Nothing at hand? It uses none of your ${units}.`,
  failed: 'The example could not be made.',
  title: 'This is an example',
  lead: (units: string) =>
    `Greenroom’s coach made it from a made-up person’s resume and a made-up job. None of your ${units} was used.`,
  own: 'Use your own resume',
  documents: 'Show the resume and the job of this example',
  resume: 'The resume',
  job: 'The job',
} as const;
