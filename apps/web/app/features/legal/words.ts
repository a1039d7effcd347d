export const legalWords = { onThisPage: 'On this page' } as const;
