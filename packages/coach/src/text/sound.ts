/**
 * A rough key of how an English word sounds: its consonants, voiced and spelled alike. `cache` and `cash`, `tuple` and
 * `topple` share one. Empty for words with fewer than two consonants, which sound like too many others.
 */
export function soundOf(word: string): string {
  const letters = word.replace(/[^a-z]/g, '');
  const consonants = letters
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
    .replace(/ch(?=e?s?$)|sch|sh/g, '$')
    .replace(/ck|c(?![eiy])|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/x/g, 'ks')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');
  return consonants.length >= 2 ? `${/^[aeiou]/.test(letters) ? 'a' : ''}${consonants}` : '';
}
