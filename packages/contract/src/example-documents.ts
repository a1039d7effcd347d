// A made-up person and employer, so that the tools can be tried without documents. Robin Vale is the candidate of the live demo too.

export const EXAMPLE_RESUME = `Robin Vale
Customer Support Lead
12 Harbor Street, Bristol | robin.vale@example.com | +44 20 7946 0123

Profile
Support lead with seven years in telecommunications and software. I look for a role in customer success, where what customers tell us shapes the product.

Experience

Customer Support Lead, Harborlight Software, Bristol
March 2022 - Present
- Lead a support team of 6 and cut the median first reply from 9 hours to 2
- Rebuilt the lost order of an angry customer within 4 hours and kept the account of 40 seats
- Wrote 60 help articles, which lowered repeated questions by 35 percent
- Interview five customers a month and bring what they need to the product meeting
- Report ticket trends from Zendesk with SQL every week

Support Agent, Fernway Telecom, Cardiff
June 2019 - February 2022
- Answered 45 calls a day with a satisfaction of 94 percent
- Trained 8 new colleagues in their first month
- Responsible for the shift plan of the evening team

Education
BA Communication Studies, Cardiff University, 2016 - 2019

Skills
Zendesk, SQL, customer interviews, help articles, coaching, Excel

Languages
English (native), Spanish (fluent)
`;

export const EXAMPLE_JOB = `Customer Success Manager

Brightwater Analytics makes reporting software for small charities. We talk to our customers before we build.

What you will do:
- Guide 40 customers from their first day to the renewal of their contract
- Run onboarding sessions and write the guides that go with them
- Notice early when a customer stops using the product, and win them back
- Bring what customers need to our product team

Requirements:
- 3 years of experience in customer success or customer support
- Zendesk, Salesforce and SQL
- Dashboards in Tableau or Power BI
- Experience with onboarding and account renewals
- Communication, teamwork and problem solving
- Fluent English

Nice to have:
- Spanish

Write to Dana Okafor, Head of Customer Success.
`;
