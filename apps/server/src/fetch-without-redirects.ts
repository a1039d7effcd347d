/** For providers: a redirect would hand the key and what a person said to an address that the operator did not configure. */
export const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
