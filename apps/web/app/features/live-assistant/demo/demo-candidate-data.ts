import type { Background } from '../session/request-answer.ts';

/** Who the demo answers for when someone tries it without a resume: the made-up candidate of its script. */
export const DEMO_CANDIDATE: Background = {
  resume: {
    fullName: 'Robin Vale',
    headline: 'Customer Support Lead',
    emailAddress: '',
    phoneNumber: '',
    address: '',
    links: [],
    summary: 'Looking for a role in customer success, where what customers tell us shapes the product.',
    experience: [
      {
        employer: 'Harborlight Software',
        title: 'Customer Support Lead',
        startDate: '2022',
        endDate: 'Present',
        achievements: [
          'Led a support team of 6 and cut the median first reply from 9 hours to 2',
          'Rebuilt the lost order of an angry customer within 4 hours and kept the account of 40 seats',
          'Wrote 60 help articles, which lowered repeated questions by 35 percent',
        ],
      },
      {
        employer: 'Fernway Telecom',
        title: 'Support Agent',
        startDate: '2019',
        endDate: '2022',
        achievements: ['Answered 45 calls a day with a satisfaction of 94 percent'],
      },
    ],
    education: [],
    projects: [],
    skills: ['Zendesk', 'Customer interviews', 'SQL'],
    languages: [],
    certifications: [],
    text: '',
    hiddenTextFound: false,
  },
  jobDescription: 'Customer Success Manager. We talk to our customers before we build. Zendesk, SQL, onboarding.',
};
