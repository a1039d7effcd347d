/** One line of the resume that names referees. */
const LINE = /(?:^|\.[ \t])[ \t]*(?:referees?|references?)[ \t]*:[ \t]*(\p{Lu}[^\n]{14,200})$/imu;
const NAME = /\p{Lu}[\p{Ll}'’-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+/gu;
const FEWEST_NAMES = 2;

/** Who can be asked about the person, where one line of the resume names them: "My referees are A, director, and B." Else ''. */
export function phraseReferees(resumeText: string): string {
  const [, line = ''] = LINE.exec(resumeText) ?? [];
  const [named = ''] = line.split(/(?<=\p{L}{3})\.(?:\s|$)/u);
  const isNamed = (named.match(NAME) ?? []).length >= FEWEST_NAMES;
  return isNamed && !/\d{4}|@|request/u.test(named) ? `My referees are ${named.trim()}.` : '';
}
