export const CUSTOM_ROLE_ID = 'custom';

/** The roles that come with our description. */
export const ROLE_PRESETS = [
  {
    id: 'product-manager',
    roleName: 'Product Manager',
    roleDescription: `We are looking for a Product Manager who finds out what our customers need and turns it into a product they like to use.

What you will do:
- Talk to customers every week and turn what you learn into a clear roadmap.
- Write down what a feature is for, how we will know that it works, and what we leave out.
- Work with engineers and designers from the first sketch to the release.
- Decide what comes first when not everything fits, and explain the decision.
- Follow how each release is used and learn from the numbers.

What you bring:
- Three years or more with a digital product.
- Clear writing, good listening, and ease in talking to every kind of colleague.
- Experience with interviews, experiments and product metrics.`,
  },
  {
    id: 'software-engineer',
    roleName: 'Software Engineer',
    roleDescription: `We are looking for a Software Engineer who builds features that last and leaves the code better than it was.

What you will do:
- Design, write and test features of a web application, on the server and in the browser.
- Find out why something is slow or broken, fix it, and keep it from coming back.
- Review the work of others and take their remarks on yours.
- Plan the work together with product and design, and say early when something takes longer.
- Take your turn in looking after what runs in production.

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
- Agree on scope, schedule and budget with the client and the team.
- Keep the plan up to date, see risks early and act on them.
- Lead the regular meetings and make sure that decisions are made and kept.
- Report honestly on progress to everybody who has a stake in it.
- Close each project with the lessons for the next.

What you bring:
- Three years or more of leading projects with several teams.
- Experience with both classic and agile ways of planning.
- A calm manner when things change or people disagree.`,
  },
] as const;
