export const legalMessages = { onThisPage: 'On this page' } as const;
