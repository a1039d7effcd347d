export const CUSTOM_ROLE_ID = 'custom';

/** The roles that come with our description. */
export const ROLE_PRESETS = [
  {
    id: 'product-manager',
    roleName: 'Product Manager',
    roleDescription: `We are looking for a Product Manager who finds out what our customers need and turns it into a product they like to use.

What you will do:
- Interview customers every week.
- Build the roadmap for the next two quarters.
- Write clear specifications.
- Set priorities with engineers and designers.
- Explain a decision to those who hoped for another one.
- Plan experiments and learn from the numbers of each release.

What you bring:
- Three years or more with a digital product.
- Clear writing, good listening, and ease in talking to every kind of colleague.
- Experience with interviews, experiments and product metrics.`,
  },
  {
    id: 'software-engineer',
    roleName: 'Software Engineer',
    roleDescription: `We are looking for a Software Engineer for the team behind our web application.

What you will do:
- Design features of a web application, from the database to the screen.
- Write automated tests for your own code.
- Review the code of your colleagues.
- Find out why a page is slow.
- Estimate the work together with product and design.
- Take your turn on call for what runs in production.

What you bring:
- Two years or more of professional programming in any modern language.
- A good command of data structures, databases, HTTP and automated tests.
- The habit of explaining technical matters in plain words.`,
  },
  {
    id: 'project-manager',
    roleName: 'Project Manager',
    roleDescription: `We are looking for a Project Manager who brings people, time and money together so that a project ends well.

What you will do:
- Agree on scope, schedule and budget with the client.
- Keep the project plan up to date.
- Identify risks early and act on them.
- Lead the weekly meeting with the team.
- Report on progress to the sponsor.
- Handle requests for changes after the start.

What you bring:
- Three years or more of leading projects with several teams.
- Experience with both classic and agile ways of planning.
- A calm manner when things change or people disagree.`,
  },
] as const;
