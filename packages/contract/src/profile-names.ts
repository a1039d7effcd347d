const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True when a profile's name is really an e-mail address, which is then not shown as a name. */
export const looksLikeEmail = (name: string): boolean => EMAIL_PATTERN.test(name.trim());

/** "ada o'neill-smith" → "Ada O'neill-Smith": the first letter of every word is capital, the rest small. */
export function titleCase(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase());
}

/** The name in the greeting on Home, or the fallback of the specification. */
export function greetingName(profile: { name: string } | null): string {
  if (!profile) return 'Job Candidate';
  if (!profile.name.trim() || looksLikeEmail(profile.name)) return 'Job Applicant';
  return titleCase(profile.name);
}
