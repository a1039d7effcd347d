const FIRST_LINES = 8;
const LONGEST_NAME = 60;
const PIECE_END = /\s{3,}|\t|\s[|·•★]\s/u;
const LEGAL_END = /\s(?:Ltd|Limited|plc|PLC|LLP|LLC|Inc|GmbH|AG|AB|AS|Oy|B\.V|N\.V|Corp|ULC)\.?$/u;

/** Capitals and the small words of names, and no sentence. */
const NAME_GOES_ON = /^(?: (?:\p{Lu}[\p{L}\d&.'’-]*|at|of|and|for|the|&|in|on))+$/u;

/** The name as the head of an advertisement has it with its legal form: "Elm Care at Home Pty Ltd" where the text below speaks of "Elm Care". */
export function wholeCompany(company: string, text: string): string {
  if (company === '' || LEGAL_END.test(company)) return company;
  const pieces = text
    .split('\n', FIRST_LINES)
    .flatMap((line) => line.split(PIECE_END))
    .map((piece) => piece.trim());
  const whole = pieces.find(
    (piece) =>
      piece.startsWith(`${company} `) &&
      piece.length <= LONGEST_NAME &&
      LEGAL_END.test(piece) &&
      NAME_GOES_ON.test(piece.slice(company.length)),
  );
  return whole ?? company;
}
