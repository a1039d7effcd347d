const SHORTEST_SHOUTED_WORD = 4;
const LEGAL_FORMS = new Map([
  ['LTD', 'Ltd'],
  ['INC', 'Inc'],
  ['CORP', 'Corp'],
  ['CO', 'Co'],
  ['GMBH', 'GmbH'],
  ['AND', 'and'],
  ['OF', 'of'],
  ['THE', 'The'],
  ['FOR', 'for'],
]);

/** "BRAITHWAITE & SONS LTD" as a letter writes it; "IKEA", "KPMG LLP" and "BMW Group" are written so. */
export function writtenCompany(company: string): string {
  const words = company.split(' ');
  const isShouted = company === company.toUpperCase() && words.filter((word) => /\p{L}{4}/u.test(word)).length > 1;
  if (!isShouted) return company;
  return words.map((word) => LEGAL_FORMS.get(word.replace(/\.$/u, '')) ?? calmed(word)).join(' ');
}

/** Short words and those without a vowel are abbreviations. */
function calmed(word: string): string {
  const isWord = word.length >= SHORTEST_SHOUTED_WORD && /[AEIOUY]/u.test(word);
  return isWord ? word.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()) : word;
}
