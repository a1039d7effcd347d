export const homeMessages = {
  greeting: (name: string) => `Hi, ${name}`,
  tagline: 'Ready to land your dream job?',
  lead: 'Rehearse the interview out loud and hear what to say better. Then sharpen your resume and your letter.',
  free: 'Free to try, no account needed.',
  begin: 'Start New Mock Interview',
  look: 'See how it works',
  toolsHeading: 'Choose where to begin',
  payment: {
    success: {
      title: 'Payment Successful!',
      description: 'Thank you for your purchase. Your account has been upgraded.',
    },
    failed: {
      title: 'Payment Cancelled',
      description: 'Something went wrong with your payment. Please try again.',
    },
  },
  memberHeading: 'Your practice',
} as const;
