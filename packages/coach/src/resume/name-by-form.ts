/** "Surname: Okafor" and "First names: Ada Grace" on lines next to each other. */
const IN_TWO = [
  /^[ \t]*(?:surname|last name|family name)[ \t]*[:：]?[ \t]+(?<family>\p{Lu}[^\n,:]{1,40})\n[ \t]*(?:first|given|fore) ?names?[ \t]*[:：]?[ \t]+(?<given>\p{Lu}[^\n,:]{1,40})$/imu,
  /^[ \t]*(?:first|given|fore) ?names?[ \t]*[:：]?[ \t]+(?<given>\p{Lu}[^\n,:]{1,40})\n[ \t]*(?:surname|last name|family name)[ \t]*[:：]?[ \t]+(?<family>\p{Lu}[^\n,:]{1,40})$/imu,
];
/** "Dr. Farrukh NAZAROV" as the first line. */
const WITH_HONORIFIC =
  /^\s*(?:Dr|Mr|Mrs|Ms|Miss|Prof|Rev)\.? (?<name>\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){1,3})[ \t]*(?:\n|$)/u;

const inTitleCase = (name: string): string =>
  name.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => (/^\p{Lu}+$/u.test(rest) ? rest.toLowerCase() : rest)).trim();

/** A name that the form of a resume tells for certain: in two labelled lines, or behind an honorific in the first line. Empty where neither is there. */
export function nameByForm(text: string): string {
  for (const form of IN_TWO) {
    const { given = '', family = '' } = form.exec(text)?.groups ?? {};
    if (given !== '' && family !== '') return `${inTitleCase(given)} ${inTitleCase(family)}`;
  }
  return inTitleCase(WITH_HONORIFIC.exec(text)?.groups?.['name'] ?? '');
}
