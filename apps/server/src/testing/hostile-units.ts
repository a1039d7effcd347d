/** Signs, single letters and pieces of addresses. */
const SIGNS =
  `- a A 1 . , : ; ? ! ( [ " ' / | • @ _ # * % $ < — é 漢 й ا 😀 \u0301 \u00a0 \u200b word- self- a* 1.1 1, 1- a@ a. a.b. www. http:// <b> C++ 漢，`.split(
    ' ',
  );
export const HOSTILE_SIGNS = [...SIGNS, ' ', '\t', ' \n', '\r\n'];

/** Words and lines. */
const WORDS = ['- ', '* ', 'a ', 'Aa ', 'a, ', 'a: ', 'a/b ', '1 ', '5% ', 'Mr. ', 'I ', 'what ', 'and ', 'of the '];
const OF_RESUMES = [
  'Ab Cd\n',
  'Python, ',
  'Skills\n',
  'Experience\n',
  '2019 – ',
  'Jan 2019 ',
  'I did it. ',
  'led the team. ',
  'years of ',
  'Engineer at A\n',
  '- led x by 5%\n',
];
const OF_JOBS = ['must have ', 'Responsibilities:\n- ', 'how would you ', 'a\n\n', '( ', 'q: ', '[x]', '"a" '];
export const HOSTILE_LINES = [...WORDS, ...OF_RESUMES, ...OF_JOBS, '\n', 'x\n', 'x y\n'];
