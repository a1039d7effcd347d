/** Jobs to try a resume against without an advertisement at hand. The words are ours. */
export const ROLE_PRESETS = [
  {
    id: 'product-manager',
    name: 'Product Manager',
    description: `Product Manager

We are looking for a Product Manager who finds out what our customers need and turns it into a product that they like to use.

Responsibilities:
- Interview customers every week and turn what you learn into a product roadmap.
- Set priorities with engineers, designers and stakeholders, and explain the decisions.
- Write user stories with clear acceptance criteria and groom the backlog.
- Plan A/B testing, follow product metrics and learn from each release.

Requirements:
- At least 3 years of product management for a digital product.
- User research, roadmapping, prioritization and data analysis, with SQL.
- Agile methods such as Scrum, and tools such as Jira.
- Communication skills, stakeholder management, leadership and problem solving.

Nice to have:
- Figma, Google Analytics and experience with subscription products.`,
  },
  {
    id: 'software-engineer',
    name: 'Software Engineer',
    description: `Software Engineer

We are looking for a Software Engineer who builds features that last and leaves the code better than it was.

Responsibilities:
- Design, write and test features of a web application, from the database to the screen.
- Review the work of others and take their remarks on yours.
- Find out why something is slow or broken, fix it, and keep it from coming back.
- Take your turn on call for what is live.

Requirements:
- At least 3 years of professional software development.
- JavaScript or TypeScript, React and Node.js.
- SQL and PostgreSQL, REST APIs, Git and automated testing.
- Continuous integration, Docker and a cloud such as AWS.
- Communication skills, teamwork, problem solving and attention to detail.

Nice to have:
- Kubernetes, GraphQL and Python.`,
  },
  {
    id: 'project-manager',
    name: 'Project Manager',
    description: `Project Manager

We are looking for a Project Manager who brings people, time and money together so that a project ends well.

Responsibilities:
- Agree on scope, schedule and budget with the client and the team.
- Keep the project plan up to date, see risks early and act on them.
- Lead the meetings and make sure that decisions are made and kept.
- Report on progress to everybody who has a stake in it.

Requirements:
- At least 5 years of project management with several teams.
- Project planning, budgeting, risk management and scheduling.
- Agile and Scrum as well as Waterfall, with Jira or Microsoft Project.
- Leadership, communication skills, negotiation, organization and stakeholder management.

Nice to have:
- A PMP or PRINCE2 certification, change management and Power BI.`,
  },
] as const;
